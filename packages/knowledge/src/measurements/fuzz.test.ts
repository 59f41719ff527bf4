import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMeasurements } from './read-measurements.ts';

/** Pieces that measurements are made of, put together as nobody would. */
const piece = fc.oneof(
  fc.constantFrom(
    ...[
      'mm',
      'cm',
      'm',
      'metres',
      '%',
      '°',
      '"',
      "'",
      'x',
      '×',
      '±',
      '+/-',
      '-',
      '–',
      '.',
      ',',
      '/',
      '1:',
      ' ',
      '\n',
      '½',
    ],
    ...[
      'wide',
      'crack',
      'gap',
      'over',
      'under',
      'less than',
      'between',
      'and',
      'to',
      'about',
      'slope',
      'fall',
      'per',
      'of',
    ],
    ...[
      'NaN',
      'Infinity',
      '1e309',
      '-0',
      '0',
      '٣',
      '１２',
      '\u0000',
      '\ud800',
      '\u202e',
      '__proto__',
      'toString',
    ],
  ),
  fc.integer({ min: -10, max: 10_000 }).map(String),
  fc.double({ min: 0, max: 1e6, noNaN: true }).map(String),
  fc.string({ maxLength: 5 }),
);
const text = fc
  .array(fc.tuple(piece, fc.constantFrom('', ' ')), { maxLength: 25 })
  .map((parts) => parts.flat().join(''));

test('whatever is typed, a measurement is a number that can be, in a unit, and stands in the text', () => {
  fc.assert(
    fc.property(text, (typed) => {
      for (const { value, unit, attribute, uncertainty } of readMeasurements(typed)) {
        expect(Number.isFinite(value) && value >= 0).toBe(true);
        expect(uncertainty === undefined || (Number.isFinite(uncertainty) && uncertainty >= 0)).toBe(true);
        expect(unit.length > 0 && attribute.length > 0).toBe(true);
      }
    }),
    { numRuns: 3_000 },
  );
});

test.each([
  ['digits', '1'.repeat(20_000)],
  ['numbers', '1 '.repeat(10_000)],
  ['measurements', '3 mm wide, '.repeat(2_000)],
  ['ranges', '1-'.repeat(10_000)],
  ['products', '1x'.repeat(10_000)],
  ['signs', '±'.repeat(20_000)],
  ['cues', 'less than '.repeat(4_000)],
])('endless %s are read in reasonable time', (_what, typed) => {
  const begun = performance.now();
  readMeasurements(typed);
  // A text read in quadratic time would take minutes; this leaves room for a busy machine.
  expect(performance.now() - begun).toBeLessThan(3_000);
});

const away = fc.constantFrom('from', 'away from', 'off', 'in from', 'up from', 'down from', 'to the left of');
const where = fc.constantFrom('under', 'above', 'below', 'along', 'beside', 'beneath', 'next to', 'near');
const whose = fc.constantFrom('door', 'window', 'ceiling', 'corner', 'skirting', 'cornice', 'power point');
const fault = fc.constantFrom(
  'crack',
  'hairline crack',
  'gap',
  'wall out of plumb',
  'wall leaning',
  'cavity',
);
const part = fc.constantFrom(' ', ', ', ' in the wall ', ' 3 mm wide, ', ' of 4 mm, ');
const FAULTS = ['crack_width', 'gap', 'out_of_plumb', 'cavity'];

test('a size that says where something is, is never of the fault', () => {
  const place = fc.oneof(
    fc.tuple(fc.integer({ min: 20, max: 3000 }), away),
    fc.tuple(fc.integer({ min: 50, max: 3000 }), where),
  );
  fc.assert(
    fc.property(fault, part, place, whose, (what, between, [size, to], thing) => {
      const typed = `${what}${between}${size} mm ${to} the ${thing}`;
      const read = readMeasurements(typed).filter(({ attribute }) => FAULTS.includes(attribute));
      expect([typed, ...read.map(({ value }) => value).filter((value) => value === size)]).toEqual([typed]);
    }),
    { numRuns: 2_000 },
  );
});

test('a small size before a place stays of the fault where nothing else is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 19 }), where, whose, (size, to, thing) => {
      const typed = `crack in the wall ${size} mm ${to} the ${thing}`;
      expect([typed, ...readMeasurements(typed).map(({ value }) => value)]).toEqual([typed, size]);
    }),
    { numRuns: 500 },
  );
});
