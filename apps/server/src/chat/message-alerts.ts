import { type Alert, isMoreUrgent, mergeAlerts, readAlerts } from '@plumbline/knowledge/hazards';
import type { DefectRow } from '../defects/index.ts';
import { type FactsRow, openAlerts, projectFacts, projectWords } from '../judgement/index.ts';
import type { ExchangeRow } from './exchanges.ts';

export interface MessageAlerts {
  /** What the message itself warns of. */
  said: Alert[];
  /** What the finding that it is about warned of before. */
  open: Alert[];
  /** What the message before it warned of, where it takes that up. */
  earlier: Alert[];
  /** All of them, and what the project warns of. */
  all: Alert[];
}

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
): MessageAlerts {
  const around = {
    ...(project ? { project: projectFacts(project), projectWords: projectWords(project) } : {}),
    ...(finding?.outcome === 'defect'
      ? { finding: { defectId: finding.taxonomyId, family: finding.family as FamilyOf } }
      : {}),
  };
  const silent = readAlerts({ words: '', ...around });
  const said = readAlerts({ words, ...around }).filter(
    (alert) => alert.basis === 'words' || !silent.some((known) => covers(known, alert)),
  );
  const open = finding?.alerts ?? [];
  const closed = finding?.closedAlerts ?? [];
  const closedSince = ({ kind }: Alert) =>
    closed.some(
      ({ alert, closedAt }) => alert.kind === kind && before && new Date(closedAt) > before.createdAt,
    );
  const earlier = (before?.alerts ?? []).filter((alert) => !closedSince(alert));
  return { said, open, earlier, all: mergeAlerts(said, open, earlier, openAlerts(silent, closed)) };
}

type FamilyOf = NonNullable<Parameters<typeof readAlerts>[0]['finding']>['family'];

const covers = (known: Alert, alert: Alert) => known.kind === alert.kind && !isMoreUrgent(alert, known);
