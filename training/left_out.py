"""What heads make of whole sources that they never saw: the figures by which recipes are chosen.

python3 training/left_out.py --data DIR --trunk FILE --features training/scratch/features --folds 'one,two three,four' --seeds 1,3

The trunk looks at the photos once (kept beside the features); a head is then trained for each fold and asked.
"""
import argparse
import json
import os
import sys

import cv2
import numpy as np
import torch
from torch.nn import functional as F

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from damage import DEFECTS, Heads
from data import CRACKED, DAMAGED, FAMILIES, mask_of, read, rows
from features import tapped
from train_head import kept, train

# The sides at which the product shows a photo; the larger gives the map.
SIDES = (256, 384)
# From here on a cell shows its family: what regions.ts outlines by.
OUTLINED = {'crack': 0.5, 'corrosion': 0.25, 'spalling': 0.15, 'tile_fault': 0.15}
# From this share on an answer is named.
SURE = 0.5
# So much of a cell must be masked for it to count as damaged.
COVERED = 0.06


def shown(picture, side):
    height, width = picture.shape[:2]
    size = [max(96, round(edge * side / max(height, width) / 32) * 32) for edge in (width, height)]
    return cv2.resize(picture, size, interpolation=cv2.INTER_AREA if max(size) < max(height, width) else cv2.INTER_LINEAR)


def looked_at(folder, sources, trunk, basis, most):
    """Of each photo of these sources: what the trunk makes of it at each side, its truth and its mask."""
    sets = {}
    for row in rows(folder, 'train'):
        if row['source'] in sources:
            sets.setdefault((row['source'], row['family']), []).append(row)
    photos = []
    for (source, family), listed in sorted(sets.items()):
        step = max(1, len(listed) / most)
        for at in range(min(most, len(listed))):
            row = listed[int(at * step)]
            picture, looks = read(row), []
            for side in SIDES:
                local, context = tapped(trunk, shown(picture, side)[None])
                parts = [F.conv2d(each - basis[name][1][:, None, None], basis[name][0][:, :, None, None]).half() for name, each in (('local', local), ('context', context))]
                looks.append([*parts, torch.cat([context.mean((2, 3)), context.amax((2, 3))], 1).half()])
            photos.append({'source': source, 'truth': 'normal' if family == 'surface' else family, 'looks': looks, 'mask': mask_of(folder, row)})
    return photos


def overlap(cells, photo):
    """Of the cells that the map outlines and those that the mask covers, the share that both have."""
    mask, truth = photo['mask'], photo['truth']
    wanted = mask == CRACKED if truth == 'crack' and (mask == CRACKED).any() else mask == DAMAGED
    rows_, columns = cells.shape
    covered = cv2.resize(wanted.astype(np.float32), (columns, rows_), interpolation=cv2.INTER_AREA) > COVERED
    outlined = cells >= OUTLINED[truth]
    return (covered & outlined).sum() / max(1, (covered | outlined).sum())


def asked(heads, photos):
    """Per photo: its likeliest family, and the overlap of the map where there is a mask."""
    answers = []
    with torch.no_grad():
        for photo in photos:
            given = [heads(*(part.float() for part in look)) for look in photo['looks']]
            shares = sum(scores[0] for _, scores, _ in given).div(len(given)).softmax(0).numpy()
            cells = given[-1][0][0].sigmoid().numpy()
            found = overlap(cells[FAMILIES.index(photo['truth'])], photo) if photo['mask'] is not None and photo['truth'] in OUTLINED else None
            answers.append((int(shares.argmax()), shares, found))
    return answers


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--data', required=True)
    parser.add_argument('--trunk', required=True)
    parser.add_argument('--features', required=True)
    parser.add_argument('--folds', required=True, help='sources by commas, folds by spaces: FOLDS in run.sh')
    parser.add_argument('--most', type=int, default=70)
    parser.add_argument('--seeds', default='1', help='how many heads speak as one, each number tried')
    parser.add_argument('--epochs', type=int, default=7)
    parser.add_argument('--json', default='')
    args = parser.parse_args()
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    folds = [fold.split(',') for fold in args.folds.split()]
    seen = os.path.join(args.features, 'left-out.pt')
    if not os.path.exists(seen):
        from trunk import Trunk

        basis = torch.load(os.path.join(args.features, 'basis.pt'))
        torch.save(looked_at(args.data, {one for fold in folds for one in fold}, Trunk().fill(args.trunk).eval(), basis, args.most), seen)
    photos, groups, table = torch.load(seen, weights_only=False), kept(args.features), []
    numbers = [int(one) for one in args.seeds.split(',')]
    for fold in folds:
        heads = [train(groups, fold, args.epochs, seed=seed, show=False)[0].state_dict() for seed in range(1, max(numbers) + 1)]
        mine = [photo for photo in photos if photo['source'] in fold]
        for number in numbers:
            answers = asked(Heads(heads[:number]).eval(), mine)
            for source, truth in sorted({(photo['source'], photo['truth']) for photo in mine}):
                some = [answer for photo, answer in zip(mine, answers) if (photo['source'], photo['truth']) == (source, truth)]
                maps = [found for _, _, found in some if found is not None]
                table.append({
                    'heads': number, 'source': source, 'truth': truth, 'photos': len(some),
                    'right': round(float(np.mean([top == FAMILIES.index(truth) for top, _, _ in some])), 3),
                    'defect': round(float(np.mean([top < DEFECTS for top, _, _ in some])), 3),
                    'overlap': round(float(np.mean(maps)), 3) if maps else None,
                })
                print(json.dumps(table[-1]), flush=True)
            for index, name in enumerate(FAMILIES):
                said = [photo['truth'] == name for photo, (top, shares, _) in zip(mine, answers) if top == index and shares[index] >= SURE]
                table.append({'heads': number, 'said': name, 'photos': len(said), 'right': sum(said)})
                print(json.dumps(table[-1]), flush=True)
    if args.json:
        with open(args.json, 'w') as handle:
            json.dump(table, handle)


if __name__ == '__main__':
    main()
