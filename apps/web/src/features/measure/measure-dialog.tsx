import type { Defect, NewMeasurement } from '@plumbline/contract';
import { LIMITS } from '@plumbline/contract';
import { PLANE_ASSUMPTION } from '@plumbline/knowledge/measurements';
import { type ReactNode, useState } from 'react';
import { messageFor } from '../../api/api-error.ts';
import { addressOf } from '../../api/client.ts';
import { useWorkInProgress } from '../../browser/work-in-progress.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { likelyAttribute } from './attributes.ts';
import { ByHandFields } from './by-hand-fields.tsx';
import { KeptList } from './kept-list.tsx';
import { asNew, withMeasurements } from './measurement-list.ts';
import { OnPhotoFields } from './on-photo-fields.tsx';
import { PhotoMarks } from './photo-marks.tsx';
import { useSaveMeasurements } from './queries.ts';
import { ScaleFields } from './scale-fields.tsx';
import { useMeasuring } from './use-measuring.ts';

const SAME_SURFACE = 'The known object must lie flat on the surface you measure. A slanted view is fine.';

/** Marks a known length on the photo once, then measures anything in its plane; and takes what was measured on site. */
export default function MeasureDialog({ defect, onClose }: { defect: Defect; onClose: () => void }) {
  const measuring = useMeasuring(defect);
  const saved = defect.savedMeasurements.map(asNew);
  const [list, setList] = useState<readonly NewMeasurement[]>(saved);
  useWorkInProgress(JSON.stringify(list) !== JSON.stringify(saved));
  const save = useSaveMeasurements(defect.id);
  const attribute = likelyAttribute(defect.family);
  const full = list.length >= LIMITS.measurementsMax;
  const { ruler, outline } = measuring;
  const photoAt = addressOf('image', { params: { id: defect.id }, query: { size: '2048' } });
  const add = (...measurements: NewMeasurement[]) => setList((now) => withMeasurements(now, ...measurements));
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
      description="Mark an object of known size once, then measure in millimetres."
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
        <PhotoMarks
          measuring={measuring}
          src={photoAt}
          alt={`Photo of finding ${defect.number}: ${defect.defectType}`}
          photo={defect.evidence}
        />
        <div className="min-w-0 space-y-6">
          <Part title="1. Set the scale">
            <ScaleFields measuring={measuring} src={photoAt} />
          </Part>
          {ruler ? (
            <Part title="2. Measure">
              <OnPhotoFields measuring={measuring} initial={attribute} disabled={full} onKeep={add} />
              <p className="text-sm text-ink-soft">{outline === 'line' ? PLANE_ASSUMPTION : SAME_SURFACE}</p>
            </Part>
          ) : null}
          <Part title="Measured on site">
            <ByHandFields initial={attribute} disabled={full} onKeep={add} />
          </Part>
          {list.length > 0 ? (
            <Part title="Not saved yet">
              <KeptList
                measurements={list}
                onRemove={(index) => setList(list.filter((_, at) => at !== index))}
              />
            </Part>
          ) : null}
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
