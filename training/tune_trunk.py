"""Tunes the trunk of `damage` to the photos, end to end, from a head that was trained on what the trunk kept:

python3 training/tune_trunk.py --data DIR --drawn SETS --trunk FILE --features training/scratch/features --head training/scratch/head.pt --out training/scratch/tuned.pt --minutes 20

A small rate for the trunk: a high one wears away what it brings along. With a GPU --feeders 14 --size 64.
"""
import argparse
import json
import math
import multiprocessing
import os
import sys
import time

import cv2
import numpy as np
import torch
from torch.nn import functional as F

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from damage import DEFECTS, assembled, fresh
from reopen import reopened, steady
from train import feed, stock, tile_loss

# So many sound crops that passed for damage are kept to be shown again.
MOST_HARD = 480


def network(args, begun):
    """Where the tuning starts from: a head on the trunk as it came, or what was exported before."""
    if args.onnx:
        net = reopened(args.onnx)[0]
    elif args.fresh:
        net = fresh(args.trunk)
    else:
        net = assembled(args.trunk, os.path.join(args.features, 'basis.pt'), begun['heads'])
    net.trunk.fixed = args.fixed
    for part in [net.trunk.stem, *net.trunk.blocks[: args.fixed]]:
        part.requires_grad_(False)
    return net


class Hard:
    """Sound crops that the network took for damage: they come back, mirrored, until it knows better."""

    def __init__(self, seed):
        self.rng, self.crops = np.random.default_rng(seed), {}

    def keep(self, pictures, tiles, labels, weights, scores):
        wrong = ((labels >= DEFECTS) & (weights >= 1) & (scores[:, :DEFECTS].logsumexp(1) > scores[:, DEFECTS:].logsumexp(1) - 1)).nonzero().flatten().tolist()
        kept = self.crops.setdefault(pictures.shape[1], [])
        kept += [(pictures[at].clone(), tiles[at].clone(), int(labels[at])) for at in wrong]
        del kept[:-MOST_HARD]

    def mixed_in(self, pictures, tiles, labels, weights, share=8):
        """One in `share` of the batch makes room for an earlier one."""
        kept = self.crops.get(pictures.shape[1], [])
        for at in range(min(len(labels) // share, len(kept) // 8)):
            picture, cells, label = kept.pop(int(self.rng.integers(len(kept))))
            pictures[at], tiles[at], labels[at], weights[at] = picture.flip(1), cells.flip(1), label, 1.0


def groups_of(net, rate, trunk_rate):
    """What is trained, at which rate: the head and its ways in quickly, the trunk slowly."""
    slow = [one for one in net.trunk.parameters() if one.requires_grad]
    quick = [one for name, one in net.named_parameters() if not name.startswith('trunk.')]
    return [{'params': quick, 'full': rate}, {'params': slow, 'full': trunk_rate}]


def save(args, net, average, begun, seen):
    kept = {'heads': begun['heads'], 'tuned': average.state_dict(), 'last': net.state_dict(), 'without': args.without, 'crops': begun['crops'] + seen}
    torch.save(kept, args.out + '.part')
    os.replace(args.out + '.part', args.out)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--data', required=True)
    parser.add_argument('--drawn', required=True)
    parser.add_argument('--trunk', default='')
    parser.add_argument('--features', default='')
    parser.add_argument('--head', default='')
    parser.add_argument('--onnx', default='', help='goes on from what was exported, instead of from a head')
    parser.add_argument('--fresh', action='store_true', help='an untaught head on --trunk: worth it where a GPU shows it a million crops')
    parser.add_argument('--resume', default='', help='goes on from a file of this script')
    parser.add_argument('--fixed', type=int, default=3, help='so many of the first blocks see edges and colours and keep their weights')
    parser.add_argument('--together', type=float, default=0.0, help='share of the real crops that are put together of several photos')
    parser.add_argument('--until', type=float, default=0.0, help='where the rate ends, of its start')
    parser.add_argument('--keep', type=float, default=0.995, help='how slowly the average of the weights follows')
    parser.add_argument('--out', required=True)
    parser.add_argument('--minutes', type=float, default=20)
    parser.add_argument('--size', type=int, default=24)
    parser.add_argument('--rate', type=float, default=1e-3)
    parser.add_argument('--trunk-rate', type=float, default=6e-5)
    parser.add_argument('--real', type=float, default=0.6)
    parser.add_argument('--tiers', default='A,B')
    parser.add_argument('--without', default='', help='sources to leave out: the same as of the head')
    parser.add_argument('--sides', default='192,224,256')
    parser.add_argument('--feeders', type=int, default=1)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--device', default='cuda' if torch.cuda.is_available() else 'cpu')
    args = parser.parse_args()
    args.no_real_defects = False
    cv2.setNumThreads(1)
    torch.manual_seed(args.seed)
    torch.set_num_threads(1)
    if args.resume or args.head:
        begun = torch.load(args.resume or args.head, map_location='cpu')
    else:
        begun = {'without': args.without, 'heads': [], 'crops': reopened(args.onnx)[1] if args.onnx else 0}
    if begun['without'] != args.without:
        raise SystemExit('The head has seen other sources: --without ' + begun['without'])
    net, average = (network(args, begun).to(args.device, memory_format=torch.channels_last) for _ in range(2))
    if 'tuned' in begun:
        net.load_state_dict(begun.get('last', begun['tuned']))
        average.load_state_dict(begun['tuned'])
    steady(net) if args.onnx else net.train()
    begun['heads'] = [head.state_dict() for head in average.head.heads]
    hard = Hard(args.seed)
    optimiser = torch.optim.AdamW(groups_of(net, args.rate, args.trunk_rate), lr=args.rate, weight_decay=0.02)
    sides = [int(side) for side in args.sides.split(',')]
    mine, theirs = ([one for one in some.state_dict().values() if one.dtype.is_floating_point] for some in (net, average))
    ready = multiprocessing.Queue(4)
    drawn, real = stock(args)
    feeders = [multiprocessing.Process(target=feed, args=(args, sides, args.seed * 100 + at, ready, drawn, real), daemon=True) for at in range(args.feeders)]
    for feeder in feeders:
        feeder.start()
    began, step, seen, told, sums = time.time(), 0, 0, time.time(), np.zeros(4)
    while True:
        spent = (time.time() - began) / 60 / args.minutes
        if spent >= 1:
            break
        for group in optimiser.param_groups:
            group['lr'] = group['full'] * min(1, (step + 1) / 100) * (args.until + (1 - args.until) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * spent))))
        pictures, tiles, labels, weights = (torch.from_numpy(np.ascontiguousarray(part)).to(args.device) for part in ready.get())
        labels = labels.long()
        hard.mixed_in(pictures, tiles, labels, weights)
        with torch.autocast(args.device, dtype=torch.bfloat16):
            found, photo, _ = net(pictures.permute(0, 3, 1, 2).float().div_(255))
        found, photo = found.float(), photo.float()
        whole = (F.cross_entropy(photo, labels, reduction='none', label_smoothing=0.05) * weights).sum() / weights.sum().clamp(min=1)
        near = tile_loss(found, tiles, labels)
        hard.keep(pictures, tiles, labels, weights, photo.detach())
        optimiser.zero_grad(set_to_none=True)
        (whole + near).backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        optimiser.step()
        step, seen = step + 1, seen + len(labels)
        keep = args.keep if 'tuned' in begun else min(args.keep, step / (step + 9))
        with torch.no_grad():
            torch._foreach_lerp_(theirs, mine, 1 - keep)
        right = ((photo.argmax(1) == labels).float() * (weights > 0)).sum().item() / max(1, (weights > 0).sum().item())
        sums += (whole.item(), near.item(), right, 1)
        if time.time() - told > 30:
            mean, told = sums / sums[3], time.time()
            print(json.dumps({'minute': round((time.time() - began) / 60, 1), 'step': step, 'pictures': seen, 'photo': round(mean[0], 3), 'tiles': round(mean[1], 3), 'right': round(mean[2], 3)}), flush=True)
            sums[:] = 0
        if step % 100 == 0:
            save(args, net, average, begun, seen)
    for feeder in feeders:
        feeder.terminate()
    save(args, net, average, begun, seen)


if __name__ == '__main__':
    main()
