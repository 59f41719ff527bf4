"""One drawn picture: surface, decoys, defect, view, light, camera; with the exact cover of the defect."""
import cv2
import numpy as np

from . import decoys, foreign
from .defects import DRAW
from .metal import metal
from .noise import field
from .openings import front
from .outdoors import outdoor, roof_fault
from .steel import steelwork
from .surfaces import S, boards, calm, close_masonry, drawn_room, fit, masonry, plain_crop, render_wall, texture, warp

FAMILIES = (
    'crack', 'spalling', 'mould_algae', 'vegetation', 'corrosion', 'peeling_damp', 'efflorescence', 'tile_fault',
)
SHARES = (0.26, 0.10, 0.10, 0.07, 0.09, 0.11, 0.08, 0.07)  # the rest is clean: decoys only
# The share of pictures of no building among the mixed ones.
FOREIGN = 0.08
SHARES_BY_KIND = {
    'mixed': SHARES,
    'close': (0.42, 0.10, 0.04, 0.04, 0.01, 0.01, 0.06, 0.0),
    'rooms': (0.10, 0.05, 0.12, 0.01, 0.02, 0.11, 0.02, 0.0),
    'walls': (0.12, 0.06, 0.0, 0.0, 0.0, 0.0, 0.06, 0.06),
    'outdoors': (0.08, 0.07, 0.08, 0.06, 0.0, 0.0, 0.05, 0.11),
    'afar': (0.16, 0.13, 0.12, 0.01, 0.05, 0.30, 0.05, 0.0),
}
BLOCK = 4
# Fewer blocks of 4 px than this, and the defect isn't there to be seen.
LEAST = {'crack': 14, 'tile_fault': 14}
GRID = np.mgrid[0:S, 0:S].astype(np.float32) / S - 0.5


def surface(rng, pool, family, sort):
    """pool: {'surface': [photos], 'tile': [...], 'metal': [...], 'house': [...]} as uint8 RGB."""
    if sort == 'close':
        return close_masonry(rng)
    if sort == 'outdoors':
        return outdoor(rng, family == 'tile_fault')
    if sort == 'walls':
        return masonry(rng, tile=family == 'tile_fault' or rng.random() < 0.25)
    if sort == 'afar':
        if not pool['house']:
            return drawn_room(rng)
        return fit(rng, pool['house'][int(rng.integers(len(pool['house'])))], 0.5), 'house', None
    if sort == 'rooms':
        if rng.random() < 0.35:
            return front(rng)
        if rng.random() < 0.5 or not pool['house']:
            picture, _, _ = drawn_room(rng)
            return picture, 'house', None
        return plain_crop(rng, pool['house'][int(rng.integers(len(pool['house'])))]), 'house', None
    if family == 'tile_fault':
        return masonry(rng, tile=True)
    pick = rng.random()
    if family == 'corrosion' and pick < 0.35 and pool['metal']:
        return texture(rng, pool['metal'][int(rng.integers(len(pool['metal'])))]), 'metal', None
    if family is None and pick < 0.1:
        return (steelwork(rng) if rng.random() < 0.3 else metal(rng))[0], 'render', None
    if pick < 0.3 and pool['surface']:
        return texture(rng, pool['surface'][int(rng.integers(len(pool['surface'])))]), 'render', None
    if pick < 0.5 and pool['house']:
        photo = pool['house'][int(rng.integers(len(pool['house'])))]
        return plain_crop(rng, photo), 'room', None
    if pick < 0.62 and pool['house']:
        return fit(rng, pool['house'][int(rng.integers(len(pool['house'])))], 0.6), 'house', None
    if pick < 0.8:
        return masonry(rng, tile=rng.random() < 0.15)
    if pick < 0.9:
        return render_wall(rng)
    if pick < 0.94:
        return boards(rng)
    return drawn_room(rng) if pick < 0.97 else front(rng)


def from_afar(rng, family, picture, kind):
    """The defect on a part of a room, as a photo of the whole room shows it."""
    plain = calm(picture)
    best = None
    for _ in range(6):
        part = int(S * rng.uniform(0.25, 0.75))
        y, x = (int(at) for at in rng.integers(0, S - part + 1, 2))
        share = float(plain[y : y + part, x : x + part].mean())
        if best is None or share > best[0]:
            best = (share, part, y, x)
    _, part, y, x = best
    near = cv2.resize(picture[y : y + part, x : x + part], (S, S), interpolation=cv2.INTER_LINEAR)
    drawn, cover = DRAW[family](rng, near.copy(), kind, None)
    fade = np.minimum(1, np.minimum(np.arange(part), part - 1 - np.arange(part)) / (part * 0.1)).astype(np.float32)
    fade = fade[:, None] * fade[None]
    drawn = cv2.resize(np.ascontiguousarray(drawn - near, dtype=np.float32), (part, part), interpolation=cv2.INTER_AREA)
    out, where = picture.copy(), np.zeros((S, S), np.float32)
    out[y : y + part, x : x + part] += drawn * fade[..., None]
    where[y : y + part, x : x + part] = cv2.resize(np.ascontiguousarray(cover, dtype=np.float32), (part, part), interpolation=cv2.INTER_AREA) * fade
    return out, where


def light(rng, picture):
    yy, xx = GRID
    angle = float(rng.uniform(0, 2 * np.pi))
    fall = 1 + (np.float32(np.cos(angle)) * xx + np.float32(np.sin(angle)) * yy) * np.float32(rng.uniform(0, 0.7))
    if rng.random() < 0.25:
        fall *= 1 - np.float32(rng.uniform(0.2, 1.0)) * (xx**2 + yy**2)
    level = rng.uniform(0.3, 0.65) if rng.random() < 0.15 else rng.uniform(0.75, 1.25)
    cast = (level * (1 + rng.normal(0, 0.05, 3) * np.array([1, 0.4, 1.2]))).astype(np.float32)
    picture = np.clip(picture * (fall[..., None] * cast), 0, 1)
    return cv2.pow(picture, float(rng.uniform(0.8, 1.25)))


def camera(rng, picture):
    if rng.random() < 0.45:
        picture = cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.3, 1.1))
    if rng.random() < 0.25:  # taken small and blown up, as cut-outs and previews are
        side = int(rng.uniform(120, 280))
        picture = cv2.resize(cv2.resize(picture, (side, side), interpolation=cv2.INTER_AREA), (S, S), interpolation=cv2.INTER_CUBIC)
    if rng.random() < 0.2:
        picture = picture + rng.uniform(0.3, 0.8) * (picture - cv2.GaussianBlur(picture, (0, 0), 1.5))
    noise = rng.uniform(0, 0.02) if rng.random() < 0.85 else rng.uniform(0.02, 0.05)
    picture = picture + field(rng, S, S, 0.65, 0)[..., None] * noise
    out = (np.clip(picture, 0, 1) * 255).astype(np.uint8)
    if rng.random() < 0.7:
        ok, packed = cv2.imencode('.jpg', out, [cv2.IMWRITE_JPEG_QUALITY, int(rng.uniform(35, 95))])
        if ok:
            out = cv2.imdecode(packed, cv2.IMREAD_COLOR)
    return out


def contrast(before, after, family):
    """How much the defect changes what was there, less what the surface itself varies by: a faint haze on a busy
    photo isn't there to be learnt. A line is looked for along its length, so it stands out from more."""
    grey = before.mean(2)
    spread = np.sqrt(np.maximum(cv2.blur(grey * grey, (17, 17)) - cv2.blur(grey, (17, 17)) ** 2, 0))
    return np.abs(after - before).mean(2) - spread * (0.15 if family in LEAST else 0.4)


def draw(rng, pool, sort='mixed'):
    """Returns (picture uint8 RGB 320x320, share of the defect in blocks of 4 px as uint8 (80, 80), family index; 8 clean, 9 no building).

    sort: a key of SHARES_BY_KIND; 'close' is a few bricks, 'afar' whole rooms, 'walls' laid units and 'outdoors' stone and roofs, mostly sound. None where the defect drawn can't be seen.
    """
    pick = rng.random()
    if sort == 'mixed' and rng.random() < FOREIGN:
        return camera(rng, light(rng, foreign.draw(rng)).astype(np.float32)), np.zeros((S // BLOCK, S // BLOCK), np.uint8), 9
    cumulative = np.cumsum(SHARES_BY_KIND[sort])
    index = int(np.searchsorted(cumulative, pick))
    family = FAMILIES[index] if index < len(FAMILIES) else None
    picture, kind, bond = surface(rng, pool, family, sort)
    picture = np.clip(picture, 0.01, 1).astype(np.float32)
    count = rng.choice([0, 1, 2, 3], p=[0.5, 0.3, 0.15, 0.05]) if family else rng.choice([0, 1, 2, 4], p=[0.25, 0.3, 0.3, 0.15])
    for _ in range(int(count)):
        picture = decoys.ALL[int(rng.integers(len(decoys.ALL)))](rng, np.ascontiguousarray(picture, dtype=np.float32))
    if family != 'vegetation' and rng.random() < 0.06:
        picture = decoys.greenery(rng, picture)
    cover, shows = np.zeros((S, S), np.float32), np.ones((S, S), np.float32)
    if family:
        picture = np.clip(picture, 0, 1).astype(np.float32)
        before = picture
        if kind == 'roof' and family == 'tile_fault':
            picture, cover = roof_fault(rng, picture.copy(), bond)
        elif sort == 'afar':
            picture, cover = from_afar(rng, family, picture, kind)
        else:
            picture, cover = DRAW[family](rng, picture.copy(), kind, bond)
        if kind == 'house':
            where = calm(before)
            picture, cover = before + (picture - before) * where[..., None], cover * where
        if family != 'corrosion' or kind == 'metal':
            shows = contrast(before, np.clip(picture, 0, 1).astype(np.float32), family)
    picture = np.clip(picture, 0, 1).astype(np.float32)
    cover = np.dstack([cover, shows]).astype(np.float32)
    if rng.random() < 0.4 and kind not in ('room', 'house'):
        view = warp(rng, picture, bond)
        picture = cv2.warpPerspective(picture, view, (S, S), borderMode=cv2.BORDER_REFLECT)
        cover = cv2.warpPerspective(cover, view, (S, S), borderMode=cv2.BORDER_REFLECT)
    if rng.random() < 0.25:
        turns = int(rng.integers(1, 4))
        picture, cover = np.rot90(picture, turns), np.rot90(cover, turns)
    picture = np.ascontiguousarray(picture)
    lit = light(rng, picture).astype(np.float32)
    out = camera(rng, lit)
    n = S // BLOCK
    # In the dark and in glare less of it shows.
    seen = (cover[..., 0] > 0.25) & (cover[..., 1] * lit.mean() / picture.mean() > (0.02 if family in LEAST else 0.03)) & (lit.mean(2) < 0.995)
    shares = cv2.resize(seen.astype(np.float32), (n, n), interpolation=cv2.INTER_AREA)
    if family and (shares > 0.2).sum() < LEAST.get(family, 24 if sort == 'afar' else 60):
        return None
    return out, (shares * 255).astype(np.uint8), FAMILIES.index(family) if family else 8
