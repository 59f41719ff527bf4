import { LIMITS } from '@plumbline/contract';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Camera } from '../../ui/icons/camera.tsx';
import { ImagePlus } from '../../ui/icons/image-plus.tsx';
import { useCameraOption } from '../capture/use-camera-option.ts';
import { cannotShrinkMessage, rejectionMessage } from './photo-rejection.ts';
import { usePhotoDrop } from './use-photo-drop.ts';

const CaptureOverlay = lazyPart(() => import('../capture/capture-overlay.tsx'));

const ACCEPTED = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/heic': ['.heic'],
  'image/heif': ['.heif'],
  'image/avif': ['.avif'],
};

interface PhotoDropProps {
  onPhoto: (file: File) => void;
  /** Several were dropped or chosen at once; left out, only one may be. */
  onManyPhotos?: ((files: readonly File[]) => void) | undefined;
  disabled?: boolean;
  /** For a caller that opens the camera itself: whether it is open, and what changes that. */
  camera?: readonly [open: boolean, setOpen: (open: boolean) => void];
}

/** Where a photo comes in: dropped, chosen, or taken with the device's camera. */
export function PhotoDrop({ onPhoto, onManyPhotos, disabled = false, camera }: PhotoDropProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const hasCamera = useCameraOption();
  const ownCamera = useState(false);
  const [capturing, setCapturing] = camera ?? ownCamera;
  const [shrinking, setShrinking] = useState(false);
  const shrink = async (file: File) => {
    setShrinking(true);
    try {
      onPhoto(await (await import('../capture/shrink-photo.ts')).shrinkPhoto(file));
    } catch {
      setRefusal(cannotShrinkMessage(file.name));
    }
    setShrinking(false);
  };
  const { place, field, dragging, open } = usePhotoDrop({
    accept: ACCEPTED,
    multiple: Boolean(onManyPhotos),
    maxSize: LIMITS.chosenPhotoBytes,
    disabled: disabled || shrinking,
    onFiles: (accepted, refused) => {
      const all = [...accepted, ...refused.flatMap(({ file }) => file ?? [])];
      if (onManyPhotos && all.length > 1) return onManyPhotos(all);
      const [file] = accepted;
      const [error] = refused;
      setRefusal(error ? rejectionMessage(error, LIMITS.chosenPhotoBytes) : null);
      if (!file || error) return;
      if (file.size > LIMITS.uploadBytes) void shrink(file);
      else onPhoto(file);
    },
  });
  return (
    <div>
      <div
        {...place}
        role="presentation"
        className={cx(
          'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-link flex min-h-56 cursor-pointer flex-col items-center justify-center rounded-md border border-dashed px-6 py-8 text-center transition-colors desktop:min-h-80',
          dragging ? 'border-link bg-link-soft' : 'border-line-strong bg-sunken hover:bg-hover',
        )}
      >
        {/* It takes the focus itself: a button with a field inside can't be told by a screen reader. */}
        <input {...field} aria-label="Choose a photo" className="sr-only" />
        <ImagePlus aria-hidden="true" className="size-7 text-ink-soft" strokeWidth={1.5} />
        <p className="mt-4 text-base font-medium">
          {shrinking
            ? 'Making the photo smaller…'
            : dragging
              ? 'Drop the photo here'
              : 'Drop a photo here, or choose one'}
        </p>
        <p className="mt-1 text-sm text-ink-soft">
          JPG and PNG, also HEIC, WebP and AVIF, up to 40 MB, at least 500 × 500 pixels
        </p>
      </div>
      {hasCamera ? (
        <Button
          wide
          size="large"
          className="mt-3"
          disabled={disabled}
          icon={<Camera aria-hidden="true" className="size-5" />}
          onClick={() => setCapturing(true)}
        >
          Take a photo
        </Button>
      ) : null}
      {capturing ? (
        <Suspense>
          <CaptureOverlay
            onPhoto={onPhoto}
            onClose={(denied) => {
              setCapturing(false);
              setRefusal(denied ? 'Camera access denied, please use file upload' : null);
            }}
            onUpload={() => {
              setCapturing(false);
              open();
            }}
          />
        </Suspense>
      ) : null}
      <p role="alert" className={refusal ? 'mt-3 text-sm text-critical' : 'sr-only'}>
        {refusal}
      </p>
    </div>
  );
}
