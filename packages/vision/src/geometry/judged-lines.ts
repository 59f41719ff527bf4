import type { Evidence } from '../evidence/evidence.ts';
import data from '../model/data/crack.json' with { type: 'json' };
import { logistic, score } from '../model/trees.ts';
import type { Line } from './line.ts';
import { lineFeatures } from './line-features.ts';
import { linesIn } from './lines.ts';
import { strayOf } from './ruled.ts';

export interface JudgedLine {
  line: Line;
  /** Probability that the line is a crack, given that every second photo has one. */
  probability: number;
}

/** The lines of a photo that are judged at all: the first in length times clearness. */
export const JUDGED_LINES = 10;

/**
 * Lines that stray less than the first figure from a calm course (in thousandths of the diagonal) are laid by people
 * or cast by an edge: cables, joints, grout, mouldings. From the second on nothing is held against them. Of the
 * cracks that were looked at, one in fifty lay below.
 */
const RULED = [0.75, 1.05] as const;
/** What is taken off the log-odds of a line that is drawn as with a ruler. */
const RULED_COST = 2.6;
/** Shorter lines, as a share of the diagonal, are too short to stray. */
const LONG_ENOUGH = 0.12;

function ruledCost(line: Line, evidence: Evidence): number {
  const { grey } = evidence;
  const diagonal = Math.hypot(grey.width, grey.height);
  if (line.length < LONG_ENOUGH * diagonal || line.forks > 2) return 0;
  const stray = (1000 * strayOf(line, grey)) / diagonal;
  return RULED_COST * Math.min(1, Math.max(0, (RULED[1] - stray) / (RULED[1] - RULED[0])));
}

/** The lines that may be cracks, likeliest first. */
export function judgeLines(evidence: Evidence): JudgedLine[] {
  return evidence.once('judged-lines', () => {
    const map = linesIn(evidence);
    return map.lines
      .toSorted((a, b) => b.length * b.salience - a.length * a.salience)
      .slice(0, JUDGED_LINES)
      .map((line) => {
        const logOdds = data.scale.slope * score(data, lineFeatures(line, map, evidence)) + data.scale.offset;
        return { line, probability: logistic(logOdds - ruledCost(line, evidence)) };
      })
      .sort((a, b) => b.probability - a.probability);
  });
}
