import { Badge, type BadgeTone } from '../src/ui/badge.tsx';
import { Card } from '../src/ui/card.tsx';
import { ComplianceMark } from '../src/ui/compliance-mark.tsx';
import { ConfidenceDial, ConfidenceDot } from '../src/ui/confidence.tsx';
import { Glyph } from '../src/ui/glyph.tsx';
import { PlumbBob, Wordmark } from '../src/ui/plumb-bob.tsx';
import { SeverityMark, SeverityShape } from '../src/ui/severity-mark.tsx';
import { State, States } from './state.tsx';

const TONES: readonly BadgeTone[] = ['neutral', 'blue', 'accent', 'good', 'fair', 'poor'];
const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;
const COMPLIANCES = ['compliant', 'non_compliant', 'undetermined'] as const;
const SURENESS = [0.92, 0.75, 0.31];
const GLYPHS = ['tick', 'cross', 'question', 'offline', 'letter'] as const;

export function Marks() {
  return (
    <Card title="Marks">
      <States>
        <State name="Badge: every tone, with an icon">
          <div className="flex flex-wrap gap-3">
            {TONES.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
            <Badge tone="good" icon={<Glyph name="tick" className="size-3.5" />}>
              Working
            </Badge>
          </div>
        </State>
        <State name="Severity: mark, plain, shape">
          {SEVERITIES.map((severity) => (
            <p key={severity} className="flex flex-wrap items-center gap-3">
              <SeverityMark severity={severity} />
              <SeverityMark severity={severity} plain />
              <SeverityShape severity={severity} className="size-4" />
            </p>
          ))}
        </State>
        <State name="Compliance">
          <div className="flex flex-wrap gap-3">
            {COMPLIANCES.map((compliance) => (
              <ComplianceMark key={compliance} compliance={compliance} />
            ))}
          </div>
        </State>
        <State name="Confidence: dot and dial">
          <div className="flex flex-wrap items-center gap-6">
            {SURENESS.map((value) => (
              <div key={value} className="space-y-3">
                <ConfidenceDot value={value} />
                <ConfidenceDial value={value} />
              </div>
            ))}
            <div className="space-y-3">
              <ConfidenceDot value={0.94} of="Crack" />
              <ConfidenceDial value={0.94} of="Crack" />
            </div>
          </div>
        </State>
        <State name="Glyphs">
          <div className="flex gap-3">
            {GLYPHS.map((name) => (
              <Glyph key={name} name={name} />
            ))}
          </div>
        </State>
        <State name="Plumb bob and wordmark">
          <div className="flex items-center gap-6">
            <PlumbBob className="h-16" />
            <Wordmark />
          </div>
        </State>
      </States>
    </Card>
  );
}
