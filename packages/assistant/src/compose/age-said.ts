/** How long ago a home was handed over, as people say it, in whole months. */
import { NUMBER_WORDS, numberOf } from '../question/number-words.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const COUNT = `\\d{1,2}(?:\\.5)?|an?|couple of|few|${NUMBER_WORDS.join('|')}`;
const SPAN = new RegExp(
  `\\b(${COUNT})[ -](days?|weeks?|wks?|months?|mths?|years?|yrs?)\\b(?: and a half)?[ -]?(?:old|in\\b|ago|back|since|after|on\\b|from|young|into|past|\\s*(?:$|[,.?;)]))|\\b(?:in|after|for|at|only|been|first) (${COUNT}) (days?|weeks?|wks?|months?|mths?|years?|yrs?)\\b|\\b(${COUNT}) ?yo\\b|\\b(?:is|are|we'?re) (?:\\w+ )?(${COUNT}) (months?|mths?|years?|yrs?)\\b`,
  'i',
);
const HANDOVER =
  '(?:hand(?:ed)? ?over|handover|pc|practical completion|final inspection|settle(?:ment|d|s)?|keys?|moved in|moved|complet\\w+|finish(?:ed)?|built|took possession)';
const COMING = new RegExp(
  `\\b${HANDOVER}\\b.{0,30}\\b(?:today|tomorrow|tmrw|tonight|this (?:morning|arvo|afternoon|week)|next week|is on|on (?:mon|tues?|wednes|thurs|fri|satur|sun)\\w*|in (?:\\d|a|two|three)\\w* (?:days?|weeks?))\\b|\\b(?:at|before|ahead of|pre-?) ?(?:hand ?over|pc\\b|practical completion|settlement)|\\b(?:today'?s|tomorrow'?s|next week'?s) ${HANDOVER}\\b`,
  'i',
);
const IN_MONTH = new RegExp(
  `\\b${HANDOVER}\\b.{0,40}?\\b(?:in|since|was|were|back in|early|late|mid|during|end of)?[ -]?(${MONTHS.join('|')})[a-z]*\\b(?:,? (?:of )?(20\\d\\d|last year|this year))?`,
  'i',
);
const NEW = new RegExp(`\\b${HANDOVER}\\b.{0,20}\\b(?:last|this) (?:week|month)\\b`, 'i');
const JUST = /\bjust (?:moved in|got the keys|handed over|settled)\b/i;

/** Months since the home was handed over: 0 at handover and before it; undefined where nothing is said of it. */
export function monthsSince(text: string, today: string): number | undefined {
  const span = SPAN.exec(text);
  if (COMING.test(text) && !/\b(?:after|since) (?:hand ?over|pc\b|practical|settlement)/i.test(text))
    return 0;
  if (span) {
    const count = numberOf(span[1] ?? span[3] ?? span[5] ?? span[6] ?? '') ?? 0;
    const unit = span[2] ?? span[4] ?? (span[5] ? 'years' : (span[7] ?? 'months'));
    const months = /^y/i.test(unit)
      ? 12 * count
      : /^m/i.test(unit)
        ? count
        : /^w/i.test(unit)
          ? count / 4.35
          : count / 30;
    return Math.max(months, 0.1);
  }
  const month = IN_MONTH.exec(text);
  const at = MONTHS.indexOf(month?.[1]?.toLowerCase() ?? '');
  const [year, now] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1];
  if (at >= 0 && year > 0) {
    const said = month?.[2] ?? '';
    const of = /^20/.test(said) ? Number(said) : said === 'last year' ? year - 1 : at > now ? year - 1 : year;
    return Math.max(12 * (year - of) + now - at, 0.1);
  }
  return NEW.test(text) || JUST.test(text) ? 0.5 : undefined;
}
