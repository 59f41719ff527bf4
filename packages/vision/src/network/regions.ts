/** Where in the photo each kind of defect is, and the places that want a closer look. */
import type { Family } from '@plumbline/knowledge';
import { boxOf, type Cluster, clustersOf, type Grid, outlinesOf, type Point } from './contour.ts';
import { type Inference, LOCAL_FAMILIES } from './inference.ts';

/** A box in fractions of the photo's width and height. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Region {
  family: Family;
  /** Of the cell that shows it most, 0 to 1. */
  strength: number;
  /** Around all of it. */
  box: Box;
  /** Closed lines, the largest first. */
  outlines: Point[][];
}

/**
 * The value from which a cell shows its kind: the best overlap with the masks of the training photos (crack, spalling,
 * corrosion, tiles; see the model card). The others have no masks and share a middle one.
 */
const SHOWN: Readonly<Partial<Record<Family, number>>> = {
  crack: 0.5,
  spalling: 0.15,
  corrosion: 0.25,
  tile_fault: 0.15,
};
const SHOWN_OTHERWISE = 0.2;
/** Where no cell reaches it, the region is around the strongest, down to this share of it. */
const OF_STRONGEST = 0.6;
/** Weaker than this at its strongest, a kind has no place in the photo. */
const LEAST = 0.03;
/** A cluster of less than this share of the heaviest is noise beside it. */
const BESIDE = 0.15;
const MOST_OUTLINES = 4;
const MOST_PLACES = 3;
/** A box for a closer look is at least this wide and high: a cell alone can't be found again on site. */
const LEAST_SIDE = 0.12;

const cellsOf = ({ cells: { columns, rows, values } }: Inference, family: Family): Grid => ({
  columns,
  rows,
  values: values.get(family) ?? new Float32Array(columns * rows),
});

function strongest({ values }: Grid): number {
  let top = 0;
  for (let at = 0; at < values.length; at++) top = Math.max(top, values[at] ?? 0);
  return top;
}

const massOf = (cells: Cluster, { values }: Grid) => cells.reduce((sum, at) => sum + (values[at] ?? 0), 0);

/** The cells that show this kind, in clusters, the heaviest first. */
export function regionCells(inference: Inference, family: Family): Cluster[] {
  const grid = cellsOf(inference, family);
  const top = strongest(grid);
  if (top < LEAST) return [];
  const threshold = Math.min(SHOWN[family] ?? SHOWN_OTHERWISE, top * OF_STRONGEST);
  const clusters = clustersOf(grid, threshold);
  const heaviest = clusters[0] ? massOf(clusters[0], grid) : 0;
  return clusters.filter((cells) => massOf(cells, grid) >= BESIDE * heaviest).slice(0, MOST_OUTLINES);
}

/** Where this kind of defect is; undefined where no part of the photo shows it. */
export function regionOf(inference: Inference, family: Family): Region | undefined {
  const grid = cellsOf(inference, family);
  const kept = regionCells(inference, family);
  const cells = kept.flat();
  if (cells.length === 0) return undefined;
  return {
    family,
    strength: strongest(grid),
    box: boxOf(cells, grid),
    outlines: kept.flatMap((one) => outlinesOf(one, grid)),
  };
}

/** Every kind that has a place in the photo. */
export const regionsOf = (inference: Inference): Region[] =>
  LOCAL_FAMILIES.flatMap((family) => regionOf(inference, family) ?? []);

function grown(box: Box): Box {
  const width = Math.max(LEAST_SIDE, box.width);
  const height = Math.max(LEAST_SIDE, box.height);
  const within = (start: number, size: number, full: number) =>
    Math.min(1 - full, Math.max(0, start - (full - size) / 2));
  return { x: within(box.x, box.width, width), y: within(box.y, box.height, height), width, height };
}

/**
 * The places where most looks wrong, of whatever kind, at most three: what to photograph from close by. What was found
 * otherwise comes first.
 */
export const placesOf = (inference: Inference, first: readonly Box[] = []): Box[] =>
  [...first.map(grown), ...strongestPlaces(inference)].slice(0, MOST_PLACES);

function strongestPlaces(inference: Inference): Box[] {
  const { columns, rows } = inference.cells;
  const all = LOCAL_FAMILIES.map((family) => cellsOf(inference, family).values);
  const values = Array.from({ length: columns * rows }, (_, at) =>
    all.reduce((sum, one) => sum + (one[at] ?? 0), 0),
  );
  const grid = { columns, rows, values };
  const top = strongest(grid);
  if (top < LEAST) return [];
  return clustersOf(grid, top * OF_STRONGEST)
    .slice(0, MOST_PLACES)
    .map((cells) => grown(boxOf(cells, grid)));
}
