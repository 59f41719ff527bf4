"""Draws pictures into a memory map: python3 training/prerender.py --data DIR --out training/scratch/drawn --count 16000"""
import argparse
import json
import multiprocessing
import os
import sys
import time

import cv2
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from data import read, rows
from render.noise import prepare
from render.scene import draw

METAL = ('Metal', 'Corrugated', 'Garage', 'Steel', 'Roof')


def pool(folder, tiers, without):
    out = {'surface': [], 'metal': [], 'house': []}
    for row in rows(folder, 'train', tiers, without):
        if row['family'] == 'surface':
            out['metal' if any(word in row['path'] for word in METAL) else 'surface'].append(read(row))
        elif row['source'] == 'houses_normal':
            out['house'].append(read(row))
    return out


def draw_part(job):
    start, stop, seed, out, args = job
    cv2.setNumThreads(1)
    prepare()
    backgrounds = None if args.sort in ('close', 'outdoors') else pool(args.data, args.tiers.split(','), args.without.split(','))
    pictures = np.lib.format.open_memmap(out + '-pictures.npy', mode='r+')
    covers = np.lib.format.open_memmap(out + '-cover.npy', mode='r+')
    labels = np.lib.format.open_memmap(out + '-labels.npy', mode='r+')
    rng = np.random.default_rng(seed)
    for index in range(start, stop):
        while True:
            drawn = draw(rng, backgrounds, args.sort)
            if drawn is not None:
                break
        pictures[index], covers[index], labels[index] = drawn


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--data', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--count', type=int, default=16000)
    parser.add_argument('--jobs', type=int, default=2)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--tiers', default='A,B')
    parser.add_argument('--without', default='')
    parser.add_argument('--sort', default='mixed', choices=['mixed', 'close', 'rooms', 'afar', 'walls', 'outdoors'])
    args = parser.parse_args()
    os.makedirs(os.path.dirname(args.out), exist_ok=True)
    if os.path.exists(args.out + '-packed.pickle'):  # made of what was drawn before
        os.remove(args.out + '-packed.pickle')
    shapes = {'pictures': (args.count, 320, 320, 3), 'cover': (args.count, 80, 80), 'labels': (args.count,)}
    for name, shape in shapes.items():
        np.lib.format.open_memmap(args.out + '-' + name + '.npy', mode='w+', dtype=np.uint8, shape=shape).flush()
    began = time.time()
    edges = np.linspace(0, args.count, args.jobs + 1).astype(int)
    jobs = [(int(a), int(b), args.seed * 1000 + i, args.out, args) for i, (a, b) in enumerate(zip(edges[:-1], edges[1:]))]
    with multiprocessing.Pool(args.jobs) as workers:
        workers.map(draw_part, jobs, chunksize=1)
    labels = np.load(args.out + '-labels.npy')
    seconds = time.time() - began
    print(json.dumps({'pictures': args.count, 'seconds': round(seconds), 'per_second': round(args.count / seconds, 1), 'labels': np.bincount(labels, minlength=9).tolist()}))


if __name__ == '__main__':
    main()
