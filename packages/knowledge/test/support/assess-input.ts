import type { AssessInput } from '../../src/assess/assess.ts';

/** A defect that nothing more is known of than a test says. */
export const assessInput = (more: Partial<AssessInput>): AssessInput => ({
  outcome: 'defect',
  defectId: null,
  family: null,
  confidence: 0.8,
  measurements: [],
  description: '',
  stages: [],
  project: {},
  inspectedOn: '2026-11-21',
  ...more,
});
