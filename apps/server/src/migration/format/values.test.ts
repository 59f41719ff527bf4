import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBoolean, readConfidence, readDate, readNumber } from './values.ts';

test.each([
  [0.87, 0.87],
  ['0.87', 0.87],
  [87, 0.87],
  ['87%', 0.87],
  [' 87 % ', 0.87],
  [1, 1],
  ['1%', 0.01],
  [0, 0],
  ['sure', undefined],
  [101, undefined],
  [-0.1, undefined],
  ['120%', undefined],
  [null, undefined],
  [Number.NaN, undefined],
])('confidence %o is %o', (value, expected) => expect(readConfidence(value)).toBe(expected));

test.each([
  ['2025-01-02T03:04:05.678Z', '2025-01-02T03:04:05.678Z', undefined],
  ['2025-01-02T03:04:05+10:00', '2025-01-01T17:04:05.000Z', undefined],
  ['2025-01-02 03:04:05+1000', '2025-01-01T17:04:05.000Z', undefined],
  ['2025-01-02 03:04:05.123456', '2025-01-02T03:04:05.123Z', 'States no time zone; read as UTC'],
  ['2025-01-02', '2025-01-02T00:00:00.000Z', undefined],
  ['21/11/2025', '2025-11-21T00:00:00.000Z', undefined],
  ['03/04/2025', '2025-04-03T00:00:00.000Z', 'Could be read two ways; read day first, as 2025-04-03'],
  [1_700_000_000, '2023-11-14T22:13:20.000Z', undefined],
  [1_700_000_000_000, '2023-11-14T22:13:20.000Z', undefined],
  ['1700000000000', '2023-11-14T22:13:20.000Z', undefined],
  ['21 Nov 2025', '2025-11-21T00:00:00.000Z', 'States no time zone; read as UTC'],
  ['Fri, 21 Nov 2025 10:00:00 GMT', '2025-11-21T10:00:00.000Z', undefined],
])('date %o is %s', (value, iso, remark) => {
  expect(readDate(value)).toEqual(remark ? { iso, remark } : { iso });
});

test.each([
  '2025-02-30',
  '31/02/2025',
  '13/13/2025',
  'yesterday',
  '1',
  '',
  9e99,
  null,
  {},
  '0000-00-00',
  '2025',
  '01/01/0150',
  '01/01/9999',
  'Marble tile 12',
  'mayonnaise 2025',
  'March 5',
])('date %o isn’t one', (value) => expect(readDate(value)).toBeUndefined());

test.each([
  [true, true],
  ['Yes', true],
  ['non-compliant', false],
  [0, false],
  ['maybe', undefined],
  [{}, undefined],
])('truth of %o is %o', (value, expected) => expect(readBoolean(value)).toBe(expected));

test.each([
  ['1,234.5', 1234.5],
  ['12', 12],
  ['1e3', undefined],
  ['12 kg', undefined],
  [Number.POSITIVE_INFINITY, undefined],
])('number %o is %o', (value, expected) => expect(readNumber(value)).toBe(expected));

/** Pieces of values, put together as nobody would. */
const piece = fc.oneof(
  fc.constantFrom(
    ...'0 1 9 12 31 99 2025 9999 % . , - / : T Z + e E NaN Infinity Jan May UTC GMT'.split(' '),
  ),
  fc.constantFrom(' ', '\u0000', '\ud800', '１２', '__proto__', '{', '[', '\n'),
  fc.string({ maxLength: 4 }),
);
const written = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

test('whatever is written, what is read of it can be, and the rest is nothing', () => {
  fc.assert(
    fc.property(fc.oneof(written, fc.anything()), (value) => {
      const confidence = readConfidence(value);
      expect(confidence === undefined || (confidence >= 0 && confidence <= 1)).toBe(true);
      expect(Number.isFinite(readNumber(value) ?? 0)).toBe(true);
      expect(typeof (readBoolean(value) ?? false)).toBe('boolean');
      const { iso } = readDate(value) ?? { iso: '2000-01-01T00:00:00.000Z' };
      expect(new Date(iso).toISOString()).toBe(iso);
      expect(iso >= '1900' && iso < '2201').toBe(true);
    }),
    { numRuns: 3_000 },
  );
});
