import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase32, matchTotp, stepAt, toBase32, totpCode } from './totp.ts';

const KEY = Buffer.from('12345678901234567890');

// The figures of RFC 6238's appendix B, for SHA-1 and eight digits.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %d seconds the code is %s', (seconds, code) => {
  expect(totpCode(KEY, stepAt(seconds * 1000), 8)).toBe(code);
});

// RFC 4648, section 10.
test.each([
  ['f', 'MY'],
  ['foob', 'MZXW6YQ'],
  ['foobar', 'MZXW6YTBOI'],
])('%s is %s in the alphabet of the apps, and back', (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded);
  expect(fromBase32(encoded).toString()).toBe(text);
});

test('a code is taken one step early and one late, not two, and never twice', () => {
  const now = 1_700_000_000_000;
  const step = stepAt(now);
  for (const [offset, taken] of [
    [-2, undefined],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, undefined],
  ] as const) {
    expect(matchTotp(KEY, totpCode(KEY, step + offset), 0, now)).toBe(taken);
  }
  expect(matchTotp(KEY, totpCode(KEY, step), step, now)).toBeUndefined();
  expect(matchTotp(KEY, totpCode(KEY, step - 1), step, now)).toBeUndefined();
  for (const wrong of ['', '12345', '1234567', 'abcdef', '००००००']) {
    expect(matchTotp(KEY, wrong, 0, now)).toBeUndefined();
  }
});

test('of whatever is typed, only the three codes of the moment are taken', () => {
  const now = 1_700_000_000_000;
  const good = new Set([-1, 0, 1].map((offset) => totpCode(KEY, stepAt(now) + offset)));
  const code = fc.oneof(
    fc.constantFrom(...good),
    fc.string(),
    fc.stringMatching(/^\d{6}$/),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(code, (typed) => (matchTotp(KEY, typed, 0, now) !== undefined) === good.has(typed)),
    { numRuns: 1_000 },
  );
});

test('any secret survives the alphabet of the apps', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) =>
      fromBase32(toBase32(bytes)).equals(Buffer.from(bytes)),
    ),
  );
});
