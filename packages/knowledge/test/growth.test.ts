import { expect, test } from 'vitest';
import { readAlerts } from '../src/hazards/index.ts';
import { type DatedReading, readGrowth } from '../src/monitoring/growth.ts';
import { growthFacts, growthLine } from '../src/monitoring/growth-words.ts';

const dayAt = (days: number) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
const at = (days: number, mm: number, plusMinus = 0.2): DatedReading => ({ day: dayAt(days), mm, plusMinus });

/** The same numbers in every run. */
function noise(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state + 1) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
}

test('one day says nothing, however often it is read', () => {
  expect(readGrowth([])).toEqual({ says: 'first', change: null, trend: null });
  expect(readGrowth([at(0, 1), at(0, 3)])).toEqual({ says: 'first', change: null, trend: null });
});

test('two readings are a change with its error, and never a trend', () => {
  const noisy = readGrowth([at(0, 1), at(90, 1.2)]);
  expect(noisy).toMatchObject({ says: 'not_shown', trend: null });
  expect(noisy.change?.mm).toBeCloseTo(0.2);
  expect(noisy.change?.plusMinus).toBeCloseTo(0.283, 3);
  expect(noisy.change?.days).toBe(90);
  expect(readGrowth([at(90, 1.4), at(0, 1)])).toMatchObject({ says: 'wider', trend: null });
  expect(readGrowth([at(0, 1.4), at(90, 1)])).toMatchObject({ says: 'narrower', trend: null });
});

test('a slow growth that no two readings show is shown by many', () => {
  const few = Array.from({ length: 3 }, (_, at_) => at(at_ * 30, 1 + at_ * 0.025));
  expect(readGrowth(few).says).toBe('not_shown');
  const many = Array.from({ length: 12 }, (_, at_) => at(at_ * 30, 1 + at_ * 0.025));
  const grown = readGrowth(many);
  expect(Math.abs(grown.change?.mm ?? 9)).toBeLessThan(grown.change?.plusMinus ?? 0);
  expect(grown.says).toBe('wider');
  expect(grown.trend?.mmPerMonth).toBeCloseTo((0.025 * 365.25) / 12 / 30, 6);
  expect(grown.trend?.from).toBeCloseTo(1, 6);
  expect(grown.trend?.to).toBeCloseTo(1.275, 6);
});

test('a crack that closed and opens again is wider, although it is narrower than at first', () => {
  expect(readGrowth([at(0, 3), at(60, 1), at(120, 2)]).says).toBe('wider');
});

test('readings that scatter by more than they admit make no trend certain', () => {
  const { trend } = readGrowth([at(0, 1, 0.01), at(30, 3, 0.01), at(60, 1.5, 0.01)]);
  expect(trend?.plusMinus).toBeGreaterThan(Math.abs(trend?.mmPerMonth ?? 0));
  // Readings of the same error on evenly spread days: narrowest in the middle, the same at both ends.
  const [start = 0, middle = 0, end = 0] = [trend?.band[0], trend?.band[6], trend?.band[12]];
  expect(middle).toBeLessThan(start);
  expect(start).toBeCloseTo(end, 6);
});

test('a crack that doesn’t move is seldom called wider, and one that grows is found', () => {
  const normal = noise(27);
  const said = (mmPerMonth: number, count: number) => {
    const series = Array.from({ length: count }, (_, n) =>
      at(n * 30, 2 + mmPerMonth * n + normal() * (0.2 / 1.96)),
    );
    return readGrowth(series).says;
  };
  const share = (mmPerMonth: number, count: number) =>
    Array.from({ length: 2000 }, () => said(mmPerMonth, count)).filter((says) => says === 'wider').length /
    2000;
  // Chances of 1 in 40 each, of which up to three are taken.
  for (const count of [2, 3, 6, 12]) expect(share(0, count)).toBeLessThan(0.07);
  expect(share(0.1, 12)).toBeGreaterThan(0.95);
});

test('growth is told with its error, and stillness is never claimed', () => {
  const grown = readGrowth([at(0, 1), at(30, 1.4), at(90, 2.2)]);
  expect(growthLine(grown)).toBe('It got wider: the change is more than the error of the readings.');
  expect(growthFacts(grown)).toEqual([
    'First to newest: +1.2 ± 0.3 mm in 90 days',
    'Trend: +0.41 ± 0.09 mm a month',
  ]);
  const closed = readGrowth([at(0, 2), at(1, 1)]);
  expect(growthFacts(closed)).toEqual(['First to newest: −1 ± 0.3 mm in 1 day']);
  expect(growthLine(readGrowth([at(0, 1), at(30, 1.1)]))).toContain('doesn’t show');
});

test('a crack that readings show to grow is a hazard, whatever else is said of it', () => {
  const calm = 'hairline crack, all fine, no danger';
  expect(readAlerts({ words: calm })).toEqual([]);
  expect(readAlerts({ words: calm, grows: true })).toMatchObject([{ kind: 'structural', basis: 'finding' }]);
});

test('the true line lies within the band of the trend about 19 times in 20, at its middle as at its ends', () => {
  const normal = noise(7);
  const within = [0, 0, 0];
  const runs = 2000;
  for (let run = 0; run < runs; run += 1) {
    const { trend } = readGrowth(
      Array.from({ length: 8 }, (_, day) => at(day * 20, 1 + day * 0.1 + (normal() * 0.2) / 1.96, 0.2)),
    );
    for (const [place, truth] of [1, 1.35, 1.7].entries()) {
      const line = (trend?.from ?? 0) + (((trend?.to ?? 0) - (trend?.from ?? 0)) * place) / 2;
      if (Math.abs(line - truth) <= (trend?.band[place * 6] ?? 0)) within[place] = (within[place] ?? 0) + 1;
    }
  }
  for (const count of within) expect(count / runs).toBeGreaterThan(0.94);
});
