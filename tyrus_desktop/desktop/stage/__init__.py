"""How events become what is shown: the models, filled beat by beat."""
