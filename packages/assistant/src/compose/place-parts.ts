/** Answers that differ by state, and those on stages, the product and anything else that search finds. */
import { STATE_CODES } from '@plumbline/knowledge';
import { stateFacts } from '@plumbline/knowledge/states';
import { currentWarranties } from '@plumbline/knowledge/warranties';
import { rowsNamed } from '../corpus.ts';
import { type Intent, productRowFor } from '../question/intents.ts';
import { ASPECTS_OF, rank } from '../retrieve.ts';
import { definitionsNamed, stagesNamed } from '../rows/practice-rows.ts';
import { type Aspect, bullets } from '../rows/row.ts';
import { isEnough } from '../support.ts';
import { ownPart, supportOf } from './defect-parts.ts';
import { type Brief, type Composer, type Part, part } from './part.ts';

/** In one line for each state, for a question that names none. */
const SHORT: Partial<Record<Aspect, (code: (typeof STATE_CODES)[number]) => string>> = {
  warranty: (code) => {
    const rows = currentWarranties(code).filter(
      ({ statutory, period, confidence }) => statutory && period !== '' && confidence !== 'unsure',
    );
    const told = rows.map(({ period, className }) => `${period} (${className})`);
    return `${code}: ${told.join(' or ') || 'the period isn’t confirmed here'}`;
  },
  regulator: (code) => {
    const { regulator } = stateFacts(code);
    return `${code}: ${regulator.confidence === 'unsure' ? 'not confirmed' : regulator.value}`;
  },
  insurance: (code) => {
    const { insurance } = stateFacts(code);
    return `${code}: ${insurance.confidence === 'unsure' ? 'not confirmed' : insurance.value}`;
  },
};

const NAMES: Partial<Record<Aspect, string>> = {
  warranty: 'Statutory warranty',
  regulator: 'The regulator',
  insurance: 'Insurance',
  inspections: 'Mandatory inspections',
  edition: 'The adoption of NCC 2025',
};

function everywhere(aspect: Aspect): Part[] {
  const line = SHORT[aspect];
  const rows = STATE_CODES.flatMap((code) => rowsNamed(`state:${code}/${aspect}`));
  const lines = STATE_CODES.flatMap((code) =>
    line
      ? line(code)
      : rowsNamed(`state:${code}/${aspect}`).map(({ text }) => `${code}: ${text.split('\n')[0]}`),
  );
  return [
    {
      text: `${NAMES[aspect] ?? 'That'} differs by state. Tell me which state, and I’ll say more.\n${bullets(lines)}`,
      rows,
      support: 0.85,
    },
  ];
}

/** Rows of the state that is meant; all states in short where none is. */
const byState =
  (...aspects: Aspect[]): Composer =>
  ({ question }) => {
    const { state } = question;
    if (!state) return everywhere(aspects[0] ?? 'regulator');
    return aspects.flatMap((aspect) => rowsNamed(`state:${state}/${aspect}`)).map((row) => part(row, 0.95));
  };

export const composeRegulator = byState('regulator');
export const composeInsurance = byState('insurance');

export const composeWarranty: Composer = async (brief) => [
  // A finding's own period is that of its project's state.
  ...(brief.question.state === (brief.own.project?.state ?? null) ? ownPart(brief, 'warranty', 0.95) : []),
  ...(await byState('warranty', 'limits')(brief)),
];

export const composeInspections: Composer = async (brief) => {
  const { question } = brief;
  const stages = rowsNamed(...stagesNamed(question.text)).map((row) => part(row, 0.95));
  const states = await byState('inspections')(brief);
  return question.state ? [...states, ...stages] : [...stages, ...states];
};

export const composeEdition: Composer = async (brief) => {
  const { question, corpus } = brief;
  const changes = /\bchang|\bnew\b|\bdifferent|\blead\b|\bcar ?park/i.test(question.text)
    ? rank(question, ['changes'], corpus)
        .filter(
          (each) => each.row.aspect === 'changes' && (isEnough(each, true) || question.subject.length === 0),
        )
        .slice(0, 3)
        .map(({ row, coverage }) => part(row, coverage))
    : [];
  if (changes.length > 0) return changes;
  const year = /\b(2019|2022|2025)\b/.exec(question.text)?.[1];
  const editions = rank(question, ['edition'], corpus)
    .filter(({ row }) => row.id.startsWith('edition:'))
    .filter(({ row }) => year !== undefined && row.title.includes(year))
    .slice(0, 2)
    .map(({ row }) => part(row, 0.8));
  if (question.state) {
    const here = rowsNamed(`state:${question.state}/edition`).map((row) => part(row, 0.95));
    return year && year !== '2025' ? [...editions, ...here] : [...here, ...editions];
  }
  const which = /\bwhich edition|edition (?:applies|governs|is)|\bheld against/i.test(question.text)
    ? rowsNamed('help:faq/which-edition-of-the-ncc-applies-to-a-defect').map((row) => part(row, 0.9))
    : [];
  return [...which, ...editions, ...(year === '2025' || which.length > 0 ? everywhere('edition') : [])];
};

/** Rows of the kind that is asked for, by search alone. */
const bySearch =
  (intent: Intent, most: number): Composer =>
  ({ question, corpus }) =>
    rank(question, ASPECTS_OF[intent], corpus)
      .filter((each) => ASPECTS_OF[intent].includes(each.row.aspect) && isEnough(each, true))
      .slice(0, most)
      .map(({ row, coverage }) => part(row, coverage));

export const composePayment: Composer = (brief) => {
  const named = rowsNamed(...stagesNamed(brief.question.text)).map((row) => part(row, 0.95));
  return named.length > 0 ? named : bySearch('payment', 2)(brief);
};
export const composeProduct: Composer = (brief) => {
  const row = productRowFor(brief.question.text);
  return row ? rowsNamed(row).map((found) => part(found, 0.9)) : bySearch('product', 2)(brief);
};
export const composeDefinition: Composer = (brief) => {
  const { text } = brief.question;
  const named = rowsNamed(...definitionsNamed(text), ...stagesNamed(text)).map((row) => part(row, 0.95));
  return named.length > 0 ? named : bySearch('about', 2)(brief);
};

const SURE = {
  verified: 'checked against the document',
  likely: 'likely, from a secondary source or trade knowledge; check it before you rely on it',
  unsure: 'not confirmed',
} as const;

export const composeSureness: Composer = (brief) => {
  const own = ownPart(brief, 'sureness', 0.95);
  if (own.length > 0) return own;
  const before = brief.question.subject.length === 0 ? rowsNamed(...brief.question.cited) : [];
  if (before.length > 0)
    return [
      {
        text: `My last answer is as sure as its sources:\n${bullets(before.map(({ title, source, confidence }) => `${title} (${source}): ${SURE[confidence]}`))}`,
        rows: before,
        support: 0.9,
      },
    ];
  return rowsNamed('help:guide/ai-results/bands', 'help:faq/why-does-a-result-say-that-it-isn-t-sure').map(
    (row) => part(row, 0.7),
  );
};

/** Where the words ask for no kind of answer: what is known of the defect, else the row that speaks of it. */
export const composeAnything = (brief: Brief): Part[] => {
  const { question, corpus } = brief;
  const found = rank(question, [], corpus)
    .filter((each) => isEnough(each, false) && !each.row.id.startsWith('defect:'))
    // Where no state is named, none of them is asked of.
    .filter(({ row }) => question.state !== null || !row.id.startsWith('state:'))
    .filter(
      ({ row }) => question.state === null || row.states.length === 0 || row.states.includes(question.state),
    );
  const best = found[0];
  if (!best || (!question.asks && supportOf(brief) !== undefined)) return [];
  return found
    .filter(({ score }) => score >= 0.85 * best.score)
    .slice(0, 2)
    .map(({ row, coverage }) => part(row, coverage));
};
