import { describe, expect, it } from 'vitest';
import { distinct, listOf, lowerFirst, percent, sentence, withArticle } from '../src/assess/wording.ts';
import { longDate, monthsBetween } from '../src/dates.ts';
import { formatMeasurement, originVerb } from '../src/measurements/format.ts';
import { readMeasurements } from '../src/measurements/read-measurements.ts';
import { SIZE_CHOICES } from '../src/questions/sizes.ts';
import { wallCrackCategory } from '../src/rules/crack-category.ts';
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

  it('tells of a choice as it was chosen, and as no figure', () => {
    for (const [attribute, choices] of Object.entries(SIZE_CHOICES)) {
      for (const { label, value, uncertainty } of choices) {
        const chosen = measured(attribute, value, { uncertainty, origin: 'inspector' });
        expect(`${originVerb(chosen)} ${formatMeasurement(chosen)}`).toBe(
          `chosen on site as ${label.toLowerCase()}`,
        );
      }
    }
  });

  it('tells of a figure as of one, though a choice stands for the same', () => {
    const gauge = measured('crack_width', 0.65, {
      ...({ uncertainty: 0.34, origin: 'inspector', reference: 'crack gauge' } as const),
    });
    expect(formatMeasurement(gauge)).toBe('0.7 ± 0.3 mm');
    const typed = measured('crack_width', 0.65, { origin: 'inspector' });
    expect(`${originVerb(typed)} ${formatMeasurement(typed)}`).toBe('recorded by the inspector as 0.65 mm');
  });

  it.each([
    ['the crack is big enough to get my little finger in', '‘my little finger’, taken as 11 to 16 mm'],
    ['a gap as wide as a pencil under the skirting', '‘wide as a pencil’, taken as 6.5 to 8 mm'],
    ['crack in the render, hairline', '‘hairline’, taken as 0.05 to 0.5 mm'],
    ['crack roughly 8 mm wide', '‘roughly 8 mm’, taken as 6.5 to 9.5 mm'],
    ['crack of under 3 mm', '‘under 3 mm’, taken as 0 to 3 mm'],
    ['crack between 4 and 8 mm wide', '‘between 4 and 8 mm’, taken as 4 to 8 mm'],
    ['crack wider than 10 mm', '‘wider than 10 mm’, taken as 10 to 13 mm'],
    ['crack 7 mm wide', '7 mm'],
    ['crack 7 ± 2 mm wide', '7 ± 2 mm'],
  ])('tells what was said in “%s”, and a range as ours', (words, expected) => {
    expect(readMeasurements(words).map(formatMeasurement)).toEqual([expected]);
  });

  it('says of a category’s range that it is taken, in round figures', () => {
    const width = SIZE_CHOICES.crack_width?.find(({ label }) => label === 'Up to 1 mm');
    expect(width && wallCrackCategory([width])?.reason).toBe('taken as 0.3 to 1 mm wide.');
    expect(wallCrackCategory([4])?.reason).toBe('4 mm wide.');
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
