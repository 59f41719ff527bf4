import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isIpad } from '../../browser/device.ts';
import { usePageVisible } from '../../ui/use-page-visible.ts';
import { type Facing, startCamera } from './camera.ts';
import type { CameraProblem } from './camera-problem.ts';
import { drawFrame, fileNow, fileOf } from './picture.ts';

export type CameraState =
  | { phase: 'starting' }
  | { phase: 'live'; stream: MediaStream }
  | { phase: 'captured' }
  | { phase: 'failed'; problem: CameraProblem };

const STARTING: CameraState = { phase: 'starting' };

interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  /** Holds the captured photo, and is its preview. */
  canvas: RefObject<HTMLCanvasElement | null>;
  state: CameraState;
  /** What went wrong with the last press, in words for the person. */
  alert: string | null;
  capture: () => void;
  /** A photo while the camera stays open; null, with an alert, where there is none. */
  shoot: () => File | null;
  /** Back to the live picture, after a capture or a failure. */
  restart: () => void;
  switchCamera: () => void;
  /** The captured photo as a file; null, with an alert, where there is none. */
  takeFile: () => Promise<File | null>;
}

/** The device's camera while the component is on screen: live, then one captured photo. */
export function useCamera(onProblem: (problem: CameraProblem) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const file = useRef<Promise<File | null> | null>(null);
  const [facing, setFacing] = useState<Facing>('environment');
  const [state, setState] = useState<CameraState>(STARTING);
  const [alert, setAlert] = useState<string | null>(null);
  const visible = usePageVisible();
  const tellProblem = useEffectEvent(onProblem);
  const running = visible && (state.phase === 'starting' || state.phase === 'live');

  useEffect(() => {
    if (!running || !video.current) return;
    setState(STARTING);
    // Its light is off whenever nobody looks through it: captured, hidden, failed, closed, gone elsewhere.
    return startCamera(
      video.current,
      { facing, ipad: isIpad() },
      {
        onLive: (stream) => setState({ phase: 'live', stream }),
        onProblem(problem) {
          setState({ phase: 'failed', problem });
          tellProblem(problem);
        },
      },
    );
  }, [running, facing]);

  return {
    video,
    canvas,
    state,
    alert,
    capture() {
      try {
        if (!video.current || !canvas.current || !drawFrame(video.current, canvas.current)) {
          setAlert('Image not ready. Please retake the photo.');
          return;
        }
        file.current = fileOf(canvas.current, Date.now());
        // Looked at when it is used; a failure before that isn't an unhandled one.
        file.current.catch(() => undefined);
        setAlert(null);
        setState({ phase: 'captured' });
      } catch {
        setAlert('Error processing image. Please try again.');
      }
    },
    shoot() {
      try {
        const drawn = video.current && canvas.current && drawFrame(video.current, canvas.current);
        const taken = drawn && canvas.current ? fileNow(canvas.current, Date.now()) : null;
        setAlert(taken ? null : 'Image not ready. Please retake the photo.');
        return taken;
      } catch {
        setAlert('Error processing image. Please try again.');
        return null;
      }
    },
    restart() {
      file.current = null;
      setAlert(null);
      setState(STARTING);
    },
    switchCamera() {
      setAlert(null);
      setFacing(facing === 'environment' ? 'user' : 'environment');
    },
    async takeFile() {
      if (!file.current) {
        setAlert('Image not ready. Please retake the photo.');
        return null;
      }
      try {
        const taken = await file.current;
        if (!taken) setAlert('Failed to process image. Please try again.');
        return taken;
      } catch {
        setAlert('Error processing image. Please try again.');
        return null;
      }
    },
  };
}
