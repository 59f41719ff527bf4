import { describe, expect, it } from 'vitest';
import { readMeasurements } from '../src/measurements/read-measurements.ts';
import { MEASUREMENTS, TRAPS } from './measurement-phrases.ts';

describe('readMeasurements', () => {
  it.each(MEASUREMENTS.map(([phrase, ...expected]) => ({ phrase, expected })))(
    'reads “$phrase”',
    ({ phrase, expected }) => {
      const read = readMeasurements(phrase).map(({ origin: _origin, text: _text, ...rest }) => rest);
      expect(read).toEqual(expected.map((one) => ({ unit: 'mm', ...one })));
    },
  );

  it.each(TRAPS.map((phrase) => ({ phrase })))('reads nothing in “$phrase”', ({ phrase }) => {
    expect(readMeasurements(phrase)).toEqual([]);
  });

  it('has at least 120 phrases, half of them traps', () => {
    expect(MEASUREMENTS.length + TRAPS.length).toBeGreaterThanOrEqual(120);
    expect(TRAPS.length).toBeGreaterThanOrEqual((MEASUREMENTS.length + TRAPS.length) / 2);
  });
});
