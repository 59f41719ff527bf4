/** A picture that is drawn pixel by pixel, in linear steps of grey: enough to look like a photo of a surface. */
import sharp from 'sharp';
import { randomFrom } from '../../fit/random.ts';

export type Colour = readonly [number, number, number];

export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly random: () => number;
  readonly data: Float32Array;
}

export function canvas(width: number, height: number, colour: Colour, seed = 1): Canvas {
  const data = new Float32Array(width * height * 3);
  for (let at = 0; at < data.length; at++) data[at] = colour[at % 3] ?? 0;
  return { width, height, random: randomFrom(seed), data };
}

/** Multiplies a pixel's light. */
export function shade({ data, width, height }: Canvas, x: number, y: number, factor: number): void {
  const [px, py] = [Math.round(x), Math.round(y)];
  if (px < 0 || py < 0 || px >= width || py >= height) return;
  const at = (py * width + px) * 3;
  for (let channel = 0; channel < 3; channel++) data[at + channel] = (data[at + channel] ?? 0) * factor;
}

export function paint(
  { data, width, height }: Canvas,
  x: number,
  y: number,
  colour: Colour,
  cover = 1,
): void {
  const [px, py] = [Math.round(x), Math.round(y)];
  if (px < 0 || py < 0 || px >= width || py >= height) return;
  const at = (py * width + px) * 3;
  colour.forEach((value, channel) => {
    data[at + channel] = (data[at + channel] ?? 0) * (1 - cover) + value * cover;
  });
}

/** Smooth random values from -0.5 to 0.5, one a pixel: drawn between knots that are `step` px apart. */
export function smoothValues(
  { width, height, random }: Pick<Canvas, 'width' | 'height' | 'random'>,
  step: number,
): Float64Array {
  const columns = Math.ceil(width / step) + 2;
  const knots = Float32Array.from({ length: columns * (Math.ceil(height / step) + 2) }, () => random() - 0.5);
  // The same in every row.
  const column = Int32Array.from({ length: width }, (_, x) => Math.floor(x / step));
  const across = Float64Array.from({ length: width }, (_, x) => (x / step) % 1);
  const values = new Float64Array(width * height);
  for (let y = 0; y < height; y++) {
    const [row, v] = [Math.floor(y / step) * columns, (y / step) % 1];
    for (let x = 0; x < width; x++) {
      const [at, u] = [row + (column[x] ?? 0), across[x] ?? 0];
      const top = (knots[at] ?? 0) * (1 - u) + (knots[at + 1] ?? 0) * u;
      const bottom = (knots[at + columns] ?? 0) * (1 - u) + (knots[at + columns + 1] ?? 0) * u;
      values[y * width + x] = top * (1 - v) + bottom * v;
    }
  }
  return values;
}

/** Soft unevenness at several sizes, as of plaster, render or light falling on it. `depth` in grey levels. */
export function mottle(target: Canvas, depth: number, sizes: readonly number[] = [4, 16, 64, 256]): void {
  const { data } = target;
  const strength = depth / sizes.length;
  for (const size of sizes) {
    const values = smoothValues(target, size);
    for (let pixel = 0, at = 0; pixel < values.length; pixel++) {
      const add = (values[pixel] ?? 0) * 2 * strength;
      for (let channel = 0; channel < 3; channel++, at++) data[at] = (data[at] ?? 0) + add;
    }
  }
}

/** What a sensor adds: noise of about `level` grey levels. */
export function noise({ data, random }: Canvas, level: number): void {
  for (let at = 0; at < data.length; at++)
    data[at] = (data[at] ?? 0) + (random() + random() - 1) * 1.7 * level;
}

/** Light that falls off from one side to the other: `from` and `to` are factors. */
export function light(target: Canvas, from: number, to: number, angle = 0): void {
  const { width, height } = target;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const along = ((x / width - 0.5) * cos + (y / height - 0.5) * sin + 0.7) / 1.4;
      shade(target, x, y, from + (to - from) * along);
    }
  }
}

export type PhotoFormat = 'jpeg' | 'png' | 'webp';

/** The picture as the file that a camera would have written. */
export async function develop(
  { data, width, height }: Canvas,
  format: PhotoFormat = 'jpeg',
): Promise<Buffer> {
  // One by one: `from` with a function gathers millions of numbers in a list first.
  const bytes = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) bytes[at] = Math.min(255, Math.max(0, Math.round(data[at] ?? 0)));
  const image = sharp(bytes, { raw: { width, height, channels: 3 } });
  if (format === 'png') return image.png().toBuffer();
  return format === 'webp' ? image.webp({ quality: 88 }).toBuffer() : image.jpeg({ quality: 90 }).toBuffer();
}
