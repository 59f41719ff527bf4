/** Builders for the tables: a house of 2024 with every date known, and one measurement at a time. */
import type { DefectId } from '../../src/defects.ts';
import type { Measurement, ProjectFacts } from '../../src/findings.ts';
import type { RuleFacts, RuleOutcome } from '../../src/rules/index.ts';
import { RULES } from '../../src/rules/index.ts';

export const INSPECTED = '2026-11-21';

/** A house in NSW under NCC 2022, finished eight months before the inspection. */
export const HOUSE: ProjectFacts = {
  state: 'NSW',
  buildingType: 'residential-house',
  contractDate: '2024-02-01',
  approvalDate: '2024-04-10',
  completionDate: '2026-03-01',
};

export function measured(attribute: string, value: number, more: Partial<Measurement> = {}): Measurement {
  return { attribute, value, unit: 'mm', origin: 'stated', ...more };
}

export function facts(
  defectId: DefectId,
  measurements: readonly Measurement[],
  more: Partial<RuleFacts> = {},
): RuleFacts {
  return {
    defectId,
    family: null,
    measurements,
    description: '',
    project: HOUSE,
    inspectedOn: INSPECTED,
    ...more,
  };
}

export function judge(ruleId: string, given: RuleFacts): RuleOutcome {
  const rule = RULES.find(({ id }) => id === ruleId);
  if (!rule) throw new Error(`No rule '${ruleId}'`);
  return rule.judge(given);
}

/** 'compliant', 'non_compliant', 'undetermined', 'needs' or 'not_applicable'. */
export function verdict(outcome: RuleOutcome): string {
  return outcome.status === 'decided' ? outcome.decision.verdict : outcome.status;
}
