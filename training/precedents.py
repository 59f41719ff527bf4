"""The labelled examples that ship with a network: where it places the photos it was trained on, as int8.

python3 training/precedents.py --net training/scratch/surface.pt --data DIR --drawn training/scratch/drawn --out packages/vision/assets/precedents.bin
"""
import argparse
import os
import struct
import sys
from itertools import islice

import cv2
import numpy as np
import torch

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from batches import packed, unpacked
from data import FAMILIES, read, rows
from measure import load, prepare

MOST = {'crack': 220, 'normal': 320, 'not_building': 220}
DRAWN = 60


def chosen(folder, tiers, without):
    """One photo a group, families capped, sources taken in turn."""
    rng = np.random.default_rng(3)
    queues = {}
    seen = set()
    for row in rows(folder, 'train', tiers, without):
        key = (row['family'], row['group'])
        if key not in seen:
            seen.add(key)
            family = 'normal' if row['family'] == 'surface' else row['family']
            queues.setdefault(family, {}).setdefault(row['source'], []).append(row)
    for family, sources in queues.items():
        for some in sources.values():
            rng.shuffle(some)
        taken = 0
        while taken < MOST.get(family, 100) and any(sources.values()):
            for some in sources.values():
                if some:
                    taken += 1
                    yield family, some.pop()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--net', required=True)
    parser.add_argument('--data', required=True)
    parser.add_argument('--drawn', required=True)
    parser.add_argument('--out', required=True)
    args = parser.parse_args()
    cv2.setNumThreads(1)
    net, kept = load(args.net)
    asked = kept['args']
    labels, values = [], []
    with torch.no_grad():
        for family, row in chosen(args.data, asked['tiers'].split(','), asked['without'].split(',')):
            values.append(net(prepare(read(row), 256))[2][0].numpy())
            labels.append(FAMILIES.index(family))
        codes, covers, drawn = packed(args.drawn)
        for label in range(9):
            fit = (at for at in np.flatnonzero(drawn == label) if label == 8 or (unpacked(covers[at]) > 50).sum() > 120)
            for at in islice(fit, DRAWN):
                values.append(net(prepare(unpacked(codes[at]), 256))[2][0].numpy())
                labels.append(label)
    table = np.array(values)
    table /= np.linalg.norm(table, axis=1, keepdims=True) + 1e-9
    values8 = np.round(table * 127 / np.abs(table).max(1, keepdims=True).clip(1e-6)).astype(np.int8)
    with open(args.out, 'wb') as handle:
        handle.write(b'PLEX' + struct.pack('<II', *values8.shape))
        handle.write(np.array(labels, np.uint8).tobytes())
        handle.write(values8.tobytes())
    print(args.out, values8.shape, np.bincount(labels, minlength=10).tolist())


if __name__ == '__main__':
    main()
