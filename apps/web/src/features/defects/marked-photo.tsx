import type { Defect } from '@plumbline/contract';
import { Eye, EyeOff, Ruler } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { addressOf } from '../../api/client.ts';
import { PhotoView } from './photo-view.tsx';

const MeasuredPhoto = lazy(() => import('./measure/measured-photo.tsx'));

interface MarkedPhotoProps {
  defect: Defect;
  maxHeight: string;
  className?: string;
  /** The marks' description is for screen readers only, where space is short. */
  wordsHidden?: boolean;
  /** Offers to measure on the photo. */
  measurable?: boolean;
}

interface ChipProps {
  pressed: boolean;
  onPress: () => void;
  icon: ReactNode;
  children: ReactNode;
}

function Chip({ pressed, onPress, icon, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="inline-flex min-h-(--target-small) items-center gap-2 rounded-full border border-line bg-surface px-3.5 text-sm font-medium hover:bg-hover aria-pressed:border-line-strong"
    >
      {icon}
      {children}
    </button>
  );
}

/** The finding's photo with what the engines marked, which can be switched off and is also said in words. */
export function MarkedPhoto({
  defect,
  maxHeight,
  className,
  wordsHidden = false,
  measurable = false,
}: MarkedPhotoProps) {
  const [marked, setMarked] = useState(true);
  const [measuring, setMeasuring] = useState(false);
  const { overlays, overlayDescription, evidence } = defect;
  const has = overlays.length > 0;
  const Icon = marked ? Eye : EyeOff;
  const src = addressOf('image', { params: { id: defect.id }, query: { size: '1024' } });
  const photo = (
    <PhotoView
      src={src}
      alt={`Photo of defect ${defect.id}: ${defect.defectType}`}
      overlays={marked ? overlays : []}
      ratio={evidence.width / evidence.height || undefined}
      maxHeight={maxHeight}
      className={className ?? ''}
      fallback={
        <>
          <span>Image not available</span>
          <span className="tabular">Defect #{defect.id}</span>
        </>
      }
    />
  );
  return (
    <figure className="relative" data-measuring={measuring || undefined}>
      {measuring ? (
        <Suspense fallback={photo}>
          <MeasuredPhoto defect={defect} src={src} maxHeight={maxHeight} />
        </Suspense>
      ) : (
        photo
      )}
      <div className="absolute top-3 right-3 z-10 flex gap-2">
        {has && !measuring ? (
          <Chip
            pressed={marked}
            onPress={() => setMarked(!marked)}
            icon={<Icon aria-hidden="true" className="size-4" />}
          >
            Marks
          </Chip>
        ) : null}
        {measurable ? (
          <Chip
            pressed={measuring}
            onPress={() => setMeasuring(!measuring)}
            icon={<Ruler aria-hidden="true" className="size-4" />}
          >
            {measuring ? 'Done' : 'Measure'}
          </Chip>
        ) : null}
      </div>
      {has && !measuring ? (
        <figcaption className={wordsHidden ? 'sr-only' : 'mt-2 text-sm text-ink-soft'}>
          {overlayDescription}
        </figcaption>
      ) : null}
    </figure>
  );
}
