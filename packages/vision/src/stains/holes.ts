/**
 * Dark openings in light walls and ceilings: fallen plaster, a cut-out, a manhole without its cover. Told as stains are,
 * against the plane around them; a screen, a picture or a window has a frame or no plane all round. It names nothing: it
 * takes 'no visible defect' away and gives a place to look closer at
 * (docs/decisions/0464-what-a-photo-is-charged-and-called.md).
 */
import { boxOf, type Cluster, clustersOf } from '../network/contour.ts';
import type { Shown } from '../network/input.ts';
import type { Box } from '../network/regions.ts';
import { aroundOf, isCut, lookAt, pixelBox, type Seen, shareOf, stainsOf } from './stains.ts';

/**
 * How much darker than its plane, as a logarithm, and down to where in the photo: half as bright counts overhead alone.
 * Chosen on one half of the rooms that may train.
 */
const DARKER = [
  { by: 0.7, downTo: 0.5 },
  { by: 1, downTo: 1 },
] as const;
/** The fewest pixels of an opening, the most of the photo, and the least share of a side that it covers. */
const SIZE = { pixels: 50, most: 0.2, side: 0.05 };
/** So much of what surrounds it is the plane. */
const PLANE = 0.6;
/** How near the ring is to its plane where it is of it. */
const NEAR = 0.1;
/** The ring begins this many pixels outside: an edge that broke has a rim. */
const GAP = 3;

function isHole(cells: Cluster, seen: Seen, downTo: number): boolean {
  const { width, height, own } = seen;
  if (cells.length < SIZE.pixels || cells.length > SIZE.most * width * height) return false;
  const box = pixelBox(cells, width);
  if (isCut(box, seen) || Math.min(box.width / width, box.height / height) < SIZE.side) return false;
  if (box.y + box.height > downTo * height) return false;
  const { ring } = aroundOf(cells, box, seen, GAP);
  return shareOf(ring, (at) => own[at] === 1 && Math.abs(seen.dark[at] as number) < NEAR) >= PLANE;
}

/** Where a light wall or ceiling has a dark opening, in fractions of the photo; the largest first. */
function holesOf(seen: Seen): Box[] {
  const { width, height, dark } = seen;
  const at = { columns: width, rows: height };
  for (const { by, downTo } of DARKER) {
    const values = Uint8Array.from(dark, (one) => (one < -by ? 1 : 0));
    if (!values.includes(1)) return [];
    const holes = clustersOf({ ...at, values }, 1).filter((cells) => isHole(cells, seen, downTo));
    if (holes.length > 0) return holes.map((cells) => boxOf(cells, at));
  }
  return [];
}

/** What a light wall or ceiling, shown at `STAINS_SIDE`, has on it and in it. */
export function patchesIn(shown: Shown): { stains: Box[]; holes: Box[] } {
  const seen = lookAt(shown);
  return { stains: stainsOf(seen), holes: holesOf(seen) };
}
