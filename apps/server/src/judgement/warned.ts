import type { Alert } from '@plumbline/knowledge/hazards';
import { dangerJudged } from '@plumbline/knowledge/judged-danger';
import { type FindingRow, findingInput } from './finding-input.ts';
import { type FactsRow, projectFacts } from './project-facts.ts';
import { hazardsOf, openAlerts } from './read-hazards.ts';

/**
 * Every hazard that a finding warns of, and what its own rating calls a safety hazard. What another system found keeps its
 * words: it is rated by nobody here.
 */
export function warnedOf(row: FindingRow, project: FactsRow): Alert[] {
  const told = hazardsOf(row, project);
  if (row.imported) return told;
  const alerts = openAlerts(told, row.closedAlerts);
  const judged = dangerJudged(findingInput(row, projectFacts(project), null, { alerts, warned: told }));
  return judged ? [...told, judged] : told;
}
