"""The network `damage`: a pretrained trunk that keeps its weights, and above it a head that decides from local evidence at stride 16, pooled into a photo's answer."""
import torch
from torch import nn
from torch.nn import functional as F

from trunk import FINE_CHANNELS, NEAR_CHANNELS, WIDE_CHANNELS, Trunk

CLASSES = 10
DEFECTS = 8
EMBEDDING = 64
# What is kept of the trunk's features per cell of 16 px, and of 32 px: their principal directions.
LOCAL, CONTEXT = 128, 96
WIDTH = 96
# How sharply the pooling over tiles follows the strongest ones: 0 is the mean, large the maximum.
SHARPNESS = 3.0


class Head(nn.Module):
    """Works on what features.py keeps."""

    def __init__(self):
        super().__init__()
        self.enter = nn.Sequential(nn.Conv2d(LOCAL + CONTEXT, WIDTH, 1, bias=False), nn.BatchNorm2d(WIDTH), nn.ReLU())
        self.around = nn.Conv2d(WIDTH, WIDTH, 3, 1, 1, groups=WIDTH)
        self.join = nn.Sequential(nn.Conv2d(WIDTH, WIDTH, 1, bias=False), nn.BatchNorm2d(WIDTH), nn.ReLU())
        self.tiles = nn.Conv2d(WIDTH, DEFECTS, 1)
        self.whole = nn.Sequential(nn.Dropout(0.3), nn.Linear(2 * WIDE_CHANNELS, WIDTH))
        self.wide = nn.Linear(3 * WIDTH, EMBEDDING)
        self.drop = nn.Dropout(0.2)
        self.photo = nn.Linear(EMBEDDING, CLASSES)
        self.gain = nn.Parameter(torch.ones(DEFECTS))
        nn.init.constant_(self.tiles.bias, -3.0)

    def forward(self, local, context, pooled):
        up = F.interpolate(context, scale_factor=2.0, mode='nearest')
        entered = self.enter(torch.cat([local, up], 1))
        joined = self.join(entered + self.around(entered))
        tiles = self.tiles(joined)
        flat = tiles.flatten(2)
        peaks = torch.log(torch.exp(SHARPNESS * flat.clamp(-12, 8)).mean(2)) / SHARPNESS
        features = torch.cat([joined.mean((2, 3)), joined.amax((2, 3)), F.relu(self.whole(pooled))], 1)
        embedding = F.relu(self.wide(features))
        photo = self.photo(self.drop(embedding)) + F.pad(peaks * self.gain, (0, CLASSES - DEFECTS))
        return tiles, photo, embedding


class Heads(nn.Module):
    """Several heads, each from a seed of its own, that speak as one. Where a photo lies among others the first says."""

    def __init__(self, states):
        super().__init__()
        self.heads = nn.ModuleList(Head() for _ in states)
        for head, state in zip(self.heads, states):
            head.load_state_dict(state)

    def forward(self, local, context, pooled):
        tiles, photos, places = zip(*(head(local, context, pooled) for head in self.heads))
        return sum(tiles) / len(tiles), sum(photos) / len(photos), places[0]


class Damage(nn.Module):
    """trunk: a filled trunk. basis: the principal directions that features.py kept."""

    def __init__(self, trunk, basis, head):
        super().__init__()
        self.trunk, self.head = trunk, head
        self.local = nn.Conv2d(NEAR_CHANNELS + FINE_CHANNELS, LOCAL, 1)
        self.context = nn.Conv2d(WIDE_CHANNELS, CONTEXT, 1)
        with torch.no_grad():
            for layer, (matrix, mean) in ((self.local, basis['local']), (self.context, basis['context'])):
                layer.weight.copy_(matrix[:, :, None, None])
                layer.bias.copy_(-(matrix @ mean))

    def forward(self, x):
        """x: N x 3 x H x W, 0-1, H and W multiples of 32. Returns tile logits, photo logits, embedding."""
        fine, near, wide = self.trunk(x)
        local = self.local(torch.cat([near, F.max_pool2d(fine, 2)], 1))
        pooled = torch.cat([wide.mean((2, 3)), wide.amax((2, 3))], 1)
        return self.head(local, self.context(wide), pooled)


def assembled(trunk_file, basis_file, head_states):
    """The whole network, ready to look at photos."""
    return Damage(Trunk().fill(trunk_file), torch.load(basis_file), Heads(head_states)).eval()


def fresh(trunk_file):
    """A head that has learnt nothing, on the trunk as it came; its ways in are chance until they are tuned."""
    ways = {name: (torch.randn(kept, given) / given**0.5, torch.zeros(given)) for name, kept, given in (('local', LOCAL, NEAR_CHANNELS + FINE_CHANNELS), ('context', CONTEXT, WIDE_CHANNELS))}
    return Damage(Trunk().fill(trunk_file), ways, Heads([Head().state_dict()]))
