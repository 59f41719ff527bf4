import { describe, expect, it } from 'vitest';
import { fitted, nearestTo, placeUnder, showing, stepped, zoomedAt } from './zoom.ts';

const PAGE = { width: 1000, height: 500 };
const FRAME = { width: 400, height: 400 };

describe('a plan in its frame', () => {
  it('shows the whole page in the middle at first', () => {
    expect(fitted(PAGE, FRAME)).toEqual({ scale: 0.4, x: 0, y: 100 });
  });

  it('keeps the point under the finger where it is while it grows', () => {
    const at = { x: 300, y: 200 };
    const before = placeUnder(at, fitted(PAGE, FRAME), PAGE);
    const after = placeUnder(at, zoomedAt(fitted(PAGE, FRAME), 4, at, PAGE, FRAME), PAGE);
    expect(after?.x).toBeCloseTo(before?.x ?? 0);
    expect(after?.y).toBeCloseTo(before?.y ?? 0);
    expect(placeUnder({ x: 300, y: 20 }, fitted(PAGE, FRAME), PAGE)).toBeUndefined();
  });

  it('takes a tap beside a pin for that pin, and one between two for the nearer', () => {
    const view = fitted(PAGE, FRAME);
    // On screen at 100, 200 and 140, 200.
    const pins = [
      { id: 1, x: 0.25, y: 0.5 },
      { id: 2, x: 0.35, y: 0.5 },
    ];
    const under = (x: number, y: number) => nearestTo({ x, y }, view, PAGE, pins)?.id;
    expect(under(80, 210)).toBe(1);
    expect(under(122, 200)).toBe(2);
    expect(under(100, 226)).toBeUndefined();
    expect(nearestTo({ x: 1, y: 1 }, view, PAGE, [])).toBeUndefined();
  });

  it('steps by pixels of the screen, and no further than the page', () => {
    const view = fitted(PAGE, FRAME);
    expect(stepped({ x: 0.5, y: 0.5 }, { x: 40, y: -20 }, view, PAGE)).toEqual({ x: 0.6, y: 0.4 });
    expect(stepped({ x: 0.02, y: 0.99 }, { x: -40, y: 40 }, view, PAGE)).toEqual({ x: 0, y: 1 });
  });

  it('follows a place out of sight, and stays where it is for one in sight', () => {
    const enlarged = zoomedAt(fitted(PAGE, FRAME), 4, { x: 200, y: 200 }, PAGE, FRAME);
    expect(showing({ x: 0.5, y: 0.5 }, enlarged, PAGE, FRAME)).toEqual(enlarged);
    const followed = showing({ x: 0.9, y: 0.5 }, enlarged, PAGE, FRAME);
    expect(followed.x + 0.9 * PAGE.width * followed.scale).toBeCloseTo(FRAME.width - 24);
    expect(followed.y).toBeCloseTo(enlarged.y);
  });
});
