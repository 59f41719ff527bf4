"""What the pretrained trunk makes of crops, kept in files, so that heads are trained on them in minutes.

python3 training/features.py --data DIR --drawn SETS --trunk FILE --out training/scratch/features --chunks 30 --seed 1
"""
import argparse
import os
import sys

import cv2
import numpy as np
import torch
from torch.nn import functional as F

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from batches import ANY_HUE, Drawn, Real, tint, toned
from damage import CONTEXT, LOCAL
from trunk import Trunk

# Crops a chunk, and a batch of the trunk.
CHUNK, BATCH = 288, 24
DRAWN = '-'


def tapped(trunk, pictures):
    """Features per cell of 16 px, per cell of 32 px, of a batch of pictures as bytes."""
    x = torch.from_numpy(pictures).permute(0, 3, 1, 2).float().div_(255)
    with torch.no_grad(), torch.autocast('cpu', dtype=torch.bfloat16):
        fine, near, context = trunk(x)
    return torch.cat([near, F.max_pool2d(fine, 2)], 1).float(), context.float()


def taken(rng, drawn, real, share, side):
    """One crop: picture, cells, label, weight, the sources that are in it."""
    real.used.clear()
    if rng.random() < share:
        picture, tiles, label, weight = real.take(rng, side)
        return picture, tiles, label, weight, ','.join(sorted(real.used))
    return (*drawn.take(rng, side), DRAWN)


def principal(features, count):
    """The directions in which features vary most, scaled to even spread: (matrix, mean)."""
    flat = features.transpose(0, 1).flatten(1).double()
    mean = flat.mean(1)
    values, vectors = torch.linalg.eigh(torch.cov(flat))
    values, vectors = values.flip(0)[:count], vectors.flip(1)[:, :count]
    # Between even spread and the trunk's own: the last directions are mostly noise.
    return ((vectors / (values.clamp(min=1e-6) ** 0.35)).T.float().contiguous(), mean.float())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--data', required=True)
    parser.add_argument('--drawn', required=True)
    parser.add_argument('--trunk', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--chunks', type=int, default=24)
    parser.add_argument('--first', type=int, default=0)
    parser.add_argument('--real', type=float, default=0.7)
    parser.add_argument('--sides', default='192,192,256')
    parser.add_argument('--together', type=float, default=0.0, help='share of the real crops that are put together of several photos')
    parser.add_argument('--made', default='', help='only in this way: what a kind of them is worth')
    parser.add_argument('--seed', type=int, default=1)
    args = parser.parse_args()
    cv2.setNumThreads(1)
    torch.set_num_threads(1)
    os.makedirs(args.out, exist_ok=True)
    trunk = Trunk().fill(args.trunk).eval()
    rng = np.random.default_rng(args.seed)
    drawn, real = Drawn(args.drawn), Real(args.data, together=args.together, made=args.made)
    sides = [int(side) for side in args.sides.split(',')]
    basis = os.path.join(args.out, 'basis.pt')
    if not os.path.exists(basis):
        some = np.stack([tint(rng, picture, label) for picture, _, label, _, _ in (taken(rng, drawn, real, args.real, 192) for _ in range(480))])
        parts = [tapped(trunk, some[at : at + BATCH]) for at in range(0, len(some), BATCH)]
        local, context = (torch.cat(each) for each in zip(*parts))
        torch.save({'local': principal(local[:, :, ::3, ::3], LOCAL), 'context': principal(context, CONTEXT)}, basis)
    kept = torch.load(basis)
    for index in range(args.first, args.first + args.chunks):
        side = sides[index % len(sides)]
        crops = [taken(rng, drawn, real, args.real, side) for _ in range(CHUNK)]
        pictures = np.stack([
            tint(rng, toned(rng, crop[0], crops[int(rng.integers(CHUNK))][0]) if crop[2] in ANY_HUE and rng.random() < 0.2 else crop[0], crop[2])
            for crop in crops
        ])
        made = {'local': [], 'context': [], 'pooled': []}
        for at in range(0, CHUNK, BATCH):
            local, context = tapped(trunk, pictures[at : at + BATCH])
            made['pooled'].append(torch.cat([context.mean((2, 3)), context.amax((2, 3))], 1).half())
            for name, features in (('local', local), ('context', context)):
                matrix, mean = kept[name]
                made[name].append(F.conv2d(features - mean[:, None, None], matrix[:, :, None, None]).half())
        chunk = {name: torch.cat(parts) for name, parts in made.items()}
        chunk['tiles'] = torch.from_numpy(np.stack([crop[1] for crop in crops]))
        chunk['labels'] = torch.tensor([crop[2] for crop in crops])
        chunk['weights'] = torch.tensor([float(crop[3]) for crop in crops])
        chunk['sources'] = [crop[4] for crop in crops]
        path = os.path.join(args.out, 'chunk-%03d.pt' % index)
        torch.save(chunk, path + '.part')
        os.replace(path + '.part', path)
        print(index, side, np.bincount(chunk['labels'], minlength=10).tolist(), flush=True)


if __name__ == '__main__':
    main()
