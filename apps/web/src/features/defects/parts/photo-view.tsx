import { type ReactNode, useRef, useState } from 'react';
import { cx } from '../../../ui/class-names.ts';
import { ImageOff } from '../../../ui/icons/image-off.tsx';
import { usePhotoTime } from './photo-time.ts';

interface PhotoViewProps {
  src: string;
  alt: string;
  /** Drawn exactly over the photo of this width by height. */
  over?: ((ratio: number) => ReactNode) | undefined;
  /** Words for when the photo doesn't come, or the browser can't show its format. */
  fallback: ReactNode;
  /** Width by height, where it is known before the photo is here. */
  ratio?: number | undefined;
  /** CSS length; the photo is never higher. */
  maxHeight: string;
  className?: string;
  /** Told of its size in pixels once it is here, and null where the browser can't read it. */
  onSize?: ((size: { width: number; height: number } | null) => void) | undefined;
}

/** A whole photo, never cropped, with what is drawn exactly over it. */
export function PhotoView({ src, alt, over, fallback, ratio, maxHeight, className, onSize }: PhotoViewProps) {
  const [shown, setShown] = useState<{ src: string; ratio: number | null }>({ src, ratio: null });
  const state = shown.src === src ? shown.ratio : null;
  // The picture's own measure wins: it has the rotation that the camera noted.
  const shape = state || ratio || 4 / 3;
  const broken = state === 0;
  const photo = useRef<HTMLImageElement>(null);
  const fail = () => setShown({ src, ratio: 0 });
  usePhotoTime(photo, state === null ? src : null, fail);
  return (
    <div className={cx('flex items-center justify-center overflow-hidden rounded-md bg-sunken', className)}>
      {broken ? (
        <div
          role="img"
          aria-label={alt}
          className="flex min-h-56 flex-col items-center justify-center gap-2 px-6 text-center text-sm text-ink-soft"
        >
          <ImageOff aria-hidden="true" className="size-6" />
          {fallback}
        </div>
      ) : (
        <div
          className="relative"
          style={{ aspectRatio: shape, width: `min(100%, calc(${maxHeight} * ${shape}))` }}
        >
          <img
            ref={photo}
            src={src}
            alt={alt}
            decoding="async"
            className="size-full object-contain"
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
              setShown({ src, ratio: width / height || 4 / 3 });
              onSize?.({ width, height });
            }}
            onError={() => {
              fail();
              onSize?.(null);
            }}
          />
          {over?.(shape)}
        </div>
      )}
    </div>
  );
}
