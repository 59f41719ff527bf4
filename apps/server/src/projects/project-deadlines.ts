import { type WarrantyFinding, warrantyFinding } from '@plumbline/knowledge/rules';
import { projectFacts } from '../judgement/index.ts';
import type { ProjectRow } from './project-view.ts';

/** Periods and last days by state and dates alone: every class of defect may still apply. Null without a state. */
export function projectDeadlines(project: ProjectRow['project'], today = new Date()): WarrantyFinding | null {
  const anyDefect = { defectId: null, plumbing: false, severity: 'medium' } as const;
  return warrantyFinding(projectFacts(project), anyDefect, today.toISOString().slice(0, 10)) ?? null;
}
