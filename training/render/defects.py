"""Defects drawn on a clean surface. Each returns (picture, cover) with cover 0-1 per pixel: the exact mask."""
import cv2
import numpy as np

from .coats import blisters, flaking, runs
from .fracture import fracture, opened
from .greens import plants
from .growth import growth
from .lines import along_bond, carve, crack_alpha, crazing
from .metal import bars, corroded, metal, rust_tone
from .noise import blob, field, mix, rise, soft
from .steel import steelwork
from .surfaces import colour, masonry

S = 320


def crack(rng, picture, kind, bond):
    wide = rng.random()
    width = rng.uniform(0.6, 1.8) if wide < 0.45 else rng.uniform(1.5, 5) if wide < 0.8 else rng.uniform(4, 16)
    if bond is not None and bond[2] > 140 and wide > 0.2:  # close by, a crack is wide
        width = rng.uniform(2, 9) if wide < 0.6 else rng.uniform(8, 42)
    if rng.random() < 0.8:
        way = None
        if bond is not None and rng.random() < 0.6:
            way = along_bond(rng, bond, rng.uniform([0, -0.1], [1, 0.4]) * S, max(2, int(rng.uniform(0.4, 1.4) * S / bond[3])))
        alpha = fracture(rng, width, way)
        if rng.random() < 0.12:
            alpha = np.maximum(alpha, fracture(rng, width * rng.uniform(0.4, 1)))
        return opened(rng, picture, alpha, width), alpha
    if rng.random() < 0.4 and kind == 'render':
        alpha = crazing(rng, rng.uniform(0.7, 2))
    else:
        alpha = crack_alpha(rng, width, bond)
        if rng.random() < 0.12:
            alpha = np.maximum(alpha, crack_alpha(rng, width * rng.uniform(0.5, 1), bond))
    contrast = rng.uniform(0.35, 0.9) if width < 2 else rng.uniform(0.5, 1.0)
    if rng.random() < 0.2 and width > 2:  # crumbled edges
        crumbs = cv2.GaussianBlur(alpha, (0, 0), width * 0.5) * (field(rng, S, S, 0.7, 0) > rng.uniform(0, 1))
        picture = picture * (1 + crumbs[..., None] * rng.uniform(-0.5, 0.3))
    return carve(rng, picture, alpha, contrast), alpha


def angular(rng, size):
    """A piece broken off along straight edges: positive inside."""
    yy, xx = np.mgrid[0:S, 0:S].astype(np.float32)
    x, y = rng.uniform(0, S, 2)
    inside = np.full((S, S), 1e3, np.float32)
    for turn in np.sort(rng.uniform(0, 2 * np.pi, int(rng.integers(3, 8)))):
        inside = np.minimum(inside, rng.uniform(0.5, 1.2) - ((xx - x) * np.cos(turn) + (yy - y) * np.sin(turn)) / size)
    inside = np.minimum(inside, 1.5 - np.hypot(xx - x, yy - y) / size)
    return inside + field(rng, S, S, rng.uniform(0.8, 2), 1) * rng.uniform(0.02, 0.15)


def stones(rng):
    """Broken concrete: pebbles of several greys in a rough bed."""
    cells = field(rng, S, S, rng.uniform(0.6, 1.4), 1)
    stone = soft(cells, rng.uniform(0.1, 0.9), 0.15)[..., None]
    shade = 1 + 0.25 * rise(cv2.GaussianBlur(cells, (0, 0), 1.2), 1, 1)[..., None]
    tone = np.array([rng.uniform(0.4, 0.75)] * 3) * np.array([1, rng.uniform(0.92, 1), rng.uniform(0.8, 1)])
    return (tone * (1 - stone) + tone * (1 + 0.35 * field(rng, S, S, 1.2, 1)[..., None]) * stone) * shade


def hollow(rng, picture, kind, bond):
    """Spalling and holes: a broken-out patch, shaded by its own depth."""
    if kind not in ('brick', 'house') and rng.random() < 0.12:
        out, _, cover = bars(rng, picture)
        return out, cover
    small = rng.random() < 0.2
    cover = np.zeros((S, S), np.float32)
    # Frost takes the faces of many bricks of one wall.
    for _ in range(int(rng.integers(3, 12)) if bond is not None and rng.random() < 0.35 else int(rng.integers(1, 4))):
        size = rng.uniform(8, 24) if small else rng.uniform(25, 120)
        if bond is not None and rng.random() < 0.6:
            left, top, uw, uh, joint, shift = bond
            row, column = int(rng.integers(0, max(1, S / uh))), int(rng.integers(0, max(1, S / uw)))
            centre = (left + (column + 0.5) * uw + (row * shift % 1) * uw, top + (row + 0.5) * uh)
            shape = blob(rng, S, S, centre, max(10, uw * rng.uniform(0.35, 0.7)), 1)
        else:
            shape = angular(rng, size) if rng.random() < 0.4 else blob(rng, S, S, size=size, rough=int(rng.integers(1, 4)))
        cover = np.maximum(cover, soft(shape, 0, rng.uniform(0.02, 0.08)))
    rough = field(rng, S, S, rng.uniform(0.6, 1.3), 0) * 0.6 + field(rng, S, S, 1.2, 1)
    height = -cv2.GaussianBlur(cover, (0, 0), rng.uniform(1, 5)) * rng.uniform(4, 14) + rough * cover * rng.uniform(0.4, 1.4)
    angle = rng.uniform(0, 2 * np.pi)
    slope = np.cos(angle) * rise(height, 1, 0) + np.sin(angle) * rise(height, 0, 1)
    if kind == 'brick' and rng.random() < 0.7:
        inner = picture.mean((0, 1)) * rng.uniform(0.7, 1.3) * np.array([1, rng.uniform(0.85, 1.05), rng.uniform(0.8, 1.05)])
    elif kind in ('render', 'room', 'house') and rng.random() < 0.3:
        inner = masonry(rng)[0] * rng.uniform(0.7, 1)
    else:
        inner = colour(rng, 'render') * rng.uniform(0.45, 0.95)
    if kind != 'brick' and rng.random() < 0.3:
        inner = stones(rng)
    paint = inner * (0.9 + 0.12 * rough[..., None]) * (1 + np.clip(slope * rng.uniform(0.03, 0.12), -0.6, 0.5)[..., None])
    out = mix(picture, paint, cover)
    rim = np.clip(cv2.GaussianBlur(cover, (0, 0), 2) - np.roll(cover, rng.integers(-4, 5, 2), (0, 1)), 0, 1)
    return out * (1 - rng.uniform(0.1, 0.7) * rim[..., None]), cover


def rust(rng, picture, kind, bond):
    """Metal that rusts, bars laid bare in concrete, or what fixings and bars bleed over a wall."""
    pick = rng.random()
    if kind == 'metal':
        return corroded(rng, picture, np.zeros((S, S), np.float32))
    if pick < 0.5 and kind != 'house':
        clean, prone = steelwork(rng) if rng.random() < 0.4 else metal(rng)
        return corroded(rng, clean, prone)
    if pick < 0.65 and kind != 'house':
        out, cover, _ = bars(rng, picture)
        return out, cover
    cover = np.zeros((S, S), np.float32)
    yy, xx = np.mgrid[0:S, 0:S].astype(np.float32)
    out = picture.copy()
    dark = np.zeros((S, S), np.float32)
    for _ in range(int(rng.integers(1, 6))):
        x, y, w, length = rng.uniform(0, S), rng.uniform(-0.1 * S, S * 0.7), rng.uniform(2, 24), rng.uniform(30, 260)
        down = np.clip((yy - y) / length, 0, 1)
        bend = field(rng, S, S, 1.5, 3) * 3
        run = np.exp(-(((xx - x + bend) / (w * (1 - 0.4 * down))) ** 2)) * (yy > y) * (1 - down)
        cover = np.maximum(cover, run * rng.uniform(0.4, 1) * (0.7 + 0.3 * soft(field(rng, S, S, 0.8, 1), 0, 0.5)))
        if rng.random() < 0.6:
            cv2.circle(dark, (int(x), int(y)), int(w * rng.uniform(0.3, 0.7)) + 1, 1.0, -1, cv2.LINE_AA)
    tone = np.array([1.0, rng.uniform(0.5, 0.75), rng.uniform(0.22, 0.5)]) * rng.uniform(0.7, 1)
    out = mix(out, out * tone, cover * rng.uniform(0.6, 1))
    out = mix(out, rust_tone(rng) * 0.6, dark)
    return out, np.maximum(cover, dark) * (np.abs(out - picture).mean(2) > 0.03)


def damp(rng, picture, kind, bond):
    """Tide marks: a darker, yellowed patch with a brown rim, from an edge or in mid-wall."""
    cover = np.zeros((S, S), np.float32)
    out = picture
    for _ in range(int(rng.integers(1, 3))):
        place = rng.choice(3)
        centre = None if place == 0 else (rng.uniform(0, S), rng.choice([0, S])) if place == 1 else (rng.choice([0, S]), rng.uniform(0, S))
        shape = blob(rng, S, S, centre, rng.uniform(40, 190), int(rng.integers(1, 4)))
        inside = soft(shape, 0, rng.uniform(0.03, 0.15))
        out = out * (1 - inside[..., None] * (1 - np.array([rng.uniform(0.75, 0.97), rng.uniform(0.7, 0.92), rng.uniform(0.5, 0.85)])))
        for level in (0, rng.uniform(0.1, 0.3))[: int(rng.integers(1, 3))]:
            rim = np.exp(-(((shape - level) / rng.uniform(0.02, 0.08)) ** 2))
            out = mix(out, np.array([0.45, 0.32, 0.15]) * rng.uniform(0.7, 1.3), rim * rng.uniform(0.1, 0.55))
        cover = np.maximum(cover, inside)
    return out, cover


def peeling(rng, picture, kind, bond):
    """Flakes gone and curled edges: what is below shows, with a shadow under one side and light on the other."""
    region = soft(blob(rng, S, S, size=rng.uniform(50, 260), rough=2), 0, 0.3)
    shape = field(rng, S, S, rng.uniform(0.8, 2.6), int(rng.integers(1, 3))) + 1.6 * region
    cover = soft(shape, rng.uniform(1.2, 2.0), rng.uniform(0.02, 0.07)) * (region > 0.02)
    below = colour(rng, 'brick' if rng.random() < 0.12 else 'render')
    if np.abs(below - picture.mean((0, 1))).mean() < 0.12:
        below = below * rng.choice([0.55, 1.6])
    paint = np.clip(below, 0, 1) * (1 + 0.12 * field(rng, S, S, 0.8, 0)[..., None])
    dx, dy = (rng.integers(1, 5, 2) * rng.choice([-1, 1], 2)).astype(int)
    moved = np.roll(cover, (dy, dx), (0, 1))
    out = mix(picture, paint, cover)
    out = out * (1 - rng.uniform(0.3, 0.75) * np.clip(cover - moved, 0, 1)[..., None])
    back = np.roll(cover, (-dy, -dx), (0, 1))
    return out * (1 + rng.uniform(0.05, 0.35) * np.clip(back - cover, 0, 1)[..., None]), cover


def peeling_damp(rng, picture, kind, bond):
    pick = rng.random()
    if pick < 0.3:
        return flaking(rng, picture)
    if pick < 0.45:
        return peeling(rng, picture, kind, bond)
    if pick < 0.53:
        return blisters(rng, picture)
    picture, cover = runs(rng, picture) if pick < 0.65 else damp(rng, picture, kind, bond)
    if pick > 0.85:
        picture, more = (flaking(rng, picture) if rng.random() < 0.6 else peeling(rng, picture, kind, bond))
        cover = np.maximum(cover, more)
    return picture, cover


def efflorescence(rng, picture, kind, bond):
    """White salts: powder in patches, bands and runs, thickest at the joints."""
    band = rng.random() < 0.45
    if band:
        y = rng.uniform(0, S)
        yy = np.arange(S, dtype=np.float32)[:, None]
        envelope = np.exp(-(((yy - y) / rng.uniform(20, 90)) ** 2)) * np.ones((S, S), np.float32)
        envelope = soft(envelope + 0.35 * field(rng, S, S, 1.2, 2), 0.5, 0.3)
    else:
        envelope = soft(blob(rng, S, S, size=rng.uniform(50, 220), rough=2), 0, 0.3)
    powder = soft(field(rng, S, S, rng.uniform(0.7, 1.6), int(rng.integers(0, 3))), rng.uniform(-0.8, 0.5), rng.uniform(0.2, 0.9))
    if rng.random() < 0.4:
        powder = cv2.blur(powder, (1, int(rng.uniform(7, 50))))
    if bond is not None:
        left, top, _, uh, joint, _ = bond
        near = np.abs(((np.arange(S) - top + uh / 2) % uh) - uh / 2) < joint * 1.5
        powder = np.clip(powder + near[:, None] * rng.uniform(0, 0.5), 0, 1)
    cover = envelope * powder * rng.uniform(0.5, 0.95)
    tone = np.array([rng.uniform(0.85, 0.98), rng.uniform(0.85, 0.97), rng.uniform(0.8, 0.97)])
    return mix(picture, tone * (1 + 0.05 * field(rng, S, S, 0.7, 0)[..., None]), cover), cover


def tile_fault(rng, picture, kind, bond):
    """A tile cracked, chipped or gone, or grout washed out. Needs a drawn bond."""
    left, top, uw, uh, joint, shift = bond
    cover = np.zeros((S, S), np.float32)
    for _ in range(int(rng.integers(1, 4))):
        row, column = int(rng.integers(0, max(1, round(S / uh)))), int(rng.integers(0, max(1, round(S / uw))))
        x, y = left + column * uw + (row * shift % 1) * uw, top + row * uh
        area = np.zeros((S, S), np.float32)
        cv2.rectangle(area, (int(x + joint / 2), int(y + joint / 2)), (int(x + uw - joint / 2), int(y + uh - joint / 2)), 1.0, -1)
        pick = rng.random()
        if pick < 0.45:
            heading = rng.uniform(0, np.pi)
            middle = (x + uw * rng.uniform(0.3, 0.7), y + uh * rng.uniform(0.3, 0.7))
            alpha = crack_alpha(rng, rng.uniform(0.8, 3), None, middle, max(uw, uh) * 2.2) * area
            picture = carve(rng, picture, alpha, rng.uniform(0.5, 0.95))
            cover = np.maximum(cover, alpha)
        elif pick < 0.7:
            bed = colour(rng, 'render') * rng.uniform(0.4, 0.9)
            ridges = np.sin(np.arange(S) * rng.uniform(0.3, 1.2))[None, :, None] * rng.uniform(0, 0.15)
            paint = bed * (1 + ridges + 0.15 * field(rng, S, S, 0.7, 0)[..., None])
            picture = mix(picture, paint, area)
            picture = picture * (1 - 0.5 * np.clip(area - np.roll(area, rng.integers(2, 6, 2), (0, 1)), 0, 1)[..., None])
            cover = np.maximum(cover, area)
        elif pick < 0.9:
            corner = (x + rng.choice([joint / 2, uw - joint / 2]), y + rng.choice([joint / 2, uh - joint / 2]))
            chip = soft(blob(rng, S, S, corner, max(6, min(uw, uh) * rng.uniform(0.15, 0.4)), 1), 0, 0.06) * area
            picture = mix(picture, colour(rng, 'render') * rng.uniform(0.4, 1), chip)
            cover = np.maximum(cover, chip)
        else:
            seam = np.zeros((S, S), np.float32)
            cv2.line(seam, (int(x), int(y)), (int(x + uw * rng.integers(1, 3)), int(y)), 1.0, max(1, int(joint)))
            seam *= soft(field(rng, S, S, 0.8, 0), -0.6, 0.3)
            picture = mix(picture, np.full(3, 0.08), seam * rng.uniform(0.6, 1))
            cover = np.maximum(cover, seam)
    return picture, cover


DRAW = {
    'crack': crack,
    'spalling': hollow,
    'mould_algae': growth,
    'vegetation': plants,
    'corrosion': rust,
    'peeling_damp': peeling_damp,
    'efflorescence': efflorescence,
    'tile_fault': tile_fault,
}
