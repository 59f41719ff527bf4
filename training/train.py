"""Trains `surface`. See README.md for the commands; every run writes checkpoints that export.py can ship."""
import argparse
import json
import math
import multiprocessing
import os
import queue
import sys
import time

import cv2
import numpy as np
import torch
from torch.nn import functional as F

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from batches import Drawn, Real, batch
from network import DEFECTS, Surface


def tile_loss(logits, tiles, labels):
    """tiles: 1 where the picture's own defect is, 0 where nothing is, 2 unknown. Clean pictures teach every family."""
    n = len(labels)
    target = torch.zeros_like(logits)
    known = (tiles != 2).unsqueeze(1).expand_as(logits).float()
    own = labels.clamp(max=DEFECTS - 1)
    rows = torch.arange(n, device=logits.device)
    defect = (labels < DEFECTS).float().view(n, 1, 1)
    target[rows, own] = (tiles == 1).float() * defect
    loss = F.binary_cross_entropy_with_logits(logits, target, reduction='none')
    weight = known * (1 + 2 * target)
    return (loss * weight).sum() / weight.sum().clamp(min=1) * 8


def stock(args):
    """What batches are made of, read once: the processes that make them begin as copies of this one."""
    real = Real(args.data, args.tiers.split(','), args.without.split(','), not args.no_real_defects, getattr(args, 'together', 0.0))
    print({family: {name: len(groups) for name, groups in sources.items()} for family, sources in real.byfamily.items()}, flush=True)
    return Drawn(args.drawn), real


def feed(args, sides, seed, ready, drawn, real):
    """Makes batches in a process of its own."""
    cv2.setNumThreads(1)
    rng = np.random.default_rng(seed)
    parent = os.getppid()
    while True:
        made = batch(rng, drawn, real, args.size, args.real, int(rng.choice(sides)))
        while True:
            if os.getppid() != parent:  # the training was killed
                return
            try:
                ready.put(made, timeout=10)
                break
            except queue.Full:
                pass


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--data', required=True)
    parser.add_argument('--drawn', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--minutes', type=float, default=60)
    parser.add_argument('--size', type=int, default=32)
    parser.add_argument('--rate', type=float, default=2e-3)
    parser.add_argument('--real', type=float, default=0.5, help='share of real photos in a batch')
    parser.add_argument('--tiers', default='A,B')
    parser.add_argument('--without', default='', help='sources to leave out, comma-separated')
    parser.add_argument('--no-real-defects', action='store_true')
    parser.add_argument('--sides', default='224,256,288,320', help='sides of the crops, multiples of 32')
    parser.add_argument('--start', default='')
    parser.add_argument('--width', type=float, default=1.0)
    parser.add_argument('--half', action='store_true', help='convolutions in bfloat16: twice as fast where the processor has it')
    parser.add_argument('--feeders', type=int, default=1, help='processes that make batches')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--device', default='cuda' if torch.cuda.is_available() else 'cpu')
    args = parser.parse_args()
    cv2.setNumThreads(1)
    torch.manual_seed(args.seed)
    net = Surface(args.width).to(args.device, memory_format=torch.channels_last)
    average = Surface(args.width)
    earlier = 0
    if args.start:
        begun = torch.load(args.start, map_location='cpu')
        net.load_state_dict(begun['net'])
        earlier = begun['pictures']
    average.load_state_dict(net.state_dict())
    average.to(args.device)
    optimiser = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=0.02)
    sides = [int(side) for side in args.sides.split(',')]
    ready = multiprocessing.Queue(4)
    drawn, real = stock(args)
    feeders = [multiprocessing.Process(target=feed, args=(args, sides, args.seed * 100 + at, ready, drawn, real), daemon=True) for at in range(args.feeders)]
    for feeder in feeders:
        feeder.start()
    net.train()
    mine, theirs = list(net.parameters()), list(average.parameters())
    measured, kept = ([b for b in one.buffers() if b.dtype.is_floating_point] for one in (net, average))
    began, step, seen, shown, saved = time.time(), 0, 0, time.time(), time.time()
    sums = np.zeros(4)
    while True:
        spent = (time.time() - began) / 60 / args.minutes
        if spent >= 1:
            break
        warm = min(1, (step + 1) / 100)
        for group in optimiser.param_groups:
            group['lr'] = args.rate * warm * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * spent)))
        pictures, tiles, labels, weights = (torch.from_numpy(np.ascontiguousarray(part)).to(args.device) for part in ready.get())
        # Bytes in N x H x W x 3 are channels-last already.
        x = pictures.permute(0, 3, 1, 2).float().div_(255)
        with torch.autocast(args.device, dtype=torch.bfloat16, enabled=args.half):
            local, photo, _ = net(x)
        local, photo = local.float(), photo.float()
        labels = labels.long()
        whole = (F.cross_entropy(photo, labels, reduction='none', label_smoothing=0.05) * weights).sum() / weights.sum().clamp(min=1)
        near = tile_loss(local, tiles, labels)
        loss = whole + near
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        optimiser.step()
        with torch.no_grad():
            keep = min(0.998, (step + 1) / (step + 10))
            torch._foreach_mul_(theirs, keep)
            torch._foreach_add_(theirs, mine, alpha=1 - keep)
            torch._foreach_mul_(kept, keep)
            torch._foreach_add_(kept, measured, alpha=1 - keep)
        step += 1
        seen += len(labels)
        right = ((photo.argmax(1) == labels).float() * (weights > 0)).sum().item() / max(1, (weights > 0).sum().item())
        sums += (whole.item(), near.item(), right, 1)
        if time.time() - shown > 60:
            m = sums / sums[3]
            print(json.dumps({'minute': round((time.time() - began) / 60, 1), 'step': step, 'pictures': seen, 'photo': round(m[0], 3), 'tiles': round(m[1], 3), 'right': round(m[2], 3)}), flush=True)
            sums[:] = 0
            shown = time.time()
        if time.time() - saved > 120:
            save(args.out, net, average, args, step, earlier + seen)
            saved = time.time()
    for feeder in feeders:
        feeder.terminate()
    save(args.out, net, average, args, step, earlier + seen)


def save(out, net, average, args, step, seen):
    """seen: pictures since the very first, those of the run that this one started from among them."""
    os.makedirs(os.path.dirname(out), exist_ok=True)
    torch.save({'net': net.state_dict(), 'average': average.state_dict(), 'args': vars(args), 'step': step, 'pictures': seen}, out + '.part')
    os.replace(out + '.part', out)


if __name__ == '__main__':
    main()
