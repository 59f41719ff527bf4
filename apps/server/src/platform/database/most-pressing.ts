import { UNSEEN_KINDS, URGENCIES } from '@plumbline/knowledge/hazards';

const inOrder = (all: readonly string[]) => `array[${all.map((one) => `'${one}'`).join(', ')}]`;

/**
 * `mostPressing` of a finding's open alerts, as SQL over their column. The first of them is the most pressing; 0 without
 * any.
 */
export const mostPressingIn = (alerts: string): string =>
  `coalesce(10 * (${URGENCIES.length} - array_position(${inOrder(URGENCIES)}, ${alerts}->0->>'urgency') + 1)
  + coalesce(array_position(${inOrder(UNSEEN_KINDS.toReversed())}, ${alerts}->0->>'kind'), 0), 0)`;
