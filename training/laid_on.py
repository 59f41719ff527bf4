"""What is laid on photos of sound surfaces: salts on brick, roofs that lost tiles, water that rose in a wall."""
import cv2
import numpy as np

from data import FAMILIES
from render.noise import blob, field, soft
from render.surfaces import colour

NORMAL = len(FAMILIES) - 2
# By the names that the sources give their photos.
SALTY = ('Bricks', '__brick', 'intact_', 'stone_wall', 'castle_brick', 'medieval_red_brick')
ROOFS = ('RoofingTiles', '__roof_', 'clay_roof', 'grey_roof')
PLAIN = ('Plaster', 'Paint', 'OfficeCeiling', 'Concrete', 'Wallpaper')
BOARDS = ('Planks', '_planks', 'Chipboard')
LAID_ON = SALTY + ROOFS + PLAIN + BOARDS


def stretched(rng, side, down, across, detail=1):
    """Noise with its own size along each side, at spread 1."""
    made = field(rng, side, side, rng.uniform(0.8, 1.8), detail)
    made = cv2.blur(made, (max(1, int(across)), max(1, int(down))))
    return (made - made.mean()) / (made.std() + 1e-6)


def cells_from(real, shown, label, side):
    return real.cells(cv2.resize((shown * 255).astype(np.uint8), (side // 4, side // 4), interpolation=cv2.INTER_AREA), label, side)


def salted(rng, real, side):
    """A white veil that lets the wall through, on some faces more than on others, thick at its edge, in runs below joints."""
    wall = real.cut(rng, real.bare(rng, SALTY), 0.1, side).astype(np.float32)
    grey = wall.mean(2)
    hsv = cv2.cvtColor(wall.astype(np.uint8), cv2.COLOR_RGB2HSV)
    # Faces are redder than what lies between them; on grey walls the lighter parts stand for them.
    kind = hsv[..., 1].astype(np.float32) if hsv[..., 1].mean() > 60 else grey
    faces = cv2.GaussianBlur(kind, (0, 0), side * 0.006)
    faces = soft((faces - np.median(faces)) / (faces.std() + 1), 0, 0.5)
    on = faces if rng.random() < 0.65 else 1 - faces if rng.random() < 0.6 else np.ones_like(faces)
    yy = np.arange(side, dtype=np.float32)[:, None] / side
    pick = rng.random()
    edge = 0.12 * stretched(rng, side, side * 0.02, side * 0.06)
    if pick < 0.35:  # a band, often at the foot
        reach = soft(rng.uniform(0.08, 0.35) - np.abs(yy - (rng.uniform(0.6, 1) if rng.random() < 0.7 else rng.uniform(0, 1))) + edge, 0, rng.uniform(0.03, 0.2))
    elif pick < 0.75:
        reach = soft(blob(rng, side, side, size=side * rng.uniform(0.15, 0.6), rough=2) + edge, 0, rng.uniform(0.1, 0.5))
    else:
        reach = soft(edge / 0.12, rng.uniform(-0.6, 0.8), rng.uniform(0.4, 1.2))
    # Some units take much of it, their neighbours none.
    unit = stretched(rng, side, side / rng.uniform(8, 24), side / rng.uniform(4, 12), 2)
    amount = reach * on * (0.45 + 0.55 * soft(unit, rng.uniform(-0.8, 0.4), rng.uniform(0.2, 0.9)))
    if rng.random() < 0.35:
        amount = np.maximum(amount * 0.8, cv2.blur(amount, (1, int(side * rng.uniform(0.05, 0.3)))))
    pores = (grey - cv2.GaussianBlur(grey, (0, 0), 1.5)) / 30 + rng.uniform(0.1, 0.5) * field(rng, side, side, 0.7, 0)
    amount = np.clip(amount * (1 + rng.uniform(0.1, 0.6) * pores) * rng.uniform(0.8, 1.3), 0, rng.uniform(0.75, 0.97))
    crust = soft(amount, rng.uniform(0.55, 0.8), 0.1) * (rng.random() < 0.5)
    bright = np.clip(np.percentile(grey, 90) * rng.uniform(1.3, 2.2), 130, 245)
    tone = np.array([1, rng.uniform(0.97, 1.02), rng.uniform(0.9, 1.03)], np.float32) * bright
    relief = field(rng, side, side, rng.uniform(0.6, 1.2), 0)
    white = tone * (1 + crust * rng.uniform(0.05, 0.2) * (relief - np.roll(relief, 1, 0)))[..., None]
    out = wall + (white - wall) * amount[..., None]
    shown = amount * (np.abs(out - wall).mean(2) > 14)
    label = FAMILIES.index('efflorescence')
    cells = cells_from(real, shown > 0.2, label, side)
    return np.clip(out, 0, 255).astype(np.uint8), cells, label, float((cells == 1).mean() > 0.03)


def below_roof(rng, real, side):
    """What a roof shows where its tiles are gone: felt, boards, older shingles, a hole with rafters."""
    pick = rng.random()
    if pick < 0.3:
        return real.cut(rng, real.bare(rng, BOARDS), 0.2, side).astype(np.float32) * rng.uniform(0.4, 1.1)
    tone = colour(rng, 'wood' if pick < 0.5 else 'render') * 255 * (rng.uniform(0.5, 1.1) if pick < 0.65 else rng.uniform(0.08, 0.4))
    face = np.ones((side, side, 3), np.float32) * tone * (1 + 0.1 * stretched(rng, side, 2, 2, 2))[..., None]
    if pick > 0.75:  # rafters or battens across the dark
        apart, wide = side * rng.uniform(0.06, 0.2), rng.uniform(0.1, 0.35)
        along = (np.arange(side, dtype=np.float32) + rng.uniform(0, apart)) % apart / apart < wide
        bars = along[:, None] * np.ones((1, side)) if rng.random() < 0.5 else along[None] * np.ones((side, 1))
        face = face * (1 - bars[..., None]) + colour(rng, 'wood') * 255 * rng.uniform(0.4, 1) * bars[..., None]
    return face


def torn(rng, real, roof, side):
    """(roof without some of its tiles, what is gone 0-1): gone in steps as rows lie, with loose pieces about."""
    yy, xx = np.mgrid[0:side, 0:side].astype(np.float32)
    high = side / rng.uniform(6, 22)
    wide = high * rng.uniform(0.6, 2.2)
    row = np.floor(yy / high)
    column = np.floor(xx / wide + (row * 0.5) % 1)
    level = np.full((side, side), -9, np.float32)
    for _ in range(1 if rng.random() < 0.6 else int(rng.integers(2, 6))):
        level = np.maximum(level, blob(rng, side, side, size=side * rng.uniform(0.05, 0.32), rough=2))
    jitter = np.sin(row * 12.9898 + column * 78.233 + rng.uniform(0, 6)) * rng.uniform(0, 0.5)
    at_y = np.clip((row + 0.5) * high, 0, side - 1).astype(int)
    at_x = np.clip((column - (row * 0.5) % 1 + 0.5) * wide, 0, side - 1).astype(int)
    stepped = level[at_y, at_x] + jitter
    mixed = stepped if rng.random() < 0.6 else level + 0.3 * jitter
    gone = soft(mixed + rng.uniform(0.02, 0.15) * field(rng, side, side, 0.8, 1), 0, 0.06)
    gone = cv2.GaussianBlur(gone.astype(np.float32), (0, 0), 0.7)
    out = roof + (below_roof(rng, real, side) - roof) * gone[..., None]
    drop = max(1, int(high * rng.uniform(0.05, 0.25)))
    shade = np.clip(gone - np.roll(gone, drop, 0), 0, 1)
    out = out * (1 - rng.uniform(0.3, 0.8) * cv2.GaussianBlur(shade, (0, 0), 0.8))[..., None]
    cover = gone.copy()
    for _ in range(int(rng.integers(0, 7))):  # slipped and loose pieces
        y, x = (int(at) for at in rng.integers(0, side, 2))
        if gone[y, x] < 0.3 and rng.random() < 0.6:
            continue
        h, w = max(4, int(high * rng.uniform(0.5, 1.3))), max(4, int(wide * rng.uniform(0.5, 1.5)))
        piece = np.zeros((side, side), np.float32)
        box = cv2.boxPoints(((float(x), float(y + high * rng.uniform(0, 1))), (float(w), float(h)), float(rng.uniform(-40, 40))))
        cv2.fillConvexPoly(piece, box.astype(np.int32), 1.0, cv2.LINE_AA)
        moved = np.roll(roof, tuple(int(at) for at in rng.integers(-side // 3, side // 3, 2)), (0, 1)) * rng.uniform(0.6, 1.25)
        below = np.clip(np.roll(piece, (2, 2), (0, 1)) - piece, 0, 1)
        out = out * (1 - 0.5 * below)[..., None]
        out = out + (moved - out) * piece[..., None]
        cover = np.maximum(cover, piece)
    return out, cover


def leaning(rng, side, *layers):
    """A roof as one stands before it, sloping away under a sky or trees. layers: pictures (0-1) and what is covered of them, turned alike; None stays."""
    ridge, lean, narrow = rng.uniform(0, 0.45) * side, rng.uniform(-0.2, 0.2) * side, rng.uniform(0, 0.3) * side
    frame = np.float32([[0, 0], [side, 0], [side, side], [0, side]])
    put = np.float32([[narrow * rng.uniform(-1, 1), ridge + lean], [side - narrow * rng.uniform(-1, 1), ridge - lean], [side * rng.uniform(1, 1.3), side * 1.05], [-side * rng.uniform(0, 0.3), side * 1.05]])
    turn = cv2.getPerspectiveTransform(frame, put)
    inside = cv2.warpPerspective(np.ones((side, side), np.float32), turn, (side, side))[..., None]
    tone = np.array(((150, 180, 220), (205, 210, 215), (90, 130, 200), (80, 95, 60))[int(rng.integers(4))], np.float32) / 255
    sky = np.ones((side, side, 3), np.float32) * tone * (0.85 + 0.3 * np.linspace(0, 1, side)[:, None, None]) * (1 + rng.uniform(0, 0.12) * stretched(rng, side, 9, 20, 2))[..., None]
    turned = [one if one is None else cv2.warpPerspective(np.float32(one), turn, (side, side), flags=cv2.INTER_AREA) for one in layers]
    return [np.clip(one, 0, 1) * inside + sky * (1 - inside) if one is not None and one.ndim == 3 else one for one in turned]


def roofed(rng, real, side):
    """A roof as one stands before it: sloping away, under a sky or trees; with tiles gone, or sound."""
    roof = real.cut(rng, real.bare(rng, ROOFS), 0.25, side).astype(np.float32)
    if rng.random() < 0.5:  # more rows than the small pictures show
        n = int(rng.integers(2, 4))
        roof = np.tile(cv2.resize(roof, (side // n + 1, side // n + 1), interpolation=cv2.INTER_AREA), (n, n, 1))[:side, :side]
        roof = np.clip(roof * (1 + 0.06 * stretched(rng, side, side * 0.1, side * 0.1, 2))[..., None], 0, 255)
    sound = rng.random() < 0.4
    cover = np.zeros((side, side), np.float32)
    if not sound:
        roof, cover = torn(rng, real, roof, side)
    if rng.random() < 0.65:
        roof, cover = leaning(rng, side, roof / 255, cover)
        roof = roof * 255
    out = np.clip(roof, 0, 255).astype(np.uint8)
    if sound:
        return out, np.zeros((side // 16, side // 16), np.uint8), NORMAL, 1.0
    label = FAMILIES.index('tile_fault')
    cells = cells_from(real, cover > 0.4, label, side)
    return out, cells, label, float((cells == 1).mean() > 0.01)


def risen(rng, real, side):
    """Water in a plain wall or ceiling: darker and yellower inside, a brown line where it stopped, paler rings of earlier times."""
    wall = real.cut(rng, real.bare(rng, PLAIN), 0.15, side).astype(np.float32)
    yy = np.arange(side, dtype=np.float32)[:, None] / side
    if rng.random() < 0.45:
        level = (yy - rng.uniform(0.3, 0.85)) * 3 + 0.3 * stretched(rng, side, side * 0.05, side * 0.12)
    else:
        level = 1.2 * blob(rng, side, side, size=side * rng.uniform(0.12, 0.5), rough=int(rng.integers(1, 4)))
    inside = soft(level, 0, rng.uniform(0.02, 0.12))
    deep = rng.uniform(0.05, 0.35)
    tone = 1 - deep * np.array([rng.uniform(0.5, 0.9), rng.uniform(0.8, 1.1), rng.uniform(1.1, 1.8)])
    cloud = 0.5 + 0.5 * soft(stretched(rng, side, side * 0.05, side * 0.05, 2), 0, 1)
    out = wall * (1 - (inside * cloud)[..., None] * (1 - tone))
    for at in (0, *np.sort(rng.uniform(0.1, 0.6, int(rng.integers(0, 3))))):
        rim = np.exp(-(((level - at) / rng.uniform(0.015, 0.07)) ** 2)) * (0.4 + 0.6 * soft(stretched(rng, side, 9, 9), 0, 0.8))
        out = out * (1 - (rim * rng.uniform(0.1, 0.6))[..., None] * (1 - np.array([0.55, 0.42, 0.25])))
    if rng.random() < 0.35:  # the paint lets go inside
        bare = soft(stretched(rng, side, 3, 3, 2), rng.uniform(1, 2), 0.1) * inside
        out = out * (1 - bare[..., None]) + colour(rng, 'render') * 255 * rng.uniform(0.5, 1) * bare[..., None]
    shown = inside * (np.abs(out - wall).mean(2) > 6)
    label = FAMILIES.index('peeling_damp')
    cells = cells_from(real, shown > 0.3, label, side)
    return np.clip(out, 0, 255).astype(np.uint8), cells, label, float((cells == 1).mean() > 0.03)
