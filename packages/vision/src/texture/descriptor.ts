import type { Evidence } from '../evidence/evidence.ts';
import { cellsOf } from './cells.ts';

/**
 * One row of numbers for a whole photo: of each measure its mean over the cells, how far its highest and lowest
 * fifth lie from its median, and how it changes from top to bottom. Where in the photo something is doesn't matter,
 * how much it differs from the rest does.
 */
export function descriptorOf(evidence: Evidence): number[] {
  return evidence.once('texture-descriptor', () => {
    const { cells, columns } = cellsOf(evidence);
    const measures = cells[0]?.length ?? 0;
    const row: number[] = [];
    for (let measure = 0; measure < measures; measure++) {
      const values = cells.map((cell) => cell[measure] ?? 0);
      const sorted = values.toSorted((a, b) => a - b);
      const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
      const half = Math.floor(cells.length / columns / 2) * columns;
      const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);
      row.push(
        mean(values),
        at(0.95) - at(0.5),
        at(0.5) - at(0.05),
        mean(values.slice(0, half)) - mean(values.slice(half)),
      );
    }
    return row.map((value) => Math.round(value * 1e5) / 1e5);
  });
}
