import * as Dialog from '@radix-ui/react-dialog';
import { useRef } from 'react';
import { useBackCloses } from '../../ui/back-closes.ts';
import { usePageLock } from '../../ui/page-lock.ts';
import { useReturnFocus } from '../../ui/return-focus.ts';
import { CameraView } from './camera-view.tsx';
import './capture.css';

interface CaptureOverlayProps {
  title?: string;
  /** Address of an old photo of the same place, to be laid over the live picture. */
  old?: string | undefined;
  onPhoto: (file: File) => void;
  /** `denied`: the camera was refused, and the caller points to the file upload. */
  onClose: (denied: boolean) => void;
  /** Closed in order to choose a file in place of the camera. */
  onUpload: () => void;
}

/** The camera over the whole screen: frame, capture, look, use or retake. */
export default function CaptureOverlay({ title, old, onPhoto, onClose, onUpload }: CaptureOverlayProps) {
  const denied = useRef(false);
  usePageLock(true);
  const returnFocus = useReturnFocus();
  useBackCloses(true, () => {
    onClose(denied.current);
    return true;
  });
  return (
    <Dialog.Root open onOpenChange={() => onClose(denied.current)}>
      <Dialog.Portal>
        <Dialog.Content {...returnFocus} className="camera dark-room" aria-describedby={undefined}>
          <CameraView
            title={title}
            old={old}
            onProblem={(problem) => {
              denied.current = problem.denied;
            }}
            onUpload={onUpload}
            onFile={(file) => {
              onPhoto(file);
              onClose(false);
            }}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
