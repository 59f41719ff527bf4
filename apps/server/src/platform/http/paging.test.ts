import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { decodeCursor, decodeTextCursor, encodeCursor } from './paging.ts';

const number = fc.integer({ min: -2_147_483_647, max: 2_147_483_647 });
/** What somebody who makes cursors up might send. */
const madeUp = fc.oneof(
  fc.string(),
  fc.anything().map((value) => Buffer.from(JSON.stringify(value) ?? '').toString('base64url')),
  fc
    .array(fc.oneof(fc.double(), fc.string(), fc.constant(null)), { maxLength: 4 })
    .map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64url')),
);

test('a cursor of ours is read back as it was', () => {
  fc.assert(
    fc.property(number, number, (one, other) => {
      expect(decodeCursor(encodeCursor([one, other]), 2)).toEqual([one, other]);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), number, (key, id) => {
      fc.pre(!key.includes('\0'));
      expect(decodeTextCursor(encodeCursor([key, id]))).toEqual([key, id]);
    }),
  );
});

test('a fraction is read where the order is by a measured figure, and never as an id', () => {
  expect(decodeCursor(encodeCursor([0.83, 7]), 2, true)).toEqual([0.83, 7]);
  for (const parts of [
    [0.83, 7.5],
    [1.5, 2],
  ])
    expect(() => decodeCursor(encodeCursor(parts), 2, parts[0] === 0.83)).toThrow(AppError);
});

test('any other is refused, or holds what the database can be asked for', () => {
  fc.assert(
    fc.property(madeUp, (cursor) => {
      for (const read of [() => decodeCursor(cursor, 2), () => decodeTextCursor(cursor)]) {
        try {
          const parts = read();
          expect(parts).toHaveLength(2);
          for (const part of parts) {
            if (typeof part === 'number') {
              expect(Math.abs(part)).toBeLessThanOrEqual(2_147_483_647);
              expect(Number.isInteger(part)).toBe(true);
            } else expect(part).not.toContain('\0');
          }
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          expect(error.status).toBe(400);
        }
      }
    }),
    { numRuns: 1_000 },
  );
});
