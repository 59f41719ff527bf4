"""The network: local evidence at stride 16, pooled into a photo's answer, so that a thin crack in a wide shot counts."""
import torch
from torch import nn
from torch.nn import functional as F

CLASSES = 10
DEFECTS = 8
EMBEDDING = 64
# How sharply the pooling over tiles follows the strongest ones: 0 is the mean, large the maximum.
SHARPNESS = 3.0


def conv(inputs, outputs, stride=1, kernel=3):
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False), nn.BatchNorm2d(outputs), nn.ReLU()
    )


class Residual(nn.Module):
    def __init__(self, inputs, outputs, stride=1):
        super().__init__()
        self.first = conv(inputs, outputs, stride)
        self.second = nn.Sequential(nn.Conv2d(outputs, outputs, 3, 1, 1, bias=False), nn.BatchNorm2d(outputs))
        same = stride == 1 and inputs == outputs
        self.skip = nn.Identity() if same else nn.Conv2d(inputs, outputs, 1, stride)

    def forward(self, x):
        return F.relu(self.second(self.first(x)) + self.skip(x))


class Surface(nn.Module):
    def __init__(self, width=1.0):
        super().__init__()
        a, b, c, d, e = (int(round(n * width / 8) * 8) for n in (16, 32, 56, 96, 160))
        self.stem = nn.Sequential(conv(3, a, 2), conv(a, b, 2), Residual(b, c, 2))
        self.local = Residual(c, d, 2)
        self.context = nn.Sequential(Residual(d, e, 2), Residual(e, e))
        self.across = nn.Conv2d(e, d, 1)
        self.join = conv(d, d)
        self.tiles = nn.Conv2d(d, DEFECTS, 1)
        self.wide = nn.Linear(2 * d + 2 * e, EMBEDDING)
        self.drop = nn.Dropout(0.2)
        self.photo = nn.Linear(EMBEDDING, CLASSES)
        self.gain = nn.Parameter(torch.ones(DEFECTS))
        nn.init.constant_(self.tiles.bias, -3.0)

    def forward(self, x):
        """x: N x 3 x H x W, 0-1, H and W multiples of 32. Returns tile logits, photo logits, embedding."""
        x = (x - 0.45) * 4
        local = self.local(self.stem(x))
        context = self.context(local)
        up = F.interpolate(self.across(context), scale_factor=2.0, mode='nearest')
        joined = self.join(F.relu(local + up))
        tiles = self.tiles(joined)
        flat = tiles.flatten(2)
        pooled = torch.log(torch.exp(SHARPNESS * flat.clamp(-12, 8)).mean(2)) / SHARPNESS
        features = torch.cat(
            [joined.mean((2, 3)), joined.amax((2, 3)), context.mean((2, 3)), context.amax((2, 3))], 1
        )
        embedding = F.relu(self.wide(features))
        photo = self.photo(self.drop(embedding))
        photo = photo + F.pad(pooled * self.gain, (0, CLASSES - DEFECTS))
        return tiles, photo, embedding
