"""What a network learns to say of a position: not only what came of its game, which is one throw of the dice, but also what
networks that never saw the game thought of it later on."""

import torch


def blended(values, came, game, later):
    """Going back from the end of each game: the value of the next position, and `later` of what that one learns itself.

    The last position of a game learns what came. With 1 they all do."""
    starts = torch.nonzero(torch.cat([torch.tensor([True]), game[1:] != game[:-1]])).view(-1).to(values.device)
    ends = torch.cat([starts[1:], torch.tensor([len(game)], device=values.device)]) - 1
    targets = came.clone()
    for back in range(1, int((ends - starts).max()) + 1):
        at = ends - back
        at = at[at >= starts]
        targets[at] = (1 - later) * values[at + 1] + later * targets[at + 1]
    return targets
