import { Suspense, useState } from 'react';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { Camera } from '../../ui/icons/camera.tsx';
import { toast } from '../../ui/toast-store.ts';
import type { Unsent } from '../unsent/use-unsent.ts';
import { whileInFlight } from '../uploads/in-flight.ts';
import { useCameraOption } from './use-camera-option.ts';

const CaptureOverlay = lazyPart(() => import('./capture-overlay.tsx'));

interface TakeAgainProps {
  /** The button, and the camera's title. */
  label: string;
  /** Address of the old photo of the same place; without one there is nothing to lay over the picture. */
  old: string | undefined;
  /** Files the photo under its key. Rejects where that failed: the photo is kept until it is sent again. */
  send: (file: File, key: string) => Promise<unknown>;
  /** What wasn't sent yet, kept on the device: the camera itself keeps no copy. */
  unsent: Unsent;
  /** Chooses a file in place of the camera. */
  onUpload: () => void;
  onOpen?: () => void;
}

/** Photographs the same place once more, with the old photo over the live picture. Nothing where there is no camera. */
export function TakeAgain({ label, old, send, unsent, onUpload, onOpen }: TakeAgainProps) {
  const hasCamera = useCameraOption();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [waiting] = unsent.photos;
  const attempt = async (file: File, key: string) => {
    setBusy(true);
    try {
      await whileInFlight(key, () => send(file, key));
      unsent.drop(key);
    } catch {
      // Whoever sends says why.
    }
    setBusy(false);
  };
  if (!hasCamera && !waiting) return null;
  return (
    <>
      {waiting && !busy ? (
        <span role="status" className="flex flex-wrap items-center gap-2">
          <span className="text-sm">Your photo is kept on this device and isn’t sent yet.</span>
          <Button variant="primary" onClick={() => void attempt(waiting.file, waiting.key)}>
            Send photo again
          </Button>
          <Button variant="quiet" onClick={() => unsent.drop(waiting.key)}>
            Discard photo
          </Button>
        </span>
      ) : (
        <OpenCamera
          busy={busy}
          label={label}
          onOpen={() => {
            setOpen(true);
            onOpen?.();
          }}
        />
      )}
      {open ? (
        <TakeOne
          title={label}
          old={old}
          onPhoto={(file) => void unsent.keep(file).then((key) => attempt(file, key))}
          onClose={() => setOpen(false)}
          onUpload={onUpload}
        />
      ) : null}
    </>
  );
}

interface OpenCameraProps {
  busy?: boolean;
  label: string;
  size?: 'large';
  onOpen: () => void;
}

export const OpenCamera = ({ busy = false, label, size, onOpen }: OpenCameraProps) => (
  <Button
    {...(size ? { size } : { variant: 'quiet' as const })}
    busy={busy}
    icon={<Camera aria-hidden="true" className="size-4" />}
    onClick={onOpen}
  >
    {label}
  </Button>
);

interface TakeOneProps {
  title: string;
  old: string | undefined;
  onPhoto: (file: File) => void;
  onClose: () => void;
  onUpload: () => void;
}

/** The open camera for one photo. */
export const TakeOne = ({ title, old, onPhoto, onClose, onUpload }: TakeOneProps) => (
  <Suspense>
    <CaptureOverlay
      title={title}
      old={old}
      onPhoto={onPhoto}
      onClose={(denied) => {
        onClose();
        if (denied) toast({ title: 'Camera access denied, please use file upload', tone: 'destructive' });
      }}
      onUpload={() => {
        onClose();
        onUpload();
      }}
    />
  </Suspense>
);
