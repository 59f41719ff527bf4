"""Stone walls, roofs and pebbled render: sound surfaces with as much going on as damage has, and the tiles that a roof loses."""
import cv2
import numpy as np

from .coats import shards
from .noise import blob, field, rise, soft
from .surfaces import S, bumps, colour

YY, XX = np.mgrid[0:S, 0:S].astype(np.float32)


def stone_tone(rng):
    base = ((0.55, 0.52, 0.47), (0.66, 0.6, 0.48), (0.42, 0.41, 0.4), (0.72, 0.62, 0.46), (0.6, 0.47, 0.38), (0.5, 0.53, 0.55), (0.8, 0.77, 0.7))[int(rng.integers(7))]
    return np.array(base, np.float32) * rng.uniform(0.75, 1.15)


def rubble(rng):
    """Stones of all shapes, with or without mortar."""
    piece, edge = shards(rng, float(np.exp(rng.uniform(np.log(18), np.log(110)))))
    if rng.random() < 0.7:  # laid flat
        across = int(S / rng.uniform(1.2, 2.4))
        piece = cv2.resize(piece[:, :across].astype(np.float32), (S, S), interpolation=cv2.INTER_NEAREST).astype(np.int32)
        edge = cv2.resize(np.ascontiguousarray(edge[:, :across]), (S, S))
    count, vary = int(piece.max()) + 1, rng.uniform(0.05, 0.2)
    tones = stone_tone(rng) * (1 + rng.normal(0, vary, (count, 1))) + rng.normal(0, vary * 0.2, (count, 3))
    if rng.random() < 0.4:
        other = rng.random(count) < rng.uniform(0.1, 0.5)
        tones[other] = stone_tone(rng) * (1 + rng.normal(0, vary, (int(other.sum()), 1)))
    face = np.clip(tones, 0.05, 0.98).astype(np.float32)[piece]
    face *= 1 + rng.uniform(0.03, 0.16) * field(rng, S, S, rng.uniform(0.6, 2), int(rng.integers(0, 2)))[..., None]
    joint = rng.uniform(1.5, 7)
    inside = soft(edge + rng.uniform(0, 1) * field(rng, S, S, 0.8, 1), joint, rng.uniform(0.5, 2))
    mortar = colour(rng, 'render') * (rng.uniform(0.15, 0.45) if rng.random() < 0.4 else rng.uniform(0.6, 1.1)) * (1 + 0.1 * field(rng, S, S, 0.8, 0)[..., None])
    picture = mortar * (1 - inside[..., None]) + face * inside[..., None]
    height = cv2.GaussianBlur(np.minimum(edge, joint * 3).astype(np.float32), (0, 0), 1.5)
    turn = rng.uniform(0, 2 * np.pi)
    lit = np.cos(turn) * rise(height, 1, 0) + np.sin(turn) * rise(height, 0, 1)
    picture = picture * (1 + np.clip(rng.uniform(0, 0.06) * lit, -0.4, 0.4)[..., None])
    return bumps(rng, np.clip(picture, 0.02, 1).astype(np.float32), rng.uniform(0, 0.1), rng.uniform(0.6, 1.5)), 'brick', None


def ashlar(rng):
    """Large dressed stones with fine joints, weathered, veined or with shells in them."""
    uh = rng.uniform(50, 170)
    uw, left, top = uh * rng.uniform(1.2, 2.6), rng.uniform(-80, 0), rng.uniform(-60, 0)
    row = np.floor((YY - top) / uh)
    shift = rng.uniform(0.3, 0.7)
    across, down = (XX - left - (row * shift % 1) * uw) % uw, (YY - top) % uh
    column = np.floor((XX - left - (row * shift % 1) * uw) / uw)
    tint = np.sin(row * 12.9898 + column * 78.233 + rng.uniform(0, 6)) * rng.uniform(0.02, 0.12)
    picture = stone_tone(rng) * (1 + tint[..., None])
    bed = cv2.blur(field(rng, S, S, 0.7, 1), (int(rng.uniform(20, 90)), 3))
    picture = picture * (1 + bed / (bed.std() + 1e-6) * rng.uniform(0, 0.06))[..., None]
    pits = field(rng, S, S, rng.uniform(0.6, 1.2), 0) > rng.uniform(1.8, 3)
    picture = np.where(pits[..., None], picture * rng.uniform(0.6, 0.9), picture)
    gap = np.minimum(np.minimum(across, uw - across), np.minimum(down, uh - down))
    joint = 1 - soft(gap, rng.uniform(0.5, 2.5), 0.8)
    picture = picture * (1 - joint[..., None] * (1 - rng.uniform(0.45, 1.25)))
    soot = cv2.blur(field(rng, S, S, 2, 3), (1, int(rng.uniform(10, 120))))
    picture = picture * np.clip(1 + soot * rng.uniform(0, 0.12), 0.5, 1.3)[..., None]
    return bumps(rng, np.clip(picture, 0.02, 1).astype(np.float32), rng.uniform(0, 0.08)), 'brick', (left, top, uw, uh, 2.0, shift)


def pebbles(rng):
    """Pebbledash, roughcast, exposed aggregate."""
    piece, edge = shards(rng, rng.uniform(5, 14))
    count = int(piece.max()) + 1
    tones = np.clip(colour(rng, 'render') * (1 + rng.normal(0, rng.uniform(0.05, 0.3), (count, 1))), 0.05, 0.98).astype(np.float32)
    inside = soft(edge, rng.uniform(0.5, 1.8), 0.8)[..., None]
    picture = tones[piece] * inside + colour(rng, 'render') * rng.uniform(0.5, 1.0) * (1 - inside)
    return bumps(rng, np.clip(picture, 0.02, 1).astype(np.float32), rng.uniform(0.02, 0.15), 0.7), 'render', None


def roof(rng):
    """Tiles, slates or shingles in rows that lie over each other. The bond is that of its tiles."""
    uh = rng.uniform(16, 90)
    uw, shift = uh * rng.uniform(0.5, 1.3), rng.choice([0, 0.5, 0.5])
    left, top = rng.uniform(-uw, 0), rng.uniform(-uh, 0)
    row = np.floor((YY - top) / uh)
    u = (XX - left - (row * shift % 1) * uw) / uw
    column, across, down = np.floor(u), u % 1, ((YY - top) % uh) / uh
    base = np.array(((0.62, 0.33, 0.22), (0.45, 0.25, 0.2), (0.35, 0.35, 0.38), (0.5, 0.48, 0.45), (0.3, 0.24, 0.22), (0.66, 0.45, 0.32))[int(rng.integers(6))], np.float32)
    tint = np.sin(row * 12.9898 + column * 78.233 + rng.uniform(0, 6)) * np.sin(row * 3.7 + column * 5.1 + rng.uniform(0, 6)) * rng.uniform(0.03, 0.25)
    picture = base * rng.uniform(0.7, 1.2) * (1 + tint[..., None])
    wave = rng.choice(4)  # flat, pantile, roman, flat with side laps
    profile = np.sin(2 * np.pi * across) if wave == 1 else np.where(across < 0.35, np.sin(np.pi * across / 0.35), 0) if wave == 2 else 0 * across
    slope = np.gradient(profile, axis=1) * uw / 6 if wave in (1, 2) else 0
    picture = picture * (1 + rng.uniform(0.2, 0.6) * np.clip(slope, -1, 1) + rng.uniform(0, 0.15) * profile)[..., None] if wave in (1, 2) else picture
    lap = np.exp(-(1 - down - 0.02 * profile) / rng.uniform(0.02, 0.1)) * rng.uniform(0.3, 0.8)
    side = np.exp(-np.minimum(across, 1 - across) * uw / 1.2) * (0.5 if wave in (0, 3) else 0.2) * rng.uniform(0.3, 1)
    picture = picture * np.clip(1 - lap - side, 0.1, 1)[..., None]
    picture = picture * (1 + rng.uniform(0.02, 0.12) * field(rng, S, S, rng.uniform(0.6, 1.5), int(rng.integers(0, 2)))[..., None])
    if rng.random() < 0.3:
        picture = picture * np.clip(1 + field(rng, S, S, 2, 3) * rng.uniform(0.03, 0.15), 0.5, 1.4)[..., None]
    return np.clip(picture, 0.02, 1).astype(np.float32), 'roof', (left, top, uw, uh, 1.0, shift)


def roof_fault(rng, picture, bond):
    """Tiles slipped, broken or gone: the dark below them, a batten, a torn edge."""
    left, top, uw, uh, _, shift = bond
    cover, out = np.zeros((S, S), np.float32), picture.copy()
    for _ in range(int(rng.integers(1, 6))):
        row, column = int(rng.integers(0, max(1, S / uh))), int(rng.integers(0, max(1, S / uw)))
        x, y = left + (column + row * shift % 1) * uw, top + row * uh
        wide, high = uw * rng.integers(1, 4), uh * rng.integers(1, 3)
        hole = soft(np.minimum(np.minimum(XX - x, x + wide - XX), np.minimum(YY - y, y + high - YY)), 0, 0.8)
        if rng.random() < 0.5:  # broken off along a ragged line
            hole = hole * soft(blob(rng, S, S, (x + wide * rng.uniform(0, 1), y + high * rng.uniform(0.3, 1)), max(8.0, wide * rng.uniform(0.4, 0.9)), 1), 0, 0.05)
        below = np.ones((S, S, 3), np.float32) * colour(rng, 'wood' if rng.random() < 0.5 else 'render') * rng.uniform(0.05, 0.5)
        if rng.random() < 0.5:
            below = below + (np.abs(YY - y - high * rng.uniform(0.2, 0.8)) < uh * 0.08)[..., None] * np.float32(rng.uniform(0.1, 0.35))
        if rng.random() < 0.4:  # the tile lies lower, askew
            turn = cv2.getRotationMatrix2D((float(x + wide / 2), float(y + high / 2)), float(rng.uniform(-25, 25)), 1.0)
            turn[:, 2] += rng.uniform(-0.2, 0.2) * uw, rng.uniform(0.2, 0.9) * uh
            moved, where = cv2.warpAffine(picture, turn, (S, S)), cv2.warpAffine(hole, turn, (S, S))
            out = out * (1 - hole[..., None]) + below * hole[..., None]
            out = out * (1 - where[..., None]) + moved * where[..., None] * rng.uniform(0.8, 1.2)
            cover = np.maximum(cover, np.maximum(hole, where))
            continue
        out = out * (1 - hole[..., None]) + below * hole[..., None]
        cover = np.maximum(cover, hole)
    return out.astype(np.float32), cover


def outdoor(rng, fault):
    """One of these surfaces; where tiles are to be missing, a roof."""
    pick = rng.random()
    if fault or pick < 0.3:
        return roof(rng)
    return rubble(rng) if pick < 0.65 else ashlar(rng) if pick < 0.85 else pebbles(rng)
