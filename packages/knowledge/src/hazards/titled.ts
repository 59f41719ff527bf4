import { SEVERITY_RANK, type Severity } from '../findings.ts';
import { HAZARDS } from './facts/hazards.ts';
import { LEAST } from './floor.ts';
import type { ToldAlert } from './merge-alerts.ts';

/** The severity, but not below what the hazards of these titles demand while they are open. */
export function atLeastByTitles(severity: Severity, titles: readonly string[]): Severity {
  return Object.values(HAZARDS)
    .filter(({ title }) => titles.includes(title))
    .map(({ urgency }) => LEAST[urgency])
    .reduce((worst, one) => (SEVERITY_RANK[one] > SEVERITY_RANK[worst] ? one : worst), severity);
}

/** The hazards of these titles, each as often as it is named: drafts keep no more of them. */
export const hazardsTitled = (titles: readonly string[]): ToldAlert[] =>
  titles.flatMap((title) => Object.values(HAZARDS).find((hazard) => hazard.title === title) ?? []);
