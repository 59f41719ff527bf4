"""The photos of a data folder (see DATA_CARD.md): what is where, and which may be used for what."""
import csv
import os

import cv2
import numpy as np

FAMILIES = (
    'crack', 'spalling', 'mould_algae', 'vegetation', 'corrosion', 'peeling_damp', 'efflorescence', 'tile_fault',
    'normal', 'not_building',
)
# Sources that share assets, or are crops of each other: always on one side of a split.
KIN = {
    'lonlonago_preview': 'brickwork_cracks', 'osm2world': 'ambientcg_thumbs', 'imageio_binaries': 'ambientcg_thumbs',
    'polyhaven_more': 'polyhaven_roofs_walls', 'polyhaven_walls2': 'polyhaven_roofs_walls',
}

# Photos with a stock agency's watermark, or plainly taken from one, in a source whose publisher calls all of it free.
with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'withdrawn.txt')) as listed:
    WITHDRAWN = {line.strip() for line in listed}
# What a masked photo's mask says of a pixel.
# VAGUE: inside somebody's box round the damage, where it may be or not.
SOUND, DAMAGED, CRACKED, VAGUE = 0, 1, 2, 3


def rows(folder, use='train', tiers=('A', 'B'), without=()):
    """Rows of manifest.csv. Training never sees tier C, whatever is asked for."""
    if use == 'train':
        tiers = [tier for tier in tiers if tier != 'C']
    with open(os.path.join(folder, 'manifest.csv'), newline='') as handle:
        every = list(csv.DictReader(handle))
    keep = []
    for row in every:
        home = KIN.get(row['source'], row['source'])
        if row['path'] in WITHDRAWN:
            continue
        if row['use'] == use and row['tier'] in tiers and row['source'] not in without and home not in without:
            row['file'] = os.path.join(folder, 'photos', row['path'])
            keep.append(row)
    return keep


def read(row):
    picture = cv2.imread(row['file'], cv2.IMREAD_COLOR)
    if picture is None:
        raise ValueError('unreadable: ' + row['file'])
    return cv2.cvtColor(picture, cv2.COLOR_BGR2RGB)


def mask_of(folder, row):
    """Per pixel what the photo's mask says, or None where it has none."""
    stem = os.path.splitext(os.path.basename(row['path']))[0]
    path = os.path.join(folder, 'masks', stem + '.png')
    found = cv2.imread(path, cv2.IMREAD_COLOR) if os.path.exists(path) else None
    if found is None:
        return None
    bright = found.max(2)
    out = (bright > 60).astype(np.uint8)
    out[(bright > 20) & (bright <= 60)] = VAGUE
    if row['source'] == 'peer_phinet':
        out[(bright > 60) & (bright < 150)] = CRACKED
    return out
