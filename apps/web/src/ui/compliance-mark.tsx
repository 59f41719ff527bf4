import { Check, CircleQuestionMark, X } from 'lucide-react';
import { Badge, type BadgeTone } from './badge.tsx';

type Compliance = 'compliant' | 'non_compliant' | 'undetermined';

const WORDS: Readonly<Record<Compliance, string>> = {
  compliant: 'Compliant',
  non_compliant: 'Non-compliant',
  undetermined: 'Needs inspection',
};

const TONES: Readonly<Record<Compliance, BadgeTone>> = {
  compliant: 'good',
  non_compliant: 'poor',
  undetermined: 'neutral',
};

const ICONS = { compliant: Check, non_compliant: X, undetermined: CircleQuestionMark } as const;

/** A tick, a cross or a question mark, each with its words. */
export function ComplianceMark({ compliance }: { compliance: Compliance }) {
  const Icon = ICONS[compliance];
  return (
    <Badge tone={TONES[compliance]} icon={<Icon aria-hidden="true" className="size-3.5" />}>
      {WORDS[compliance]}
    </Badge>
  );
}
