/** Values as people state them of a limit: numbers without a unit, ratios, flows, categories, and a contract's month. */
import { rowsNamed } from '../corpus.ts';
import { COUNTED, OF_ELSE } from '../question/counts.ts';
import type { Part } from './part.ts';

const WITH_UNIT = /\b\d+(?:\.\d+)? ?(?:mm|cm|m|mil|millimet\w*|centimet\w*|met(?:re|er)s?)\b/i;
const OTHER_UNITS = `(?:${COUNTED}|${OF_ELSE}| ?(?:mm|cm|centimet|m\\b|met|mil|%|per ?cent|years?|yrs?|yo\\b|months?|weeks?|days?|stor(?:e|i)y|levels?|l\\/s|litres?|dollars|grand|k\\b|photos?|credits?|risers?|steps?|percent|amps?|people|kids)|:|\\.\\d|\\d)`;
const BARE = new RegExp(
  `(?<![\\d.:/$#-]|\\b(?:as|hb|clause|part|section|category|cat|ncc|class|lot|unit|flat|apartment|apt|villa|townhouse|finding|photo|report|number|no|in|bed|bedroom|page|volume|table|mum|mom|dad|mother|father|nan|nanna|grandma|grandad|granddad|wife|husband|son|daughter|aged|age) |\\b(?:mum|mom|dad|mother|father|nan|nanna|pop|wife|husband|son|daughter|grandma|grandad|granddad|she|he|who)(?:,| is|['’]s|s)? )\\b(?!19\\d\\d|20[0-4]\\d)(\\d{1,4}(?:\\.\\d)?)(?!${OTHER_UNITS})\\b`,
  'gi',
);

const RATIO = /\b1 ?(?::|in) ?(\d{1,4})\b/i;

/** 'The rail is 980': trades leave the unit out, and mean millimetres. */
export const withUnits = (text: string): string =>
  RATIO.test(text) || WITH_UNIT.test(text) ? withMeasured(text) : withMeasured(text).replace(BARE, '$1 mm');

/** 'The rail is 980 high over a 1.4 m drop': what says how it is measured lacks its unit there too. */
export const withMeasured = (text: string): string =>
  RATIO.test(text) ? text : text.replace(MEASURED_BARE, '$1$2 mm');
const MEASURED_BARE =
  /(?<![\d.:/$#-])\b(?!19\d\d|20[0-4]\d)(?:(\d{2,4})(?= (?:high|wide|deep|tall|thick|apart)\b)|([12]\d\d)(?= (?:risers?|goings?|treads?)\b))/gi;

/** Whether a message states a size, with its unit or without. */
export const statesSize = (text: string): boolean => WITH_UNIT.test(withUnits(text));

/** The text of an earlier question without its sizes, for one that states another. */
export const withoutSizes = (text: string): string =>
  text
    .replace(/\b\d+(?:\.\d+)? ?(?:mm|cm|m|mils?|millimet\w*|centimet\w*|met(?:re|er)s?)\b/gi, ' ')
    .replace(/\b1 ?(?::|in) ?\d+\b/gi, ' ')
    .replace(/\bcat(?:egory)? ?\d\b/gi, ' ');

/** What is measured: another one in the next message takes its place. */
const QUANTITY =
  /\b(?:height|high|gaps?|openings?|width|wide|fall|slope|spacing|spaced|thickness|thick|flow|lippage|depth|deep|risers?|goings?|treads?|overhang|length|distance)\b/gi;

/** An earlier question without what it asked to be measured, where this one asks for something else. */
export const withoutQuantity = (asked: string, message: string): string =>
  message.search(QUANTITY) >= 0 ? asked.replace(QUANTITY, ' ') : asked;

const LENGTH = '(\\d+(?:\\.\\d+)?) ?(mm|cm|m|millimet\\w*|met(?:re|er)s?)';
/** 'Falls 15 mm over 12 m', in this order or the other. */
const FALL_OVER = new RegExp(
  `\\b(?:falls?|drops?|slopes?|runs?|goes down|comes down|dips?)\\b.{0,12}?\\b${LENGTH}\\b.{0,30}?\\b(?:over|in|across|per|along|every)\\b (?:the |a |its )?(?:whole )?${LENGTH}\\b`,
  'i',
);
/** '12 mm of fall over 1 m'. */
const OF_FALL = new RegExp(
  `\\b${LENGTH}(?: of)? (?:falls?|drop|slope)\\b.{0,20}?\\b(?:over|in|across|per|along|every)\\b (?:the |a |its )?${LENGTH}\\b`,
  'i',
);
const LONG_FALLS = new RegExp(
  `\\b${LENGTH}\\b(?: long| run| length)?\\b.{0,30}?\\b(?:falls?|drops?|slopes?)\\b.{0,12}?\\b${LENGTH}\\b`,
  'i',
);
/** 'The drain is 12 mm lower over 900'. */
const LOWER_OVER =
  /\b(\d+(?:\.\d+)?) ?mm (?:lower|down|deeper|of difference|difference)\b.{0,30}?\b(?:over|in|across)\b (?:the |a |about )?(\d+(?:\.\d+)?) ?(mm|cm|m|met(?:re|er)s?)?\b/i;
const FALLING = /\b(?:gutters?|falls?|drains?|pipes?|showers?|waste|paving)\b/i;
const inMm = (count = '', unit = '') =>
  Number(count) * (/^(?:mm|mil)/i.test(unit) ? 1 : /^c/i.test(unit) ? 10 : 1000);

/** A fall stated as a drop over a run, as one in so many. */
function fallOver(text: string): { value: number; words: string } | undefined {
  const lower = /\b(?:showers?|drain|waste|bath ?room|laundry|wet)\b/i.test(text)
    ? LOWER_OVER.exec(text)
    : null;
  const ofLower = lower && [
    Number(lower[1]),
    inMm(lower[2], lower[3] ?? (Number(lower[2]) < 10 ? 'm' : 'mm')),
  ];
  const first = FALL_OVER.exec(text) ?? OF_FALL.exec(text);
  const second = first ? null : LONG_FALLS.exec(text);
  const [, count, unit, otherCount, otherUnit] = first ?? second ?? [];
  const [one, other] = [inMm(count, unit), inMm(otherCount, otherUnit)];
  const [drop = 0, run = 0] = ofLower ?? (first ? [one, other] : [other, one]);
  if (drop <= 0 || run <= 5 * drop) return undefined;
  return { value: drop / run, words: `${drop} mm over ${run / 1000} m, 1 in ${Math.round(run / drop)},` };
}

const CLAIMED_BEFORE =
  /\b(?:wants?|wanted|asks? for|should be|has to be|have to be|must be|needs? (?:to be|at least)|requires?|supposed to be|meant to be|min(?:imum)?(?: is| of)?|max(?:imum)?(?: is| of)?|(?:code|rule|standard|limit)(?: is| says|:)?) (?:a |at least |only |about )*$/i;

/** A fall stated as a ratio, such as '1 in 60', '2 %' or '15 mm over 12 m'. */
export function ratioSaid(text: string): { value: number; words: string } | undefined {
  const all = [...text.matchAll(new RegExp(RATIO, 'gi'))];
  // What somebody says that it should be isn't what it is.
  const found = all.find(({ index }) => !CLAIMED_BEFORE.test(text.slice(0, index))) ?? all[0];
  const run = Number(found?.[1] ?? 0);
  if (found) return run > 0 ? { value: 1 / run, words: found[0] } : undefined;
  if (!FALLING.test(text)) return undefined;
  const share = /\b(\d(?:\.\d+)?) ?(?:%|per ?cent\b)/i.exec(text);
  const percent = Number(share?.[1] ?? 0);
  return share && percent > 0
    ? { value: percent / 100, words: `${percent}%, 1 in ${Math.round(100 / percent)},` }
    : fallOver(text);
}

/** A flow of air in litres a second. */
export function flowSaid(text: string): { value: number; words: string } | undefined {
  const found = /\b(\d{1,3}) ?(?:l\/s|litres?(?: (?:a|per|\/) ?second)?|l per s\w*)/i.exec(text);
  return found ? { value: Number(found[1]), words: found[0] } : undefined;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const SIGNED = /\b(?:contract|signed|sign)\b/i;
const MONTH = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b\.?(?: (?:of )?(20\d\d))?/i;

/** The day of the contract that a message states, to its month. */
export function contractSaid(text: string, today: string): string | undefined {
  const found = SIGNED.test(text) ? MONTH.exec(text) : null;
  const month = MONTHS.indexOf(found?.[1]?.toLowerCase() ?? '');
  const year = found?.[2] ?? /\b(20\d\d)\b/.exec(text)?.[1] ?? today.slice(0, 4);
  // A year alone says enough where it isn't this one.
  const alone = /\b(?:contract|signed)\b.{0,20}?\b(20[12]\d)\b/i.exec(text)?.[1];
  if (month < 0) return alone && alone !== today.slice(0, 4) ? `${alone}-06-15` : undefined;
  return year === '' ? undefined : `${year}-${String(month + 1).padStart(2, '0')}-15`;
}

const CATEGORY = /\bcat(?:egory|egories)? ?([0-9])\b/i;
const OF_A_FLOOR = /\b(?:slab|floor|driveway|paving|concrete)/i;

/** What a damage category of AS 2870 means; there is none above 4. */
export function categoryNamed(text: string): Part[] {
  const number = CATEGORY.exec(text)?.[1];
  if (number === undefined) return [];
  if (Number(number) > 4)
    return [
      {
        text: `**AS 2870 has no category ${number}: it goes from 0 to 4**, and 4 is severe. A category 5 is used in other tables, such as Burland’s. Ask who wrote it which table was meant.`,
        rows: rowsNamed('tolerance:as2870-c1-4'),
        support: 0.85,
      },
    ];
  const floor = OF_A_FLOOR.test(text);
  return rowsNamed(`tolerance:as2870-${floor ? 'c2' : 'c1'}-${number}`).map((row) => ({
    text: `${row.text}${Number(number) > 2 ? ' Have a structural engineer look before anybody fills it.' : ''}`,
    rows: [row],
    support: 0.9,
  }));
}

/** 'Cracks under 6 mm never need an engineer.' */
export const NO_ENGINEER =
  /\bcracks?\b.*\b(?:never|don['’]?t|doesn['’]?t|do not|no) (?:ever )?needs?\b.*\bengineers?\b|\bno engineer\b.*\bcracks?\b|\bcracks?\b.*\bno engineer\b/i;
