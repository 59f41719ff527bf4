"""Clean surfaces to draw defects on: real textures, plain walls cut out of rooms, whole rooms, and drawn ones.

A surface is (picture, kind, bond): picture float32 RGB 0-1; kind 'brick', 'tile', 'render', 'metal', 'wood', 'room';
bond (left, top, unit width, unit height, joint, shift per course) for drawn brick and tile, else None.
"""
import cv2
import numpy as np

from .noise import field, rise

S = 320


def colour(rng, kind):
    if kind == 'brick':
        base = (
            (0.62, 0.3, 0.2), (0.72, 0.4, 0.26), (0.5, 0.24, 0.19), (0.8, 0.68, 0.5), (0.45, 0.4, 0.38),
            (0.85, 0.82, 0.76), (0.38, 0.26, 0.24), (0.7, 0.55, 0.42), (0.55, 0.36, 0.36), (0.66, 0.34, 0.15),
        )[int(rng.integers(10))]
    elif rng.random() < 0.65:
        v = rng.uniform(0.35, 0.95)
        base = (v, v * rng.uniform(0.94, 1.01), v * rng.uniform(0.82, 1.02))
    else:  # paint: mostly muted
        base = rng.uniform(0.25, 0.9, 3)
        base = base.mean() + (base - base.mean()) * rng.uniform(0.15, 0.8 if rng.random() < 0.3 else 0.4)
    return np.clip(np.array(base, np.float32) * rng.uniform(0.85, 1.12) + rng.normal(0, 0.02, 3), 0.05, 0.97).astype(np.float32)


def bumps(rng, picture, strength, grain=0.7):
    """Shading of a rough face under light from one side."""
    height = field(rng, S, S, grain=grain, rough=int(rng.integers(0, 3)))
    angle = rng.uniform(0, 2 * np.pi)
    slope = np.cos(angle) * rise(height, 1, 0) + np.sin(angle) * rise(height, 0, 1)
    slope = slope / (slope.std() + 1e-6)
    return picture * (1 + strength * slope[..., None])


def render_wall(rng):
    picture = np.ones((S, S, 3), np.float32) * colour(rng, 'render')
    picture += field(rng, S, S, 1.5, 3)[..., None] * rng.uniform(0, 0.05)
    picture += field(rng, S, S, rng.uniform(0.6, 1.2), 0)[..., None] * rng.uniform(0, 0.05)
    if rng.random() < 0.6:
        picture = bumps(rng, picture, rng.uniform(0.01, 0.12), rng.uniform(0.6, 2.0))
    if rng.random() < 0.25:  # speckle and pores of concrete
        pores = field(rng, S, S, 0.65, 0) > rng.uniform(2.2, 3)
        picture[pores] *= rng.uniform(0.5, 0.85)
    return picture, 'render', None


def masonry(rng, tile=False):
    uw = rng.uniform(34, 170) if not tile else rng.uniform(26, 180)
    uh = uw * (rng.uniform(0.27, 0.5) if not tile else rng.choice([1, 1, 0.5, 0.33, 2]))
    joint = max(1.0, uh * (rng.uniform(0.06, 0.2) if not tile else rng.uniform(0.012, 0.05)))
    shift = rng.choice([0.5, 0.5, 0.5, 0.33, 0.25]) if not tile else rng.choice([0, 0, 0, 0.5])
    left, top = rng.uniform(-uw, 0), rng.uniform(-uh, 0)
    unit = colour(rng, 'brick' if not tile else 'tile')
    vary = rng.uniform(0.02, 0.14) if not tile else rng.uniform(0, 0.05)
    mortar = np.clip(colour(rng, 'render') * rng.uniform(0.6, 1.1), 0.08, 0.95)
    units, painted = [unit], not tile and rng.random() < 0.14
    if not tile and rng.random() < 0.4:  # a blend of two or three kinds, light and dark side by side
        units += [colour(rng, 'brick') for _ in range(int(rng.integers(1, 3)))]
    if painted:  # one coat over brick and joint
        units = [colour(rng, 'render')]
        mortar, vary = units[0] * rng.uniform(0.82, 1.02), vary * 0.25
    elif not tile and rng.random() < 0.25:  # raked joints lie in their own shadow
        mortar = mortar * rng.uniform(0.3, 0.65)
    picture = np.ones((S, S, 3), np.float32) * mortar
    picture += field(rng, S, S, 0.7, 0)[..., None] * rng.uniform(0.01, 0.07)
    depth = np.zeros((S, S), np.float32)
    for row in range(int((S - top) / uh) + 1):
        for column in range(-1, int((S - left) / uw) + 2):
            x = left + column * uw + (row * shift % 1) * uw
            y = top + row * uh
            wob = (lambda: 0) if tile else (lambda: rng.normal(0, joint * 0.13))
            x0, y0 = int(round(x + joint / 2 + wob())), int(round(y + joint / 2 + wob()))
            x1, y1 = int(round(x + uw - joint / 2 + wob())), int(round(y + uh - joint / 2 + wob()))
            x0, y0, x1, y1 = max(x0, 0), max(y0, 0), min(x1, S), min(y1, S)
            if x1 <= x0 or y1 <= y0:
                continue
            tint = units[int(rng.integers(len(units)))] * (1 + rng.normal(0, vary)) + rng.normal(0, vary * 0.25, 3)
            if not tile and rng.random() < 0.06:
                tint = tint * rng.uniform(0.5, 0.8)
            picture[y0:y1, x0:x1] = tint
            depth[y0:y1, x0:x1] = 1
    grain = field(rng, S, S, rng.uniform(0.6, 1.2), 0)[..., None] * (rng.uniform(0.01, 0.09) if not tile else rng.uniform(0, 0.03))
    picture += grain * depth[..., None]
    if not tile:
        picture = weathered(rng, picture, depth)
    soft = cv2.GaussianBlur(depth, (0, 0), rng.uniform(0.6, 1.6))
    angle = rng.uniform(0, 2 * np.pi)
    lit = np.cos(angle) * rise(soft, 1, 0) + np.sin(angle) * rise(soft, 0, 1)
    picture *= 1 + (rng.uniform(0.0, 0.16) * lit)[..., None]
    return picture, 'tile' if tile else 'brick', (left, top, uw, uh, joint, shift)


def weathered(rng, picture, depth):
    """What sound brick has on its face: drag marks of the wire, dark specks of iron, soot and rain, each now and then."""
    if rng.random() < 0.25:
        drag = cv2.blur(field(rng, S, S, 0.6, 0), (1, int(rng.uniform(4, 22))))
        picture = picture * (1 + depth * drag / (drag.std() + 1e-6) * rng.uniform(0.02, 0.09))[..., None]
    if rng.random() < 0.25:
        specks = (field(rng, S, S, rng.uniform(0.6, 1.1), 0) > rng.uniform(1.9, 2.8)) * depth
        picture = picture * (1 - specks * rng.uniform(0.2, 0.6))[..., None]
    if rng.random() < 0.3:
        soot = field(rng, S, S, rng.uniform(1, 2.5), 3)
        soot = cv2.blur(soot, (1, int(rng.uniform(20, 120)))) if rng.random() < 0.5 else soot
        picture = picture * np.clip(1 + soot * rng.uniform(0.03, 0.13), 0.5, 1.3)[..., None]
    return picture


def close_masonry(rng):
    """One to four bricks or stones fill the picture: coarse faces, ragged recessed joints."""
    uw = rng.uniform(140, 460)
    uh = uw * rng.uniform(0.3, 0.6)
    joint = uh * rng.uniform(0.08, 0.24)
    shift = 0.5 if rng.random() < 0.8 else rng.uniform(0.2, 0.5)
    left, top = rng.uniform(-uw, 0), rng.uniform(-uh, 0)
    yy, xx = np.mgrid[0:S, 0:S].astype(np.float32)
    ragged = joint * rng.uniform(0.04, 0.16)
    u = xx + field(rng, S, S, 1.2, 1) * ragged
    v = yy + field(rng, S, S, 1.2, 1) * ragged
    row = np.floor((v - top) / uh)
    across = (u - left - (row * shift % 1) * uw) % uw
    down = (v - top) % uh
    inside = np.minimum(np.minimum(across, uw - across), np.minimum(down, uh - down)) - joint / 2
    brick = np.clip(inside / rng.uniform(1.5, 5) + 0.5, 0, 1)
    column = np.floor((u - left - (row * shift % 1) * uw) / uw)
    unit = np.sin(row * 12.9898 + column * 78.233 + rng.uniform(0, 6)) * rng.uniform(0.02, 0.18)
    face = colour(rng, 'brick') * (1 + unit[..., None])
    face = face * (1 + rng.uniform(0.03, 0.16) * field(rng, S, S, rng.uniform(0.6, 2), 1)[..., None])
    pits = field(rng, S, S, rng.uniform(0.65, 1.3), 0) > rng.uniform(1.6, 3)
    face = np.where(pits[..., None], face * rng.uniform(0.4, 0.8), face)
    mortar = colour(rng, 'render')
    mortar = (mortar * 0.4 + mortar.mean() * 0.6) * (rng.uniform(0.35, 0.6) if rng.random() < 0.08 else rng.uniform(0.75, 1.15))
    mortar = mortar * (1 + rng.uniform(0.05, 0.25) * field(rng, S, S, rng.uniform(0.6, 1.2), 0)[..., None])
    picture = mortar * (1 - brick[..., None]) + face * brick[..., None]
    height = cv2.GaussianBlur(brick.astype(np.float32), (0, 0), rng.uniform(1, 3))
    angle = float(rng.uniform(0, 2 * np.pi))
    lit = np.cos(angle) * rise(height, 1, 0) + np.sin(angle) * rise(height, 0, 1)
    picture = picture * (1 + rng.uniform(0.05, 0.45) * lit[..., None])
    return bumps(rng, picture.astype(np.float32), rng.uniform(0, 0.1), rng.uniform(0.6, 1.5)), 'brick', (left, top, uw, uh, joint, shift)


def boards(rng):
    picture = np.ones((S, S, 3), np.float32) * colour(rng, 'wood' if rng.random() < 0.5 else 'render')
    pitch = rng.uniform(18, 90)
    across = np.arange(S, dtype=np.float32) + rng.uniform(0, pitch)
    inside = (across % pitch) / pitch
    tone = 1 + 0.1 * rng.normal(size=int(S / pitch) + 3)[(across // pitch).astype(int)]
    profile = tone * (1 - rng.uniform(0, 0.25) * inside) * np.where(across % pitch < rng.uniform(1, 3), rng.uniform(0.3, 0.85), 1)
    picture *= profile[:, None, None].astype(np.float32)
    streak = cv2.resize(field(rng, S, S, 1, 0), (S, S))
    streak = cv2.blur(streak, (int(rng.uniform(15, 60)), 1))
    picture *= 1 + (streak / (streak.std() + 1e-6) * rng.uniform(0, 0.08))[..., None]
    if rng.random() < 0.4:
        picture = np.ascontiguousarray(picture.transpose(1, 0, 2))
    return picture, 'wood', None


def drawn_room(rng):
    """Walls, floor and ceiling in perspective, with openings and furniture as flat shapes."""
    wall = colour(rng, 'render') if rng.random() < 0.55 else np.full(3, rng.uniform(0.75, 1), np.float32) * np.array([1, rng.uniform(0.96, 1), rng.uniform(0.88, 1)], np.float32)
    picture = np.ones((S, S, 3), np.float32) * wall
    x0, x1 = sorted(rng.uniform(-0.2, 1.2, 2) * S)
    if x1 - x0 < 120:
        x0, x1 = 60.0, 260.0
    y0, y1 = rng.uniform(-0.1, 0.3) * S, rng.uniform(0.65, 1.05) * S
    far = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    out = [(x0 - S, y0 - S * 0.8), (x1 + S, y0 - S * 0.8), (x1 + S, y1 + S * 0.8), (x0 - S, y1 + S * 0.8)]
    shades = [colour(rng, 'render') * 1.05, wall * rng.uniform(0.75, 1.05), colour(rng, 'wood') * 0.8, wall * rng.uniform(0.75, 1.05)]
    for side in range(4):
        quad = np.array([far[side], far[(side + 1) % 4], out[(side + 1) % 4], out[side]], np.float32)
        plane = np.zeros((S, S), np.float32)
        cv2.fillPoly(plane, [np.round(quad * 8).astype(np.int32)], 1.0, cv2.LINE_AA, 3)
        fall = 1 + cv2.GaussianBlur(plane, (0, 0), rng.uniform(10, 40)) * rng.uniform(-0.25, 0.15)
        picture = picture * (1 - plane[..., None]) + shades[side] * (fall * plane)[..., None]
        picture = np.ascontiguousarray(picture, dtype=np.float32)
        if rng.random() < 0.6:
            cv2.polylines(picture, [np.round(quad[:2] * 8).astype(np.int32)], False, [float(v) for v in shades[0] * rng.uniform(0.6, 1.1)], int(rng.integers(1, 6)), cv2.LINE_AA, 3)
    for _ in range(int(rng.integers(0, 6))):
        w, h = rng.uniform(15, 110), rng.uniform(15, 120)
        x, y = rng.uniform(0, S), rng.uniform(0.2 * S, S)
        tone = colour(rng, 'any') * rng.uniform(0.3, 1.2)
        cv2.rectangle(picture, (int(x), int(y)), (int(x + w), int(y + h)), [float(v) for v in tone], -1)
        if rng.random() < 0.5:
            cv2.rectangle(picture, (int(x), int(y)), (int(x + w), int(y + h)), [float(v) for v in tone * 0.6], int(rng.integers(1, 4)))
    picture += field(rng, S, S, 2, 3)[..., None] * rng.uniform(0, 0.03)
    return picture, 'room', None


def fit(rng, photo, low=0.55):
    """A random crop of a photo at 320 px. low: the least share of the short side."""
    h, w = photo.shape[:2]
    side = int(min(h, w) * rng.uniform(low, 1.0))
    y, x = int(rng.integers(h - side + 1)), int(rng.integers(w - side + 1))
    cut = photo[y : y + side, x : x + side]
    way = cv2.INTER_AREA if side > S else (cv2.INTER_CUBIC if rng.random() < 0.5 else cv2.INTER_LINEAR)
    return np.clip(cv2.resize(cut, (S, S), interpolation=way).astype(np.float32) / 255, 0, 1)


def texture(rng, photo):
    """A texture at a random scale; small ones are mirrored outwards first, so that they needn't be blown up."""
    if max(photo.shape[:2]) < 200 or rng.random() < 0.3:
        reps = int(rng.integers(1, 3))
        row = np.hstack([photo, photo[:, ::-1]] * reps)
        photo = np.vstack([row, row[::-1]] * reps)
    picture = fit(rng, photo, 0.4)
    if rng.random() < 0.35:
        picture *= (colour(rng, 'render') / (picture.mean((0, 1)) + 0.05)) ** rng.uniform(0, 0.8)
    return picture


def open_sky(picture):
    """Blue and bright, as hardly a wall is: nothing cracks there."""
    return (picture[..., 2] > 0.42) & (picture[..., 2] > picture[..., 0] * 1.12 + 0.02) & (picture[..., 2] > picture[..., 1])


def calm(picture):
    """1 on the plain parts of a room, 0 on furniture, edges and sky: where a defect can sit."""
    grey = picture.mean(2)
    slope = np.abs(rise(grey, 1, 0)) + np.abs(rise(grey, 0, 1))
    busy = cv2.blur((slope > 0.25).astype(np.float32), (15, 15))
    return cv2.blur(((busy < 0.08) & ~open_sky(picture)).astype(np.float32), (5, 5))


def plain_crop(rng, photo, tries=8):
    """The least busy of a few small crops without sky: a bare wall cut out of a room."""
    h, w = photo.shape[:2]
    best = None
    for _ in range(tries):
        side = int(rng.uniform(0.25, 0.5) * min(h, w))
        y, x = int(rng.integers(h - side)), int(rng.integers(int(w - side)))
        cut = photo[y : y + side, x : x + side]
        busy = float(cv2.Laplacian(cut, cv2.CV_32F).std()) + 0.3 * float(cut.std()) + 200 * float(open_sky(cut / np.float32(255)).mean())
        if best is None or busy < best[0]:
            best = (busy, cut)
    picture = cv2.resize(best[1], (S, S), interpolation=cv2.INTER_CUBIC).astype(np.float32) / 255
    picture = np.clip(picture, 0, 1)
    if rng.random() < 0.8:
        picture += field(rng, S, S, rng.uniform(0.6, 1.2), 0)[..., None] * rng.uniform(0.0, 0.03)
    return picture


def warp(rng, picture, bond):
    """A look at the wall from one side. Applied after the defects, so it takes the mask along."""
    shake = rng.uniform(0, 0.22) * S
    corners = np.array([[0, 0], [S, 0], [S, S], [0, S]], np.float32)
    moved = corners + rng.uniform(-shake, 0, (4, 2)).astype(np.float32) * np.array([[1, 1], [-1, 1], [-1, -1], [1, -1]], np.float32)
    return cv2.getPerspectiveTransform(corners, moved.astype(np.float32))
