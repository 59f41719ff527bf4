"""Photos put together: damage small in a whole room or on a front, with sound twins of the same make; coats gone from real walls."""
import cv2
import numpy as np

from data import FAMILIES
from render.noise import blob, field, soft
from render.surfaces import calm, colour

ROOMS = 'houses_normal'
NORMAL = len(FAMILIES) - 2
# What coats lie on, by the names that ambientCG and OSM2World give.
BARE_WALLS = ('Bricks', 'Concrete', 'Plaster', 'Planks', 'Wood_', 'WoodSiding', 'Gabion', 'Travertine', 'Metal', 'Asphalt')
# Under a coat this thick something else than paint came off: render, plaster, concrete cover.
MASONRY = ('Bricks', 'Concrete', 'Gabion', 'Asphalt')


def calmest(rng, picture, part, tries=6):
    """Top left corner of the plainest of some squares, in whole cells."""
    plain = calm(picture.astype(np.float32) / 255)
    side, best = picture.shape[0], (-1.0, 0, 0)
    for _ in range(tries):
        y, x = (16 * int(at) for at in rng.integers(0, (side - part) // 16 + 1, 2))
        share = float(plain[y : y + part, x : x + part].mean())
        if share > best[0]:
            best = (share, y, x)
    return best[1:]


def faded(rng, part):
    """1 inside a square, falling to 0 at its edge over nothing or a fifth."""
    reach = part * (rng.uniform(0.05, 0.2) if rng.random() < 0.6 else 0.012)
    ramp = np.clip(np.minimum(np.arange(part), part - 1 - np.arange(part)) / max(1.0, reach), 0, 1).astype(np.float32)
    return ramp[:, None] * ramp[None]


def toned_to(rng, piece, under):
    """Nearer to the light that the place has."""
    tone = np.clip((under.mean((0, 1)) + 8) / (piece.mean((0, 1)) + 8), 0.4, 2.0) ** rng.uniform(0, 0.9)
    return np.clip(piece * tone, 0, 255)


def hung(rng, real, side):
    """A crop of any family on a part of a room or of another wall: sound ones as well, so that the frame tells nothing."""
    part = 16 * int(rng.integers(max(3, side // 64), max(5, side // 22) + 1))
    picture, tiles, label, weight = real.single(rng, part)
    photo, source = real.any(rng, 'normal', None if rng.random() < 0.75 else ROOMS)
    below = real.cut(rng, photo, 0.35 if source == ROOMS else 0.08, side)
    y, x = calmest(rng, below, part)
    under = below[y : y + part, x : x + part].astype(np.float32)
    cover = faded(rng, part)
    out = below.copy()
    out[y : y + part, x : x + part] = (under + (toned_to(rng, picture.astype(np.float32), under) - under) * cover[..., None]).astype(np.uint8)
    cells = np.zeros((side // 16, side // 16), np.uint8)
    cells[y // 16 : (y + part) // 16, x // 16 : (x + part) // 16] = tiles
    if label > NORMAL:  # a strange picture on a wall is a wall with a picture
        label, cells[:], weight = NORMAL, 0, 0.0
    return out, cells, label, weight


def coated(rng, under, side):
    """The same wall with a coat over it, which keeps some of the relief below."""
    grey = cv2.cvtColor(under, cv2.COLOR_RGB2GRAY).astype(np.float32) / 255 + 0.05
    relief = (grey / cv2.GaussianBlur(grey, (0, 0), side * 0.1)) ** rng.uniform(0, 0.6)
    coat = colour(rng, 'render') * (1 + rng.uniform(0, 0.04) * field(rng, side, side, rng.uniform(0.6, 1.5), 0)[..., None])
    coat = coat * (1 + rng.uniform(0, 0.06) * field(rng, side, side, 2, 3)[..., None])
    return np.clip(coat * relief[..., None], 0.03, 1) * 255


def coat_gone(rng, real, side):
    """A coat that came off a real wall: paint thinly, render and plaster with an edge that throws a shadow."""
    deep = rng.random() < 0.4
    under = real.cut(rng, real.bare(rng, MASONRY if deep else BARE_WALLS), 0.1, side)
    small = rng.random() < 0.45
    if small:
        photo, source = real.any(rng, 'normal')
        coat = real.cut(rng, photo, 0.35 if source == ROOMS else 0.08, side).astype(np.float32)
        part = 16 * int(rng.integers(max(3, side // 64), max(5, side // 24) + 1))
    else:
        source, part, coat = '', side, coated(rng, under, side)
    y, x = calmest(rng, coat, part) if small else (0, 0)
    size = part * rng.uniform(0.15, 0.5)
    level = 1.5 * blob(rng, part, part, size=size, rough=2) + field(rng, part, part, rng.uniform(0.7, 2.5), int(rng.integers(1, 3))) * (rng.uniform(0.1, 0.5) if deep else rng.uniform(0.3, 1.0))
    gone = np.zeros((side, side), np.float32)
    gone[y : y + part, x : x + part] = soft(level, rng.uniform(0, 0.5), rng.uniform(0.02, 0.07)) * (faded(rng, part) if small else 1)
    if source == ROOMS:
        gone *= calm(coat / 255)
    gone = cv2.GaussianBlur(gone, (0, 0), 0.6)
    turn, unit = rng.uniform(0, 2 * np.pi), part / 256
    far = rng.uniform(3, 9) * unit if deep else rng.uniform(0.8, 2.5) * max(0.6, unit)
    shift = np.float32([[1, 0, far * np.cos(turn)], [0, 1, far * np.sin(turn)]])
    moved = cv2.warpAffine(gone, shift, (side, side))
    inner = under.astype(np.float32) * rng.uniform(0.5, 1.05)
    if not deep and rng.random() < 0.4:  # an older coat below
        inner = inner * 0.3 + coated(rng, under, side) * 0.7
    light = coat.mean() / (under.mean() + 8)
    inner = np.clip(inner * np.clip(light, 0.5, 1.6) ** rng.uniform(0, 0.8), 0, 255)
    out = coat + (inner - coat) * gone[..., None]
    shade = cv2.GaussianBlur(np.clip(gone - moved, 0, 1), (0, 0), 0.7 if not deep else 1.2)
    lip = np.clip(moved - gone, 0, 1)
    out = out * (1 - rng.uniform(0.3, 0.75) * shade[..., None]) * (1 + rng.uniform(0.05, 0.35) * lip[..., None])
    shown = gone * (np.abs(out - coat).mean(2) > 9)
    label = FAMILIES.index('spalling' if deep else 'peeling_damp')
    cells = real.cells(cv2.resize((shown * 255).astype(np.uint8), (side // 4, side // 4), interpolation=cv2.INTER_AREA), label, side)
    return np.clip(out, 0, 255).astype(np.uint8), cells, label, float((cells == 1).any())
