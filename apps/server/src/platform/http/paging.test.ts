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

const canBeAsked = (part: string | number) =>
  typeof part === 'number' ? Number.isInteger(part) && Math.abs(part) <= 2_147_483_647 : !part.includes('\0');

/** Whether a cursor is read as two parts that the database can be asked for, or refused as the client's mistake. */
function readOrRefused(read: () => readonly (string | number)[]): boolean {
  try {
    const parts = read();
    return parts.length === 2 && parts.every(canBeAsked);
  } catch (error) {
    return error instanceof AppError && error.status === 400;
  }
}

test('any other is refused, or holds what the database can be asked for', () => {
  fc.assert(
    fc.property(madeUp, (cursor) => {
      for (const read of [() => decodeCursor(cursor, 2), () => decodeTextCursor(cursor)]) {
        expect(readOrRefused(read)).toBe(true);
      }
    }),
    { numRuns: 1_000 },
  );
});
