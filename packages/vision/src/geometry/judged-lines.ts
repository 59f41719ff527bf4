import type { Evidence } from '../evidence/evidence.ts';
import data from '../model/data/crack.json' with { type: 'json' };
import { logistic, score } from '../model/trees.ts';
import type { Line } from './line.ts';
import { lineFeatures } from './line-features.ts';
import { linesIn } from './lines.ts';

export interface JudgedLine {
  line: Line;
  /** Probability that the line is a crack, given that every second photo has one. */
  probability: number;
}

/** The lines of a photo that are judged at all: the first in length times clearness. */
export const JUDGED_LINES = 10;

/** The lines that may be cracks, likeliest first. */
export function judgeLines(evidence: Evidence): JudgedLine[] {
  return evidence.once('judged-lines', () => {
    const map = linesIn(evidence);
    return map.lines
      .toSorted((a, b) => b.length * b.salience - a.length * a.salience)
      .slice(0, JUDGED_LINES)
      .map((line) => {
        const logOdds = data.scale.slope * score(data, lineFeatures(line, map, evidence)) + data.scale.offset;
        return { line, probability: logistic(logOdds) };
      })
      .sort((a, b) => b.probability - a.probability);
  });
}
