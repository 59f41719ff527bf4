"""Damage of houses that no photo shows: rust on lintels, balcony edges, gutters and roof sheets, decayed timber, ceilings that sag.

Each is laid on photos of sound walls, fronts and rooms, or stands sound on them; beside them what is taken for damage. All is
drawn at 320 px, then photographed as a phone does: at night, with a flash, at a wide angle.
"""
import cv2
import numpy as np

from data import FAMILIES
from laid_on import BOARDS, NORMAL, PLAIN, ROOFS, SALTY, cells_from, leaning, stretched
from render.coats import flaking
from render.decoys import sunlight
from render.metal import corroded, paint_of, rust_tone
from render.noise import blob, field, mix, rise, soft
from render.openings import window
from render.surfaces import S, boards, calm, colour

YY, XX = np.mgrid[0:S, 0:S].astype(np.float32)
STONE = ('Marble', 'Travertine', 'Granite')
PAPER = ('Wallpaper', 'Fabric')
WOOD = ('Planks', '_planks', 'Wood')
SHEETS = ('CorrugatedSteel', 'Metal')
CONCRETE = ('Concrete', 'Plaster')
# Photos of these are kept at hand beside the walls of laid_on.py.
HOUSE_FACES = STONE + PAPER + WOOD + SHEETS
# Whole photos of houses, by the names that their source gives them.
FRONTS = ('--frontal--',)
ROOMS = ('--bedroom--', '--kitchen--', '--bathroom--')
# What changes a channel by less can't be seen.
SEEN = 0.035


def face(rng, real, words, least=0.15):
    """A crop of a sound surface."""
    return real.cut(rng, real.bare(rng, words), least, S).astype(np.float32) / 255


def front(rng, real):
    """A crop of a house's front, or now and then of a sound wall of any source."""
    photo = real.bare(rng, FRONTS) if rng.random() < 0.7 else real.any(rng, 'normal')[0]
    return real.cut(rng, photo, 0.2, S).astype(np.float32) / 255


def band(top, height, edge=0.8):
    """1 between a line across the picture and one `height` below it. top: a number, or one for each column."""
    return soft(np.minimum(YY - top, top + height - YY), 0, edge)


def sloping(rng, at, most=0.12):
    return at + (XX[:1] - S / 2) * rng.uniform(-most, most)


def rusting(rng, clean, part, prone):
    """(rusted, cover) where the part is metal: 1 for metal, and how strongly each pixel of it rusts first."""
    return corroded(rng, clean, np.where(part > 0.5, prone, -3).astype(np.float32))


def streaks(rng, picture, start, tone):
    """Runs below what is 1 in `start`, let down by rain: (picture, cover)."""
    long = int(rng.uniform(25, 130))
    run = cv2.blur(start.astype(np.float32), (3, 2 * long + 1)) * (2 * long + 1) / 8
    run = np.roll(run, long, 0)
    run[:long] = 0
    cover = np.clip(run * soft(cv2.blur(field(rng, S, S, 0.7, 1), (1, 51)) * 3, rng.uniform(-0.4, 0.5), 0.4), 0, 1) * rng.uniform(0.3, 0.9)
    return picture * (1 - cover[..., None] * (1 - np.array(tone, np.float32))), cover


RUSTY = (0.85, 0.55, 0.32)
SOOTY = (0.45, 0.45, 0.47)


def lintel(rng, real, sound):
    """An angle above a window in real brickwork; rusted, it has lifted the course above at its ends."""
    picture = np.ascontiguousarray(face(rng, real, SALTY))
    high, wide = S * rng.uniform(0.25, 0.7), S * rng.uniform(0.3, 0.85)
    x, y = rng.uniform(0.02, 0.98) * (S - wide), S * rng.uniform(0.25, 0.6)
    window(rng, picture, x, y, wide, high)
    thick, rest = rng.uniform(4, 17), rng.uniform(6, 40)
    top = sloping(rng, y - thick, 0.01)
    part = band(top, thick) * soft(np.minimum(XX - x + rest, x + wide + rest - XX), 0, 0.8)
    tone = np.array([0.4, 0.2, 0.13], np.float32) * rng.uniform(0.8, 1.3) if rng.random() < 0.25 else paint_of(rng)
    lip = 1 - rng.uniform(0.1, 0.5) * soft(YY - top, thick * 0.7, 1)
    clean = mix(picture, tone * lip[..., None] * np.ones((S, S, 1), np.float32), part)
    clean = clean * (1 - rng.uniform(0.1, 0.5) * band(top + thick, rng.uniform(2, 9), 2) * (np.abs(XX - x - wide / 2) < wide / 2))[..., None]
    if sound:
        return clean, clean, None, 'corrosion'
    ends = np.exp(-(np.minimum(np.abs(XX - x), np.abs(XX - x - wide)) / rng.uniform(10, 50)))
    out, cover = rusting(rng, clean, part, 0.2 + ends * rng.uniform(0, 0.8) + 0.5 * soft(YY - top, thick * 0.6, 2))
    if rng.random() < 0.6:
        out, run = streaks(rng, out, (cover > 0.4) & (rng.random() < 0.5 or ends > 0.4), RUSTY)
        cover = np.maximum(cover, run * (run > 0.2))
    if rng.random() < 0.4:  # the bed joint stands open
        gap = band(top - rng.uniform(1, 3), rng.uniform(1, 3)) * soft(part, 0.2, 0.2).max(0, keepdims=True)
        out = out * (1 - 0.7 * gap)[..., None]
    return clean, out, cover, 'corrosion'


def balcony(rng, real, sound):
    """The edge of a slab before a front: stained by bars that rust within, or broken off along them. Sound ones are sooty or painted."""
    picture, under = front(rng, real), front(rng, real)
    at, thick = sloping(rng, S * rng.uniform(0.25, 0.65)), S * rng.uniform(0.07, 0.3)
    below = soft(YY - at, thick, 0.8)
    picture = mix(picture, under * rng.uniform(0.2, 0.7), below)
    slab = face(rng, real, CONCRETE) * rng.uniform(0.8, 1.25)
    part = band(at, thick)
    clean = mix(picture, slab, part)
    clean = clean * (1 - rng.uniform(0.1, 0.6) * band(at + thick, rng.uniform(2, 14), 3))[..., None]
    clean = np.ascontiguousarray(clean, dtype=np.float32)
    if rng.random() < 0.7:  # a railing
        tone, apart = paint_of(rng) * rng.uniform(0.3, 1), rng.uniform(8, 40)
        for x in np.arange(rng.uniform(0, apart), S, apart):
            foot = float(at[0, int(x)])
            cv2.line(clean, (int(x), int(foot)), (int(x), int(foot - S * 0.35)), [float(v) for v in tone], int(rng.integers(1, 4)), cv2.LINE_AA)
    if rng.random() < 0.5:
        clean, _ = streaks(rng, clean, (np.abs(YY - at) < 2) & (rng.random((1, S)) < 0.2), SOOTY)
    if sound:
        return clean, clean, None, 'corrosion'
    lower = np.abs(YY - at - thick * rng.uniform(0.6, 0.95))
    if rng.random() < 0.45:  # stains alone
        start = (lower < 2.5) & (field(rng, S, S, 1.2, 1) > rng.uniform(0.2, 1.2)) & (part > 0.5)
        out, cover = streaks(rng, clean, start, RUSTY)
        rim = cv2.GaussianBlur(start.astype(np.float32), (0, 0), rng.uniform(1.5, 4)) * 2
        out = mix(out, rust_tone(rng), np.clip(rim, 0, 0.9))
        return clean, out, np.maximum(cover, rim > 0.3), 'corrosion'
    gone = soft(1 - lower / rng.uniform(6, 5 + thick * 0.6) + 0.5 * stretched(rng, S, 8, rng.uniform(14, 60), 1), rng.uniform(0.4, 0.9), 0.1) * part
    inner = slab.mean((0, 1)) * rng.uniform(0.45, 0.9) * (1 + 0.22 * field(rng, S, S, 0.7, 0))[..., None]
    out = mix(clean, inner, gone)
    out = out * (1 - 0.6 * np.clip(gone - np.roll(gone, 3, 0), 0, 1))[..., None]
    if rng.random() < 0.75:
        bar = np.exp(-((lower / rng.uniform(1.5, 4)) ** 2)) * soft(gone, 0.5, 0.2)
        out = mix(out, rust_tone(rng) * rng.uniform(0.5, 1.1), bar)
        out, _ = streaks(rng, out, (bar > 0.5) & (rng.random() < 0.6), RUSTY)
    return clean, out, gone, 'spalling'


def gutter(rng, real, sound):
    """A gutter along the eave, below a real roof and above a real wall; it rusts at its lip, joints and stop ends."""
    roof, wall = face(rng, real, ROOFS), front(rng, real)
    at, thick, board = sloping(rng, S * rng.uniform(0.2, 0.6)), rng.uniform(12, 60), rng.uniform(0, 26)
    clean = mix(roof * rng.uniform(0.5, 1.1), wall, soft(YY - at, thick * 0.7, 0.8))
    clean = mix(clean, np.ones((S, S, 3), np.float32) * paint_of(rng), band(at + thick * 0.6, thick * 0.5 + board))
    part, across = band(at, thick), np.clip((YY - at) / thick, 0, 1)
    round_ = 0.55 + 0.5 * np.sin(np.pi * (0.15 + 0.7 * across)) - 0.25 * across if rng.random() < 0.6 else 1 - 0.3 * soft(across, 0.85, 0.03) - 0.15 * soft(0.12 - across, 0, 0.03)
    clean = mix(clean, paint_of(rng) * round_[..., None], part)
    clean = clean * (1 - rng.uniform(0.1, 0.5) * band(at + thick + board * 0.5, rng.uniform(3, 20), 4))[..., None]
    joints = np.zeros((S, S), np.float32)
    for x in rng.uniform(0, S, int(rng.integers(0, 4))):
        joints = np.maximum(joints, np.exp(-(((XX - x) / rng.uniform(8, 30)) ** 2)))
        clean = clean * (1 - 0.35 * (np.abs(XX - x) < 1.5) * part)[..., None]
    if rng.random() < 0.5:  # a downpipe
        x, wide = rng.uniform(0, S), rng.uniform(8, 34)
        pipe = soft(wide / 2 - np.abs(XX - x), 0, 0.8) * soft(YY - at, thick, 0.8)
        clean = mix(clean, paint_of(rng) * (0.6 + 0.45 * np.cos((XX - x) / wide * 2.2))[..., None], pipe)
        part = np.maximum(part, pipe)
    if sound:
        if rng.random() < 0.5:
            clean, _ = streaks(rng, clean, (np.abs(YY - at - thick) < 2) & (rng.random((1, S)) < 0.1), SOOTY)
        return clean, clean, None, 'corrosion'
    lip = 0.6 * soft(across, rng.uniform(0.5, 0.9), 0.1)
    out, cover = rusting(rng, clean, part, 0.1 + lip + joints * rng.uniform(0.2, 1))
    if rng.random() < 0.3:  # rusted through
        hole = soft(field(rng, S, S, rng.uniform(0.8, 1.5), 1), rng.uniform(1.6, 2.4), 0.1) * soft(cover, 0.6, 0.2)
        out = mix(out, np.full((S, S, 3), 0.05, np.float32), hole)
    if rng.random() < 0.5:
        out, run = streaks(rng, out, (cover > 0.5) & (joints > 0.3), RUSTY)
        cover = np.maximum(cover, run * (run > 0.2))
    return clean, out, cover, 'corrosion'


def sheets(rng, real, sound):
    """A roof or wall of metal sheets: rust at laps, fixings and cut edges. Sound ones have leaves, dirt or a branch's shadow."""
    if rng.random() < 0.4:
        clean = face(rng, real, SHEETS, 0.3)
    else:
        pitch, tone = rng.uniform(7, 40), paint_of(rng)
        wave = np.sin(2 * np.pi * XX / pitch) if rng.random() < 0.6 else soft(np.abs((XX % pitch) / pitch - 0.5), 0.3, 0.08) * 2 - 1
        clean = tone * (1 + rng.uniform(0.1, 0.35) * wave + 0.04 * field(rng, S, S, 1.5, 2))[..., None] * np.ones((S, S, 1), np.float32)
    prone, clean = np.zeros((S, S), np.float32), np.clip(clean, 0.02, 1).astype(np.float32)
    rows = np.arange(rng.uniform(0, 90), S, rng.uniform(60, 200))
    for at in rows:
        clean = clean * (1 - rng.uniform(0.1, 0.45) * band(at, rng.uniform(1.5, 4)))[..., None]
        prone += 0.8 * np.exp(-(((YY - at) / rng.uniform(4, 20)) ** 2))
        apart = rng.uniform(20, 70)
        near = np.hypot((XX + apart / 2) % apart - apart / 2, YY - at - 8)
        clean = clean * (1 - 0.5 * soft(2.2 - near, 0, 0.6))[..., None]
        prone += 0.9 * np.exp(-((near / rng.uniform(3, 12)) ** 2))
    out, cover = (clean, None) if sound else rusting(rng, clean, np.ones((S, S), np.float32), prone)
    if rng.random() < 0.7:
        clean, out, cover = leaning(rng, S, clean, out, cover)
    return clean, out, cover, 'corrosion'


def timber(rng, real, sound):
    """Boards, sills, posts and fascias: paint flaked away, and the wood below dark, shrunken into cubes or gone. Sound ones have knots and grain."""
    clean = face(rng, real, WOOD) if rng.random() < 0.5 else boards(rng)[0]
    painted = rng.random() < 0.6
    clean = np.clip(clean, 0.02, 1).astype(np.float32)
    grain = clean / (clean.mean((0, 1)) + 0.05)
    if painted:
        clean = np.clip(colour(rng, 'render') * grain ** rng.uniform(0.1, 0.4), 0.02, 1).astype(np.float32)
    behind, part = None, np.ones((S, S), np.float32)
    if rng.random() < 0.6:  # one member before a front
        behind, thick = front(rng, real), S * rng.uniform(0.12, 0.5)
        at = sloping(rng, S * rng.uniform(0.15, 0.6))
        part = band(at, thick) if rng.random() < 0.5 else np.ascontiguousarray(band(at, thick).T)
        shade = 1 - 0.45 * np.clip(np.roll(part, 6, 0) - part, 0, 1)
        clean = mix(behind * shade[..., None], clean, part)
    if sound:
        return clean, clean, None, 'peeling_damp'
    foot = soft(YY / S, rng.uniform(0.4, 0.8), 0.2) if rng.random() < 0.5 else np.zeros((S, S), np.float32)
    level = blob(rng, S, S, size=S * rng.uniform(0.15, 0.45), rough=1) + foot + 0.3 * stretched(rng, S, 3, rng.uniform(10, 50), 1)
    out = clean
    if painted:
        shown, off = flaking(rng, clean)
        out = mix(clean, shown, part * soft(level, -0.5, 0.3) * off)
    rot = soft(level, rng.uniform(0.1, 0.5), 0.12) * part
    u, v = XX / rng.uniform(5, 18) + 0.5 * field(rng, S, S, 1, 1), YY / rng.uniform(8, 26) + 0.5 * field(rng, S, S, 1, 1)
    cube = np.minimum(np.abs((u + 0.5) % 1 - 0.5), np.abs((v + 0.5) % 1 - 0.5))
    wood = np.array([0.34, 0.23, 0.15], np.float32) * rng.uniform(0.5, 1.5) * (1 + 0.2 * field(rng, S, S, 0.9, 1))[..., None]
    out = mix(out, wood * (1 - 0.6 * soft(0.12 - cube, 0, 0.06))[..., None], rot * rng.uniform(0.7, 1))
    gone = soft(level, rng.uniform(0.7, 1.3), 0.06) * part
    out = mix(out, np.full((S, S, 3), rng.uniform(0.03, 0.12), np.float32), gone)
    cover = np.maximum(rot, np.abs(out - clean).max(2) > 0.12)
    return clean, out, cover * part, 'peeling_damp'


def overhead(picture):
    """What of a room seems its ceiling: plain, as its upper edge is, and hanging together with that."""
    top = picture[: S // 10]
    near = np.abs(picture - np.median(top, (0, 1))).max(2) < 0.12
    same = (near & (calm(picture) > 0.5) & (YY < 0.6 * S)).astype(np.uint8)
    same[0] = near[0]
    _, parts = cv2.connectedComponents(same)
    mine = (parts > 0) & np.isin(parts, np.unique(parts[0]))
    return cv2.GaussianBlur(mine.astype(np.float32), (0, 0), 2)


def ceiling(rng, real, sound):
    """The ceiling of a room, or one from below: it sags, stained; or it has fallen from its battens."""
    clean, where = face(rng, real, PLAIN), np.ones((S, S), np.float32)
    if rng.random() < 0.65:
        for _ in range(5):
            clean = real.cut(rng, real.bare(rng, ROOMS), 0.4, S).astype(np.float32) / 255
            where = overhead(clean)
            if where.mean() > 0.1:
                break
    if sound or where.mean() < 0.1:
        return clean, clean, None, 'peeling_damp'
    high = float((where > 0.5).any(1).mean())
    centre = (rng.uniform(0.2, 0.8) * S, rng.uniform(0.2, 0.8) * high * S)
    reach = S * rng.uniform(0.12, 0.35) * max(0.5, high)
    level = blob(rng, S, S, centre, reach, 2)
    if rng.random() < 0.45:  # fallen: torn board, battens, the dark above
        gone = soft(level, 0.1, 0.04) * where
        apart, along = rng.uniform(18, 60), XX if rng.random() < 0.5 else YY
        batten = soft(rng.uniform(0.1, 0.25) - np.abs((along / apart) % 1 - 0.5), 0, 0.03)[..., None]
        above = rng.uniform(0.04, 0.2) * (1 - batten) + colour(rng, 'wood') * rng.uniform(0.3, 0.9) * batten
        if rng.random() < 0.3:  # lath and plaster, or insulation that hangs out
            above = above * 0.4 + np.array([0.75, 0.6, 0.35], np.float32) * soft(field(rng, S, S, 1, 1), 0.2, 0.5)[..., None] * 0.6
        rim = np.clip(soft(level, 0.0, 0.06) * where - gone, 0, 1)
        torn = mix(clean, np.clip(clean * 1.05 + 0.06 * field(rng, S, S, 0.7, 0)[..., None], 0, 1), rim)
        out = mix(torn, above * np.ones((S, S, 3), np.float32), gone)
        out = out * (1 - 0.5 * np.clip(gone - np.roll(gone, 4, 0), 0, 1))[..., None]
        return clean, out, gone, 'spalling'
    # A belly: brighter where it turns to the light, darker where it turns away, and a dark line where it left its edge.
    down = np.clip(level, 0, 1)
    lit = rise(cv2.GaussianBlur(down, (0, 0), 6), 0, 1)
    out = clean * (1 + np.clip(lit * rng.uniform(-6, 6), -0.25, 0.2) * where)[..., None]
    wet = soft(level, rng.uniform(0.1, 0.5), 0.1) * where
    rim = np.exp(-(((level - rng.uniform(0.05, 0.4)) / rng.uniform(0.03, 0.08)) ** 2)) * where
    tone = np.array([0.85, 0.72, 0.5], np.float32) ** rng.uniform(0.3, 1.6)
    out = out * (1 - (wet * rng.uniform(0.2, 0.8))[..., None] * (1 - tone)) * (1 - (rim * rng.uniform(0.3, 1))[..., None] * (1 - tone**1.4))
    if rng.random() < 0.4:
        at = centre[0] + rng.normal(0, reach * 0.3)
        out = out * (1 - 0.6 * soft(1.4 - np.abs(XX - at), 0, 0.7) * soft(level, 0, 0.3) * where)[..., None]
    return clean, np.clip(out, 0, 1), np.maximum(wet, rim) * (np.abs(out - clean).max(2) > SEEN), 'peeling_damp'


def neighbour(rng, real, _):
    """What is taken for damage and isn't: wood grain, veined stone, wallpaper, dirt, joints, cables, shadows of blinds and branches."""
    pick = rng.random()
    veined = 0.2 <= pick < 0.4
    clean = face(rng, real, WOOD if pick < 0.2 else STONE if veined else PAPER if pick < 0.5 else PLAIN) if pick < 0.6 else front(rng, real)
    # Dirt and soft shadows on a plain wall would look as mould and damp do, and veins on it as cracks; a ragged patch of sun as flakes and salts.
    fooling = [0, 3, 4] + [5] * veined + [1] * (pick >= 0.6) + [2] * (pick < 0.2 or pick >= 0.6)
    for _ in range(int(rng.integers(1, 4))):
        what = int(rng.choice(fooling))
        if what == 0:  # a blind's or a fence's stripes
            u = XX * rng.uniform(-1, 1) + YY * rng.uniform(-1, 1)
            clean = clean * (1 - rng.uniform(0.1, 0.45) * soft(np.sin(u / rng.uniform(3, 14)), 0, rng.uniform(0.2, 0.9)))[..., None]
        elif what == 1:  # a branch
            twig = np.abs(field(rng, S, S, rng.uniform(1, 2.5), 2))
            clean = clean * (1 - rng.uniform(0.15, 0.5) * cv2.GaussianBlur(soft(0.3 - twig, 0, 0.1), (0, 0), rng.uniform(3, 7)))[..., None]
        elif what == 2:  # dirt that rain or hands left
            grime = soft(stretched(rng, S, rng.uniform(2, 60), rng.uniform(2, 12), 2), rng.uniform(0.3, 1.5), rng.uniform(0.3, 0.9))
            clean = clean * (1 - (grime * rng.uniform(0.05, 0.3))[..., None] * (1 - np.array([0.6, 0.57, 0.5], np.float32)))
        elif what == 3:  # cables, ruled joints
            canvas = np.zeros((S, S), np.float32)
            for _ in range(int(rng.integers(1, 4))):
                a, b = (np.array([-0.1 + 1.2 * end, at])[:: 1 if flat else -1] * S for flat in [rng.random() < 0.5] for end, at in enumerate(rng.uniform(-0.1, 1.1) + rng.normal(0, 0.06, 2)))
                sag = np.linspace(0, np.pi, 24)
                way = a + (b - a) * np.linspace(0, 1, 24)[:, None] + np.stack([0 * sag, np.sin(sag) * rng.uniform(0, 20)], 1)
                cv2.polylines(canvas, [np.round(way * 8).astype(np.int32)], False, 1.0, int(rng.integers(1, 5)), cv2.LINE_AA, 3)
            clean = mix(clean * (1 - 0.3 * np.roll(canvas, 3, 0))[..., None], np.ones((S, S, 3), np.float32) * colour(rng, 'any') * rng.uniform(0.1, 1), canvas * 0.95)
        elif what == 4:  # a patch of sun
            clean = sunlight(rng, clean)
        else:  # veins
            vein = np.abs(field(rng, S, S, rng.uniform(1, 2.5), 1) + 0.01 * XX)
            clean = mix(clean, clean * rng.uniform(0.5, 1.3), soft(0.06 - vein, 0, 0.05) * rng.uniform(0.2, 0.9))
    clean = np.clip(clean, 0, 1)
    return clean, clean, None, 'normal'


def photographed(rng, pictures, cover):
    """As a phone takes it. pictures: of one size, changed alike."""
    pick = rng.random()
    far = np.hypot(XX / S - rng.uniform(0.3, 0.7), YY / S - rng.uniform(0.3, 0.7))
    if pick < 0.18:  # dim, with the noise of it
        light = rng.uniform(0.4, 0.75)
        noise = np.stack([field(rng, S, S, 0.7, 0) for _ in range(3)], 2) * rng.uniform(0.01, 0.04)
        pictures = [one * light * np.array([1, rng.uniform(0.85, 1), rng.uniform(0.6, 0.95)], np.float32) + noise for one in pictures]
    elif pick < 0.34:  # a flash: the middle too bright, the rest falls away
        light = rng.uniform(0.5, 0.85) + rng.uniform(0.3, 0.9) * np.exp(-((far / rng.uniform(0.25, 0.5)) ** 2))
        pictures = [one * light[..., None] for one in pictures]
    if rng.random() < 0.25:  # a wide angle bends what is straight, and is darker at its corners
        x, y = (XX - S / 2) / (S / 2), (YY - S / 2) / (S / 2)
        square = x**2 + y**2
        bend = (1 + rng.uniform(0.03, 0.16) * square) / (1 + 0.16)
        maps = [np.float32((each * bend + 1) * S / 2) for each in (x, y)]
        dark = (1 - rng.uniform(0, 0.2) * square)[..., None]
        pictures = [cv2.remap(np.float32(one), *maps, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT) * dark for one in pictures]
        cover = cv2.remap(cover, *maps, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    if rng.random() < 0.2:
        long = int(rng.integers(2, 5))
        pictures = [cv2.blur(np.float32(one), (long, 1) if rng.random() < 0.5 else (1, long)) for one in pictures]
    return [np.clip(one, 0, 1) for one in pictures], cover


PARTS, PART_ODDS = (lintel, balcony, gutter, sheets, timber, ceiling, neighbour), (0.16, 0.16, 0.16, 0.13, 0.13, 0.12, 0.14)
# So many of the parts are sound, so that the thing itself tells nothing.
SOUND = 0.35


def of_houses(rng, real, side, part=None):
    """One of these as batches take it: picture, cells, label, weight."""
    part = part or PARTS[int(rng.choice(len(PARTS), p=PART_ODDS))]
    clean, out, cover, family = part(rng, real, rng.random() < SOUND)
    damaged = cover is not None
    cover = np.zeros((S, S), np.float32) if cover is None else np.float32(cover)
    (clean, out), cover = photographed(rng, [clean, out], cover)
    picture = cv2.resize((out * 255).astype(np.uint8), (side, side), interpolation=cv2.INTER_AREA if side < S else cv2.INTER_LINEAR)
    if not damaged:
        return picture, np.zeros((side // 16, side // 16), np.uint8), NORMAL, 1.0
    seen = cover * (np.abs(out - clean).max(2) > SEEN)
    label = FAMILIES.index(family)
    cells = cells_from(real, cv2.resize(seen, (side, side), interpolation=cv2.INTER_AREA) > 0.3, label, side)
    return picture, cells, label, float((cells == 1).mean() > 0.01)
