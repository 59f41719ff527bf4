"""Mould and algae."""
import cv2
import numpy as np

from .noise import blob, field, mix, soft
from .surfaces import S


def colonies(rng, picture):
    """Round black or green-grey spots of many sizes, crowding towards an edge or a corner."""
    cover = np.zeros((S, S), np.float32)
    focus = np.array([rng.choice([0, S, rng.uniform(0, S)]), rng.choice([0, S, rng.uniform(0, S)])])
    spread = rng.uniform(25, 150)
    largest = rng.uniform(2, 12)
    for _ in range(int(rng.uniform(30, 700))):
        at = focus + rng.normal(0, spread, 2) * np.array([1, rng.uniform(0.3, 1)])
        radius = 0.6 + largest * rng.random() ** 4
        spot = np.round(at * 8).astype(np.int32)
        cv2.circle(cover, spot.tolist(), int(radius * 8), float(rng.uniform(0.3, 1)), -1, cv2.LINE_AA, 3)
    cover = cv2.GaussianBlur(cover, (0, 0), rng.uniform(0.5, 1.6)) * (0.7 + 0.3 * soft(field(rng, S, S, 0.8, 1), 0, 0.6))
    haze = cv2.GaussianBlur(cover, (0, 0), rng.uniform(6, 20)) * rng.uniform(0.2, 1.2)
    out = mix(picture, picture * np.array([0.75, 0.75, 0.62]), np.clip(haze, 0, 1))
    tone = np.full(3, rng.uniform(0.04, 0.3)) * np.array([rng.uniform(0.9, 1.15), rng.uniform(0.95, 1.2), rng.uniform(0.75, 1)])
    cover = np.clip(cover * rng.uniform(0.6, 1), 0, 1)
    return mix(out, np.ones((S, S, 3)) * tone, cover), np.maximum(cover, np.clip(haze, 0, 0.5))


def growth(rng, picture, kind, bond):
    """Mould and algae: clouds of specks, or green-black films and runs."""
    if rng.random() < 0.25:
        return colonies(rng, picture)
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
