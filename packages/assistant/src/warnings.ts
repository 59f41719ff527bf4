/** What a message warns of, beside what is known of the finding and project that it is about. Pure. */
import {
  type Alert,
  type HazardInput,
  isMoreUrgent,
  mergeAlerts,
  readAlerts,
} from '@plumbline/knowledge/hazards';

import { readState } from './question/places.ts';

export interface Warnings {
  /** What the message itself warns of. */
  said: Alert[];
  /** What the finding that it is about warned of before. */
  open: readonly Alert[];
  /** What the message before it warned of, where it takes that up. */
  earlier: readonly Alert[];
  /** All of them, and what the project warns of. */
  all: Alert[];
}

export interface WarnedFrom {
  words: string;
  /** The finding and project that the message is about. */
  around: Omit<HazardInput, 'words'>;
  open: readonly Alert[];
  earlier: readonly Alert[];
  /** Of what finding and project warn of by themselves, what nobody has closed. All of it where this is left out. */
  stillOpen?: (alerts: Alert[]) => Alert[];
}

/** Who asks whom to ring about a danger is told of that danger, whether it is there or not. */
const ASKS_WHOM =
  /\b(?:what|which|whose|whats|what's)(?: \w+)? (?:number|people)\b|\bwho(?: \w+){0,3} (?:ring|call|phone|dial)\b/i;
const SUPPOSED = /\b(?:if|when|in case|should)\b/gi;
/** 'Can a renderer patch a crack that takes my thumb?' tells of such a crack. */
const ASKS_WHO_PATCHES =
  /^\W*(?:can|could|should|would|will) (?:\w+ ){1,3}(?:fix|patch|fill|repair|cover|do|plaster|render) (?=(?:an?|the|this|my|our) (?:\w+ )?crack\b)(.*?)\??$/i;
const supposing = (words: string) => {
  const crack = ASKS_WHO_PATCHES.exec(words)?.[1];
  if (crack !== undefined) return `There is ${crack}.`;
  return ASKS_WHOM.test(words) ? words.replace(SUPPOSED, '. ') : words;
};

const covers = (known: Alert, alert: Alert) => known.kind === alert.kind && !isMoreUrgent(alert, known);

/** Reads the alerts of a message. */
export function warningsOf({
  words,
  around,
  open,
  earlier,
  stillOpen = (alerts) => alerts,
}: WarnedFrom): Warnings {
  // Whom to call goes by the state that is named, where the project gives none.
  const { state } = readState(words);
  const here =
    state && !around.project?.state ? { ...around, project: { ...around.project, state } } : around;
  const silent = readAlerts({ words: '', ...here });
  const said = readAlerts({ words: supposing(words), ...here }).filter(
    (alert) => alert.basis === 'words' || !silent.some((known) => covers(known, alert)),
  );
  return { said, open, earlier, all: mergeAlerts(said, open, earlier, stillOpen(silent)) };
}
