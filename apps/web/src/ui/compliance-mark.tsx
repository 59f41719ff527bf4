import { Badge, type BadgeTone } from './badge.tsx';
import { Glyph } from './glyph.tsx';

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

const GLYPHS = { compliant: 'tick', non_compliant: 'cross', undetermined: 'question' } as const;

/** A tick, a cross or a question mark, each with its words. */
export function ComplianceMark({ compliance }: { compliance: Compliance }) {
  return (
    <Badge tone={TONES[compliance]} icon={<Glyph name={GLYPHS[compliance]} className="size-3.5" />}>
      {WORDS[compliance]}
    </Badge>
  );
}
