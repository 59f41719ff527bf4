import { blend, type Colour, type Point, type Surface, shade } from './camera.ts';
import { chance, clamp, cloud, mix, noise, step } from './noise.ts';

/** A painted wall, as a roller leaves it. */
export const plaster =
  (colour: Colour = [0.78, 0.76, 0.71]): Surface =>
  (x, y) => ({
    height: cloud(x * 260, y * 260, 3, 1) * 0.14 + cloud(x * 5, y * 5, 2, 2) * 0.5,
    colour: shade(colour, 1 + cloud(x * 3, y * 3, 3, 3) * 0.035),
  });

export const BRICK = { long: 0.24, high: 0.086, joint: 0.01 };

/** Running bond. Bricks differ from each other, and each from itself. */
export const brickwork =
  (base: Colour = [0.42, 0.155, 0.095]): Surface =>
  (x, y) => {
    const course = Math.floor(y / BRICK.high);
    const shift = course % 2 === 0 ? 0 : BRICK.long / 2;
    const column = Math.floor((x + shift) / BRICK.long);
    const [inX, inY] = [x + shift - column * BRICK.long, y - course * BRICK.high];
    const ragged = cloud(x * 120, y * 120, 3, 11) * 0.0035;
    const edge = Math.min(inX, BRICK.long - inX, inY, BRICK.high - inY) - BRICK.joint / 2 + ragged;
    const face = step(-0.0006, 0.0022, edge);
    const own = chance(column, course, 12);
    const fired = blend(
      shade(base, 0.72 + own * 0.55),
      [0.16, 0.075, 0.06],
      chance(column, course, 13) > 0.86 ? 0.55 : 0,
    );
    const pitted = cloud(x * 210, y * 210, 4, 14);
    const brick = shade(fired, 1 + pitted * 0.5 + cloud(x * 22, y * 22, 3, 15) * 0.32);
    const mortar = shade([0.4, 0.37, 0.32], 1 + cloud(x * 300, y * 300, 3, 16) * 0.4);
    return {
      height: mix(-3.5 + cloud(x * 300, y * 300, 2, 17) * 0.8, pitted * 0.9 + (own - 0.5) * 1.6, face),
      colour: blend(mortar, brick, face),
    };
  };

/** Tiles of one size; `lift` says by how many millimetres a tile stands proud. */
export const tiles =
  (size: number, joint: number, lift: (column: number, row: number) => number, colour: Colour): Surface =>
  (x, y) => {
    const [column, row] = [Math.floor(x / size), Math.floor(y / size)];
    const [inX, inY] = [x - column * size, y - row * size];
    const edge = Math.min(inX, size - inX, inY, size - inY) - joint / 2;
    const face = step(-0.0004, 0.0009, edge);
    const vein = Math.abs(cloud(x * 3.2 + chance(column, row, 21) * 9, y * 3.2, 5, 22));
    const own = 0.95 + chance(column, row, 23) * 0.1;
    const glaze = shade(
      colour,
      own * (0.94 + 0.06 * step(0, 0.05, vein)) * (1 + cloud(x * 40, y * 40, 3, 26) * 0.03),
    );
    const grout = shade([0.42, 0.41, 0.38], 1 + cloud(x * 400, y * 400, 3, 24) * 0.35);
    return {
      height: mix(-1.6 + cloud(x * 300, y * 300, 2, 25) * 0.3, lift(column, row), face),
      colour: blend(grout, glaze, face),
      gloss: face * 0.5,
    };
  };

/** A round hole that air left under the formwork; few cells of the grid have one. */
function airHole(x: number, y: number): number {
  const [column, row] = [Math.floor(x / 0.03), Math.floor(y / 0.03)];
  if (chance(column, row, 33) > 0.09) return 0;
  const radius = 0.0012 + chance(column, row, 34) * 0.0022;
  const [inX, inY] = [x - (column + 0.5) * 0.03, y - (row + 0.5) * 0.03];
  return (
    1 - step(radius * 0.6, radius, Math.hypot(inX, inY * 1.2) + noise(x * 500, y * 500, 39) * radius * 0.3)
  );
}

export const concrete =
  (colour: Colour = [0.42, 0.41, 0.385]): Surface =>
  (x, y) => {
    const hole = airHole(x, y);
    return {
      height: cloud(x * 140, y * 140, 4, 35) * 0.5 - hole * 2.5 + cloud(x * 4, y * 22, 3, 36) * 0.5,
      colour: shade(
        colour,
        (1 + cloud(x * 4, y * 4, 5, 37) * 0.34 + cloud(x * 180, y * 180, 3, 38) * 0.2) * (1 - hole * 0.5),
      ),
    };
  };

/** A suspended ceiling of fissured tiles in a white grid. */
export const ceilingTiles =
  (size: number): Surface =>
  (x, y) => {
    const [inX, inY] = [x - Math.floor(x / size) * size, y - Math.floor(y / size) * size];
    const edge = Math.min(inX, size - inX, inY, size - inY);
    if (edge < 0.012) return { height: 4, colour: [0.8, 0.8, 0.79] };
    const [wx, wy] = [cloud(x * 120, y * 120, 2, 41) * 0.02, cloud(x * 120, y * 120, 2, 45) * 0.02];
    const fissure = step(0.55, 0.7, noise((x + wx) * 55, (y + wy) * 130, 42));
    const pin = step(0.6, 0.75, noise((x + wy) * 260, (y + wx) * 260, 43));
    return {
      height: -fissure * 1.6 - pin * 1.2 + step(0.012, 0.02, edge) * 2 - 2,
      colour: shade(
        [0.76, 0.755, 0.73],
        (1 - fissure * 0.28 - pin * 0.3) * (1 + cloud(x * 8, y * 8, 2, 44) * 0.03),
      ),
    };
  };

/** Boards of timber that run from left to right. */
export const boards =
  (wide: number, colour: Colour = [0.33, 0.19, 0.09]): Surface =>
  (x, y) => {
    const board = Math.floor(y / wide);
    const inY = y - board * wide;
    const edge = Math.min(inY, wide - inY);
    const grain =
      cloud(x * 2.4 + chance(board, 1, 51) * 40, y * 85, 5, 52) + cloud(x * 14, y * 300, 2, 53) * 0.35;
    const seam = step(0.0004, 0.0012, edge);
    return {
      height: seam * 0.6 + grain * 0.1,
      colour: shade(colour, (0.82 + chance(board, 2, 54) * 0.34 + grain * 0.42) * (0.35 + 0.65 * seam)),
      gloss: 0.3,
    };
  };

/** One surface above a line, another below it. */
export const above =
  (line: (x: number) => number, top: Surface, low: Surface): Surface =>
  (x, y) =>
    (y < line(x) ? top : low)(x, y);

/** Rust on steel. */
export function rust(x: number, y: number): Colour {
  const flake = cloud(x * 60, y * 60, 5, 61);
  return blend([0.24, 0.075, 0.025], [0.09, 0.035, 0.02], clamp(0.5 + flake));
}

export const flat = (colour: Colour, height = 0, gloss = 0): Point => ({ colour, height, gloss });
