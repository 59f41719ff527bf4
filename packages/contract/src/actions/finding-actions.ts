import { actionsOn } from './permissions.ts';
import { type ProjectState, unlessOnHold } from './project-actions.ts';

export interface FindingState extends ProjectState {
  /** Somebody may be in danger: an alert is open. */
  hazardOpen: boolean;
}

export const FINDING_ACTIONS = actionsOn<FindingState>()({
  confirm: { by: ['owner'] },
  correct: { by: ['owner'] },
  reject: { by: ['owner'], unless: [({ hazardOpen }) => (hazardOpen ? 'hazard_open' : undefined)] },
  withdraw: { by: ['owner'] },
  measure: { by: ['owner'] },
  answer: { by: ['owner'] },
  closeAlert: { by: ['owner'] },
  delete: { by: ['owner'], unless: [unlessOnHold] },
});
