import type { FindingPhoto } from '@plumbline/contract';
import { formatMeasurement } from '@plumbline/knowledge/measurement-words';
import { type Length, toMeasurement } from '@plumbline/knowledge/measurements';
import { useState } from 'react';
import { addressOf } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { longDate } from '../../ui/dates.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { PhotoMarks } from '../measure/photo-marks.tsx';
import { ScaleFields } from '../measure/scale-fields.tsx';
import { useMeasuring } from '../measure/use-measuring.ts';

interface ReadOnPhotoProps {
  photos: readonly FindingPhoto[];
  /** What the marks say, once somebody takes it. */
  onWidth: (width: Length) => void;
}

/** Reads a crack on a photo of it with a gauge or anything of known size beside it. The newest photo is offered first. */
export function ReadOnPhoto({ photos, onWidth }: ReadOnPhotoProps) {
  const newest = photos.toSorted((one, other) => other.id - one.id);
  const [chosen, setChosen] = useState(String(newest[0]?.id ?? ''));
  const photo = newest.find(({ id }) => String(id) === chosen);
  const options = newest.map(({ id, fileName, createdAt }) => ({
    value: String(id),
    label: `${fileName}, added ${longDate(createdAt)}`,
  }));
  return (
    <section aria-label="Read on a photo" className="space-y-4 rounded-md border border-line p-4">
      <Field label="Photo" hint="With a gauge, a tape or a bank card flat beside the crack.">
        {(control) => <Select {...control} options={options} value={chosen} onValueChange={setChosen} />}
      </Field>
      {photo ? <OnPhoto key={photo.id} photo={photo} onWidth={onWidth} /> : null}
    </section>
  );
}

function OnPhoto({ photo, onWidth }: { photo: FindingPhoto; onWidth: ReadOnPhotoProps['onWidth'] }) {
  const measuring = useMeasuring({ evidence: photo, overlays: [] });
  const src = addressOf('photoImage', { params: { id: photo.id }, query: { size: '2048' } });
  const { ruler, length } = measuring;
  return (
    <>
      <PhotoMarks measuring={measuring} src={src} alt={`Photo ${photo.fileName}`} photo={photo} />
      <ScaleFields measuring={measuring} src={src} />
      {ruler ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <output className="tabular text-sm">
            {length
              ? formatMeasurement(toMeasurement('crack_width', length))
              : 'Put the orange marks on both edges of the crack.'}
          </output>
          <Button disabled={!length} onClick={() => length && onWidth(length)}>
            Use this width
          </Button>
        </div>
      ) : null}
    </>
  );
}
