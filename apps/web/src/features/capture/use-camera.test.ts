import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useCamera } from './use-camera.ts';

const use = () => renderHook(() => useCamera(() => undefined)).result;

it('says that there is no image yet, in words to retake the photo', async () => {
  const camera = use();
  act(() => camera.current.capture());
  expect(camera.current.alert).toBe('Image not ready. Please retake the photo.');
  act(() => camera.current.restart());
  expect(camera.current.alert).toBeNull();
  expect(await act(() => camera.current.takeFile())).toBeNull();
  expect(camera.current.alert).toBe('Image not ready. Please retake the photo.');
});

/** A camera that shows a picture, and a canvas that makes of it what the test says. */
function live(toBlob: (done: BlobCallback) => void) {
  const camera = use();
  const video = document.createElement('video');
  Object.defineProperties(video, {
    videoWidth: { value: 640 },
    videoHeight: { value: 480 },
    readyState: { value: 4 },
  });
  const canvas = document.createElement('canvas');
  canvas.getContext = vi.fn(() => ({ drawImage: () => undefined })) as unknown as typeof canvas.getContext;
  canvas.toBlob = toBlob;
  camera.current.video.current = video;
  camera.current.canvas.current = canvas;
  return camera;
}

it('says so when nothing comes of the picture, and when it fails', async () => {
  const empty = live((done) => done(null));
  act(() => empty.current.capture());
  expect(await act(() => empty.current.takeFile())).toBeNull();
  await waitFor(() => expect(empty.current.alert).toBe('Failed to process image. Please try again.'));

  const failing = live(() => {
    throw new Error('The canvas is tainted');
  });
  act(() => failing.current.capture());
  await act(() => failing.current.takeFile());
  expect(failing.current.alert).toBe('Error processing image. Please try again.');
});
