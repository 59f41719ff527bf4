import type { Page } from '@playwright/test';
import { FAKE_CAMERA } from './support/fake-camera.ts';
import { expect, expectAccessible, signUpWith, test } from './support/person.ts';

test.use({
  launchOptions: FAKE_CAMERA,
});

/** What the page asked of the camera, and every track it was given: a test sees whether one still runs. */
declare global {
  interface Window {
    cameraTracks: MediaStreamTrack[];
    cameraAsked: MediaStreamConstraints[];
  }
}

async function watchCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.cameraTracks = [];
    window.cameraAsked = [];
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints = {}) => {
      window.cameraAsked.push(constraints);
      const stream = await ask(constraints);
      window.cameraTracks.push(...stream.getTracks());
      return stream;
    };
  });
}

const runningTracks = (page: Page) =>
  page.evaluate(() => window.cameraTracks.filter(({ readyState }) => readyState === 'live').length);

/** In place of the camera, one failure after the other by its name; after the last, silence. */
async function stubCamera(page: Page, names: readonly string[]): Promise<void> {
  await page.addInitScript((failures) => {
    const left = [...failures];
    navigator.mediaDevices.getUserMedia = () => {
      const name = left.shift();
      return name ? Promise.reject(new DOMException('stubbed', name)) : Promise.resolve(new MediaStream());
    };
  }, names);
}

async function openCamera(page: Page) {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Take a photo' }).click();
  return page.getByRole('dialog', { name: 'Capture Defect Image' });
}

/** Phone sizes in the phone's project, tablet sizes in the desk's. */
const turns = (isMobile: boolean) =>
  isMobile
    ? { upright: { width: 390, height: 844 }, turned: { width: 844, height: 390 } }
    : { upright: { width: 768, height: 1024 }, turned: { width: 1024, height: 768 } };

// An account each: the false camera now and then gives the same picture twice, and one project is told so.
for (const turn of ['upright', 'turned'] as const) {
  test(`${turn}: capture, retake, use, analyse; the camera is off again`, {
    tag: '@phone-only',
  }, async ({ page, account, isMobile }) => {
    await watchCamera(page);
    await signUpWith(page, account, 'Carport');
    await page.setViewportSize(turns(isMobile)[turn]);
    const camera = await openCamera(page);
    await expect(camera.getByText('Position defect in frame')).toBeVisible();
    await expectAccessible(page);
    await camera.getByRole('button', { name: 'Switch camera' }).click();
    await expect(camera.getByText('Position defect in frame')).toBeVisible();
    await expect.poll(() => runningTracks(page)).toBe(1);
    await camera.getByRole('button', { name: 'Capture' }).click();
    await expect(camera.getByRole('img', { name: 'Captured photo' })).toBeVisible();
    expect(await runningTracks(page)).toBe(0);
    await camera.getByRole('button', { name: 'Retake' }).click();
    await camera.getByRole('button', { name: 'Capture' }).click();
    if (turn === 'upright') await expectAccessible(page);
    await camera.getByRole('button', { name: 'Use Image' }).click();
    await expect(camera).toHaveCount(0);
    await expect(page.getByText(/^defect-\d{13}\.jpg$/)).toBeVisible();
    expect(await runningTracks(page)).toBe(0);
    await page.getByRole('button', { name: 'Accept Image' }).click();
    await expect(page.getByRole('button', { name: 'Next Image' }).first()).toBeVisible({ timeout: 60_000 });
    expect(await page.evaluate(() => window.cameraAsked)).toMatchObject([
      { audio: false, video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } } },
      { video: { facingMode: 'user', frameRate: { ideal: 30 } } },
      { video: { facingMode: 'user' } },
    ]);
    const results = await page.request.get('/api/defects');
    expect(await results.json()).toHaveLength(1);
  });
}

test('the camera stops when it is closed, left, or out of sight', { tag: '@phone-only' }, async ({
  page,
  account,
}) => {
  await watchCamera(page);
  await signUpWith(page, account, 'Carport');
  const camera = await openCamera(page);
  await expect(camera.getByText('Position defect in frame')).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => runningTracks(page)).toBe(0);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(camera.getByText('Position defect in frame')).toBeVisible();
  await camera.getByRole('button', { name: 'Close camera' }).click();
  await expect.poll(() => runningTracks(page)).toBe(0);
  await page.getByRole('button', { name: 'Take a photo' }).click();
  await expect(camera.getByText('Position defect in frame')).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/projects');
  });
  await expect(camera).toHaveCount(0);
  await expect.poll(() => runningTracks(page)).toBe(0);
});

const DENIED =
  'Unable to access camera. Camera access denied. Please allow camera permissions and try again.';
const FAILURES = {
  NotFoundError: 'No camera found on this device.',
  NotSupportedError: 'Camera not supported on this browser.',
  NotReadableError: 'Please ensure camera permissions are granted.',
  NotAllowedError: DENIED,
};

test('a camera that can’t be had says why, a silent one after 10 s, and both point to the file', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  await signUpWith(page, account, 'Carport');
  await stubCamera(page, Object.keys(FAILURES));
  await page.clock.install();
  const camera = await openCamera(page);
  for (const message of Object.values(FAILURES)) {
    await expect(camera.getByText(message, { exact: true })).toBeVisible();
    if (message !== DENIED) await camera.getByRole('button', { name: 'Try again' }).click();
  }
  await expectAccessible(page);
  await camera.getByRole('button', { name: 'Close camera' }).click();
  await expect(page.getByText('Camera access denied, please use file upload')).toBeVisible();

  await page.getByRole('button', { name: 'Take a photo' }).click();
  await expect(camera.getByText('Starting the camera. Allow it when your browser asks.')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(camera.getByText('Video loading timeout')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await camera.getByRole('button', { name: 'Upload a file instead' }).click();
  await chooser;
  await expect(camera).toHaveCount(0);

  await page.evaluate(() => {
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: undefined });
  });
  await page.getByRole('button', { name: 'Take a photo' }).click();
  await expect(camera.getByText('Camera not supported on this browser.')).toBeVisible();
});
