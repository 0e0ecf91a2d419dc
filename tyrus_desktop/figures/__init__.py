"""What the user's own games say of how they play: results, habits and a rating. No Qt."""
