/** The sizes of a message, each with what stands beside it: what was measured, what it was measured over, what is claimed. */
import { COUNTED, OF_ELSE } from '../question/counts.ts';

export interface Size {
  /** In millimetres; a bare decimal counts as it stands. */
  value: number;
  unit: 'mm' | 'cm' | 'm' | '';
  /** As it is told again. */
  words: string;
  at: number;
  end: number;
  /** The text around it, with a # in its place. */
  around: string;
  /** How the next size goes on from this one: as the other end of a range, or as one more of a list. */
  next: 'range' | 'list' | undefined;
}

const NO_SIZE_BEFORE =
  /(?:\b(?:as|hb|clause|part|section|category|cat|ncc|class|lot|unit|flat|apartment|apt|villa|townhouse|number|no|bed|page|volume|table|level|stage|photo|finding|project|item|grade|type)|[$#£])\.? ?$/i;
const NO_SIZE_AFTER =
  /^(?: ?(?:%|per ?cent|years?|yrs?|yo\b|months?|mths?|weeks?|wks?|days?|hours?|stor(?:e|i)ys?|storeys?|levels?\b|l\/s|l\b|litres?|m3|m²|m2|square|sq|dollars|grand|k\b|photos?|credits?|amps?|people|kids|bed\b|bedrooms?|cracks?|tiles?\b|times|x\b|am\b|pm\b)|[:x×]|\.\d|\d|(?:st|nd|rd|th|a|b)\b)/i;
const NUMBER =
  /(?<![\d.:/x×-])\b(\d+(?:\.\d+)?)(?:(?: ?|-)(mm|millimet(?:re|er)s?|mils?|cm|centimet(?:re|er)s?|m|met(?:re|er)s?)\b(?!\/|[²³]))?/gi;
/** '1930s', 'built 1910', 'my 1964 cottage': a year is no size. */
const YEAR = /^(?:1[89]\d\d|20[0-4]\d)$/;
const YEAR_BEFORE =
  /\b(?:built|build|builder|circa|since|from|early|late|mid|done|complet\w*|finish\w*|renovat\w*|contract|guide|year|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*) (?:in |about |around |of |the )?$/i;
const YEAR_AFTER =
  /^(?:['’]?s\b| (?:\w+ ){0,2}(?:house|home|place|cottage|bungalow|unit|units|apartment|block|build|terrace|villa|flat|reno\w*|weatherboard|brick|doors?|edition|guide|contract|code|ncc|era|kitchen|bathroom|shed|school|deck)\b)/i;
const RATIO_BEFORE = /(?:\b1 ?(?::|in)|\bone in) ?$/i;
const RATIO_AFTER = /^ ?(?::|in) ?\d{2,4}\b(?! ?(?:mm|m\b|met))/i;
const COUNT_AFTER = /^ ?(?:risers?|steps?|treads?|stairs)\b/i;
const COUNTS = new RegExp(`^${COUNTED}`, 'i');
const ELSE = new RegExp(`^${OF_ELSE}`, 'i');
const MOST_COUNTED = 60;
const AROUND = 34;
const FACTOR = { mm: 1, cm: 10, m: 1000, '': 1 } as const;

const unitOf = (unit = ''): Size['unit'] =>
  unit === '' ? '' : /^mi|^mm/i.test(unit) ? 'mm' : /^c/i.test(unit) ? 'cm' : 'm';

const RANGE = /^ ?(?:to|-|–) ?$/i;
const LIST = /^(?:,|,? ?(?:and|&|then)|\/|;) ?$/i;

/** Every size of a text, in order. */
export function sizesIn(text: string): Size[] {
  const found = [...text.matchAll(NUMBER)].flatMap((each): Size[] => {
    const [whole, count = '', written] = each;
    const at = each.index;
    const end = at + whole.length;
    const before = text.slice(Math.max(0, at - AROUND), at);
    const after = text.slice(end, end + AROUND);
    const unit = unitOf(written);
    const value = Number(count) * FACTOR[unit];
    if (unit === '' && YEAR.test(count) && (YEAR_BEFORE.test(before) || YEAR_AFTER.test(after))) return [];
    if (NO_SIZE_BEFORE.test(before) || RATIO_BEFORE.test(before)) return [];
    if (unit === '' && (NO_SIZE_AFTER.test(after) || ELSE.test(after) || RATIO_AFTER.test(after))) return [];
    if (unit === '' && value < MOST_COUNTED && (COUNT_AFTER.test(after) || COUNTS.test(after))) return [];
    return [
      {
        value,
        unit,
        words: unit === '' ? count : `${count} ${unit}`,
        at,
        end,
        around: `${before}#${after}`,
        next: undefined,
      },
    ];
  });
  return found.map((size, at) => {
    const other = found[at + 1];
    const between = other ? text.slice(size.end, other.at) : '';
    const next = RANGE.test(between) ? 'range' : LIST.test(between) ? 'list' : undefined;
    return other && next && size.unit === '' && other.unit !== ''
      ? { ...size, next, unit: other.unit, value: size.value * FACTOR[other.unit] }
      : { ...size, next };
  });
}

/** The sizes that are told in one go with this one. */
export function toldWith(sizes: readonly Size[], size: Size): Size[] {
  let [from, to] = [sizes.indexOf(size), sizes.indexOf(size)];
  while (sizes[from - 1]?.next !== undefined) from -= 1;
  while (sizes[to]?.next !== undefined && to < sizes.length - 1) to += 1;
  return sizes.slice(from, to + 1);
}

const OVER_BEFORE =
  /\b(?:over|in|across|per|within|every|under|beneath|along|any|with)(?: (?:a|an|any|the|its|each|about|of))*[ -]?#/i;
const OVER_AFTER =
  /#[ -]?(?:long )?(?:level|straight ?edges?|edge\b|spirit|ruler|room|long (?:wall|run|room))/i;
/** From here on a length is what something was measured over. */
const LEAST_OVER = 600;

/** What another size was measured over, and not measured itself: '5 mm in 2 m'. */
export const isOver = ({ value, around }: Size): boolean =>
  value >= LEAST_OVER && (OVER_BEFORE.test(around) || OVER_AFTER.test(around));

const CLAIM_BEFORE =
  /\b(?:ha[sd] to be|have to be|must be|needs? to be|(?:rule|limit|minimum|min|maximum|max|tolerance|requirement|legal height|standard|code)(?:'s| is| of| says| was|,|\b[^#,.;?]{0,26} (?:is|was|are|at))?|supposed to be|meant to be|should be|allowed|allows|tolerates)(?: (?:only|just|at least|at most|about|up to|is|be|it'?s|a))*[ :]?#/i;
const CLAIM_AFTER =
  /#(?: ?mm| ?mil| ?m)? (?:is|was|'s|being) (?:the |a |their )?(?:rule|limit|minimum|min|maximum|max|tolerance|requirement|standard|code|legal (?:height|minimum))\b|#(?: ?mm| ?mil| ?m)? (?:min|minimum|max|maximum|tolerance|limit)\b/i;

/** What somebody says that the rule is: 'the handrail only has to be 800'. */
export const isClaimed = ({ around }: Size): boolean => CLAIM_BEFORE.test(around) || CLAIM_AFTER.test(around);
