"""python3 training/train.py GAME ROWS… --out DIR: trains a network on rows of self-play, writes it and says how good it is.

DIR gets network.json (for `node training/install.ts`), vectors.json (inputs and outputs, bit by bit) and report.json.
"""

import argparse
import json
import time
from pathlib import Path

import torch

from dataset import is_held_out, load
from network import POINTS_UNIT, Network, packed, run_whole, shares, whole_layers

PARTS_WEIGHT = 0.15
BATCH = 8192


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("rows", nargs="+")
    parser.add_argument("--out", required=True)
    parser.add_argument("--hidden", type=int, nargs="+", default=[64, 32])
    parser.add_argument("--epochs", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=90)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--teacher", help="network.json of the generation before: its later values are part of the target")
    parser.add_argument("--mix", type=float, default=0.3, help="how much of the target is the teacher's")
    return parser.parse_args()


def later_values(teacher, rows, inputs):
    """What the teacher thinks at the next kept position of the same game; at the last one, the outcome."""
    layers = teacher_layers(teacher)
    values = shares(run_whole(layers, inputs)[..., 0].double() / 131072).float()
    later = torch.cat([values[1:], values[-1:]])
    ends = torch.cat([rows.game[1:] != rows.game[:-1], torch.tensor([True])])
    return torch.where(ends[:, None], rows.shares, later)


def teacher_layers(file):
    data = json.loads(Path(file).read_text())
    return [(torch.tensor(weights), torch.tensor(biases)) for weights, biases in data["layers"]]


def prepare(rows, args, device):
    """Inputs, targets and a mask of what may be trained on, for each number of seats."""
    sets = []
    for group in rows:
        inputs = group.inputs()
        target = group.shares
        if args.teacher:
            target = (1 - args.mix) * target + args.mix * later_values(args.teacher, group, inputs)
        held = is_held_out(group)
        sets.append({
            "rows": group, "held": held, "inputs": inputs.to(torch.int8).to(device),
            "target": target.to(device), "parts": (group.parts / POINTS_UNIT).to(device),
            "train": torch.nonzero(~held).view(-1).to(device),
        })
    return sets


def loss_of(network, item, chosen):
    outputs = network(item["inputs"][chosen].float())
    win = shares(outputs[..., 0]).clamp(1e-6, 1 - 1e-6)
    target = item["target"][chosen]
    if win.shape[1] == 1:
        loss = -(target * win.log() + (1 - target) * (1 - win).log()).mean()
    else:
        loss = -(target * win.log()).sum(1).mean()
    return loss + PARTS_WEIGHT * (outputs[..., 1:] - item["parts"][chosen]).square().mean()


def train(network, sets, args):
    optimiser = torch.optim.AdamW(network.parameters(), lr=2e-3, weight_decay=1e-4)
    batches = sum(-(-len(item["train"]) // BATCH) for item in sets)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3, total_steps=args.epochs * batches)
    started = time.time()
    for epoch in range(args.epochs):
        total, count = 0.0, 0
        work = [(item, part) for item in sets for part in item["train"][torch.randperm(len(item["train"]), device=item["train"].device)].split(BATCH)]
        for place in torch.randperm(len(work)).tolist():
            item, chosen = work[place]
            loss = loss_of(network, item, chosen)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            network.keep_small()
            total, count = total + loss.item() * len(chosen), count + len(chosen)
        if epoch % 5 == 4 or epoch == args.epochs - 1:
            print(f"epoch {epoch + 1}: loss {total / count:.4f}, {time.time() - started:.0f} s", flush=True)
        if time.time() - started > args.seconds:
            print("out of time", flush=True)
            break


def brier(forecast, outcome):
    return (forecast - outcome).square().mean().item()


def best_scale(lead, outcome):
    """The evaluation by hand as a forecast, with the scale that suits it best."""
    scales = [0.5 * 1.15**power for power in range(60)]
    return min(scales, key=lambda scale: brier(torch.sigmoid(lead / scale), outcome))


def report(layers, sets):
    """On held-out games of two players: Brier scores by quarter of the game, and calibration in ten bins."""
    lines = {}
    for item in sets:
        group, held = item["rows"], item["held"]
        if group.seats < 2 or held.sum() == 0:
            continue
        win = shares(run_whole(layers, group.inputs()[held])[..., 0].double() / 131072).float()
        outcome, phase = group.shares[held], group.phase[held]
        ahead = group.each[held][:, :, 0]
        line = {"positions": int(held.sum()), "quarters": []}
        if group.seats == 2:
            lead = ahead[:, 0] - ahead[:, 1]
            scale = best_scale(lead, outcome[:, 0])
            for low, high in ((0, 0.125), (0.125, 0.375), (0.375, 0.625), (0.625, 0.875), (0.875, 1.01)):
                part = (phase >= low) & (phase < high)
                by_hand = brier(torch.sigmoid(lead[part] / scale), outcome[part, 0])
                line["quarters"].append({"from": low, "learned": round(brier(win[part, 0], outcome[part, 0]), 4), "evaluate": round(by_hand, 4)})
        flat, came = win.flatten(), outcome.flatten()
        bins = (flat * 10).long().clamp(0, 9)
        line["calibration"] = [
            {"said": round(flat[bins == place].mean().item(), 3), "came": round(came[bins == place].mean().item(), 3), "count": int((bins == place).sum())}
            for place in range(10) if (bins == place).any()
        ]
        line["brier"] = round(brier(flat, came), 4)
        lines[str(group.seats)] = line
    return lines


def main():
    args = arguments()
    torch.manual_seed(args.seed)
    description, rows = load(args.rows)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    sets = prepare(rows, args, device)
    inputs = sets[0]["inputs"].shape[2]
    sizes = [inputs, *args.hidden, 1 + len(description["parts"])]
    print(f"{args.game}: {sum(len(item['rows'].game) for item in sets)} positions, {sizes}, on {device}", flush=True)
    network = Network(sizes).to(device)
    train(network, sets, args)
    layers = whole_layers(network)
    out = Path(args.out)
    out.mkdir(parents=True, exist_ok=True)
    data = {"game": args.game, "features": description["features"], "sizes": sizes, "weights": packed(layers)}
    whole = [[weights.tolist(), biases.tolist()] for weights, biases in layers]
    (out / "network.json").write_text(json.dumps({**data, "layers": whole}))
    sample = torch.cat([item["rows"].inputs()[:: max(1, len(item["held"]) // 12)][:12].flatten(0, 1)[:24] for item in sets])
    vectors = {"features": description["features"], "inputs": sample.long().tolist(), "outputs": run_whole(layers, sample).tolist()}
    (out / "vectors.json").write_text(json.dumps(vectors))
    lines = report(layers, sets)
    (out / "report.json").write_text(json.dumps(lines, indent=1))
    for seats, line in lines.items():
        print(args.game, seats, "players, Brier", line["brier"], [(each["from"], each["evaluate"], each["learned"]) for each in line["quarters"]])


main()
