import { Camera } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { useWorkInProgress } from '../../browser/work-in-progress.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useCameraOption } from './use-camera-option.ts';

const CaptureOverlay = lazyPart(() => import('./capture-overlay.tsx'));

interface TakeAgainProps {
  /** The button, and the camera's title. */
  label: string;
  /** Address of the old photo of the same place; without one there is nothing to lay over the picture. */
  old: string | undefined;
  /** Files the photo. Rejects where that failed: the photo is kept here until it is sent again. */
  send: (file: File) => Promise<unknown>;
  /** Chooses a file in place of the camera. */
  onUpload: () => void;
  onOpen?: () => void;
  size?: 'large';
}

/** Photographs the same place once more, with the old photo over the live picture. Nothing where there is no camera. */
export function TakeAgain({ label, old, send, onUpload, onOpen, size }: TakeAgainProps) {
  const hasCamera = useCameraOption();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  // The camera keeps no copy: what wasn't sent is here alone.
  const [unsent, setUnsent] = useState<File | null>(null);
  useWorkInProgress(unsent !== null);
  const attempt = async (file: File) => {
    setUnsent(file);
    setBusy(true);
    try {
      await send(file);
      setUnsent(null);
    } catch {
      // Whoever sends says why.
    }
    setBusy(false);
  };
  if (!hasCamera && !unsent) return null;
  return (
    <>
      {unsent && !busy ? (
        <span role="status" className="flex flex-wrap items-center gap-2">
          <span className="text-sm">Your photo isn’t sent yet.</span>
          <Button variant="primary" onClick={() => void attempt(unsent)}>
            Send photo again
          </Button>
          <Button variant="quiet" onClick={() => setUnsent(null)}>
            Discard photo
          </Button>
        </span>
      ) : (
        <Button
          {...(size ? { size } : { variant: 'quiet' as const })}
          busy={busy}
          icon={<Camera aria-hidden="true" className="size-4" />}
          onClick={() => {
            setOpen(true);
            onOpen?.();
          }}
        >
          {label}
        </Button>
      )}
      {open ? (
        <Suspense>
          <CaptureOverlay
            title={label}
            old={old}
            onPhoto={(file) => void attempt(file)}
            onClose={(denied) => {
              setOpen(false);
              if (denied)
                toast({ title: 'Camera access denied, please use file upload', tone: 'destructive' });
            }}
            onUpload={() => {
              setOpen(false);
              onUpload();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
