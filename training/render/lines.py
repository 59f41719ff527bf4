"""Cracks of known width, and the lines that are taken for cracks."""
import cv2
import numpy as np

from .noise import field

S = 320
GRID = np.mgrid[0:S, 0:S].astype(np.float32)


def wander(rng, start, heading, length, step, turn):
    points = [np.array(start, np.float32)]
    drift = heading
    for _ in range(int(length / step)):
        drift += rng.normal(0, turn)
        drift += (heading - drift) * 0.15
        angle = drift + rng.normal(0, turn)
        points.append(points[-1] + step * np.array([np.cos(angle), np.sin(angle)], np.float32))
    return np.array(points)


def along_bond(rng, bond, start, count):
    """A path down the joints of a wall, stepping from course to course, now and then through a unit."""
    left, top, uw, uh, _, shift = bond
    row = int((start[1] - top) / uh)
    y = top + row * uh
    side = rng.choice([-1, 1])
    x = left + round((start[0] - left) / uw) * uw + (row * shift % 1) * uw
    points = [np.array([x, y])]
    straight = rng.random() < 0.2
    for _ in range(count):
        jitter = lambda: rng.normal(0, 0.05 * uh, 2)
        points.append(np.array([x, y + uh]) + jitter())
        y += uh
        row += 1
        offset = left + (row * shift % 1) * uw
        nearest = offset + round((x + side * (uw * 0.1) - offset) / uw) * uw
        if straight:
            if rng.random() < 0.4:
                x += rng.normal(0, uw * 0.06)
        else:
            if abs(nearest - x) < 1:
                nearest = x + side * uw * (shift if 0 < shift else 0.5)
            x = nearest
            points.append(np.array([x, y]) + jitter())
        if rng.random() < 0.1:
            side = -side
    dense = []
    for a, b in zip(points[:-1], points[1:]):
        n = max(2, int(np.linalg.norm(b - a) / 4))
        for t in np.linspace(0, 1, n, endpoint=False):
            dense.append(a + (b - a) * t + rng.normal(0, 0.6, 2))
    return np.array(dense, np.float32)


def stroke(canvas, points, widths):
    """Anti-aliased, at twice the resolution, with 1/8 px positions."""
    fixed = np.round(points * 16).astype(np.int32)
    last = max(1, len(points) - 1)
    chunk = 3
    for i in range(0, last, chunk):
        w = float(widths[min(i, len(widths) - 1)])
        cv2.polylines(canvas, [fixed[i : i + chunk + 1]], False, 255, max(1, int(round(w * 2))), cv2.LINE_AA, 3)


def crack_alpha(rng, width, bond=None, start=None, reach=None):
    """Cover of the crack per pixel, 0-1. width in pixels at its widest; below 1 it is fainter, not narrower."""
    canvas = np.zeros((2 * S, 2 * S), np.uint8)
    start = start if start is not None else rng.uniform(0.05, 0.95, 2) * S
    reach = reach or rng.uniform(0.3, 1.4) * S
    if bond is not None and rng.random() < 0.7:
        path = along_bond(rng, bond, (start[0], rng.uniform(-0.1, 0.4) * S), max(2, int(reach / bond[3])))
    else:
        heading = rng.choice([rng.uniform(0, 2 * np.pi), rng.normal(np.pi / 2, 0.25), rng.normal(0, 0.25), rng.normal(np.pi / 4, 0.2)])
        first = wander(rng, start, heading, reach / 2, rng.uniform(3, 7), rng.uniform(0.08, 0.5))
        second = wander(rng, start, heading + np.pi, reach / 2, rng.uniform(3, 7), rng.uniform(0.08, 0.5))
        path = np.vstack([second[::-1], first[1:]])
    n = len(path)
    grow = np.clip(np.interp(np.arange(n), np.linspace(0, n, 7), rng.uniform(0.35, 1.0, 7)), 0.2, 1)
    taper = np.minimum(1, np.minimum(np.arange(n), n - np.arange(n)) / (0.12 * n + 1) + 0.25)
    widths = np.maximum(width, 0.5) * grow * taper
    stroke(canvas, path, widths)
    for _ in range(int(rng.choice([0, 0, 1, 2, 4], p=[0.4, 0.2, 0.2, 0.15, 0.05]))):
        at = int(rng.integers(n))
        branch = wander(rng, path[at], rng.uniform(0, 2 * np.pi), rng.uniform(0.08, 0.4) * S, 5, 0.35)
        stroke(canvas, branch, np.linspace(widths[at] * 0.7, 0.4, len(branch)))
    alpha = cv2.resize(canvas, (S, S), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
    if width > 4:  # broken edges, not a pen's
        yy, xx = GRID
        ragged = np.float32(width * rng.uniform(0.1, 0.35))
        across = xx + ragged * field(rng, S, S, rng.uniform(0.6, 1.4), 1)
        down = yy + ragged * field(rng, S, S, rng.uniform(0.6, 1.4), 1)
        alpha = cv2.remap(alpha, across.astype(np.float32), down.astype(np.float32), cv2.INTER_LINEAR)
    if width < 1:
        alpha *= width
    gaps = field(rng, S, S, 0.8, 1)
    alpha *= np.clip(1.25 + gaps * rng.uniform(0, 0.35), 0.35, 1)
    return alpha


def crazing(rng, width):
    """A net of fine cracks, as in old render and paint."""
    canvas = np.zeros((2 * S, 2 * S), np.uint8)
    n = int(rng.uniform(20, 90))
    points = rng.uniform(0, S, (n, 2)).astype(np.float32)
    sub = cv2.Subdiv2D((0, 0, S, S))
    for p in points:
        sub.insert((float(p[0]), float(p[1])))
    facets, _ = sub.getVoronoiFacetList([])
    for facet in facets:
        dense = []
        for a, b in zip(facet, np.roll(facet, -1, 0)):
            for t in np.linspace(0, 1, 5, endpoint=False):
                dense.append(a + (b - a) * t + rng.normal(0, 1.0, 2))
        stroke(canvas, np.array(dense, np.float32), [width])
    alpha = cv2.resize(canvas, (S, S), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
    centre = field(rng, S, S, 3, 3)
    return alpha * np.clip(centre + rng.uniform(0.2, 1.2), 0, 1) * min(1, width)


def carve(rng, picture, alpha, contrast):
    """Darkens the crack and lights its far edge."""
    depth = alpha * contrast
    tone = np.array([rng.uniform(0.0, 0.25)] * 3) * np.array([1, rng.uniform(0.85, 1), rng.uniform(0.7, 1)])
    out = picture * (1 - depth[..., None]) + tone * picture.mean() * depth[..., None]
    if rng.random() < 0.5:
        dx, dy = rng.integers(-2, 3, 2)
        lit = np.clip(np.roll(np.roll(alpha, dx, 1), dy, 0) - alpha, 0, 1)
        out = out * (1 + rng.uniform(-0.1, 0.3) * lit[..., None])
    return out


def smooth_line(rng):
    """A cable, pipe, wire or control joint: even width, smooth run."""
    t = np.linspace(0, 1, 40)
    a, b = rng.uniform(-0.1, 1.1, 2) * S, rng.uniform(-0.1, 1.1, 2) * S
    kind = rng.random()
    if kind < 0.4:
        b = a + rng.choice([[0, S * 1.2], [S * 1.2, 0]])
        a = a - rng.choice([0.0, 1.0]) * (b - a)
    bow = rng.normal(0, 0.12 * S, 2) if kind > 0.55 else np.zeros(2)
    return (a + np.outer(t, b - a) + np.outer(4 * t * (1 - t), bow)).astype(np.float32)
