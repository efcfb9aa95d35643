"""The network as it is trained (floating point) and as it plays (whole numbers, packages/bots/src/learned/network.ts)."""

import base64

import torch
from torch import nn

INPUT_UNIT, ACTIVATION_UNIT, WEIGHT_UNIT, MOST_ACTIVATION = 32, 128, 1024, 255
SHIFTS = (8, 10)
POINTS_UNIT = 32
OUTPUT_UNIT = WEIGHT_UNIT * ACTIVATION_UNIT
# Outputs before the parts: strength, and how much the edge by hand adds to it.
STRENGTHS = 2


class Network(nn.Module):
    def __init__(self, sizes):
        super().__init__()
        self.sizes = sizes
        self.layers = nn.ModuleList(nn.Linear(inputs, units) for inputs, units in zip(sizes, sizes[1:]))
        # It begins with the evaluation by hand as it is, and learns what that does not see.
        with torch.no_grad():
            self.layers[-1].weight[:STRENGTHS] = 0
            self.layers[-1].bias[:STRENGTHS] = torch.tensor([0.0, 1.0])

    def forward(self, inputs):
        values = inputs / INPUT_UNIT
        for layer in self.layers[:-1]:
            values = layer(values).clamp(0, MOST_ACTIVATION / ACTIVATION_UNIT)
        return self.layers[-1](values)

    def keep_small(self):
        """Weights must fit 16 bits."""
        with torch.no_grad():
            for layer in self.layers:
                layer.weight.clamp_(-31.9, 31.9)


def whole_layers(network):
    """Weights and biases in whole numbers."""
    layers = []
    for place, layer in enumerate(network.layers):
        unit = WEIGHT_UNIT * (INPUT_UNIT if place == 0 else ACTIVATION_UNIT)
        weights = (layer.weight.detach().cpu().double() * WEIGHT_UNIT).round().long()
        biases = (layer.bias.detach().cpu().double() * unit).round().long()
        layers.append((weights, biases))
    return layers


def run_whole(layers, inputs):
    """As packages/bots/src/learned/network.ts runs it; outputs of 1 are 131,072."""
    values = inputs.long()
    for place, (weights, biases) in enumerate(layers):
        # Whole numbers of this size are exact in floats of 64 bits, and those are multiplied faster.
        sums = (values.double() @ weights.double().T).long() + biases
        if place == len(layers) - 1:
            return sums
        values = (sums >> SHIFTS[min(place, 1)]).clamp(0, MOST_ACTIVATION)


def packed(layers):
    """Little-endian 16-bit words in base64: a layer's weights, then its biases as two words each."""
    data = bytearray()
    for weights, biases in layers:
        for weight in weights.flatten().tolist():
            data += int(weight).to_bytes(2, "little", signed=True)
        for bias in biases.tolist():
            data += int(bias).to_bytes(4, "little", signed=True)
    return base64.b64encode(bytes(data)).decode()


def strengths(outputs, edges):
    """As packages/bots/src/learned/forecast.ts adds them up; `edges` are position x seat."""
    return outputs[..., 0] + outputs[..., 1] * edges


def forecast(layers, inputs, edges):
    """Each seat's share of the win, by the network in whole numbers."""
    return shares(strengths(run_whole(layers, inputs).double() / OUTPUT_UNIT, edges.double())).float()


def shares(strengths):
    """Each seat's share of the win; alone against an even chance."""
    if strengths.shape[1] == 1:
        return torch.sigmoid(strengths)
    return torch.softmax(strengths, 1)
