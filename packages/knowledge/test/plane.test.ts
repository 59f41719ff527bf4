import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KNOWN_SHAPES, measureOnPlane, planeFrom } from '../src/measurements/photo-scale.ts';

const SIZE = { width: 1200, height: 900 };
const FOCAL = 0.8 * SIZE.width;
const shape = (id: string) => {
  const found = KNOWN_SHAPES.find((one) => one.id === id);
  if (!found) throw new Error(`No shape ${id}`);
  return found;
};

/** Where a place of a surface falls, tilted about its horizontal axis and seen from 400 mm. */
function seen(u: number, v: number, degrees: number): readonly [number, number] {
  const tilt = (degrees * Math.PI) / 180;
  const depth = 400 + v * Math.sin(tilt);
  return [0.5 + (FOCAL * u) / depth / SIZE.width, 0.5 + (FOCAL * v * Math.cos(tilt)) / depth / SIZE.height];
}

const exact = (at: readonly [number, number]) => ({ at, error: 0.1 });
const cardMarks = (degrees: number) =>
  [
    [-42.8, -26.99],
    [42.8, -26.99],
    [42.8, 26.99],
    [-42.8, 26.99],
  ].map(([u = 0, v = 0]) => exact(seen(u, v, degrees)));
const coinMarks = (degrees: number) =>
  [
    [-12.5, 0],
    [12.5, 0],
    [0, 12.5],
  ].map(([u = 0, v = 0]) => exact(seen(u, v, degrees)));

describe('lengths on a tilted surface', () => {
  it('are the same from a card, however the surface is tilted', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 50, noNaN: true }),
        fc.double({ min: 0.5, max: 15, noNaN: true }),
        fc.double({ min: -60, max: 60, noNaN: true }),
        (degrees, width, place) => {
          const span = { from: seen(place, 40, degrees), to: seen(place, 40 + width, degrees) };
          const measured = measureOnPlane(cardMarks(degrees), shape('card'), { span, error: 0.1 }, SIZE);
          expect(measured?.value).toBeCloseTo(width, 4);
          expect(measured?.uncertainty).toBeGreaterThan(0);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('lie within the error bar from a coin, which can’t tell towards which side it is tilted', () => {
    for (const degrees of [0, 10, 25, 40])
      for (const v of [20, -30]) {
        const span = { from: seen(5, v, degrees), to: seen(5, v + 6, degrees) };
        const { value = 0, uncertainty = 0 } =
          measureOnPlane(coinMarks(degrees), shape('coin_100'), { span, error: 0.5 }, SIZE) ?? {};
        expect(Math.abs(value - 6)).toBeLessThanOrEqual(uncertainty);
      }
  });

  it('tells how far the surface is tilted', () => {
    expect(planeFrom(cardMarks(30), shape('card'), SIZE)?.tilt).toBeCloseTo(30, 0);
    expect(planeFrom(coinMarks(30), shape('coin_100'), SIZE)?.tilt).toBeGreaterThan(27);
  });

  it('takes a card that stands upright in the photo for what it is', () => {
    const marks = cardMarks(0);
    const turned = [...marks.slice(1), ...marks.slice(0, 1)];
    const span = { from: seen(0, 40, 0), to: seen(0, 45, 0) };
    expect(measureOnPlane(turned, shape('card'), { span, error: 0.1 }, SIZE)?.value).toBeCloseTo(5, 4);
  });

  it.each([
    ['marks that cross', [0, 2, 1, 3]],
    ['marks on each other', [0, 0, 0, 0]],
    ['too few marks', [0, 1, 2]],
  ])('has no scale from %s', (_, order) => {
    const marks = cardMarks(0);
    const chosen = order.flatMap((at) => marks[at] ?? []);
    expect(planeFrom(chosen, shape('card'), SIZE)).toBeUndefined();
  });
});
