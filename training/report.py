"""How well a network forecasts on games it never saw: Brier scores by phase of the game, and calibration."""

import torch

from network import forecast

PHASES = ((0, 0.125), (0.125, 0.375), (0.375, 0.625), (0.625, 0.875), (0.875, 1.01))


def brier(said, came):
    return (said - came).square().mean().item()


def best_scale(lead, came):
    """The evaluation by hand as a forecast, with the scale that suits it best."""
    scales = [0.05 * 1.15**power for power in range(60)]
    return min(scales, key=lambda scale: brier(torch.sigmoid(lead / scale), came))


def by_phase(group, win, came):
    """Of two players: the network's score, and that of the evaluation by hand."""
    edges, phase = group.edges(), group.phase
    lead = edges[:, 0] - edges[:, 1]
    scale = best_scale(lead, came[:, 0])
    lines = []
    for low, high in PHASES:
        part = (phase >= low) & (phase < high)
        by_hand = brier(torch.sigmoid(lead[part] / scale), came[part, 0])
        lines.append({"from": low, "learned": round(brier(win[part, 0], came[part, 0]), 4), "evaluate": round(by_hand, 4)})
    return lines


def calibration(said, came):
    bins = (said * 10).long().clamp(0, 9)
    return [
        {"said": round(said[bins == place].mean().item(), 3), "came": round(came[bins == place].mean().item(), 3), "count": int((bins == place).sum())}
        for place in range(10)
        if (bins == place).any()
    ]


def report(layers, held):
    """A line for each number of seats, on games that were held out."""
    lines = {}
    for group in held:
        if group.seats < 2:
            continue
        win = forecast(layers, group.inputs(), group.edges())
        came = group.shares
        lines[str(group.seats)] = {
            "positions": len(came),
            "brier": round(brier(win, came), 4),
            "quarters": by_phase(group, win, came) if group.seats == 2 else [],
            "calibration": calibration(win.flatten(), came.flatten()),
        }
    return lines
