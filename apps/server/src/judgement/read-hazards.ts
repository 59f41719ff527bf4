import type { ClosedAlert } from '@plumbline/contract';
import { type Alert, isMoreUrgent, mergeAlerts, readAlerts } from '@plumbline/knowledge/hazards';
import { widestCrack } from '@plumbline/knowledge/measurements';
import type { defects } from '../platform/database/schema.ts';
import { countedMeasurements } from './finding-input.ts';
import { type FactsRow, projectFacts, projectWords } from './project-facts.ts';

type Row = typeof defects.$inferSelect;

/** What of a finding's row hazards are read from. */
export type HazardRow = Pick<
  Row,
  | 'userDescription'
  | 'spokenWords'
  | 'verdict'
  | 'title'
  | 'originalTitle'
  | 'decisionNote'
  | 'taxonomyId'
  | 'examination'
  | 'closedAlerts'
  | 'crackGrows'
  | 'decisionMeasurements'
  | 'widestReading'
>;

/** What words and project warn of, before any photo is looked at; without a project by the words alone. */
export function readHazards(words: string, project: FactsRow | undefined): Alert[] {
  return readAlerts({
    words,
    ...(project ? { project: projectFacts(project), projectWords: projectWords(project) } : {}),
  });
}

/** All that people said of a finding: with its photo, aloud, and in a decision's own name and note. */
export function wordsOf(
  row: Pick<
    Row,
    'userDescription' | 'spokenWords' | 'verdict' | 'title' | 'originalTitle' | 'taxonomyId' | 'decisionNote'
  >,
): string {
  const { userDescription, spokenWords, verdict, title, originalTitle, taxonomyId, decisionNote } = row;
  const own = verdict === 'corrected' && taxonomyId === null && title !== originalTitle ? title : '';
  return [userDescription, spokenWords, own, decisionNote].filter(Boolean).join('\n');
}

/**
 * Every hazard that a finding warns of: by its words, its project, what the panel named and saw, and what the inspector
 * named or wrote. A decision adds to it and takes nothing away, so that none is lost without a reason.
 */
export function hazardsOf(row: Omit<HazardRow, 'closedAlerts'>, project: FactsRow): Alert[] {
  const { outcome, defectId, family } = row.examination.consensus;
  const input = {
    words: wordsOf(row),
    project: projectFacts(project),
    projectWords: projectWords(project),
    seen: row.examination.consensus.seen ?? [],
    grows: row.crackGrows,
    crackWidth: measuredWidth(row),
  };
  const named = outcome === 'defect' ? { defectId, family } : undefined;
  const byPanel = (row.examination.consensus.namedBefore ?? []).reduce(
    (alerts, finding) => mergeAlerts(alerts, readAlerts({ ...input, finding })),
    readAlerts(named ? { ...input, finding: named } : input),
  );
  if (row.taxonomyId === null || row.taxonomyId === named?.defectId) return byPanel;
  const finding = { defectId: row.taxonomyId, family: named?.family ?? null };
  return mergeAlerts(byPanel, readAlerts({ ...input, finding }));
}

/** In millimetres, 0 where no width was measured: what words state of it is read from the words. */
const measuredWidth = (row: Omit<HazardRow, 'closedAlerts'>): number =>
  widestCrack(countedMeasurements(row).filter(({ origin }) => origin !== 'stated'));

/** Those that are open: a closed one stays closed unless it has become more urgent than what was closed. */
export function openAlerts(alerts: readonly Alert[], closed: readonly ClosedAlert[]): Alert[] {
  return alerts.filter(
    (alert) => !closed.some(({ alert: done }) => done.kind === alert.kind && !isMoreUrgent(alert, done)),
  );
}
