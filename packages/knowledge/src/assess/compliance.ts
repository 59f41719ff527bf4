/** Asks every rule, and says what the answer rests on. Where none answers, compliance stays undetermined. */
import type { DefectId } from '../defects.ts';
import { crackJudgedAs } from '../materials.ts';
import { PLACE_QUESTIONS } from '../questions/answers.ts';
import { triedSizes } from '../questions/sizes.ts';
import { referenceOnly } from '../rules/document-date.ts';
import { type Decision, PROJECT_INPUTS, type RuleFacts, type RuleOutcome } from '../rules/facts.ts';
import { RULES } from '../rules/index.ts';
import { worse } from '../rules/limit.ts';
import type { StateCode } from '../stages.ts';
import { tolerance } from '../tolerances.ts';
import { assumptionOf, supposedFacts } from './assumptions.ts';
import { naturalAttribute } from './sizes.ts';
import type { Subject } from './subject.ts';
import type { AppliedRule, Assumption, Compliance, Undecided } from './types.ts';
import { distinct, inputName, listOf, lowerFirst, sentence } from './wording.ts';

/** A level is measured over a length, here in millimetres. */
const TRIED_OVER = 2000;

/** The sentence of decision 12: no rule, no verdict. */
export const UNDETERMINED = 'Compliance couldn’t be determined from a photo: have it inspected.';

function applied(decision: Decision): AppliedRule {
  return {
    id: decision.ruleId,
    title: decision.title,
    provision: decision.provision.display,
    source: decision.provision.source,
    confidence: decision.confidence,
    stated: decision.stated,
    limit: decision.limit,
    reason: decision.reason,
    verdict: decision.verdict,
  };
}

/** Whether keeping the rule's limit means that this defect is none. */
function settles(ruleId: string, defectId: DefectId): boolean {
  return RULES.some((rule) => rule.id === ruleId && rule.settles.includes(defectId));
}

function textOf(rule: AppliedRule, settled: boolean): string {
  const measured = `${rule.stated}; ${rule.provision} gives: ${rule.limit}`;
  const checked =
    rule.confidence === 'verified'
      ? ''
      : ' The limit comes from secondary sources: check it in the document.';
  switch (rule.verdict) {
    case 'non_compliant':
      return `${sentence(`appears to be beyond the limit: ${measured}`)} ${sentence(rule.reason)}${checked}`;
    case 'compliant':
      return `${sentence(`appears to be within the limit: ${measured}`)} This covers one measurement only${settled ? '' : ': have the rest inspected'}.${checked}`;
    case 'undetermined':
      return `${sentence(`too close to the limit to tell: ${measured}`)} ${sentence(rule.reason)}`;
  }
}

interface Asked {
  decided: Decision[];
  deciding: RuleOutcome;
  lacking: Extract<RuleOutcome, { status: 'needs' }>[];
  references: { text: string; needs: string[] }[];
  /** Rules that had a value to judge, and may not. */
  barred: Undecided[];
  /** True where a size was given and no rule compares it with a limit. */
  sizeWithoutLimit: boolean;
}

function ask(facts: RuleFacts): Asked {
  const all = RULES.map((rule) => rule.judge(facts));
  const references = all.flatMap((outcome) => referenceOf(outcome, facts));
  const outcomes = all.filter((outcome) => referenceOf(outcome, facts).length === 0);
  const comparing = RULES.filter(({ reads }, at) => reads === 'measurements' && all[at]?.status === 'needs');
  return {
    sizeWithoutLimit: facts.measurements.length > 0 && comparing.length === 0,
    decided: outcomes.flatMap((outcome) => (outcome.status === 'decided' ? [outcome.decision] : [])),
    deciding: outcomes.reduce(worse, { status: 'not_applicable' }),
    lacking: outcomes.flatMap((outcome) => (outcome.status === 'needs' ? [outcome] : [])),
    references,
    barred: outcomes.flatMap((outcome) =>
      outcome.status === 'not_applicable' && outcome.because ? [outcome.because] : [],
    ),
  };
}

/** What may still be answered, so that no reason stands in the way of a verdict. */
const OPEN: ReadonlySet<Undecided['code']> = new Set(['needs_size', 'needs_facts', 'reference_only']);

/**
 * Why no size at any place would give a verdict here, told before somebody measures for nothing. Undefined where a size
 * is stated already, or where one would give a verdict or a reference.
 */
function reasonForAnySize(facts: RuleFacts): Undecided | undefined {
  const { defectId, description, measurements } = facts;
  const attribute = naturalAttribute(defectId, null);
  if (!defectId || !attribute || measurements.length > 0) return undefined;
  const places = PLACE_QUESTIONS[defectId]?.options.map(({ words }) => `${description}\n${words}`) ?? [];
  const reasons = [description, ...places].flatMap((words) =>
    triedSizes(attribute, 'mm').map((size) => {
      const tried = {
        ...facts,
        description: words,
        measurements: [{ ...size, referenceLength: TRIED_OVER }],
      };
      const judged = ask(tried);
      return judged.deciding.status === 'decided' ? undefined : reasonOf(missingIn(judged));
    }),
  );
  return reasons.every((reason) => reason && !OPEN.has(reason.code)) ? reasons[0] : undefined;
}

interface Beside {
  /** What stands in place of a verdict for a crack without one: the category of AS 2870, as a reference. */
  category?: string | undefined;
  assumedState?: StateCode | undefined;
}

/** Compliance of a finding that can be named; `subject` undefined means nothing to judge. */
export function complianceOf(
  subject: Subject | undefined,
  facts: RuleFacts,
  beside: Beside = {},
): Compliance {
  if (!subject) return nothing([], []);
  if (!subject.defectId) {
    const judgedAs = subject.family === 'crack' ? crackJudgedAs(facts.description) : undefined;
    if (!judgedAs) return unnamed(subject, beside);
    return complianceOf({ ...subject, defectId: judgedAs }, { ...facts, defectId: judgedAs }, beside);
  }
  const judged = ask(facts);
  const { decided, deciding, references } = judged;
  const missing = missingIn(judged);
  const { missingFacts, missingWords } = missing;
  if (deciding.status !== 'decided') {
    const reason = reasonOf(missing);
    const whateverSize = reason.code === 'needs_size' ? reasonForAnySize(facts) : undefined;
    const undecided = withCategory(whateverSize ?? reason, beside);
    const assumption = assume(facts, beside.assumedState);
    const base = nothing(missingFacts, whateverSize ? [] : missingWords);
    return {
      ...base,
      text: [
        base.text,
        assumption?.text ?? '',
        ...(assumption && references.length === 0 ? [] : [undecided.text]),
      ]
        .filter(Boolean)
        .join(' '),
      undecided,
      ...(assumption ? { assumption } : {}),
    };
  }
  const rule = applied(deciding.decision);
  const settled = settles(rule.id, subject.defectId);
  const verdict = rule.verdict === 'compliant' && !settled ? 'undetermined' : rule.verdict;
  const text = textOf(rule, settled);
  return {
    verdict,
    text,
    rule,
    otherRules: decided.filter((decision) => decision !== deciding.decision).map(applied),
    missingFacts,
    missingWords,
    ...(verdict === 'undetermined'
      ? { undecided: { code: rule.verdict === 'compliant' ? 'one_measure_only' : 'near_limit', text } }
      : {}),
  };
}

function unnamed({ ask: question }: Subject, { category }: Beside): Compliance {
  const base = nothing([], question ? [question] : []);
  const text = [
    question ? `We can’t choose a rule until we know ${question}.` : 'No rule covers this.',
    ...(category ? [category] : []),
  ].join(' ');
  return { ...base, undecided: { code: question ? 'needs_name' : 'no_rule', text } };
}

/** What would hold on today's facts; undefined where nothing is missing, or where no rule would answer then either. */
function assume(facts: RuleFacts, assumedState: StateCode | undefined): Assumption | undefined {
  const supposed = supposedFacts({ ...facts, assumedState });
  if (!supposed) return undefined;
  const { deciding } = ask({ ...facts, project: supposed.project });
  if (deciding.status !== 'decided') return undefined;
  // Left out one at a time: what the rule answers without isn't an assumption of it.
  const needed = supposed.assumed.reduce((kept, fact) => {
    const without = kept.filter((other) => other !== fact);
    const project = {
      ...facts.project,
      ...Object.fromEntries(without.map(({ input, value }) => [input, value])),
    };
    const outcome = ask({ ...facts, project }).deciding;
    const same =
      outcome.status === 'decided' &&
      outcome.decision.toleranceId === deciding.decision.toleranceId &&
      outcome.decision.verdict === deciding.decision.verdict;
    return same ? without : kept;
  }, supposed.assumed);
  return assumptionOf(applied(deciding.decision), needed);
}

/** A decision by a document that may not judge this building: what it gives, as a reference without a verdict. */
function referenceOf(outcome: RuleOutcome, { project }: RuleFacts) {
  if (outcome.status !== 'decided') return [];
  const { toleranceId, provision, stated, limit } = outcome.decision;
  const reference = referenceOnly(tolerance(toleranceId), project);
  if (!reference) return [];
  const text = `For reference only: ${stated}. ${provision.display} sets ${limit}. ${reference.why}`;
  return [{ text, needs: reference.needs }];
}

interface Missing {
  references: readonly { text: string }[];
  barred: readonly Undecided[];
  missingFacts: Compliance['missingFacts'];
  missingWords: string[];
  sizeWithoutLimit: boolean;
}

function missingIn({ lacking, references, barred, sizeWithoutLimit }: Asked): Missing {
  const missingFacts = PROJECT_INPUTS.filter(
    (input) =>
      lacking.some((outcome) => outcome.project.includes(input)) ||
      references.some(({ needs }) => needs.includes(input)),
  );
  const missingWords = distinct(lacking.flatMap((outcome) => outcome.words));
  return { references, barred, missingFacts, missingWords, sizeWithoutLimit };
}

const withCategory = (reason: Undecided, { category }: Beside): Undecided =>
  category ? { ...reason, text: `${reason.text} ${category}` } : reason;

/** The most telling reason first: a document that may not judge, then a bar, then what is missing. */
function reasonOf(missing: Missing): Undecided {
  const { references, barred, missingFacts, missingWords, sizeWithoutLimit } = missing;
  if (references.length > 0)
    return { code: 'reference_only', text: references.map(({ text }) => text).join(' ') };
  const [bar] = barred;
  if (bar) return bar;
  if (missingFacts.length > 0)
    return {
      code: 'needs_facts',
      text: `The rule needs ${listOf(missingFacts.map(inputName))}.`,
    };
  if (missingWords.length > 0 && sizeWithoutLimit)
    return {
      code: 'no_rule',
      text: `No confirmed limit covers a size of this kind. Another rule may answer: state ${asked(missingWords[0] ?? '')}.`,
    };
  if (missingWords.length > 0)
    return { code: 'needs_size', text: `Nothing to compare yet: state ${asked(missingWords[0] ?? '')}.` };
  return { code: 'no_rule', text: 'No confirmed limit covers this kind of finding.' };
}

/** What a rule would say if the likeliest defect behind a family were the one; undefined where none answers. */
export function ifLikeliest(subject: Subject, facts: RuleFacts): string | undefined {
  const [likeliest, ...others] = subject.weighed;
  if (subject.family === 'crack' && crackJudgedAs(facts.description)) return undefined;
  if (subject.defectId !== null || !likeliest || others.length > 0) return undefined;
  const { rule, text } = complianceOf(
    { ...subject, defectId: likeliest.id },
    { ...facts, defectId: likeliest.id },
  );
  return rule ? `If it is ${lowerFirst(likeliest.name)}: ${lowerFirst(text)}` : undefined;
}

/** How many things a text asks for at most; the list itself has them all. */
const ASKED_FOR = 3;

/** 'crack width in millimetres' takes an article, 'whether it leaks' doesn't. */
export function asked(words: string): string {
  return /^(?:whether|where|how|what|which|when|on|the)\b/.test(words) ? words : `the ${words}`;
}

function nothing(missingFacts: Compliance['missingFacts'], missingWords: string[]): Compliance {
  const add = [
    missingFacts.length > 0 ? `add ${listOf(missingFacts.map(inputName))} to the project` : '',
    missingWords.length > 0 ? `state ${listOf(missingWords.slice(0, ASKED_FOR).map(asked), 'or')}` : '',
  ].filter(Boolean);
  const hint = add.length > 0 ? ` To have a rule checked, ${listOf(add)}.` : '';
  return {
    verdict: 'undetermined',
    text: `${UNDETERMINED}${hint}`,
    rule: null,
    otherRules: [],
    missingFacts,
    missingWords,
  };
}
