/**
 * What the rules would say if the work were today's, under today's edition, in the state that the account or address
 * tells (decision 52). Nothing of it is a verdict: it says what would hold, and which facts would settle it.
 */
import { addMonths, isIsoDate, longDate } from '../dates.ts';
import type { ProjectFacts } from '../findings.ts';
import type { ProjectInput } from '../rules/facts.ts';
import { isExistingBuilding } from '../rules/stated-dates.ts';
import type { StateCode } from '../stages.ts';
import { stateFacts } from '../states.ts';
import type { AppliedRule, AssumedFact, Assumption } from './types.ts';
import { listOf } from './wording.ts';

/** How long a house takes to build, where one end of it is known and the other isn't. */
const BUILD_MONTHS = 12;

interface Supposed {
  project: ProjectFacts;
  assumed: AssumedFact[];
}

interface Known {
  project: ProjectFacts;
  description: string;
  inspectedOn: string;
  assumedState?: StateCode | undefined;
}

const earlier = (one: string, other: string) => (one < other ? one : other);

/** Undefined where nothing is missing, or where nothing may be supposed. */
export function supposedFacts({
  project,
  description,
  inspectedOn,
  assumedState,
}: Known): Supposed | undefined {
  const today = inspectedOn.slice(0, 10);
  const assumed: AssumedFact[] = [];
  const suppose = (input: ProjectInput, value: string | undefined) => {
    if (value !== undefined && project[input] === undefined) assumed.push({ input, value });
  };
  suppose('state', assumedState);
  suppose('buildingType', 'residential-house');
  const from = [project.approvalDate, project.contractDate].find(isIsoDate);
  const until = isIsoDate(project.completionDate) ? project.completionDate : undefined;
  // An old building isn't today's work: its age is asked for instead.
  if (from || until || !isExistingBuilding(description)) {
    if (!from) suppose('contractDate', until ? addMonths(until, -BUILD_MONTHS) : today);
    if (!until) suppose('completionDate', from ? earlier(addMonths(from, BUILD_MONTHS), today) : today);
  }
  if (assumed.length === 0) return undefined;
  const facts = Object.fromEntries(assumed.map(({ input, value }) => [input, value]));
  return { project: { ...project, ...facts }, assumed };
}

/** 'the work is in Victoria', 'the contract is of 22 November 2026'. */
function condition({ input, value }: AssumedFact): string {
  switch (input) {
    case 'state':
      return `the work is in ${stateFacts(value as StateCode).name}`;
    case 'buildingType':
      return 'it is a house';
    case 'contractDate':
      return `the contract is dated ${longDate(value)}`;
    case 'approvalDate':
      return `it was approved on ${longDate(value)}`;
    case 'completionDate':
      return `it was finished by ${longDate(value)}`;
  }
}

const WOULD = {
  compliant: 'Would comply',
  non_compliant: 'Would not comply',
  undetermined: 'Too close to the limit to tell, even',
} as const;

/** Only those facts are named without which the rule gives no answer. */
export function assumptionOf(rule: AppliedRule, assumed: AssumedFact[]): Assumption {
  return {
    verdict: rule.verdict,
    rule,
    assumed,
    text: `${WOULD[rule.verdict]} if ${listOf(assumed.map(condition))}: ${rule.stated}; ${rule.provision} gives: ${rule.limit}.`,
  };
}
