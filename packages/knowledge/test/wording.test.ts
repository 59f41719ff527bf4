import { describe, expect, it } from 'vitest';
import { distinct, listOf, lowerFirst, percent, sentence, withArticle } from '../src/assess/wording.ts';
import { longDate, monthsBetween } from '../src/dates.ts';
import { formatMeasurement, originVerb } from '../src/measurements/format.ts';
import { measured } from './support/facts.ts';

describe('wording', () => {
  it.each([
    ['fill the gap', 'Fill the gap.'],
    ['Done.', 'Done.'],
    ['look at this:', 'Look at this:'],
    ['', ''],
  ])('sentence “%s”', (text, expected) => {
    expect(sentence(text)).toBe(expected);
  });

  it('keeps abbreviations when lowering', () => {
    expect([lowerFirst('Tile lippage'), lowerFirst('DPC bridged')]).toEqual(['tile lippage', 'DPC bridged']);
  });

  it('joins lists', () => {
    expect([listOf([]), listOf(['a']), listOf(['a', 'b']), listOf(['a', 'b', 'c'], 'or')]).toEqual([
      '',
      'a',
      'a and b',
      'a, b or c',
    ]);
  });

  it('picks the article', () => {
    expect([withArticle('electrician'), withArticle('plumber')]).toEqual(['an electrician', 'a plumber']);
  });

  it('keeps a percentage within its bounds', () => {
    expect([percent(0.834), percent(2), percent(-1)]).toEqual(['83%', '100%', '0%']);
  });

  it('drops repeats whatever their capitals', () => {
    expect(distinct(['Measure it.', 'measure it.', 'Call.'])).toEqual(['Measure it.', 'Call.']);
  });
});

describe('measurements in words', () => {
  it.each([
    [measured('gap', 4, { referenceLength: 2000 }), '4 mm over 2 m'],
    [measured('gap', 4, { referenceLength: 600 }), '4 mm over 600 mm'],
    [measured('crack_width', 2.345, { uncertainty: 0.3 }), '2.3 ± 0.3 mm'],
    [measured('crack_width', 10, { uncertainty: 4.99 }), '10 ± 5 mm'],
    [measured('crack_width', 0.175, { uncertainty: 0.124 }), '0.18 ± 0.12 mm'],
    [measured('crack_width', 3.5, { uncertainty: 1.49 }), '3.5 ± 1.5 mm'],
    [measured('bow', 214.3, { uncertainty: 23 }), '210 ± 20 mm'],
    [measured('fall', 1.25, { unit: 'percent' }), '1.25%'],
    [measured('out_of_plumb', 2, { unit: 'degrees' }), '2°'],
    [measured('risers', 19, { unit: 'count' }), '19'],
  ])('%j', (measurement, expected) => {
    expect(formatMeasurement(measurement)).toBe(expected);
  });

  it.each([
    ['stated', 'stated as'],
    ['measured_on_photo', 'measured on the photo as'],
    ['inspector', 'recorded by the inspector as'],
  ] as const)('says where it comes from: %s', (origin, expected) => {
    expect(originVerb(measured('gap', 4, { origin }))).toBe(expected);
  });

  it('names what it was measured with', () => {
    const gauge = measured('gap', 4, { origin: 'inspector', reference: 'crack gauge' });
    expect(originVerb(gauge)).toBe('measured by the inspector with a crack gauge as');
  });
});

describe('dates', () => {
  it.each([
    ['2024-11-21', '2026-11-21', 24],
    ['2024-11-22', '2026-11-21', 23],
    ['2026-11-21', '2026-11-21', 0],
    ['2026-12-01', '2026-11-21', -1],
  ])('months from %s to %s: %s', (from, to, months) => {
    expect(monthsBetween(from, to)).toBe(months);
  });

  it('knows no months without dates', () => {
    expect(monthsBetween('', '2026-11-21')).toBeNaN();
  });

  it('writes a date out', () => {
    expect([longDate('2026-08-01'), longDate('soon')]).toEqual(['1 August 2026', 'soon']);
  });
});
