import { afterEach, describe, expect, it, vi } from 'vitest';
import { startCamera, videoConstraints } from './camera.ts';
import { cameraProblem } from './camera-problem.ts';
import { fileOf } from './picture.ts';

class Track extends EventTarget {
  readyState = 'live';
  stop(): void {
    this.readyState = 'ended';
  }
}

function fakeStream() {
  const track = new Track();
  return { track, stream: { getTracks: () => [track] } as unknown as MediaStream };
}

/** A camera that answers when the test says so. */
function fakeDevices() {
  const asked: MediaStreamConstraints[] = [];
  const answers: ((stream: MediaStream) => void)[] = [];
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: (constraints: MediaStreamConstraints) => {
        asked.push(constraints);
        return new Promise<MediaStream>((resolve) => answers.push(resolve));
      },
    },
  });
  return { asked, answer: (stream: MediaStream) => answers.shift()?.(stream) };
}

function start() {
  const video = Object.assign(document.createElement('video'), { play: () => Promise.resolve() });
  // The window takes no stream but a real one.
  Object.defineProperty(video, 'srcObject', { value: null, writable: true });
  const onLive = vi.fn();
  const onProblem = vi.fn();
  const stop = startCamera(video, { facing: 'environment', ipad: false }, { onLive, onProblem });
  return { video, onLive, onProblem, stop };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('startCamera', () => {
  it('asks iPads for less', () => {
    expect(videoConstraints('user', true)).toEqual({
      facingMode: 'user',
      width: { ideal: 1280, min: 640 },
      height: { ideal: 720, min: 480 },
      frameRate: { ideal: 30 },
    });
  });

  it('lets go of a stream that comes after it was stopped', async () => {
    const devices = fakeDevices();
    const { stop, onLive } = start();
    const { track, stream } = fakeStream();
    stop();
    devices.answer(stream);
    await vi.waitFor(() => expect(track.readyState).toBe('ended'));
    expect(onLive).not.toHaveBeenCalled();
  });

  it('is live with the first frame, and off when it is stopped', async () => {
    const devices = fakeDevices();
    const { video, stop, onLive } = start();
    const { track, stream } = fakeStream();
    devices.answer(stream);
    await vi.waitFor(() => expect(video.srcObject).toBe(stream));
    video.dispatchEvent(new Event('loadeddata'));
    expect(onLive).toHaveBeenCalledWith(stream);
    stop();
    expect(track.readyState).toBe('ended');
  });

  it('says so when the system takes the camera away, and when nothing comes for 10 s', async () => {
    const devices = fakeDevices();
    const taken = start();
    const first = fakeStream();
    devices.answer(first.stream);
    await vi.waitFor(() => expect(taken.video.srcObject).toBe(first.stream));
    first.track.dispatchEvent(new Event('ended'));
    expect(taken.onProblem).toHaveBeenCalledWith({
      denied: false,
      message: 'Please ensure camera permissions are granted.',
    });

    vi.useFakeTimers();
    const silent = start();
    const second = fakeStream();
    devices.answer(second.stream);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(silent.onProblem).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(silent.onProblem).toHaveBeenCalledWith({ denied: false, message: 'Video loading timeout' });
    expect(second.track.readyState).toBe('ended');
  });
});

it('tells a refusal from a missing camera', () => {
  expect(cameraProblem(new DOMException('', 'NotAllowedError')).denied).toBe(true);
  expect(cameraProblem(new DOMException('', 'NotFoundError'))).toEqual({
    denied: false,
    message: 'No camera found on this device.',
  });
});

it('makes no file of a canvas that gives nothing', async () => {
  const canvas = (blob: Blob | null) =>
    ({ toBlob: (done: BlobCallback) => done(blob) }) as unknown as HTMLCanvasElement;
  expect(await fileOf(canvas(null), 5)).toBeNull();
  expect(await fileOf(canvas(new Blob([])), 5)).toBeNull();
  expect(await fileOf(canvas(new Blob(['x'])), 1_763_700_000_000)).toMatchObject({
    name: 'defect-1763700000000.jpg',
    type: 'image/jpeg',
  });
});

it('writes the photo as a JPEG at quality 0.8', async () => {
  const asked: unknown[] = [];
  const toBlob = (done: BlobCallback, ...how: unknown[]) => {
    asked.push(...how);
    done(new Blob(['x']));
  };
  await fileOf({ toBlob } as unknown as HTMLCanvasElement, 5);
  expect(asked).toEqual(['image/jpeg', 0.8]);
});
