"""Defects drawn on a clean surface. Each returns (picture, cover) with cover 0-1 per pixel: the exact mask."""
import cv2
import numpy as np

from .lines import carve, crack_alpha, crazing, wander
from .noise import blob, field, soft
from .surfaces import colour, masonry

S = 320


def mix(picture, paint, alpha):
    alpha = np.clip(alpha, 0, 1)[..., None]
    return picture * (1 - alpha) + np.clip(paint, 0, 1) * alpha


def crack(rng, picture, kind, bond):
    wide = rng.random()
    width = rng.uniform(0.6, 1.8) if wide < 0.45 else rng.uniform(1.5, 5) if wide < 0.8 else rng.uniform(4, 16)
    if bond is not None and bond[2] > 140 and wide > 0.2:  # close by, a crack is wide
        width = rng.uniform(2, 9) if wide < 0.6 else rng.uniform(8, 42)
    if rng.random() < 0.07 and kind == 'render':
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


def hollow(rng, picture, kind, bond):
    """Spalling and holes: a broken-out patch, shaded by its own depth."""
    small = rng.random() < 0.2
    cover = np.zeros((S, S), np.float32)
    for _ in range(int(rng.integers(1, 4))):
        size = rng.uniform(8, 24) if small else rng.uniform(25, 120)
        if bond is not None and rng.random() < 0.6:
            left, top, uw, uh, joint, shift = bond
            row, column = int(rng.integers(0, max(1, S / uh))), int(rng.integers(0, max(1, S / uw)))
            centre = (left + (column + 0.5) * uw + (row * shift % 1) * uw, top + (row + 0.5) * uh)
            shape = blob(rng, S, S, centre, max(10, uw * rng.uniform(0.35, 0.7)), 1)
        else:
            shape = blob(rng, S, S, size=size, rough=int(rng.integers(1, 3)))
        cover = np.maximum(cover, soft(shape, 0, rng.uniform(0.02, 0.08)))
    rough = field(rng, S, S, rng.uniform(0.6, 1.3), 0) * 0.6 + field(rng, S, S, 1.2, 1)
    height = -cv2.GaussianBlur(cover, (0, 0), rng.uniform(1, 5)) * rng.uniform(4, 14) + rough * cover * rng.uniform(0.4, 1.4)
    angle = rng.uniform(0, 2 * np.pi)
    slope = np.cos(angle) * cv2.Sobel(height, cv2.CV_32F, 1, 0) + np.sin(angle) * cv2.Sobel(height, cv2.CV_32F, 0, 1)
    if kind == 'brick' and rng.random() < 0.7:
        inner = picture.mean((0, 1)) * rng.uniform(0.7, 1.3) * np.array([1, rng.uniform(0.85, 1.05), rng.uniform(0.8, 1.05)])
    elif kind in ('render', 'room', 'house') and rng.random() < 0.3:
        inner = masonry(rng)[0] * rng.uniform(0.7, 1)
    else:
        inner = colour(rng, 'render') * rng.uniform(0.45, 0.95)
    paint = inner * (0.9 + 0.12 * rough[..., None]) * (1 + np.clip(slope * rng.uniform(0.03, 0.12), -0.6, 0.5)[..., None])
    if rng.random() < 0.2:  # bars laid bare
        for _ in range(int(rng.integers(1, 4))):
            x = rng.uniform(0, S)
            bar = np.abs(np.arange(S) - x) < rng.uniform(2, 7)
            paint = np.where(bar[None, :, None], np.array([0.35, 0.18, 0.1]) * rng.uniform(0.6, 1.3), paint)
    out = mix(picture, paint, cover)
    rim = np.clip(cv2.GaussianBlur(cover, (0, 0), 2) - np.roll(cover, rng.integers(-4, 5, 2), (0, 1)), 0, 1)
    return out * (1 - rng.uniform(0.1, 0.7) * rim[..., None]), cover


def growth(rng, picture, kind, bond):
    """Mould and algae: clouds of specks, or green-black films and runs."""
    film = rng.random() < 0.35
    envelope = np.zeros((S, S), np.float32)
    for _ in range(int(rng.integers(1, 4))):
        where = rng.choice(3)
        centre = None if where == 0 else (rng.choice([0, S]) + rng.normal(0, 30), rng.uniform(0, S)) if where == 1 else (rng.uniform(0, S), rng.choice([0, S]) + rng.normal(0, 30))
        envelope = np.maximum(envelope, soft(blob(rng, S, S, centre, rng.uniform(30, 170), 1), rng.uniform(0, 0.4), rng.uniform(0.2, 0.6)))
    if film:
        specks = soft(field(rng, S, S, rng.uniform(0.7, 1.6), 1), rng.uniform(-0.6, 0.4), rng.uniform(0.3, 1.0))
        if rng.random() < 0.4:
            specks = cv2.blur(specks, (1, int(rng.uniform(9, 60))))
        tone = np.array([rng.uniform(0.12, 0.4), rng.uniform(0.2, 0.5), rng.uniform(0.08, 0.25)]) if rng.random() < 0.6 else np.full(3, rng.uniform(0.05, 0.2))
    else:
        fine = field(rng, S, S, rng.uniform(0.7, 2.2), int(rng.integers(0, 2)))
        specks = soft(fine + 1.2 * envelope, rng.uniform(1.1, 2.0), rng.uniform(0.1, 0.5))
        tone = np.full(3, rng.uniform(0.03, 0.25)) * np.array([rng.uniform(0.9, 1.2), rng.uniform(0.95, 1.25), rng.uniform(0.7, 1)])
    alpha = envelope * specks
    stain = cv2.GaussianBlur(alpha, (0, 0), rng.uniform(3, 10)) * rng.uniform(0, 0.5)
    picture = mix(picture, picture * np.array([0.85, 0.8, 0.6]), stain)
    cover = np.clip(alpha * rng.uniform(0.55, 1), 0, 1)
    return mix(picture, tone * (1 + 0.2 * field(rng, S, S, 0.7, 0)[..., None]), cover), cover


def rust(rng, picture, kind, bond):
    tone = np.array([rng.uniform(0.4, 0.65), rng.uniform(0.22, 0.38), rng.uniform(0.08, 0.24)]) * rng.uniform(0.55, 1.1)
    paint = tone * (1 + 0.3 * field(rng, S, S, rng.uniform(0.6, 1.4), 1)[..., None]) * np.where(field(rng, S, S, 1, 1)[..., None] > 0.8, 0.55, 1)
    if rng.random() < 0.4:  # runs below fixings, bars or bolts
        cover = np.zeros((S, S), np.float32)
        yy, xx = np.mgrid[0:S, 0:S].astype(np.float32)
        for _ in range(int(rng.integers(1, 6))):
            x, y, w, length = rng.uniform(0, S), rng.uniform(0, S * 0.7), rng.uniform(2, 16), rng.uniform(30, 200)
            down = np.clip((yy - y) / length, 0, 1)
            bend = field(rng, S, S, 1.5, 3) * 3
            run = np.exp(-(((xx - x + bend) / (w * (1 - 0.4 * down))) ** 2)) * (yy > y) * (1 - down)
            cover = np.maximum(cover, run * rng.uniform(0.5, 1))
            cv2.circle(paint, (int(x), int(y)), int(w * 0.6) + 1, [0.2, 0.12, 0.08], -1)
            cv2.circle(cover, (int(x), int(y)), int(w * 0.6) + 1, 1.0, -1)
    else:
        noise = field(rng, S, S, rng.uniform(0.7, 1.8), 1) * 0.5
        cover = soft(blob(rng, S, S, size=rng.uniform(40, 320), rough=1) + noise, rng.uniform(-0.1, 0.4), rng.uniform(0.05, 0.4))
        if rng.random() < 0.4:
            cover *= soft(field(rng, S, S, rng.uniform(0.7, 1.4), 1), rng.uniform(-0.8, 0.4), 0.3)
    return mix(picture, paint, cover), cover


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
    below = colour(rng, 'brick' if rng.random() < 0.3 else 'render')
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
    if pick < 0.45:
        return peeling(rng, picture, kind, bond)
    picture, cover = damp(rng, picture, kind, bond)
    if pick > 0.8:
        picture, more = peeling(rng, picture, kind, bond)
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


def plants(rng, picture, kind, bond):
    """Plants rooted in the wall: tufts from a crack or joint, creepers over the face."""
    out = np.ascontiguousarray(picture, dtype=np.float32)
    cover = np.zeros((S, S), np.float32)
    green = np.array([rng.uniform(0.2, 0.5), rng.uniform(0.4, 0.7), rng.uniform(0.08, 0.25)])
    for _ in range(int(rng.integers(1, 4))):
        root = rng.uniform(0.1, 0.9, 2) * S
        stems = [wander(rng, root, rng.uniform(0, 2 * np.pi), rng.uniform(20, 150), 6, 0.35) for _ in range(int(rng.integers(3, 14)))]
        leaf = rng.uniform(2, 11)
        for stem in stems:
            cv2.polylines(out, [np.round(stem).astype(np.int32)], False, [float(v) for v in green * 0.5], 1, cv2.LINE_AA)
            for point in stem[1:]:
                for _ in range(int(rng.integers(1, 3))):
                    at = point + rng.normal(0, leaf * 0.7, 2)
                    tone = green * rng.uniform(0.45, 1.35)
                    axes = (int(leaf * rng.uniform(0.6, 1.2)) + 1, int(leaf * rng.uniform(0.25, 0.6)) + 1)
                    centre = (int(at[0]), int(at[1]))
                    turn = float(rng.uniform(0, 180))
                    cv2.ellipse(out, centre, axes, turn, 0, 360, [float(v) for v in np.clip(tone, 0, 1)], -1, cv2.LINE_AA)
                    cv2.ellipse(cover, centre, axes, turn, 0, 360, 1.0, -1)
    return out, cover


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
