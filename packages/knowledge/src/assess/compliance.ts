/** Asks every rule, and says what the answer rests on. Where none answers, compliance stays undetermined. */
import type { DefectId } from '../defects.ts';
import { referenceOnly } from '../rules/document-date.ts';
import { type Decision, PROJECT_INPUTS, type RuleFacts, type RuleOutcome } from '../rules/facts.ts';
import { RULES } from '../rules/index.ts';
import { worse } from '../rules/limit.ts';
import { tolerance } from '../tolerances.ts';
import type { Subject } from './subject.ts';
import type { AppliedRule, Compliance } from './types.ts';
import { distinct, inputName, listOf, lowerFirst, sentence } from './wording.ts';

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
      return `${sentence(`appears to be within the limit: ${measured}`)} This answers for this one measure only${settled ? '' : ': have the rest inspected'}.${checked}`;
    case 'undetermined':
      return `${sentence(`too close to the limit to tell: ${measured}`)} ${sentence(rule.reason)}`;
  }
}

/** Compliance of a finding that can be named; `subject` undefined means nothing to judge. */
export function complianceOf(subject: Subject | undefined, facts: RuleFacts): Compliance {
  if (!subject) return nothing([], []);
  if (!subject.defectId) return nothing([], subject.ask ? [subject.ask] : []);
  const all = RULES.map((rule) => rule.judge(facts));
  const references = all.flatMap((outcome) => referenceOf(outcome, facts));
  const outcomes = all.filter((outcome) => referenceOf(outcome, facts).length === 0);
  const decided = outcomes.flatMap((outcome) => (outcome.status === 'decided' ? [outcome.decision] : []));
  const lacking = outcomes.flatMap((outcome) => (outcome.status === 'needs' ? [outcome] : []));
  const deciding = outcomes.reduce(worse, { status: 'not_applicable' });
  const missingFacts = PROJECT_INPUTS.filter(
    (input) =>
      lacking.some((outcome) => outcome.project.includes(input)) ||
      references.some(({ needs }) => needs.includes(input)),
  );
  const missingWords = distinct(lacking.flatMap((outcome) => outcome.words));
  if (deciding.status !== 'decided') {
    const undecided = nothing(missingFacts, missingWords);
    return { ...undecided, text: [undecided.text, ...references.map(({ text }) => text)].join(' ') };
  }
  const rule = applied(deciding.decision);
  const settled = settles(rule.id, subject.defectId);
  return {
    verdict: rule.verdict === 'compliant' && !settled ? 'undetermined' : rule.verdict,
    text: textOf(rule, settled),
    rule,
    otherRules: decided.filter((decision) => decision !== deciding.decision).map(applied),
    missingFacts,
    missingWords,
  };
}

/** A decision by a document that may not judge this building: what it gives, as a reference without a verdict. */
function referenceOf(outcome: RuleOutcome, { project }: RuleFacts) {
  if (outcome.status !== 'decided') return [];
  const { toleranceId, provision, stated, limit } = outcome.decision;
  const reference = referenceOnly(tolerance(toleranceId), project);
  if (!reference) return [];
  const text = `For reference only: ${stated}; ${provision.display} gives: ${limit}. ${reference.why}`;
  return [{ text, needs: reference.needs }];
}

/** What a rule would say if the likeliest defect behind a family were the one; undefined where none answers. */
export function ifLikeliest(subject: Subject, facts: RuleFacts): string | undefined {
  const [likeliest, ...others] = subject.weighed;
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
