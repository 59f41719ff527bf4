import type { Defect, NewMeasurement } from '@plumbline/contract';
import { LIMITS } from '@plumbline/contract';
import { formatMeasurement, PLANE_ASSUMPTION, toMeasurement } from '@plumbline/knowledge/measurements';
import { type ReactNode, useId, useState } from 'react';
import { messageFor } from '../../api/api-error.ts';
import { addressOf } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { toast } from '../../ui/toast-store.ts';
import { likelyAttribute } from './attributes.ts';
import { ByHandFields } from './by-hand-fields.tsx';
import { asNew, kept } from './kept.ts';
import { KeptList } from './kept-list.tsx';
import { KnownLengthFields } from './known-length-fields.tsx';
import { MarkedLengths } from './marked-lengths.tsx';
import { OnPhotoFields } from './on-photo-fields.tsx';
import { useSaveMeasurements } from './queries.ts';
import { useMeasuring } from './use-measuring.ts';

const ZOOMS = [
  { value: '1', label: '1×' },
  { value: '2', label: '2×' },
  { value: '4', label: '4×' },
] as const;

/** Marks a known length on the photo once, then measures anything in its plane; and takes what was measured on site. */
export default function MeasureDialog({ defect, onClose }: { defect: Defect; onClose: () => void }) {
  const hintId = useId();
  const measuring = useMeasuring(defect);
  const [zoom, setZoom] = useState<(typeof ZOOMS)[number]['value']>('1');
  const saved = defect.savedMeasurements.map(asNew);
  const [list, setList] = useState<readonly NewMeasurement[]>(saved);
  const save = useSaveMeasurements(defect.id);
  const attribute = likelyAttribute(defect.family);
  const full = list.length >= LIMITS.measurementsMax;
  const { scale, length } = measuring;
  const add = (...measurements: NewMeasurement[]) => setList((now) => kept(now, ...measurements));
  const onSave = () =>
    save.mutate([...list], {
      onSuccess: ({ severity }) => {
        toast({
          title: 'Measurements saved',
          tone: 'good',
          ...(severity === defect.severity ? {} : { description: `Severity is now ${severity}.` }),
        });
        onClose();
      },
      onError: (error) =>
        toast({
          title: 'Measurements not saved',
          description: messageFor(error, 'Please try again.'),
          tone: 'destructive',
        }),
    });
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => (open || save.isPending ? undefined : onClose())}
      title="Measure"
      description="Mark a known length once, then measure in millimetres."
      footer={
        <>
          <Button disabled={save.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            busy={save.isPending}
            disabled={JSON.stringify(list) === JSON.stringify(saved)}
            onClick={onSave}
          >
            Save measurements
          </Button>
        </>
      }
    >
      <div className="grid gap-6 desktop:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] desktop:gap-8">
        <div className="min-w-0 space-y-3">
          <MarkedLengths
            src={addressOf('image', { params: { id: defect.id }, query: { size: '2048' } })}
            alt={`Photo of defect ${defect.id}: ${defect.defectType}`}
            photo={defect.evidence}
            marks={measuring.marks}
            zoom={Number(zoom)}
            measuring={scale !== undefined}
            label={length ? formatMeasurement(toMeasurement('length', length)) : ''}
            hintId={hintId}
            onMark={measuring.setMark}
          />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Segmented label="Zoom" segments={ZOOMS} value={zoom} onValueChange={setZoom} />
            <p id={hintId} className="min-w-0 flex-1 basis-48 text-sm text-ink-soft">
              Drag a mark, or use the arrow keys; with Shift it moves in larger steps.
            </p>
          </div>
        </div>
        <div className="min-w-0 space-y-6">
          <Part title="1. Set the scale">
            <KnownLengthFields
              choice={measuring.choice}
              typed={measuring.typed}
              onChoice={measuring.setChoice}
              onTyped={measuring.setTyped}
            />
            <p role="status" className="text-sm text-ink-soft">
              {scale
                ? `Scale set, to within ${Math.max(0.1, Math.round(scale.relativeError * 1000) / 10)}%.`
                : 'Put the two square marks on its ends.'}
            </p>
          </Part>
          {scale ? (
            <Part title="2. Measure">
              <OnPhotoFields measuring={measuring} initial={attribute} disabled={full} onKeep={add} />
              <p className="text-sm text-ink-soft">{PLANE_ASSUMPTION}</p>
            </Part>
          ) : null}
          <Part title="Measured on site">
            <ByHandFields initial={attribute} disabled={full} onKeep={add} />
          </Part>
          <Part title="To be saved">
            <KeptList
              measurements={list}
              onRemove={(index) => setList(list.filter((_, at) => at !== index))}
            />
          </Part>
        </div>
      </div>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-3">
      <h3 className="text-sm font-semibold">{title}</h3>
      {children}
    </section>
  );
}
