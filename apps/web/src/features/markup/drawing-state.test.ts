import { MARKUP_MAX, type MarkupPoint, type MarkupShape, markupShapes } from '@plumbline/contract';
import { describe, expect, it } from 'vitest';
import { drawn, moved, pointAt, step, stretched } from './drawing-state.ts';

const INK = { colour: 'red', text: 'Leak' } as const;
const ARROW: MarkupShape = { kind: 'arrow', colour: 'red', from: [0.1, 0.2], to: [0.3, 0.4] };
const empty = { shapes: [], selected: null, past: [], future: [] };

describe('drawing on a photo', () => {
  it('takes every step back and does it again, until something new is drawn', () => {
    const one = step(empty, { do: 'add', shape: ARROW });
    const none = step(step(one, { do: 'remove', at: 0 }), { do: 'undo' });
    expect(none.shapes).toEqual([ARROW]);
    expect(step(step(none, { do: 'undo' }), { do: 'redo' }).shapes).toEqual([ARROW]);
    expect(step(none, { do: 'redo' }).shapes).toEqual([]);
    expect(step(step(none, { do: 'undo' }), { do: 'add', shape: ARROW }).future).toEqual([]);
    expect(step(empty, { do: 'undo' })).toBe(empty);
  });

  it('takes a slip of the finger for nothing and a long line for one that can be kept', () => {
    for (const kind of ['arrow', 'box', 'circle', 'blur'] as const) {
      expect(
        drawn(
          kind,
          [
            [0.5, 0.5],
            [0.505, 0.5],
          ],
          INK,
        ),
      ).toBeNull();
    }
    expect(drawn('text', [[0.5, 0.5]], { ...INK, text: ' ' })).toBeNull();
    const long = Array.from({ length: 5000 }, (_, at): MarkupPoint => pointAt(at / 4999, 0.5));
    const line = drawn('pen', long, INK);
    expect(line).toMatchObject({ kind: 'pen' });
    expect(markupShapes.safeParse([line]).success).toBe(true);
    if (line?.kind !== 'pen') throw new Error('No line came of it');
    expect(line.points).toHaveLength(MARKUP_MAX.points);
    expect([line.points[0], line.points.at(-1)]).toEqual([
      [0, 0.5],
      [1, 0.5],
    ]);
  });

  it('never leaves the photo, and keeps its shape at the edge', () => {
    expect(moved(ARROW, 5, -5)).toEqual({ ...ARROW, from: [0.8, 0], to: [1, 0.2] });
    expect(stretched(ARROW, 5, 5)).toEqual({ ...ARROW, to: [1, 1] });
    expect(moved({ kind: 'text', colour: 'red', from: [0.5, 0.5], text: 'a' }, -1, 0.1)).toMatchObject({
      from: [0, 0.6],
    });
  });
});
