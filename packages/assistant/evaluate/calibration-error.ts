/** How far what answers claim is from how many of them are right. */
import { sureness } from '../src/index.ts';
import type { Graded } from './grade.ts';

/** Mean gap between how sure answers were and how many were right, in tenths of sureness. */
export function calibrationError(graded: readonly Graded[]): number {
  const bins = new Map<number, { sure: number; right: number; n: number }>();
  for (const { led, grade: got } of graded) {
    const sure = sureness(led, led.rows);
    const bin = bins.get(Math.floor(sure * 10)) ?? { sure: 0, right: 0, n: 0 };
    bins.set(Math.floor(sure * 10), {
      sure: bin.sure + sure,
      right: bin.right + (got === 'right' ? 1 : 0),
      n: bin.n + 1,
    });
  }
  const gaps = [...bins.values()].map(({ sure, right }) => Math.abs(sure - right));
  return gaps.reduce((sum, gap) => sum + gap, 0) / graded.length;
}
