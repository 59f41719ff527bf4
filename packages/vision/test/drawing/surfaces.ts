/** Clean surfaces and what lies harmlessly on them. */
import { type Canvas, type Colour, canvas, light, mottle, noise, paint, shade } from './canvas.ts';

export interface View {
  width: number;
  height: number;
  seed: number;
}

const vary = (colour: Colour, by: number): Colour => [colour[0] + by, colour[1] + by, colour[2] + by];

/** A plastered or painted wall. */
export function plaster({ width, height, seed }: View, colour: Colour = [205, 200, 190], depth = 14): Canvas {
  const wall = canvas(width, height, colour, seed);
  mottle(wall, depth);
  return wall;
}

/** Concrete: greyer and rougher, with pores. */
export function concrete(view: View): Canvas {
  const wall = plaster(view, [150, 148, 143], 26);
  const pores = (view.width * view.height) / 2600;
  for (let count = 0; count < pores; count++) {
    const [x, y] = [wall.random() * view.width, wall.random() * view.height];
    for (let r = 0; r < 3; r++) shade(wall, x + wall.random() * 2, y + wall.random() * 2, 0.8);
  }
  return wall;
}

interface Bond {
  brick: number;
  course: number;
  joint: number;
  mortar: Colour;
  body: Colour;
}

const BOND: Bond = { brick: 200, course: 66, joint: 8, mortar: [180, 172, 160], body: [150, 82, 62] };

/** Brickwork in stretcher bond. Dark mortar makes joints that look most like cracks. */
export function bricks(view: View, bond: Partial<Bond> = {}): Canvas {
  const { brick, course, joint, mortar, body } = { ...BOND, ...bond };
  const wall = canvas(view.width, view.height, mortar, view.seed);
  for (let row = -1; row * course < view.height; row++) {
    const shift = row % 2 === 0 ? 0 : brick / 2;
    for (let left = -brick + shift; left < view.width; left += brick) {
      const colour = vary(body, (wall.random() - 0.5) * 30);
      for (let y = row * course + joint; y < (row + 1) * course; y++) {
        for (let x = left + joint; x < left + brick; x++) paint(wall, x, y, colour);
      }
    }
  }
  mottle(wall, 26, [3, 8, 40]);
  return wall;
}

/** Tiles with grout, or boards where one side is the whole height. */
export function tiles(view: View, wide = 160, tall = 160, grout: Colour = [120, 118, 115]): Canvas {
  const wall = canvas(view.width, view.height, grout, view.seed);
  for (let top = 0; top < view.height; top += tall) {
    for (let left = 0; left < view.width; left += wide) {
      const colour = vary([214, 212, 206], (wall.random() - 0.5) * 8);
      for (let y = top + 4; y < top + tall; y++)
        for (let x = left + 4; x < left + wide; x++) paint(wall, x, y, colour);
    }
  }
  mottle(wall, 8);
  return wall;
}

/** A cable or pipe on a wall: straight or gently sagging, of one width, with a lit side. */
export function cable(wall: Canvas, width: number): void {
  const { random } = wall;
  const sag = random() * wall.height * 0.06;
  const [from, to] = [random() * wall.height, random() * wall.height];
  for (let x = 0; x < wall.width; x++) {
    const t = x / wall.width;
    const y = from + (to - from) * t + sag * 4 * t * (1 - t);
    for (let r = 0; r < width; r++) paint(wall, x, y + r, r < width * 0.3 ? [95, 95, 92] : [45, 45, 44]);
  }
}

/** The edge of a shadow: one side darker, no line. */
export function shadow(wall: Canvas, soft: number): void {
  const slope = (wall.random() - 0.5) * 1.6;
  const middle = wall.width * (0.3 + 0.4 * wall.random());
  for (let y = 0; y < wall.height; y++) {
    const edge = middle + (y - wall.height / 2) * slope;
    for (let x = 0; x < wall.width; x++) {
      const inside = Math.min(1, Math.max(0, (x - edge) / soft + 0.5));
      shade(wall, x, y, 1 - 0.35 * inside);
    }
  }
}

/** A corner of a room with ceiling line and skirting: edges, no defect. */
export function room(view: View): Canvas {
  const scene = plaster(view, [208, 203, 194], 8);
  const corner = view.width * (0.35 + 0.3 * scene.random());
  const ceiling = view.height * 0.16;
  const floor = view.height * 0.82;
  for (let y = 0; y < view.height; y++) {
    for (let x = 0; x < view.width; x++) {
      const slant = Math.abs(x - corner) * 0.12;
      if (y < ceiling - slant) paint(scene, x, y, [225, 223, 218]);
      else if (y > floor + slant) paint(scene, x, y, [132, 96, 66]);
      else if (y > floor + slant - view.height * 0.03) paint(scene, x, y, [236, 235, 230]);
      else if (x > corner) shade(scene, x, y, 0.86);
    }
  }
  return scene;
}

/** What every photo has: uneven light and noise. */
export function finish(target: Canvas, level = 2): Canvas {
  light(target, 0.75 + 0.2 * target.random(), 1.05, target.random() * Math.PI * 2);
  noise(target, level);
  return target;
}
