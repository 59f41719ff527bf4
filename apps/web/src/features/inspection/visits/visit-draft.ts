import type { Visit } from '@plumbline/contract';

export type Seen = 'open' | 'yes' | 'part' | 'no';
export interface AreaState {
  area: string;
  seen: Seen;
  reason: string;
}

/** A visit's form as it is being filled in. */
export interface VisitDraft {
  kind: Visit['kind'];
  visitedOn: string;
  weather: string;
  /** Names with commas between them, as they are typed. */
  attended: string;
  areas: AreaState[];
}

const keyOf = (projectId: number, visitId: number | undefined) =>
  `plumbline.visit.${projectId}.${visitId ?? 'new'}`;

/** What was typed and not saved, such as before Back was pressed; null where there is nothing. */
export function readVisitDraft(projectId: number, visitId: number | undefined): VisitDraft | null {
  const kept = sessionStorage.getItem(keyOf(projectId, visitId));
  return kept === null ? null : (JSON.parse(kept) as VisitDraft);
}

/** Keeps it until the tab closes or somebody signs out; null forgets it. */
export function keepVisitDraft(projectId: number, visitId: number | undefined, draft: VisitDraft | null) {
  const key = keyOf(projectId, visitId);
  if (draft === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify(draft));
}
