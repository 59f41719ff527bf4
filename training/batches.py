"""Batches: drawn pictures with exact tiles, real photos with a label for the whole, sources in balance."""
import concurrent.futures
import os
import pickle

import cv2
import numpy as np

from composites import BARE_WALLS, coat_gone, hung
from data import CRACKED, DAMAGED, FAMILIES, KIN, VAGUE, mask_of, read, rows
from house_parts import HOUSE_FACES, of_houses
from laid_on import LAID_ON, risen, roofed, salted
from render.noise import field, mix, soft
from render.steel import steelwork
from render.surfaces import calm

NORMAL, NOT_BUILDING = 8, 9
# Close-ups of one dark line on a bare face: the line can be moved to another wall.
BARE = {'cbri_verified'}
# Photos of mould and of damp on light walls.
STAINED = {'mould_roboflow', 'urbanroof_report'}
# Close views of rust, which can be laid on other surfaces.
RUST = {'ambientcg_thumbs', 'kpmg_pylons', 'vt_bridge_steel'}
ROOMS = 'houses_normal'
# Labels a reader isn't sure of count less; about a quarter of these clean tiles show hairlines.
DOUBTFUL = {('brickwork_cracks', 'normal'): 0.5}
# Where a mask says that a crop shows nothing of its photo's damage, how surely the crop is sound: rubble isn't.
SOUND_CROP = {'cracktile_upe': 0.7, 'vt_bridge_steel': 0.4}
# How often a photo of a family is taken. Held by hand: by their numbers cracks would drown the rest, and evenly the rest drowns cracks.
ODDS = {
    'crack': 3.2, 'normal': 4.6, 'not_building': 2.0, 'mould_algae': 1.3, 'spalling': 1.3, 'corrosion': 1.3,
    'tile_fault': 1.2, 'efflorescence': 0.9, 'peeling_damp': 1.8,
}
# What is put together of several photos, and how often each is taken of these; those of houses where they are named (decision 0481).
MADE, MADE_ODDS = (coat_gone, hung, salted, roofed, risen, of_houses), (0.25, 0.35, 0.12, 0.2, 0.08, 0.0)
# Hue says nothing of these families; of the others it's half of what there is to see.
ANY_HUE = {FAMILIES.index(name) for name in ('crack', 'spalling', 'tile_fault', 'normal')}
THIN = {FAMILIES.index(name) for name in ('crack', 'tile_fault')}


def cells_of(cover, label, side):
    """cover: share of 4 px blocks, 0-255. Per cell of 16 px: 1 the defect is here, 0 it isn't, 2 too little to say."""
    n = side // 16
    share = cv2.resize(cover, (n, n), interpolation=cv2.INTER_AREA) if n < cover.shape[0] else cv2.resize(cover, (n, n))
    share = share.astype(np.float32) / 255
    least, most = (0.004, 0.025) if label in THIN else (0.01, 0.08)
    out = np.full((n, n), 2, np.uint8)
    out[share <= least] = 0
    out[share >= most] = 1
    return out


def packed(stem):
    """A set of prerender.py as JPEGs in memory: reading 300 kB a picture from disk would be the slowest step."""
    kept = stem + '-packed.pickle'
    if os.path.exists(kept):
        with open(kept, 'rb') as handle:
            return pickle.load(handle)
    pictures = np.load(stem + '-pictures.npy', mmap_mode='r')
    codes = [cv2.imencode('.jpg', picture, [cv2.IMWRITE_JPEG_QUALITY, 93])[1].tobytes() for picture in pictures]
    covers = [cv2.imencode('.png', cover)[1].tobytes() for cover in np.load(stem + '-cover.npy')]
    out = (codes, covers, np.load(stem + '-labels.npy'))
    with open(kept, 'wb') as handle:
        pickle.dump(out, handle)
    return out


def unpacked(code):
    return cv2.imdecode(np.frombuffer(code, np.uint8), cv2.IMREAD_UNCHANGED)


class Drawn:
    """stems: comma-separated sets of prerender.py; a picture is taken from each by its share of them all."""

    def __init__(self, stems):
        self.sets = [packed(stem) for stem in stems.split(',')]
        sizes = np.array([len(labels) for _, _, labels in self.sets], float)
        self.odds = sizes / sizes.sum()

    def take(self, rng, side):
        """A square of it, from half the width to all of it, shown at `side`: the same crack is wide once and thin once."""
        pictures, covers, labels = self.sets[int(rng.choice(len(self.sets), p=self.odds))]
        index = int(rng.integers(len(labels)))
        label = int(labels[index])
        reach = int(rng.integers(40, 81)) if rng.random() < 0.7 else 80
        oy, ox = (int(at) for at in rng.integers(80 - reach + 1, size=2))
        picture = unpacked(pictures[index])[oy * 4 : (oy + reach) * 4, ox * 4 : (ox + reach) * 4]
        shown = np.ascontiguousarray(unpacked(covers[index])[oy : oy + reach, ox : ox + reach])
        picture = cv2.resize(picture, (side, side), interpolation=cv2.INTER_AREA if reach * 4 > side else cv2.INTER_LINEAR)
        weight = 1.0
        if label >= NORMAL:
            tiles = np.zeros((side // 16, side // 16), np.uint8)
        else:
            tiles = cells_of(shown, label, side)
            if not (tiles == 1).any():
                # The defect fell outside: what is left is a clean wall, or too little to say.
                clean = not tiles.any()
                label, weight = (NORMAL, 0.5) if clean else (label, 0.0)
        if rng.random() < 0.5:
            picture, tiles = picture[:, ::-1], tiles[:, ::-1]
        return picture, tiles, label, weight


class Real:
    """Photos in memory, grouped family, source, group, so that a source with many photos doesn't drown the rest."""

    def __init__(self, folder, tiers=('A', 'B'), without=(), defects=True, together=0.0, made=''):
        # So many of the crops are put together of several photos; in all ways, or in the one that is named.
        self.together, self.walls = together, []
        self.odds_made = [float(make.__name__ == made) if made else odds for make, odds in zip(MADE, MADE_ODDS)]
        self.odds_made = np.array(self.odds_made) / sum(self.odds_made)
        # The sources of the photos that went into the crops since somebody last looked.
        self.used = set()
        self.byfamily = {}
        listed = rows(folder, 'train', tiers, without)
        with concurrent.futures.ThreadPoolExecutor() as readers:
            photos = list(readers.map(lambda row: with_mask(folder, row), listed))
        for row, photo in zip(listed, photos):
            family = 'normal' if row['family'] == 'surface' else row['family']
            if not defects and family not in ('normal', 'not_building'):
                continue
            source = KIN.get(row['source'], row['source'])
            groups = self.byfamily.setdefault(family, {}).setdefault(source, {})
            groups.setdefault(row['group'], []).append(photo)
            name = os.path.basename(row['path'])
            if row['source'] == ROOMS or row['family'] == 'surface' and any(word in name for word in BARE_WALLS + LAID_ON + HOUSE_FACES):
                self.walls.append((name, row['source'], groups[row['group']][-1]))
        self.families = sorted(self.byfamily)
        self.odds = np.array([ODDS.get(name, 0.6) for name in self.families])
        self.odds = self.odds / self.odds.sum()

    def any(self, rng, family, but=None):
        sources = self.byfamily[family]
        names = sorted(name for name in sources if name != but)
        # Between one vote a source and one vote a group.
        share = np.array([len(sources[name]) ** 0.5 for name in names])
        source = names[int(rng.choice(len(names), p=share / share.sum()))]
        self.used.add(source)
        groups = sources[source]
        group = list(groups)[int(rng.integers(len(groups)))]
        return groups[group][int(rng.integers(len(groups[group])))], source

    def bare(self, rng, words):
        """A wall that a coat may lie on."""
        some = [(source, photo) for name, source, photo in self.walls if any(word in name for word in words)]
        source, photo = some[int(rng.integers(len(some)))]
        self.used.add(source)
        return photo

    def cut(self, rng, photo, least, side):
        return crop(rng, photo, least, 'normal', side)

    def cells(self, cover, label, side):
        return cells_of(cover, label, side)

    def moved(self, rng, picture, side):
        """A real crack on another wall: what the photo's dark line takes from its own surface is taken from the new one."""
        where, depth = dark_line(picture)
        photo, source = self.any(rng, 'normal')
        below = crop(rng, photo, 0.06, 'normal', side)
        mask = where * (1 - depth)
        if rng.random() < 0.5:  # smaller, somewhere on it: a crack seen from further off
            part = int(side * rng.uniform(0.35, 0.9))
            frame = np.zeros_like(mask)
            y, x = (int(at) for at in rng.integers(0, side - part + 1, 2))
            fade = np.minimum(1, np.minimum(np.arange(part), part - 1 - np.arange(part)) / (part * 0.12))
            small = cv2.resize(mask, (part, part), interpolation=cv2.INTER_AREA)
            frame[y : y + part, x : x + part] = small * np.minimum(fade[:, None], fade[None])
            mask = frame
        if source == ROOMS:
            mask = mask * calm(below.astype(np.float32) / 255)
        mask = (mask * rng.uniform(0.6, 1.15)).clip(0, 1)[..., None]
        out = (below * (1 - mask)).astype(np.uint8)
        shows = np.abs(below.astype(np.float32) - out).mean(2) > 10
        cover = cv2.resize((shows * 255).astype(np.uint8), (side // 4, side // 4), interpolation=cv2.INTER_AREA)
        tiles = cells_of(cover, 0, side)
        if not (tiles == 1).any():
            return below, tiles, NORMAL, 0.0
        return out, tiles, 0, 1.0

    def stained(self, rng, picture, family, side):
        """A real stain on another surface: what it takes from the light wall it grew on is taken from the new one."""
        for _ in range(6):
            below = crop(rng, self.any(rng, 'normal', ROOMS)[0], 0.06, 'normal', side)
            if below.mean() > 85:
                break
        reach = int(side * 0.35) | 1
        bright = cv2.dilate(cv2.GaussianBlur(picture, (0, 0), 2), np.ones((reach, reach), np.uint8))
        wall = cv2.GaussianBlur(bright, (0, 0), side * 0.12).astype(np.float32) + 1
        left = np.clip(picture / wall * 1.1, 0, 1)
        if not 0.03 < (left < 0.85).mean() < 0.6:  # no stain on a wall, but a room
            return None
        label = FAMILIES.index(family)
        return (below * left).astype(np.uint8), np.full((side // 16, side // 16), 2, np.uint8), label, 1.0

    def patched(self, rng, picture, side):
        """Real rust in patches on another surface, or on steel of some shape."""
        if rng.random() < 0.25:
            thing, prone = steelwork(rng)
            below = cv2.resize((thing * 255).astype(np.uint8), (side, side), interpolation=cv2.INTER_AREA)
            where = cv2.resize((prone > -2).astype(np.float32), (side, side), interpolation=cv2.INTER_AREA)
            light = below.mean(2) * (where > 0.5)  # the rust keeps the round of what it is on
            picture = np.clip(picture * np.clip(light * where.sum() / (light.sum() + 1), 0.4, 1.6)[..., None], 0, 255).astype(np.uint8)
        else:
            below, where = crop(rng, self.any(rng, 'normal', ROOMS)[0], 0.06, 'normal', side), np.float32(1)
        level = field(rng, side, side, rng.uniform(1, 3), int(rng.integers(1, 3))) + 0.4 * field(rng, side, side, rng.uniform(0.6, 1.5), 1)
        cover = soft(level, rng.uniform(-0.8, 1), rng.uniform(0.05, 0.5)).astype(np.float32) * where
        out = mix(below.astype(np.float32) / 255, picture.astype(np.float32) / 255, cover)
        shown = cv2.resize(((cover > 0.4) * 255).astype(np.uint8), (side // 4, side // 4), interpolation=cv2.INTER_AREA)
        label = FAMILIES.index('corrosion')
        tiles = cells_of(shown, label, side)
        return (out * 255).astype(np.uint8), tiles, label, float((tiles == 1).mean() > 0.03)

    def masked(self, rng, photo, family, source, side):
        """A crop of a photo with a mask: named after what it shows."""
        picture, mask = crop(rng, photo, 0.1, family, side)
        label = FAMILIES.index(family)
        own, cracked, vague = (cv2.resize((mask == which).astype(np.uint8) * 255, (side // 4, side // 4), interpolation=cv2.INTER_AREA) for which in (DAMAGED, CRACKED, VAGUE))
        tiles = cells_of(own, label, side)
        tiles[(cells_of(vague, label, side) == 1) & (tiles != 1)] = 2
        if (tiles == 1).any() and (label in THIN or own.mean() > 4):
            if family == 'spalling' and not vague.any() and rng.random() < 0.3:
                return self.transplanted(rng, picture, mask == DAMAGED, side)
            tiles[cells_of(cracked, 0, side) == 1] = 2
            return picture, tiles, label, 1.0
        if not own.any() and (cells_of(cracked, 0, side) == 1).any():
            return picture, cells_of(cracked, 0, side), 0, 1.0
        sound = not (own.any() or cracked.any() or vague.any())
        return picture, np.where(tiles == 1, 2, tiles).astype(np.uint8), NORMAL, SOUND_CROP.get(source, 0.0) if sound else 0.0

    def transplanted(self, rng, picture, where, side):
        """What broke out of one wall, on another, near or far."""
        part = int(side * rng.uniform(0.25, 1.0))
        y, x = (int(at) for at in rng.integers(0, side - part + 1, 2))
        for _ in range(5):
            photo, source = self.any(rng, 'normal')
            below = crop(rng, photo, 0.06, 'normal', side)
            if source != ROOMS or calm(below.astype(np.float32) / 255)[y : y + part, x : x + part].mean() > 0.6:
                break
        small = cv2.resize(picture, (part, part), interpolation=cv2.INTER_AREA).astype(np.float32)
        cover = cv2.resize(where.astype(np.float32), (part, part), interpolation=cv2.INTER_AREA)
        fade = np.minimum(1, np.minimum(np.arange(part), part - 1 - np.arange(part)) / (part * 0.08))
        cover = cv2.GaussianBlur(cv2.dilate(cover, np.ones((3, 3), np.uint8)), (0, 0), 1.0) * fade[:, None] * fade[None]
        under = below[y : y + part, x : x + part].astype(np.float32)
        around = small[cover < 0.1].mean(0) if (cover < 0.1).any() else small.mean((0, 1))
        tone = np.clip(under.mean((0, 1)) / (around + 1), 0.5, 1.7) ** rng.uniform(0.3, 1)
        out = below.copy()
        out[y : y + part, x : x + part] = np.clip(under + (small * tone - under) * cover[..., None], 0, 255)
        shown = np.zeros((side, side), np.float32)
        shown[y : y + part, x : x + part] = cover
        label = FAMILIES.index('spalling')
        tiles = cells_of(cv2.resize((shown * 255).astype(np.uint8), (side // 4, side // 4), interpolation=cv2.INTER_AREA), label, side)
        return out, tiles, label, float((tiles == 1).any())

    def take(self, rng, side):
        if rng.random() >= self.together:
            return self.single(rng, side)
        make = MADE[int(rng.choice(len(MADE), p=self.odds_made))]
        return make(rng, self, side)

    def single(self, rng, side):
        family = self.families[int(rng.choice(len(self.families), p=self.odds))]
        photo, source = self.any(rng, family)
        cells = side // 16
        if photo.shape[2] == 4:
            return self.masked(rng, photo, family, source, side)
        least = 0.08 if family == 'normal' else 0.3 if family == 'not_building' else 0.5
        picture = crop(rng, photo, least, family, side)
        if family == 'crack' and source in BARE and rng.random() < 0.4:
            return self.moved(rng, picture, side)
        if family in ('mould_algae', 'peeling_damp') and source in STAINED and rng.random() < 0.4:
            stained = self.stained(rng, picture, family, side)
            if stained is not None:
                return stained
        if family == 'corrosion' and source in RUST and rng.random() < 0.5:
            return self.patched(rng, picture, side)
        if family == 'not_building' and rng.random() < 0.15:
            picture = pasted(rng, picture, crop(rng, self.any(rng, 'not_building')[0], 0.5, family, side))
        tiles = np.full((cells, cells), 0 if family in ('normal', 'not_building') else 2, np.uint8)
        weight = DOUBTFUL.get((source, family), 1.0)
        if weight < 1:
            tiles[:] = 2
        return picture, tiles, FAMILIES.index(family), weight


def with_mask(folder, row):
    """The photo, with its mask as a fourth channel where it has one."""
    picture, mask = read(row), mask_of(folder, row)
    return picture if mask is None else np.dstack([picture, cv2.resize(mask, picture.shape[1::-1], interpolation=cv2.INTER_NEAREST)])


def dark_line(picture):
    """Where the darkest long line of a close-up runs (0-1), and how much of the surface's light is left there."""
    grey = cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY).astype(np.float32) + 1
    around = cv2.GaussianBlur(grey, (0, 0), grey.shape[0] * 0.06)
    depth = np.clip(grey / around, 0, 1)
    rough = (depth < 0.8).astype(np.uint8)
    count, parts, facts, _ = cv2.connectedComponentsWithStats(rough, connectivity=8)
    keep = np.zeros(count, np.float32)
    for part in range(1, count):
        if max(facts[part, cv2.CC_STAT_WIDTH], facts[part, cv2.CC_STAT_HEIGHT]) > grey.shape[0] * 0.3:
            keep[part] = 1
    return cv2.GaussianBlur(cv2.dilate(keep[parts], np.ones((3, 3), np.uint8)), (0, 0), 0.8), depth


def pasted(rng, picture, other):
    """Two pictures in one frame, as collages and screens have them."""
    side = picture.shape[0]
    out = picture.copy()
    w, h = (int(side * rng.uniform(0.3, 0.7)) for _ in range(2))
    y, x = int(rng.integers(side - h)), int(rng.integers(side - w))
    out[y : y + h, x : x + w] = cv2.resize(other, (w, h), interpolation=cv2.INTER_AREA)
    return out


def crop(rng, photo, least, family, side):
    """A window of at least that share of the area, stretched a little, shown at `side` px; with its mask where the photo has one."""
    h, w = photo.shape[:2]
    if max(h, w) < 200 and rng.random() < 0.5:  # small textures: mirrored outwards instead of blown up
        photo = np.vstack([np.hstack([photo, photo[:, ::-1]]), np.hstack([photo[::-1], photo[::-1, ::-1]])])
        h, w = photo.shape[:2]
    area = h * w * (rng.uniform(least, 1) if rng.random() < 0.75 else 1.0)
    aspect = np.exp(rng.uniform(-0.25, 0.25)) * (1.0 if rng.random() < 0.5 else w / h)
    cw, ch = int(min(w, np.sqrt(area * aspect))), int(min(h, np.sqrt(area / aspect)))
    y, x = int(rng.integers(h - ch + 1)), int(rng.integers(w - cw + 1))
    cut = photo[y : y + ch, x : x + cw]
    out = cv2.resize(cut[..., :3], (side, side), interpolation=cv2.INTER_AREA if max(ch, cw) > side else cv2.INTER_LINEAR)
    if cut.shape[2] == 4:
        out = np.dstack([out, cv2.resize(np.ascontiguousarray(cut[..., 3]), (side, side), interpolation=cv2.INTER_NEAREST)])
    if rng.random() < 0.5:
        out = out[:, ::-1]
    if family != 'not_building' and rng.random() < 0.15:
        out = np.rot90(out, int(rng.integers(1, 4)))
    shown = degrade(rng, np.ascontiguousarray(out[..., :3]))
    return (shown, out[..., 3]) if out.shape[2] == 4 else shown


def degrade(rng, picture):
    """The same camera faults that the drawn pictures have, or the network tells real from drawn by them."""
    side = picture.shape[0]
    if rng.random() < 0.2:
        picture = cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.3, 1.0))
    if rng.random() < 0.15:
        small = int(side * rng.uniform(0.5, 0.9))
        picture = cv2.resize(cv2.resize(picture, (small, small), interpolation=cv2.INTER_AREA), (side, side))
    if rng.random() < 0.2:  # sharpened, as editors and previews do: else the clean ones of these pass for damage
        wide = picture.astype(np.float32)
        wide += np.float32(rng.uniform(0.5, 2.5)) * (wide - cv2.GaussianBlur(wide, (0, 0), rng.uniform(0.7, 1.6)))
        picture = np.clip(wide, 0, 255).astype(np.uint8)
    if rng.random() < 0.2:
        ok, packed = cv2.imencode('.jpg', picture, [cv2.IMWRITE_JPEG_QUALITY, int(rng.uniform(35, 95))])
        picture = cv2.imdecode(packed, cv2.IMREAD_COLOR) if ok else picture
    return picture


def tint(rng, picture, label):
    """Brightness, contrast and colour; any hue where hue means nothing; some in grey."""
    if rng.random() < (0.18 if label in ANY_HUE else 0.1):
        spin = rng.uniform(-90, 90) if label in ANY_HUE else rng.uniform(-6, 6)
        hsv = cv2.cvtColor(picture, cv2.COLOR_RGB2HSV)
        hsv[..., 0] = (hsv[..., 0].astype(np.int16) + int(spin)) % 180
        hsv[..., 1] = np.clip(hsv[..., 1] * rng.uniform(0.3, 1.4), 0, 255).astype(np.uint8)
        picture = cv2.cvtColor(hsv, cv2.COLOR_HSV2RGB)
    if rng.random() < 0.1:  # overdone, as filters and previews are
        grey = cv2.cvtColor(cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY), cv2.COLOR_GRAY2RGB)
        much = rng.uniform(1.2, 2.2)
        picture = cv2.addWeighted(picture, much, grey, 1 - much, 0)
    curve = np.arange(256, dtype=np.float32) / 255
    tables = []
    level, middle, gamma = rng.uniform(0.65, 1.2), rng.uniform(0.3, 0.7), np.exp(rng.normal(0, 0.18))
    contrast = rng.uniform(0.75, 1.3) if rng.random() < 0.9 else rng.uniform(1.3, 2.0)
    for spread in (0.08, 0.04, 0.1):
        y = (middle + (curve**gamma - middle) * contrast) * level * (1 + rng.normal(0, spread))
        tables.append(np.clip(y * 255, 0, 255).astype(np.uint8))
    picture = cv2.LUT(np.ascontiguousarray(picture), np.stack(tables, 1)[:, None])
    if rng.random() < (0.12 if label in ANY_HUE else 0.04):
        picture = cv2.cvtColor(cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY), cv2.COLOR_GRAY2RGB)
    return picture


def toned(rng, picture, other):
    """Moved towards the mean and spread that another picture has in each channel."""
    share = rng.uniform(0.3, 1)
    (mean, spread), (aim, reach) = cv2.meanStdDev(picture), cv2.meanStdDev(other)
    scale = np.clip(1 + share * (reach / (spread + 1) - 1), 0.5, 2).ravel()
    shift = (mean + share * (aim - mean)).ravel()
    levels = np.arange(256, dtype=np.float32)
    tables = [np.clip((levels - mean[at, 0]) * scale[at] + shift[at], 0, 255).astype(np.uint8) for at in range(3)]
    return cv2.LUT(np.ascontiguousarray(picture), np.stack(tables, 1)[:, None])


def batch(rng, drawn, real, size, share, side):
    """side: a multiple of 32. Returns pictures N x H x W x 3 as bytes, cells, labels and their weights."""
    taken = [(real if rng.random() < share else drawn).take(rng, side) for _ in range(size)]
    for at, (picture, tiles, label, weight) in enumerate(taken):
        if label in ANY_HUE and rng.random() < 0.2:  # in the light and colours of another one of the batch
            taken[at] = (toned(rng, picture, taken[int(rng.integers(size))][0]), tiles, label, weight)
    pictures = np.stack([tint(rng, picture, label) for picture, _, label, _ in taken])
    tiles = np.stack([item[1] for item in taken])
    labels = np.array([item[2] for item in taken])
    weights = np.array([item[3] for item in taken], np.float32)
    return pictures, tiles, labels, weights
