import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  fitted,
  measureSpan,
  measureTrace,
  type PhotoPoint,
  scaleFrom,
  toMeasurement,
} from '../src/measurements/index.ts';

const SIZE = { width: 1000, height: 500 };
const EXACT = { length: 25, tolerance: 0 };

describe('lengths on a photo', () => {
  it('goes by pixels, not by fractions of sides that differ', () => {
    const scale = scaleFrom({ from: [0, 0], to: [0.1, 0] }, EXACT, SIZE, 0);
    if (!scale) throw new Error('No scale');
    expect(scale.millimetresPerPixel).toBeCloseTo(0.25);
    expect(measureSpan({ from: [0, 0], to: [0, 0.2] }, scale, SIZE, 0)).toEqual({
      value: 25,
      uncertainty: 0,
    });
    expect(measureSpan({ from: [0.1, 0.1], to: [0.13, 0.18] }, scale, SIZE, 0).value).toBeCloseTo(12.5);
  });

  test.each([
    ['marks on each other', { from: [0.5, 0.5], to: [0.5, 0.5] }, 25],
    ['no length', { from: [0, 0], to: [1, 1] }, 0],
    ['nonsense', { from: [0, 0], to: [1, 1] }, Number.NaN],
  ] as const)('has no scale for %s', (_, span, length) => {
    expect(scaleFrom(span, { length, tolerance: 0 }, SIZE, 1)).toBeUndefined();
  });

  it('finds the true length within its error bar, wherever the marks are off by what they may be', () => {
    const place = fc.tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    );
    const slip = fc.tuple(
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.double({ min: -1, max: 1, noNaN: true }),
    );
    const MARK_ERROR = 1.5;
    fc.assert(
      fc.property(place, place, slip, slip, ([ax, ay], [bx, by], [sx, sy], [tx, ty]) => {
        const pixels = Math.hypot((ax - bx) * SIZE.width, (ay - by) * SIZE.height);
        fc.pre(pixels > 40);
        const scale = scaleFrom({ from: [0, 0], to: [0.2, 0] }, EXACT, SIZE, 0);
        const moved = (x: number, y: number, u: number, v: number): PhotoPoint => [
          x + (u * Math.SQRT1_2 * MARK_ERROR) / SIZE.width,
          y + (v * Math.SQRT1_2 * MARK_ERROR) / SIZE.height,
        ];
        if (!scale) throw new Error('No scale');
        const { value, uncertainty } = measureSpan(
          { from: moved(ax, ay, sx, sy), to: moved(bx, by, tx, ty) },
          scale,
          SIZE,
          MARK_ERROR,
        );
        expect(Math.abs(value - pixels * 0.125)).toBeLessThan(uncertainty * Math.SQRT2 + 1e-9);
      }),
    );
  });

  it('grows surer with a longer known length', () => {
    const error = (to: number) =>
      scaleFrom({ from: [0, 0], to: [to, 0] }, EXACT, SIZE, 2)?.relativeError ?? 1;
    expect(error(0.5)).toBeLessThan(error(0.1));
  });

  it('follows a crack around its corners', () => {
    const scale = { millimetresPerPixel: 0.5, relativeError: 0 };
    const crack = measureTrace(
      {
        points: [
          [0, 0],
          [0.1, 0],
          [0.1, 0.2],
        ],
        widthPx: 6,
        widthErrorPx: 0.2,
      },
      scale,
      SIZE,
    );
    expect(crack.length.value).toBeCloseTo(100);
    expect(crack.width).toEqual({ value: 3, uncertainty: 0.1 });
  });

  it('shrinks to the size in which cracks are traced, and never enlarges', () => {
    expect(fitted({ width: 4000, height: 3000 }, 1024)).toEqual({ width: 1024, height: 768 });
    expect(fitted({ width: 600, height: 800 }, 1024)).toEqual({ width: 600, height: 800 });
  });

  test.each([
    [{ value: 12.3456, uncertainty: 0.234 }, 12.35, 0.23],
    [{ value: 123.456, uncertainty: 0.87 }, 123.5, 0.9],
    [{ value: 1234.56, uncertainty: 21.4 }, 1235, 21],
    [{ value: 3, uncertainty: 0 }, 3, 0.01],
  ])('says no more than it knows: %j', (length, value, uncertainty) => {
    expect(toMeasurement('gap', length)).toEqual({
      attribute: 'gap',
      value,
      unit: 'mm',
      uncertainty,
      origin: 'measured_on_photo',
    });
  });
});
