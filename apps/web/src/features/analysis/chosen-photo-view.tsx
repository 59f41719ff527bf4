import { cx } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { X } from '../../ui/icons/x.tsx';
import { useObjectUrl } from '../../ui/use-object-url.ts';
import { PhotoView } from '../defects/parts/photo-view.tsx';
import { sizeInMegabytes } from './photo-rejection.ts';

/** Formats of photos that not every browser shows. */
const UNSHOWN = /hei[cf]$|avif$/i;

interface ChosenPhotoViewProps {
  file: File;
  /** Left out while the photo can't be changed. */
  onRemove?: (() => void) | undefined;
}

/** The photo as it was chosen, before the server has it. */
export function ChosenPhotoView({ file, onRemove }: ChosenPhotoViewProps) {
  const url = useObjectUrl(file);
  return (
    <figure>
      {url ? (
        <PhotoView
          src={url}
          alt={`Chosen photo ${file.name}`}
          maxHeight="60vh"
          className="min-h-56"
          fallback={
            UNSHOWN.test(file.type) || UNSHOWN.test(file.name)
              ? 'This browser can’t show the photo’s format. It can still be analysed.'
              : 'We can’t show this file. It may be damaged, or not a photo.'
          }
        />
      ) : (
        <div className="min-h-56 rounded-md bg-sunken" />
      )}
      <figcaption
        className={cx(
          'mt-2 min-h-(--target) items-center gap-3 text-sm',
          // While the engines look, their sheet lies over this place on a phone.
          onRemove ? 'flex' : 'hidden desktop:flex',
        )}
      >
        <span className="min-w-0 flex-1 truncate">{file.name}</span>
        <span className="tabular shrink-0 text-ink-soft">{sizeInMegabytes(file.size)}</span>
        {onRemove ? (
          <IconButton label="Remove photo" onClick={onRemove}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        ) : null}
      </figcaption>
    </figure>
  );
}
