"""The photos of a data folder (see DATA_CARD.md): what is where, and which may be used for what."""
import csv
import os

import cv2

FAMILIES = (
    'crack', 'spalling', 'mould_algae', 'vegetation', 'corrosion', 'peeling_damp', 'efflorescence', 'tile_fault',
    'normal', 'not_building',
)
# Sources that share assets, or are crops of each other: always on one side of a split.
KIN = {'lonlonago_preview': 'brickwork_cracks', 'osm2world': 'ambientcg_thumbs', 'imageio_binaries': 'ambientcg_thumbs'}


def rows(folder, use='train', tiers=('A', 'B'), without=()):
    """Rows of manifest.csv. Training never sees tier C, whatever is asked for."""
    if use == 'train':
        tiers = [tier for tier in tiers if tier != 'C']
    with open(os.path.join(folder, 'manifest.csv'), newline='') as handle:
        every = list(csv.DictReader(handle))
    keep = []
    for row in every:
        home = KIN.get(row['source'], row['source'])
        if row['use'] == use and row['tier'] in tiers and row['source'] not in without and home not in without:
            row['file'] = os.path.join(folder, 'photos', row['path'])
            keep.append(row)
    return keep


def read(row):
    picture = cv2.imread(row['file'], cv2.IMREAD_COLOR)
    if picture is None:
        raise ValueError('unreadable: ' + row['file'])
    return cv2.cvtColor(picture, cv2.COLOR_BGR2RGB)
