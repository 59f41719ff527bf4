import { FAMILIES, type Family } from '@plumbline/knowledge';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marksFor } from '../marks.ts';
import type { Consensus, Opinion } from '../panel.ts';
import { boxOf, clustersOf, outlinesOf } from './contour.ts';
import { type Inference, LOCAL_FAMILIES } from './inference.ts';
import { placesOf, regionOf, regionsOf } from './regions.ts';

const COLUMNS = 12;
const ROWS = 9;

/** A photo in which these cells show this kind as strongly. */
function inferenceWith(family: Family, shown: Record<number, number>): Inference {
  const values = new Map<Family, Float32Array>(
    LOCAL_FAMILIES.map((one) => [one, new Float32Array(COLUMNS * ROWS)]),
  );
  for (const [at, value] of Object.entries(shown))
    values.get(family)?.fill(value, Number(at), Number(at) + 1);
  const cells = { columns: COLUMNS, rows: ROWS, values };
  return { scores: FAMILIES.map(() => 0), cells, damaged: 0, marked: {}, embedding: new Float32Array(64) };
}
const square = (left: number, top: number, size: number, value: number) =>
  Object.fromEntries(
    Array.from({ length: size * size }, (_, at) => [
      (top + Math.floor(at / size)) * COLUMNS + left + (at % size),
      value,
    ]),
  );

describe('the region of a finding', () => {
  it('has a box around its cells and an outline that stays within it, for every kind', () => {
    for (const family of LOCAL_FAMILIES) {
      const region = regionOf(inferenceWith(family, square(3, 2, 3, 0.9)), family);
      expect(region?.box, family).toEqual({ x: 0.25, y: 0.2222, width: 0.25, height: 0.3333 });
      for (const [x, y] of region?.outlines.flat() ?? []) {
        expect(x).toBeGreaterThanOrEqual(0.25);
        expect(x).toBeLessThanOrEqual(0.5);
        expect(y).toBeGreaterThanOrEqual(0.22);
        expect(y).toBeLessThanOrEqual(0.56);
      }
    }
  });

  it('takes two patches and leaves a speck beside them out', () => {
    const cells = { ...square(0, 0, 2, 0.8), ...square(8, 6, 2, 0.7), 5: 0.21 };
    const region = regionOf(inferenceWith('corrosion', cells), 'corrosion');
    expect(region?.outlines.length).toBe(2);
  });

  it('is around the strongest cells where all are faint, and nowhere where there is nothing', () => {
    expect(
      regionOf(inferenceWith('mould_algae', { 40: 0.06, 41: 0.05, 70: 0.01 }), 'mould_algae'),
    ).toBeDefined();
    expect(regionsOf(inferenceWith('crack', {}))).toEqual([]);
    expect(placesOf(inferenceWith('crack', {}))).toEqual([]);
  });

  it('always lies within the photo, however the cells are strewn', () => {
    const strewn = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
      minLength: COLUMNS * ROWS,
      maxLength: COLUMNS * ROWS,
    });
    fc.assert(
      fc.property(strewn, fc.constantFrom(...LOCAL_FAMILIES), (values, family) => {
        const inference = inferenceWith(family, { ...values });
        const boxes = [...regionsOf(inference).map(({ box }) => box), ...placesOf(inference)];
        for (const { x, y, width, height } of boxes) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(Math.min(width, height)).toBeGreaterThan(0);
          expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('goes once round a ring and leaves its hole undrawn', () => {
    const ring = Object.keys(square(2, 2, 3, 1))
      .map(Number)
      .filter((at) => at !== 3 * COLUMNS + 3);
    const grid = { columns: COLUMNS, rows: ROWS, values: [] };
    expect(outlinesOf(ring, grid).length).toBe(1);
    expect(boxOf(ring, grid).width).toBeCloseTo(0.25, 3);
    const values = Array.from({ length: COLUMNS * ROWS }, (_, at) => (ring.includes(at) ? 1 : 0));
    expect(clustersOf({ ...grid, values }, 0.5).length).toBe(1);
  });
});

describe('what is drawn on the photo', () => {
  const distribution = Object.fromEntries(
    FAMILIES.map((family) => [family, 0.1]),
  ) as Consensus['distribution'];
  const answer = { family: null, group: null, defectId: null, distribution, title: 'Answer' };
  const opinion = (inference: Inference): Opinion => ({
    families: {},
    defects: {},
    summary: '',
    recommendations: [],
    measurements: [],
    regions: regionsOf(inference),
    places: placesOf(inference),
  });
  const rust = opinion(inferenceWith('corrosion', square(8, 6, 2, 0.9)));

  it('is the outline of the finding, told in words as well', () => {
    const marks = marksFor({ ...answer, outcome: 'defect', family: 'corrosion', title: 'Rust' }, [rust]);
    expect(marks.overlays).toMatchObject([{ kind: 'outline', label: 'Rust or corrosion' }]);
    expect(marks.overlayDescription).toBe('Rust or corrosion: outlined in the lower right.');
    expect(marks.region).toBeDefined();
  });

  it('is of the likeliest kind of a group', () => {
    const marks = marksFor({ ...answer, outcome: 'defect', group: 'decay', title: 'Rust or broken' }, [rust]);
    expect(marks.overlays).toMatchObject([{ kind: 'outline', label: 'Rust or broken' }]);
  });

  it('leaves out heat of another kind than the answer', () => {
    const heat = { kind: 'heat' as const, label: 'Crack', columns: 1, rows: 1, values: [1] };
    const drawn = { ...rust, overlays: [heat], overlayDescription: 'Crack marked.' };
    const marks = marksFor({ ...answer, outcome: 'defect', family: 'corrosion', title: 'Rust' }, [drawn]);
    expect(marks.overlays.map(({ kind }) => kind)).toEqual(['outline']);
    expect(marks.overlayDescription).not.toContain('Crack');
  });

  it('numbers the places that want a closer look where the panel isn’t sure, and asks for a photo of each', () => {
    const two = opinion(inferenceWith('crack', { ...square(0, 0, 2, 0.2), ...square(9, 7, 2, 0.2) }));
    const marks = marksFor({ ...answer, outcome: 'not_sure' }, [two]);
    expect(marks.overlays).toMatchObject([
      { kind: 'outline', place: 1 },
      { kind: 'outline', place: 2 },
    ]);
    expect(marks.overlayDescription).toBe('Look closer here: 1 in the upper left, 2 in the lower right.');
    expect(marks.advice[0]).toMatch(/each marked place/);
    expect(marks.region).toBeUndefined();
  });

  it('outlines nothing as seen that only words name, and nothing where there is no building', () => {
    const agreement = { asked: 2, opinions: 1, agreeing: 1, basis: 'words' as const, text: '' };
    const named = { ...answer, outcome: 'defect' as const, family: 'corrosion' as const, agreement };
    const marks = marksFor(named, [rust]);
    expect(marks.overlays).toMatchObject([{ label: 'Look closer', place: 1 }]);
    expect(marks.overlayDescription).not.toContain('Rust');
    const distribution = { ...answer.distribution, not_building: 0.9 };
    expect(marksFor({ ...named, distribution }, [rust]).overlays).toEqual([]);
  });

  it('is nothing on a photo that the panel finds clean or foreign', () => {
    for (const outcome of ['no_visible_defect', 'not_building'] as const)
      expect(marksFor({ ...answer, outcome }, [rust]).overlays).toEqual([]);
  });
});
