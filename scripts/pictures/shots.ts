import { blend, type Colour, type Shot, type Surface, shade } from './camera.ts';
import { bloom, crack, mould, near, type Path, stain } from './marks.ts';
import { chance, clamp, cloud, mix, noise, step } from './noise.ts';
import {
  above,
  BRICK,
  boards,
  brickwork,
  ceilingTiles,
  concrete,
  flat,
  plaster,
  rust,
  tiles,
} from './surfaces.ts';

const WHITE: Colour = [0.82, 0.81, 0.78];

/** Down the perpends and along the beds, as brickwork breaks. */
function steppedPath(steps: number, x0: number, y0: number): Path {
  const path: [number, number][] = [[x0, y0]];
  for (let at = 0; at < steps; at++) {
    const x = x0 + (at * BRICK.long) / 2;
    const y = y0 + at * BRICK.high;
    path.push([x, y + BRICK.high], [x + BRICK.long / 2, y + BRICK.high]);
  }
  return path;
}

const doorCrack: Surface = (x, y) => {
  const wall = plaster()(x, y);
  // The architrave of the door, below and to the left.
  if (x < -0.1 && y > 0.12) {
    const inside = Math.min(-0.1 - x, y - 0.12);
    if (inside < 0.067)
      return flat(shade(WHITE, 1.03), 14 + step(0, 0.012, inside) * 4 - step(0.05, 0.06, inside) * 8, 0.25);
    return flat([0.3, 0.31, 0.32], -20, 0.1);
  }
  const path: Path = [
    [-0.1, 0.12],
    [-0.03, 0.06],
    [0.02, 0.035],
    [0.1, -0.06],
    [0.16, -0.1],
    [0.25, -0.22],
    [0.31, -0.27],
    [0.4, -0.36],
  ];
  return crack(wall, path, 2.2, x, y);
};

const lippage: Surface = (x, y) =>
  tiles(
    0.3,
    0.003,
    (column, row) => (column === 0 && row === 0 ? 3.4 : (chance(column, row, 7) - 0.5) * 0.5),
    [0.6, 0.575, 0.53],
  )(x + 0.13, y + 0.11);

const skirtingGap: Surface = (x, y) => {
  const floorLine = 0.075 + noise(x * 1.4, 3) * 0.0008;
  const foot = floorLine - 0.0035 - 0.004 * step(-0.35, 0.1, x) * (1 - step(0.2, 0.5, x));
  if (y > floorLine) return boards(0.085)(x, y);
  if (y > foot) return flat([0.012, 0.011, 0.01], -14);
  if (y > -0.06) {
    const top = y + 0.06;
    return flat(
      shade(WHITE, 1 + cloud(x * 30, y * 6, 3, 8) * 0.02),
      18 - (1 - step(0, 0.014, top)) * 10,
      0.35,
    );
  }
  return plaster([0.7, 0.7, 0.66])(x, y);
};

const steppedCrack: Surface = (x, y) => crack(brickwork()(x, y), steppedPath(7, -0.48, -0.344), 7, x, y);

const ceilingStain: Surface = (x, y) => stain(ceilingTiles(0.6)(x + 0.22, y + 0.17), 0.02, 0.03, 0.23, x, y);

const bathroomMould: Surface = (x, y) => {
  const wall = plaster([0.8, 0.81, 0.79])(x, y);
  const cornice = y < -0.22 ? flat(shade(WHITE, 1.04), 22 * step(-0.3, -0.22, y), 0.1) : wall;
  return mould(cornice, 0.16, -0.2, 0.42, x, y);
};

const saltBloom: Surface = (x, y) => bloom(brickwork([0.36, 0.17, 0.11])(x, y), 0.25 + y * 0.9, x, y);

const slabCrack: Surface = (x, y) =>
  crack(
    concrete()(x, y),
    [
      [-0.7, 0.16],
      [-0.42, 0.07],
      [-0.2, 0.1],
      [0.03, -0.02],
      [0.24, -0.05],
      [0.42, -0.15],
      [0.7, -0.2],
    ],
    4,
    x,
    y,
  );

const spalling: Surface = (x, y) => {
  const face = concrete([0.45, 0.44, 0.41])(x, y);
  const edge = Math.hypot(x * 0.85 + 0.02, y * 1.5) - 0.24 + cloud(x * 8, y * 8, 5, 81) * 0.16;
  const broken = 1 - step(-0.008, 0.006, edge);
  // Rust runs down from the break.
  const run =
    step(0.05, 0.16, y) *
    (1 - step(0.18, 0.4, Math.abs(x + noise(y * 3, 2) * 0.05))) *
    clamp(0.7 + cloud(x * 26, y * 3, 4, 82)) *
    0.55;
  const outside = { ...face, colour: blend(face.colour, [0.27, 0.115, 0.045], run * (1 - broken)) };
  if (broken === 0) return outside;
  const depth = 6 + 26 * step(0, 0.09, -edge);
  const rubble = cloud(x * 55, y * 55, 4, 83);
  let bed = flat(shade([0.43, 0.4, 0.36], 0.85 + rubble * 0.7), -depth + rubble * 9);
  for (const [middle, sag] of [
    [-0.045, 0.02],
    [0.06, -0.015],
  ] as const) {
    const off = Math.abs(y - middle - sag * x) / 0.009;
    if (off < 1) {
      const rib = step(0.3, 0.7, Math.sin(x * 520 + y * 200) * 0.5 + 0.5);
      bed = flat(rust(x, y), -depth * 0.55 + Math.sqrt(1 - off * off) * 9 + rib * 0.9);
    } else if (off < 2.4)
      bed = { ...bed, colour: blend(bed.colour, [0.2, 0.085, 0.035], 0.6 * (1 - (off - 1) / 1.4)) };
  }
  return {
    height: mix(outside.height, bed.height, broken),
    colour: blend(outside.colour, bed.colour, broken),
  };
};

const lintel: Surface = (x, y) => {
  const sag = 0.006 * Math.cos(x * 2.2);
  const steel = y > 0.1 + sag && y < 0.122 + sag;
  if (y >= 0.122 + sag)
    return y < 0.165 ? flat(shade(WHITE, 0.85), -6, 0.2) : flat([0.1, 0.12, 0.14], -40, 0.8);
  const run = step(0.06, 0.1, y) * clamp(cloud(x * 20, y * 4, 4, 91) + 0.3);
  if (steel) return flat(rust(x, y), 2 + cloud(x * 70, y * 70, 4, 92) * 4);
  const wall = brickwork([0.44, 0.27, 0.16])(x, y + 0.072);
  const opened = crack(
    wall,
    [
      [-0.66, 0.092],
      [-0.2, 0.09],
      [0.3, 0.092],
      [0.66, 0.09],
    ],
    5,
    x,
    y,
  );
  return { ...opened, colour: blend(opened.colour, [0.25, 0.1, 0.04], run * 0.5) };
};

const sealant: Surface = (x, y) => {
  const wall = tiles(0.2, 0.002, () => 0, [0.8, 0.81, 0.8]);
  const low = tiles(0.3, 0.003, (column, row) => (chance(column, row, 3) - 0.5) * 0.4, [0.46, 0.45, 0.43]);
  const gap = 0.03 + noise(x * 3, 1) * 0.001;
  const missing = step(-0.28, -0.2, x) * (1 - step(0.24, 0.34, x));
  const ragged = cloud(x * 90, y * 40, 3, 95) * 0.002;
  if (Math.abs(y - gap + ragged) < 0.0055) {
    return missing > 0.5
      ? flat(shade([0.05, 0.045, 0.04], 1 + noise(x * 200, y * 200, 96) * 0.4), -9)
      : flat([0.72, 0.71, 0.68], 1.5, 0.5);
  }
  return above(
    () => gap,
    (a, b) => wall(a + 0.05, b - 0.03),
    (a, b) => low(a + 0.1, b - 0.03),
  )(x, y);
};

const doorGap: Surface = (x, y) => {
  const gap = 0.003 + 0.0062 * step(-0.3, 0.42, y);
  if (x > 0) return flat(shade(WHITE, 1.02), 12 + step(0.055, 0.06, x) * -9, 0.3);
  if (x > -gap) return flat([0.015, 0.015, 0.016], -30);
  const latch = Math.abs(y - 0.06) < 0.055 && x > -gap - 0.02;
  if (latch) return flat([0.5, 0.5, 0.5], 1, 0.9);
  return { ...boards(0.5, [0.5, 0.36, 0.22])(y, x), height: 0 };
};

const jointPeak: Surface = (x, y) => {
  const wall = plaster([0.74, 0.77, 0.78])(x, y);
  const off = x - 0.03 + noise(y * 1.2, 4) * 0.004;
  const ridge = Math.exp(-((off / 0.012) ** 2)) * 1.6 + Math.exp(-((off / 0.09) ** 2)) * 1.2;
  const split = near(
    [
      [0.03, -0.5],
      [0.026, 0.1],
      [0.031, 0.5],
    ],
    x,
    y,
  );
  const line = (1 - step(0.0003, 0.0008, split.distance)) * step(-0.4, 0, y);
  return { height: wall.height + ridge, colour: shade(wall.colour, 1 - 0.5 * line) };
};

const scuffedPaint: Surface = (x, y) => {
  const wall = plaster([0.66, 0.7, 0.72])(x, y);
  const patch = step(0.1, 0.24, cloud(x * 6, y * 6, 4, 97) + 0.3 - Math.hypot(x + 0.03, y) * 1.1);
  const run = near(
    [
      [0.17, -0.12],
      [0.172, 0.02],
      [0.168, 0.13],
    ],
    x,
    y,
  );
  const drop = 1 - step(0.003, 0.0055, run.distance);
  return {
    height: wall.height + drop * 1.1,
    colour: blend(
      wall.colour,
      [0.83, 0.82, 0.79],
      patch * 0.55 * (0.75 + 0.25 * noise(x * 220, y * 220, 98)),
    ),
    gloss: drop * 0.3,
  };
};

const daylight = [-0.62, -0.7, 0.75] as const;

/** Every photo that the product's own pictures and samples show, by its file name. */
export const SHOTS: Readonly<Record<string, Shot>> = {
  'hall-above-door': { surface: doorCrack, span: 1, light: [-0.75, -0.35, 0.8], tilt: [0.05, 0.06] },
  'ensuite-floor': {
    surface: lippage,
    span: 0.62,
    light: [-0.9, -0.55, 0.42],
    tilt: [-0.08, 0.2],
    warmth: 0.5,
  },
  'bedroom-skirting': {
    surface: skirtingGap,
    span: 0.36,
    light: [-0.3, -0.9, 0.8],
    tilt: [0.06, -0.05],
    warmth: 0.4,
  },
  'north-wall': { surface: steppedCrack, span: 1.35, light: daylight, tilt: [0.1, -0.05], warmth: 0.6 },
  'garage-wall': { surface: saltBloom, span: 1.2, light: [0.5, -0.7, 0.7], tilt: [-0.08, 0.06] },
  'shower-junction': { surface: sealant, span: 0.7, light: [-0.4, -0.7, 0.9], tilt: [0.08, 0.1] },
  'level-2-ceiling': {
    surface: ceilingStain,
    span: 1.1,
    light: [0.5, 0.6, 0.9],
    tilt: [0.05, 0.16],
    ambient: 0.6,
  },
  'meeting-room-door': { surface: doorGap, span: 0.42, light: [0.5, -0.5, 0.9], tilt: [0.03, 0.02] },
  'open-plan-wall': { surface: scuffedPaint, span: 0.75, light: [-0.8, -0.2, 0.55], tilt: [-0.05, 0.04] },
  'corridor-joint': { surface: jointPeak, span: 0.6, light: [-0.95, -0.1, 0.35], tilt: [0.04, 0.03] },
  'bathroom-ceiling': {
    surface: bathroomMould,
    span: 0.95,
    light: [-0.3, 0.7, 0.8],
    tilt: [0.05, 0.05],
    ambient: 0.55,
  },
  'garage-slab': { surface: slabCrack, span: 1.1, light: [-0.7, -0.5, 0.6], tilt: [0.06, 0.22] },
  'balcony-soffit': { surface: spalling, span: 0.9, light: [-0.55, -0.75, 0.7], tilt: [0.05, 0.05] },
  'window-head': { surface: lintel, span: 1.05, light: daylight, tilt: [-0.06, -0.08], warmth: 0.5 },
};
