import type { DefectSummary } from '@plumbline/contract';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

type Verdict = NonNullable<DefectSummary['decision']>;

const WORDS: Readonly<Record<Verdict, string>> = {
  confirmed: 'Confirmed',
  corrected: 'Corrected',
  rejected: 'Rejected',
};
const TONES: Readonly<Record<Verdict, BadgeTone>> = {
  confirmed: 'good',
  corrected: 'blue',
  rejected: 'neutral',
};

/** What the inspector made of it; nothing while nobody has decided. */
export function DecisionBadge({ decision }: { decision: DefectSummary['decision'] }) {
  return decision ? <Badge tone={TONES[decision]}>{WORDS[decision]}</Badge> : null;
}
