/** What rules are given, and the three things a rule can say. */
import type { Citation, Confidence } from '../confidence.ts';
import type { DefectId } from '../defects.ts';
import type { ComplianceVerdict, Family, Measurement, ProjectFacts } from '../findings.ts';

/** Everything that a rule may look at. */
export interface RuleFacts {
  /** The defect as named, or null where only its family is known. */
  defectId: DefectId | null;
  family: Family | null;
  measurements: readonly Measurement[];
  description: string;
  project: ProjectFacts;
  /** ISO date. */
  inspectedOn: string;
}

/** Facts of the project that a rule may lack. */
export const PROJECT_INPUTS = [
  'state',
  'buildingType',
  'contractDate',
  'approvalDate',
  'completionDate',
] as const;
export type ProjectInput = (typeof PROJECT_INPUTS)[number];

/** A rule's answer, with all that it rests on. */
export interface Decision {
  ruleId: string;
  title: string;
  verdict: ComplianceVerdict;
  /** Row of the tolerances that was applied. */
  toleranceId: string;
  provision: Citation;
  confidence: Confidence;
  /** What was stated or measured, in words. */
  stated: string;
  /** The limit, in words. */
  limit: string;
  /** How far the value is beyond the limit, as a share of it; negative within. Orders decisions. */
  excess: number;
  /** Why this rule and this verdict, in one or two sentences. */
  reason: string;
}

export type RuleOutcome =
  | { status: 'decided'; decision: Decision }
  /** It would apply, but facts are missing: `project` ones can be filled in, `words` say what to state. */
  | { status: 'needs'; project: readonly ProjectInput[]; words: readonly string[] }
  /** It has no say here; `because` where it would, but for the state, the date or the building. */
  | { status: 'not_applicable'; because?: Because };

/** Why a rule with a value to judge gives no verdict. */
export const BECAUSES = [
  'no_confirmed_limit',
  'earlier_edition',
  'other_volume',
  'time_over',
  /** The limit is for another material or part than the words name. */
  'other_subject',
  /** The size is within the limit, but the words say more than the size. */
  'more_than_a_size',
] as const;
export interface Because {
  code: (typeof BECAUSES)[number];
  /** One sentence for people. */
  text: string;
}

/** A named, pure rule. */
export interface Rule {
  id: string;
  title: string;
  /** The guidance group it belongs to. */
  element: string;
  /** Tolerance rows that it may apply. */
  provisions: readonly string[];
  /** What it must be given, in words. */
  inputs: readonly string[];
  /** What it goes by: values that were measured, or a fault that the words state. */
  reads: 'measurements' | 'words';
  /**
   * Defects that are no defect by this rule while its limit is kept. For others it is one measure among
   * several: a shower that falls as it should may still leak.
   */
  settles: readonly DefectId[];
  /** Why there is such a rule. */
  reason: string;
  judge(facts: RuleFacts): RuleOutcome;
}

export const NOT_APPLICABLE: RuleOutcome = { status: 'not_applicable' };

export function notHere(code: Because['code'], text: string): RuleOutcome {
  return { status: 'not_applicable', because: { code, text } };
}

export function needs(project: readonly ProjectInput[], words: readonly string[] = []): RuleOutcome {
  return { status: 'needs', project, words };
}
