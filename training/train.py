"""python3 training/train.py GAME ROWS… --usual ROWS… --out DIR: trains a network on rows of self-play.

First a network is trained for every fifth of the games, on the other four: what it says of games it never saw goes, with
what came of them, into the targets. Then one network learns all of it, and ends on the usual games, or on those of the level
that forecasts are held against (--level). DIR gets network.json (for `node training/install.ts`), vectors.json and report.json.
"""

import argparse
import copy
import json
import time
from pathlib import Path

import torch

from dataset import FOLDS, fold_of, load
from network import STRENGTHS, POINTS_UNIT, Network, packed, run_whole, shares, strengths, whole_layers
from report import report
from targets import blended

PARTS_WEIGHT = 0.15
# Positions judged at once where nothing is learnt.
MANY = 65536
# A network is the moving mean of what training goes through: less of the last batches' noise is in it.
MEAN_DECAY = 0.99
# Epochs without a better loss: after the first number the steps are halved, after the second training ends.
SMALLER, PATIENCE = 3, 8
FIRST_STEP, LAST_STEP = 2e-3, 3e-4
# How often a position of the usual games is gone through, for once that another is.
USUAL_WEIGHT = 4


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("rows", nargs="+")
    parser.add_argument("--usual", nargs="+", default=[], help="rows of games as they are played (selfplay --usual)")
    parser.add_argument("--level", nargs="+", default=[], help="rows of usual games between bots of the level that forecasts are held against")
    parser.add_argument("--often", type=int, default=8, help="how often a position of the level's games is gone through, for once that another is")
    parser.add_argument("--held", help="rows to report on; nothing is learnt from them")
    parser.add_argument("--out", required=True)
    parser.add_argument("--hidden", type=int, nargs="+", default=[64, 32])
    parser.add_argument("--epochs", type=int, default=60, help="at the most; training ends when games kept for it get no better")
    parser.add_argument("--decay", type=float, default=0.05, help="weight decay")
    parser.add_argument("--later", type=float, default=0.85, help="how much of a target comes from later than the next position; 1: what came of the game, without the folds")
    parser.add_argument("--batch", type=int, default=8192, help="positions to a step")
    parser.add_argument("--threads", type=int, help="of the processor; all by default")
    parser.add_argument("--seconds", type=float, default=30, help="at the most, for one of the trainings")
    parser.add_argument("--stop", type=int, default=1, choices=range(FOLDS), help="the fifth of the games that says when to stop")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def prepare(rows, weight, device):
    """Inputs, targets and folds of each group of rows."""
    return [
        {
            "rows": group, "weight": weight, "fold": fold_of(group), "inputs": group.inputs().to(torch.int8).to(device),
            "edges": group.edges().to(device), "came": group.shares.to(device), "target": group.shares.to(device),
            "parts": (group.parts / POINTS_UNIT).to(device),
        }
        for group in rows
    ]


def places(item, chosen):
    return torch.nonzero(chosen).view(-1).to(item["inputs"].device)


def win_loss(outputs, item, chosen, target):
    win = shares(strengths(outputs, item["edges"][chosen])).clamp(1e-6, 1 - 1e-6)
    aim = item[target][chosen]
    if win.shape[1] == 1:
        return -(aim * win.log() + (1 - aim) * (1 - win).log()).mean()
    return -(aim * win.log()).sum(1).mean()


def loss_of(network, item, chosen):
    outputs = network(item["inputs"][chosen].float())
    parts = (outputs[..., STRENGTHS:] - item["parts"][chosen]).square().mean()
    return win_loss(outputs, item, chosen, "target") + PARTS_WEIGHT * parts


def stopping_loss(network, work):
    """Of the forecast alone, against what came, on the games that say when to stop."""
    total, count = 0.0, 0
    with torch.no_grad():
        for item, all_places in work:
            weight = item["weight"]
            for chosen in all_places.split(MANY):
                if len(chosen) == 0:
                    continue
                loss = win_loss(network(item["inputs"][chosen].float()), item, chosen, "came").item()
                total, count = total + weight * loss * len(chosen), count + weight * len(chosen)
    return total / max(1, count)


def shuffled(chosen):
    return chosen[torch.randperm(len(chosen), device=chosen.device)]


def often(item, chosen):
    """All of them in no order; the usual ones several times."""
    return torch.cat([shuffled(chosen) for _ in range(item["weight"])])


def one_epoch(network, mean, work, optimiser, batch):
    batches = [(item, part) for item, chosen in work for part in often(item, chosen).split(batch) if len(part) > 0]
    for place in torch.randperm(len(batches)).tolist():
        item, chosen = batches[place]
        optimiser.zero_grad()
        loss_of(network, item, chosen).backward()
        optimiser.step()
        network.keep_small()
        with torch.no_grad():
            for kept, now in zip(mean.parameters(), network.parameters()):
                kept.lerp_(now, 1 - MEAN_DECAY)


def train(name, network, work, stopping, args, step):
    """The best of the moving means."""
    optimiser = torch.optim.AdamW(network.parameters(), lr=step, weight_decay=args.decay)
    mean, best = copy.deepcopy(network), copy.deepcopy(network)
    first = least = stopping_loss(network, stopping)
    since, started, epoch = 0, time.time(), 0
    while epoch < args.epochs and since < PATIENCE and time.time() - started < args.seconds:
        one_epoch(network, mean, work, optimiser, args.batch)
        stopped = stopping_loss(mean, stopping)
        epoch, since = epoch + 1, since + 1
        if stopped < least:
            least, since, best = stopped, 0, copy.deepcopy(mean)
        elif since % SMALLER == 0:
            for group in optimiser.param_groups:
                group["lr"] /= 2
    print(f"{args.game} {name}: {epoch} epochs, stopping loss {first:.4f} to {least:.4f}, {time.time() - started:.0f} s", flush=True)
    return best, least


def work_of(sets, is_chosen):
    return [(item, places(item, is_chosen(item))) for item in sets]


def values_unseen(sizes, sets, args, device):
    """What networks say of each position that did not learn from its game."""
    values = [torch.zeros_like(item["came"]) for item in sets]
    for fold in range(FOLDS):
        stopping = work_of(sets, lambda item: item["fold"] == fold)
        network, _ = train(f"fold {fold}", Network(sizes).to(device), work_of(sets, lambda item: item["fold"] != fold), stopping, args, FIRST_STEP)
        with torch.no_grad():
            for value, (item, unseen) in zip(values, stopping):
                for chosen in unseen.split(MANY):
                    value[chosen] = shares(strengths(network(item["inputs"][chosen].float()), item["edges"][chosen]))
    return values


def learn(sizes, sets, args, device):
    """The network, and its loss on those games of its last that were kept to stop by."""
    if args.later < 1:
        for item, values in zip(sets, values_unseen(sizes, sets, args, device)):
            item["target"] = blended(values, item["came"], item["rows"].game, args.later)
    is_stopping = lambda item: item["fold"] == args.stop
    work, stopping = work_of(sets, lambda item: ~is_stopping(item)), work_of(sets, is_stopping)
    network, _ = train("all", Network(sizes).to(device), work, stopping, args, FIRST_STEP)
    most = max(item["weight"] for item in sets)
    last = lambda pairs: [(item, chosen) for item, chosen in pairs if item["weight"] == most]
    network, _ = train("last", network, last(work), last(stopping), args, LAST_STEP)
    return network, stopping_loss(network, last(stopping))


def write(out, args, description, sizes, layers, sets):
    out.mkdir(parents=True, exist_ok=True)
    data = {"game": args.game, "features": description["features"], "sizes": sizes, "weights": packed(layers)}
    (out / "network.json").write_text(json.dumps(data))
    sample = torch.cat([item["rows"].inputs()[:: max(1, len(item["fold"]) // 12)][:12].flatten(0, 1)[:24] for item in sets])
    vectors = {"features": description["features"], "inputs": sample.long().tolist(), "outputs": run_whole(layers, sample).tolist()}
    (out / "vectors.json").write_text(json.dumps(vectors))


def main():
    args = arguments()
    torch.manual_seed(args.seed)
    if args.threads is not None:
        torch.set_num_threads(args.threads)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    description, rows = load(args.rows)
    usual = load(args.usual, description)[1] if args.usual else []
    level = load(args.level, description)[1] if args.level else []
    held = load([args.held], description)[1] if args.held else []
    sets = prepare(rows, 1, device) + prepare(usual, USUAL_WEIGHT, device) + prepare(level, args.often, device)
    sizes = [sets[0]["inputs"].shape[2], *args.hidden, STRENGTHS + len(description["parts"])]
    print(f"{args.game}: {sum(len(item['fold']) for item in sets)} positions, {sizes}, on {device}", flush=True)
    network, loss = learn(sizes, sets, args, device)
    layers = whole_layers(network)
    out = Path(args.out)
    write(out, args, description, sizes, layers, sets)
    lines = report(layers, held)
    (out / "report.json").write_text(json.dumps({"stopping": round(loss, 5), "sizes": sizes, "seats": lines}, indent=1))
    print(args.game, args.out, f"stopping loss {loss:.5f}", flush=True)
    for seats, line in lines.items():
        print(args.game, args.out, seats, "players, Brier", line["brier"], [(each["from"], each["evaluate"], each["learned"]) for each in line["quarters"]], flush=True)
        print(args.game, args.out, [(each["said"], each["came"], each["count"]) for each in line["calibration"]], flush=True)


main()
