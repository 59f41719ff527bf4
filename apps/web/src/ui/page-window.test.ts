import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('pageWindow', () => {
  it('shows at most five numbers on a phone, with the current one among them', () => {
    expect(pageWindow(1, 20, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pageWindow(10, 20, 5)).toEqual([8, 9, 10, 11, 12]);
    expect(pageWindow(20, 20, 5)).toEqual([16, 17, 18, 19, 20]);
    expect(pageWindow(2, 3, 5)).toEqual([1, 2, 3]);
  });

  it('is always a run within the pages that holds the current one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 9 }),
        (at, pageCount, buttons) => {
          const page = Math.min(at, pageCount);
          const shown = pageWindow(page, pageCount, buttons);
          expect(shown).toHaveLength(Math.min(buttons, pageCount));
          expect(shown).toContain(page);
          expect(shown[0]).toBeGreaterThanOrEqual(1);
          expect(shown.at(-1)).toBeLessThanOrEqual(pageCount);
        },
      ),
    );
  });
});
