"""Steel things with a shape of their own, before something out of focus: beams, chains and rings, bolted joints, gates."""
import cv2
import numpy as np

from .noise import field, soft
from .surfaces import S, colour

GRID = np.mgrid[0:S, 0:S].astype(np.float32)
# Half cross-sections as runs of points; a beam is such a run drawn out towards a vanishing point.
PROFILES = (
    ((-1, -1), (1, -1), (1, -0.75), (0.12, -0.75), (0.12, 0.75), (1, 0.75), (1, 1), (-1, 1)),  # I, seen from one side
    ((-1, -1), (-1, 1), (1, 1)),  # angle
    ((1, -1), (-1, -1), (-1, 1), (1, 1)),  # channel
    ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1)),  # box
    ((-1, 0), (1, 0)),  # flat
)


def behind(rng):
    """What stands behind, out of focus: sky over green, a wall, or shade."""
    picture = np.ones((S, S, 3), np.float32) * colour(rng, 'any') * rng.uniform(0.3, 1.1)
    if rng.random() < 0.6:
        edge = soft(GRID[0] - rng.uniform(0.1, 0.9) * S + 12 * field(rng, S, S, 2, 2), 0, rng.uniform(2, 40))[..., None]
        other = np.array([0.28, 0.38, 0.2]) * rng.uniform(0.5, 1.5) if rng.random() < 0.5 else colour(rng, 'render') * rng.uniform(0.3, 1)
        sky = np.array([0.62, 0.75, 0.9]) * rng.uniform(0.7, 1.1) if rng.random() < 0.5 else picture[0, 0]
        picture = sky * (1 - edge) + other * edge
    return picture * (1 + rng.uniform(0.03, 0.3) * field(rng, S, S, rng.uniform(1, 4), int(rng.integers(1, 4))))[..., None]


def beam(rng, picture, prone, tone):
    """One profile from near to far; each face in a light of its own, its edges the first to rust."""
    profile = np.array(PROFILES[int(rng.integers(len(PROFILES)))], np.float32) * np.array([rng.uniform(0.3, 1), 1], np.float32)
    turn = rng.uniform(0, 2 * np.pi)
    spin = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]], np.float32)
    near = profile @ spin * rng.uniform(25, 120) + rng.uniform(-0.2, 1.2, 2) * S
    away = rng.uniform(-0.3, 1.3, 2) * S + rng.normal(0, S, 2)
    far = near + (away - near) * rng.uniform(0.5, 0.97)
    sun = rng.uniform(0, 2 * np.pi)
    order = np.argsort([-np.hypot(*((near[i] + near[i + 1]) / 2 - away)) for i in range(len(near) - 1)])[::-1]
    for i in order:
        quad = np.array([near[i], near[i + 1], far[i + 1], far[i]], np.float32)
        face = np.zeros((S, S), np.float32)
        cv2.fillPoly(face, [np.round(quad * 8).astype(np.int32)], 1.0, cv2.LINE_AA, 3)
        along = near[i + 1] - near[i]
        lit = 0.75 + 0.35 * np.cos(np.arctan2(along[1], along[0]) - sun) + rng.normal(0, 0.05)
        shade = lit * (1 + 0.08 * field(rng, S, S, rng.uniform(1, 2.5), 2))
        picture = picture * (1 - face[..., None]) + tone * shade[..., None] * face[..., None]
        rim = cv2.GaussianBlur(np.clip(face - cv2.erode(face, np.ones((5, 5), np.uint8)), 0, 1), (0, 0), rng.uniform(1, 4))
        inside = face > 0.5
        prone[inside] = rng.uniform(-0.3, 0.5)
        prone[inside] += rng.uniform(0, 1.5) * rim[inside]
        if rng.random() < 0.4:  # bolts along the middle of the face
            size = float(np.hypot(*along)) * rng.uniform(0.08, 0.16)
            for step in np.arange(0.06, 0.9, rng.uniform(0.08, 0.2)):
                middle = (quad[0] + quad[1]) / 2 * (1 - step) + (quad[2] + quad[3]) / 2 * step
                picture = bolt(picture, prone, middle, size * (1 - step * 0.8), sun)
    return picture


def bolt(picture, prone, at, radius, sun):
    if radius < 1.5:
        return picture
    dx, dy = GRID[1] - at[0], GRID[0] - at[1]
    far = np.hypot(dx, dy) / radius
    head = soft(1 - far, 0, 0.12)
    lift = (dx * np.cos(sun) + dy * np.sin(sun)) / radius
    thrown = np.exp(-(((dx + radius * 0.4 * np.cos(sun)) ** 2 + (dy + radius * 0.4 * np.sin(sun)) ** 2) / (radius * 1.3) ** 2))
    prone += 0.9 * np.exp(-((far / 2) ** 2)) * (prone > -2)
    picture = picture * (1 - 0.35 * (thrown * (1 - head))[..., None])
    return picture * (1 + 0.3 * (head * lift)[..., None]) * (1 - 0.4 * np.exp(-(((far - 1) / 0.15) ** 2)))[..., None]


def tube(picture, prone, tone, far, radius, side, level):
    """A round bar around a line: `far` is the distance from it, `side` where along its round it faces the light."""
    across = far / radius
    inside = across < 1
    round_ = 0.35 + 0.75 * np.sqrt(np.clip(1 - across**2, 0, 1)) * (0.75 + 0.25 * side)
    prone[inside] = level
    shadow = np.exp(-(((across - 1) / 0.5) ** 2)) * (~inside)
    return np.where(inside[..., None], tone * round_[..., None], picture * (1 - 0.3 * shadow)[..., None])


def rings(rng, picture, prone, tone):
    """Links of a chain, rings and handles."""
    at, heading = rng.uniform(0, 1, 2) * S, rng.uniform(0, 2 * np.pi)
    long, thick = rng.uniform(18, 120), rng.uniform(3, 24)
    squeeze, level = rng.uniform(0.45, 1), rng.uniform(0, 0.6)
    for link in range(int(rng.choice([1, 3, 8]))):
        turn = heading + rng.normal(0, 0.15)
        dx, dy = GRID[1] - at[0], GRID[0] - at[1]
        u = dx * np.cos(turn) + dy * np.sin(turn)
        v = -dx * np.sin(turn) + dy * np.cos(turn)
        flat = squeeze if link % 2 == 0 else squeeze * 0.25
        reach = np.hypot(u, v / flat)
        far = np.abs(reach - long) * (0.5 + 0.5 * flat)
        picture = tube(picture, prone, tone, far, thick, np.sign(reach - long) * np.sin(np.arctan2(dy, dx)), level)
        at = at + np.array([np.cos(heading), np.sin(heading)]) * long * 1.6
        heading += rng.normal(0, 0.2)
    return picture


def gate(rng, picture, prone, tone):
    """Posts and rails at uneven distances, some of them bent."""
    lean, level = rng.normal(0, 0.15), rng.uniform(-0.1, 0.6)
    for upright in (True, False):
        count = int(rng.integers(1, 6))
        radius = rng.uniform(3, 24)
        for place in np.sort(rng.uniform(-0.1, 1.1, count)) * S:
            along, across = (GRID[0], GRID[1]) if upright else (GRID[1], GRID[0])
            bow = rng.normal(0, 8) * np.sin(along / S * np.pi) if rng.random() < 0.3 else 0
            way = across - place - lean * (along - S / 2) - bow
            picture = tube(picture, prone, tone, np.abs(way), radius, np.sign(way) * 0.7, level)
    return picture


def steelwork(rng):
    """Returns (picture, how strongly each pixel rusts first; -3 where there is no metal), as metal.metal does."""
    picture, prone = behind(rng), np.full((S, S), -3, np.float32)
    grey = rng.uniform(0.3, 0.8)
    tone = np.array([grey, grey, grey * rng.uniform(0.97, 1.08)], np.float32) if rng.random() < 0.5 else colour(rng, 'any')
    kind = (beam, beam, rings, gate)[int(rng.integers(4))]
    for _ in range(int(rng.integers(1, 4)) if kind is beam else 1):
        picture = kind(rng, picture, prone, tone)
    return np.clip(picture, 0.01, 1).astype(np.float32), prone
