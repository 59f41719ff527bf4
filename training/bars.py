"""Fits the head that says whether bare bars show, on what `damage` makes of each cell, and writes it as ONNX that is laid onto the network's file.

python3 training/bars.py --data DIR --onnx packages/vision/assets/damage.onnx --out packages/vision/assets/bars.onnx [--without SOURCES]

Photos and labels: bars.csv.gz beside this file; `photos/<path>` in DIR, `masks/` as for the others, and where somebody drew round bars (0) and broken surfaces (1), `labels/<stem>.txt` as YOLO keeps polygons.
"""
import argparse
import csv
import gzip
import hashlib
import os
import sys

import cv2
import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import nn
from torch.nn import functional as F

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from data import DAMAGED, mask_of, read
from left_out import shown
from reopen import reopened

# What the network knows of a cell: its local and its context directions. It is shown a photo at the larger side.
KNOWN, HIDDEN, SIDE, CELL = 224, 16, 384, 16
# A cell shows a bar from this share of it on. Between none and that it teaches nothing.
COVERED = 0.10
BAR, NONE, UNTOLD, MAYBE = 1, 0, -1, 2
# Of the cells where bars may be, so many are taken for them; cells of a photo that teach, at most; the hardest of a photo without bars.
TAKEN, MOST_BARS, MOST_NONE, HARDEST = 0.25, 30, 60, 8
EPOCHS, BATCH, RATE = 12, 2048, 2e-3


def labelled(without):
    with gzip.open(os.path.join(HERE, 'bars.csv.gz'), 'rt', newline='') as handle:
        return [row for row in csv.DictReader(handle) if row['tier'] != 'C' and row['bars'] != 'unsure' and row['source'] not in without]


def share_of_cells(mask, size):
    return cv2.resize(mask.astype(np.float32), size, interpolation=cv2.INTER_AREA)


def round_them(path, size):
    """Share of each cell inside somebody's lines round bars, and round what broke; None where nobody drew any."""
    if not os.path.exists(path):
        return None
    fine = [np.zeros((size[1] * 8, size[0] * 8), np.uint8) for _ in range(2)]
    with open(path) as handle:
        for line in handle:
            kind, *numbers = line.split()
            points = np.array(numbers, float).reshape(-1, 2) * (size[0] * 8, size[1] * 8)
            cv2.fillPoly(fine[int(kind)], [points.round().astype(np.int32)], 1)
    return [share_of_cells(one, size) for one in fine]


def around(cells):
    return cv2.dilate(cells.astype(np.uint8), np.ones((3, 3), np.uint8)) > 0


def taught(folder, row, size):
    """What each cell teaches."""
    cells = np.full((size[1], size[0]), NONE, np.int8)
    if row['bars'] == 'no':
        return cells.ravel()
    stem = os.path.splitext(os.path.basename(row['path']))[0]
    drawn = round_them(os.path.join(folder, 'labels', stem + '.txt'), size)
    if drawn is not None and drawn[0].max() > 0:
        cells[around(drawn[0] > 0)] = UNTOLD
        cells[drawn[0] > COVERED] = BAR
        return cells.ravel()
    mask = None if drawn is not None else mask_of(folder, row)
    broken = drawn[1] > 0.1 if drawn is not None else np.ones(cells.shape, bool) if mask is None else share_of_cells(mask == DAMAGED, size) > 0.15
    cells[around(broken)] = UNTOLD
    cells[broken] = MAYBE
    return cells.ravel()


def known(net, picture):
    """Per cell what the network knows of it, as the product asks, and the grid's size."""
    x = torch.from_numpy(shown(picture, SIDE)).permute(2, 0, 1)[None].float() / 255
    with torch.no_grad():
        fine, near, wide = net.trunk(x)
        local = net.local(torch.cat([near, F.max_pool2d(fine, 2)], 1))
        both = torch.cat([local, F.interpolate(net.context(wide), scale_factor=2.0, mode='nearest')], 1)[0]
    return both.flatten(1).T.half(), (both.shape[2], both.shape[1])


def fit(photos, mean, spread, seed=1):
    """photos: (cells, what each teaches)."""
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    head = nn.Sequential(nn.Linear(KNOWN, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, 1))
    nn.init.constant_(head[2].bias, -2.0)
    optimiser = torch.optim.AdamW(head.parameters(), lr=RATE, weight_decay=1e-3)
    asked = lambda cells: head((cells.float() - mean) / spread)[:, 0]
    hard = [np.array([], int)] * len(photos)
    for epoch in range(EPOCHS):
        parts = []
        for (cells, teaches), hardest in zip(photos, hard):
            bars, none, maybe = (np.flatnonzero(teaches == one) for one in (BAR, NONE, MAYBE))
            if len(maybe) and epoch >= 2:
                with torch.no_grad():
                    bars = maybe[np.argsort(-asked(cells[maybe]).numpy())[: max(2, int(TAKEN * len(maybe)))]]
            bars = rng.permutation(bars)[:MOST_BARS]
            none = np.setdiff1d(rng.permutation(none)[:MOST_NONE], hardest)
            for chosen, truth, weight in ((bars, 1.0, 6 / max(1, len(bars)) ** 0.5), (none, 0.0, 1.0), (hardest, 0.0, 2.0)):
                if len(chosen):
                    parts.append((cells[chosen], torch.full((len(chosen),), truth), torch.full((len(chosen),), weight)))
        cells, truth, weight = (torch.cat(each) for each in zip(*parts))
        order = torch.from_numpy(rng.permutation(len(cells)))
        steps = len(order) // BATCH
        for step in range(steps):
            done = (epoch + step / steps) / EPOCHS
            for group in optimiser.param_groups:
                group['lr'] = RATE * (0.02 + 0.98 * 0.5 * (1 + np.cos(np.pi * done)))
            at = order[step * BATCH : (step + 1) * BATCH]
            x = (cells[at].float() - mean) / spread
            scores = head(x + 0.15 * torch.randn_like(x))[:, 0]
            loss = (F.binary_cross_entropy_with_logits(scores, truth[at], reduction='none') * weight[at]).mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
        if epoch in (3, 6, 9):
            with torch.no_grad():
                hard = [np.argsort(-asked(cells).numpy())[:HARDEST] if (teaches == NONE).all() else np.array([], int) for cells, teaches in photos]
        print(epoch + 1, len(order), round(loss.item(), 4), flush=True)
    return head


def write(head, mean, spread, network, out):
    """The head with its scaling folded in, as ONNX without inputs: its messages are joined to the network's."""
    weight = (head[0].weight / spread).detach().numpy()
    bias = (head[0].bias - head[0].weight @ (mean / spread)).detach().numpy()
    kept, nodes = [], []
    for name, numbers, shape in (('bars.enter', weight, (HIDDEN, KNOWN, 1, 1)), ('bars.last', head[2].weight.detach().numpy(), (1, HIDDEN, 1, 1))):
        kept.append(numpy_helper.from_array(numbers.reshape(shape).astype(np.float16), name + '.weight_half'))
        nodes.append(helper.make_node('Cast', [name + '.weight_half'], [name + '.weight'], to=TensorProto.FLOAT))
    kept.append(numpy_helper.from_array(bias, 'bars.enter.bias'))
    kept.append(numpy_helper.from_array(head[2].bias.detach().numpy(), 'bars.last.bias'))
    nodes += [
        helper.make_node('Conv', ['/head/heads.0/Concat_output_0', 'bars.enter.weight', 'bars.enter.bias'], ['bars.entered'], kernel_shape=[1, 1]),
        helper.make_node('Relu', ['bars.entered'], ['bars.kept']),
        helper.make_node('Conv', ['bars.kept', 'bars.last.weight', 'bars.last.bias'], ['bars'], kernel_shape=[1, 1]),
    ]
    model = onnx.ModelProto()
    model.graph.node.extend(nodes)
    model.graph.initializer.extend(kept)
    model.graph.output.append(helper.make_tensor_value_info('bars', TensorProto.FLOAT, [1, 1, 'rows', 'columns']))
    entry = model.metadata_props.add()
    with open(network, 'rb') as handle:
        entry.key, entry.value = 'fitted_on', hashlib.sha256(handle.read()).hexdigest()[:16]
    with open(out, 'wb') as handle:
        handle.write(model.SerializeToString())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--data', required=True)
    parser.add_argument('--onnx', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--without', default='', help='sources left out, by commas')
    args = parser.parse_args()
    torch.set_num_threads(1)
    net, photos = reopened(args.onnx)[0], []
    for row in labelled(args.without.split(',')):
        row['file'] = os.path.join(args.data, 'photos', row['path'])
        if os.path.exists(row['file']):
            cells, size = known(net, read(row))
            photos.append((cells, taught(args.data, row, size)))
    some = torch.cat([cells[::7] for cells, _ in photos[::2]]).float()
    mean, spread = some.mean(0), some.std(0) + 1e-3
    write(fit(photos, mean, spread), mean, spread, args.onnx, args.out)
    print(args.out, len(photos), 'photos')


if __name__ == '__main__':
    main()
