"""Predictions of a checkpoint, photo by photo, and figures a source: python3 training/measure.py --net X --data DIR"""
import argparse
import json
import os
import sys

import cv2
import numpy as np
import torch

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from data import FAMILIES, read, rows
from network import Surface

NORMAL, NOT_BUILDING = 8, 9


def prepare(photo, long_side):
    """The same in packages/vision/src/network: long side to that length, both sides to a multiple of 32."""
    h, w = photo.shape[:2]
    scale = long_side / max(h, w)
    size = [max(96, int(round(n * scale / 32)) * 32) for n in (w, h)]
    shrink = size[0] * size[1] < w * h
    out = cv2.resize(photo, size, interpolation=cv2.INTER_AREA if shrink else cv2.INTER_LINEAR)
    return torch.from_numpy(out.astype(np.float32) / 255).permute(2, 0, 1)[None]


def load(path):
    kept = torch.load(path, map_location='cpu')
    net = Surface(kept['args'].get('width', 1.0))
    net.load_state_dict(kept['average'])
    return net.eval(), kept


def auroc(positive, negative):
    positive, negative = np.asarray(positive), np.asarray(negative)
    if not len(positive) or not len(negative):
        return float('nan')
    both = np.concatenate([positive, negative])
    _, inverse, counts = np.unique(both, return_inverse=True, return_counts=True)
    ranks = (np.cumsum(counts) - (counts - 1) / 2)[inverse]
    return (ranks[: len(positive)].sum() - len(positive) * (len(positive) + 1) / 2) / (len(positive) * len(negative))


def predict(net, listed, sides=(448,), each=None):
    out = []
    with torch.no_grad():
        for row in listed[:: each or 1]:
            photo = read(row)
            logits = [net(prepare(photo, side)) for side in sides]
            photo_logits = torch.stack([part[1][0] for part in logits]).mean(0)
            out.append({
                'file': row['path'], 'source': row['source'], 'truth': 'normal' if row['family'] == 'surface' else row['family'],
                'group': row['group'], 'logits': [round(float(v), 4) for v in photo_logits],
                'tile': [round(float(v), 3) for v in logits[0][0][0].amax((1, 2))],
            })
    return out


def table(predictions):
    keys = sorted({(p['source'], p['truth']) for p in predictions})
    for source, truth in keys:
        some = [p for p in predictions if (p['source'], p['truth']) == (source, truth)]
        z = np.array([p['logits'] for p in some])
        best = z.argmax(1)
        counts = np.bincount(best, minlength=10)
        top = ', '.join('%s %d' % (FAMILIES[i], counts[i]) for i in np.argsort(-counts)[:4] if counts[i])
        print('%-18s %-14s n %4d  right %.3f   %s' % (source, truth, len(some), (best == FAMILIES.index(truth)).mean(), top))
    z = np.array([p['logits'] for p in predictions])
    e = np.exp(z - z.max(1, keepdims=True))
    prob = e / e.sum(1, keepdims=True)
    truth = np.array([FAMILIES.index(p['truth']) for p in predictions])
    defect = truth < NORMAL
    print('auroc defect/normal %.3f  rejecting not_building %.3f  accuracy %.3f  false alarms %.3f' % (
        auroc(prob[defect, :NORMAL].sum(1), prob[truth == NORMAL, :NORMAL].sum(1)),
        auroc(prob[truth == NOT_BUILDING, NOT_BUILDING], prob[truth != NOT_BUILDING, NOT_BUILDING]),
        (prob.argmax(1) == truth).mean(), (prob[truth == NORMAL].argmax(1) < NORMAL).mean()))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--net', required=True)
    parser.add_argument('--data', required=True)
    parser.add_argument('--sides', default='448')
    parser.add_argument('--only', default='', help='measure these training sources instead: they must have been left out')
    parser.add_argument('--each', type=int, default=1)
    parser.add_argument('--json', default='')
    args = parser.parse_args()
    cv2.setNumThreads(1)
    net, kept = load(args.net)
    if args.only:
        wanted = args.only.split(',')
        seen = [name for name in wanted if name not in kept['args']['without'].split(',')]
        if seen:
            raise SystemExit('trained on: ' + ', '.join(seen))
        listed = [row for row in rows(args.data, 'train') if row['source'] in wanted]
    else:
        listed = rows(args.data, 'measure', ('A', 'B', 'C'))
    predictions = predict(net, listed, [int(side) for side in args.sides.split(',')], args.each)
    table(predictions)
    if args.json:
        with open(args.json, 'w') as handle:
            json.dump(predictions, handle)


if __name__ == '__main__':
    main()
