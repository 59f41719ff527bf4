"""`damage` as it was exported, to go on from: for where only the ONNX file was kept."""
import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn

from damage import CONTEXT, LOCAL, Damage, Head, Heads
from trunk import FINE_CHANNELS, NEAR_CHANNELS, WIDE_CHANNELS, Trunk

HALF = '_half'


def plain_basis():
    """Stands in until the exported ways in are filled in."""
    near = NEAR_CHANNELS + FINE_CHANNELS
    return {'local': (torch.zeros(LOCAL, near), torch.zeros(near)), 'context': (torch.zeros(CONTEXT, WIDE_CHANNELS), torch.zeros(WIDE_CHANNELS))}


def reopened(path):
    """The network, its normalisations doing nothing but shift, and how many crops it has seen."""
    model = onnx.load(path)
    values = {one.name.replace(HALF, ''): torch.from_numpy(numpy_helper.to_array(one).astype(np.float32)) for one in model.graph.initializer}
    heads = len({name.split('.')[2] for name in values if name.startswith('head.heads.')})
    net = Damage(Trunk(), plain_basis(), Heads([Head().state_dict() for _ in range(heads)]))
    # Folded pairs have lost their names and stand in the order in which the picture passes them.
    folded = [(values[node.input[1].replace(HALF, '')], values[node.input[2].replace(HALF, '')]) for node in model.graph.node
              if node.op_type == 'Conv' and node.input[1].startswith('onnx::')]
    pairs = [one for one in net.modules() if isinstance(one, nn.Sequential) and len(one) > 1 and isinstance(one[1], nn.BatchNorm2d)]
    assert len(pairs) == len(folded)
    with torch.no_grad():
        for name, parameter in net.named_parameters():
            if name in values:
                parameter.copy_(values[name].reshape(parameter.shape))
        for pair, (weight, shift) in zip(pairs, folded):
            pair[0].weight.copy_(weight)
            pair[1].bias.copy_(shift)
            pair[1].weight.fill_((1 + pair[1].eps) ** 0.5)
    seen = next((one.value for one in model.metadata_props if one.key == 'crops'), '0')
    return net.eval(), int(seen)


def steady(net):
    """Learns with its normalisations as they are: what they were measured on is gone."""
    net.train()
    for one in net.modules():
        if isinstance(one, nn.BatchNorm2d):
            one.eval()
    return net
