/** Positions on one defect: who may fix it, how long it can wait, whether to keep away from it. Never that it is safe. */
import { type DefectId, findDefectName, type Severity } from '@plumbline/knowledge';
import { formatMeasurement } from '@plumbline/knowledge/measurement-words';
import { findDefect } from '@plumbline/knowledge/taxonomy';
import { type OwnFinding, plain, plainUpTo } from '../account-data.ts';
import { rowsNamed } from '../corpus.ts';
import { numberOf } from '../question/number-words.ts';
import { COMPLIANCE_SAID, findingRow, findingRows } from '../rows/own-rows.ts';
import { bullets, large, listed, type Row, small } from '../rows/row.ts';
import { partsNamed } from '../things/house-parts.ts';
import type { Nature } from '../things/part-words.ts';
import { thingAnswer } from '../things/thing-answer.ts';
import { atSize, callSooner, widestTold } from './call-sooner.ts';
import { engineerBefore, takesAFinger } from './finger-crack.ts';
import { longDay } from './list-words.ts';
import type { Part } from './part.ts';
import { TRADE_WORDS, tradeSaid } from './trade-said.ts';
import { NO_LICENCE_RULES, OF_WATERPROOFING, smallMould } from './waterproofing-oneself.ts';

/** What a position is taken on: one of the user's findings, or a defect as such. */
export interface Subject {
  finding: OwnFinding | null;
  defectId: DefectId | null;
  /** Whether hazards are open on it or told of in this message. */
  warned: boolean;
  /** What was said of it before, a message a line. */
  said?: string;
}

const nameOf = ({ finding, defectId }: Subject): string =>
  finding?.unsettled
    ? 'what this finding shows'
    : finding
      ? plain(finding.title)
      : ((defectId && findDefectName(defectId)?.name) ?? 'this');

const severityOf = ({ finding, defectId, warned }: Subject): Severity | undefined =>
  warned ? 'critical' : (finding?.severity ?? (defectId ? findDefect(defectId)?.typicalSeverity : undefined));

const rowsOf = ({ finding, defectId }: Subject, aspect: 'who' | 'severity' | 'next'): Row[] => [
  ...(finding ? findingRows(finding).filter((row) => row.aspect === aspect) : []),
  ...(defectId ? rowsNamed(`defect:${defectId}/${aspect}`) : []),
];

const tradesFor = ({ finding, defectId }: Subject): readonly string[] => {
  // An open alert calls the emergency first: that is no trade.
  const own = (finding?.assessment.whoToCall ?? [])
    .map((trade) => trade.replace(/^000(?: [^,]*)?,\s*(?:then )?/, '').replace(/ today(?=,|$)/, ''))
    .filter((trade) => trade !== '' && trade !== '000');
  return own.length > 0 ? own : (defectId && findDefect(defectId)?.whoToCall) || [];
};

/** Who an open alert calls has its article, or is a number. */
const NAMED_WHOLE = /^(?:an?|the|your|000)\b/i;

function a(trade: string): string {
  if (NAMED_WHOLE.test(trade)) return `${trade.slice(0, 1).toLowerCase()}${trade.slice(1)}`;
  return `${/^[aeiou]|^HVAC/.test(trade) ? 'an' : 'a'} ${trade}`;
}
const eitherOf = (trades: readonly string[]) => listed([...new Set(trades.map(a))].slice(0, 3), 'or');

/** Wet behind tiles is water that comes from somewhere: laying tiles anew hides it. */
const WET_BEHIND =
  /^(?=.*\b(?:soggy|soft|wet|damp|spongy|mushy|moist\w*)\b)(?=.*\b(?:tiles?|tiled|shower)\b)(?=.*\b(?:walls?|behind|plaster\w*|skirting)\b)/is;

/** Who mends these depends on what is wrong with them. */
const OF_STRUCTURE: ReadonlySet<Nature> = new Set(['carries', 'ground']);

/** Who looks first by the part that is named; no parts where none is. */
export function whoByPart(text: string): Part[] {
  if (WET_BEHIND.test(text))
    return rowsNamed('defect:waterproofing_failure/who').map((row) => ({
      text: `**A plumber first, then a waterproofer; not a tiler to begin with.** The plumber says whether a pipe leaks. If none does, the waterproofing is looked at. New tiles over it hide the water. ${row.text}`,
      rows: [row],
      support: 0.7,
    }));
  const trouble = thingAnswer(text, 'who?');
  if (trouble) return [trouble];
  const first = partsNamed(text).find(({ part }) => !part.natures.some((nature) => OF_STRUCTURE.has(nature)));
  return first
    ? [
        {
          text: `**${large(first.part.who)}**, going by the part you name. From these words I can’t tell the defect itself: say what you see and where, and I can be exact.`,
          rows: [],
          support: 0.6,
        },
      ]
    : [];
}

const STRUCTURE_FIRST = /engineer|assessor|pest inspector|damp specialist|waterproofer/;

/** 'Can a plasterer fix this one?' */
export function canTrade(text: string, subject: Subject): Part[] {
  const trades = tradesFor(subject);
  const said = tradeSaid(text);
  if (said && takesAFinger(text)) return engineerBefore(said);
  const [first] = trades;
  if (!first || !said) return whoFixes(subject);
  const words = TRADE_WORDS.find(([spoken]) => spoken.test(said))?.[1];
  const listedAs = words && trades.find((trade) => words.test(trade));
  const severity = severityOf(subject) ?? 'medium';
  const grave = severity === 'critical' || severity === 'high';
  const name = nameOf(subject);
  const hides = 'A repair that only covers it hides the cause, and the damage goes on.';
  const verdict =
    listedAs && (listedAs === first || !grave) && !(STRUCTURE_FIRST.test(first) && listedAs !== first)
      ? `**Yes, ${a(said)}${listedAs.includes(said) ? '' : ` (${listedAs})`} is a right trade for ${small(name)}**, once the cause is known.`
      : listedAs
        ? `**Not first.** Have ${a(first)} look at ${small(name)} and say what is behind it; then ${a(said)} can do the repair.`
        : `**No, not on their own.** ${large(small(name))} is a job for ${eitherOf(trades)}. ${hides}`;
  const licensed = /electrician|plumber|gas/.test(first) ? ' The work is licensed work.' : '';
  return [{ text: `${verdict}${licensed}`, rows: rowsOf(subject, 'who'), support: 0.85 }];
}

const NEVER_DIY =
  /\b(?:wir(?:e|es|ing)|rewir\w*|electric\w*|power ?points?|gpos?|light (?:fitting|switch)|switch ?board|lights?|downlights?|gas|cooktop|heater|hot water|plumb\w*|drain\w*|pipes?|taps?)\b/i;

/** 'Can I do it myself?' */
export function canDoItMyself(text: string, subject: Subject): Part[] {
  const { defectId } = subject;
  const defect = defectId ? findDefect(defectId) : undefined;
  const trades = tradesFor(subject);
  if (/\basbestos|fibro|\bac sheet/i.test(text) || defectId === 'asbestos_suspect')
    return [
      {
        text: '**No, don’t cut, drill, break or pull it down.** Treat it as asbestos until a licensed assessor has had it tested; a licensed removalist takes it out.',
        rows: rowsNamed('defect:asbestos_suspect/next', 'defect:asbestos_suspect/who'),
        support: 0.85,
      },
    ];
  const mould = subject.warned || subject.finding ? [] : smallMould(text);
  if (mould.length > 0) return mould;
  const licensed = trades.some((trade) => /licensed|electrician|plumber/.test(trade));
  if (NEVER_DIY.test(text) || (licensed && defectId !== null)) {
    const electric =
      /wir|electric|power|light|switch|gpo/i.test(text) || trades.some((trade) => /electrician/.test(trade));
    const gas = /\bgas|cooktop/i.test(text);
    const who = electric
      ? 'a licensed electrician'
      : gas
        ? 'a licensed gas fitter'
        : `${a(trades.find((trade) => /plumber/.test(trade)) ?? 'licensed plumber')}`;
    return [
      {
        text: `**No, don’t do it yourself.** That is licensed work: call ${who}. ${electric ? 'Turn the circuit off and keep people away until then.' : 'Leave it as it is until then.'}`,
        rows: rowsOf(subject, 'who'),
        support: 0.85,
      },
    ];
  }
  const severity = severityOf(subject);
  if (severity === undefined || !defect || (OF_WATERPROOFING.test(text) && !subject.finding))
    return OF_WATERPROOFING.test(text) ? NO_LICENCE_RULES : [];
  if (severity !== 'low')
    return [
      {
        text: `**Not yet.** ${nameOf(subject)} is rated ${severity}: have ${eitherOf(trades)} find the cause first. Covering it up hides the evidence.`,
        rows: [...rowsOf(subject, 'severity'), ...rowsOf(subject, 'who')],
        support: 0.8,
      },
    ];
  return [
    {
      text: `**You can, if it stays as it is.** ${nameOf(subject)} is usually low. Photograph and measure it with the date first, and leave it to the builder while the warranty runs. If it grows or comes back, call ${eitherOf(trades)}.`,
      rows: [...rowsOf(subject, 'severity'), ...rowsOf(subject, 'next')],
      support: 0.75,
    },
  ];
}

/** Who is called for it. */
export function whoFixes(subject: Subject): Part[] {
  const trades = tradesFor(subject);
  const [first, ...rest] = trades;
  if (!first) return [];
  const others = rest.filter((trade) => a(trade) !== a(first));
  const severity = severityOf(subject);
  const grave = severity === 'critical' || severity === 'high';
  const then =
    others.length > 0
      ? ` ${grave && STRUCTURE_FIRST.test(first) ? 'Then' : 'Or'} ${eitherOf(others)}, by what they find.`
      : '';
  return [
    {
      text: `**${large(a(first))}** for ${small(nameOf(subject))}.${then}`,
      rows: rowsOf(subject, 'who'),
      support: 0.85,
    },
  ];
}

const DAYS: Readonly<Record<Severity, number>> = { critical: 0, high: 7, medium: 42, low: 365 };
const WAIT: Readonly<Record<Severity, string>> = {
  critical: '**No, it can’t wait.** Treat it as urgent and act today.',
  high: '**It shouldn’t wait long: days, not weeks.**',
  medium: '**It can wait some weeks, not longer**, as long as it stays as it is.',
  low: '**It can usually wait**, as long as you watch it and it doesn’t change.',
};
const UNIT_DAYS = { day: 1, week: 7, fortnight: 14, month: 30, year: 365 } as const;
const SPAN = /\b(\d{1,3}|a|an|one|two|three|four|five|six|next) (day|week|fortnight|month|year)s?\b/i;
function daysSaid(text: string): { days: number; words: string } | undefined {
  const found = SPAN.exec(text);
  if (!found) return undefined;
  const [words, count = '', unit = ''] = found;
  // 'The next week' is one.
  const many = numberOf(count) ?? 1;
  return { days: many * UNIT_DAYS[unit.toLowerCase() as keyof typeof UNIT_DAYS], words };
}

const MOVING = /\bhow often|moving|growing|monitor/i;
const TRACK =
  'Mark both ends, measure the width and photograph it with the date, each month and after long rain or dry spells.';

/** How long it can wait, and what tells that it has got worse. */
export function howLong(text: string, subject: Subject): Part[] {
  const usual = severityOf(subject);
  const defect = subject.defectId ? findDefect(subject.defectId) : undefined;
  // A finding's own rating knows its size.
  const size =
    defect && !subject.finding && !subject.warned ? widestTold(`${subject.said ?? ''}\n${text}`) : undefined;
  const severity = usual && defect ? atSize(usual, defect.escalatesWhen, size) : usual;
  if (!severity)
    return MOVING.test(text)
      ? [
          {
            text: `**${TRACK}** If it widens, or doors start to jam, call a structural engineer.`,
            rows: rowsNamed('defect:brick_stepped_crack/next'),
            support: 0.7,
          },
        ]
      : [];
  const span = daysSaid(text);
  const asked =
    span === undefined
      ? ''
      : span.days <= DAYS[severity]
        ? `${large(span.words)} is within that, if nothing changes.`
        : `**${large(span.words)} is too long.**`;
  // Beside a hazard how grave the defect is by itself says nothing.
  const rated = subject.warned
    ? ''
    : subject.finding
      ? `Your finding, ${plain(subject.finding.title)}, is rated ${subject.finding.severity}.`
      : `${nameOf(subject)} is usually ${usual}${severity === usual || !size ? '' : `, and at ${formatMeasurement(size)} ${severity}`}.`;
  const moving = MOVING.test(text) ? TRACK : '';
  return [
    {
      text: [
        `${moving ? `**${moving}**` : span && span.days > DAYS[severity] ? `${asked} ${WAIT[severity]}` : `${WAIT[severity]} ${asked}`} ${rated}`.replace(
          /\s+/g,
          ' ',
        ),
        defect && !subject.warned ? callSooner(defect.escalatesWhen, subject.finding, size) : '',
        defect && !subject.warned && defect.actions.immediate.length > 0
          ? `Until then:\n${bullets(defect.actions.immediate.slice(0, 3).map(large))}`
          : '',
      ]
        .filter(Boolean)
        .join('\n\n'),
      rows: [...rowsOf(subject, 'severity'), ...rowsOf(subject, 'next')],
      support: 0.8,
    },
  ];
}

/** What nobody should stand on, under or use before it has been looked at. */
const KEEP_OFF: Partial<Record<DefectId, string>> = {
  balcony_membrane: 'Keep people off the balcony and out from under it',
  barrier_noncompliant: 'Keep people, and children above all, away from that edge',
  stair_noncompliant: 'Don’t use the stairs',
  ceiling_sag: 'Keep everyone out of the room',
  waterproofing_failure: 'Don’t use the shower: each use wets the frame',
  leaking_pipe: 'Turn the water off there',
  exposed_wiring: 'Keep away from it and turn the circuit off',
  switchboard_defect: 'Keep away from the switchboard',
  roof_leak: 'Keep clear of wet ceilings and turn off lights that the water reaches',
  retaining_wall_lean: 'Keep people out from below the wall',
  pool_barrier: 'Keep children out of the pool area: shut and watch it',
  sagging_roof: 'Keep out of the rooms below',
  corroded_lintel: 'Don’t stand or park under it',
  concrete_spalling: 'Keep people out from under it',
  asbestos_suspect: 'Leave it alone: don’t cut, drill or sweep it',
  hws_discharge: 'Don’t touch the relief valve; have it checked before you use the hot water',
  glass_safety: 'Keep people away from the pane',
  footing_settlement: 'Keep clear of the parts that move',
  termite_damage: 'Keep weight off the timber',
  bouncy_floor: 'Keep heavy loads and crowds off it',
  condensation_mould: 'Don’t sleep in the room with the mould',
};

/** Asks whether it carries something, and not whether to leave. */
const LOADS =
  /\b(?:driv(?:e|ing)|park(?:ing)?|revers(?:e|ing)|cars?|utes?|trucks?|trailers?|caravans?|forklifts?|skip bins?|load(?:s|ing)?|hang(?:ing)?|stack(?:ing)?|spas?|pianos?|jump(?:ing)?|danc(?:e|ing)|part(?:y|ies)|(?:stand|walk|climb|sit|lean)(?:ing)? (?:on|over|up|against))\b/i;

/** Whether to keep using it or to leave. Never says that it is safe. */
export function stayOrGo(text: string, subject: Subject): Part[] {
  const severity = severityOf(subject);
  const trades = tradesFor(subject);
  const leaving =
    /\bmove out|leave|get out|evacuate|vacate|somewhere else|live in|habitable|liveable|stay\b/i.test(text);
  if (!severity)
    return subject.warned
      ? [
          {
            text: '**No, not until it has been checked on site.** Do what stands above first; nobody can say from words or a photo that it is safe.',
            rows: [],
            support: 0.8,
          },
        ]
      : [];
  const name = nameOf(subject);
  const keep = subject.defectId ? KEEP_OFF[subject.defectId] : undefined;
  const who =
    trades.length > 0 ? `${a(trades[0] ?? 'builder')} has looked at it` : 'it has been looked at on site';
  const grave = severity === 'critical' || severity === 'high';
  const verdict = grave
    ? leaving
      ? `**${severity === 'critical' ? 'Leave the part that is affected now' : 'Keep out of the part that is affected'}, and don’t go back until ${who}.** ${severity === 'critical' ? 'Leave the house if you hear new noises, see it widen or drop, or smell gas. ' : ''}Whether you have to move out altogether is for that person to say.`
      : `**No, don’t use it until ${who}.**`
    : LOADS.test(text) && !leaving
      ? `**I can’t say from here that it carries that.** ${large(small(name))} is rated ${severity} by how it looks, not by what it holds. Keep loads off it until ${who}.`
      : severity === 'medium'
        ? `**Usually there is no need to move out** for ${small(name)}, which is rated medium, but I can’t say from here that it is safe.`
        : `**Nothing here says you need to move out.** ${large(small(name))} is rated low, which is about looks or upkeep.`;
  return [
    {
      text: [
        verdict,
        keep ? `${keep}.` : '',
        grave
          ? `${name} is rated **${severity}**.`
          : 'That changes if it grows, drops, or lets in more water.',
      ]
        .filter(Boolean)
        .join(' '),
      rows: [...rowsOf(subject, 'severity'), ...rowsOf(subject, 'who')],
      support: 0.8,
    },
  ];
}

/** What was written of it, and when: its size and its place often stand only there. */
function recordedOf({ words, foundOn, decisionNote = '' }: OwnFinding): string {
  const written = [words, decisionNote]
    .map((each) => plainUpTo(each, LONGEST_WRITTEN).trim())
    .filter(Boolean);
  return written.length === 0
    ? ''
    : `Recorded${foundOn === '' ? '' : ` on ${longDay(foundOn)}`}: ${written.map((each) => `‘${each}’`).join(' ')}`;
}
const LONGEST_WRITTEN = 200;

/** A finding in short. What was written of it is told unless its page is open, which shows that. */
export function findingInShort(finding: OwnFinding, open: Pick<OwnFinding, 'id'> | null = finding): Part[] {
  const [first] = findingRows(finding).filter(({ aspect }) => aspect === 'severity');
  const who = finding.assessment.whoToCall.slice(0, 2);
  const { immediate } = finding.assessment.actions;
  const rules = findingRows(finding).find(({ aspect }) => aspect === 'tolerance');
  // What is recorded of it counts, also where the rules by themselves would say another thing.
  const apart = finding.compliance !== finding.assessment.compliance.verdict;
  const said = apart ? `It ${COMPLIANCE_SAID[finding.compliance]}.` : (rules?.text ?? '');
  return [
    {
      text: [
        `**${plain(finding.title)}** (finding ${finding.number}${finding.location ? `, ${plain(finding.location)}` : ''}) is rated **${finding.severity}**. ${said}`.trim(),
        open?.id === finding.id ? '' : recordedOf(finding),
        immediate.length > 0 ? `Do now:\n${bullets(immediate.slice(0, 3).map(plain))}` : '',
        who.length > 0 ? `Call ${eitherOf(who)}.` : '',
      ]
        .filter(Boolean)
        .join('\n\n'),
      // The finding’s own numbers, such as a table’s, stand in the row of its compliance.
      rows: [findingRow(finding), ...(first ? [first] : []), ...(rules && !apart ? [rules] : [])],
      support: 0.95,
      listed: [{ findingId: finding.id, defectId: finding.defectId }],
    },
  ];
}
