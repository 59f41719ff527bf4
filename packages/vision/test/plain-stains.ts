/** The loops of `kernels/stains.ts` in plain TypeScript, as they were: what the compiled ones must give to the bit. */
import type { Shown } from '../src/network/input.ts';
import { ANY, type Mask, type Size, WHOLE, withNeighbours } from '../src/stains/masks.ts';
import {
  AROUND,
  EVEN,
  LIGHT,
  levelAt,
  NOISE,
  OWN,
  PALE,
  PATCH,
  steepnessAt,
  TURNS,
} from '../src/stains/stains.ts';

/** Means along rows over 2r + 1 pixels; outside the picture there is 0. */
function alongRows(from: Float32Array, to: Float32Array, { width, height }: Size, r: number): void {
  const share = 1 / (2 * r + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(r, width); x++) sum += from[row + x] as number;
    for (let x = 0; x < width; x++) {
      if (x + r < width) sum += from[row + x + r] as number;
      if (x > r) sum -= from[row + x - r - 1] as number;
      to[row + x] = sum * share;
    }
  }
}

/** The same along columns, all of them row by row: `sums` has room for one row. */
function alongColumns(from: Float32Array, to: Float32Array, { width, height }: Size, r: number): void {
  const share = 1 / (2 * r + 1);
  const sums = new Float64Array(width);
  for (let y = 0; y < Math.min(r, height); y++)
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (from[y * width + x] as number);
  for (let y = 0; y < height; y++) {
    const [into, ahead, behind] = [y * width, (y + r) * width, (y - r - 1) * width];
    const [enters, leaves] = [y + r < height, y > r];
    for (let x = 0; x < width; x++) {
      let sum = sums[x] as number;
      if (enters) sum += from[ahead + x] as number;
      if (leaves) sum -= from[behind + x] as number;
      sums[x] = sum;
      to[into + x] = sum * share;
    }
  }
}

/** Means over a neighbourhood that fades out, nearly a bell: squares of 2r + 1 pixels, three times. In place. */
function spread(values: Float32Array, size: Size, r: number): Float32Array {
  const between = new Float32Array(values.length);
  for (let turn = 0; turn < 3; turn++) {
    alongRows(values, between, size, r);
    alongColumns(between, values, size, r);
  }
  return values;
}

/** One pixel more all round. */
const grown = (mask: Mask, size: Size): Mask => withNeighbours(mask, size, ANY);
/** One pixel less all round. */
const shrunk = (mask: Mask, size: Size): Mask => withNeighbours(mask, size, WHOLE);

export interface PlainSeen extends Size {
  /** Brightness, as a logarithm. */
  light: Float32Array;
  /** Brightness, and red over blue, as logarithms, less the plane's own. */
  dark: Float32Array;
  brown: Float32Array;
  /** How much plane there is around. */
  plane: Float32Array;
  /** Whether it is of the plane itself. */
  own: Mask;
  patch: Mask;
}

/** Each pixel against the plane around it. */
export function plainStains({ width, height, planes }: Shown): PlainSeen {
  const size = { width, height };
  const count = width * height;
  const light = new Float32Array(count);
  const red = new Float32Array(count);
  const grey = new Float32Array(count);
  const pale = new Uint8Array(count);
  for (let at = 0; at < count; at++) {
    const r = 255 * (planes[at] as number);
    const g = 255 * (planes[count + at] as number);
    const b = 255 * (planes[2 * count + at] as number);
    const [lr, lb] = [Math.log(r + NOISE), Math.log(b + NOISE)];
    light[at] = (lr + Math.log(g + NOISE) + lb) / 3;
    red[at] = lr - lb;
    grey[at] = (r + g + b) / 3;
    pale[at] = Math.max(r, g, b) - Math.min(r, g, b) < PALE ? 1 : 0;
  }
  const bright = LIGHT * levelAt(grey, 0.95);
  const smooth = spread(light.slice(), size, 1);
  const flat = pale.map((one, at) =>
    one && (grey[at] as number) > bright && steepnessAt(smooth, size, at) < EVEN ? 1 : 0,
  );
  const even = grown(shrunk(flat, size), size);
  const against = againstPlane(light, red, even, size);
  const { dark, brown, plane } = against;
  const patch = new Uint8Array(count);
  for (let at = 0; at < count; at++)
    patch[at] =
      (dark[at] as number) < -PATCH.dark &&
      (brown[at] as number) > PATCH.brown &&
      (plane[at] as number) > PATCH.plane
        ? 1
        : 0;
  return { ...size, light, ...against, patch: shrunk(grown(patch, size), size) };
}

/** Each pixel against its plane's own colour, which is taken from what is even and, turn by turn, near that colour. */
function againstPlane(
  light: Float32Array,
  red: Float32Array,
  even: Mask,
  size: Size,
): Omit<PlainSeen, 'light' | 'patch' | keyof Size> {
  const { width } = size;
  const own = even.slice();
  const dark = new Float32Array(own.length);
  const brown = new Float32Array(own.length);
  const plane = new Float32Array(own.length);
  // The plane's colour changes slowly: half the size, which is even, shows it.
  const half = { width: width / 2, height: size.height / 2 };
  const [planes, lights, reds] = [0, 1, 2].map(() => new Float32Array(half.width * half.height)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const halfOf = new Uint32Array(own.length);
  for (let at = 0; at < own.length; at++)
    halfOf[at] = (Math.floor(at / width) >> 1) * half.width + ((at % width) >> 1);
  for (let turn = 0; turn < TURNS; turn++) {
    for (const one of [planes, lights, reds]) one.fill(0);
    for (let at = 0; at < own.length; at++) {
      if (
        turn > 0 &&
        (Math.abs(dark[at] as number) >= OWN.dark || Math.abs(brown[at] as number) >= OWN.brown)
      )
        own[at] = 0;
      else own[at] = even[at] as number;
      if (!own[at]) continue;
      const to = halfOf[at] as number;
      planes[to] = (planes[to] as number) + 1 / 4;
      lights[to] = (lights[to] as number) + (light[at] as number) / 4;
      reds[to] = (reds[to] as number) + (red[at] as number) / 4;
    }
    for (const one of [planes, lights, reds]) spread(one, half, AROUND);
    for (let at = 0; at < planes.length; at++) {
      const around = Math.max(planes[at] as number, 1e-6);
      lights[at] = (lights[at] as number) / around;
      reds[at] = (reds[at] as number) / around;
    }
    for (let at = 0; at < own.length; at++) {
      const from = halfOf[at] as number;
      plane[at] = planes[from] as number;
      dark[at] = (light[at] as number) - (lights[from] as number);
      brown[at] = (red[at] as number) - (reds[from] as number);
    }
  }
  return { dark, brown, plane, own };
}
