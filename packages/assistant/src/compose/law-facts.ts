/** One fact of the law at a time: what starts a period, what may extend it, what counts, who hears a claim, by when. */
import { STATE_CODES, type StateCode } from '@plumbline/knowledge';
import { disputePath } from '@plumbline/knowledge/disputes';
import { stateFacts } from '@plumbline/knowledge/states';
import {
  ASK_A_LAWYER,
  currentWarranties,
  WARRANTIES,
  type WarrantyRow,
} from '@plumbline/knowledge/warranties';
import { rowsNamed } from '../corpus.ts';
import { dollarsIn } from '../question/dollars.ts';
import { bullets, large, listed, type Row } from '../rows/row.ts';
import type { Part } from './part.ts';

export interface FactQuestion {
  text: string;
  state: StateCode | null;
}

const SUPPORT = { verified: 0.9, likely: 0.75, unsure: 0.35 } as const;
const STRATA = /\bstrata|apartment|unit\b|flats?\b|block\b/i;
const WATER = /\bleak\w*|shower|water|wet\b|balcon\w*|roof|membrane/i;

const rowOf = (id: string): WarrantyRow | undefined => WARRANTIES.find((row) => row.id === id);
const statutory = (state: StateCode) =>
  currentWarranties(state).filter((row) => row.statutory && row.validFrom !== '2026-07-01');

const cite = (state: StateCode, ...aspects: string[]): Row[] =>
  rowsNamed(...aspects.map((aspect) => `state:${state}/${aspect}`));

const partOf = (lines: readonly string[], rows: readonly Row[], support?: number): Part => ({
  text: lines.filter(Boolean).join('\n\n'),
  rows: [...rows],
  support: support ?? SUPPORT[rows[0]?.confidence ?? 'unsure'],
});

/** '6 years for a major defect and 2 years for any other defect'; empty where none is sure. */
export const periodsIn = (state: StateCode): string =>
  listed(
    statutory(state)
      .filter(({ period, confidence }) => period !== '' && confidence !== 'unsure')
      .map(({ period, className }) =>
        className.startsWith('all')
          ? period
          : `${period} for ${/^any/.test(className) ? className : `a ${className}`}`,
      ),
  );

/** 'From when does it run?' */
export function startOfPeriod({ text, state }: FactQuestion): Part[] {
  if (!state)
    return [
      partOf(
        [
          `**It differs by state.** The clock starts at:\n${bullets(
            STATE_CODES.map((code) => `**${code}**: ${statutory(code)[0]?.startsOn ?? 'not confirmed here'}`),
          )}`,
          'Not the day you moved in, settled or bought. Tell me the state, and I’ll be exact.',
        ],
        [],
        0.7,
      ),
    ];
  const row = statutory(state)[0];
  if (!row) return [];
  const strata = state === 'NSW' && STRATA.test(text) ? rowOf('nsw-start-strata') : undefined;
  const house = state === 'NSW' && !strata ? rowOf('nsw-start-house') : undefined;
  const unsure = row.confidence === 'unsure' ? 'That isn’t confirmed here. ' : '';
  const lead = strata
    ? `**The ${strata.startsOn.replace('issue of the ', 'day the ')} was issued** for a new strata building in ${state}. ${strata.detail}`
    : `**${unsure}${large(row.startsOn)}** in ${state}, not the day you moved in, settled or bought. ${row.detail && state !== 'NSW' && state !== 'QLD' ? row.detail : ''} ${house ? `${large(house.startsOn)} counts. ${house.detail}` : ''}`;
  return [
    partOf(
      [
        lead.replace(/ {2,}/g, ' ').trim(),
        periodsIn(state) ? `From then it runs ${periodsIn(state)}.` : '',
        ASK_A_LAWYER,
      ],
      cite(state, 'warranty'),
    ),
  ];
}

const PAUSES = /\bpaus|\bstop|\bfreez|\bhold\b|\blodg|\bcomplain|\bconciliat|\bappl/i;

/** 'Can it be extended, or does a complaint stop it?' */
export function longerPeriod({ text, state }: FactQuestion): Part[] {
  if (!state) return startOfPeriod({ text, state });
  const rows = statutory(state);
  const exception = rows.find((row) => row.exception !== '')?.exception ?? '';
  const pauses = PAUSES.test(text);
  const lead =
    state === 'VIC'
      ? '**No, it doesn’t stop the clock.** An application for conciliation or dispute resolution does not stop the limitation time in Victoria.'
      : state === 'SA'
        ? '**No, it can’t be extended** in South Australia.'
        : pauses || exception === '' || !/6 more months/.test(exception)
          ? `**I hold nothing that stops or extends the time in ${state}, so don’t rely on it.** Ask a lawyer before the time runs out.`
          : `**Possibly: 6 more months**, and only if the breach shows in the last 6 months of the period (${state}).`;
  return [
    partOf(
      [
        lead,
        /6 more months/.test(exception) && lead.includes('nothing')
          ? 'Only if the breach shows in the last 6 months may 6 more months follow the end.'
          : '',
        periodsIn(state)
          ? `The period is ${periodsIn(state)}, from ${rows[0]?.startsOn ?? 'completion'}.`
          : '',
        `I can’t say that a claim stands. ${ASK_A_LAWYER}`,
      ],
      cite(state, 'warranty'),
    ),
  ];
}

const REPORT = /\breport\b|4349|\binspect/i;

/** 'Does a leaking shower count as structural?' */
export function classInLaw({ text, state }: FactQuestion): Part[] {
  const water = WATER.test(text);
  const inReport = REPORT.test(text)
    ? 'In an inspection report to AS 4349.1 ‘major’ means something else: serious enough that it has to be fixed to avoid unsafe conditions, loss of use or further damage. The two are not the same.'
    : '';
  const says: Partial<Record<StateCode, string>> = {
    NSW: `**A major defect needs two things in NSW: a major element (load-bearing, fire safety or waterproofing) and a severe effect**, such as that the place can’t be used or may be destroyed.${/waterproof|shower|leak|membrane/i.test(text) ? ' Waterproofing is a major element, so it can be major if its effect is severe enough.' : ''}`,
    QLD: `**${water ? 'Yes, as a rule: letting water in counts as structural' : 'Structural takes in structural performance, health or safety, functional use and letting water in'}** for the QBCC.${water ? ' Structural takes in structural performance, health or safety, and functional use too.' : ''}`,
    ACT: '**A structural element; the older text counts weatherproofing of outside walls and the roof as structural.** I haven’t read the regulation in force.',
    NT: '**That isn’t confirmed here** for the Northern Territory: check with NT Consumer Affairs.',
  };
  if (!state)
    return [
      partOf(
        [
          `**Each state has its own words.**\n${bullets([
            'NSW: ‘major’ is a major element (load-bearing, fire safety or waterproofing) with a severe effect.',
            'QLD: ‘structural’ takes in health, safety, function and letting water in.',
            'VIC, WA, SA and TAS make no split: one period for all defects.',
          ])}`,
          inReport,
          'Tell me the state, and I’ll be exact.',
        ],
        [...cite('NSW', 'warranty'), ...rowsNamed('as4349:major-defect')],
        0.7,
      ),
    ];
  const said =
    says[state] ??
    `**${state} makes no split: ${periodsIn(state)} for all defects**, major, structural or not.`;
  return [
    partOf(
      [
        said,
        says[state] && periodsIn(state) ? `It decides the period: ${periodsIn(state)}.` : '',
        inReport,
        ASK_A_LAWYER,
      ],
      [...cite(state, 'warranty'), ...(inReport ? rowsNamed('as4349:major-defect') : [])],
    ),
  ];
}

const LIMITS: Partial<Record<StateCode, number>> = { NSW: 500_000, ACT: 25_000, WA: 500_000 };
const OF_AMOUNT = /\b(?:how much|limit|max\w*|cap|up to|amount|money|\$|grand|k\b)/i;
/** 'Which tribunal, and up to how much?' */
export function whoHears({ text, state }: FactQuestion): Part[] {
  if (!state)
    return [
      partOf(
        [
          `**It differs by state:**\n${bullets(
            STATE_CODES.map((code) => {
              const path = disputePath(code);
              return `**${code}**: ${path?.forum || path?.first || 'not confirmed here'}`;
            }),
          )}`,
          'Complain to the state’s regulator first. Tell me the state, and I’ll give the limit.',
        ],
        STATE_CODES.flatMap((code) => cite(code, 'dispute')),
        0.75,
      ),
    ];
  const path = disputePath(state);
  if (!path) return [];
  const limit = LIMITS[state];
  const over = limit !== undefined && dollarsIn(text) > limit;
  const no = (state === 'SA' && /sacat/i.test(text) && !/\bor\b/i.test(text)) || over ? 'No. ' : '';
  const cap =
    state === 'NSW'
      ? 'NCAT hears home-building claims up to $500,000; courts hear larger ones.'
      : state === 'ACT'
        ? 'ACAT hears claims up to $25,000, the Magistrates Court up to $250,000, and the Supreme Court larger ones.'
        : path.note;
  return [
    partOf(
      [
        `**${no}${path.forum ? `${large(path.forum.replace(/^the /, 'the '))} hears it in ${state}` : `In ${state} the first step decides: ${path.first}`}.** ${cap}`,
        `First: ${path.first}.`,
        limit === undefined && OF_AMOUNT.test(text) && !/\$/.test(path.forum + path.note)
          ? `I hold no money limit for ${state}.`
          : '',
        'That is the usual way, not legal advice. I hold no fees and can’t say who would win.',
      ],
      cite(state, 'dispute', 'regulator'),
    ),
  ];
}

/** What isn’t structural has a deadline of its own. */
const OTHER_CLASS = /\b(?:non|not)[- ]?structural\b|\bcosmetic\b|\bminor\b/i;

/** 'By when must I complain or claim?' */
export function byWhen({ text, state }: FactQuestion): Part[] {
  if (!state) return whoHears({ text, state });
  const of = (...ids: string[]) => ids.flatMap((id) => rowOf(id) ?? []);
  const scheme = /\bscheme|\binsur|home warranty/i.test(text);
  const order = /\border|\bdirect|last day|6 years|six years/i.test(text);
  const rows =
    state === 'QLD'
      ? scheme
        ? OTHER_CLASS.test(text)
          ? of('qld-insurance-other', 'qld-insurance-structural')
          : of('qld-insurance-structural', 'qld-insurance-other')
        : order
          ? of('qld-direction', 'qld-rectify')
          : of('qld-rectify', 'qld-direction', 'qld-insurance-structural', 'qld-insurance-other')
      : state === 'WA'
        ? of('wa-complaint')
        : state === 'TAS'
          ? of('tas-dispute')
          : statutory(state);
  const [first, ...others] = rows;
  if (!first) return [];
  const line = (row: WarrantyRow) =>
    row.period === '' || row.confidence === 'unsure'
      ? `${large(row.className)}: the period isn’t confirmed here`
      : `${row.statutory && row.kind !== 'lodge_complaint' ? 'Warranty' : row.scheme}, ${row.className}: ${row.period} from ${row.startsOn}`;
  return [
    partOf(
      [
        first.period === '' || first.confidence === 'unsure'
          ? `**The period for ${state} isn’t confirmed here.**`
          : `**${first.period} from ${first.startsOn}** (${state}; ${first.scheme.toLowerCase()}, ${first.className}). ${first.detail}`,
        others.length > 0 ? `Beside it:\n${bullets(others.map(line))}` : '',
        state === 'WA'
          ? 'Contract complaints have a separate, shorter limit, and run from $7,500 to $500,000.'
          : '',
        state === 'NSW' ? 'Tell the builder in writing within 6 months of the breach becoming apparent.' : '',
        ASK_A_LAWYER,
      ],
      cite(state, 'warranty', 'dispute'),
    ),
  ];
}

/** 'When is the interim inspection of a new block?' */
export const strataBond = ({ state }: FactQuestion): Part[] =>
  state !== null && state !== 'NSW'
    ? []
    : rowsNamed('law:strata-inspections').map((row) => partOf([row.text, ASK_A_LAWYER], [row]));

/** 'May a program write my expert report?' */
export function generatedText({ text, state }: FactQuestion): Part[] {
  const court = /\bcourt\b/i.test(text);
  const ids =
    state === 'VIC' ? ['law:ai-vcat'] : court ? ['law:ai-nsw-court'] : ['law:ai-ncat', 'law:ai-nsw-court'];
  const rows = rowsNamed(...ids);
  const elsewhere =
    state !== null && state !== 'NSW' && state !== 'VIC'
      ? `I hold no rule of ${state} on it: take this as the least, and ask the tribunal.`
      : '';
  return [
    partOf(
      [
        `**Not without permission.** ${rows.map((row) => row.text).join(' ')}`,
        elsewhere,
        'So don’t hand in these answers as evidence. Your photos, with their dates, and your own words are yours to use.',
      ],
      rows,
    ),
  ];
}

const STAGE_WORDS: readonly RegExp[] = [
  /frame|plaster|lining/i,
  /slab|concrete|pour/i,
  /waterproof|wet area|shower|bathroom/i,
  /footing|pier|foundation/i,
  /storm|drain/i,
  /final|occup|complet/i,
];

const WHO_INSPECTS = /\bwho\b/i;
const BY_NO_STATE: Part = {
  text: '**The certifier or building surveyor on the building approval, or whom they send.** Which stages must be inspected differs by state: tell me which, and I list them. An inspector of your own may look at any stage as well.',
  rows: [],
  support: 0.6,
};

/** 'What gets inspected, and when?' */
export function inspectionStages({ text, state }: FactQuestion): Part[] {
  if (!state) return WHO_INSPECTS.test(text) ? [BY_NO_STATE] : [];
  const { mandatoryInspections: stages, name } = stateFacts(state);
  const rows = cite(state, 'inspections');
  const [row] = rows;
  if (!row) return [];
  const asked = STAGE_WORDS.filter((words) => words.test(text));
  const meant =
    stages.confidence === 'unsure'
      ? []
      : stages.value.filter((stage) => asked.some((words) => words.test(stage)));
  const before = meant.some((stage) => /before covering waterproof/.test(stage))
    ? ' That is before the tiles go on.'
    : meant.some((stage) => /fram/.test(stage))
      ? ' That is before the lining goes on.'
      : '';
  return [
    partOf(
      [
        meant.length > 0 ? `**${large(listed(meant, 'and'))}** (${name}).${before}` : '',
        row.text,
        'The certifier or building surveyor on the building approval carries them out, or has them done.',
      ],
      rows,
    ),
  ];
}
