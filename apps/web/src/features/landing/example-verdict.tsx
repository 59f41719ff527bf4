import { Badge } from '../../ui/badge.tsx';
import { ComplianceMark } from '../../ui/compliance-mark.tsx';
import { ConfidenceDial } from '../../ui/confidence.tsx';
import { SeverityMark } from '../../ui/severity-mark.tsx';

/** What a result looks like. Marked as an example: no photo was analysed for it. */
export function ExampleVerdict() {
  return (
    <section aria-label="An example of a result" className="rounded-md border border-line bg-surface p-5">
      <div className="flex items-start justify-between gap-4">
        <div>
          <Badge>Example</Badge>
          <p className="mt-2 text-base font-semibold">Stepped crack in brickwork</p>
        </div>
        <ConfidenceDial value={0.84} />
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <SeverityMark severity="medium" />
        <ComplianceMark compliance="undetermined" />
      </div>
      <dl className="mt-4 grid gap-3 border-t border-line pt-4 text-sm">
        <div>
          <dt className="text-ink-soft">Held against</dt>
          <dd>AS 2870, damage category 2: noticeable cracks, up to 5 mm wide</dd>
        </div>
        <div>
          <dt className="text-ink-soft">Next</dt>
          <dd>
            Mark both ends with today's date, check the downpipe on that corner, measure again in three
            months.
          </dd>
        </div>
      </dl>
    </section>
  );
}
