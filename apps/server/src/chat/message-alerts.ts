import { type Warnings, warningsOf } from '@plumbline/assistant';
import { covers, type HazardInput } from '@plumbline/knowledge/hazards';
import type { DefectRow } from '../defects/index.ts';
import { type FactsRow, openAlerts, projectFacts, projectWords } from '../judgement/index.ts';
import type { ExchangeRow } from './exchanges.ts';

/** The message that this one takes up, as it was kept. */
type Before = Pick<ExchangeRow, 'alerts' | 'createdAt'>;

/**
 * What a message warns of, beside the finding and project that it is about. What somebody closed on the finding stays
 * closed until the message itself speaks of it.
 */
export function messageAlerts(
  words: string,
  finding: Pick<DefectRow, 'alerts' | 'closedAlerts' | 'outcome' | 'taxonomyId' | 'family'> | null,
  project: FactsRow | null,
  before: Before | undefined,
): Warnings {
  const around: Omit<HazardInput, 'words'> = {
    ...(project ? { project: projectFacts(project), projectWords: projectWords(project) } : {}),
    ...(finding?.outcome === 'defect'
      ? { finding: { defectId: finding.taxonomyId, family: finding.family as FamilyOf } }
      : {}),
  };
  const closed = finding?.closedAlerts ?? [];
  const closedSince = closed
    .filter(({ closedAt }) => before && new Date(closedAt) > before.createdAt)
    .map(({ alert }) => alert);
  return warningsOf({
    words,
    around,
    open: finding?.alerts ?? [],
    earlier: (before?.alerts ?? []).filter((alert) => !closedSince.some((done) => covers(done, alert))),
    closed: closedSince,
    stillOpen: (alerts) => openAlerts(alerts, closed),
  });
}

type FamilyOf = NonNullable<HazardInput['finding']>['family'];
