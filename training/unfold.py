"""A checkpoint from a network that was exported, for going on where only the ONNX file was kept.

python3 training/unfold.py --onnx packages/vision/assets/surface.onnx --data DIR --drawn training/scratch/drawn --out training/scratch/shipped.pt

Exporting folds each normalisation into the convolution before it. Here each gets back a spread and a mean, those of
its inputs on a few batches, and a scale and shift that undo them: the same function, and one that can be trained.
"""
import argparse
import os
import sys

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from batches import Drawn, Real, batch
from network import Surface

BATCHES = 24


def folded(path):
    """The network with the exported numbers, its normalisations doing nothing but shift."""
    model = onnx.load(path)
    values = {one.name: torch.from_numpy(numpy_helper.to_array(one).copy()) for one in model.graph.initializer}
    # Folded pairs have lost their names and stand in the order in which the picture passes them.
    nameless = [(values[node.input[1]], values[node.input[2]]) for node in model.graph.node
                if node.op_type == 'Conv' and node.input[1].startswith('onnx::')]
    net = Surface()
    pairs = [one for one in net.modules() if isinstance(one, nn.Sequential) and len(one) > 1 and isinstance(one[1], nn.BatchNorm2d)]
    assert len(pairs) == len(nameless)
    with torch.no_grad():
        for name, parameter in net.named_parameters():
            if name in values:
                parameter.copy_(values[name])
        for pair, (weight, shift) in zip(pairs, nameless):
            pair[0].weight.copy_(weight)
            pair[1].bias.copy_(shift)
            pair[1].weight.fill_((1 + pair[1].eps) ** 0.5)
    pictures = next((one.value for one in model.metadata_props if one.key == 'pictures'), '0')
    return net.eval(), [pair[1] for pair in pairs], int(pictures)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--onnx', required=True)
    parser.add_argument('--data', required=True)
    parser.add_argument('--drawn', required=True)
    parser.add_argument('--out', required=True)
    args = parser.parse_args()
    net, norms, seen = folded(args.onnx)
    rng = np.random.default_rng(5)
    drawn, real = Drawn(args.drawn), Real(args.data)
    sums = {one: [0, 0, 0] for one in norms}

    def note(norm, inputs):
        x = inputs[0].double().transpose(0, 1).flatten(1)
        sums[norm][0] += x.shape[1]
        sums[norm][1] += x.sum(1)
        sums[norm][2] += (x * x).sum(1)

    hooks = [norm.register_forward_pre_hook(note) for norm in norms]
    with torch.no_grad():
        for at in range(BATCHES):
            x = torch.from_numpy(batch(rng, drawn, real, 32, 0.5, (192, 224, 256)[at % 3])[0]).permute(0, 3, 1, 2).float() / 255
            net(x)
        for hook in hooks:
            hook.remove()
        before = net(x)[1]
        for norm, (count, total, squares) in sums.items():
            mean = total / count
            spread = squares / count - mean * mean
            norm.bias.add_(mean.float())
            norm.running_mean.copy_(mean)
            norm.running_var.copy_(spread)
            norm.weight.copy_((spread.float() + norm.eps).sqrt())
        print('largest difference', float((net(x)[1] - before).abs().max()))
    state = net.state_dict()
    asked = {'width': 1.0, 'tiers': 'A,B', 'without': ''}
    torch.save({'net': state, 'average': state, 'args': asked, 'step': 0, 'pictures': seen}, args.out)


if __name__ == '__main__':
    main()
