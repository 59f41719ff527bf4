import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';
import { useWorkInProgress } from '../../browser/work-in-progress.ts';
import { Button } from '../../ui/button.tsx';
import { CircleAlert } from '../../ui/icons/circle-exclamation-point.tsx';
import type { CameraProblem } from './camera-problem.ts';
import { CloseCamera } from './close-camera.tsx';
import { LiveControls, PreviewControls } from './controls.tsx';
import { GHOST, GhostControls, GhostPicture } from './ghost.tsx';
import { useCamera } from './use-camera.ts';
import { Viewfinder } from './viewfinder.tsx';

interface CameraViewProps {
  title?: string | undefined;
  old?: string | undefined;
  onFile: (file: File) => void;
  onProblem: (problem: CameraProblem) => void;
  onUpload: () => void;
}

/** What the overlay holds. Stands inside the dialog, because the video has to be there before the camera starts. */
export function CameraView({
  title = 'Capture Defect Image',
  old,
  onFile,
  onProblem,
  onUpload,
}: CameraViewProps) {
  const { video, canvas, state, alert, capture, restart, switchCamera, takeFile } = useCamera(onProblem);
  const [handing, setHanding] = useState(false);
  const [ghost, setGhost] = useState(GHOST);
  useWorkInProgress(state.phase === 'captured');
  const use = async () => {
    setHanding(true);
    const file = await takeFile();
    setHanding(false);
    if (file) onFile(file);
  };
  return (
    <>
      <header className="flex items-center gap-4 pr-1 pl-4">
        <Dialog.Title className="flex-1 text-base font-semibold">{title}</Dialog.Title>
        <CloseCamera />
      </header>
      <div className="relative min-h-0 min-w-0">
        <Viewfinder video={video} canvas={canvas} phase={state.phase}>
          {old && ghost.on && !ghost.missing ? (
            <GhostPicture
              address={old}
              strength={ghost.strength}
              size={ghost.size}
              onMissing={() => setGhost({ ...ghost, missing: true })}
            />
          ) : undefined}
        </Viewfinder>
        {state.phase === 'failed' ? (
          <div className="absolute inset-0 flex flex-col items-center justify-center gap-4 bg-sunken px-6 text-center">
            <CircleAlert aria-hidden="true" className="size-7 text-critical" strokeWidth={1.75} />
            <p role="alert" className="max-w-md text-base">
              {state.problem.message}
            </p>
            <div className="flex flex-wrap justify-center gap-3">
              <Button variant="primary" onClick={restart}>
                Try again
              </Button>
              <Button onClick={onUpload}>Upload a file instead</Button>
            </div>
          </div>
        ) : null}
        <p
          role="alert"
          className={
            alert
              ? 'absolute inset-x-4 top-3 rounded-md bg-critical-soft px-4 py-3 text-center text-sm text-critical'
              : 'sr-only'
          }
        >
          {alert}
        </p>
      </div>
      <footer className="camera-controls">
        {state.phase === 'captured' ? (
          <PreviewControls busy={handing} onRetake={restart} onUse={() => void use()} />
        ) : state.phase === 'failed' ? null : (
          <>
            {old ? <GhostControls ghost={ghost} onChange={setGhost} /> : null}
            <LiveControls
              stream={state.phase === 'live' ? state.stream : null}
              onCapture={capture}
              onSwitch={switchCamera}
            />
          </>
        )}
      </footer>
    </>
  );
}
