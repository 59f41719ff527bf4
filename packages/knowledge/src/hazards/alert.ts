import { type Family, type ProjectFacts, SEVERITY_RANK, type Severity } from '../findings.ts';

/**
 * The hazards that a person is warned of. Carbon monoxide counts as gas, termites in what carries load as structural,
 * stairs as fall.
 */
export const ALERT_KINDS = [
  'gas',
  'electrical',
  'ceiling',
  'balcony',
  'structural',
  'retaining_wall',
  'asbestos',
  'lead_paint',
  'glass',
  'fire',
  'pool',
  'fall',
  'mould_health',
  'sewage',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** now: leave or keep clear. today: make safe today. soon: a specialist before work starts or the property settles. */
export const URGENCIES = ['now', 'today', 'soon'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** How soon, as screens, prints, exports and the chat say it. */
export const URGENCY_NAMES: Readonly<Record<Urgency, string>> = {
  now: 'Act now',
  today: 'Make safe today',
  soon: 'Before any work',
};

/** What gave rise to an alert: the person's words, the project's facts, the defect that was named, or the photo itself. */
export const ALERT_BASES = ['words', 'project', 'finding', 'photo'] as const;
export type AlertBasis = (typeof ALERT_BASES)[number];

/** A warning of danger to people. Plain JSON: stored, sent and shown as it is. */
export interface Alert {
  kind: AlertKind;
  urgency: Urgency;
  /** One line: what it may be. */
  title: string;
  /** What to do, in order. The first step keeps people safe. */
  steps: string[];
  /** Whom to call, with the state's authority; a phone number only where it is confirmed. */
  call: string;
  /** Where the advice comes from. */
  source: string;
  basis: AlertBasis;
  /** The person's own words, or the fact or sign, that gave rise to it. */
  because: string;
}

/** What alerts are read from. Everything is optional but the words, which may be empty. */
export interface HazardInput {
  /** What the person wrote of this photo, finding or question. */
  words: string;
  project?: ProjectFacts;
  /** Name, address and description of the project, as its owner wrote them. */
  projectWords?: string;
  /** What the panel or an inspector named. */
  finding?: { defectId: string | null; family: Family | null };
  /** What the panel saw in the photo that endangers people, whatever the family. */
  seen?: readonly SeenSign[];
  /** The widest that it was measured as a crack, in millimetres, error included: on site, on the photo or by a reading. */
  crackWidth?: number;
  /** True where readings on dated visits show that a crack got wider by more than they are off. */
  grows?: boolean;
  /** ISO date on which it is read; today where it isn't given. Old telephone numbers are left out. */
  today?: string;
}

/** Dangerous signs that the panel can see in a photo. */
export const SEEN_SIGNS = ['exposed_reinforcement', 'displaced_masonry'] as const;
export type SeenSign = (typeof SEEN_SIGNS)[number];

/** The least that a finding beside an open alert may say (decision 53). */
export interface AlertFloor {
  severity: Severity;
  /** True where AS 4349.1 calls it a safety hazard, whatever else it is. */
  safetyHazard: boolean;
  /** Who has to look, in the order of the alerts. */
  call: string[];
}

/** What kills unseen: of equally urgent dangers these are told first, in this order. */
export const UNSEEN_KINDS: readonly AlertKind[] = ['gas', 'electrical'];

type Told = Pick<Alert, 'kind' | 'urgency'>;

/** How pressing an alert is against another, the higher the sooner: by urgency, then what can't be seen, gas before all. */
const pressing = ({ kind, urgency }: Told): number =>
  10 * (URGENCIES.length - URGENCIES.indexOf(urgency)) + UNSEEN_KINDS.toReversed().indexOf(kind) + 1;

/** The order in which alerts are told: the most pressing first, equally pressing ones as they came. */
export const byPressing = (one: Told, other: Told) => pressing(other) - pressing(one);

/** How pressing what alerts are open on is, by the most pressing of them; 0 without any. */
export const mostPressing = (alerts: readonly Told[]): number => Math.max(0, ...alerts.map(pressing));

/** The order of findings wherever work is handed out or listed: by their most pressing alert, those without any last. */
export const byDanger = (one: { alerts: readonly Told[] }, other: { alerts: readonly Told[] }) =>
  mostPressing(other.alerts) - mostPressing(one.alerts);

interface Endangering {
  id: number;
  severity: Severity;
  alerts: readonly Told[];
}

/**
 * The order of findings wherever one danger is named before the others: the most pressing, of equally pressing ones the
 * graver finding, then the newest. What is said of a finding besides moves no danger. 0 between two without any.
 */
export const firstDanger = (one: Endangering, other: Endangering): number =>
  byDanger(one, other) ||
  (one.alerts.length > 0
    ? SEVERITY_RANK[other.severity] - SEVERITY_RANK[one.severity] || other.id - one.id
    : 0);

/** What a list never counts behind a '+4': whoever reads on may be breathing it. */
const ALWAYS_NAMED: readonly AlertKind[] = ['gas', 'fire'];

/** Open hazards as one line of a list tells them: the most pressing by name, gas and fire beside it, and how many more. */
export function shortHazards<One extends Told>(alerts: readonly One[]) {
  const [first, ...others] = [...alerts].sort(byPressing);
  const named = others.filter(({ kind }) => ALWAYS_NAMED.includes(kind));
  return { named: first ? [first, ...named] : [], more: others.length - named.length };
}

/** The first thing to do of the most pressing alert, as one sentence; undefined without any. */
export const firstStep = (alerts: readonly (Told & Pick<Alert, 'steps'>)[]): string | undefined =>
  shortHazards(alerts).named[0]?.steps[0]?.match(/^.*?[.!?](?= |$)|^.+/)?.[0];
