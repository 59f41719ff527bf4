"""Metal things, and how they rust: sheets, pipes, corrugated iron, plates with bolts, bars in concrete."""
import cv2
import numpy as np

from .noise import blob, field, rise, soft
from .surfaces import S, colour


def paint_of(rng):
    pick = rng.random()
    if pick < 0.4:
        v = rng.uniform(0.35, 0.85)
        return np.array([v, v, v * rng.uniform(0.97, 1.06)], np.float32)
    return colour(rng, 'any')


def metal(rng):
    """A clean metal surface; also what stands before it. Returns (picture, how strongly each pixel rusts first)."""
    yy, xx = np.mgrid[0:S, 0:S].astype(np.float32)
    tone = paint_of(rng)
    picture = np.ones((S, S, 3), np.float32) * tone
    prone = np.zeros((S, S), np.float32)
    pick = rng.random()
    angle = rng.choice([0, np.pi / 2, rng.uniform(0, np.pi)])
    u = xx * np.cos(angle) + yy * np.sin(angle)
    v = -xx * np.sin(angle) + yy * np.cos(angle)
    if pick < 0.25:  # corrugated
        pitch = rng.uniform(10, 70)
        wave = np.sin(2 * np.pi * u / pitch + rng.uniform(0, 6))
        picture = picture * (1 + rng.uniform(0.1, 0.4) * wave)[..., None]
        prone += 0.4 * (wave < -0.6)
        if rng.random() < 0.5:
            lap = np.abs(v - rng.uniform(-0.2, 1) * S) < rng.uniform(1, 4)
            picture = picture * (1 - 0.4 * lap)[..., None]
            prone += cv2.GaussianBlur(lap.astype(np.float32), (0, 0), 9) * 3
    elif pick < 0.55:  # pipes, posts and rails before a wall or the open
        back = colour(rng, 'render') * rng.uniform(0.4, 1)
        picture = np.ones((S, S, 3), np.float32) * back * (1 + 0.12 * field(rng, S, S, 1.5, 2))[..., None]
        prone[:] = -3
        for _ in range(int(rng.integers(1, 4))):
            radius, middle = rng.uniform(8, 95), rng.uniform(0, S)
            lean = rng.normal(0, 0.1)
            across = (u + lean * v - middle) / radius
            inside = np.abs(across) < 1
            round_ = np.sqrt(np.clip(1 - across**2, 0, 1)) * 0.7 + 0.35 - 0.3 * across * rng.uniform(-1, 1)
            picture = np.where(inside[..., None], tone * round_[..., None], picture)
            prone[inside] = rng.uniform(-0.2, 0.4)
            for _ in range(int(rng.integers(0, 3))):
                joint = np.abs(v - rng.uniform(0, 1) * S) < rng.uniform(3, 14)
                prone[joint & inside] += 0.7
                picture = picture * (1 - 0.25 * (joint & inside))[..., None]
    elif pick < 0.68:  # railings and grates before a wall or a garden
        back = colour(rng, 'render') * rng.uniform(0.4, 1) if rng.random() < 0.6 else np.array([0.3, 0.4, 0.22]) * rng.uniform(0.5, 1.6)
        picture = np.ones((S, S, 3), np.float32) * back * (1 + rng.uniform(0.05, 0.3) * field(rng, S, S, 1.5, 1))[..., None]
        prone[:] = -3
        for way, other in ((u, v), (v, u))[: int(rng.integers(1, 3))]:
            pitch, radius = rng.uniform(30, 120), rng.uniform(3, 13)
            across = ((way + rng.uniform(0, 0.05) * other) % pitch - pitch / 2) / radius
            inside = np.abs(across) < 1
            picture = np.where(inside[..., None], tone * (0.75 + 0.35 * np.sqrt(np.clip(1 - across**2, 0, 1)) - 0.2 * across)[..., None], picture)
            prone[inside] = rng.uniform(-0.1, 0.6)
    else:  # sheet or plate, with seams and bolts
        picture = picture * (1 + rng.uniform(0, 0.12) * field(rng, S, S, 1.5, 2))[..., None]
        for _ in range(int(rng.integers(0, 3))):
            seam = np.abs((u if rng.random() < 0.5 else v) - rng.uniform(0, 1) * S)
            picture = picture * (1 - rng.uniform(0.2, 0.6) * np.exp(-((seam / rng.uniform(1, 4)) ** 2)))[..., None]
            prone += np.exp(-((seam / rng.uniform(8, 30)) ** 2)) * 0.6
        picture = np.ascontiguousarray(picture, dtype=np.float32)
        radius = rng.uniform(3, 20)
        for _ in range(int(rng.choice([0, 2, 5, 9]))):
            x, y = rng.uniform(0, S, 2)
            far = np.hypot(xx - x, yy - y)
            picture = picture * (1 - 0.35 * np.exp(-(((far - radius) / 2) ** 2)))[..., None]
            picture = picture * (1 + 0.2 * (far < radius) * ((xx - x) + (yy - y)) / (2 * radius))[..., None]
            prone += np.exp(-((far / (radius * 1.8)) ** 2)) * 0.8
    if rng.random() < 0.4:
        picture = picture * (1 + rng.uniform(0.02, 0.1) * cv2.blur(field(rng, S, S, 0.7, 0), (1, int(rng.uniform(3, 40)))))[..., None]
    return np.clip(picture, 0.01, 1).astype(np.float32), prone


def rust_tone(rng):
    """Oxide from yellow-orange to nearly black, mottled at two sizes."""
    palette = np.array([(0.72, 0.42, 0.18), (0.6, 0.3, 0.13), (0.45, 0.22, 0.12), (0.33, 0.17, 0.11), (0.22, 0.13, 0.1), (0.66, 0.38, 0.24), (0.42, 0.31, 0.24), (0.55, 0.36, 0.26)])
    first, second, third = palette[rng.integers(len(palette), size=3)] * rng.uniform(0.75, 1.2, (3, 1)) + rng.normal(0, 0.02, (3, 3))
    big = soft(field(rng, S, S, rng.uniform(0.8, 2), 1), 0, rng.uniform(0.3, 1))[..., None]
    paint = first * big + second * (1 - big)
    crust = soft(field(rng, S, S, rng.uniform(0.6, 2.5), int(rng.integers(0, 3))), rng.uniform(0.2, 1.5), rng.uniform(0.05, 0.6))[..., None]
    paint = paint * (1 - crust) + third * crust
    if rng.random() < 0.3:  # drawn out by rain or by use
        paint = cv2.blur(paint, (1, int(rng.uniform(5, 60))) if rng.random() < 0.7 else (int(rng.uniform(5, 60)), 1))
    paint = paint * (1 + rng.uniform(0.08, 0.3) * field(rng, S, S, rng.uniform(0.6, 1.2), int(rng.integers(0, 2)))[..., None])
    height = field(rng, S, S, rng.uniform(0.6, 1.5), 1)
    paint = paint + (paint.mean(2, keepdims=True) - paint) * rng.uniform(0, 0.45)
    return np.clip(paint * (1 + rng.uniform(0, 0.14) * rise(height, 1, 1)[..., None]), 0.02, 1)


def corroded(rng, picture, prone):
    """Rust over metal: spots that join, whole sheets, or paint that has come off it in flakes; runs below."""
    share = rng.choice([rng.uniform(-0.8, 0.3), rng.uniform(0.2, 1.6), rng.uniform(1.2, 3)], p=[0.35, 0.4, 0.25])
    coarse = field(rng, S, S, rng.uniform(1, 2.8), int(rng.integers(1, 3)))
    fine = field(rng, S, S, rng.uniform(0.6, 1.6), int(rng.integers(0, 2)))
    level = prone * 1.6 + coarse * 0.8 + fine * rng.uniform(0.1, 0.6) + share
    edge = rng.uniform(0.02, 0.12) if rng.random() < 0.5 else rng.uniform(0.2, 0.7)
    cover = soft(level, rng.uniform(0.7, 1.2), edge) * (prone > -2)
    paint = rust_tone(rng)
    out = picture * (1 - cover[..., None]) + paint * cover[..., None]
    if edge < 0.13:  # flakes: the coat's edge throws a shadow
        dy, dx = rng.integers(1, 4, 2)
        out = out * (1 - rng.uniform(0.2, 0.6) * np.clip(cover - np.roll(cover, (dy, dx), (0, 1)), 0, 1))[..., None]
    if rng.random() < 0.45:
        run = cv2.blur(cover, (3, int(rng.uniform(30, 120))), anchor=(-1, -1))
        run = np.roll(run, int(rng.uniform(5, 50)), 0) * soft(cv2.blur(field(rng, S, S, 0.7, 1), (1, 41)), 0, 0.3)
        stain = np.clip(run * rng.uniform(0.2, 0.8), 0, 1)
        out = out * (1 - stain[..., None]) + out * np.array([0.95, 0.62, 0.35]) * stain[..., None]
        cover = np.maximum(cover, stain * (stain > 0.25))
    return np.clip(out, 0, 1).astype(np.float32), cover.astype(np.float32)


def bars(rng, picture):
    """Reinforcement laid bare: the concrete broken off, ribbed rusty bars in the hollow, stains around."""
    shape = blob(rng, S, S, size=rng.uniform(60, 190), rough=int(rng.integers(1, 3)))
    hollow = soft(shape, 0, rng.uniform(0.02, 0.08))
    rough = field(rng, S, S, rng.uniform(0.6, 1.4), 0)
    inner = picture.mean((0, 1)) * rng.uniform(0.55, 0.95) * (1 + 0.2 * rough[..., None])
    out = picture * (1 - hollow[..., None]) + inner * hollow[..., None]
    yy, xx = np.mgrid[0:S, 0:S].astype(np.float32)
    upright = rng.random() < 0.5
    along, across = (yy, xx) if upright else (xx, yy)
    cover = np.zeros((S, S), np.float32)
    rust = rust_tone(rng)
    spacing, radius = rng.uniform(45, 150), rng.uniform(3, 13)
    at = rng.uniform(0, spacing)
    while at < S:
        far = (across - at - 2 * np.sin(along / 60)) / radius
        bar = (np.abs(far) < 1) * soft(shape, rng.uniform(-0.15, 0.1), 0.1)
        shade = np.sqrt(np.clip(1 - far**2, 0, 1)) * (1 + 0.15 * np.sin(along * rng.uniform(0.5, 1)))
        out = out * (1 - 0.4 * (np.abs(far) < 1.6) * hollow)[..., None]
        out = out * (1 - bar[..., None]) + rust * (0.4 + 0.8 * shade)[..., None] * bar[..., None]
        stain = np.exp(-((far / rng.uniform(2, 5)) ** 2)) * soft(field(rng, S, S, 1, 1), 0, 0.5) * soft(shape, -0.2, 0.3) * 0.5
        out = out * (1 - stain[..., None]) + out * np.array([0.95, 0.6, 0.35]) * stain[..., None]
        cover = np.maximum(cover, np.maximum(bar, stain * (stain > 0.3)))
        at += spacing
    rim = np.clip(hollow - np.roll(hollow, rng.integers(-5, 6, 2), (0, 1)), 0, 1)
    return np.clip(out * (1 - 0.5 * rim[..., None]), 0, 1).astype(np.float32), cover.astype(np.float32), hollow
