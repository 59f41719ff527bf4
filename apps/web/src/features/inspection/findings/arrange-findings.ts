import type { FindingLine, Place } from '@plumbline/contract';
import { firstDanger, SEVERITY_RANK } from '@plumbline/knowledge';

export const GROUPINGS = ['first', 'room'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** One line of the list on screen: a heading, or a finding below it. */
export type ListLine =
  | { kind: 'heading'; key: string; label: string; count: number }
  | { kind: 'finding'; key: string; finding: FindingLine };

/** Whether it counts as a defect: the panel's, unless somebody set it aside or made one of it. */
export const isDefect = ({ outcome, decision }: FindingLine) =>
  decision === 'corrected' || (outcome === 'defect' && decision !== 'rejected');

/** A defect that nobody has seen mended. */
const isLeft = (finding: FindingLine) => isDefect(finding) && !finding.mended;

const NO_ROOM = 'No room yet';

/** What is to be done first, in that order; each finding stands in the first that holds. */
const URGENCIES: readonly { label: string; holds: (finding: FindingLine) => boolean }[] = [
  { label: 'Open hazards', holds: ({ alerts }) => alerts.length > 0 },
  { label: 'Critical', holds: (finding) => isLeft(finding) && finding.severity === 'critical' },
  { label: 'High', holds: (finding) => isLeft(finding) && finding.severity === 'high' },
  {
    label: 'Not sure: take another photo or decide',
    holds: ({ outcome, decision }) => outcome === 'not_sure' && decision === null,
  },
  { label: 'Medium', holds: (finding) => isLeft(finding) && finding.severity === 'medium' },
  { label: 'Low', holds: (finding) => isLeft(finding) && finding.severity === 'low' },
  { label: 'Mended', holds: isDefect },
  { label: 'No defect, or set aside', holds: () => true },
];

/** The most pressing hazard first, then what may hide one, then the worst, then what nobody has decided, then the newest. */
function byWeight(one: FindingLine, other: FindingLine): number {
  return (
    firstDanger(one, other) ||
    Number(other.precaution !== null) - Number(one.precaution !== null) ||
    Number(isLeft(other)) - Number(isLeft(one)) ||
    Number(isDefect(other)) - Number(isDefect(one)) ||
    SEVERITY_RANK[other.severity] - SEVERITY_RANK[one.severity] ||
    Number(one.decision !== null) - Number(other.decision !== null) ||
    other.id - one.id
  );
}

/** Groups findings by what to do first or by room, each group under its heading. */
export function arrange(
  findings: readonly FindingLine[],
  by: Grouping,
  places: readonly Place[] = [],
): ListLine[] {
  const rooms = new Map(places.map(({ id, name }) => [id, name]));
  const groups = new Map<string, FindingLine[]>();
  if (by === 'first') for (const { label } of URGENCIES) groups.set(label, []);
  for (const finding of findings) {
    const label =
      by === 'room'
        ? roomOf(finding, rooms) || NO_ROOM
        : (URGENCIES.find(({ holds }) => holds(finding))?.label ?? NO_ROOM);
    const group = groups.get(label);
    if (group) group.push(finding);
    else groups.set(label, [finding]);
  }
  const named = [...groups].filter(([, group]) => group.length > 0);
  if (by === 'room') {
    // In the order of the list of rooms; what was only typed comes behind, by name.
    const ranks = new Map(places.map(({ name }, at) => [name, at]));
    const rank = (label: string) =>
      ranks.get(label) ?? (label === NO_ROOM ? places.length + 1 : places.length);
    named.sort(([one], [other]) => rank(one) - rank(other) || WORDS.compare(one, other));
  }
  return named.flatMap(([label, group]) => [
    { kind: 'heading', key: `heading-${label}`, label, count: group.length } as const,
    ...group
      .sort(byWeight)
      .map((finding) => ({ kind: 'finding', key: `finding-${finding.id}`, finding }) as const),
  ]);
}

/** Which findings are listed. A visit by its id. */
export interface Filters {
  visit: number | 'all' | 'none';
  state: 'all' | 'undecided' | 'confirmed' | 'rejected' | 'urgent';
}

const ANY_STATE = (_: FindingLine) => true;
const STATES: Readonly<Record<Filters['state'], (finding: FindingLine) => boolean>> = {
  all: ANY_STATE,
  undecided: ({ decision }) => decision === null,
  confirmed: ({ decision }) => decision === 'confirmed' || decision === 'corrected',
  rejected: ({ decision }) => decision === 'rejected',
  urgent: (finding) =>
    finding.alerts.length > 0 || (isLeft(finding) && SEVERITY_RANK[finding.severity] >= SEVERITY_RANK.high),
};

/** Findings of a visit, and as far as somebody has decided them. */
export function filter(findings: readonly FindingLine[], { visit, state }: Filters): readonly FindingLine[] {
  if (visit === 'all' && state === 'all') return findings;
  const wanted = visit === 'none' ? null : visit;
  return findings.filter(
    (finding) => (visit === 'all' || finding.visitId === wanted) && STATES[state](finding),
  );
}

const WORDS = new Intl.Collator('en-AU', { numeric: true });

/** The room that a finding is filed under, or as it was typed. */
export function roomOf({ placeId, location }: FindingLine, rooms: ReadonlyMap<number, string>): string {
  return rooms.get(placeId ?? 0) ?? location;
}

/** Findings whose name or room holds every word that was typed. */
export function search(
  findings: readonly FindingLine[],
  typed: string,
  rooms: ReadonlyMap<number, string> = new Map(),
): readonly FindingLine[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return findings;
  return findings.filter((finding) => {
    const { defectType, location, number } = finding;
    const text = `${defectType} ${location} ${roomOf(finding, rooms)} #${number}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
