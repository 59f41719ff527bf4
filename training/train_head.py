"""Trains heads on kept features: python3 training/train_head.py --features training/scratch/features --out training/scratch/head.pt

--without leaves sources out, as in train.py: crops that hold a piece of such a source don't train.
"""
import argparse
import glob
import json
import math
import os
import sys

import numpy as np
import torch
from torch.nn import functional as F

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from damage import CLASSES, Head
from data import KIN
from train import tile_loss

PARTS = ('local', 'context', 'pooled', 'tiles', 'labels', 'weights')


def kept(folder):
    """Chunks by the side of their crops, joined: {cells across: parts}."""
    groups = {}
    for path in sorted(glob.glob(os.path.join(folder, 'chunk-*.pt'))):
        chunk = torch.load(path)
        groups.setdefault(chunk['local'].shape[-1], []).append(chunk)
    return {
        side: {**{part: torch.cat([chunk[part] for chunk in chunks]) for part in PARTS}, 'sources': [one for chunk in chunks for one in chunk['sources']]}
        for side, chunks in groups.items()
    }


def usable(sources, without):
    """Which crops hold nothing of the sources left out, nor of their kin."""
    out = set(without) | {KIN.get(one, one) for one in without}
    homes = [{name for each in one.split(',') for name in (each, KIN.get(each, each))} for one in sources]
    return np.flatnonzero([not (home & out) for home in homes])


def train(groups, without=(), epochs=10, rate=3e-3, size=48, seed=1, tiles=1.0, show=True):
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    head = Head()
    average = Head()
    average.load_state_dict(head.state_dict())
    optimiser = torch.optim.AdamW(head.parameters(), lr=rate, weight_decay=0.05)
    allowed = {side: usable(group['sources'], without) for side, group in groups.items()}
    order = [(side, len(indices) // size) for side, indices in allowed.items()]
    steps, step = epochs * sum(count for _, count in order), 0
    for epoch in range(epochs):
        batches = []
        for side, indices in allowed.items():
            shuffled = rng.permutation(indices)
            batches += [(side, shuffled[at : at + size]) for at in range(0, len(shuffled) - size + 1, size)]
        rng.shuffle(batches)
        sums = np.zeros(4)
        head.train()
        for side, chosen in batches:
            for group in optimiser.param_groups:
                group['lr'] = rate * min(1, (step + 1) / 60) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * step / steps)))
            at = torch.from_numpy(np.sort(chosen))
            local, context, pooled, cells, labels, weights = (groups[side][part][at] for part in PARTS)
            local, context, pooled = local.float(), context.float(), pooled.float()
            if rng.random() < 0.5:
                local, context, cells = local.flip(3), context.flip(3), cells.flip(2)
            found, photo, _ = head(local, context, pooled)
            whole = (F.cross_entropy(photo, labels, reduction='none', label_smoothing=0.05) * weights).sum() / weights.sum().clamp(min=1)
            near = tile_loss(found, cells, labels)
            optimiser.zero_grad(set_to_none=True)
            (whole + tiles * near).backward()
            torch.nn.utils.clip_grad_norm_(head.parameters(), 2.0)
            optimiser.step()
            step += 1
            keep = min(0.99, step / (step + 9))
            with torch.no_grad():
                for mine, theirs in zip(head.state_dict().values(), average.state_dict().values()):
                    if theirs.dtype.is_floating_point:
                        theirs.mul_(keep).add_(mine, alpha=1 - keep)
            right = ((photo.argmax(1) == labels).float() * (weights > 0)).sum().item() / max(1, (weights > 0).sum().item())
            sums += (whole.item(), near.item(), right, 1)
        if show:
            mean = sums / sums[3]
            print(json.dumps({'epoch': epoch + 1, 'crops': len(batches) * size, 'photo': round(mean[0], 3), 'tiles': round(mean[1], 3), 'right': round(mean[2], 3)}), flush=True)
    return average.eval(), step * size


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--features', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--without', default='')
    parser.add_argument('--epochs', type=int, default=10)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--seeds', type=int, default=1, help='so many heads, averaged when exported')
    args = parser.parse_args()
    torch.set_num_threads(1)
    groups, without = kept(args.features), [one for one in args.without.split(',') if one]
    made = [train(groups, without, args.epochs, seed=args.seed + turn) for turn in range(args.seeds)]
    heads, seen = [head.state_dict() for head, _ in made], sum(count for _, count in made)
    torch.save({'heads': heads, 'classes': CLASSES, 'without': args.without, 'crops': seen}, args.out)


if __name__ == '__main__':
    main()
