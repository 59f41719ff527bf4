import type { Evidence } from '../evidence/evidence.ts';
import { type Line, measureLine } from './line.ts';
import { findRidges, type RidgeMap } from './ridge.ts';
import { skeletonOf } from './skeleton.ts';
import { createThinner } from './thin.ts';
import { tracePatches } from './trace-mask.ts';

export interface LineMap {
  ridges: Pick<RidgeMap, 'width' | 'height' | 'strength'>;
  /** The longest lines first. */
  lines: Line[];
}

/** Lines shorter than this share of the photo's diagonal aren't measured. */
const LEAST_LENGTH = 0.025;
/** Busy pictures (foliage, gravel) have thousands of lines; the largest patches are enough to see that. */
const MOST_LINES = 160;

/** All dark lines in a photo with their measures. Made once and shared by engines. */
export function linesIn(evidence: Evidence): LineMap {
  return evidence.once('lines', () => {
    const { grey } = evidence;
    const ridges = findRidges(grey);
    const thin = createThinner(grey.width, grey.height);
    const least = Math.hypot(grey.width, grey.height) * LEAST_LENGTH;
    const lines: Line[] = [];
    const patches = tracePatches(ridges)
      .filter((patch) => patch.length >= least)
      .sort((a, b) => b.length - a.length);
    for (const patch of patches.slice(0, MOST_LINES)) {
      const skeleton = skeletonOf(thin(patch), grey.width);
      if (skeleton && skeleton.spineLength >= least) lines.push(measureLine(skeleton, ridges, grey));
    }
    const { width, height, strength } = ridges;
    return { ridges: { width, height, strength }, lines: lines.sort((a, b) => b.length - a.length) };
  });
}
