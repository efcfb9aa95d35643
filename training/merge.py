"""python3 training/merge.py DIR… --out DIR: one network that says the mean of what several say.

Their hidden layers stand side by side, and each counts for its part of the outputs. What one of them has learnt by chance, the
others have not. DIR gets network.json and vectors.json, as train.py writes them.
"""

import argparse
import base64
import json
from pathlib import Path

import torch

from network import packed, run_whole


def layers_of(data):
    """Weights and biases in whole numbers, as they were packed."""
    words = torch.frombuffer(bytearray(base64.b64decode(data["weights"])), dtype=torch.int16)
    layers, at = [], 0
    for inputs, units in zip(data["sizes"], data["sizes"][1:]):
        end = at + inputs * units
        biases = words[end : end + 2 * units].clone().view(torch.int32).long()
        layers.append((words[at:end].long().view(units, inputs), biases))
        at = end + 2 * units
    return layers


def merged(networks):
    """The first layers look at the same inputs, the later ones each at their own, the last at all."""
    *hidden, last = list(zip(*networks))
    layers = []
    for place, parts in enumerate(hidden):
        weights = [part[0] for part in parts]
        layers.append((torch.cat(weights) if place == 0 else torch.block_diag(*weights), torch.cat([part[1] for part in parts])))
    share = 1 / len(networks)
    weights = (torch.cat([part[0] for part in last], 1).double() * share).round().long()
    biases = (sum(part[1] for part in last).double() * share).round().long()
    return [*layers, (weights, biases)]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("networks", nargs="+")
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    read = [json.loads((Path(folder) / "network.json").read_text()) for folder in args.networks]
    if len({(data["game"], data["features"], len(data["sizes"])) for data in read}) > 1:
        raise SystemExit("networks of other games, features or depths do not go together")
    layers = merged([layers_of(data) for data in read])
    sizes = [read[0]["sizes"][0], *(len(biases) for _, biases in layers)]
    out = Path(args.out)
    out.mkdir(parents=True, exist_ok=True)
    (out / "network.json").write_text(json.dumps({**read[0], "sizes": sizes, "weights": packed(layers)}))
    inputs = json.loads((Path(args.networks[0]) / "vectors.json").read_text())["inputs"]
    outputs = run_whole(layers, torch.tensor(inputs)).tolist()
    (out / "vectors.json").write_text(json.dumps({"features": read[0]["features"], "inputs": inputs, "outputs": outputs}))
    print(read[0]["game"], "-".join(map(str, sizes)))


main()
