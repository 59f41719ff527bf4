import { Badge } from '../../ui/badge.tsx';
import { ComplianceMark } from '../../ui/compliance-mark.tsx';
import { ConfidenceDial } from '../../ui/confidence.tsx';
import { SeverityMark } from '../../ui/severity-mark.tsx';

/** What the product said of the photo above; a test compares it with the sample report. */
export const EXAMPLE = {
  title: 'Stepped cracking in brickwork',
  confidence: 0.95,
  severity: 'high',
  compliance: 'non_compliant',
  rule: 'Damage to masonry walls, NSW guide 2017, 3.2: 7 mm stated, 5 mm is the usual trigger for repair',
  next: 'Keep clear and call an engineer at once if it widens, or doors start to jam. Measure it at several points.',
} as const;

export function ExampleVerdict() {
  return (
    <section aria-label="An example of a result" className="rounded-md border border-line bg-surface p-5">
      <div className="flex items-start justify-between gap-4">
        <div>
          <Badge>Example, drawn photo</Badge>
          <p className="mt-2 text-base font-semibold">{EXAMPLE.title}</p>
        </div>
        <ConfidenceDial value={EXAMPLE.confidence} />
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <SeverityMark severity={EXAMPLE.severity} />
        <ComplianceMark compliance={EXAMPLE.compliance} />
      </div>
      <dl className="mt-4 grid gap-3 border-t border-line pt-4 text-sm">
        <div>
          <dt className="text-ink-soft">Checked against</dt>
          <dd>{EXAMPLE.rule}</dd>
        </div>
        <div>
          <dt className="text-ink-soft">Next</dt>
          <dd>{EXAMPLE.next}</dd>
        </div>
      </dl>
    </section>
  );
}
