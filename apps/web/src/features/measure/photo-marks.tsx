import { formatMeasurement } from '@plumbline/knowledge/measurement-words';
import { type PhotoSize, toMeasurement } from '@plumbline/knowledge/measurements';
import { useId, useState } from 'react';
import { Segmented } from '../../ui/segmented.tsx';
import { MarkedLengths } from './marked-lengths.tsx';
import type { Measuring } from './use-measuring.ts';

const ZOOMS = [
  { value: '1', label: '1×' },
  { value: '2', label: '2×' },
  { value: '4', label: '4×' },
] as const;

interface PhotoMarksProps {
  measuring: Measuring;
  src: string;
  alt: string;
  photo: PhotoSize;
}

/** A photo on which the known object and what is measured are marked, as large as the marks need. */
export function PhotoMarks({ measuring, src, alt, photo }: PhotoMarksProps) {
  const hintId = useId();
  const [zoom, setZoom] = useState<(typeof ZOOMS)[number]['value']>('1');
  const { marks, outline, ruler, length, setMark } = measuring;
  return (
    <div className="min-w-0 space-y-3">
      <MarkedLengths
        src={src}
        alt={alt}
        photo={photo}
        marks={marks}
        outline={outline}
        zoom={Number(zoom)}
        measuring={ruler !== undefined}
        label={length ? formatMeasurement(toMeasurement('length', length)) : ''}
        hintId={hintId}
        onMark={setMark}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Segmented label="Zoom" segments={ZOOMS} value={zoom} onValueChange={setZoom} />
        <p id={hintId} className="min-w-0 flex-1 basis-48 text-sm text-ink-soft">
          Drag a mark, or use the arrow keys; hold Shift for larger steps.
        </p>
      </div>
    </div>
  );
}
