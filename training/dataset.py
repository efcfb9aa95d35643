"""Rows of `outrigger selfplay` as tensors: for every position the inputs of each seat, and what came of the game."""

import json
from pathlib import Path

import torch

WHOLE_SHARE = 240
# Swings, as in packages/bots/src/learned/features.ts.
MOST_EDGE = 8


class Rows:
    """All rows with one number of seats."""

    def __init__(self, description, seats, data):
        shared, each, parts = (len(description[name]) for name in ("shared", "each", "parts"))
        length = description["rowLengths"][seats - 1]
        rows = torch.frombuffer(bytearray(data), dtype=torch.uint8).view(-1, length)
        signed = rows.view(torch.int8)
        self.seats = seats
        self.game = rows[:, :4].contiguous().view(torch.int32).view(-1)
        self.phase = rows[:, 4].float() / 255
        at = 5
        self.shared = signed[:, at : at + shared].float()
        at += shared
        self.each = signed[:, at : at + seats * each].float().view(-1, seats, each)
        at += seats * each
        self.shares = rows[:, at : at + seats].float() / WHOLE_SHARE
        self.shares = self.shares / self.shares.sum(1, keepdim=True) if seats > 1 else self.shares
        at += seats
        self.parts = signed[:, at : at + seats * parts].float().view(-1, seats, parts)
        at += seats * parts
        self.prospects = rows[:, at : at + 4 * seats].contiguous().view(torch.float32)
        self.swing = description["swing"]

    def edges(self):
        """Each seat's prospects against the mean of the table, in swings, as packages/bots/src/learned/features.ts has them."""
        mean = 0 if self.seats == 1 else self.prospects.mean(1, keepdim=True)
        return ((self.prospects - mean) / self.swing).clamp(-MOST_EDGE, MOST_EDGE)

    def inputs(self):
        """Position x seat x input, as packages/bots/src/learned/features.ts lays them out."""
        shared = self.shared[:, None, :].expand(-1, self.seats, -1)
        if self.seats == 1:
            nothing = torch.zeros_like(self.each)
            return torch.cat([shared, self.each, nothing, nothing], 2)
        ahead = self.each[:, :, 0]
        own = torch.eye(self.seats, dtype=torch.bool)
        others = ahead[:, None, :].expand(-1, self.seats, -1).masked_fill(own, float("-inf"))
        # The first of equals, as in TypeScript: a hair less for every later seat.
        rival = (others - 1e-3 * torch.arange(self.seats)).argmax(2)
        strongest = self.each.gather(1, rival[:, :, None].expand(-1, -1, self.each.shape[2]))
        mean = (self.each.sum(1, keepdim=True) - self.each) / (self.seats - 1)
        # Halves go up, as Math.round has it.
        return torch.cat([shared, self.each, strongest, torch.floor(mean + 0.5)], 2)


def load(folders, wanted=None):
    """The description, and the rows by number of seats. All folders must hold the same features."""
    description = wanted or json.loads((Path(folders[0]) / "features.json").read_text())
    data = {}
    for folder in map(Path, folders):
        found = json.loads((folder / "features.json").read_text())
        if found != description:
            raise SystemExit(f"{folder} holds rows of other features")
        for file in sorted(folder.glob("*.rows")):
            data.setdefault(int(file.stem.split("-")[1]), []).append(file.read_bytes())
    return description, [Rows(description, seats, b"".join(parts)) for seats, parts in sorted(data.items())]


# Games are parted by their number.
FOLDS = 5


def fold_of(rows):
    return rows.game % FOLDS
