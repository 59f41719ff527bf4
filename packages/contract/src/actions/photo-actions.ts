import { actionsOn } from './permissions.ts';
import { type ProjectState, unlessOnHold } from './project-actions.ts';

export interface PhotoState extends ProjectState {
  showsFinding: boolean;
}

export const PHOTO_ACTIONS = actionsOn<PhotoState>()({
  delete: {
    by: ['owner'],
    unless: [unlessOnHold, ({ showsFinding }) => (showsFinding ? 'shows_finding' : undefined)],
  },
});
