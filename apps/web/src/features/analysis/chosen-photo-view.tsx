import { LIMITS } from '@plumbline/contract';
import { useState } from 'react';
import { cx } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { X } from '../../ui/icons/x.tsx';
import { useObjectUrl } from '../../ui/use-object-url.ts';
import { PhotoView } from '../defects/parts/photo-view.tsx';
import { fileSize } from './photo-rejection.ts';

/** Formats of photos that not every browser shows. */
const UNSHOWN = /hei[cf]$|avif$/i;

interface ChosenPhotoViewProps {
  file: File;
  /** Left out while the photo can't be changed. */
  onRemove?: (() => void) | undefined;
  /** Told of a photo that the server would refuse; what is wrong with it is said here. */
  onUnfit?: ((file: File) => void) | undefined;
}

type Problem = 'unshown' | 'damaged' | 'small';

const WORDS: Record<Problem, string> = {
  unshown: 'This browser can’t show the photo’s format. It can still be analysed.',
  damaged: 'We can’t show this file. It may be damaged, or not a photo. Choose another.',
  small: `This photo is too small. It needs at least ${LIMITS.minPhotoSide} × ${LIMITS.minPhotoSide} pixels. Choose the original.`,
};

/** What is wrong with a file that the browser couldn't show: phones name HEIC photos .jpg as well. */
async function problemOf(file: File): Promise<Problem> {
  if (UNSHOWN.test(file.type) || UNSHOWN.test(file.name)) return 'unshown';
  return (await file.slice(4, 8).text()) === 'ftyp' ? 'unshown' : 'damaged';
}

/** The photo as it was chosen, before the server has it. */
export function ChosenPhotoView({ file, onRemove, onUnfit }: ChosenPhotoViewProps) {
  const url = useObjectUrl(file);
  const [found, setFound] = useState<{ file: File; problem: Problem } | null>(null);
  const problem = found?.file === file ? found.problem : null;
  const tell = (problem: Problem) => {
    setFound({ file, problem });
    if (problem !== 'unshown') onUnfit?.(file);
  };
  const judge = (size: { width: number; height: number } | null) => {
    if (!size) void problemOf(file).then(tell);
    else if (size.width > 0 && Math.min(size.width, size.height) < LIMITS.minPhotoSide) tell('small');
  };
  return (
    <figure>
      {url ? (
        <PhotoView
          src={url}
          alt={`Chosen photo ${file.name}`}
          maxHeight="60vh"
          className="min-h-56"
          onSize={judge}
          fallback={problem ? WORDS[problem] : 'We can’t show this photo yet. It can still be analysed.'}
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
        <span className="tabular shrink-0 text-ink-soft">{fileSize(file.size)}</span>
        {onRemove ? (
          <IconButton label="Remove photo" onClick={onRemove}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        ) : null}
      </figcaption>
      <p role="alert" className={problem === 'small' ? 'text-sm text-critical' : 'sr-only'}>
        {problem && problem !== 'unshown' ? WORDS[problem] : ''}
      </p>
    </figure>
  );
}
