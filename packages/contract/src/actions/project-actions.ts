import { actionsOn } from './permissions.ts';
import type { Refusal } from './refusals.ts';

export interface ProjectState {
  /** A legal hold stands on it. */
  onHold: boolean;
}

/** Nothing in a project on legal hold goes. */
export const unlessOnHold = ({ onHold }: ProjectState): Refusal | undefined =>
  onHold ? 'on_hold' : undefined;

export const PROJECT_ACTIONS = actionsOn<ProjectState>()({
  edit: { by: ['owner'] },
  /** Whatever holds the project first: visits, places, photos, plans, documents, reports, analyses. */
  changeWithin: { by: ['owner'] },
  /** What its year, description or material warns of before any work. */
  closeAlert: { by: ['owner'] },
  setHold: { by: ['owner'], unless: [({ onHold }) => (onHold ? 'held_already' : undefined)] },
  liftHold: { by: ['owner'], unless: [({ onHold }) => (onHold ? undefined : 'not_held')] },
  /** A finding, a photo, a place, a plan or a document of it. */
  deleteWithin: { by: ['owner'], unless: [unlessOnHold] },
  delete: { by: ['owner'], unless: [unlessOnHold] },
});
