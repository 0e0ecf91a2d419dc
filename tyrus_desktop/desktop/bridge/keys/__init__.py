"""The program's keys and the commands bound to them."""
