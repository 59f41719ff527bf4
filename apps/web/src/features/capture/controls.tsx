import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RotateCcw } from '../../ui/icons/rotate-ccw.tsx';
import { SwitchCamera } from '../../ui/icons/switch-camera.tsx';
import { LightAndZoom } from './light-and-zoom.tsx';

interface LiveControlsProps {
  /** Null until the camera runs. */
  stream: MediaStream | null;
  onCapture: () => void;
  onSwitch: () => void;
}

export function LiveControls({ stream, onCapture, onSwitch }: LiveControlsProps) {
  return (
    <>
      {stream ? <LightAndZoom key={stream.id} stream={stream} /> : null}
      <span aria-hidden="true" className="size-(--target)" />
      <button
        type="button"
        aria-label="Capture"
        disabled={!stream}
        onClick={onCapture}
        className="camera-shutter"
      />
      <IconButton label="Switch camera" outlined disabled={!stream} onClick={onSwitch}>
        <SwitchCamera aria-hidden="true" className="size-5" />
      </IconButton>
    </>
  );
}

interface PreviewControlsProps {
  busy: boolean;
  onRetake: () => void;
  onUse: () => void;
}

export function PreviewControls({ busy, onRetake, onUse }: PreviewControlsProps) {
  return (
    <>
      <Button size="large" icon={<RotateCcw aria-hidden="true" className="size-4" />} onClick={onRetake}>
        Retake
      </Button>
      <Button variant="primary" size="large" autoFocus busy={busy} onClick={onUse}>
        Use Image
      </Button>
    </>
  );
}
