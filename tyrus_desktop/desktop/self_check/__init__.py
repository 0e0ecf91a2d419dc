"""`tyrus --self-check`: whether an installed program is whole."""
