import { actionsOn } from './permissions.ts';
import { type ProjectState, unlessOnHold } from './project-actions.ts';
import type { Refusal } from './refusals.ts';

export interface VisitState extends ProjectState {
  closed: boolean;
}

/** A closed visit is what a report stands on. */
const unlessClosed = ({ closed }: Pick<VisitState, 'closed'>): Refusal | undefined =>
  closed ? 'visit_closed' : undefined;

export const VISIT_ACTIONS = actionsOn<VisitState>()({
  edit: { by: ['owner'], unless: [unlessClosed] },
  /** Findings and photos come under it, or are taken out. */
  file: { by: ['owner'], unless: [unlessClosed] },
  close: { by: ['owner'], unless: [unlessClosed] },
  reopen: { by: ['owner'], unless: [({ closed }) => (closed ? undefined : 'visit_open')] },
  delete: { by: ['owner'], unless: [unlessOnHold, unlessClosed] },
});
