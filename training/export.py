"""Writes a checkpoint as ONNX: python3 training/export.py --net training/scratch/surface.pt --out packages/vision/assets/surface.onnx"""
import argparse
import os
import sys

import onnx
import torch

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from data import FAMILIES
from measure import load


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--net', required=True)
    parser.add_argument('--out', required=True)
    args = parser.parse_args()
    net, kept = load(args.net)
    os.makedirs(os.path.dirname(args.out), exist_ok=True)
    shape = {2: 'height', 3: 'width'}
    torch.onnx.export(
        net, torch.zeros(1, 3, 320, 448), args.out, opset_version=16, do_constant_folding=True,
        input_names=['photo'], output_names=['tiles', 'families', 'embedding'],
        dynamic_axes={'photo': shape, 'tiles': {2: 'rows', 3: 'columns'}},
    )
    model = onnx.load(args.out)
    for key, value in {'families': ','.join(FAMILIES), 'pictures': str(kept['pictures'])}.items():
        entry = model.metadata_props.add()
        entry.key, entry.value = key, value
    onnx.checker.check_model(model)
    onnx.save(model, args.out)
    print(args.out, os.path.getsize(args.out))


if __name__ == '__main__':
    main()
