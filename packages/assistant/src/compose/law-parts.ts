/** Answers on warranty, who pays, deadlines, disputes and insurance: facts by state, never advice on a case. */
import { STATE_CODES, type StateCode } from '@plumbline/knowledge';
import { disputePath } from '@plumbline/knowledge/disputes';
import { ASK_A_LAWYER, type WarrantyRow } from '@plumbline/knowledge/warranties';
import type { Aim } from '../aims/aims.ts';
import { rowsNamed } from '../corpus.ts';
import { amountsIn, dollarsIn } from '../question/dollars.ts';
import { findingRows } from '../rows/own-rows.ts';
import { bullets, listed } from '../rows/row.ts';
import { daysCounted, tellsDay } from './last-day.ts';
import {
  byWhen,
  classInLaw,
  generatedText,
  inspectionStages,
  longerPeriod,
  startOfPeriod,
  strataBond,
  whoHears,
} from './law-facts.ts';
import { PASSES } from './law-first-steps.ts';
import {
  ageAfter,
  ageSaid,
  claimAnswered,
  classNote,
  NEW_IN_VICTORIA,
  periodsOf,
  periodsText,
  SUPPORT,
  startOf,
  supportFor,
  warrantyRows,
} from './law-periods.ts';
import { counted } from './list-words.ts';
import type { Part } from './part.ts';
import type { Subject } from './position-parts.ts';
import { wording } from './wording-part.ts';

export interface LawQuestion {
  text: string;
  state: StateCode | null;
  subject: Subject;
  /** ISO date. */
  today: string;
}

const SEVEN = STATE_CODES.filter((code) => periodsText(code) !== '');

function everyState(lead: string): Part {
  return {
    text: `${lead}\n${bullets(STATE_CODES.map((code) => `**${code}**: ${periodsText(code) || 'the period isn’t confirmed here'}`))}\n\nTell me the state and the date of completion, and I’ll be exact. ${ASK_A_LAWYER}`,
    rows: SEVEN.flatMap(warrantyRows).slice(0, 8),
    support: 0.75,
  };
}

const WHAT_NOW =
  'Tell the builder in writing now: each defect, where it is, the date you saw it, with photos. Let them look before anybody else repairs it.';

/** Damage that somebody or something else than the building work did. */
const OTHER_CAUSE =
  /\b(?:trees?|roots?|neighbours?['’]?s?\b(?! builder)|(?:tenants?|kids?|dog|car|ute|truck|driver|removalists?) (?:broke|smashed|hit|kicked|backed|reversed|damaged|cracked|put)|hail|storm|flood\w*|fire|vandal\w*|break-?in)\b/i;
const NOT_THE_BUILDER =
  '**Not the builder, unless defective work is the cause.** What a neighbour, a tenant, a tree or a storm did is between owners, insurers and tenancy law, of which I hold nothing. Photograph it with the date and tell your insurer or agent before anybody repairs it.';

/** 'Who pays, me or the builder?' */
function whoPays({ text, state, subject, today }: LawQuestion): Part[] {
  if (OTHER_CAUSE.test(text) && !/\bbuilder|warrant/i.test(text))
    return [{ text: NOT_THE_BUILDER, rows: [], support: 0.6 }];
  if (!state)
    return [
      everyState(
        '**The builder, while the statutory warranty runs and it is their defective work; after that it is mostly the owner.** How long that is depends on the state:',
      ),
    ];
  if (ageSaid(text, today))
    return [
      {
        text: '**The builder, if the work is defective and the warranty still runs**; wear, storm or missing upkeep is the owner’s, so it depends on the cause.',
        rows: [],
        support: supportFor(state),
      },
      ...tooLate({ text, state, subject, today }),
    ];
  const periods = periodsText(state);
  const row = warrantyRows(state)[0];
  return [
    {
      text: [
        periods
          ? `**The builder, if the work is defective and the warranty still runs: ${periods}** (${state}), from ${startOf(state)}. After that it is mostly the owner.`
          : `**The builder, if the work is defective and the warranty still runs.** The period for ${state} isn’t confirmed here.`,
        classNote(state, subject),
        state === 'VIC' ? NEW_IN_VICTORIA : '',
        'It depends on the date of completion, the contract and the cause: wear, storm or missing upkeep is the owner’s.',
        WHAT_NOW,
        ASK_A_LAWYER,
      ]
        .filter(Boolean)
        .join('\n\n'),
      rows: row ? [row] : [],
      support: supportFor(state),
    },
  ];
}

/** How long the builder is liable. */
function period({ text, state, subject }: LawQuestion): Part[] {
  const claim = claimAnswered(text, state);
  if (!state)
    return [
      everyState(
        `${claim ? `${claim} It` : '**It'} differs by state${claim ? '.' : '.**'} The statutory warranty runs:`,
      ),
    ];
  const [row] = warrantyRows(state);
  if (!row) return [];
  // The finding's own last day, where its dates are known.
  const own = subject.finding && findingRows(subject.finding).find(({ aspect }) => aspect === 'warranty');
  const year = Number(/\b(20[12]\d)\b/.exec(text)?.[1] ?? 0);
  const late = state === 'VIC' && (year > 2026 || (year === 2026 && /jul|aug|sep|oct|nov|dec/i.test(text)));
  const periods = periodsText(state);
  const lead = late
    ? `**That isn’t confirmed here.** ${NEW_IN_VICTORIA} For contracts before that it is 10 years from the occupancy permit.`
    : periods
      ? `**${periods.charAt(0).toUpperCase()}${periods.slice(1)}** from ${startOf(state)} in ${state}.`
      : `**${/\b(?:\d+|one|two|five|six|seven|ten) ?(?:years?|yrs?)\b(?! (?:old|ago|later|back|in|since|after|now)\b)/i.exec(text)?.[0].replace(/^/, 'I can’t confirm ').concat('. ') ?? ''}The period for ${state} isn’t confirmed here.** ${SEE_REGULATOR}`;
  return [
    {
      text: [claim, lead, late ? '' : classNote(state, subject), own?.text ?? '', row.text]
        .filter(Boolean)
        .join('\n\n'),
      rows: [...(own ? [own] : []), row, ...rowsNamed(`state:${state}/limits`)],
      support: late ? 0.35 : supportFor(state),
    },
  ];
}

const SEE_REGULATOR = 'Ask the regulator, or a lawyer, for the day that counts.';

/** 'We moved in 3 years ago: too late?' Says which periods have run and which may not have, and never that a claim stands. */
function tooLate({ text, state, subject, today }: LawQuestion): Part[] {
  const age = ageSaid(text, today);
  if (!state)
    return [
      everyState('**That depends on the state and on the date of completion.** The statutory warranty runs:'),
    ];
  if (!age) return period({ text, state, subject, today });
  const rows = periodsOf(state).filter(
    ({ months, confidence }) => months !== null && confidence !== 'unsure',
  );
  const told = ({ className, period: length }: WarrantyRow) =>
    `${length} for ${className.startsWith('all') ? 'all defects' : /^any/.test(className) ? className : `a ${className}`}`;
  const over = rows.filter(({ months }) => (months ?? 0) / 12 < age.years);
  const near = rows.filter(({ months }) => (months ?? 0) / 12 >= age.years);
  const after = ageAfter(age.said);
  const lead =
    rows.length === 0
      ? `**The period for ${state} isn’t confirmed here**, so I can’t say.`
      : near.length === 0
        ? `**The ${listed(over.map(told), 'and')} (${state}) has probably run out**${after}.`
        : `**${listed(near.map(told))} (${state}) may still be running**${after}${leftOf(near, age)}${over.length > 0 ? `; ${listed(over.map(told))} has probably run out` : ''}.`;
  const [day] = daysCounted({ text, earlier: '', state, today });
  return [
    {
      text: [
        lead,
        day?.text.split('\n\n')[0] ?? '',
        near.length > 0 && over.length > 0
          ? `So it turns on which class the defect is. ${classNote(state, subject)}`
          : '',
        `The clock starts at ${startOf(state)}, not the day you moved in or bought. I can’t say that a claim stands.`,
        state === 'VIC' ? NEW_IN_VICTORIA : '',
        `Don’t wait: ${WHAT_NOW.charAt(0).toLowerCase()}${WHAT_NOW.slice(1)}`,
        ASK_A_LAWYER,
      ]
        .filter(Boolean)
        .join('\n\n'),
      rows: warrantyRows(state),
      support: supportFor(state) - 0.1,
    },
  ];
}

/** What is left of the one period that may still be running; empty where several may, or a year alone is told. */
function leftOf(near: readonly WarrantyRow[], { years, said }: { years: number; said: string }): string {
  const [only, ...others] = near;
  const left = Math.round((only?.months ?? 0) - 12 * years);
  const vague = said.startsWith('since') && Number.isInteger(years);
  if (!only || others.length > 0 || left <= 0 || vague) return '';
  const told = [
    left >= 12 ? counted(Math.floor(left / 12), 'year') : '',
    left % 12 > 0 ? counted(left % 12, 'month') : '',
  ].filter(Boolean);
  return `, with about ${listed(told)} left`;
}

/** The way through a dispute. */
function dispute({ text, state }: LawQuestion): Part[] {
  const money =
    /\b(?:withhold|hold back|stop paying|refuse to pay|last payment|final payment|payment)\b/i.test(text)
      ? 'Whether you may hold money back depends on your contract: check its payment clause with a lawyer before you do.'
      : '';
  const lead = '**I can’t give legal advice on your own case, so ask a lawyer. The usual way is this:**';
  const steps = [
    'Write to the builder: each defect, where, its size, the date, with photos, and a time to fix it.',
  ];
  if (!state)
    return [
      {
        text: `${lead}\n1. ${steps[0]}\n2. Complain to the state’s building regulator.\n3. Only then the tribunal or court.\n\n${money} Tell me the state, and I’ll name the regulator and the tribunal.`.replace(
          / {2,}/g,
          ' ',
        ),
        rows: [],
        support: 0.7,
      },
    ];
  const path = disputePath(state);
  if (!path) return [];
  return [
    {
      text: [
        lead,
        [
          `1. ${steps[0]}`,
          `2. In ${state}, ${path.first}.`,
          path.forum
            ? `3. If that fails, ${path.forum} hears it.`
            : '3. If that fails, ask them who hears it.',
        ].join('\n'),
        [path.note, money].filter(Boolean).join(' '),
        periodsText(state)
          ? `Time limit of the warranty: ${periodsText(state)}, from ${startOf(state)}.`
          : '',
      ]
        .filter(Boolean)
        .join('\n\n'),
      rows: rowsNamed(`state:${state}/dispute`, `state:${state}/regulator`, `state:${state}/warranty`),
      support: 0.8,
    },
  ];
}

/** 'Can I go straight there?' */
const STRAIGHT =
  /\b(?:straight|directly|direct|right away|skip)\b.{0,20}\b(?:there|to|them|it|tribunal|court|[a-z]*cat)\b|\bstraight (?:there|off)\b/i;

function complain({ state, text }: LawQuestion): Part[] {
  if (!state) return [];
  const path = disputePath(state);
  const [regulator] = rowsNamed(`state:${state}/regulator`);
  if (!regulator) return [];
  return [
    {
      text: `${STRAIGHT.test(text) && path?.forum ? '**Not as a first step, as things usually go.** ' : ''}**${regulator.text}**${path ? `\n\nFirst write to the builder, then ${path.first}.${path.forum ? ` If that fails, ${path.forum} hears it.` : ''}` : ''}`,
      rows: [regulator, ...rowsNamed(`state:${state}/dispute`)],
      support: SUPPORT[regulator.confidence],
    },
  ];
}

function writing({ state }: LawQuestion): Part[] {
  const law =
    state === 'NSW'
      ? 'In NSW you must tell the builder in writing within 6 months of the breach becoming apparent (Home Building Act 1989, s 18BA). You must also give access to fix it.'
      : state === 'QLD'
        ? 'In Queensland the QBCC asks for written notice to the contractor first, listing each item and a time, such as 14 days.'
        : 'NSW and Queensland ask for it; elsewhere it is what every complaint rests on.';
  return [
    {
      text: `**Yes, put it in writing.** ${law}\n\nList each defect, where it is, its size, the date you noticed it and the photos, and set a time to fix it. Keep a copy.`,
      rows: rowsNamed(`state:${state ?? 'NSW'}/warranty`, ...(state ? [`state:${state}/dispute`] : [])),
      support: state === 'NSW' || state === 'QLD' ? 0.85 : 0.65,
    },
  ];
}

const IS_GONE =
  /\b(?:die[ds]?|dead|passed away|bust|broke|insolv\w*|liquid\w*|bankrupt\w*|administrat\w*|vanish\w*|disappear\w*|folded|under|shut|closed|deregistered|gone)\b/i;
function broke({ text, state }: LawQuestion): Part[] {
  if (!state && !IS_GONE.test(text)) return [];
  if (!state)
    return [
      {
        text: '**The state’s builders’ insurance is where to look**, and each state has its own. Find your policy or certificate, and note the day you noticed each defect: some claims must be made within months. Tell me the state, and I’ll say what it has and where to ask.',
        rows: [],
        support: 0.7,
      },
    ];
  const [row] = rowsNamed(`state:${state}/insurance`);
  const [regulator] = rowsNamed(`state:${state}/regulator`);
  if (!row) return [];
  return [
    {
      text: `${byPrice(text, row.text) || `**The state’s builders’ insurance is where to look in ${state}.**`} ${row.text}\n\nFind your policy or certificate, note the day you noticed each defect, and claim quickly. ${regulator?.text ?? ''} Whether you are covered depends on the policy.`,
      rows: [row, ...(regulator ? [regulator] : [])],
      support: SUPPORT[row.confidence],
    },
  ];
}

/** What the price of the work says of the amount from which it must be insured; empty where either isn't told. */
function byPrice(text: string, held: string): string {
  const [cost = 0, ...others] = amountsIn(text);
  const over = dollarsIn(held);
  // Of several sums nobody knows here which is the price of the work.
  if (cost === 0 || others.length > 0 || over === 0 || IS_GONE.test(text)) return '';
  return `**By its price it ${cost > over ? 'is over' : 'isn’t over'} the $${over.toLocaleString('en-AU')} from which it must be insured.**`;
}

const FIXED: Partial<Record<Aim, string>> = {
  'law.insure':
    '**Only your insurer and the policy can say that.** I hold nothing on home, contents or strata policies. Photograph the damage with the date, stop it spreading, and ask the insurer before you repair. Defective building work is a matter for the builder’s warranty: tell me the state, and I’ll give the period.',
  'law.strata':
    '**It turns on whether the part is common property**, which the strata plan and the by-laws say, so I can’t decide it. Write to the owners corporation (body corporate) or its manager first: balconies, slabs, outside walls and their waterproofing are often theirs. While the builder’s warranty runs, the builder may have to fix it. For your own case ask a strata lawyer.',
  'law.tenant':
    '**Write to the landlord or agent, with photos and dates, and ask for the repair.** If nothing happens, your state’s tenancy regulator or tribunal can order it. I can’t advise on your own rent or lease; I can say how serious the defect is and who fixes it.',
  'law.buyer':
    '**The period runs from completion of the work, not from the day you bought.** Whether the warranty passes to a later owner I don’t hold for each state: confirm it with the regulator or a lawyer.',
};

const FACTS: Partial<Record<Aim, (question: LawQuestion) => Part[]>> = {
  'law.start': startOfPeriod,
  'law.extend': longerPeriod,
  'law.class': classInLaw,
  'law.forum': whoHears,
  'law.lodge': byWhen,
  'law.bond': strataBond,
  'law.ai': generatedText,
  'law.stage': inspectionStages,
};

/** Asks how a case would end, which nobody can say. */
const OUTCOME =
  /\b(?:i|we)(?:['’]d| would| will|['’]ll)? (?:win|lose)\b|\bchances?\b|\bstrong case\b|\bgood case\b/i;

/** Answers a question of law or money, and that nobody knows who would win; no parts where its state or subject is missing. */
export function composeLaw(aim: Aim, question: LawQuestion): Part[] {
  const parts = partsOfLaw(aim, question);
  const [first, ...others] = parts;
  return first && OUTCOME.test(question.text)
    ? [{ ...first, text: `**I can’t say who would win: ask a lawyer.** ${first.text}` }, ...others]
    : parts;
}

function partsOfLaw(aim: Aim, question: LawQuestion): Part[] {
  const fixed = FIXED[aim];
  const fact = FACTS[aim];
  if (fact) return fact(question);
  switch (aim) {
    case 'pos.pays':
      return whoPays(question);
    case 'law.period':
      // Who tells the day wants it counted from there.
      return tellsDay(question.text) && !/\bcontract|\bsigned\b/i.test(question.text)
        ? tooLate(question)
        : period(question);
    case 'law.late':
      return tooLate(question);
    case 'law.dispute':
      return dispute(question);
    case 'law.complain':
      return complain(question);
    case 'law.write':
      return writing(question);
    case 'law.broke':
      return broke(question);
    case 'law.text':
      return wording(question.text);
    case 'law.guide':
      return rowsNamed('tolerance:guide-status').map((row) => ({
        text: `**No, a guide is not law.** ${row.text}`,
        rows: [row],
        support: 0.9,
      }));
    case 'law.buyer':
      return [
        {
          text: [
            (question.state ? PASSES[question.state] : undefined) ?? fixed ?? '',
            question.state && periodsText(question.state)
              ? `In ${question.state}: ${periodsText(question.state)}, from ${startOf(question.state)}.`
              : '',
            ASK_A_LAWYER,
          ]
            .filter(Boolean)
            .join('\n\n'),
          rows: question.state ? warrantyRows(question.state) : [],
          support: 0.6,
        },
      ];
    default:
      return fixed ? [{ text: fixed, rows: [], support: 0.6 }] : [];
  }
}
