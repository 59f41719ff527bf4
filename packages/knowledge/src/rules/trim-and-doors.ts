/** Limits for skirtings, mouldings and doors. */
import { monthsBetween } from '../dates.ts';
import { statesAny } from '../stated-cues.ts';
import { limitRule } from './limit.ts';

const FLOOR_GAP = ['skirting* floor*', 'floor* gap*', 'below|under|beneath skirting*'];
const FIRST_YEAR = 12;

/** Gap between skirting and floor. */
const skirtingFloorGap = limitRule({
  id: 'skirting-floor-gap',
  settles: ['skirting_gap'],
  title: 'Gap between skirting and floor',
  element: 'skirting',
  defects: ['skirting_gap'],
  attributes: ['gap'],
  provisions: ['skirting-floor-gap'],
  inputs: ['gap in millimetres', 'state', 'completion date'],
  reason: 'Floors and skirtings move in the first two years; the guide allows a small gap.',
  reads: (_measurement, facts) => statesAny(facts.description, FLOOR_GAP),
  choose: () => 'skirting-floor-gap',
  withinMonths: 24,
});

/** Gap at a mitre, butt joint or junction: none at handover, more after a year. */
const mouldingGap = limitRule({
  id: 'moulding-gap',
  settles: ['skirting_gap'],
  title: 'Gap at a moulding, mitre or junction',
  element: 'skirting',
  defects: ['skirting_gap'],
  attributes: ['gap'],
  provisions: ['fix-gap-handover', 'fix-gap-12m', 'fix-gap-after12m'],
  inputs: ['gap in millimetres', 'state', 'completion date'],
  reason:
    'Timber shrinks as a house dries: the guide allows no gap at handover, a little in the first year, more later.',
  reads: (_measurement, facts) => !statesAny(facts.description, FLOOR_GAP),
  choose: ({ project, inspectedOn }) => {
    if (!project.completionDate) return { project: ['completionDate'] };
    const age = monthsBetween(project.completionDate, inspectedOn);
    if (Number.isNaN(age)) return { project: ['completionDate'] };
    if (inspectedOn <= project.completionDate) return 'fix-gap-handover';
    return age < FIRST_YEAR ? 'fix-gap-12m' : 'fix-gap-after12m';
  },
});

/** Gap round a fire door. */
const fireDoorGap = limitRule({
  id: 'fire-door-gap',
  title: 'Gap round a fire door',
  element: 'door',
  defects: ['fire_door_defect'],
  attributes: ['gap', 'clearance'],
  provisions: ['fire-door-gap'],
  inputs: ['gap in millimetres'],
  reason: 'A fire door stops fire only with the clearances it was tested with.',
  choose: () => 'fire-door-gap',
});

export const TRIM_AND_DOOR_RULES = [skirtingFloorGap, mouldingGap, fireDoorGap];
