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
import { greyPicture } from './grey-picture.ts';
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

const HOW_TO_MARK = {
  line: 'Put the two square marks on its ends.',
  circle: 'Put two square marks on its widest ends, the third on its rim where it is narrow.',
  rectangle: 'Put the four square marks on its corners, in order round it.',
} as const;

const SAME_SURFACE = 'The known object must lie flat on the surface you measure. A slanted view is fine.';

/** From here on a tilt is worth a word, in degrees. */
const TILTED = 8;

const scaleSet = (tilt: number | null) =>
  tilt !== null && tilt >= TILTED
    ? `Scale set. The surface is tilted about ${Math.round(tilt)}°, which is allowed for.`
    : 'Scale set.';

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
  const { ruler, length, outline, canFind } = measuring;
  const [edges, setEdges] = useState('');
  const photoAt = addressOf('image', { params: { id: defect.id }, query: { size: '2048' } });
  const find = async () => {
    const found = await greyPicture(photoAt).then(measuring.findEdges, () => false);
    setEdges(
      found
        ? 'Edges found. Check that the marks sit on them.'
        : 'No clear edges here. Set the marks by hand.',
    );
  };
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
        <div className="min-w-0 space-y-3">
          <MarkedLengths
            src={photoAt}
            alt={`Photo of finding ${defect.number}: ${defect.defectType}`}
            photo={defect.evidence}
            marks={measuring.marks}
            outline={outline}
            zoom={Number(zoom)}
            measuring={ruler !== undefined}
            label={length ? formatMeasurement(toMeasurement('length', length)) : ''}
            hintId={hintId}
            onMark={measuring.setMark}
          />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Segmented label="Zoom" segments={ZOOMS} value={zoom} onValueChange={setZoom} />
            <p id={hintId} className="min-w-0 flex-1 basis-48 text-sm text-ink-soft">
              Drag a mark, or use the arrow keys; hold Shift for larger steps.
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
              {[ruler ? scaleSet(ruler.tilt) : HOW_TO_MARK[outline], edges].filter(Boolean).join(' ')}
            </p>
            {canFind ? <Button onClick={() => void find()}>Find its edges</Button> : null}
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
          <Part title="Not saved yet">
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
