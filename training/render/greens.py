"""Plants: on walls where they're a defect, and by themselves where there's no building."""
import cv2
import numpy as np

from .fracture import course
from .noise import blob, field, soft
from .surfaces import S


def green(rng):
    tone = np.array([(0.28, 0.42, 0.14), (0.36, 0.5, 0.2), (0.2, 0.32, 0.13), (0.46, 0.5, 0.24), (0.5, 0.44, 0.25), (0.3, 0.45, 0.24), (0.42, 0.3, 0.2)][int(rng.choice(7, p=[0.25, 0.2, 0.2, 0.12, 0.08, 0.1, 0.05]))])
    return np.clip(tone * rng.uniform(0.7, 1.35) * (1 + rng.normal(0, 0.08, 3)), 0.03, 0.95)


T = np.linspace(0, np.pi, 6, dtype=np.float32)
UPPER = np.stack([-np.cos(T), np.sin(T)], 1)
LOWER = np.stack([np.cos(T), -np.sin(T)], 1)


def leaf(canvas, cover, at, long, wide, turn, tone):
    """A pointed or round leaf with a lighter half."""
    c, s = np.cos(turn) * 8, np.sin(turn) * 8
    bend = np.array([[c, s], [-s, c]], np.float32)
    for shape, light in ((UPPER, 1.12), (LOWER, 0.88)):
        fixed = (shape * (long, wide) @ bend + at * 8).astype(np.int32)
        cv2.fillPoly(canvas, [fixed], (tone * light).tolist(), cv2.LINE_AA, 3)
        if cover is not None:
            cv2.fillPoly(cover, [fixed], 1.0, cv2.LINE_8, 3)


def foliage(rng, picture, where, count, size):
    """Leaves strewn where `where` is high, the lower ones in shade."""
    out = np.ascontiguousarray(picture, dtype=np.float32)
    cover = np.zeros((S, S), np.float32)
    flat = np.clip(where, 0, None).ravel()
    total = flat.sum()
    if total <= 0:
        return out, cover
    spots = rng.choice(S * S, count, p=flat / total)
    tone = green(rng)
    slim = rng.uniform(0.25, 0.75)
    shadow = cv2.GaussianBlur((where > 0.3).astype(np.float32), (0, 0), 5)
    out = out * (1 - rng.uniform(0.2, 0.7) * shadow)[..., None]
    at = np.stack([spots % S, spots // S], 1) + rng.normal(0, 1.5, (count, 2))
    lights = (0.45 + 0.75 * np.arange(count) / count) * rng.uniform(0.7, 1.25, count)
    tones = np.clip(tone * lights[:, None] * (1 + rng.normal(0, 0.06, (count, 3))), 0, 0.9)
    longs = size * rng.uniform(0.6, 1.3, count)
    wides = longs * slim * rng.uniform(0.7, 1.2, count)
    turns = rng.uniform(0, 6.3, count)
    for index in range(count):
        leaf(out, cover, at[index], longs[index], wides[index], turns[index], tones[index])
    return out, cover


def texture(rng, grain=1.0):
    """Leaves too far off to be told apart, or moss."""
    tone = green(rng)
    clumps = field(rng, S, S, rng.uniform(0.8, 2), 1)[..., None]
    specks = field(rng, S, S, grain * rng.uniform(0.6, 1.0), 0)[..., None]
    return np.clip(tone * (1 + 0.25 * clumps + 0.35 * specks), 0.01, 1)


def plants(rng, picture, kind, bond):
    """Rooted in the wall or grown over it: creepers, tufts from a crack or joint, moss, roots."""
    pick = rng.random()
    if pick < 0.3:  # ivy: dense, from an edge or a corner
        corner = (rng.choice([0, S]) + rng.normal(0, 40), rng.uniform(0, S)) if rng.random() < 0.6 else (rng.uniform(0, S), rng.choice([0, S]))
        where = soft(blob(rng, S, S, corner, rng.uniform(70, 300), 1), 0, rng.uniform(0.03, 0.2))
        size = rng.uniform(3, 15)
        count = int(min(1200, where.sum() / (size * size) * rng.uniform(1.2, 3.5))) + 20
        if rng.random() < 0.6:
            picture = picture * (1 - 0.85 * where[..., None]) + texture(rng) * 0.5 * where[..., None] * 0.85
        return foliage(rng, picture, where, count, size)
    if pick < 0.45:  # seen from afar
        where = soft(blob(rng, S, S, size=rng.uniform(40, 220), rough=1) + 0.25 * field(rng, S, S, 0.7, 1), 0, rng.uniform(0.03, 0.12))
        shadow = np.clip(np.roll(where, rng.integers(2, 7, 2), (0, 1)) - where, 0, 1)
        out = picture * (1 - 0.5 * shadow[..., None])
        return out * (1 - where[..., None]) + texture(rng, 1.2) * where[..., None], where
    if pick < 0.65:  # moss and lichen cushions, along joints where there are any
        where = soft(field(rng, S, S, rng.uniform(0.8, 2), 1) + 1.2 * soft(blob(rng, S, S, size=rng.uniform(60, 250)), 0, 0.4), rng.uniform(1.2, 1.9), rng.uniform(0.1, 0.4))
        if bond is not None:
            near = np.abs(((np.arange(S) - bond[1] + bond[3] / 2) % bond[3]) - bond[3] / 2) < bond[4] * 1.3
            where = where * np.where(near[:, None], 1, rng.uniform(0.1, 0.8))
        where = where * rng.uniform(0.6, 1)
        return picture * (1 - where[..., None]) + texture(rng, 0.8) * rng.uniform(0.6, 1) * where[..., None], where
    out = np.ascontiguousarray(picture, dtype=np.float32)
    cover = np.zeros((S, S), np.float32)
    if pick < 0.75:  # bare roots and stems across the face
        for _ in range(int(rng.integers(2, 8))):
            start = np.array([rng.uniform(0, S), rng.choice([0.0, S])])
            way = course(rng, start, start + rng.normal(0, S * 0.6, 2), 0.2)
            tone = np.array([0.4, 0.32, 0.24]) * rng.uniform(0.5, 1.3)
            thick = int(rng.integers(1, 7))
            cv2.polylines(out, [np.round(way + 2).astype(np.int32)], False, [float(v) for v in picture.mean((0, 1)) * 0.5], thick, cv2.LINE_AA)
            cv2.polylines(out, [np.round(way).astype(np.int32)], False, [float(v) for v in tone], thick, cv2.LINE_AA)
            cv2.polylines(cover, [np.round(way).astype(np.int32)], False, 1.0, thick)
    tone = green(rng)
    size = rng.uniform(4, 22)
    for _ in range(int(rng.integers(1, 5))):
        root = rng.uniform(0.1, 0.95, 2) * S
        grass = rng.random() < 0.3
        for _ in range(int(rng.integers(4, 22))):
            lean = rng.normal(-np.pi / 2, 0.7)
            tip = root + rng.uniform(20, 140) * np.array([np.cos(lean), np.sin(lean)])
            stem = course(rng, root, tip, 0.15)
            line = [np.round(stem).astype(np.int32)]
            cv2.polylines(out, line, False, [float(v) for v in np.clip(tone * rng.uniform(0.6, 1.2), 0, 1)], 2 if grass else 1, cv2.LINE_AA)
            cv2.polylines(cover, line, False, 1.0, 2)
            if grass:
                continue
            for at in stem[:: max(1, len(stem) // 8)][1:]:
                leaf(out, cover, at + rng.normal(0, size * 0.4, 2), size * rng.uniform(0.5, 1.1), size * rng.uniform(0.2, 0.45), rng.uniform(0, 6.3), tone * rng.uniform(0.55, 1.3))
    return out, cover
