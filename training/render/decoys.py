"""Hard negatives: what stands on clean walls and gets taken for a defect."""
import cv2
import numpy as np

from .lines import smooth_line, stroke
from .noise import blob, field, soft
from .surfaces import colour

S = 320


def line(rng, picture):
    canvas = np.zeros((2 * S, 2 * S), np.uint8)
    points = smooth_line(rng)
    width = rng.choice([rng.uniform(0.6, 2), rng.uniform(2, 9)])
    stroke(canvas, points, [width])
    if rng.random() < 0.25:
        stroke(canvas, points + rng.uniform(4, 14), [width])
    alpha = cv2.resize(canvas, (S, S), interpolation=cv2.INTER_AREA).astype(np.float32)[..., None] / 255
    tone = colour(rng, 'any') * rng.choice([0.12, 0.5, 1.0, 1.1])
    if rng.random() < 0.5:  # the shadow it throws
        shadow = np.roll(alpha[..., 0], rng.integers(-4, 5, 2), (0, 1))
        picture = picture * (1 - rng.uniform(0.1, 0.4) * cv2.GaussianBlur(shadow, (0, 0), 1.2)[..., None])
    return picture * (1 - alpha * 0.95) + tone * alpha * 0.95


def shadow(rng, picture):
    mask = np.zeros((S, S), np.float32)
    n = int(rng.integers(3, 7))
    cv2.fillPoly(mask, [np.round(rng.uniform(-0.3, 1.3, (n, 2)) * S).astype(np.int32)], 1.0, cv2.LINE_AA)
    if rng.random() < 0.6:
        mask = cv2.GaussianBlur(mask, (0, 0), rng.uniform(0.5, 14))
    return picture * (1 - mask[..., None] * rng.uniform(0.15, 0.6))


def sunlight(rng, picture):
    mask = np.zeros((S, S), np.float32)
    corner = rng.uniform(0, 1, (1, 2)) * S
    quad = corner + np.array([[0, 0], [1, 0.2], [1.1, 1], [0.1, 0.8]]) * rng.uniform(30, 160)
    cv2.fillPoly(mask, [np.round(quad).astype(np.int32)], 1.0, cv2.LINE_AA)
    mask = cv2.GaussianBlur(mask, (0, 0), rng.uniform(0.5, 9))
    return picture * (1 + mask[..., None] * rng.uniform(0.1, 0.5))


def cornice(rng, picture):
    y = rng.uniform(0, S)
    tone = colour(rng, 'render')
    upright = rng.random() < 0.4
    if upright:
        picture = np.ascontiguousarray(picture.transpose(1, 0, 2))
    tilt = rng.normal(0, 0.1) * S
    for _ in range(int(rng.integers(1, 5))):
        h = rng.uniform(1, 22)
        quad = np.array([[0, y], [S, y + tilt], [S, y + tilt + h], [0, y + h]])
        cv2.fillPoly(picture, [np.round(quad * 8).astype(np.int32)], [float(v) for v in tone * rng.uniform(0.55, 1.15)], cv2.LINE_AA, 3)
        y += h
    return np.ascontiguousarray(picture.transpose(1, 0, 2)) if upright else picture


def dark_corner(rng, picture):
    yy, xx = np.mgrid[0:S, 0:S].astype(np.float32) / S
    cx, cy = rng.choice([0, 1, rng.random()]), rng.choice([0, 1, rng.random()])
    distance = np.sqrt((xx - cx) ** 2 + (yy - cy) ** 2)
    return picture * np.clip(rng.uniform(0.1, 0.6) + distance * rng.uniform(0.6, 1.6), 0, 1)[..., None]


def fixture(rng, picture):
    """A socket, frame, vent or lamp."""
    x, y = rng.uniform(0, S, 2)
    w, h = rng.uniform(8, 70), rng.uniform(8, 70)
    tone = colour(rng, 'any')
    p, q = (int(x), int(y)), (int(x + w), int(y + h))
    cv2.rectangle(picture, (p[0] + 2, p[1] + 2), (q[0] + 2, q[1] + 2), [float(v) for v in picture.mean((0, 1)) * 0.6], -1)
    cv2.rectangle(picture, p, q, [float(v) for v in tone], -1)
    if rng.random() < 0.5:
        for k in range(int(rng.integers(1, 6))):
            yy = int(y + (k + 1) * h / 6)
            cv2.line(picture, (p[0] + 2, yy), (q[0] - 2, yy), [float(v) for v in tone * 0.4], 1)
    return picture


def greenery(rng, picture):
    """A garden in front of or beside the wall: rooted outside it, along the lower edge."""
    top = rng.uniform(0.55, 0.9) * S
    edge = top + field(rng, S, S, 1, 1)[0] * rng.uniform(4, 25)
    yy = np.arange(S, dtype=np.float32)[:, None]
    alpha = soft(yy - edge[None], 0, 2)[..., None]
    tone = np.array([0.25, 0.4, 0.15]) * rng.uniform(0.5, 1.5)
    tex = tone * (1 + 0.35 * field(rng, S, S, rng.uniform(0.6, 1.5), 0)[..., None])
    return picture * (1 - alpha) + np.clip(tex, 0, 1) * alpha


def variation(rng, picture):
    """Patchy paint, old colour, a scuff: tone without edge, rot or ring."""
    patch = soft(blob(rng, S, S, size=rng.uniform(40, 200), rough=3), 0, rng.uniform(0.3, 1))
    return picture * (1 + patch[..., None] * rng.uniform(-0.15, 0.15))


ALL = (line, line, shadow, sunlight, cornice, dark_corner, fixture, variation)
