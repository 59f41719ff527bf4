/** Sizes as people say them, in figures: 'three mil' is 3 mm, 'half a millimetre' 0.5 mm, '39 inches' 991 mm, '80 m3/h' 22 l/s. */

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const UNIT = '(mm|mil|mils|mill|millimet(?:re|er)s?|cm|centimet(?:re|er)s?|met(?:re|er)s?)';
const COUNT = `(?:${[...ONES, ...TENS].join('|')})(?:[ -](?:${ONES.slice(1, 10).join('|')}))?(?: hundred(?: and (?:${[...ONES, ...TENS].join('|')}))?)?`;
/** 'One point two'. */
const POINT = `(${COUNT}) point (${[...ONES].slice(0, 10).join('|')})`;
const INCH_MM = 25.4;
const FOOT_MM = 12 * INCH_MM;
const FEET = `(\\d+(?:\\.\\d+)?|${COUNT}) ?(?:ft|feet|foot|')`;
/** 'In' and a quotation mark stand for inches only where something is said to be so high or so wide. */
const SO_BIG = '(?: (?:high|wide|deep|thick|long|tall|crack|gap|step|drop)\\b)';
const INCHES = `(\\d+(?:\\.\\d+)?|${COUNT})(?: and (a|one|1\\/|three|3\\/)[ -]?(half|quarters?|2|4))?[ -]?(?:inch(?:es)?\\b|(?:in\\b|")(?=${SO_BIG}))`;
const PART_OF_INCH: readonly (readonly [string, number])[] = [
  ['half (?:a |an |of an )?|1\\/2 ?', 1 / 2],
  ['three[ -]quarters? (?:of )?(?:an )?|3\\/4 ?', 3 / 4],
  ['(?:a )?quarter (?:of )?(?:an )?|1\\/4 ?', 1 / 4],
  ['five[ -]eighths? (?:of )?(?:an )?|5\\/8 ?', 5 / 8],
  ['three[ -]eighths? (?:of )?(?:an )?|3\\/8 ?', 3 / 8],
  ['seven[ -]eighths? (?:of )?(?:an )?|7\\/8 ?', 7 / 8],
  ['(?:an |one )?sixteenth (?:of )?(?:an )?|1\\/16 ?', 1 / 16],
  ['(?:an )?eighth (?:of )?(?:an )?|1\\/8 ?', 1 / 8],
];
/** 'Under a tenth of a mil'. */
const PART_OF_UNIT: readonly (readonly [string, number])[] = [
  ['twentieth', 0.05],
  ['tenth', 0.1],
  ['fifth', 0.2],
  ['quarter', 0.25],
  ['third', 0.33],
];
/** A card for the bank, as ISO 7810 has it: what people hold against a crack. */
const CARD_MM = 0.8;
/** How thick coins are, in millimetres: what a gap that they stand in on edge is wide. */
const COINS: readonly (readonly [string, number])[] = [
  ['(?:5|five)[- ]?c(?:ents?)?', 1.3],
  ['(?:10|ten)[- ]?c(?:ents?)?', 2],
  ['(?:20|twenty)[- ]?c(?:ents?)?', 2.5],
  ['(?:50|fifty)[- ]?c(?:ents?)?', 3],
  ['(?:(?:1|one|2|two)[- ])?dollar|\\$ ?[12]', 3],
];
/** Cubic metres an hour of air, as stickers of fans have them, in one litre a second. */
const M3H = 3.6;

function figure(words: string): number {
  if (/^\d/.test(words)) return Number(words);
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

/** The part of a whole that is said or written: 'three quarters', '5/8'. */
function partOf(said: string): number {
  const [over, under] = said.split('/').map(Number);
  if (over && under) return over / under;
  return /^half/i.test(said) ? 1 / 2 : /^quarter/i.test(said) ? 1 / 4 : 3 / 4;
}

/** A length in whole millimetres, or to a tenth where it is small. */
const millimetres = (length: number) =>
  `${length < 10 ? Math.round(10 * length) / 10 : Math.round(length)} mm`;
const share = (count = '', of = '') =>
  of === '' ? 0 : (/^(?:3|three)/i.test(count) ? 3 : 1) / (/^(?:half|2)/i.test(of) ? 2 : 4);

const REWRITES: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [
    new RegExp(`\\b${POINT} ${UNIT}\\b`, 'gi'),
    (_, whole = '', tenths = '', unit = '') => `${figure(whole)}.${figure(tenths)} ${unitOf(unit)}`,
  ],
  [
    /\b(\d{1,2})[ -](1\/8|1\/4|3\/8|1\/2|5\/8|3\/4|7\/8)[ -]?(?:inch(?:es)?\b|")/gi,
    (_, whole = '', share_ = '') => {
      const [over = 0, under = 1] = share_.split('/').map(Number);
      return millimetres((Number(whole) + over / under) * INCH_MM);
    },
  ],
  // 'Seven and three quarter inches' before its quarter is read by itself.
  [
    new RegExp(
      `\\b(\\d{1,2}|${COUNT}) and (?:a |an )?(1\\/8|1\\/4|3\\/8|1\\/2|5\\/8|3\\/4|7\\/8|half|quarter|three[ -]quarters?)[ -]?(?:inch(?:es)?\\b|")`,
      'gi',
    ),
    (_, whole = '', part = '') => millimetres((figure(whole) + partOf(part)) * INCH_MM),
  ],
  ...PART_OF_INCH.map(
    ([said, of]) =>
      [new RegExp(`\\b(?:${said})[ -]?inch(?:es)?\\b`, 'gi'), () => millimetres(of * INCH_MM)] as const,
  ),
  [/\b(over|in|across|per|every) (?:a|one) met(?:re|er)\b(?! and)/gi, (_, word = '') => `${word} 1 m`],
  [
    new RegExp(`\\b${FEET} (\\d{1,2}|${COUNT})(?=${SO_BIG})`, 'gi'),
    (_, feet = '', inches = '') => millimetres(figure(feet) * FOOT_MM + figure(inches) * INCH_MM),
  ],
  // 'Seven foot ten' says its inches without the word.
  [
    new RegExp(
      `\\b${FEET} (\\d{1,2}|${ONES.slice(1, 12).join('|')})(?=\\s*(?:$|[,.;?)]|(?:in|at|from|to|and|off|above|so|is|but|over|up|ceilings?|rail\\w*)\\b))`,
      'gi',
    ),
    (_, feet = '', inches = '') => millimetres(figure(feet) * FOOT_MM + figure(inches) * INCH_MM),
  ],
  [
    new RegExp(`\\b${FEET},? ?(?:and )?${INCHES}`, 'gi'),
    (_, feet = '', inches = '') => millimetres(figure(feet) * FOOT_MM + figure(inches) * INCH_MM),
  ],
  [
    new RegExp(`\\b${INCHES}`, 'gi'),
    (_, inches = '', count = '', of = '') => millimetres((figure(inches) + share(count, of)) * INCH_MM),
  ],
  [/\ban inch\b/gi, () => `${Math.round(INCH_MM)} mm`],
  [
    new RegExp(`\\b(\\d+(?:\\.\\d+)?|${COUNT})[ -]?(?:ft|feet|foot)\\b`, 'gi'),
    (_, feet = '') => `${Math.round((figure(feet) * FOOT_MM) / 10) / 100} m`,
  ],
  [
    /\b(\d+(?:\.\d+)?) ?(?:m3|m³|cubic met(?:re|er)s?) ?(?:\/|per|an|a) ?h(?:r|our)?\b/gi,
    (_, flow = '') => `${Math.round(Number(flow) / M3H)} l/s`,
  ],
  [
    new RegExp(`\\b(\\d{1,3}|${COUNT}) and a half ${UNIT}\\b`, 'gi'),
    (_, count = '', unit = '') => `${figure(count) + 0.5} ${unitOf(unit)}`,
  ],
  [/\b(every|per) met(?:re|er) and a half\b/gi, (_, word = '') => `${word} 1.5 m`],
  [new RegExp(`\\b(?:a|one) ${UNIT} and a half\\b`, 'gi'), (_, unit = '') => `1.5 ${unitOf(unit)}`],
  [new RegExp(`\\bhalf (?:a |an |of a )?${UNIT}\\b`, 'gi'), (_, unit = '') => `0.5 ${unitOf(unit)}`],
  ...PART_OF_UNIT.map(
    ([said, of]) =>
      [
        new RegExp(`\\b(?:a|one) ${said} (?:of )?(?:a |an |one )?${UNIT}\\b`, 'gi'),
        (_: string, unit = '') => `${of} ${unitOf(unit)}`,
      ] as const,
  ),
  [
    /\b(?:the )?(?:thickness of|as thick as|thick as|(?:about|around|roughly|size of|width of|fits?)) (?:a|an|my) (?:credit|bank|debit) card\b(?:['’]s thickness)?|\b(?:a|an|my|one) (?:credit|bank|debit) card(?:['’]?s)? (?:thickness|thick|wide|width)\b/gi,
    () => `${CARD_MM} mm wide`,
  ],
  ...COINS.map(
    ([coin, thick]) =>
      [
        new RegExp(
          `(?:\\bas )?\\b(?:thick(?:ness)? (?:as|of) (?:an? |one |my )?(?:${coin})(?: (?:coin|piece))?\\b|(?:wide|big|thick) as (?:an? |one )?(?:${coin})(?: (?:coin|piece))? is thick\\b)`,
          'gi',
        ),
        () => `${thick} mm wide`,
      ] as const,
  ),
  // 'One in sixty' is how steep a fall is, 'nineteen risers' how long a flight.
  [
    new RegExp(`\\b(?:one|1) in (?:an? )?(hundred|${COUNT})\\b(?! (?:of|people|houses|homes|chance))`, 'gi'),
    (said, run = '') => {
      const count = /^hundred/i.test(run) ? 100 : figure(run);
      return count < 20 ? said : `1 in ${count}`;
    },
  ],
  [
    new RegExp(`\\b(${COUNT}) (?=(?:risers?|steps?|treads?)\\b)`, 'gi'),
    (said, count = '') => (figure(count) < 10 ? said : `${figure(count)} `),
  ],
  [
    new RegExp(`\\b(${COUNT}) ${UNIT}\\b`, 'gi'),
    (_, count = '', unit = '') => `${figure(count)} ${unitOf(unit)}`,
  ],
  [/\b(\d+) ?mils?\b/gi, (_, count = '') => `${count} mm`],
];

/** The message with its sizes in figures; everything else stays as it was written. */
export const sizesInFigures = (text: string): string =>
  REWRITES.reduce((written, [pattern, said]) => written.replace(pattern, said), text);
