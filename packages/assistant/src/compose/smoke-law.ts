/** Smoke alarms: how long one lasts, whether they must be linked, and what a state wants, as far as that is held. */
import type { StateCode } from '@plumbline/knowledge';
import { rowsNamed } from '../corpus.ts';
import type { Thread } from '../question/thread.ts';
import type { Part } from './part.ts';

const ALARM =
  /\b(?:battery|hard ?wired|wired|photoelectric) alarms?\b|\bsmoke ?(?:alarms?|detectors?|sensors?)\b|\bsmokies?\b/i;
const ASKED =
  /^(?=.*(?:smoke ?(?:alarm|detector)|battery alarm|(?:linked|interconnected|photoelectric) (?:smoke )?alarm))(?=.*\b(?:law|deadline|when|by when|upgrad\w*|2027|require\w*|rules?|how many|do (?:i|we) need|battery|9 ?v\w*|wired|hard ?wired|(?:inter)?link\w*|interconnect\w*|sell\w*|sale|rent\w*|compl\w+|legal|enough|ok|okay|bed ?rooms?|hall\w*|every room|where)\b)/i;
const ROWS: Readonly<Partial<Record<StateCode, string>>> = {
  QLD: 'law:smoke-alarms-qld',
  WA: 'law:smoke-alarms-wa',
};
/** 'And for a rental?', 'by when?' after that. */
const GOES_ON =
  /\b(?:rent\w*|tenant\w*|leas\w+|sell\w*|sold|sale|buy\w*|own\w*|units?|apartments?|granny|when|deadline|till|until|(?:inter)?link\w*|interconnect\w*|hard ?wired|wired|mains|battery)\b/i;
const LINKED =
  /\b(?:(?:inter)?link\w*|inter-?connect\w*|hard ?wired|wired in|mains(?:[- ]power\w*)?|240 ?v\w*|battery|all go off|go off together|photo ?electric)\b/i;
const AGE =
  /\bhow (?:long|old|often|many years)\b|\b(?:expir\w*|out of date|use[- ]by|best before|life ?span|lifetime|how long|replac\w*|shelf life|last(?:s|ed)?|years? old)\b|\b(?:19|20)\d\d\b/i;
const OTHER_THAN_AGE =
  /\b(?:cost|price|law|legal|rent\w*|landlord|sell\w*|deadline|2027|beep\w*|chirp\w*|fire (?:started|now)|who)\b/i;
const MADE =
  /\b(?:made|dated?|from|since|installed|stamped|printed|says|manufactur\w*|put (?:in|up)|of)\b.{0,15}\b((?:19|20)\d\d)\b|^\W*(?:\w+ ){0,3}((?:19|20)\d\d) (?:smoke|alarm|detector)/i;
/** 'A 2009 one': of the alarm, and not of the house. */
const BARE_YEAR =
  /(?<!\b(?:built|house|home|unit|flat|moved|bought|renovat\w*)\b[^,.;]{0,12})\b((?:19|20)\d\d)\b(?!['’]?s\b)(?! (?:\w+ )?(?:house|home|unit|flat|townhouse|build|building|place|cottage|apartment|reno\w*))/i;
/** The year in which it ends is none in which it was made. */
const ENDS =
  /\b(?:expir\w*|replace(?:d)?(?: \w+)? by|use[- ]by|best before|end of life|good (?:un)?til\w*)\b[^,.;?]{0,20}\b((?:19|20)\d\d)\b/gi;
/** What must be there is asked, and not how old one is. */
const RULES =
  /\b(?:laws?|rules?|legal\w*|requir\w+|regulations?|how many|do (?:i|we|you|they) need|(?:inter)?link\w*|interconnect\w*|bed ?rooms?|compl(?:y|iant|ies))\b/i;
const NONE_THERE =
  /\b(?:no|missing|without|lacks?|isn['’]?t an?|aren['’]?t any|never had) (?:\w+ ){0,2}(?:smoke )?(?:alarms?|detectors?)|\b(?:alarms?|detectors?)\b.{0,15}\b(?:missing|absent|gone)\b/i;
const YEARS_OLD = /\b(\d{1,2}) ?(?:years?|yrs?)(?: old)?\b/i;
/** General trade knowledge: the row of the defect says it. */
const LASTS = 10;

/** How old the alarm is said to be. */
function ageSaid(text: string, today: string): number | undefined {
  const said = text.replace(ENDS, ' ');
  const [, dated, labelled] = MADE.exec(said) ?? [];
  const bare = RULES.test(said) ? undefined : BARE_YEAR.exec(said)?.[1];
  const made = Number(dated ?? labelled ?? bare ?? 0);
  const now = Number(today.slice(0, 4));
  if (made > 0 && made <= now) return now - made;
  const years = YEARS_OLD.exec(said)?.[1];
  return years === undefined ? undefined : Number(years);
}

/** 'Can my handyman replace a smoke alarm?' */
const WHO_MAY =
  /\b(?:can|could|may|am i|is (?:he|she)|are we|allowed|ok|okay)\b.{0,40}\b(?:replac\w*|chang\w*|swap\w*|install\w*|fit|put (?:up|in)|stick up)\b/i;
const WHOEVER: Part = {
  text: '**A battery alarm anybody may; one that is wired in is for a licensed electrician.** Until then fit a battery one and press its test button. Where it must be linked, a battery one alone doesn’t do for long.',
  rows: rowsNamed('defect:missing_smoke_alarm/next'),
  support: 0.75,
};

/** 'How long before a smoke alarm must be replaced?' */
function howLongItLasts(text: string, today: string): Part[] {
  const ended = [...text.matchAll(ENDS)].some(([, year]) => Number(year) < Number(today.slice(0, 4)));
  const age = NONE_THERE.test(text) ? undefined : ageSaid(text, today);
  const lead = ended
    ? '**Its date is past: replace it now.** An alarm is replaced at ten years.'
    : age === undefined
      ? '**Ten years: then it is replaced.**'
      : age >= LASTS
        ? `**At ${age} years, replace it now:** an alarm is replaced at ten years.`
        : `**An alarm is replaced at ten years**, so at ${age} ${age === 1 ? 'year' : 'years'} it isn’t due yet.`;
  return [
    {
      text: `${lead} Look for the date on the alarm itself, and press its test button. A licensed electrician replaces one that is wired in.`,
      rows: rowsNamed('defect:missing_smoke_alarm/next'),
      support: 0.75,
    },
  ];
}

/** 'Must they be linked in a Victorian rental?': what the code says of new homes, and what isn't held. */
function whetherLinked(state: StateCode | null, battery: boolean, linked = true): Part[] {
  const [row] = rowsNamed('tolerance:smoke-alarm');
  if (!row) return [];
  const held = state ? ROWS[state] : undefined;
  const own = held ? rowsNamed(held) : [];
  if (own.length > 0) return own.map((each) => ({ text: each.text, rows: [each], support: 0.85 }));
  const older = state
    ? `What ${state} asks of older homes and of rentals I don’t hold: ask its fire service or regulator.`
    : 'What a state asks of older homes and of rentals differs. I hold Queensland’s and Western Australia’s: tell me the state.';
  return [
    {
      text: `${battery ? '**In a new home a battery alone isn’t enough: they are mains powered.**' : linked ? '**In a new home, yes, where there is more than one.**' : '**In a new home:**'} ${row.text} ${older}`,
      rows: [row],
      support: 0.7,
    },
  ];
}

/** Who has to mend it, or whether somebody may take it away, is no question of what a state wants. */
const OF_PEOPLE =
  /\b(?:landlords?|who|pays?|paid|fix\w*|repair\w*|tak(?:e|en|ing) (?:\w+ ){0,4}?(?:down|off|out)|(?:pull|rip)\w* (?:\w+ ){0,4}?(?:down|off|out)|remov\w*|disconnect\w*|unplug\w*|(?:turn|switch)\w* (?:\w+ ){0,4}?off)\b/i;

/** What is said of smoke alarms; no parts where something else is asked of them. */
export function smokeLaw(
  message: string,
  state: StateCode | null,
  { cited, told }: Thread,
  followUp: boolean,
  today = '',
): Part[] {
  const alarm = ALARM.test(message);
  const spokenOf = cited.some((id) => /smoke[-_]alarm/.test(id)) || ALARM.test(told);
  const goesOn = followUp && !alarm && spokenOf;
  if (
    alarm &&
    state !== 'QLD' &&
    WHO_MAY.test(message) &&
    !/\b(?:how (?:long|old|often)|when|19\d\d|20\d\d|law|rent\w*|landlord|linked|interconnect\w*)\b/i.test(
      message,
    )
  )
    return [WHOEVER];
  const ofRules =
    RULES.test(message) && !/\b(?:replac\w*|expir\w*|how old|years? old|lasts?)\b/i.test(message);
  if (alarm && AGE.test(message) && !ofRules && !OTHER_THAN_AGE.test(message) && !LINKED.test(message))
    return howLongItLasts(message, today);
  const held = state ? ROWS[state] : undefined;
  if (held && (ASKED.test(message) || (goesOn && (GOES_ON.test(message) || RULES.test(message)))))
    return rowsNamed(held).map((row) => ({ text: row.text, rows: [row], support: 0.9 }));
  const onward = goesOn && (LINKED.test(message) || (GOES_ON.test(message) && LINKED.test(told)));
  const elsewhere = goesOn && cited.includes('tolerance:smoke-alarm') && state !== null;
  const wantsLink = alarm && LINKED.test(message) && !/\b(?:cost|price|who)\b/i.test(message);
  const ofState = Object.values(ROWS).includes(cited[0] ?? '');
  const ofOlder =
    alarm &&
    !/\bhow (?:soon|quick\w*|urgent)\b/i.test(message) &&
    !OF_PEOPLE.test(message) &&
    state !== null &&
    /\b(?:rules?|laws?|rent\w*|sell\w*|sold|sale|older)\b/i.test(message);
  return wantsLink || onward || elsewhere || ofOlder || (goesOn && ofState && state !== null)
    ? whetherLinked(state, /\bbattery|\b9 ?v/i.test(message), wantsLink || onward)
    : [];
}
