"""Effects of the tiles in a tally, and sentences about it."""

from hypothesis import given

from tests.desktop.support.positions import count, decided, step_until
from tests.desktop.support.screen import Screen
from tests.readers import board, boards
from tyrus_desktop.desktop.models.counted import CountedModel, effects
from tyrus_desktop.desktop.stage.stakes import turning_order
from tyrus_desktop.desktop.text.sentences import event_sentence, log_sentence
from tyrus_desktop.engine.board import Role, StandingTile
from tyrus_desktop.engine.events import ElectionTallied
from tyrus_desktop.engine.tally import Tally, tally
from tyrus_desktop.engine.tiles import Profession, Side

CITADEL = Profession.SOLDIER
GENERAL = ("bS10>bC", "bS8>bC", "iM7>bC", "iS7>iC", "iS5>iC", "bM8>iC", "iP6>iC")
"""The French rulebook's example: Ivory 12 − (8 − 6) = 10, Brown 18 − 7 = 11."""


def left(counted: Tally, side: Side) -> dict[str, int]:
    """Return how many points of each tile count, by its face."""
    of = effects(counted).items()
    return {str(s.tile): effect for s, (_, effect) in of if s.building.side is side}


def test_tally_effects_match_the_rulebook_example() -> None:
    counted = tally(1, CITADEL, board(*GENERAL))
    assert left(counted, Side.IVORY) == {"S7": 5, "S5": 5, "M8": 2, "P6": 6}
    assert left(counted, Side.BROWN) == {"S10": 3, "S8": 8, "M7": 7}
    surplus = tally(1, CITADEL, board("iS4>iC", "bM3>iC", "iP2>iC", "iP9>iC", "iP5>iC"))
    assert left(surplus, Side.IVORY) == {"S4": 4, "M3": 0, "P2": 2, "P9": 1, "P5": 0}


@given(boards())
def test_tally_effects_add_up_to_the_vote_count(standing: tuple[StandingTile, ...]) -> None:
    for kind in Profession:
        counted = tally(1, kind, standing)
        for side in Side:
            of = [(s, *known) for s, known in effects(counted).items() if s.building.side is side]
            sums = {role: sum(e for _, r, e in of if r is role) for role in Role}
            result = counted.count(side)
            assert sums[Role.VOTE] == result.total
            assert sums[Role.BLOCK] == result.blocks - result.countered
            assert sums[Role.COUNTER] == result.countered
            assert all(0 <= e <= (s.tile.value if s.tile else 0) for s, _, e in of)


def test_counter_tile_is_marked_spare_until_it_counters_a_block(qapp: object) -> None:
    counted = tally(1, CITADEL, board("iP2>iC", "iS4>iC", "bM5>iC"))
    order = turning_order(counted.shown)
    model = CountedModel(Side.IVORY, str)
    seen = []
    for turned in range(1, 4):
        model.show(counted, order[:turned])
        rows = [row for row in model.rows if row.turned]
        seen.append([(row.value, row.effect, row.spare) for row in rows])
    assert seen == [
        [(2, 0, True)],
        [(2, 0, True), (4, 4, False)],
        [(2, 2, False), (4, 1, False), (5, 3, False)],
    ]


def test_prompt_log_and_screen_reader_give_the_election_result(fresh: Screen) -> None:
    announcements = fresh.listen()
    count(fresh, 2)
    line = fresh.item("prompt")
    assert line.property("text").startswith("Citadel tally: votes")
    step_until(fresh, lambda: decided(fresh))
    assert line.property("text") == "You win the election for General, 6\u00a0to\u00a01."
    said = log_sentence(fresh.models.log.rows[-1], fresh.models.voices)
    assert said.startswith(
        "You win the election for General, 6\u00a0to\u00a01. "
        "You: 13\u00a0votes, enemy blocks\u00a014, counters\u00a07"
    )
    assert any(said in each for each in announcements)
    assert not [text for text in announcements if text.startswith("Counting")]


@given(boards())
def test_result_sentence_names_outcome_then_each_owner_once(
    standing: tuple[StandingTile, ...],
) -> None:
    for kind in Profession:
        said = event_sentence(ElectionTallied(tally(1, kind, standing)))
        outcome, _, accounts = said.partition(". ")
        assert outcome.startswith(("Ivory wins the", "Brown wins the", "The election is null"))
        assert accounts.count("Ivory") <= 1
        assert accounts.count("Brown") <= 1
        assert len(said) < 170
    plain = tally(1, CITADEL, board("iP2>iC", "iS4>iC"))
    assert (
        event_sentence(ElectionTallied(plain))
        == "Ivory wins the election for General, 4\u00a0to\u00a00."
    )
