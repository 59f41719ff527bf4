import type { Defect, FindingPhoto, Monitoring, Reading, ReadingSeries } from '@plumbline/contract';
import { keepAway } from '@plumbline/knowledge/hazard-advice';
import { growthFacts, growthLine } from '@plumbline/knowledge/monitoring';
import { type ReactNode, Suspense, useState } from 'react';
import { useSubmit } from '../../api/use-submit.ts';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { TrendingUp } from '../../ui/icons/trending-up.tsx';
import { Input } from '../../ui/input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePlanReading, useReadings } from './queries.ts';
import { amountOf, shortDay } from './reading-words.ts';
import { ReadingsChart } from './readings-chart.tsx';

const ReadingDialog = lazyPart(() => import('./reading-dialog.tsx'));

interface MonitoringSectionProps {
  finding: Pick<Defect, 'id' | 'measurements' | 'alerts' | 'assessment'>;
  /** Of the finding: a reading may be measured on one. */
  photos: readonly FindingPhoto[];
  /** Photographs the crack. */
  camera: ReactNode;
}

/** What a crack measured on dated visits, whether it moves, and when it is to be read again. */
export default function MonitoringSection({ finding, photos, camera }: MonitoringSectionProps) {
  const { data: monitoring, isPending } = useReadings(finding.id);
  return (
    <section aria-label="Monitoring" className="border-t border-line pt-5">
      <h2 className="mb-2.5 text-base font-semibold">Monitoring</h2>
      {monitoring ? (
        <Known monitoring={monitoring} finding={finding} photos={photos} camera={camera} />
      ) : isPending ? (
        <Skeleton className="h-24 w-full" />
      ) : (
        <p className="text-sm text-ink-soft">
          We couldn’t load the readings. Check your connection and try again.
        </p>
      )}
    </section>
  );
}

interface KnownProps extends MonitoringSectionProps {
  monitoring: Monitoring;
}

function Known({ monitoring, finding, photos, camera }: KnownProps) {
  const [entering, setEntering] = useState<Reading | 'new' | null>(null);
  const { readings, series } = monitoring;
  return (
    <div className="space-y-4 text-base desktop:text-sm">
      {readings.length === 0 ? (
        <p className="text-ink-soft">
          {keepAway(finding.alerts)
            ? 'A hazard alert is open. Don’t go back to the crack until somebody qualified says it is safe.'
            : 'Read the crack at the same point on several days to see if it moves. Mark the point on the wall.'}
        </p>
      ) : null}
      {series.map((one) => (
        <Series key={`${one.kind} ${one.point}`} series={one} readings={readings} />
      ))}
      {readings.length > 0 ? <Table readings={readings} onCorrect={setEntering} /> : null}
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <Button onClick={() => setEntering('new')}>Add a reading</Button>
        {camera}
        {readings.length > 0 ? <NextReading id={finding.id} nextOn={monitoring.nextOn} /> : null}
      </div>
      {entering ? (
        <Suspense>
          <ReadingDialog
            finding={finding}
            photos={photos}
            monitoring={monitoring}
            corrects={entering === 'new' ? null : entering}
            onClose={() => setEntering(null)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function Series({ series, readings }: { series: ReadingSeries; readings: readonly Reading[] }) {
  const { point, kind, says } = series;
  return (
    <div>
      <h3 className="flex flex-wrap items-center gap-2 font-medium">
        {point || (kind === 'movement' ? 'Tell-tale' : 'Crack width')}
        {point && kind === 'movement' ? <span className="font-normal text-ink-soft">tell-tale</span> : null}
        {says === 'wider' ? (
          <Badge tone="poor" icon={<TrendingUp aria-hidden="true" className="size-3.5" />}>
            Wider
          </Badge>
        ) : null}
      </h3>
      <p className="mt-1">{growthLine(series)}</p>
      {growthFacts(series).map((fact) => (
        <p key={fact} className="tabular text-ink-soft">
          {fact}
        </p>
      ))}
      <div className="mt-2">
        <ReadingsChart series={series} readings={readings} />
      </div>
    </div>
  );
}

interface TableProps {
  readings: readonly Reading[];
  onCorrect: (reading: Reading) => void;
}

/** Every reading that was entered; one that was corrected stays, struck out, with why. */
function Table({ readings, onCorrect }: TableProps) {
  const why = new Map(readings.map(({ corrects, note }) => [corrects, note]));
  return (
    <div className="overflow-x-auto">
      <table className="tabular w-full text-left text-sm">
        <caption className="sr-only">Readings, the oldest day first</caption>
        <thead>
          <tr className="border-b border-line text-ink-soft">
            {['Day', 'Reading'].map((head) => (
              <th key={head} scope="col" className="py-1.5 pr-3 font-medium">
                {head}
              </th>
            ))}
            <th scope="col" className="py-1.5">
              <span className="sr-only">Correct</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {readings.map((reading) => (
            <tr key={reading.id} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-3 font-normal whitespace-nowrap">
                {shortDay(reading.readOn)}
              </th>
              <td className="py-2 pr-3">
                <span className={reading.corrected ? 'text-ink-soft line-through' : ''}>
                  {amountOf(reading)}
                </span>
                <span className="block text-ink-soft">
                  {[reading.point, reading.instrument, reading.name].filter(Boolean).join(' · ')}
                </span>
                {reading.corrected ? (
                  <span className="block text-ink-soft">Corrected: {why.get(reading.id)}</span>
                ) : null}
                {reading.corrects === null && reading.note ? (
                  <span className="block text-ink-soft">{reading.note}</span>
                ) : null}
              </td>
              <td className="py-0.5 text-right">
                {reading.corrected || reading.mm === null ? null : (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={`Correct the reading of ${shortDay(reading.readOn)}`}
                    onClick={() => onCorrect(reading)}
                  >
                    Correct
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The day of the next reading: it is reminded of as a repair is. */
function NextReading({ id, nextOn }: { id: number; nextOn: string | null }) {
  const { mutateAsync } = usePlanReading(id);
  const [typed, setTyped] = useState(nextOn ?? '');
  const day = typed === '' ? null : typed;
  const planning = useSubmit(() => mutateAsync(day), null);
  return (
    <Form row browserChecks submission={planning} submit={day === nextOn ? null : 'Save'} variant="secondary">
      <Field label="Read again on">
        {(control) => (
          <Input {...control} type="date" value={typed} onChange={(event) => setTyped(event.target.value)} />
        )}
      </Field>
    </Form>
  );
}
