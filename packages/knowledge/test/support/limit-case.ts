import type { DefectId } from '../../src/defects.ts';
import type { Measurement, ProjectFacts } from '../../src/findings.ts';
import { HOUSE } from './facts.ts';

/** A numeric limit that a rule applies, with a value on either side of it. */
export interface LimitCase {
  rule: string;
  row: string;
  defect: DefectId;
  attribute: string;
  within: number;
  beyond: number;
  more?: Partial<Measurement>;
  description?: string;
  project?: ProjectFacts;
  inspectedOn?: string;
  extra?: readonly Measurement[];
}

export const VIC_2026: ProjectFacts = {
  ...HOUSE,
  state: 'VIC',
  contractDate: '2026-08-01',
  approvalDate: '2026-08-20',
  completionDate: '2026-11-01',
};
export const over = (referenceLength: number) => ({ referenceLength });
export const percent = { unit: 'percent' as const };
export const joint = (value: number): readonly Measurement[] => [
  { attribute: 'joint_width', value, unit: 'mm', origin: 'stated' },
];

export const going = (value: number): readonly Measurement[] => [
  { attribute: 'going', value, unit: 'mm', origin: 'stated' },
];
