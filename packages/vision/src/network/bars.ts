/** Whether bare reinforcing bars show, by a small head on what `damage` makes of each cell. */
import { BARS_SHOWN } from '../consensus/observed.ts';
import { boxOf, clustersOf, outlinesOf, type Point } from './contour.ts';
import type { Inference } from './inference.ts';
import type { Box } from './regions.ts';

/** The output of `bars.onnx`: a score a cell, as a logarithm of odds. */
export const BARS = 'bars';

/** A photo's score is the mean of so many cells, the strongest: a bar crosses several. */
const STRONGEST = 3;
/** A cell belongs to the place from this share of the strongest cell's score on. */
const OF_STRONGEST = 0.5;

/** Bars that show, and where. */
export interface BareBars {
  box: Box;
  outlines: Point[][];
}

const odds = (logit: number) => Math.round(1e5 / (1 + Math.exp(-logit))) / 1e5;

/** How surely bars show somewhere in the photo, 0 to 1; not calibrated. Undefined without a map. */
export function barsShare({ bars }: Inference): number | undefined {
  if (!bars || bars.values.length === 0) return undefined;
  const top = [...bars.values].sort((one, other) => other - one).slice(0, STRONGEST);
  return odds(top.reduce((sum, one) => sum + one, 0) / top.length);
}

/** Where they show; undefined where they aren't said to. */
export function barsIn(inference: Inference): BareBars | undefined {
  const { bars } = inference;
  if (!bars || (barsShare(inference) ?? 0) < BARS_SHOWN) return undefined;
  const grid = { ...bars, values: bars.values.map(odds) };
  const strongest = Math.max(...bars.values);
  const cells = clustersOf(grid, odds(strongest * OF_STRONGEST));
  const kept = cells.flat();
  return { box: boxOf(kept, grid), outlines: cells.slice(0, 4).flatMap((one) => outlinesOf(one, grid)) };
}
