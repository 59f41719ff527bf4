import sharp from 'sharp';
import { chance, clamp, mix } from './noise.ts';

export type Colour = readonly [number, number, number];

/** What a surface is at one place. */
export interface Point {
  /** In millimetres, towards the camera. */
  height: number;
  /** How much of each colour it throws back, 0–1. */
  colour: Colour;
  /** 0 for chalk, 1 for glaze. */
  gloss?: number;
}

/** A surface by its place in metres, x to the right and y down, 0 in the middle of the photo. */
export type Surface = (x: number, y: number) => Point;

export interface Shot {
  surface: Surface;
  /** Metres from the left edge of the photo to the right. */
  span: number;
  /** Where the light comes from: right, down, towards the camera. */
  light: readonly [number, number, number];
  /** How far the camera was turned, as a share of the distance. */
  tilt?: readonly [number, number];
  /** Brightness of what lies in shadow against what lies in light. */
  ambient?: number;
  warmth?: number;
}

const [WIDTH, HEIGHT] = [1280, 960];
/** Steps along which a shadow is looked for, in pixels each. */
const SHADOW_STEPS = 14;

/** Photographs a surface: relief, shadows, shine, a lens that darkens at the edges and the grain of a sensor. */
export async function photograph(shot: Shot): Promise<Buffer> {
  const { span, light, tilt = [0, 0], ambient = 0.42, warmth = 0 } = shot;
  const pixel = span / WIDTH;
  const heights = new Float32Array(WIDTH * HEIGHT);
  const points: Point[] = new Array(WIDTH * HEIGHT);
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH; column++) {
      const [u, v] = [column / WIDTH - 0.5, (row - HEIGHT / 2) / WIDTH];
      const far = 1 / (1 - u * tilt[0] - v * tilt[1]);
      const point = shot.surface(u * span * far, v * span * far);
      const at = row * WIDTH + column;
      heights[at] = point.height / 1000 / pixel;
      points[at] = point;
    }
  }
  const length = Math.hypot(...light);
  const [lx, ly, lz] = light.map((part) => part / length) as [number, number, number];
  const heightAt = (column: number, row: number) =>
    heights[clamp(row, 0, HEIGHT - 1) * WIDTH + clamp(column, 0, WIDTH - 1)] ?? 0;

  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH; column++) {
      const at = row * WIDTH + column;
      const point = points[at];
      if (!point) continue;
      const here = heightAt(column, row);
      const nx = (heightAt(column - 1, row) - heightAt(column + 1, row)) / 2;
      const ny = (heightAt(column, row - 1) - heightAt(column, row + 1)) / 2;
      const norm = Math.hypot(nx, ny, 1);
      const facing = clamp((nx * lx + ny * ly + lz) / norm);
      let lit = 1;
      let open = 1;
      for (let step = 1; step <= SHADOW_STEPS; step++) {
        const reach = step * (step < 6 ? 1 : 2);
        const there = heightAt(Math.round(column + lx * reach), Math.round(row + ly * reach));
        lit = Math.min(lit, clamp(1 - (there - here - (reach * lz) / Math.hypot(lx, ly)) * 0.8));
        if (step % 3 === 0) {
          const around =
            heightAt(column + reach, row) +
            heightAt(column - reach, row) +
            heightAt(column, row + reach) +
            heightAt(column, row - reach);
          open = Math.min(open, clamp(1 - (around / 4 - here) / (reach * 1.6), 0.25));
        }
      }
      const shine = (point.gloss ?? 0) * clamp(facing - lz + 0.12) ** 2 * 6;
      const [u, v] = [column / WIDTH - 0.5, row / HEIGHT - 0.5];
      const lens = 1 - 0.55 * (u * u + v * v) + 0.16 * (u * lx + v * ly);
      const bright = (ambient * open + (1 - ambient) * facing * lit * 1.25 + shine) * lens;
      const grain =
        (chance(column, row, 71) + chance(column, row, 72) + chance(column, row, 73) - 1.5) * 0.022;
      const tint = [1 + warmth * 0.06, 1, 1 - warmth * 0.08];
      for (let channel = 0; channel < 3; channel++) {
        const value = (point.colour[channel] ?? 0) * bright * (tint[channel] ?? 1);
        const developed = clamp(value) ** (1 / 2.2);
        pixels[at * 3 + channel] = Math.round(
          255 * clamp(developed + grain + (chance(column, row, 80 + channel) - 0.5) * 0.008),
        );
      }
    }
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .blur(0.55)
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}

/** Between two colours. */
export const blend = (a: Colour, b: Colour, t: number): Colour => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
];

/** Lighter above 1, darker below. */
export const shade = ([r, g, b]: Colour, by: number): Colour => [r * by, g * by, b * by];
