/**
 * Brownish patches and rings on light walls and ceilings: what the networks call clean too often. A patch is told by its
 * colour against the plane's own around it, which light and paint change alike; what isn't part of that plane, such as
 * furniture, has other edges. It names nothing: it takes 'no visible defect' away and gives a place to look closer at
 * (docs/decisions/0454-brownish-patches-on-light-surfaces.md).
 */
import type { RgbImage } from '../evidence/evidence.ts';
import { boxOf, type Cluster, clustersOf } from '../network/contour.ts';
import { inputSize, toPlanes } from '../network/input.ts';
import type { Box } from '../network/regions.ts';
import { filled, grown, type Mask, type Size, shrunk, spread } from './masks.ts';

/** The long side at which a photo is looked at, in pixels. */
const SIDE = 256;
/** How far around a pixel its plane's own colour is taken from, at half that size: three squares of twice this and one. */
const AROUND = 6;
/** Added before the logarithm, of 255: dark pixels are mostly noise. */
const NOISE = 10;

/** Of the brightest part: a light plane is at least so bright. */
const LIGHT = 0.55;
/** A plane changes less than this from one pixel to the next, as a logarithm. */
const EVEN = 0.05;
/** And has no strong colour of its own: the most between its channels, of 255. */
const PALE = 110;
/** Within these of the plane's own a pixel is of the plane: in brightness, and in brownness. */
const OWN = { dark: 0.06, brown: 0.05 };
/** How often the plane's own colour is taken again from what turned out to be of the plane. */
const TURNS = 4;

/** A patch is darker and browner than its plane by at least this. */
const PATCH = { dark: 0.02, brown: 0.045, plane: 0.08 };
/** The fewest pixels of a patch, and the least share of a side that it covers. */
const LEAST = { pixels: 60, side: 0.05 };
/** Most of what surrounds it is the plane, and next to nothing of it something else. */
const RING = { plane: 0.85, other: 0.02 };
/** How near the ring is to its plane where it is of it, and how far from it where it is something else. */
const NEAR = { dark: 0.05, brown: 0.03 };
const FAR = { dark: 0.25, brown: 0.15 };
/** The ring begins this many pixels outside the patch, and is so many wide. */
const GAP = 2;
const WIDE = 3;
/** At least so much of what makes it darker makes it browner: a shadow does neither. */
const BROWN_OF_DARK = 0.3;
/** Darker than this somewhere, or with an edge as hard as this, it is a thing and no stain. */
const THING = { dark: 0.9, edge: 0.3, full: 0.9 };

interface Seen extends Size {
  /** Brightness, as a logarithm. */
  light: Float32Array;
  /** Brightness, and red over blue, as logarithms, less the plane's own. */
  dark: Float32Array;
  brown: Float32Array;
  /** How much plane there is around. */
  plane: Float32Array;
  /** Whether it is of the plane itself. */
  own: Mask;
}

/** How steep a picture is at a pixel, as a change from one pixel to the next. */
function steepnessAt(of: Float32Array, { width, height }: Size, at: number): number {
  const x = at % width;
  const above = at >= width ? at - width : at;
  const below = at + width < width * height ? at + width : at;
  const left = x > 0 ? 1 : 0;
  const right = x + 1 < width ? 1 : 0;
  const northWest = of[above - left] as number;
  const northEast = of[above + right] as number;
  const southWest = of[below - left] as number;
  const southEast = of[below + right] as number;
  const east = (of[at + right] as number) - (of[at - left] as number);
  const south = (of[below] as number) - (of[above] as number);
  const across = northEast - northWest + 2 * east + southEast - southWest;
  const along = southWest - northWest + 2 * south + southEast - northEast;
  return Math.sqrt(across * across + along * along) / 8;
}

const quantile = (values: readonly number[] | Float32Array, share: number): number =>
  Float32Array.from(values).sort()[Math.floor(share * (values.length - 1))] ?? 0;

/** The same of many values from 0 to 255, to one of them. */
function levelAt(values: Float32Array, share: number): number {
  const levels = new Uint32Array(256);
  for (const value of values) levels[value | 0] = (levels[value | 0] as number) + 1;
  let left = share * values.length;
  return levels.findIndex((count) => {
    left -= count;
    return left <= 0;
  });
}

/** The share of these that hold. */
const shareOf = (cells: readonly number[], holds: (at: number) => boolean): number =>
  cells.reduce((sum, at) => sum + (holds(at) ? 1 : 0), 0) / cells.length;

function lookAt(image: RgbImage): Seen {
  const size = inputSize(image.width, image.height, SIDE);
  const count = size.width * size.height;
  const planes = toPlanes(image, size.width, size.height);
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
  return { ...size, light, ...againstPlane(light, red, even, size) };
}

/** Each pixel against its plane's own colour, which is taken from what is even and, turn by turn, near that colour. */
function againstPlane(
  light: Float32Array,
  red: Float32Array,
  even: Mask,
  size: Size,
): Omit<Seen, 'light' | keyof Size> {
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

/** What a patch encloses and the ring around it, as places in the picture. */
function aroundOf(cells: Cluster, { x, y, width, height }: Box, seen: Size) {
  const margin = GAP + WIDE + 1;
  const [left, top] = [Math.max(0, x - margin), Math.max(0, y - margin)];
  const size = {
    width: Math.min(seen.width, x + width + margin) - left,
    height: Math.min(seen.height, y + height + margin) - top,
  };
  const mask = new Uint8Array(size.width * size.height);
  for (const at of cells)
    mask[(Math.floor(at / seen.width) - top) * size.width + (at % seen.width) - left] = 1;
  const whole = filled(mask, size);
  const more = (from: Mask, by: number) => {
    let out = from;
    for (let step = 0; step < by; step++) out = grown(out, size);
    return out;
  };
  const near = more(whole, GAP);
  const far = more(near, WIDE);
  const inside: number[] = [];
  const ring: number[] = [];
  for (let at = 0; at < mask.length; at++) {
    const place = (Math.floor(at / size.width) + top) * seen.width + (at % size.width) + left;
    if (whole[at]) inside.push(place);
    else if (far[at] && !near[at]) ring.push(place);
  }
  return { inside, ring };
}

/** A box around these in pixels. */
function pixelBox(cells: Cluster, width: number): Box {
  let [left, right, top, bottom] = [width, 0, Number.POSITIVE_INFINITY, 0];
  for (const at of cells) {
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right + 1 - left, height: bottom + 1 - top };
}

/** Whether a patch is a stain on its plane. */
function isStain(cells: Cluster, seen: Seen): boolean {
  if (cells.length < LEAST.pixels) return false;
  const { light, own } = seen;
  const box = pixelBox(cells, seen.width);
  const isCut =
    box.x === 0 || box.y === 0 || box.x + box.width === seen.width || box.y + box.height === seen.height;
  if (isCut || Math.min(box.width / seen.width, box.height / seen.height) < LEAST.side) return false;
  const { inside, ring } = aroundOf(cells, box, seen);
  if (inside.length > THING.full * box.width * box.height) return false;
  const dark = (at: number) => seen.dark[at] as number;
  const brown = (at: number) => seen.brown[at] as number;
  const isOwn = (at: number) =>
    own[at] === 1 && Math.abs(dark(at)) < NEAR.dark && Math.abs(brown(at)) < NEAR.brown;
  const isOther = (at: number) => Math.abs(dark(at)) > FAR.dark || Math.abs(brown(at)) > FAR.brown;
  const browner = cells.reduce((sum, at) => sum + brown(at) / Math.max(-dark(at), PATCH.dark), 0);
  return (
    shareOf(ring, isOwn) >= RING.plane &&
    shareOf(ring, isOther) <= RING.other &&
    browner >= BROWN_OF_DARK * cells.length &&
    quantile(cells.map(dark), 0.03) > -THING.dark &&
    quantile(
      inside.map((at) => steepnessAt(light, seen, at)),
      0.95,
    ) <= THING.edge
  );
}

/** Where a light wall or ceiling has a brownish patch, in fractions of the photo; the largest first. */
export function stainsIn(image: RgbImage): Box[] {
  const seen = lookAt(image);
  const { width, height, dark, brown, plane } = seen;
  const patch = new Uint8Array(width * height);
  for (let at = 0; at < patch.length; at++)
    patch[at] =
      (dark[at] as number) < -PATCH.dark &&
      (brown[at] as number) > PATCH.brown &&
      (plane[at] as number) > PATCH.plane
        ? 1
        : 0;
  const grid = { columns: width, rows: height, values: shrunk(grown(patch, seen), seen) };
  return clustersOf(grid, 1)
    .filter((cells) => isStain(cells, seen))
    .map((cells) => boxOf(cells, grid));
}
