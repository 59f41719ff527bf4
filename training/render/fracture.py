"""Cracks as they break: a self-similar course, two edges that don't run parallel, branches, crumbs and stains."""
import cv2
import numpy as np

from .noise import field
from .surfaces import S

FINE = 2


def course(rng, start, end, rough):
    """Midpoint displacement: rough 0.05 (nearly straight) to 0.35 (wild)."""
    points = np.array([start, end], np.float32)
    size = float(np.hypot(*(points[1] - points[0]))) * rough
    while len(points) < 120 and np.hypot(*(points[1] - points[0])) > 2.5:
        middle = (points[:-1] + points[1:]) / 2
        along = points[1:] - points[:-1]
        normal = np.stack([-along[:, 1], along[:, 0]], 1) / (np.hypot(along[:, 0], along[:, 1])[:, None] + 1e-6)
        middle += normal * rng.normal(0, size * 0.5, (len(middle), 1)) + along * rng.normal(0, 0.08, (len(middle), 1))
        both = np.empty((len(points) + len(middle), 2), np.float32)
        both[0::2], both[1::2] = points, middle
        points = both
        size *= rng.uniform(0.5, 0.62)
    return points


def profile(rng, n, low=0.25):
    """Width along the course, from 0 to 1: slow swelling and quick nicks."""
    knots = np.interp(np.arange(n), np.linspace(0, n - 1, 6), rng.uniform(low, 1, 6))
    quick = np.interp(np.arange(n), np.linspace(0, n - 1, max(3, n // 5)), rng.uniform(0.6, 1.25, max(3, n // 5)))
    return np.clip(knots * quick, 0.12, 1.2)


def broken(rng, canvas, points, widths):
    """Fills between two ragged edges; where it is thin, a line does."""
    along = np.gradient(points, axis=0)
    normal = np.stack([-along[:, 1], along[:, 0]], 1) / (np.hypot(along[:, 0], along[:, 1])[:, None] + 1e-6)
    if widths.max() < 2.2:
        fixed = np.round(points * FINE * 16).astype(np.int32)
        for at in range(len(points) - 1):
            thick = max(1, int(round(widths[at] * FINE)))
            cv2.line(canvas, fixed[at].tolist(), fixed[at + 1].tolist(), 255, thick, cv2.LINE_AA, 4)
        return
    jag = widths.max() * rng.uniform(0.03, 0.22)
    left = points + normal * (widths[:, None] / 2 + rng.normal(0, jag, (len(points), 1)))
    right = points - normal * (widths[:, None] / 2 + rng.normal(0, jag, (len(points), 1)))
    for at in range(len(points) - 1):
        quad = np.array([left[at], left[at + 1], right[at + 1], right[at]])
        cv2.fillConvexPoly(canvas, np.round(quad * FINE * 16).astype(np.int32), 255, cv2.LINE_AA, 4)


def fracture(rng, width, through=None):
    """Cover of a crack, 0-1. width: px at its widest. through: a course to follow instead of one of its own."""
    canvas = np.zeros((S * FINE, S * FINE), np.uint8)
    rough = rng.uniform(0.04, 0.3)
    if through is None:
        angle = rng.choice([rng.uniform(0, np.pi), rng.normal(np.pi / 2, 0.2), rng.normal(0, 0.2), rng.normal(np.pi / 4, 0.15)])
        middle = rng.uniform(0.2, 0.8, 2) * S
        way = np.array([np.cos(angle), np.sin(angle)]) * S
        back, on = (1.2, 1.2) if rng.random() < 0.5 else (rng.uniform(0.1, 0.8), rng.uniform(0.1, 1.2))
        through = course(rng, middle - way * back, middle + way * on, rough)
    n = len(through)
    widths = width * profile(rng, n)
    taper = rng.choice([0.0, 1.0, 2.0])
    if taper:
        ends = np.minimum(np.arange(n), n - 1 - np.arange(n)) if taper == 2 else np.arange(n)
        widths = widths * np.clip(ends / (n * rng.uniform(0.2, 0.9)) + 0.08, 0, 1)
    broken(rng, canvas, through, widths)
    for _ in range(int(rng.choice([0, 1, 2, 4], p=[0.5, 0.25, 0.17, 0.08]))):
        at = int(rng.integers(n))
        reach = rng.uniform(0.08, 0.5) * S
        angle = rng.uniform(0, 2 * np.pi)
        twig = course(rng, through[at], through[at] + reach * np.array([np.cos(angle), np.sin(angle)]), rough * 1.2)
        broken(rng, canvas, twig, np.linspace(max(0.5, widths[at] * rng.uniform(0.3, 0.8)), 0.4, len(twig)) * profile(rng, len(twig), 0.6))
    alpha = cv2.resize(canvas, (S, S), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
    if width < 1:
        alpha = alpha * max(0.45, width)
    if width < 4 and rng.random() < 0.5:  # fades in and out along its way
        alpha = alpha * np.clip(1 + field(rng, S, S, 2, 2) * rng.uniform(0, 0.5), 0.15, 1)
    return alpha


def opened(rng, picture, alpha, width):
    """The crack in its surface: dark inside, one lip lit, the other in shade, now and then stained."""
    out = picture
    if rng.random() < 0.2:  # dirt, rust or salts drawn out of it
        halo = cv2.GaussianBlur(alpha, (0, 0), rng.uniform(3, 16))
        halo = np.clip(halo / (halo.max() + 1e-6) * (1 + 0.6 * field(rng, S, S, 1, 1)), 0, 1) * rng.uniform(0.1, 0.6)
        tone = np.array([(0.5, 0.45, 0.4), (0.55, 0.36, 0.18), (1.15, 1.15, 1.12), (0.35, 0.38, 0.3)][int(rng.integers(4))])
        out = out * (1 - halo[..., None]) + out * tone * halo[..., None]
    reach = max(1, int(round(min(4, width * 0.4))))
    angle = rng.uniform(0, 2 * np.pi)
    step = (int(round(np.sin(angle) * reach)), int(round(np.cos(angle) * reach)))
    lit = np.clip(np.roll(alpha, step, (0, 1)) - alpha, 0, 1)
    shade = np.clip(np.roll(alpha, (-step[0], -step[1]), (0, 1)) - alpha, 0, 1)
    out = out * (1 + rng.uniform(0, 0.35) * lit[..., None]) * (1 - rng.uniform(0, 0.3) * shade[..., None])
    if width > 3 and rng.random() < 0.4:  # crumbled lips
        lip = np.clip(cv2.GaussianBlur(alpha, (0, 0), width * rng.uniform(0.3, 0.9)) * 2, 0, 1) - alpha
        crumbs = lip * (field(rng, S, S, rng.uniform(0.7, 1.4), 1) > rng.uniform(-0.2, 0.8))
        out = out * (1 + rng.uniform(-0.4, 0.15) * np.clip(crumbs, 0, 1)[..., None])
    depth = rng.uniform(0.3, 0.8) if width < 1.2 else rng.uniform(0.45, 0.9) if width < 2.5 else rng.uniform(0.65, 1)
    inside = out * rng.uniform(0, 0.3) * np.array([1, rng.uniform(0.85, 1), rng.uniform(0.7, 1)])
    if width > 6 and rng.random() < 0.5:  # so wide that its floor shows
        floor = cv2.GaussianBlur(np.roll(alpha, step, (0, 1)), (0, 0), width * 0.25)
        inside = inside + out * (rng.uniform(0.1, 0.5) * floor * (1 + 0.3 * field(rng, S, S, 0.8, 0)))[..., None]
    cover = (alpha * depth)[..., None]
    return out * (1 - cover) + np.clip(inside, 0, 1) * cover
