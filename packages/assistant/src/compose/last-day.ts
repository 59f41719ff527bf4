/** 'Till what date exactly?': the last days of the time limits, worked out from the day that somebody says. */
import type { ProjectFacts, StateCode } from '@plumbline/knowledge';
import { type WarrantyDeadline, warrantyOfClass } from '@plumbline/knowledge/rules';
import { ASK_A_LAWYER, DEADLINE_KIND_WORDS } from '@plumbline/knowledge/warranties';
import { rowsNamed } from '../corpus.ts';
import { LONGEST_ASKED } from '../question/thread.ts';
import { bullets, large } from '../rows/row.ts';
import type { Part } from './part.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const NAMES = 'January February March April May June July August September October November December'.split(
  ' ',
);
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const FORMS: readonly (readonly [RegExp, readonly ['day' | 'month' | 'year', ...string[]]])[] = [
  [new RegExp(`\\b${DAY} (?:of )?${MONTH},? (20\\d\\d)\\b`, 'gi'), ['day', 'month', 'year']],
  [new RegExp(`\\b${MONTH} ${DAY},? (20\\d\\d)\\b`, 'gi'), ['month', 'day', 'year']],
  [/\b(\d{1,2})[/.-](\d{1,2})[/.-](20\d\d|\d\d)\b/g, ['day', 'month', 'year']],
  [new RegExp(`\\b${MONTH},? (?:of )?(20\\d\\d)\\b`, 'gi'), ['month', 'year']],
];

interface DaySaid {
  iso: string;
  /** Whether the day of the month is told, and not the month alone. */
  exact: boolean;
  at: number;
}

/** '2026-08-01' as '1 August 2026'. */
const longDate = (iso: string): string =>
  `${Number(iso.slice(8, 10))} ${NAMES[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;

const monthOf = (said = ''): number =>
  /^\d/.test(said) ? Number(said) : MONTHS.indexOf(said.toLowerCase().slice(0, 3)) + 1;

/** The days that a text names with their year, in order. */
function daysIn(text: string): DaySaid[] {
  const found: DaySaid[] = [];
  for (const [form, order] of FORMS)
    for (const match of text.matchAll(form)) {
      const part = (name: string) => match[order.indexOf(name as 'day') + 1];
      const day = order.includes('day') ? Number(part('day')) : 1;
      const month = monthOf(part('month'));
      const year = Number((part('year') ?? '').padStart(4, '20'));
      const iso = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
      const real = month >= 1 && month <= 12 && Number(iso.slice(8)) === day;
      if (real && !found.some(({ at }) => Math.abs(at - match.index) < 12))
        found.push({ iso, exact: order.includes('day'), at: match.index });
    }
  return found.sort((a, b) => a.at - b.at);
}

const OF_PERMIT =
  /\b(?:occupancy|occupation|occ\.? ?(?:permit|cert)\w*|o\.?c\.?|op|ba ?7|notice of completion|certificate)\b/i;
const OF_PLUMBING = /\bplumb\w*\b/i;
const OF_NOTICE = /\b(?:notic\w+|saw|seen|spotted|found|showed|appeared|started)\b/i;
const OF_CONTRACT = /\b(?:contract|signed)\b/i;
const FINISHED =
  /\b(?:complet\w*|finish\w*|hand(?:ed)? ?over|handover|keys?|built|done|settle\w*|moved in|wrapped up|practical|pc\b|oc\b|op\b|permit|certificate|occupancy|occupation|ba ?7|notic\w+|saw|spotted|found)/i;

/** Whether a text tells when a building was finished, permitted or a defect seen, with the year. */
export const tellsDay = (text: string): boolean => FINISHED.test(text) && daysIn(text).length > 0;

/** The message that tells the day, from here on. */
export const datedAfter = (text: string, before: string): string =>
  (tellsDay(text) ? text : before).slice(0, LONGEST_ASKED);

const ASKS_DAY =
  /\b(?:(?:till|until|til|by|to) (?:what|which) (?:exact )?(?:date|day)|(?:till|until|til|by) when|what(?:'?s| is|s)? (?:the |my |our )?(?:exact |very |absolute |final |end |latest |actual )*(?:last )?(?:date|day)\b|last (?:possible )?day|(?:final|end|expiry|cut ?-?off) (?:date|day)|to the day|exact(?:ly)? (?:date|day)|when (?:does|did|do|will|is|would|exactly)\b.{0,40}\b(?:run out|runs out|end|ends|expire\w*|finish|over|up|lapse\w*)|deadline|how long (?:have|do|did) (?:i|we) (?:got|have)|how long (?:left|is left)|out of (?:time|warranty)|too late|still (?:in|under|covered|time)|run out|what date|missed (?:it|the|my)|(?:already|is it) over|left it too|too long|up yet)\b/i;

/** Whether a message asks for a last day. */
export const asksLastDay = (text: string): boolean =>
  ASKS_DAY.test(text) || (BARE_WARRANTY.test(text) && tellsDay(text));
/** '…, finished 3 June 2021, NSW, warranty?' */
const BARE_WARRANTY = /\bwarrant(?:y|ies)(?: (?:period|end|left))?\W*$/i;

/** What a text tells of a project's days. */
function factsOf(text: string, said: readonly DaySaid[]): ProjectFacts & { noticedOn?: string } {
  const facts: ProjectFacts & { noticedOn?: string } = {};
  for (const [index, { iso, at }] of said.entries()) {
    const before = text.slice(said[index - 1]?.at ?? 0, at).slice(-60);
    if (OF_CONTRACT.test(before) && !/complet|finish/i.test(before)) facts.contractDate = iso;
    else if (OF_PERMIT.test(before)) facts.occupancyDate = iso;
    else if (OF_NOTICE.test(before) && !/\b(?:complet|finish|hand|keys|built|done)/i.test(before))
      facts.noticedOn = iso;
    else facts.completionDate = iso;
  }
  return facts;
}

const OF_SCHEME = /\b(?:scheme|insur\w*|qbcc|complain\w*|direct\w*|lodge)\b/i;
const SOON =
  /\b(?:paint\w*|cabinet\w*|cupboards?|tiles?|tiling|scratch\w*|cosmetic|doors?|skirting|minor|carpet|grout\w*)\b/i;

function lineOf(deadline: WarrantyDeadline, today: string, exact: boolean): string {
  const { lastDay, period, className, countedFrom, kind, scheme, statutory } = deadline;
  const what = `${statutory ? '' : `${scheme}, `}${className}`;
  if (!lastDay || !countedFrom)
    return `${large(what)}: no day can be told. ${deadline.exception || deadline.detail}`.trim();
  const told = exact ? longDate(lastDay) : longDate(lastDay).replace(/^\d+ /, '');
  const past = today !== '' && lastDay < today ? ' That day has passed.' : '';
  return `**${told}**: ${what}, ${period} from ${exact ? longDate(countedFrom.date) : longDate(countedFrom.date).replace(/^\d+ /, '')}${kind ? `, ${DEADLINE_KIND_WORDS[kind]}` : ''}.${past}`;
}

/** A period that is known while its law wasn't read: its year and month, never a day. */
function monthOnly({ period, className, exception }: WarrantyDeadline, from: string): string {
  const years = Number(/^(\d+) years?/.exec(period)?.[1] ?? 0);
  if (years === 0) return `${large(className)}: the period isn’t confirmed here. ${exception}`;
  const end = longDate(`${Number(from.slice(0, 4)) + years}${from.slice(4)}`).replace(/^\d+ /, '');
  return `${large(className)}: ${period}, which would end in **${end}**. ${exception}`;
}

export interface LastDayAsked {
  text: string;
  /** An earlier message that told the day, where this one doesn't. */
  earlier: string;
  state: StateCode | null;
  today: string;
}

/** Which class a defect is in is for a lawyer: every reading is told. */
const UNSETTLED = { nswMajor: null, structural: null };

/** The last days, soonest last; no parts where no day or no state is told, or none is asked for. */
export const lastDays = (asked: LastDayAsked): Part[] => (asksLastDay(asked.text) ? daysCounted(asked) : []);

/** The last days counted from what a message tells, whatever it asks of them. */
export function daysCounted({ text, earlier, state, today }: LastDayAsked): Part[] {
  if (!state) return [];
  const told = tellsDay(text) ? text : tellsDay(earlier) ? earlier : '';
  const said = daysIn(told);
  const [first] = said;
  if (!first) return [];
  const facts = factsOf(told, said);
  const plumbing = OF_PLUMBING.test(told) || OF_PLUMBING.test(text);
  return daysFrom(facts, {
    state,
    today,
    words: `${text} ${told}`,
    // By the month of a contract nothing is counted.
    exact: said.every(({ exact, iso }) => exact || (said.length > 1 && iso === facts.contractDate)),
    plumbing,
    from: facts.completionDate ?? facts.occupancyDate ?? first.iso,
    counted: 'the day you gave',
  });
}

interface Counting {
  state: StateCode;
  today: string;
  /** What was asked: a scheme's days are told where it asks for them. */
  words: string;
  /** Whether the days of the month are known. */
  exact: boolean;
  plumbing: boolean;
  /** The day that a period is counted from where its law wasn't read. */
  from: string;
  /** What the days are counted from, in words. */
  counted: string;
}

/** The last days that follow from these facts; no parts where no period is known at all. */
export function daysFrom(
  { noticedOn, ...project }: ProjectFacts & { noticedOn?: string },
  { state, today, words, exact, plumbing, from, counted }: Counting,
): Part[] {
  const dates = noticedOn ? { noticedOn } : {};
  const { deadlines = [] } = warrantyOfClass({ ...project, state }, UNSETTLED, plumbing, null, dates);
  const wanted = deadlines.filter(
    ({ statutory, lastDay }) => statutory || (OF_SCHEME.test(words) && lastDay !== null),
  );
  if (wanted.length === 0) return [];
  const soonFirst = SOON.test(words);
  const dated = wanted.filter(({ lastDay }) => lastDay !== null);
  const sorted = [...dated].sort(
    (a, b) => (a.lastDay ?? '').localeCompare(b.lastDay ?? '') * (soonFirst ? 1 : -1),
  );
  const lines = [
    ...sorted.map((deadline) => lineOf(deadline, today, exact)),
    ...wanted
      .filter(({ lastDay }) => lastDay === null)
      .map((deadline) =>
        deadline.missing.length > 0 ? lineOf(deadline, today, exact) : monthOnly(deadline, from),
      ),
  ];
  const lead =
    dated.length > 0
      ? `Counted from ${counted}, as the earliest last day (${state}):`
      : `**No day can be told for ${state}.**`;
  const starts = [...new Set(wanted.map(({ startsOn }) => startsOn))].filter(Boolean).join(' or ');
  return [
    {
      text: [
        `${lead}\n${bullets([...new Set(lines)])}`,
        `The clock starts at ${starts}: if that was another day, so is the last one. ${exact ? '' : 'Tell me the day of the month, and I’ll be exact. '}I can’t say that a claim stands.`,
        ASK_A_LAWYER,
      ].join('\n\n'),
      rows: rowsNamed(`state:${state}/warranty`),
      support: dated.length > 0 ? 0.85 : 0.5,
    },
  ];
}
