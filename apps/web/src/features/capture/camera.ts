import { type CameraProblem, cameraProblem } from './camera-problem.ts';

/** Which way the camera looks: at the wall, or at the person. */
export type Facing = 'environment' | 'user';

/** A stream whose video says nothing of its size for this long, in milliseconds, is given up. */
const LOADING_LIMIT = 10_000;

/** iPads heat up and stutter at full HD. */
export function videoConstraints(facing: Facing, ipad: boolean): MediaTrackConstraints {
  const size = ipad
    ? { width: { ideal: 1280, min: 640 }, height: { ideal: 720, min: 480 } }
    : { width: { ideal: 1920 }, height: { ideal: 1080 } };
  return { facingMode: facing, ...size, frameRate: { ideal: 30 } };
}

async function openStream(facing: Facing, ipad: boolean): Promise<MediaStream> {
  // Missing on plain http, and in browsers built into other apps.
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('No camera here', 'NotSupportedError');
  return navigator.mediaDevices.getUserMedia({ audio: false, video: videoConstraints(facing, ipad) });
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

interface CameraListener {
  /** The stream runs and frames come. */
  onLive: (stream: MediaStream) => void;
  onProblem: (problem: CameraProblem) => void;
}

/**
 * Shows the camera in a video element. Returns what stops it: whichever way it ends (stopped, failed, taken away by
 * the system, or stopped before the browser had even handed it over) no track keeps running.
 */
export function startCamera(
  video: HTMLVideoElement,
  { facing, ipad }: { facing: Facing; ipad: boolean },
  { onLive, onProblem }: CameraListener,
): () => void {
  const ended = new AbortController();
  const stop = () => {
    ended.abort();
    video.srcObject = null;
  };
  const fail = (error: unknown) => {
    if (ended.signal.aborted) return;
    stop();
    onProblem(cameraProblem(error));
  };
  const show = (stream: MediaStream) => {
    if (ended.signal.aborted) return stopTracks(stream);
    const late = setTimeout(() => fail(new DOMException('No video', 'TimeoutError')), LOADING_LIMIT);
    const { signal } = ended;
    signal.addEventListener('abort', () => {
      clearTimeout(late);
      stopTracks(stream);
    });
    video.addEventListener('loadedmetadata', () => clearTimeout(late), { signal });
    video.addEventListener('loadeddata', () => onLive(stream), { signal });
    // Another app, or the system itself, may take the camera away.
    for (const track of stream.getTracks()) {
      track.addEventListener('ended', () => fail(new Error('The camera was taken away')), { signal });
    }
    video.srcObject = stream;
    // Autoplay does the same; asked for outright, older iPads start as well. A stopped video rejects, rightly.
    video.play().catch(() => undefined);
  };
  openStream(facing, ipad).then(show, fail);
  return stop;
}
