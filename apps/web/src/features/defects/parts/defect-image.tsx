import { useEffect, useRef, useState } from 'react';
import { addressOf } from '../../../api/client.ts';
import { useOnline } from '../../../browser/offline-banner.tsx';
import { cx } from '../../../ui/class-names.ts';
import { ImageOff } from '../../../ui/icons/image-off.tsx';
import { usePhotoTime } from './photo-time.ts';

interface DefectImageProps {
  id: number;
  /** Within its project. */
  number: number;
  /** False: there is no photo of it, and none is asked for. */
  hasPhoto: boolean;
  alt: string;
  size: '320' | '1024';
  /** `cover` fills a small square; `contain` shows the whole photo. */
  fit: 'cover' | 'contain';
  className?: string;
}

const FRAME = 'overflow-hidden rounded-md bg-sunken';

/** A finding's photo; where there is none, or it hasn't come after 10 s, a placeholder with the finding's number. */
export function DefectImage({ hasPhoto, ...photo }: DefectImageProps) {
  return hasPhoto ? <Photo {...photo} /> : <Placeholder {...photo} words="No photo" />;
}

function Photo(props: Omit<DefectImageProps, 'hasPhoto'>) {
  const { id, alt, size, fit, className } = props;
  const [state, setState] = useState<'loading' | 'shown' | 'missing'>('loading');
  const online = useOnline();
  const photo = useRef<HTMLImageElement>(null);
  const address = addressOf('image', { params: { id }, query: { size } });
  usePhotoTime(photo, state === 'loading' ? address : null, () => setState('missing'));
  useEffect(() => {
    // What wasn't saved on this device may come now.
    if (online) setState((before) => (before === 'missing' ? 'loading' : before));
  }, [online]);
  if (state === 'missing')
    return (
      <Placeholder {...props} words={online ? 'Image not available' : 'Photo not saved on this device'} />
    );
  return (
    <div className={cx(FRAME, className)}>
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

interface PlaceholderProps extends Pick<DefectImageProps, 'number' | 'fit' | 'className'> {
  words: string;
}

function Placeholder({ number, fit, className, words }: PlaceholderProps) {
  return (
    <div
      role="img"
      aria-label={`${words}, finding ${number}`}
      className={cx(
        'flex flex-col items-center justify-center gap-1 text-center text-xs text-ink-soft',
        FRAME,
        className,
      )}
    >
      <ImageOff aria-hidden="true" className="size-4" />
      {fit === 'cover' ? (
        `#${number}`
      ) : (
        <>
          <span>{words}</span>
          <span className="tabular">Finding {number}</span>
        </>
      )}
    </div>
  );
}
