"""Coats that come off walls: paint in flakes with edges that curl, skins that blister, water that ran down behind."""
import cv2
import numpy as np

from .noise import blob, field, mix, rise, soft
from .surfaces import S, colour

GRID = np.mgrid[0:S, 0:S].astype(np.float32)


def shards(rng, size):
    """The wall in pieces as a dry skin breaks: (piece of each pixel, distance to the nearest break in px)."""
    count = int(np.clip((S / size) ** 2, 6, 2500))
    seeds = np.ones((S, S), np.uint8)
    at = rng.integers(0, S, (count, 2))
    seeds[at[:, 0], at[:, 1]] = 0
    _, piece = cv2.distanceTransformWithLabels(seeds, cv2.DIST_L2, 3, labelType=cv2.DIST_LABEL_PIXEL)
    bend = size * rng.uniform(0.05, 0.3)
    across = np.clip(GRID[1] + field(rng, S, S, 1.2, 1) * bend, 0, S - 1)
    down = np.clip(GRID[0] + field(rng, S, S, 1.2, 1) * bend, 0, S - 1)
    piece = cv2.remap(piece.astype(np.float32), across.astype(np.float32), down.astype(np.float32), cv2.INTER_NEAREST).astype(np.int32)
    broken = np.ones((S, S), np.uint8)
    broken[:, 1:][piece[:, 1:] != piece[:, :-1]] = 0
    broken[1:][piece[1:] != piece[:-1]] = 0
    return piece, cv2.distanceTransform(broken, cv2.DIST_L2, 3)


def below_coat(rng, picture):
    """What the coat was on: older paint, plaster, damp render, boards."""
    tone = colour(rng, 'wood' if rng.random() < 0.25 else 'render')
    if np.abs(tone - picture.mean((0, 1))).mean() < 0.1:
        tone = tone * rng.choice([0.6, 1.5])
    face = np.ones((S, S, 3), np.float32) * np.clip(tone, 0.03, 0.97)
    if rng.random() < 0.4:  # a coat in between is gone in part
        older = soft(field(rng, S, S, rng.uniform(0.8, 2), 1), rng.uniform(-0.5, 0.8), 0.05)[..., None]
        face = face * (1 - older) + colour(rng, 'any') * older
    face = face * (1 + rng.uniform(0.03, 0.2) * field(rng, S, S, rng.uniform(0.6, 1.5), int(rng.integers(0, 2)))[..., None])
    if rng.random() < 0.4:  # wet
        face = face * (1 - rng.uniform(0.1, 0.4) * soft(field(rng, S, S, 2, 2), 0, 0.6))[..., None]
    return np.clip(face, 0.02, 1)


def flaking(rng, picture):
    """Shards gone, shards whose edges curl up, and cracks between those that hold."""
    size = float(np.exp(rng.uniform(np.log(5), np.log(75))))
    piece, edge = shards(rng, size)
    damage = 1.4 * soft(blob(rng, S, S, size=rng.uniform(50, 240), rough=2), rng.uniform(-0.2, 0.2), 0.6) + 0.25 * field(rng, S, S, rng.uniform(0.8, 2), 1)
    count = int(piece.max()) + 1
    area = np.bincount(piece.ravel(), minlength=count) + 1e-6
    level = np.bincount(piece.ravel(), weights=damage.ravel(), minlength=count) / area + rng.normal(0, 0.18, count)
    gone = (level > rng.uniform(0.85, 1.1)).astype(np.float32)[piece]
    gone = soft(cv2.GaussianBlur(gone, (0, 0), 0.8) + rng.uniform(0, 0.15) * field(rng, S, S, 0.8, 1), 0.5, rng.uniform(0.05, 0.2))
    lifted = ((level > rng.uniform(0.35, 0.7)).astype(np.float32)[piece]) * (1 - gone)
    turn = rng.uniform(0, 2 * np.pi)
    reach = max(1.5, size * rng.uniform(0.08, 0.3))
    # The curled rim: lit on the side towards the light, in shade on the other.
    rim = np.exp(-((edge / reach) ** 2)) * lifted
    slope = rise(cv2.GaussianBlur(edge, (0, 0), 1), 1, 0) * np.cos(turn) + rise(cv2.GaussianBlur(edge, (0, 0), 1), 0, 1) * np.sin(turn)
    coat = picture * (1 + np.clip(slope * rng.uniform(0.02, 0.08), -0.4, 0.4) * rim)[..., None]
    coat = coat * (1 - rng.uniform(0.2, 0.7) * np.exp(-((edge / rng.uniform(0.8, 1.6)) ** 2)) * lifted)[..., None]
    out = mix(coat, below_coat(rng, picture), gone)
    far = max(1, int(reach * rng.uniform(0.4, 1)))
    dx, dy = int(round(far * np.cos(turn))), int(round(far * np.sin(turn)))
    shadow = np.clip(gone - np.roll(gone, (dy, dx), (0, 1)), 0, 1)
    out = out * (1 - rng.uniform(0.25, 0.7) * cv2.GaussianBlur(shadow, (0, 0), 0.8))[..., None]
    lip = np.clip(np.roll(gone, (-1 if dy > 0 else 1, -1 if dx > 0 else 1), (0, 1)) - gone, 0, 1)
    return np.clip(out * (1 + rng.uniform(0, 0.3) * lip)[..., None], 0, 1), np.clip(np.maximum(gone, rim), 0, 1)


def blisters(rng, picture):
    """Bubbles under the coat, some of them burst."""
    height, cover = np.zeros((S, S), np.float32), np.zeros((S, S), np.float32)
    focus, spread = rng.uniform(0.1, 0.9, 2) * S, rng.uniform(30, 120)
    largest = rng.uniform(6, 34)
    burst = np.zeros((S, S), np.float32)
    for _ in range(int(rng.integers(4, 60))):
        x, y = focus + rng.normal(0, spread, 2)
        radius = 2 + largest * rng.random() ** 2
        far = np.hypot((GRID[1] - x) / rng.uniform(0.7, 1.3), GRID[0] - y) / radius
        height = np.maximum(height, radius * np.sqrt(np.clip(1 - far**2, 0, 1)))
        cover = np.maximum(cover, soft(1.1 - far, 0, 0.15))
        if rng.random() < 0.2:
            burst = np.maximum(burst, soft(rng.uniform(0.4, 0.9) - far + 0.15 * field(rng, S, S, 0.8, 1), 0, 0.06))
    height = cv2.GaussianBlur(height, (0, 0), rng.uniform(1, 2.5))
    turn = rng.uniform(0, 2 * np.pi)
    slope = rise(height, 1, 0) * np.cos(turn) + rise(height, 0, 1) * np.sin(turn)
    out = picture * (1 + np.clip(slope * rng.uniform(0.02, 0.07), -0.5, 0.4))[..., None]
    out = mix(out, below_coat(rng, picture), burst)
    return np.clip(out, 0, 1), cover


def runs(rng, picture):
    """Water came down: brown or grey streaks from an edge, a sill or a joint, with a darker rim and salts."""
    top = rng.choice([0.0, rng.uniform(0, 0.5)]) * S
    left, right = np.sort(rng.uniform(-0.2, 1.2, 2)) * S
    if right - left < 40:
        right = left + rng.uniform(40, 160)
    streak = cv2.blur(field(rng, S, S, rng.uniform(0.6, 1.6), 1), (int(rng.uniform(1, 7)), int(rng.uniform(60, 200))))
    streak = streak / (streak.std() + 1e-6)
    length = rng.uniform(60, 320) * (1 + 0.35 * streak.mean(0, keepdims=True))
    fall = np.clip(1 - (GRID[0] - top) / np.maximum(length, 20), 0, 1) * (GRID[0] >= top)
    inside = soft(np.minimum(GRID[1] - left, right - GRID[1]), 0, rng.uniform(3, 25))
    cover = np.clip(fall ** rng.uniform(0.4, 1.2) * inside * soft(streak, rng.uniform(-1, 0.4), rng.uniform(0.2, 0.9)), 0, 1)
    tone = np.array([rng.uniform(0.55, 0.9), rng.uniform(0.5, 0.85), rng.uniform(0.35, 0.8)])
    out = picture * (1 - cover[..., None] * (1 - tone))
    if rng.random() < 0.3:
        rim = np.clip(cv2.GaussianBlur(cover, (0, 0), 3) - cover, 0, 1)
        out = out * (1 - rng.uniform(0.2, 0.7) * rim)[..., None]
    return np.clip(out, 0, 1), cover
