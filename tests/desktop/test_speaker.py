"""The speaker with a fake device: mixing, failures and idling; and the sound files."""

import logging
import threading
import wave
from array import array
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import make_sounds
from tyrus_desktop import paths
from tyrus_desktop.desktop.sound import speaker as module
from tyrus_desktop.desktop.sound.sounds import VARIANTS, Cue
from tyrus_desktop.desktop.sound.speaker import FADE, RATE, Device, Mixer, Speaker, load

FOLDER = paths.resources() / "sounds"
FILES = sorted(FOLDER.iterdir())


def test_each_sound_file_is_short_and_fades_out() -> None:
    wanted = {name for names in VARIANTS.values() for name in names}
    assert {path.name for path in FILES} == {f"{name}.wav" for name in wanted}
    for path in FILES:
        assert make_sounds.wav(path.stem) == path.read_bytes()
        with wave.open(str(path)) as file:
            assert file.getparams()[:3] == (1, 2, RATE)
            samples = array("h", file.readframes(file.getnframes()))
        assert 0.1 < len(samples) / RATE < 8
        assert 10 ** (-16 / 20) < max(map(abs, samples)) / 32768 < 10 ** (-3 / 20)
        assert max(map(abs, samples[:2])) < 1000  # It neither begins
        assert max(map(abs, samples[-20:])) < 10  # nor ends with a click.


# Mixing


def pieces(mixer: Mixer) -> Generator[bytes, int, None]:
    made = mixer.chunks()
    next(made)
    return made


def samples(piece: bytes) -> list[int]:
    return array("h", piece).tolist()


def test_sum_of_mixed_sounds_is_clipped() -> None:
    mixer = Mixer()
    made = pieces(mixer)
    assert samples(made.send(2)) == []
    mixer.add(array("h", [1, 2, 3]))
    assert samples(made.send(2)) == [1, 2]
    mixer.add(array("h", [10, 20, 30]))
    assert samples(made.send(2)) == [13, 20]
    mixer.add(array("h", [32000, -32000]))
    mixer.add(array("h", [32000, -32000]))
    assert samples(made.send(4)) == [32767, -32768]
    assert samples(made.send(4)) == []


def test_stopped_sound_fades_out() -> None:
    mixer = Mixer()
    made = pieces(mixer)
    mixer.add(array("h", [1000] * (3 * FADE)))
    assert samples(made.send(2)) == [1000, 1000]
    mixer.stop()
    faded = samples(made.send(2 * FADE))
    assert len(faded) == FADE
    assert faded == sorted(faded, reverse=True)
    assert faded[0] == 1000
    assert faded[-1] < 2
    mixer.add(array("h", [5, 6]))
    assert samples(made.send(4)) == [5, 6]


# The thread


class FakeDevice:
    """A device from which the test requests the samples."""

    def __init__(self) -> None:
        self.running = False
        self.starts = 0
        self.closed = False
        self.source: Generator[bytes, int, None] | None = None

    def start(self, callback_generator: Generator[bytes, int, None]) -> None:
        self.source, self.running = callback_generator, True
        self.starts += 1

    def stop(self) -> None:
        self.running = False

    def close(self) -> None:
        self.running, self.closed = False, True


class DeviceFactory:
    """Opens fake devices, or raises `broken`."""

    def __init__(self) -> None:
        self.opened: list[FakeDevice] = []
        self.tried = 0
        self.broken: Exception | None = None

    def open(self) -> Device:
        self.tried += 1
        if self.broken is not None:
            raise self.broken
        self.opened.append(FakeDevice())
        return self.opened[-1]


@pytest.fixture
def devices() -> DeviceFactory:
    return DeviceFactory()


@pytest.fixture
def speaker(devices: DeviceFactory) -> Iterator[Speaker]:
    made = Speaker(FOLDER, devices.open)
    yield made
    made.close()


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    caplog.set_level(logging.DEBUG, module.__name__)
    return lambda: [record.getMessage() for record in caplog.records]


def test_sound_is_played_with_its_gain(
    speaker: Speaker, devices: DeviceFactory, qtbot: QtBot
) -> None:
    assert devices.tried == 0
    assert not any(thread.name == "speaker" for thread in threading.enumerate())
    speaker.warm_up()
    qtbot.waitUntil(lambda: bool(devices.opened))
    assert not devices.opened[0].running
    speaker.play("bell", 0.5)
    qtbot.waitUntil(lambda: devices.opened[0].running)
    source = devices.opened[0].source
    assert source is not None
    bell = load(FOLDER)["bell"]
    assert samples(source.send(len(bell))) == [int(each / 2) for each in bell]
    speaker.close()
    assert devices.opened[0].closed


def test_idle_sound_device_stops_and_restarts(
    speaker: Speaker, devices: DeviceFactory, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "IDLE", 0.02)
    for starts in (1, 2):
        speaker.play("lift", 1)
        qtbot.waitUntil(lambda: bool(devices.opened) and devices.opened[0].starts == starts)  # noqa: B023
        qtbot.waitUntil(lambda: not devices.opened[0].running)
    assert len(devices.opened) == 1


def test_failing_sound_device_is_logged_once(
    devices: DeviceFactory,
    log: Callable[[], list[str]],
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "RETRY", 0.0)

    def fail(*_: object) -> None:
        raise RuntimeError

    for number, failure in enumerate((ImportError("no library"), OSError("no device"), None), 1):
        devices.broken, devices.tried = failure, 0
        if failure is None:  # It opens, but does not start.
            monkeypatch.setattr(FakeDevice, "start", fail)
        speaker = Speaker(FOLDER, devices.open)
        for cue in Cue:
            speaker.play(VARIANTS[cue][0], 1)
        speaker.close()
        assert devices.tried >= len(Cue)
        assert len(log()) == number
    assert devices.opened[0].closed
    assert capfd.readouterr() == ("", "")


def test_failed_or_lost_sound_device_is_reopened(
    speaker: Speaker, devices: DeviceFactory, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    monkeypatch.setattr(module, "monotonic", lambda: now[0])
    devices.broken = OSError("unplugged")
    speaker.play("bell", 1)
    qtbot.waitUntil(lambda: devices.tried == 1 and not speaker.pending)
    devices.broken = None
    now[0] += module.RETRY + 1
    speaker.play("bell", 1)
    qtbot.waitUntil(lambda: bool(devices.opened) and devices.opened[0].running)
    source = devices.opened[0].source
    assert source is not None
    now[0] += 5
    source.send(100)
    speaker.play("bell", 1)
    qtbot.waitUntil(lambda: not speaker.pending)
    assert devices.tried == 2
    now[0] += 5  # The device requests nothing more, though it claims to run.
    speaker.play("bell", 1)
    qtbot.waitUntil(lambda: len(devices.opened) == 2 and devices.opened[1].running)
    assert devices.opened[0].closed


def test_missing_or_invalid_sound_files_are_logged(
    devices: DeviceFactory, tmp_path: Path, log: Callable[[], list[str]]
) -> None:
    tmp_path.joinpath("bell.wav").write_bytes(b"no sound")
    for folder in (tmp_path, tmp_path / "nowhere"):
        speaker = Speaker(folder, devices.open)
        speaker.play("bell", 1)
        speaker.close()
    assert len(log()) == 2


def test_hanging_sound_device_does_not_block_program_exit(tmp_path: Path) -> None:
    answers = threading.Event()

    def wait() -> Device:
        answers.wait()
        raise OSError

    speaker = Speaker(FOLDER, wait)
    speaker.play("bell", 1)
    speaker.close()  # At most two seconds.
    (thread,) = [each for each in threading.enumerate() if each.name == "speaker"]
    assert thread.daemon
    answers.set()
    thread.join()
