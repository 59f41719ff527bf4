/** Sizes as people say them, in figures: 'three mil' is 3 mm, 'half a millimetre' 0.5 mm, 'an inch' 25 mm. */

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const UNIT = '(mm|mil|mils|mill|millimet(?:re|er)s?|cm|centimet(?:re|er)s?|met(?:re|er)s?)';
const COUNT = `(?:${[...ONES, ...TENS].join('|')})(?:[ -](?:${ONES.slice(1, 10).join('|')}))?(?: hundred(?: and (?:${[...ONES, ...TENS].join('|')}))?)?`;
const INCH_MM = 25;

function figure(words: string): number {
  return words
    .toLowerCase()
    .split(/[ -]+/)
    .reduce((sum, word) => {
      if (word === 'hundred') return sum * 100;
      const ten = TENS.indexOf(word);
      return sum + (ten >= 0 ? 20 + 10 * ten : Math.max(0, ONES.indexOf(word)));
    }, 0);
}

const unitOf = (unit: string) => (/^mil/i.test(unit) ? 'mm' : unit);

const REWRITES: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [
    new RegExp(`\\b(${COUNT}) and a half ${UNIT}\\b`, 'gi'),
    (_, count = '', unit = '') => `${figure(count) + 0.5} ${unitOf(unit)}`,
  ],
  [new RegExp(`\\b(?:a|one) ${UNIT} and a half\\b`, 'gi'), (_, unit = '') => `1.5 ${unitOf(unit)}`],
  [new RegExp(`\\bhalf (?:a |an |of a )?${UNIT}\\b`, 'gi'), (_, unit = '') => `0.5 ${unitOf(unit)}`],
  [
    new RegExp(`\\b(${COUNT}) ${UNIT}\\b`, 'gi'),
    (_, count = '', unit = '') => `${figure(count)} ${unitOf(unit)}`,
  ],
  [/\bhalf (?:a |an )inch\b/gi, () => `${INCH_MM / 2} mm`],
  [/\b(?:a |1\/4 |quarter (?:of )?(?:an )?)(?:quarter )inch\b/gi, () => `${INCH_MM / 4} mm`],
  [/\b(\d+) ?mils?\b/gi, (_, count = '') => `${count} mm`],
];

/** The message with its sizes in figures; everything else stays as it was written. */
export const sizesInFigures = (text: string): string =>
  REWRITES.reduce((written, [pattern, said]) => written.replace(pattern, said), text);
