import type { Defect } from '@plumbline/contract';
import { chosenSize, formatMeasurement } from '@plumbline/knowledge/measurement-words';
import { attributeName } from '@plumbline/knowledge/measurements';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { Ruler } from '../../ui/icons/ruler.tsx';

const MeasureDialog = lazyPart(() => import('./measure-dialog.tsx'));

const ORIGINS = {
  stated: 'as stated',
  measured_on_photo: 'from photo',
  inspector: 'on site',
} as const;

/** What is known in millimetres of a finding, and the way to measure more. */
export function MeasurementsSection({ defect }: { defect: Defect }) {
  const [measuring, setMeasuring] = useState(false);
  if (defect.evidence.width === 0) return null;
  const lines = new Set(
    defect.measurements.map(
      (measurement) =>
        `${attributeName(measurement.attribute)}: ${formatMeasurement(measurement)}, ${chosenSize(measurement) ? 'chosen on site' : ORIGINS[measurement.origin]}${measurement.reference ? `, reference: ${measurement.reference}` : ''}`,
    ),
  );
  return (
    <section aria-label="Measurements" className="mt-4 flex flex-wrap items-start justify-between gap-3">
      <ul className="min-w-0 flex-1 basis-40 space-y-1 self-center text-sm">
        {[...lines].map((line) => (
          <li key={line} className="tabular first-letter:uppercase">
            {line}
          </li>
        ))}
        {lines.size === 0 ? <li className="text-ink-soft">Not measured yet.</li> : null}
      </ul>
      <Button icon={<Ruler aria-hidden="true" className="size-4" />} onClick={() => setMeasuring(true)}>
        Measure
      </Button>
      {measuring ? (
        <Suspense>
          <MeasureDialog defect={defect} onClose={() => setMeasuring(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
