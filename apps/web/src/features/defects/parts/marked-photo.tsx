import type { Defect, MarkupShape } from '@plumbline/contract';
import { Suspense, useState } from 'react';
import { addressOf } from '../../../api/client.ts';
import { lazyPart } from '../../../browser/lazy-part.tsx';
import { Eye } from '../../../ui/icons/eye.tsx';
import { EyeOff } from '../../../ui/icons/eye-off.tsx';
import { ImageOff } from '../../../ui/icons/image-off.tsx';
import { OverlayDrawing } from './overlay.tsx';
import { PhotoView } from './photo-view.tsx';

/** Most photos have nothing drawn on them by hand. */
const MarkupDrawing = lazyPart(() => import('../../markup/markup-drawing.tsx'));

interface MarkedPhotoProps {
  defect: Defect;
  /** Another photo of it than the cover. */
  src?: string | undefined;
  /** What somebody drew on it. It always shows: some of it hides what others shouldn't see. */
  markup?: readonly MarkupShape[];
  maxHeight: string;
  className?: string;
  /** The marks' description is for screen readers only, where space is short. */
  wordsHidden?: boolean;
}

/** The marks' words, less what stands under 'Seen in the photo' anyway. */
const withoutTold = (description: string, observed: readonly string[]) =>
  observed
    .reduce((left, told) => left.replace(told, ''), description)
    .replace(/ {2,}/g, ' ')
    .trim() || description;

/** The finding's photo with what the engines marked, which can be switched off and is also said in words. */
export function MarkedPhoto({
  defect,
  src,
  markup = [],
  maxHeight,
  className,
  wordsHidden = false,
}: MarkedPhotoProps) {
  const [marked, setMarked] = useState(true);
  const { overlays, overlayDescription, observed, evidence } = defect;
  const has = overlays.length > 0;
  const Icon = marked ? Eye : EyeOff;
  if (src === undefined && defect.imageUrl === '') {
    return (
      <div className="flex min-h-40 flex-col items-center justify-center gap-2 rounded-md bg-sunken px-6 text-center text-sm text-ink-soft">
        <ImageOff aria-hidden="true" className="size-6" />
        No photo of this finding yet
      </div>
    );
  }
  return (
    <figure className="relative">
      <PhotoView
        src={src ?? addressOf('image', { params: { id: defect.id }, query: { size: '1024' } })}
        alt={`Photo of finding ${defect.number}: ${defect.defectType}`}
        over={(ratio) => (
          <>
            {marked && has ? <OverlayDrawing overlays={overlays} /> : null}
            {markup.length > 0 ? (
              <Suspense>
                <MarkupDrawing shapes={markup} ratio={ratio} />
              </Suspense>
            ) : null}
          </>
        )}
        ratio={evidence.width / evidence.height || undefined}
        maxHeight={maxHeight}
        className={className ?? ''}
        fallback={
          <>
            <span>Image not available</span>
            <span className="tabular">Finding {defect.number}</span>
          </>
        }
      />
      {has ? (
        <>
          <button
            type="button"
            aria-pressed={marked}
            onClick={() => setMarked(!marked)}
            className="mt-2 inline-flex tablet:absolute tablet:top-3 tablet:right-3 tablet:mt-0 min-h-(--target-small) items-center gap-2 rounded-full border border-line bg-surface px-3.5 text-sm font-medium hover:bg-hover"
          >
            <Icon aria-hidden="true" className="size-4" />
            Marks
          </button>
          <figcaption className={wordsHidden ? 'sr-only' : 'mt-2 text-sm text-ink-soft'}>
            {wordsHidden ? overlayDescription : withoutTold(overlayDescription, observed)}
          </figcaption>
        </>
      ) : null}
    </figure>
  );
}
