"""python3 training/train.py GAME ROWS… --out DIR: trains a network on rows of self-play, writes it and says how good it is.

DIR gets network.json (for `node training/install.ts`), vectors.json (inputs and outputs, bit by bit) and report.json.
"""

import argparse
import copy
import json
import time
from pathlib import Path

import torch

from dataset import is_for_stopping, is_held_out, load
from network import STRENGTHS, POINTS_UNIT, Network, forecast, packed, run_whole, shares, strengths, whole_layers
from report import report

PARTS_WEIGHT = 0.15
BATCH = 4096
# A network is the moving mean of what training goes through: less of the last batches' noise is in it.
MEAN_DECAY = 0.99
# Epochs without a better loss: after the first number the steps are halved, after the second training ends.
SMALLER, PATIENCE = 3, 8


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("rows", nargs="+")
    parser.add_argument("--out", required=True)
    parser.add_argument("--hidden", type=int, nargs="+", default=[64, 32])
    parser.add_argument("--epochs", type=int, default=80, help="at the most; training ends when games kept for it get no better")
    parser.add_argument("--decay", type=float, default=0.05, help="weight decay")
    parser.add_argument("--seconds", type=float, default=90)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--teacher", help="network.json of the generation before: its later values are part of the target")
    parser.add_argument("--mix", type=float, default=0.3, help="how much of the target is the teacher's")
    return parser.parse_args()


def later_values(teacher, rows, inputs):
    """What the teacher thinks at the next kept position of the same game; at the last one, the outcome."""
    values = forecast(teacher_layers(teacher), inputs, rows.edges())
    later = torch.cat([values[1:], values[-1:]])
    ends = torch.cat([rows.game[1:] != rows.game[:-1], torch.tensor([True])])
    return torch.where(ends[:, None], rows.shares, later)


def teacher_layers(file):
    data = json.loads(Path(file).read_text())
    return [(torch.tensor(weights), torch.tensor(biases)) for weights, biases in data["layers"]]


def prepare(rows, args, device):
    """Inputs, targets, and which positions are trained on and which say when to stop, for each number of seats."""
    sets = []
    for group in rows:
        inputs = group.inputs()
        target = group.shares
        if args.teacher:
            target = (1 - args.mix) * target + args.mix * later_values(args.teacher, group, inputs)
        held, stopping = is_held_out(group), is_for_stopping(group)
        sets.append({
            "rows": group, "held": held, "inputs": inputs.to(torch.int8).to(device), "edges": group.edges().to(device),
            "target": target.to(device), "parts": (group.parts / POINTS_UNIT).to(device),
            "train": torch.nonzero(~held & ~stopping).view(-1).to(device),
            "stopping": torch.nonzero(stopping).view(-1).to(device),
        })
    return sets


def win_loss(outputs, item, chosen):
    win = shares(strengths(outputs, item["edges"][chosen])).clamp(1e-6, 1 - 1e-6)
    target = item["target"][chosen]
    if win.shape[1] == 1:
        return -(target * win.log() + (1 - target) * (1 - win).log()).mean()
    return -(target * win.log()).sum(1).mean()


def loss_of(network, item, chosen):
    outputs = network(item["inputs"][chosen].float())
    parts = (outputs[..., STRENGTHS:] - item["parts"][chosen]).square().mean()
    return win_loss(outputs, item, chosen) + PARTS_WEIGHT * parts


def stopping_loss(network, sets):
    """Of the forecast alone, on the games that say when to stop."""
    total, count = 0.0, 0
    with torch.no_grad():
        for item in sets:
            for chosen in item["stopping"].split(8 * BATCH):
                if len(chosen) == 0:
                    continue
                total += win_loss(network(item["inputs"][chosen].float()), item, chosen).item() * len(chosen)
                count += len(chosen)
    return total / max(1, count)


def shuffled(places):
    return places[torch.randperm(len(places), device=places.device)]


def one_epoch(network, mean, sets, optimiser):
    total, count = 0.0, 0
    work = [(item, part) for item in sets for part in shuffled(item["train"]).split(BATCH) if len(part) > 0]
    for place in torch.randperm(len(work)).tolist():
        item, chosen = work[place]
        loss = loss_of(network, item, chosen)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        network.keep_small()
        with torch.no_grad():
            for slow, fast in zip(mean.parameters(), network.parameters()):
                slow.lerp_(fast, 1 - MEAN_DECAY)
        total, count = total + loss.item() * len(chosen), count + len(chosen)
    return total / max(1, count)


def train(network, sets, args):
    """The best of the moving means, and the learning curve."""
    optimiser = torch.optim.AdamW(network.parameters(), lr=2e-3, weight_decay=args.decay)
    mean, best, curve = copy.deepcopy(network), copy.deepcopy(network), []
    least, since, started = stopping_loss(network, sets), 0, time.time()
    print(f"epoch 0: stopping loss {least:.4f}", flush=True)
    for epoch in range(1, args.epochs + 1):
        loss, stopping = one_epoch(network, mean, sets, optimiser), stopping_loss(mean, sets)
        curve.append({"epoch": epoch, "loss": round(loss, 5), "stopping": round(stopping, 5)})
        since += 1
        if stopping < least:
            least, since, best = stopping, 0, copy.deepcopy(mean)
        elif since % SMALLER == 0:
            for group in optimiser.param_groups:
                group["lr"] /= 2
        if epoch % 5 == 0 or since == PATIENCE:
            print(f"epoch {epoch}: loss {loss:.4f}, stopping loss {stopping:.4f}, {time.time() - started:.0f} s", flush=True)
        if since == PATIENCE or time.time() - started > args.seconds:
            break
    return best, curve


def write(out, args, description, sizes, layers, sets):
    out.mkdir(parents=True, exist_ok=True)
    data = {"game": args.game, "features": description["features"], "sizes": sizes, "weights": packed(layers)}
    whole = [[weights.tolist(), biases.tolist()] for weights, biases in layers]
    (out / "network.json").write_text(json.dumps({**data, "layers": whole}))
    sample = torch.cat([item["rows"].inputs()[:: max(1, len(item["held"]) // 12)][:12].flatten(0, 1)[:24] for item in sets])
    vectors = {"features": description["features"], "inputs": sample.long().tolist(), "outputs": run_whole(layers, sample).tolist()}
    (out / "vectors.json").write_text(json.dumps(vectors))


def main():
    args = arguments()
    torch.manual_seed(args.seed)
    description, rows = load(args.rows)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    sets = prepare(rows, args, device)
    sizes = [sets[0]["inputs"].shape[2], *args.hidden, STRENGTHS + len(description["parts"])]
    print(f"{args.game}: {sum(len(item['rows'].game) for item in sets)} positions, {sizes}, on {device}", flush=True)
    network, curve = train(Network(sizes).to(device), sets, args)
    layers = whole_layers(network)
    out = Path(args.out)
    write(out, args, description, sizes, layers, sets)
    lines = report(layers, sets)
    (out / "report.json").write_text(json.dumps({"curve": curve, "seats": lines}, indent=1))
    for seats, line in lines.items():
        print(args.game, seats, "players, Brier", line["brier"], [(each["from"], each["evaluate"], each["learned"]) for each in line["quarters"]])


main()
