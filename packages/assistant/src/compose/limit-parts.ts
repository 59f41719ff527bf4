/** Answers about limits: what is allowed, whether a stated value keeps it, and which provision says so. */
import type { ProjectFacts, StateCode } from '@plumbline/knowledge';
import { RULES, toleranceGuide } from '@plumbline/knowledge/rules';
import { findRow, rowsNamed } from '../corpus.ts';
import { ASPECTS_OF, type Ranked, rank } from '../retrieve.ts';
import { bullets, type Row } from '../rows/row.ts';
import { beyondOf } from '../rows/tolerance-rows.ts';
import { isEnough, measures } from '../support.ts';
import { crackCategory } from './crack-part.ts';
import { ownPart, supportOf } from './defect-parts.ts';
import { type Brief, type Composer, type Part, part } from './part.ts';
import { contractSaid } from './stated-limits.ts';

const MOST_LIMITS = 3;
/** A row this far behind the best is another matter. */
const NEAR = 0.8;

/** What the rules say of a value that the message states. */
function judged({ question, own }: Brief, defectIds = question.defectIds): Part[] {
  if (question.measurements.length === 0) return [];
  const contractDate = contractSaid(question.text, own.today);
  const project: ProjectFacts = {
    ...(question.state ? { state: question.state } : {}),
    ...(contractDate ? { contractDate } : {}),
  };
  const parts: Part[] = [];
  for (const defectId of defectIds.slice(0, 2)) {
    const facts = {
      defectId,
      family: null,
      measurements: question.measurements,
      description: question.text,
      project,
      inspectedOn: own.today,
    };
    for (const rule of RULES) {
      const outcome = rule.judge(facts);
      if (outcome.status !== 'decided') continue;
      const { toleranceId, verdict, stated, limit, reason } = outcome.decision;
      const row = findRow(`tolerance:${toleranceId}`);
      if (!row || parts.some(({ rows }) => rows.includes(row))) continue;
      const word =
        verdict === 'compliant' ? 'within' : verdict === 'non_compliant' ? 'beyond' : 'too close to';
      parts.push({
        text: `With ${stated}, that is **${word} the limit**: ${row.title}, ${limit} (${row.source}). ${reason}`,
        rows: [row],
        support: 0.95,
      });
    }
  }
  return parts.slice(0, 2);
}

function nearBest(ranked: readonly Ranked[]): Ranked[] {
  const best = ranked[0];
  if (!best) return [];
  return ranked.filter(({ score }) => score >= NEAR * best.score).slice(0, MOST_LIMITS);
}

const holdsHere =
  ({ question }: Brief) =>
  ({ row }: Ranked) =>
    question.state === null || row.states.length === 0 || row.states.includes(question.state);

/** Where this state's limits aren't held: says so, with its guide, and what another state has. */
export function notHeld(state: StateCode, other: Row | undefined, support: number, verdict = ''): Part[] {
  const guide = toleranceGuide({ state });
  const rows = rowsNamed(`state:${state}/guide`);
  return [
    ...rows.map(
      (row): Part => ({
        text: `I hold no such limit for ${state}. ${row.text}${row.text.includes(guide.title) ? '' : ` ${guide.title}.`}`,
        rows: [row],
        support,
      }),
    ),
    ...(other
      ? [part(other, support, `It doesn’t bind in ${state}, but elsewhere there is${verdict}:`)]
      : []),
  ];
}

function elsewhere({ question: { state } }: Brief, [best]: readonly Ranked[]): Part[] {
  return state ? notHeld(state, best?.row, best?.coverage ?? 0.6) : [];
}

/** A limit, and what it means to be beyond it. */
function said(row: Row, support: number): Part {
  const beyond = beyondOf(row.id);
  const limit = part(row, support);
  return beyond ? { ...limit, text: `${limit.text} ${beyond}` } : limit;
}

export const composeTolerance: Composer = (brief) => {
  const { question, corpus } = brief;
  const [pointed] = question.pointsAtCited ? rowsNamed(...question.cited) : [];
  if (pointed?.aspect === 'tolerance') return [said(pointed, 0.9)];
  const category = crackCategory(question);
  if (category.length > 0 && /\bcategor/i.test(question.text)) return category;
  const verdicts = judged(brief);
  if (verdicts.length > 0) return [...verdicts, ...category];
  const own = brief.finding && question.defectStrength === 0 ? ownPart(brief, 'tolerance', 0.9) : [];
  const found = rank(question, ASPECTS_OF.tolerance, corpus).filter(
    (each) => each.row.aspect === 'tolerance' && isEnough(each, true) && measures(each, question),
  );
  const best = [...found].sort((a, b) => b.match - a.match)[0];
  // What another state holds and this one doesn't is no reason to say something else.
  const here = nearBest(
    found.filter(holdsHere(brief)).filter(({ match }) => best && match >= NEAR * best.match),
  );
  // No defect is named, but the limit that was found is of some, and judges the value.
  const [first] = here;
  const byLimit = first
    ? judged(brief, first.row.defectIds).filter(({ rows }) => rows.includes(first.row))
    : [];
  if (byLimit.length > 0) return [...own, ...byLimit, ...category];
  if (here.length > 0)
    return [
      ...own,
      ...here.map(({ row, coverage }, at) => (at === 0 ? said(row, coverage) : part(row, coverage))),
      ...category,
    ];
  if (best) return [...own, ...elsewhere(brief, [best])];
  return own;
};

/** 'Which clause is that?' after a limit: where that limit stands. */
function placesOfCited({ cited, subject, text }: Brief['question']): Part[] {
  if (subject.length > 1 || /\bncc\b|\bcode\b.*\bsay/i.test(text)) return [];
  return rowsNamed(...cited.filter((id) => id.startsWith('tolerance:'))).map((row) => ({
    text: `**${row.title}** stands in ${row.source}.`,
    rows: [row],
    support: 0.9,
  }));
}

/** What the code and the standards have on it. Numbers and titles only: their texts aren't held. */
export const composeProvision: Composer = (brief) => {
  const { question, corpus } = brief;
  const before = placesOfCited(question);
  if (before.length > 0) return before;
  const support = supportOf(brief);
  const own =
    question.defectStrength === 0 && support !== undefined ? ownPart(brief, 'provision', support) : [];
  const ofDefects =
    support === undefined
      ? []
      : question.defectIds
          .slice(0, 2)
          .flatMap((id) => rowsNamed(`defect:${id}/provision`).map((row) => part(row, support)));
  const aspects = ASPECTS_OF.provision;
  const wantsStandard = /\bstandards?\b/i.test(question.text) && !/\bncc\b/i.test(question.text);
  const ranked = rank(question, wantsStandard ? ['standard'] : aspects, corpus).filter((each) =>
    aspects.includes(each.row.aspect),
  );
  const named = ranked
    .filter((each) => isEnough(each, true) && each.row.defectIds.length === 0)
    .slice(0, ofDefects.length > 0 ? 1 : MOST_LIMITS)
    .map(({ row, coverage }) => part(row, coverage));
  if (own.length > 0) return own;
  const byNumber = named.some(({ rows }) => rows[0]?.aspect === 'standard') && wantsStandard;
  return byNumber || question.defectStrength < 0.9 ? [...named, ...ofDefects] : [...ofDefects, ...named];
};

/** Whether it complies: the finding's own verdict, else what the rules say of the value, else what decides it. */
export const composeCompliance: Composer = async (brief) => {
  const { question } = brief;
  const own = question.defectStrength < 1 ? ownPart(brief, 'tolerance', 0.9) : [];
  if (own.length > 0) return own;
  const verdicts = judged(brief);
  if (verdicts.length > 0) return verdicts;
  const limits = await composeTolerance(brief);
  const provisions = await composeProvision(brief);
  const [id] = question.defectIds;
  const missing = id && limits.length > 0 ? neededFor(brief, id) : '';
  const found = [...limits, ...provisions].slice(0, MOST_LIMITS);
  const [first, ...rest] = found;
  return first && missing ? [{ ...first, text: `${missing}\n\n${first.text}` }, ...rest] : found;
};

function neededFor({ question, own }: Brief, id: (typeof question.defectIds)[number]): string {
  const needs = new Set<string>();
  for (const rule of RULES) {
    const outcome = rule.judge({
      defectId: id,
      family: null,
      measurements: [],
      description: '',
      project: question.state ? { state: question.state } : {},
      inspectedOn: own.today,
    });
    if (outcome.status === 'needs') for (const word of outcome.words) needs.add(word);
  }
  return needs.size > 0
    ? `Whether it complies can’t be said without a value. State:\n${bullets([...needs].slice(0, 4))}`
    : '';
}
