"""`tyrus --self-check`: checks that an installed program is complete."""
