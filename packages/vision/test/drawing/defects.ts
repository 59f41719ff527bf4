/** Cracks, drawn onto a surface. */
import { type Canvas, shade } from './canvas.ts';

export interface CrackShape {
  /** Width at its widest, in pixels. */
  width: number;
  /** How dark: 0 black, 1 invisible. */
  depth: number;
  /** Direction in radians from level. */
  angle: number;
  /** Length as a share of the picture's width. */
  length: number;
  branches?: number;
}

function stroke(target: Canvas, x: number, y: number, width: number, depth: number): void {
  const reach = Math.ceil(width / 2 + 1);
  for (let v = -reach; v <= reach; v++) {
    for (let u = -reach; u <= reach; u++) {
      const [px, py] = [Math.round(x + u), Math.round(y + v)];
      const cover = Math.min(1, Math.max(0, width / 2 + 0.5 - Math.hypot(px - x, py - y)));
      // Strokes overlap; only so much of the light may go in each, or slow stretches would turn black.
      if (cover > 0) shade(target, px, py, 1 - cover * (1 - depth) * 0.55);
    }
  }
}

function run(target: Canvas, from: [number, number], shape: CrackShape): void {
  const { random, width: wide } = target;
  let [x, y] = from;
  let drift = 0;
  const steps = Math.round(shape.length * wide);
  const branchesAt = new Set(
    Array.from({ length: shape.branches ?? 0 }, () => Math.floor((0.2 + 0.6 * random()) * steps)),
  );
  let swell = random();
  for (let step = 0; step < steps; step++) {
    if (random() < 0.16) drift = drift * 0.55 + (random() - 0.5) * 1.5;
    if (random() < 0.05) swell = random();
    const way = shape.angle + drift;
    x += Math.cos(way);
    y += Math.sin(way);
    const taper = Math.min(1, (steps - step) / (0.25 * steps), (step + 8) / (0.1 * steps));
    stroke(target, x, y, Math.max(0.8, shape.width * taper * (0.55 + 0.45 * swell)), shape.depth);
    if (branchesAt.has(step)) {
      const angle = shape.angle + (random() < 0.5 ? -0.8 : 0.8);
      run(target, [x, y], {
        ...shape,
        angle,
        length: shape.length * 0.35,
        width: shape.width * 0.7,
        branches: 0,
      });
    }
  }
}

/** A crack that wanders, swells and tapers. */
export function crack(target: Canvas, shape: CrackShape): Canvas {
  const long = shape.length * target.width;
  const middle: [number, number] = [target.width / 2, target.height / 2];
  run(
    target,
    [middle[0] - (Math.cos(shape.angle) * long) / 2, middle[1] - (Math.sin(shape.angle) * long) / 2],
    shape,
  );
  return target;
}

/** A crack that follows the joints of brickwork in steps. */
export function steppedCrack(target: Canvas, brick: number, course: number, width: number): Canvas {
  const { random } = target;
  let [x, y] = [brick / 2, 4];
  let across = false;
  while (x < target.width && y < target.height) {
    const far = across ? brick / 2 : course;
    for (let step = 0; step < far; step++) {
      if (across) x += 1;
      else y += 1;
      const sway = (random() - 0.5) * 1.4;
      stroke(target, x + (across ? 0 : sway), y + (across ? sway : 0), width * (0.7 + 0.5 * random()), 0.12);
    }
    across = !across;
  }
  return target;
}
