"""What is no part of a building: leaves and lawns, skies and hills, pages and screens, things on a table, faces of sorts."""
import cv2
import numpy as np

from .greens import foliage, green, texture
from .noise import blob, field, soft
from .surfaces import S, colour


def bright(rng):
    hue = np.uint8([[[int(rng.integers(180)), int(rng.uniform(60, 255)), int(rng.uniform(60, 255))]]])
    return cv2.cvtColor(hue, cv2.COLOR_HSV2RGB)[0, 0].astype(np.float32) / 255


def smooth_back(rng):
    a, b = (bright(rng) if rng.random() < 0.5 else colour(rng, 'any') for _ in range(2))
    mixed = soft(field(rng, S, S, rng.uniform(2, 4), 3), 0, rng.uniform(0.5, 2))[..., None]
    return (a * mixed + b * (1 - mixed)).astype(np.float32)


def plants(rng):
    back = texture(rng) * rng.uniform(0.3, 0.8) if rng.random() < 0.6 else smooth_back(rng)
    size = rng.uniform(4, 45)
    count = int(min(700, S * S / (size * size) * rng.uniform(0.4, 2)))
    out, _ = foliage(rng, back, np.ones((S, S)), count, size)
    if rng.random() < 0.3:  # flowers and fruit
        tone = bright(rng)
        for _ in range(int(rng.integers(3, 30))):
            cv2.circle(out, tuple(int(v) for v in rng.uniform(0, S, 2)), int(rng.uniform(4, 26)), [float(v) for v in tone * rng.uniform(0.7, 1.1)], -1, cv2.LINE_AA)
    return out


def outdoors(rng):
    yy = np.linspace(0, 1, S, dtype=np.float32)[:, None]
    sky = np.array([0.35, 0.55, 0.85]) * (0.8 + 0.5 * yy[..., None]) if rng.random() < 0.7 else np.array([0.8, 0.6, 0.5]) * (0.6 + 0.5 * yy[..., None])
    out = np.ones((S, S, 3), np.float32) * sky
    cloud = soft(field(rng, S, S, rng.uniform(1.5, 3), 2), rng.uniform(-0.2, 1.5), rng.uniform(0.3, 1))[..., None]
    out = out * (1 - cloud) + np.array([0.95, 0.95, 0.97]) * rng.uniform(0.7, 1) * cloud
    level = rng.uniform(0.2, 1.05)
    for _ in range(int(rng.integers(1, 4))):
        edge = level + field(rng, S, S, rng.uniform(1, 3), 2)[0] * rng.uniform(0.01, 0.08)
        ground = texture(rng, rng.uniform(0.8, 2)) if rng.random() < 0.6 else colour(rng, 'wood') * (1 + 0.2 * field(rng, S, S, 1, 1)[..., None])
        below = (yy > edge[None])[..., None]
        out = np.where(below, ground * rng.uniform(0.5, 1.1), out)
        level += rng.uniform(0.05, 0.3)
    if rng.random() < 0.3:  # water
        wave = cv2.resize(field(rng, S, S, 0.8, 1), (S, S))
        wave = cv2.blur(wave, (int(rng.uniform(5, 40)), 1))[..., None]
        out = np.where(yy[..., None] > rng.uniform(0.2, 0.8), np.array([0.2, 0.4, 0.5]) * (1 + 0.4 * wave), out)
    return out


def page(rng):
    paper = np.ones((S, S, 3), np.float32) * (rng.uniform(0.8, 1) if rng.random() < 0.7 else bright(rng))
    ink = np.full(3, rng.uniform(0, 0.3)) if rng.random() < 0.7 else bright(rng)
    if paper.mean() < 0.4:
        ink = 1 - ink * 0.2
    fonts = (cv2.FONT_HERSHEY_SIMPLEX, cv2.FONT_HERSHEY_DUPLEX, cv2.FONT_HERSHEY_COMPLEX, cv2.FONT_HERSHEY_TRIPLEX)
    y = rng.uniform(5, 40)
    while y < S:
        scale = rng.uniform(0.25, 0.6) if rng.random() < 0.7 else rng.uniform(0.8, 3.5)
        words = ''.join(chr(int(c)) for c in rng.choice([*range(97, 123), *range(65, 91), *range(48, 58), 32, 32, 32, 32], int(rng.uniform(4, 60))))
        mask = np.zeros((S, S), np.uint8)  # letters are drawn on bytes alone
        cv2.putText(mask, words, (int(rng.uniform(-10, 60)), int(y + 20 * scale)), fonts[int(rng.integers(4))], scale, 255, max(1, int(scale * rng.uniform(0.8, 2))), cv2.LINE_AA)
        paper += (ink - paper) * (mask[..., None] / np.float32(255))
        y += 32 * scale + rng.uniform(0, 14)
    for _ in range(int(rng.choice([0, 1, 3, 6]))):
        a, b = rng.integers(0, S, 2), rng.integers(0, S, 2)
        shape = [float(v) for v in bright(rng)]
        if rng.random() < 0.5:
            cv2.rectangle(paper, tuple(map(int, a)), tuple(map(int, b)), shape, int(rng.choice([-1, 2])))
        else:
            cv2.circle(paper, tuple(map(int, a)), int(rng.uniform(5, 90)), shape, int(rng.choice([-1, 3])), cv2.LINE_AA)
    return paper


def things(rng):
    """Round shaded bodies, large, before something out of focus: fruit, balls, faces and clothes as shapes."""
    out = smooth_back(rng)
    yy, xx = np.mgrid[0:S, 0:S].astype(np.float32)
    count = int(rng.integers(1, 9))
    for _ in range(count):
        cx, cy = rng.uniform(0.1, 0.9, 2) * S
        a, b = rng.uniform(0.08, 0.45, 2) * S
        turn = rng.uniform(0, np.pi)
        u = ((xx - cx) * np.cos(turn) + (yy - cy) * np.sin(turn)) / a
        v = (-(xx - cx) * np.sin(turn) + (yy - cy) * np.cos(turn)) / b
        far = np.sqrt(u * u + v * v) + field(rng, S, S, 2, 3) * rng.uniform(0, 0.12)
        tone = np.array([0.8, 0.58, 0.45]) * rng.uniform(0.4, 1.15) if rng.random() < 0.35 else bright(rng)
        ball = np.sqrt(np.clip(1 - far**2, 0, 1))
        shade = 0.35 + 0.65 * ball + 0.2 * (u - v) * rng.uniform(-1, 1)
        fur = 1 + rng.uniform(0, 0.25) * field(rng, S, S, rng.uniform(0.6, 1.5), int(rng.integers(0, 2)))
        alpha = soft(1 - far, 0, 0.02)[..., None]
        out = out * (1 - alpha) + np.clip(tone * (shade * fur)[..., None], 0, 1) * alpha
        if rng.random() < 0.4:
            for _ in range(int(rng.integers(1, 4))):
                spot = (int(cx + rng.normal(0, a * 0.3)), int(cy + rng.normal(0, b * 0.3)))
                cv2.circle(out, spot, int(max(2, min(a, b) * rng.uniform(0.05, 0.2))), [float(t) for t in bright(rng) * rng.uniform(0.1, 1)], -1, cv2.LINE_AA)
    return out


def cloth(rng):
    """Stripes, checks, fur and folds."""
    out = np.ones((S, S, 3), np.float32) * bright(rng)
    fold = field(rng, S, S, rng.uniform(1.2, 3), 3)
    yy, xx = np.mgrid[0:S, 0:S].astype(np.float32)
    pitch = rng.uniform(5, 60)
    bend = rng.uniform(6, 20)
    band = (np.sin(2 * np.pi * (xx * rng.choice([0, 1]) + yy * rng.uniform(0, 1) + fold * bend) / pitch) > rng.uniform(-0.5, 0.5))[..., None]
    out = np.where(band, bright(rng), out)
    return out * (1 + 0.3 * fold)[..., None]


def draw(rng):
    picture = (plants, outdoors, page, things, things, cloth)[int(rng.integers(6))](rng)
    return np.clip(picture, 0, 1).astype(np.float32)
