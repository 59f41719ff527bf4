import { MENDED_STATES, type RepairLine, type RepairStateId } from '@plumbline/contract';
import { Badge } from '../../ui/badge.tsx';
import { STATE_TONES, STATE_WORDS } from './repair-words.ts';

interface RepairBadgeProps {
  state: RepairStateId;
  alerts: RepairLine['alerts'];
}

/** Where a repair stands. What was over before somebody was warned again isn't: nobody reads 'Verified' under a danger. */
export function RepairBadge({ state, alerts }: RepairBadgeProps) {
  const over = MENDED_STATES.some((mended) => mended === state);
  return over && alerts.length > 0 ? (
    <Badge tone="poor">Needs a look</Badge>
  ) : (
    <Badge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Badge>
  );
}
