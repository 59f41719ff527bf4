"""Writes the trunk with a trained head as ONNX, its numbers kept in 16 bits. Of several that were tuned from one start, their mean:

python3 training/export_head.py --trunk FILE --features training/scratch/features --head training/scratch/head.pt --out packages/vision/assets/damage.onnx
"""
import argparse
import inspect
import os
import sys

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from damage import assembled
from data import FAMILIES
from reopen import reopened

# Below this many numbers, 16 bits save nothing worth the step more.
SMALL = 1024


def halved(model):
    """Large constants in 16 bits, with a step that widens them again when the file is opened."""
    kept, steps = [], []
    for one in model.graph.initializer:
        if one.data_type != TensorProto.FLOAT or np.prod(one.dims) < SMALL:
            kept.append(one)
            continue
        kept.append(numpy_helper.from_array(numpy_helper.to_array(one).astype(np.float16), one.name + '_half'))
        steps.append(helper.make_node('Cast', [one.name + '_half'], [one.name], to=TensorProto.FLOAT))
    nodes = steps + list(model.graph.node)
    del model.graph.initializer[:], model.graph.node[:]
    model.graph.initializer.extend(kept)
    model.graph.node.extend(nodes)
    return model


def mean_of(states, shares):
    """The mean of networks that didn't go far from where they began: as one, and steadier than each."""
    return {name: sum(share * state[name] for state, share in zip(states, shares)) if first.dtype.is_floating_point else first for name, first in states[0].items()}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--trunk', default='')
    parser.add_argument('--features', default='')
    parser.add_argument('--onnx', default='', help='what was tuned further, instead of trunk and features')
    parser.add_argument('--head', required=True, help='by commas')
    parser.add_argument('--shares', default='', help='of the mean, by commas; what they leave of 1 is kept of --onnx. Alike unless told')
    parser.add_argument('--out', required=True)
    args = parser.parse_args()
    # Tuned on a GPU or not, it is put together on the processor.
    several = [torch.load(one, map_location='cpu') for one in args.head.split(',')]
    kept = several[0]
    if args.onnx:
        net = reopened(args.onnx)[0]
    else:
        net = assembled(args.trunk, os.path.join(args.features, 'basis.pt'), kept['heads'])
    if 'tuned' in kept:  # of tune_trunk.py: the trunk too is another
        shares = [float(share) for share in args.shares.split(',')] if args.shares else [1 / len(several)] * len(several)
        net.load_state_dict(mean_of([net.state_dict(), *(one['tuned'] for one in several)], [1 - sum(shares), *shares]))
    begun = reopened(args.onnx)[1] if args.onnx else 0
    kept['crops'] = begun + sum(one['crops'] - begun for one in several)
    os.makedirs(os.path.dirname(args.out), exist_ok=True)
    shape = {2: 'height', 3: 'width'}
    # Newer libraries export another way unless told; older ones don't know the word.
    plain = {'dynamo': False} if 'dynamo' in inspect.signature(torch.onnx.export).parameters else {}
    with torch.no_grad():
        torch.onnx.export(
            net, torch.zeros(1, 3, 320, 448), args.out, opset_version=16, do_constant_folding=True,
            input_names=['photo'], output_names=['tiles', 'families', 'embedding'],
            dynamic_axes={'photo': shape, 'tiles': {2: 'rows', 3: 'columns'}}, **plain,
        )
    model = halved(onnx.load(args.out))
    for key, value in {'families': ','.join(FAMILIES), 'crops': str(kept['crops']), 'trunk': 'MobileNetV2 1.0, ImageNet, Apache-2.0: see NOTICE'}.items():
        entry = model.metadata_props.add()
        entry.key, entry.value = key, value
    onnx.checker.check_model(model)
    onnx.save(model, args.out)
    print(args.out, os.path.getsize(args.out))


if __name__ == '__main__':
    main()
