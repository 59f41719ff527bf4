import { LIMITS } from '@plumbline/contract';
import { Camera, ImagePlus } from 'lucide-react';
import { useId, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { rejectionMessage } from './photo-rejection.ts';
import { useCameraOption } from './use-camera-option.ts';

const ACCEPTED = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/heic': ['.heic'],
  'image/heif': ['.heif'],
};

interface PhotoDropProps {
  onPhoto: (file: File) => void;
  disabled?: boolean;
}

/** Where a photo comes in: dropped, chosen, or taken with the device's camera. */
export function PhotoDrop({ onPhoto, disabled = false }: PhotoDropProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const camera = useCameraOption();
  const cameraId = useId();
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    accept: ACCEPTED,
    multiple: false,
    maxFiles: 1,
    maxSize: LIMITS.uploadBytes,
    disabled,
    // The input itself takes the focus: a button with a field inside can't be told by a screen reader.
    noKeyboard: true,
    onDrop: (accepted, rejected) => {
      const [file] = accepted;
      const error = rejected[0]?.errors[0];
      setRefusal(error ? rejectionMessage(error, LIMITS.uploadBytes) : null);
      if (file && !error) onPhoto(file);
    },
  });
  return (
    <div>
      <div
        {...getRootProps({
          role: 'presentation',
          className: cx(
            'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-link flex min-h-56 cursor-pointer flex-col items-center justify-center rounded-md border border-dashed px-6 py-8 text-center transition-colors desktop:min-h-80',
            isDragActive ? 'border-link bg-link-soft' : 'border-line-strong bg-sunken hover:bg-hover',
          ),
        })}
      >
        <input {...getInputProps({ 'aria-label': 'Choose a photo', tabIndex: 0 })} />
        <ImagePlus aria-hidden="true" className="size-7 text-ink-soft" strokeWidth={1.5} />
        <p className="mt-4 text-base font-medium">
          {isDragActive ? 'Drop the photo here' : 'Drop a photo here, or choose one'}
        </p>
        <p className="mt-1 text-sm text-ink-soft">
          JPG and PNG, up to {LIMITS.uploadBytes / 1024 / 1024}MB, at least {LIMITS.minPhotoSide} ×{' '}
          {LIMITS.minPhotoSide} pixels
        </p>
      </div>
      {camera ? (
        <>
          <label htmlFor={cameraId} className={`mt-3 ${buttonClass({ wide: true, size: 'large' })}`}>
            <Camera aria-hidden="true" className="size-5" />
            Take a photo
          </label>
          <input
            id={cameraId}
            type="file"
            accept="image/*"
            capture="environment"
            disabled={disabled}
            className="sr-only"
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file && file.size > LIMITS.uploadBytes) {
                setRefusal(rejectionMessage({ code: 'file-too-large' }, LIMITS.uploadBytes));
              } else if (file) {
                onPhoto(file);
              }
            }}
          />
        </>
      ) : null}
      <p role="alert" className={refusal ? 'mt-3 text-sm text-critical' : 'sr-only'}>
        {refusal}
      </p>
    </div>
  );
}
