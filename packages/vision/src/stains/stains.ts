/**
 * Brownish patches and rings on light walls and ceilings: what the networks call clean too often. A patch is told by its
 * colour against the plane's own around it, which light and paint change alike; what isn't part of that plane, such as
 * furniture, has other edges. It names nothing: it takes 'no visible defect' away and gives a place to look closer at
 * (docs/decisions/0454-brownish-patches-on-light-surfaces.md).
 */
import { pixelKernels, roomFor } from '../kernels/pixels.ts';
import { boxOf, type Cluster, clustersOf } from '../network/contour.ts';
import type { Shown } from '../network/input.ts';
import type { Box } from '../network/regions.ts';
import { ANY, filled, growFrom, type Mask, type Size, WHOLE } from './masks.ts';

/** The long side at which a photo is looked at, in pixels. */
export const STAINS_SIDE = 256;
/** How far around a pixel its plane's own colour is taken from, at half that size: three squares of twice this and one. */
export const AROUND = 6;
/** The same for what lies wide open, in whose middle nothing of the plane is so near. */
export const FAR_AROUND = 16;
/** Added before the logarithm, of 255: dark pixels are mostly noise. */
export const NOISE = 10;

/** Of the brightest part: a light plane is at least so bright. */
export const LIGHT = 0.55;
/** A plane changes less than this from one pixel to the next, as a logarithm. */
export const EVEN = 0.05;
/** And has no strong colour of its own: the most between its channels, of 255. */
export const PALE = 110;
/** Within these of the plane's own a pixel is of the plane: in brightness, and in brownness. */
export const OWN = { dark: 0.06, brown: 0.05 };
/** How often the plane's own colour is taken again from what turned out to be of the plane. */
export const TURNS = 4;

/** A patch is darker and browner than its plane by at least this. */
export const PATCH = { dark: 0.02, brown: 0.045, plane: 0.08 };
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

/** Lies in the memory of the kernels: gone with their next call. */
export interface Seen extends Size {
  /** Brightness, as a logarithm. */
  light: Float32Array;
  /** Brightness, and red over blue, as logarithms, less the plane's own. */
  dark: Float32Array;
  brown: Float32Array;
  /** The same, less what the plane has further around. */
  far: { dark: Float32Array; brown: Float32Array };
  /** Whether it is of the plane itself. */
  own: Mask;
  /** Whether it is of a patch that is darker and browner than its plane. */
  patch: Mask;
}

/** How steep a picture is at a pixel, as a change from one pixel to the next. */
export function steepnessAt(of: Float32Array, { width, height }: Size, at: number): number {
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
export function levelAt(values: Float32Array, share: number): number {
  const levels = new Uint32Array(256);
  for (let at = 0; at < values.length; at++) {
    const level = (values[at] as number) | 0;
    levels[level] = (levels[level] as number) + 1;
  }
  let left = share * values.length;
  return levels.findIndex((count) => {
    left -= count;
    return left <= 0;
  });
}

/** The share of these that hold. */
export const shareOf = (cells: readonly number[], holds: (at: number) => boolean): number =>
  cells.reduce((sum, at) => sum + (holds(at) ? 1 : 0), 0) / cells.length;

/** Each pixel against the plane around it, whose colour is taken from what is even. */
export function lookAt({ width, height, planes }: Shown): Seen {
  const count = width * height;
  const field = 4 * count;
  const at = roomFor({
    ...{ planes: 3 * field, light: field, red: field, grey: field, dark: field, brown: field, plane: field },
    ...{ farDark: field, farBrown: field },
    ...{ pale: count, between: count, even: count, own: count, patch: count },
    // Four fields of half the size, which is even, or two of the whole.
    ...{ fields: 2 * field, sums: 8 * width },
  });
  const kernels = pixelKernels();
  const { buffer } = kernels.memory;
  const size = [width, height] as const;
  new Float32Array(buffer, at.planes).set(planes);
  kernels.tones(at.planes, count, NOISE, PALE, at.light, at.red, at.grey, at.pale);
  const bright = LIGHT * levelAt(new Float32Array(buffer, at.grey, count), 0.95);
  const light = new Float32Array(buffer, at.light, count);
  new Float32Array(buffer, at.fields).set(light);
  kernels.spread(at.fields, ...size, 1, at.fields + field, at.sums);
  kernels.keepEven(at.pale, at.grey, at.fields, ...size, bright, EVEN);
  kernels.withNeighbours(at.pale, ...size, WHOLE, at.between);
  kernels.withNeighbours(at.between, ...size, ANY, at.even);
  const from = [at.light, at.red, at.even, ...size] as const;
  const to = [at.fields, at.sums, at.dark, at.brown, at.plane, at.own] as const;
  kernels.againstPlane(...from, TURNS, AROUND, OWN.dark, OWN.brown, ...to);
  kernels.patches(at.dark, at.brown, at.plane, count, PATCH.dark, PATCH.brown, PATCH.plane, at.pale);
  kernels.withNeighbours(at.pale, ...size, ANY, at.between);
  kernels.withNeighbours(at.between, ...size, WHOLE, at.patch);
  const far = [at.fields, at.sums, at.farDark, at.farBrown, at.plane, at.pale] as const;
  kernels.againstPlane(at.light, at.red, at.own, ...size, 1, FAR_AROUND, 0, 0, ...far);
  return {
    ...{ width, height, light },
    dark: new Float32Array(buffer, at.dark, count),
    brown: new Float32Array(buffer, at.brown, count),
    far: {
      dark: new Float32Array(buffer, at.farDark, count),
      brown: new Float32Array(buffer, at.farBrown, count),
    },
    own: new Uint8Array(buffer, at.own, count),
    patch: new Uint8Array(buffer, at.patch, count),
  };
}

/** What a patch encloses and the ring around it, as places in the picture. */
export function aroundOf(cells: Cluster, { x, y, width, height }: Box, seen: Size, gap = GAP) {
  const margin = gap + WIDE + 1;
  const [left, top] = [Math.max(0, x - margin), Math.max(0, y - margin)];
  const size = {
    width: Math.min(seen.width, x + width + margin) - left,
    height: Math.min(seen.height, y + height + margin) - top,
  };
  const mask = new Uint8Array(size.width * size.height);
  for (const at of cells)
    mask[(Math.floor(at / seen.width) - top) * size.width + (at % seen.width) - left] = 1;
  const whole = filled(mask, size);
  const placeOf = (at: number) => (Math.floor(at / size.width) + top) * seen.width + (at % size.width) + left;
  const inside: number[] = [];
  for (let at = 0; at < whole.length; at++) if (whole[at]) inside.push(at);
  const ring: number[] = [];
  let edge = inside;
  for (let step = 1; step <= gap + WIDE; step++) {
    edge = growFrom(edge, whole, size);
    if (step > gap) ring.push(...edge.map(placeOf));
  }
  return { inside: inside.map(placeOf), ring };
}

/** A box around these in pixels. */
export function pixelBox(cells: Cluster, width: number): Box {
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

/** Whether it goes on outside the photo. */
export const isCut = ({ x, y, width, height }: Box, seen: Size): boolean =>
  x === 0 || y === 0 || x + width === seen.width || y + height === seen.height;

/** Whether a patch is a stain on its plane. */
function isStain(cells: Cluster, seen: Seen): boolean {
  if (cells.length < LEAST.pixels) return false;
  const { light, own } = seen;
  const box = pixelBox(cells, seen.width);
  if (isCut(box, seen) || Math.min(box.width / seen.width, box.height / seen.height) < LEAST.side)
    return false;
  const dark = (at: number) => seen.dark[at] as number;
  const brown = (at: number) => seen.brown[at] as number;
  const browner = cells.reduce((sum, at) => sum + brown(at) / Math.max(-dark(at), PATCH.dark), 0);
  if (browner < BROWN_OF_DARK * cells.length || quantile(cells.map(dark), 0.03) <= -THING.dark) return false;
  const { inside, ring } = aroundOf(cells, box, seen);
  if (inside.length > THING.full * box.width * box.height) return false;
  const isOwn = (at: number) =>
    own[at] === 1 && Math.abs(dark(at)) < NEAR.dark && Math.abs(brown(at)) < NEAR.brown;
  const isOther = (at: number) => Math.abs(dark(at)) > FAR.dark || Math.abs(brown(at)) > FAR.brown;
  return (
    shareOf(ring, isOwn) >= RING.plane &&
    shareOf(ring, isOther) <= RING.other &&
    quantile(
      inside.map((at) => steepnessAt(light, seen, at)),
      0.95,
    ) <= THING.edge
  );
}

/** Where a light wall or ceiling has a brownish patch, in fractions of the photo; the largest first. */
export function stainsOf(seen: Seen): Box[] {
  if (!seen.patch.includes(1)) return [];
  const grid = { columns: seen.width, rows: seen.height, values: seen.patch };
  return clustersOf(grid, 1)
    .filter((cells) => isStain(cells, seen))
    .map((cells) => boxOf(cells, grid));
}
