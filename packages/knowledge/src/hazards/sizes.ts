/** Lengths and years in a text, as classes that rules can ask for. */
import { readMeasurements } from '../measurements/read-measurements.ts';
import type { Word } from './words.ts';
import { ASBESTOS_TO, LEAD_BEFORE } from './years.ts';

type Add = (name: string, start: number, end: number) => void;

const MILLIMETRES: ReadonlyMap<string, number> = new Map([
  ...[
    'mm',
    'mms',
    'mil',
    'mils',
    'mill',
    'mills',
    'millimetre',
    'millimetres',
    'millimeter',
    'millimeters',
    'milimetres',
    'milimeters',
  ].map((unit) => [unit, 1] as const),
  ...['cm', 'cms', 'centimetre', 'centimetres', 'centimeter', 'centimeters'].map(
    (unit) => [unit, 10] as const,
  ),
  ...['inch', 'inches', '"'].map((unit) => [unit, 25.4] as const),
]);
const SPELT: ReadonlyMap<string, number> = new Map(
  'half:0.5 one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 ten:10 twelve:12 fifteen:15 twenty:20 thirty:30 forty:40 fifty:50'
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([word = '', value]) => [word, Number(value)]),
);
const LENGTHWAYS = /^(?:long|length|tall|away|from|thick|apart|deep|centres|over|above|below|stud)$/;
/** What says as often how wide as where: from here on only where, in millimetres. */
const WHERE = /^(?:under|underneath|beneath|along|beside|near|by|next|off|behind|inside)$/;
const SURELY_WHERE = 50;
/** Has a size of its own beside a crack. */
const OF_ELSE =
  /^(?:cavity|cavities|joints?|expansion|mortar|battens?|grout|plasterboard|gyprock|carpet|pipes?|conduit|screws?|skirtings?)$/;
const AWAY = /^(?:(?:in|up|down|back|along|across) from|(?:to the )?(?:left|right) of)\b/;

/** 'Crack 2 mm, 300 mm under the ceiling', '120 mm in from the corner': how far away, not how large. */
function isDistance(words: readonly Word[], after: number, mm: number): boolean {
  const next = words[after]?.text ?? '';
  const following = words.slice(after, after + 4).map(({ text }) => text);
  return (
    LENGTHWAYS.test(next) ||
    OF_ELSE.test(next) ||
    (mm >= SURELY_WHERE && WHERE.test(next)) ||
    AWAY.test(following.join(' '))
  );
}

const numberOf = (word: string | undefined): number =>
  word === undefined
    ? Number.NaN
    : (SPELT.get(word) ?? (/^\d/.test(word) ? Number(word.replace(',', '.')) : Number.NaN));

/** Water burns a child's skin in seconds from here on; a tempering valve holds it at 50. */
const SCALDS_FROM = 56;
const DEGREES = /^(?:c|deg|degs|degree|degrees|celsius)$/;

/** From here on the sides of a dig bury whoever stands in it. */
const DEEP_FROM = 1500;

const ROUGHLY = /^(?:about|around|roughly|nearly|almost|maybe|over|past|approx\w*|bout)$/;

/** 'Two metres deep', 'down about 2 m', 'a 2 m trench'. */
const isDepth = (words: readonly Word[], at: number): boolean =>
  words[at - (ROUGHLY.test(words[at - 1]?.text ?? '') ? 2 : 1)]?.text === 'down' ||
  /^(?:deep|down|depth|trench|trenches|excavation|dig|hole|pit)$/.test(words[at + 2]?.text ?? '') ||
  words[at + 3]?.text === 'trench';

/** 'I’m 2 metres down', 'we’re down nearly two metres'. */
const IS_DOWN = /\b(?:im?|we|s?he|they)(?: am| are| is)? (?:down (?:\w+ )?\S+ m|(?:\w+ )?\S+ m\w* down\b)/;

export function addSizes(words: readonly Word[], add: Add): void {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]?.text ?? '';
    const value = /^an?$/.test(word) && words[at + 1]?.text === 'inch' ? 1 : numberOf(word);
    if (Number.isNaN(value)) continue;
    addYear(words, at, add);
    addAge(words, at, value, add);
    addLead(words, at, value, add);
    if (value >= SCALDS_FROM && value < 100 && DEGREES.test(words[at + 1]?.text ?? ''))
      add('scaldtemp', at, at + 2);
    const bare = isBare(words, at);
    const factor =
      MILLIMETRES.get(words[at + 1]?.text ?? '') ??
      (words[at + 1]?.text === 'an' ? 25.4 : bare ? 1 : undefined);
    const next = words[at + 1]?.text ?? '';
    const high = [2, 1, 3, -1, -2, -3].some((ahead) =>
      /^(?:high|height|tall|highest|h|a?ffl|afl)$/.test(words[at + ahead]?.text ?? ''),
    );
    const metres = next === 'm' || next === 'metre' || next === 'metres' || next === 'meter';
    const mm = factor === undefined ? (metres ? value * 1000 : Number.NaN) : value * factor;
    if (high && ((mm >= 300 && mm < 990) || (Number.isNaN(mm) && value >= 300 && value < 990)))
      add('sizelow', at, at + 1);
    const reached = Number.isNaN(mm) ? value : mm;
    if (high && reached >= 300 && reached < 1195) add('sizepool', at, at + 1);
    if (mm >= DEEP_FROM && isDepth(words, at)) {
      add('notedeep', at, at + 2);
      const around = words.slice(Math.max(0, at - 4), at + 3);
      if (IS_DOWN.test(around.map(({ text }) => text).join(' '))) add('notein', at - 1, at);
    }
    if (mm > 100 && words[at + 2]?.text === 'apart') add('size100', at, at + 2);
    if (mm <= 10) add('sizetol', at, at + 2);
    if (factor === undefined || isDistance(words, bare ? at + 1 : at + 2, mm)) continue;
    if (mm >= 1 && mm < 5) add('size1', at, at + 2);
    else if (mm >= 5 && mm < 15) add('size5', at, at + 2);
    else if (mm >= 15) add('size15', at, at + 2);
    if (mm >= 10 && mm < 100) add('size99', at, at + 2);
    if (mm >= 126) add('size100', at, at + 2);
  }
}

const MEASURED =
  /^(?:cracks?|gaps?|openings?|open(?:ed)?|sag\w*|bow(?:ed)?|bulge|belly|dropped|down|displaced|deflect\w+|clearance|rotated)$/;
const UNIT_OF_ELSE =
  /^(?:x|no|of|off|deg|year|month|week|day|hour|kg|ppm|min|%|m|l|kpa|v|am|pm|sqm|\w{3,}s)$/;

/** Who measures for a living writes no unit: 'sag 45', 'opening 260', '90 gap under'. */
function isBare(words: readonly Word[], at: number): boolean {
  const [word, before, next] = [words[at], words[at - 1], words[at + 1]];
  if (!/^[1-9]\d{0,2}$/.test(word?.text ?? '')) return false;
  if (next?.clause === word?.clause && /^(?:gap|opening)$/.test(next?.text ?? '')) return true;
  return (
    before?.clause === word?.clause &&
    MEASURED.test(before?.text ?? '') &&
    !UNIT_OF_ELSE.test(next?.text ?? '')
  );
}

const LEADED = /^(?:pb|lead)$/;
const PARTS = /^(?:ppm|mg|ug|g|micrograms?)$/;
/** From here on a test of soil or dust has found lead that matters. */
const LEAD_FROM = 300;

/** 'Soil 620 ppm Pb', 'dust wipe 410 ug/ft2 Pb'. */
function addLead(words: readonly Word[], at: number, value: number, add: Add): void {
  if (value < LEAD_FROM || !PARTS.test(words[at + 1]?.text ?? '')) return;
  if (words.slice(Math.max(0, at - 4), at + 6).some(({ text }) => LEADED.test(text)))
    add('leadlevel', at, at + 1);
}

/** A verdict isn't made of what others claim; a danger that they tell of is one all the same. */
const SOMEBODY_SAYS =
  /\b(?:mate|builder|supervisor|bloke|brickie|husband|wife|partner|neighbour|agent|inspector|foreman|he|she|they) (?:says?|said|reckons?|thinks?|claims?)\b/gi;

/** The widths of cracks that a text tells, in millimetres, by the parser that verdicts go by: no sizes of bricks or joints. */
export const crackWidths = (text: string): ReadonlySet<number> =>
  new Set(
    readMeasurements(text.replace(SOMEBODY_SAYS, ' '))
      .filter(({ attribute }) => attribute === 'crack_width')
      .map(({ value }) => value),
  );

/** The sizes that are widths of cracks, as classes of their own. */
export function addCrackWidths(words: readonly Word[], widths: ReadonlySet<number>, add: Add): void {
  for (let at = 0; at + 1 < words.length; at += 1) {
    const factor = MILLIMETRES.get(words[at + 1]?.text ?? '');
    const mm = numberOf(words[at]?.text) * (factor ?? Number.NaN);
    if (mm >= 5 && widths.has(mm)) add(mm < 15 ? 'crack5' : 'crack15', at, at + 2);
  }
}

const NOW = /^(?:now|today|currently|already)$/;
const WAS = /^(?:was|were|only|about)$/;
/** Finer cracks open and close with the seasons. */
const GREW_FROM = 2;
/** As many words may stand between what a crack was and what it is now. */
const APART = 12;

/** 'Was 3 mm at Christmas and is now 14', 'went from 2 to 8 mm': what a crack has grown to, by its size. */
export function addGrowth(words: readonly Word[], add: Add): void {
  const factorAt = (at: number) => MILLIMETRES.get(words[at + 1]?.text ?? '');
  const textAt = (at: number) => words[at]?.text ?? '';
  for (let at = 0; at < words.length; at += 1) {
    const was = numberOf(textAt(at));
    if (Number.isNaN(was)) continue;
    for (let later = at + 1; later < words.length && later - at <= APART; later += 1) {
      const is = numberOf(textAt(later));
      const factor = factorAt(later) ?? factorAt(at) ?? Number.NaN;
      const before = was * (factorAt(at) ?? factor);
      const mm = is * factor;
      // 'Is 3 mm, it was 1 mm in spring': what it was stands last.
      if (before > mm && before >= GREW_FROM && WAS.test(textAt(later - 1)) && !WAS.test(textAt(at - 1)))
        add('grow', later, later + 1);
      if (!(mm > before && mm >= GREW_FROM)) continue;
      const said = words.slice(at + 1, later + 4).some(({ text }) => NOW.test(text));
      const fromTo = textAt(at - 1) === 'from' && textAt(later - 1) === 'to';
      // What has doubled is as pressing from 10 mm on as what stands still at 15.
      if (said || fromTo) add('grow', later, later + 1);
      if (mm >= 5 && (said || fromTo))
        add(mm < (mm < 2 * before ? 15 : 10) ? 'grew5' : 'grew15', later, later + 1);
    }
  }
}

const BUILT = /^(?:built|build|constructed|circa)$/;
const AROUND = /^(?:in|about|around|back|circa|ca|early|late|mid)$/;
const GOES_ON = /^(?:and|so|with|but|or|got|has|it|its|we|i)$/;

/** 'Built 68', 'built back in 72 and': two digits that nothing is counted by. */
function isYearOfBuilding(words: readonly Word[], at: number): boolean {
  const [one, next] = [words[at], words[at + 1]];
  if (!one || Number(one.text) < 30) return false;
  let before = at - 1;
  while (AROUND.test(words[before]?.text ?? '') && words[before]?.text !== 'circa') before -= 1;
  const told = words[before];
  const ends = !next || next.clause !== one.clause || GOES_ON.test(next.text);
  return told !== undefined && told.sentence === one.sentence && BUILT.test(told.text) && ends;
}

/** What houses of a year are likely to hold; 'the 1990s' began too late for asbestos, 'the 1970s' soon enough for lead paint. */
function addYear(words: readonly Word[], at: number, add: Add): void {
  const word = words[at]?.text ?? '';
  const decade = words[at + 1]?.text === 's';
  const year = /^\d{4}$/.test(word)
    ? Number(word)
    : /^\d{2}$/.test(word) && (decade || isYearOfBuilding(words, at))
      ? 1900 + Number(word)
      : 0;
  if (year < 1850 || year > 2100) return;
  if (words[at + 1] && MILLIMETRES.has(words[at + 1]?.text ?? '')) return;
  if (year + Number(decade) <= ASBESTOS_TO) add('yearold', at, at + 1);
  if (year - Number(decade) < LEAD_BEFORE) add('yearlead', at, at + 1);
  if (year >= 1980 && year <= new Date().getFullYear() - 10) add('yearten', at, at + 1);
  const built = [-3, -2, -1, 1, 2].some((by) =>
    /^(?:built|build|constructed|new|house|home|circa|from|completed)$/.test(words[at + by]?.text ?? ''),
  );
  if (year >= 2004 && built) add('yearnew', at, at + 1);
}

/** 'The house is 90 years old'. */
function addAge(words: readonly Word[], at: number, value: number, add: Add): void {
  const [unit, old] = [words[at + 1]?.text ?? '', words[at + 2]?.text ?? ''];
  if (!/^(?:yo|year|years|yr|yrs)$/.test(unit) || (unit !== 'yo' && old !== 'old')) return;
  if (value >= 10) add('age10', at, at + 2);
  const year = new Date().getFullYear() - value;
  if (year <= ASBESTOS_TO && value <= 200) add('yearold', at, at + 2);
  if (year < LEAD_BEFORE && value <= 200) add('yearlead', at, at + 2);
}
