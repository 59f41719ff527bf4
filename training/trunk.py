"""MobileNetV2 with its normalisations folded in, so that weights trained on ImageNet can be put in. See README.md."""
import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

# Expansion, channels, how often, stride of the first.
PLAN = ((1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1))
# The blocks whose widened input is tapped: the last thing known at a cell of 8 px, and of 16 px.
FINE, NEAR = 6, 13
FINE_CHANNELS, NEAR_CHANNELS, WIDE_CHANNELS = 192, 576, 1280
TOP = 6.0


class Capped(torch.autograd.Function):
    """ReLU6, of which the library has no way back in bfloat16. Without the cap the pretrained features change."""

    @staticmethod
    def forward(ctx, x):
        out = x.clamp(0, TOP)
        ctx.save_for_backward(out)
        return out

    @staticmethod
    def backward(ctx, slope):
        (out,) = ctx.saved_tensors
        return torch.ops.aten.threshold_backward(torch.ops.aten.threshold_backward(slope, out, 0), TOP - out, 0)


def cap(x):
    return Capped.apply(x) if torch.is_grad_enabled() else x.clamp(0, TOP)


class Conv(nn.Conv2d):
    """Pads as the weights were trained: with stride 2 only right and below."""

    def __init__(self, inputs, outputs, kernel, stride=1, groups=1):
        super().__init__(inputs, outputs, kernel, stride, kernel // 2 if stride == 1 else 0, groups=groups)

    def forward(self, x):
        return super().forward(F.pad(x, (0, 1, 0, 1)) if self.stride[0] == 2 else x)


class Block(nn.Module):
    def __init__(self, inputs, outputs, stride, expansion):
        super().__init__()
        wide = inputs * expansion
        self.expand = Conv(inputs, wide, 1) if expansion > 1 else None
        self.deep = Conv(wide, wide, 3, stride, wide)
        self.project = Conv(wide, outputs, 1)
        self.skip = stride == 1 and inputs == outputs

    def forward(self, x):
        """What the block gives, and its input widened."""
        wide = cap(self.expand(x)) if self.expand is not None else x
        out = self.project(cap(self.deep(wide)))
        return (out + x if self.skip else out), wide


class Trunk(nn.Module):
    """fixed: so many of the first blocks, and the stem, keep their weights."""

    def __init__(self, fixed=3):
        super().__init__()
        self.fixed = fixed
        self.stem = Conv(3, 32, 3, 2)
        blocks, inputs = [], 32
        for expansion, outputs, count, stride in PLAN:
            for index in range(count):
                blocks.append(Block(inputs, outputs, stride if index == 0 else 1, expansion))
                inputs = outputs
        self.blocks = nn.ModuleList(blocks)
        self.last = Conv(inputs, WIDE_CHANNELS, 1)
        for part in [self.stem, *blocks[:fixed]]:
            for parameter in part.parameters():
                parameter.requires_grad_(False)

    def fill(self, path):
        """path: arrays w0, b0, w1, b1 … in the order in which a picture passes the layers; the classifier is left."""
        arrays = np.load(path)
        layers = [self.stem]
        for block in self.blocks:
            layers += [part for part in (block.expand, block.deep, block.project) if part is not None]
        with torch.no_grad():
            for index, layer in enumerate([*layers, self.last]):
                layer.weight.copy_(torch.from_numpy(arrays['w%d' % index]))
                layer.bias.copy_(torch.from_numpy(arrays['b%d' % index]))
        return self

    def forward(self, x):
        """x: 0-1. Features at cells of 8, 16 and 32 px."""
        with torch.set_grad_enabled(torch.is_grad_enabled() and self.fixed == 0):
            x = cap(self.stem(x * 2 - 1))
            for block in self.blocks[: self.fixed]:
                x, _ = block(x)
        taps = {}
        for index in range(self.fixed, len(self.blocks)):
            x, wide = self.blocks[index](x)
            taps[index] = wide
        return taps[FINE], taps[NEAR], cap(self.last(x))
