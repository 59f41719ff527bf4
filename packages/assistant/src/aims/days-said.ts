/** The span of days that a message speaks of: 'since Friday', 'in October', 'the last 3 days', 'on 2 November'. */
import { numberOf } from '../question/number-words.ts';

export interface Span {
  /** ISO dates, both included. */
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
/** Whole days from one ISO date to another; negative where that lies before it. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const MONTH_NAMES =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
const monthOf = (name: string) =>
  MONTHS.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3)));
const utc = (year: number, month: number, date: number) => Date.UTC(year, month, date);

const SINCE = /\b(?:since|after|from|past)\b/i;
const BEFORE = /\b(?:before|until|up to|prior to)\b/i;

/** A day that is named, in the year that makes it lie in the past. */
function dateSaid(text: string, now: number): number | undefined {
  const words =
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH_NAMES})\\b(?:,? (20\\d\\d))?`, 'i').exec(
      text,
    ) ?? undefined;
  const turned = words
    ? undefined
    : new RegExp(`\\b(${MONTH_NAMES}) (\\d{1,2})(?:st|nd|rd|th)?\\b(?! ?(?:mm|m\\b|weeks|days))`, 'i').exec(
        text,
      );
  const alone =
    words || turned ? null : /\bon the (\d{1,2})(?:st|nd|rd|th)\b(?! (?:floor|level|storey|of))/i.exec(text);
  if (alone) {
    const today = new Date(now);
    const here = utc(today.getUTCFullYear(), today.getUTCMonth(), Number(alone[1]));
    return here > now ? utc(today.getUTCFullYear(), today.getUTCMonth() - 1, Number(alone[1])) : here;
  }
  const figures = /\b(\d{1,2})[/.](\d{1,2})(?:[/.](20\d\d|\d\d))?\b/.exec(text);
  const [date, month, year] = words
    ? [Number(words[1]), monthOf(words[2] ?? ''), words[3]]
    : turned
      ? [Number(turned[2]), monthOf(turned[1] ?? ''), undefined]
      : figures
        ? [Number(figures[1]), Number(figures[2]) - 1, figures[3]?.padStart(4, '20')]
        : [0, -1, undefined];
  if (date < 1 || date > 31 || month < 0 || month > 11) return undefined;
  const thisYear = new Date(now).getUTCFullYear();
  if (year !== undefined) return utc(Number(year), month, date);
  const time = utc(thisYear, month, date);
  return time > now ? utc(thisYear - 1, month, date) : time;
}

/** The last of these weekdays; today counts as one. */
function weekdaySaid(text: string, now: number): number | undefined {
  const at = WEEKDAYS.findIndex((name) =>
    new RegExp(`\\b${name.slice(0, 3)}(?:${name.slice(3)})?\\b`, 'i').test(text),
  );
  if (at < 0) return undefined;
  const back = (new Date(now).getUTCDay() - at + 7) % 7;
  return now - back * DAY_MS;
}

const LAST_SO_MANY =
  /\b(?:last|past|previous)(?: (\d{1,3}|a|one|two|couple(?: of)?|three|few|four|five|six|seven|ten))? (days?|weeks?|fortnights?|months?)\b/i;
const UNIT = { day: 1, week: 7, fortnight: 14, month: 30 } as const;
const MONTH_ALONE = new RegExp(
  `(?:\\b(?:in|during|for|from|all|since|before|after|until|till|of|my|our|the|me|show|list) |\\b(?:this|last) (?!may\\b)|^\\W*(?:and|what about|how about|or) (?=\\w+(?: 20\\d\\d)?\\W*$))(${MONTH_NAMES})\\b(?: (20\\d\\d))?`,
  'i',
);

const A_DAY = `(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH_NAMES})(?: 20\\d\\d)?|(?:${MONTH_NAMES}) \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}[/.]\\d{1,2}(?:[/.](?:20)?\\d\\d)?)`;
const FROM_TO = new RegExp(
  `\\b(?:between|from) (?:the )?(${A_DAY}) (?:and|to|till|until|-) (?:the )?(${A_DAY})`,
  'i',
);
const MONTHS_TOGETHER = new RegExp(
  `\\b(${MONTH_NAMES})(?: 20\\d\\d)?(?:,? (?:and|or|to|through|till|plus|&) |, ?| ?(?:-|–) ?)(?:in )?(${MONTH_NAMES})\\b`,
  'i',
);

/** A span that is told by both its ends: 'between 1 Oct and 6 Nov', 'in September and October'. */
function bothEnds(text: string, now: number): Span | undefined {
  const ends = FROM_TO.exec(text);
  if (ends) {
    const [from, to] = [dateSaid(ends[1] ?? '', now), dateSaid(ends[2] ?? '', now)];
    return from !== undefined && to !== undefined && from <= to
      ? { from: iso(from), to: iso(to) }
      : undefined;
  }
  const months = MONTHS_TOGETHER.exec(text);
  if (!months) return undefined;
  const [first, last] = [monthOf(months[1] ?? ''), monthOf(months[2] ?? '')];
  const thisYear = new Date(now).getUTCFullYear();
  const year = utc(thisYear, first, 1) > now ? thisYear - 1 : thisYear;
  return first < last ? { from: iso(utc(year, first, 1)), to: iso(utc(year, last + 1, 0)) } : undefined;
}

/** The week from Monday to Sunday before this one, or the month before this one. */
function spanBefore(said: string, now: number): Span {
  if (/week/i.test(said)) {
    const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * DAY_MS;
    return { from: iso(monday - 7 * DAY_MS), to: iso(monday - DAY_MS) };
  }
  const [year, month] = [new Date(now).getUTCFullYear(), new Date(now).getUTCMonth()];
  return { from: iso(utc(year, month - 1, 1)), to: iso(utc(year, month, 0)) };
}

/** The words of a span, for whoever reads the rest of a message. */
export const DAYS_SAID = new RegExp(
  `\\b(?:(?:on|in|from|since|before|after|during|between|until|till|by|the|this|last|past|previous|of|and)\\s+)*(?:${A_DAY}|(?:${MONTH_NAMES})(?: 20\\d\\d)?|today|yesterday|(?:this|last|the) weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:last|past|previous|this)(?: (?:\\d{1,3}|a|one|two|three|few|couple(?: of)?|four|five|six|seven|ten))? (?:days?|weeks?|fortnights?|months?)|the \\d{1,2}(?:st|nd|rd|th))\\b`,
  'gi',
);

/** The days that a message speaks of, as far as `today` allows; undefined where it names none. */
export function daysSaid(written: string, today: string): Span | undefined {
  // 'In November, compared to last month' asks for November.
  const text = written.replace(/(?<=\w.*)\b(?:compared (?:to|with)|versus|vs)\b.*$/i, '');
  const now = Date.parse(`${today}T00:00:00Z`);
  if (Number.isNaN(now)) return undefined;
  const upTo = (time: number): Span => ({ from: iso(time), to: iso(now) });
  const only = (time: number): Span => ({ from: iso(time), to: iso(time) });
  const on = (time: number): Span =>
    BEFORE.test(text)
      ? { from: '0000-01-01', to: iso(time - DAY_MS) }
      : SINCE.test(text)
        ? upTo(time)
        : only(time);
  const both = bothEnds(text, now);
  if (both) return both;
  const date = dateSaid(text, now);
  if (date !== undefined) return on(date);
  if (/\btoday|this (?:morning|arvo|afternoon)\b/i.test(text)) return only(now);
  if (/\byest[a-z]{3,5}y\b|\blast night\b/i.test(text)) return on(now - DAY_MS);
  if (/\b(?:this|the|last) weekend\b/i.test(text)) {
    const saturday = weekdaySaid('saturday', now) ?? now;
    return SINCE.test(text)
      ? upTo(saturday)
      : { from: iso(saturday), to: iso(Math.min(now, saturday + DAY_MS)) };
  }
  const many = LAST_SO_MANY.exec(text);
  if (many && /^last (?:week|month)$/i.test(many[0])) {
    const span = spanBefore(many[0], now);
    return /\bsince\b/i.test(text) ? { from: span.from, to: iso(now) } : span;
  }
  if (many) {
    const said = many[1]?.toLowerCase().replace(/ of$/, '');
    const count = numberOf(said ?? 'a') ?? 1;
    return upTo(
      now - count * UNIT[(many[2] ?? 'day').toLowerCase().replace(/s$/, '') as keyof typeof UNIT] * DAY_MS,
    );
  }
  const weekday = weekdaySaid(text, now);
  if (weekday !== undefined) return on(weekday);
  if (/\bthis week\b/i.test(text)) return upTo(weekdaySaid('monday', now) ?? now);
  if (/\bthis month\b/i.test(text))
    return upTo(utc(new Date(now).getUTCFullYear(), new Date(now).getUTCMonth(), 1));
  const month = MONTH_ALONE.exec(
    text.replace(/\bthe (?:start|beginning|end|middle) of (?=[a-z]{3,9}\b)/gi, ''),
  );
  if (!month) return undefined;
  const at = monthOf(month[1] ?? '');
  const thisYear = new Date(now).getUTCFullYear();
  const isNow = at === new Date(now).getUTCMonth();
  const past = utc(thisYear, at, 1) > now || (isNow && /^last\b/i.test(month[0]));
  const year = month[2] ? Number(month[2]) : past ? thisYear - 1 : thisYear;
  const before = new RegExp(`\\b(?:before|prior to|earlier than) ${month[1]}\\b`, 'i').test(text);
  if (before) return { from: '0000-01-01', to: iso(utc(year, at, 0)) };
  if (new RegExp(`\\bafter ${month[1]}\\b`, 'i').test(text)) return upTo(utc(year, at + 1, 1));
  return SINCE.test(text) && !/\bfrom\b/i.test(text)
    ? upTo(utc(year, at, 1))
    : { from: iso(utc(year, at, 1)), to: iso(utc(year, at + 1, 0)) };
}
