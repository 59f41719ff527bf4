/**
 * Dark openings in light walls and ceilings: fallen plaster, a cut-out, a manhole without its cover. Told as stains are,
 * against the plane around them; a screen, a picture or a window has a frame or no plane all round. Overhead one may be
 * as wide as its ceiling. It names nothing: it takes 'no visible defect' away and gives a place to look closer at, unless
 * all of it isn't in the photo or it is most of what there is to see
 * (docs/decisions/0464-what-a-photo-is-charged-and-called.md, docs/decisions/0481-wide-openings-and-drawings-of-houses.md).
 */
import { boxOf, type Cluster, clustersOf } from '../network/contour.ts';
import type { Shown } from '../network/input.ts';
import type { Box } from '../network/regions.ts';
import type { Mask } from './masks.ts';
import { aroundOf, isCut, lookAt, pixelBox, type Seen, shareOf, stainsOf } from './stains.ts';

/**
 * How much darker than its plane, as a logarithm, and down to where in the photo: half as bright counts overhead alone.
 * Chosen on one half of the rooms that may train.
 */
const DARKER = [
  { by: 0.7, downTo: 0.5 },
  { by: 1, downTo: 1 },
] as const;
/** The fewest pixels of an opening, the least share of a side that it covers, and the most of the photo that is a place in it. */
const SIZE = { pixels: 50, side: 0.05, place: 0.2 };
/** So much of what surrounds it is the plane, how near that ring is to it, and how far from its colour the opening is. */
const SURROUNDED = { plane: 0.6, near: 0.1, brown: 0.7 };
/**
 * An opening overhead reaches the edges of its ceiling, and what surrounds it is hardly even: so it is as bright as the
 * ceiling is further around, to within `near`. Where in the photo it begins and ends, how dark it is, in how much of what
 * it encloses (a picture's frame is dark at its edge alone), how far from the ceiling's colour, and the least share of the photo.
 * Chosen on rooms that may train.
 */
const OVERHEAD = {
  ...{ from: 0.15, downTo: 0.45, by: 1.3, filled: 0.5, brown: 0.3, photo: 0.012, plane: 0.75, near: 0.25 },
};
/** The ring begins this many pixels outside: an edge that broke has a rim. */
const GAP = 3;

const meanOf = (cells: Cluster, of: (at: number) => number): number =>
  cells.reduce((sum, at) => sum + of(at), 0) / cells.length;

function isHole(cells: Cluster, box: Box, seen: Seen, downTo: number): boolean {
  const { width, height, own, far } = seen;
  if (cells.length < SIZE.pixels || Math.min(box.width / width, box.height / height) < SIZE.side)
    return false;
  const end = (box.y + box.height) / height;
  const isOverhead = box.y <= OVERHEAD.from * height && end <= OVERHEAD.downTo;
  if (end > downTo && !isOverhead) return false;
  const coloured = meanOf(cells, (at) => Math.abs(far.brown[at] as number));
  if (coloured > SURROUNDED.brown) return false;
  const { inside, ring } = aroundOf(cells, box, seen, GAP);
  const isPlane = (at: number) => own[at] === 1 && Math.abs(seen.dark[at] as number) < SURROUNDED.near;
  if (end <= downTo && shareOf(ring, isPlane) >= SURROUNDED.plane) return true;
  return (
    isOverhead &&
    coloured <= OVERHEAD.brown &&
    inside.length >= OVERHEAD.photo * width * height &&
    cells.length >= OVERHEAD.filled * inside.length &&
    meanOf(cells, (at) => far.dark[at] as number) <= -OVERHEAD.by &&
    shareOf(ring, (at) => Math.abs(far.dark[at] as number) < OVERHEAD.near) >= OVERHEAD.plane
  );
}

/** Whether there is more of the photo to look at than this opening, and all of it shows. */
const isPlace = (cells: Cluster, box: Box, seen: Seen) =>
  !isCut(box, seen) && cells.length <= SIZE.place * seen.width * seen.height;

interface Holes {
  /** Where a light wall or ceiling has dark openings, in fractions of the photo; the largest first. */
  holes: Box[];
  /** How many more it has that are no place in the photo: they go on outside it or are much of it. */
  wide: number;
}

/** Each pixel in a loop: an iterator over them takes longer than all else that is looked for. */
function darkerBy(dark: Float32Array, by: number): Mask {
  const mask = new Uint8Array(dark.length);
  for (let at = 0; at < dark.length; at++) if ((dark[at] as number) < -by) mask[at] = 1;
  return mask;
}

function holesOf(seen: Seen): Holes {
  const { width, height } = seen;
  const { dark } = seen.far;
  const at = { columns: width, rows: height };
  const found: Cluster[] = [];
  const isFound = new Uint8Array(dark.length);
  for (const { by, downTo } of DARKER) {
    const values = darkerBy(dark, by);
    if (!values.includes(1)) break;
    for (const cells of clustersOf({ ...at, values }, 1)) {
      // What is darker still lies in what was found already, or apart from all of it.
      if (isFound[cells[0] as number] || !isHole(cells, pixelBox(cells, width), seen, downTo)) continue;
      for (const cell of cells) isFound[cell] = 1;
      found.push(cells);
    }
  }
  const places = found.filter((cells) => isPlace(cells, pixelBox(cells, width), seen));
  return {
    holes: places.sort((one, other) => other.length - one.length).map((cells) => boxOf(cells, at)),
    wide: found.length - places.length,
  };
}

/** What a light wall or ceiling, shown at `STAINS_SIDE`, has on it and in it. */
export function patchesIn(shown: Shown): Holes & { stains: Box[] } {
  const seen = lookAt(shown);
  return { stains: stainsOf(seen), ...holesOf(seen) };
}
