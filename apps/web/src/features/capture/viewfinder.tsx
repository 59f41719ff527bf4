import { type ReactNode, type RefObject, useState } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import type { CameraState } from './use-camera.ts';

interface ViewfinderProps {
  video: RefObject<HTMLVideoElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  phase: CameraState['phase'];
  /** In place of the hint, over the live picture. */
  children?: ReactNode;
}

/** The live picture whole, in thirds, with what to do; after the capture the photo in the same place. */
export function Viewfinder({ video, canvas, phase, children }: ViewfinderProps) {
  const [ratio, setRatio] = useState(3 / 4);
  return (
    <div className="camera-stage">
      <div
        className="camera-frame"
        style={{ aspectRatio: ratio, width: `min(100cqw, calc(100cqh * ${ratio}))` }}
      >
        <video
          ref={video}
          muted
          playsInline
          aria-label="Live picture of the camera"
          className="size-full"
          hidden={phase === 'captured'}
          onResize={({ currentTarget: { videoWidth, videoHeight } }) => {
            // The phone was turned, or the other camera has another shape.
            if (videoHeight > 0) setRatio(videoWidth / videoHeight);
          }}
        />
        <canvas
          ref={canvas}
          role="img"
          aria-label="Captured photo"
          className="size-full"
          hidden={phase !== 'captured'}
        />
        {phase === 'live' ? (
          <>
            <Thirds />
            {children ?? (
              <p className="absolute inset-x-0 bottom-3 text-center text-sm">
                <span className="rounded-full bg-scrim px-3 py-1.5">Position defect in frame</span>
              </p>
            )}
          </>
        ) : null}
        {phase === 'starting' ? (
          <div className="absolute inset-0 flex flex-col items-center justify-center gap-4 px-6 text-center text-sm text-ink-soft">
            <Spinner label="Starting the camera" className="size-7" />
            <p>Starting the camera. Allow it when your browser asks.</p>
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** The 3x3 grid. */
function Thirds() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 3 3"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full stroke-mark-edge opacity-60"
    >
      <path d="M1 0V3M2 0V3M0 1H3M0 2H3" fill="none" strokeWidth="1" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
