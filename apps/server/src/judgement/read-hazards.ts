import type { ClosedAlert } from '@plumbline/contract';
import { type Alert, isMoreUrgent, mergeAlerts, readAlerts } from '@plumbline/knowledge/hazards';
import { widestCrack } from '@plumbline/knowledge/measurements';
import { dangerAnswered, fallenAlert, fallenAnswered } from '@plumbline/knowledge/questions';
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
  | 'answers'
>;

/** What words and project warn of, before any photo is looked at; without a project by the words alone. */
export function readHazards(words: string, project: FactsRow | undefined): Alert[] {
  return readAlerts({
    words,
    ...(project ? { project: projectFacts(project), projectWords: projectWords(project) } : {}),
  });
}

type Decided = Pick<Row, 'verdict' | 'title' | 'originalTitle' | 'taxonomyId' | 'decisionNote'>;

/** What an inspector wrote with a decision: a name in their own words, and the note. */
function wordsOfDecision({ verdict, title, originalTitle, taxonomyId, decisionNote }: Decided): string[] {
  const named = verdict === 'corrected' && taxonomyId === null && title !== originalTitle ? title : '';
  return [named, decisionNote].filter(Boolean);
}
/**
 * Every hazard that a finding warns of: by its words and answers, its project, what the panel named and saw, and what the
 * inspector named or wrote. A decision adds to it and takes nothing away, so that none is lost without a reason.
 */
export function hazardsOf(row: Omit<HazardRow, 'closedAlerts'>, project: FactsRow): Alert[] {
  const { outcome, defectId, family } = row.examination.consensus;
  const fallen = fallenAnswered(row.answers);
  const input = {
    words: [row.userDescription, row.spokenWords].filter(Boolean).join('\n'),
    project: projectFacts(project),
    projectWords: projectWords(project),
    seen: row.examination.consensus.seen ?? [],
    grows: row.crackGrows,
    crackWidth: measuredWidth(row),
  };
  const named = outcome === 'defect' ? { defectId, family } : undefined;
  const found = (row.examination.consensus.namedBefore ?? []).reduce(
    (alerts, finding) => mergeAlerts(alerts, readAlerts({ ...input, finding })),
    readAlerts(named ? { ...input, finding: named } : input),
  );
  // Apart from what was said with the photo: read as one, a note that denies something would take its warning away.
  const bars = dangerAnswered(row.answers);
  const soFar = wordsOfDecision(row).reduce(
    (alerts, words) => mergeAlerts(alerts, readHazards(words, project)),
    mergeAlerts(
      found,
      fallen.map((from) => fallenAlert(from, input)),
      // Nobody wrote these words: they are what the answer means.
      bars
        ? readHazards(bars, project).map((alert) => ({ ...alert, basis: 'finding', because: BARS_SHOW }))
        : [],
    ),
  );
  if (row.taxonomyId === null || row.taxonomyId === named?.defectId) return soFar;
  const finding = { defectId: row.taxonomyId, family: named?.family ?? null };
  return mergeAlerts(soFar, readAlerts({ ...input, finding }));
}

const BARS_SHOW = 'Answered: bare steel bars show in broken concrete';

/** In millimetres, 0 where no width was measured: what words state of it is read from the words. */
const measuredWidth = (row: Omit<HazardRow, 'closedAlerts'>): number =>
  widestCrack(countedMeasurements(row).filter(({ origin }) => origin !== 'stated'));

/** Those that are open: a closed one stays closed unless it has become more urgent than what was closed. */
export function openAlerts(alerts: readonly Alert[], closed: readonly ClosedAlert[]): Alert[] {
  return alerts.filter(
    (alert) => !closed.some(({ alert: done }) => done.kind === alert.kind && !isMoreUrgent(alert, done)),
  );
}
