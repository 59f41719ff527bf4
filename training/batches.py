"""Batches: drawn pictures with exact tiles, real photos with a label for the whole, sources in balance."""
import cv2
import numpy as np

from data import FAMILIES, KIN, read, rows

SIDE = 320
NORMAL, NOT_BUILDING = 8, 9
# Labels a reader isn't sure of count less; about a quarter of these clean tiles show hairlines.
DOUBTFUL = {('brickwork_cracks', 'normal'): 0.5}


class Drawn:
    """stems: comma-separated sets of prerender.py; a picture is taken from each by its share of them all."""

    def __init__(self, stems):
        self.sets = [
            (np.load(stem + '-pictures.npy', mmap_mode='r'), np.load(stem + '-tiles.npy'), np.load(stem + '-labels.npy'))
            for stem in stems.split(',')
        ]
        sizes = np.array([len(labels) for _, _, labels in self.sets], float)
        self.odds = sizes / sizes.sum()

    def take(self, rng, side):
        pictures, every, labels = self.sets[int(rng.choice(len(self.sets), p=self.odds))]
        index = int(rng.integers(len(labels)))
        oy, ox = (int(at) * 16 for at in rng.integers((SIDE - side) // 16 + 1, size=2))
        whole = every[index]
        picture = pictures[index, oy : oy + side, ox : ox + side]
        tiles = whole[oy // 16 : (oy + side) // 16, ox // 16 : (ox + side) // 16]
        # Where the defect fell outside the crop the cells still teach, the picture's label doesn't.
        lost = (whole == 1).any() and not (tiles == 1).any()
        if rng.random() < 0.5:
            picture, tiles = picture[:, ::-1], tiles[:, ::-1]
        return picture, tiles, int(labels[index]), 0.0 if lost else 1.0


class Real:
    """Photos in memory, grouped family, source, group, so that a source with many photos doesn't drown the rest."""

    def __init__(self, folder, tiers=('A', 'B'), without=(), defects=True):
        self.byfamily = {}
        for row in rows(folder, 'train', tiers, without):
            family = 'normal' if row['family'] == 'surface' else row['family']
            if not defects and family not in ('normal', 'not_building'):
                continue
            source = KIN.get(row['source'], row['source'])
            groups = self.byfamily.setdefault(family, {}).setdefault(source, {})
            groups.setdefault(row['group'], []).append((read(row), row))
        self.families = sorted(self.byfamily)
        weight = {'crack': 3.0, 'normal': 4.5, 'not_building': 2.0, 'mould_algae': 1.5}
        self.odds = np.array([weight.get(name, 0.6) for name in self.families])
        self.odds = self.odds / self.odds.sum()

    def take(self, rng, side):
        family = self.families[int(rng.choice(len(self.families), p=self.odds))]
        sources = self.byfamily[family]
        names = sorted(sources)
        # Between one vote a source and one vote a group.
        share = np.array([len(sources[name]) ** 0.5 for name in names])
        source = names[int(rng.choice(len(names), p=share / share.sum()))]
        groups = sources[source]
        group = list(groups)[int(rng.integers(len(groups)))]
        photo, row = groups[group][int(rng.integers(len(groups[group])))]
        least = 0.12 if family == 'normal' else 0.35 if family == 'not_building' else 0.6
        picture = crop(rng, photo, least, family, side)
        cells = side // 16
        if family == 'normal' or family == 'not_building':
            tiles = np.zeros((cells, cells), np.uint8)
        else:
            tiles = np.full((cells, cells), 2, np.uint8)
        weight = DOUBTFUL.get((source, family), 1.0)
        if weight < 1:
            tiles[:] = 2
        return picture, tiles, FAMILIES.index(family), weight


def crop(rng, photo, least, family, side):
    """A window of at least that share of the area, stretched a little, shown at `side` px."""
    h, w = photo.shape[:2]
    if max(h, w) < 200 and rng.random() < 0.5:  # small textures: mirrored outwards instead of blown up
        photo = np.vstack([np.hstack([photo, photo[:, ::-1]]), np.hstack([photo[::-1], photo[::-1, ::-1]])])
        h, w = photo.shape[:2]
    area = h * w * (rng.uniform(least, 1) if rng.random() < 0.75 else 1.0)
    aspect = np.exp(rng.uniform(-0.25, 0.25)) * (1.0 if rng.random() < 0.5 else w / h)
    cw, ch = int(min(w, np.sqrt(area * aspect))), int(min(h, np.sqrt(area / aspect)))
    y, x = int(rng.integers(h - ch + 1)), int(rng.integers(w - cw + 1))
    cut = photo[y : y + ch, x : x + cw]
    out = cv2.resize(cut, (side, side), interpolation=cv2.INTER_AREA if max(ch, cw) > side else cv2.INTER_LINEAR)
    if rng.random() < 0.5:
        out = out[:, ::-1]
    if family != 'not_building' and rng.random() < 0.15:
        out = np.rot90(out, int(rng.integers(1, 4)))
    return degrade(rng, np.ascontiguousarray(out))


def degrade(rng, picture):
    """The same camera faults that the drawn pictures have, or the network tells real from drawn by them."""
    side = picture.shape[0]
    if rng.random() < 0.2:
        picture = cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.3, 1.0))
    if rng.random() < 0.15:
        small = int(side * rng.uniform(0.5, 0.9))
        picture = cv2.resize(cv2.resize(picture, (small, small), interpolation=cv2.INTER_AREA), (side, side))
    if rng.random() < 0.2:
        ok, packed = cv2.imencode('.jpg', picture, [cv2.IMWRITE_JPEG_QUALITY, int(rng.uniform(35, 95))])
        picture = cv2.imdecode(packed, cv2.IMREAD_COLOR) if ok else picture
    return picture


def tint(rng, batch):
    """Brightness and colour, a draw a picture; some in grey."""
    n = len(batch)
    level = rng.uniform(0.6, 1.25, (n, 1, 1, 1))
    cast = 1 + rng.normal(0, 0.07, (n, 1, 1, 3)) * np.array([1, 0.5, 1])
    batch *= (level * cast).astype(np.float32)
    for index in np.flatnonzero(rng.random(n) < 0.08):
        batch[index] = batch[index].mean(2, keepdims=True)
    return np.minimum(batch, 1, out=batch)


def batch(rng, drawn, real, size, share, side):
    """side: a multiple of 32 up to 320. Returns pictures N x H x W x 3 from 0 to 1, cells, labels and their weights."""
    taken = [(real if rng.random() < share else drawn).take(rng, side) for _ in range(size)]
    pictures = np.stack([item[0] for item in taken]).astype(np.float32)
    pictures *= np.float32(1 / 255)
    tiles = np.stack([item[1] for item in taken])
    labels = np.array([item[2] for item in taken])
    weights = np.array([item[3] for item in taken], np.float32)
    return tint(rng, pictures), tiles, labels, weights
