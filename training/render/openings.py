"""Doors, windows, lamps and letter boxes: what clean fronts and bare rooms are made of."""
import cv2
import numpy as np

from .noise import field, soft
from .surfaces import S, boards, close_masonry, colour, masonry, render_wall


def box(picture, x0, y0, x1, y1, tone, thick=-1):
    cv2.rectangle(picture, (int(x0), int(y0)), (int(x1), int(y1)), [float(v) for v in np.clip(tone, 0, 1)], thick, cv2.LINE_AA)


def raised(picture, x0, y0, x1, y1, tone, depth, sunk):
    """A panel: two lit edges, two in shade."""
    box(picture, x0, y0, x1, y1, tone)
    light, dark = (tone * 0.75, tone * 1.15) if sunk else (tone * 1.15, tone * 0.75)
    for a, b, shade in (((x0, y0), (x1, y0), light), ((x0, y0), (x0, y1), light), ((x0, y1), (x1, y1), dark), ((x1, y0), (x1, y1), dark)):
        cv2.line(picture, tuple(int(v) for v in a), tuple(int(v) for v in b), [float(v) for v in np.clip(shade, 0, 1)], depth, cv2.LINE_AA)


def glass(rng, picture, x0, y0, x1, y1):
    """Sky, a dark room, a curtain or a blind behind a pane."""
    h, w = max(2, int(y1 - y0)), max(2, int(x1 - x0))
    pick = rng.random()
    if pick < 0.35:
        pane = np.ones((h, w, 3), np.float32) * rng.uniform(0.8, 1.1)
    elif pick < 0.65:
        pane = np.array([0.25, 0.32, 0.4], np.float32) * rng.uniform(0.2, 1.3) * np.linspace(1.3, 0.7, h, dtype=np.float32)[:, None, None] * np.ones((h, w, 1), np.float32)
    else:
        fold = np.sin(np.arange(w if pick < 0.85 else h) * rng.uniform(0.2, 1.2)) * rng.uniform(0.03, 0.15) + 1
        fold = fold[None, :, None] if pick < 0.85 else fold[:, None, None]
        pane = (np.ones((h, w, 3)) * colour(rng, 'render') * fold).astype(np.float32)
    ya, yb, xa, xb = max(0, int(y0)), min(S, int(y0) + h), max(0, int(x0)), min(S, int(x0) + w)
    if yb > ya and xb > xa:
        picture[ya:yb, xa:xb] = pane[ya - int(y0) : yb - int(y0), xa - int(x0) : xb - int(x0)]


def window(rng, picture, x0, y0, w, h):
    frame = colour(rng, 'render') * rng.uniform(0.4, 1.15)
    edge = max(1.5, w * rng.uniform(0.03, 0.1))
    box(picture, x0 - edge, y0 - edge, x0 + w + edge, y0 + h + edge, frame)
    columns, rows = int(rng.integers(1, 4)), int(rng.integers(1, 4))
    bar = edge * rng.uniform(0.4, 0.9)
    for row in range(rows):
        for column in range(columns):
            xa, ya = x0 + column * w / columns + bar / 2, y0 + row * h / rows + bar / 2
            glass(rng, picture, xa, ya, xa + w / columns - bar, ya + h / rows - bar)
    if rng.random() < 0.6:  # sill and its shadow
        box(picture, x0 - edge * 2, y0 + h + edge, x0 + w + edge * 2, y0 + h + edge * 2.2, frame * 0.9)
        box(picture, x0 - edge * 2, y0 + h + edge * 2.2, x0 + w + edge * 2, y0 + h + edge * 3, picture.mean((0, 1)) * 0.7)


def door(rng, picture, x0, y0, w, h):
    leaf = colour(rng, 'wood' if rng.random() < 0.3 else 'any') if rng.random() < 0.5 else np.full(3, rng.uniform(0.75, 0.98), np.float32)
    frame = leaf if rng.random() < 0.4 else colour(rng, 'render')
    edge = max(2, w * rng.uniform(0.04, 0.12))
    box(picture, x0 - edge, y0 - edge, x0 + w + edge, y0 + h, frame * rng.uniform(0.8, 1.1))
    box(picture, x0, y0, x0 + w, y0 + h, leaf)
    columns, rows = int(rng.integers(1, 3)), int(rng.integers(1, 5))
    gap = w * rng.uniform(0.06, 0.14)
    if rng.random() < 0.8:
        for row in range(rows):
            for column in range(columns):
                xa, ya = x0 + gap + column * (w - gap) / columns, y0 + gap + row * (h - gap) / rows
                xb, yb = xa + (w - gap) / columns - gap, ya + (h - gap) / rows - gap
                if rng.random() < 0.15:
                    glass(rng, picture, xa, ya, xb, yb)
                else:
                    raised(picture, xa, ya, xb, yb, leaf * rng.uniform(0.95, 1.03), max(1, int(w * 0.012)), rng.random() < 0.5)
    side = x0 + w * (0.1 if rng.random() < 0.5 else 0.9)
    cv2.circle(picture, (int(side), int(y0 + h * 0.52)), max(2, int(w * rng.uniform(0.02, 0.05))), [float(v) for v in colour(rng, 'render') * rng.uniform(0.3, 1.1)], -1, cv2.LINE_AA)
    if rng.random() < 0.3:
        box(picture, x0 + w * 0.35, y0 + h * 0.5, x0 + w * 0.65, y0 + h * 0.55, colour(rng, 'render') * 0.7)


def lamp(rng, picture):
    x, y = rng.uniform(0.1, 0.9) * S, rng.uniform(0.05, 0.7) * S
    r = rng.uniform(4, 40)
    tone = np.array([1, 0.95, 0.8]) * rng.uniform(0.7, 1.1)
    glow = np.exp(-(((np.mgrid[0:S, 0:S][1] - x) ** 2 + (np.mgrid[0:S, 0:S][0] - y) ** 2) / (3 * r) ** 2)).astype(np.float32)
    picture += (glow * rng.uniform(0, 0.4))[..., None] * tone.astype(np.float32)
    cv2.circle(picture, (int(x), int(y)), int(r), [float(min(1, v)) for v in tone], -1, cv2.LINE_AA)
    cv2.circle(picture, (int(x), int(y)), int(r), [float(v) for v in colour(rng, 'any') * 0.5], max(1, int(r * 0.12)), cv2.LINE_AA)


def front(rng):
    """A clean piece of a front or an inner wall with a door or window in it, near or far."""
    pick = rng.random()
    wall = close_masonry(rng)[0] if pick < 0.1 else masonry(rng)[0] if pick < 0.35 else boards(rng)[0] if pick < 0.5 else render_wall(rng)[0]
    picture = np.ascontiguousarray(np.clip(wall, 0, 1), dtype=np.float32)
    if pick > 0.65:  # bare and bright
        picture = np.clip(0.5 * picture + 0.5 * rng.uniform(0.7, 1), 0, 1).astype(np.float32)
    for _ in range(int(rng.integers(1, 4))):
        h = S * (rng.uniform(0.2, 0.7) if rng.random() < 0.5 else rng.uniform(0.7, 1.6))
        w = h * rng.uniform(0.35, 1.2)
        x, y = rng.uniform(-0.3, 0.9) * S, rng.uniform(-0.2, 0.7) * S
        (door if rng.random() < 0.45 else window)(rng, picture, x, y, w, h)
    if rng.random() < 0.3:
        lamp(rng, picture)
    if rng.random() < 0.5:  # ground, step or floor
        edge = int(rng.uniform(0.7, 1) * S)
        picture[edge:] = colour(rng, 'render') * rng.uniform(0.4, 1) * (1 + 0.1 * field(rng, S, S, 1, 1)[edge:, :, None])
    if rng.random() < 0.3:
        picture *= (1 - rng.uniform(0.1, 0.5) * soft(field(rng, S, S, 3, 3), 0, 1))[..., None]
    return picture, 'house', None
