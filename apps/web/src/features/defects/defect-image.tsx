import { ImageOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { addressOf } from '../../api/client.ts';
import { cx } from '../../ui/class-names.ts';
import { usePhotoTime } from './photo-time.ts';

interface DefectImageProps {
  id: number;
  /** Within its project. */
  number: number;
  alt: string;
  size: '320' | '1024';
  /** `cover` fills a small square; `contain` shows the whole photo. */
  fit: 'cover' | 'contain';
  className?: string;
}

/** A finding's photo; where it hasn't come after 10 s, a placeholder with the finding's number. */
export function DefectImage({ id, number, alt, size, fit, className }: DefectImageProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'missing'>('loading');
  const photo = useRef<HTMLImageElement>(null);
  const address = addressOf('image', { params: { id }, query: { size } });
  usePhotoTime(photo, state === 'loading' ? address : null, () => setState('missing'));
  const frame = cx('overflow-hidden rounded-md bg-sunken', className);
  if (state === 'missing') {
    const small = fit === 'cover';
    return (
      <div
        role="img"
        aria-label={`Image not available, defect ${number}`}
        className={cx(
          'flex flex-col items-center justify-center gap-1 text-center text-xs text-ink-soft',
          frame,
        )}
      >
        <ImageOff aria-hidden="true" className="size-4" />
        {small ? (
          `#${number}`
        ) : (
          <>
            <span>Image not available</span>
            <span className="tabular">Defect #{number}</span>
          </>
        )}
      </div>
    );
  }
  return (
    <div className={frame}>
      <img
        ref={photo}
        src={address}
        alt={alt}
        loading="lazy"
        decoding="async"
        onLoad={() => setState('shown')}
        onError={() => setState('missing')}
        className={cx('size-full', fit === 'cover' ? 'object-cover' : 'object-contain')}
      />
    </div>
  );
}
