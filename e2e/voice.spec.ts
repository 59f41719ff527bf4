import type { Page } from '@playwright/test';
import { FAKE_CAMERA } from './support/fake-camera.ts';
import { createProject, expect, expectAccessible, signUp, test } from './support/person.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: /Failed to load resource: net::ERR_|FetchEvent for .* resulted in a network error/,
  launchOptions: FAKE_CAMERA,
});

/** A house, open on screen and kept for when there is no network. */
async function openHouse(page: Page): Promise<number> {
  await createProject(page, 'House in Coburg');
  const [{ id }] = await (await page.request.get('/api/projects')).json();
  await page.goto(`/projects/${id}`);
  await expect(page.getByRole('button', { name: 'Open camera' })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return id;
}

async function openCamera(page: Page) {
  await page.getByRole('button', { name: 'Open camera' }).click();
  const camera = page.getByRole('dialog', { name: 'House in Coburg' });
  await expect(camera.getByRole('button', { name: 'Take photo' })).toBeEnabled();
  return camera;
}

const readPhotos = async (page: Page, projectId: number) =>
  (await page.request.get(`/api/projects/${projectId}/photos`)).json();

/** Milliseconds of recordings that lie on the device. */
const keptHere = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve, reject) => {
        const open = indexedDB.open('plumbline-voices');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const all = open.result.transaction('voices').objectStore('voices').getAll();
          all.onsuccess = () => {
            open.result.close();
            resolve(all.result.filter(({ file }) => file.size > 0).map(({ durationMs }) => durationMs));
          };
        };
      }),
  );

test('what is said in the camera without a network is kept when the tab is killed, and is played with its photo', {
  tag: '@phone-only',
}, async ({ page, account, context }) => {
  test.setTimeout(180_000);
  await signUp(page, account);
  const id = await openHouse(page);
  await context.setOffline(true);
  const camera = await openCamera(page);
  const speak = camera.getByRole('button', { name: 'Record voice note' });
  await expect(speak).toBeDisabled();
  await camera.getByRole('button', { name: 'Take photo' }).click();
  await speak.click();
  const stop = camera.getByRole('button', { name: 'Stop recording' });
  const box = await stop.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
  await expect(camera.getByText('Recording', { exact: true })).toBeVisible();
  await expect(camera.getByRole('timer')).toHaveText(/^0:0[1-9] of 2:00$/);
  await expectAccessible(page);
  // The next photo doesn't end what is said with the one before.
  await camera.getByRole('button', { name: 'Take photo' }).click();
  await expect(stop).toBeVisible();
  await expect.poll(async () => (await keptHere(page)).length).toBe(1);
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(`/projects/${id}`);
  const again = await openCamera(later);
  await again.getByRole('button', { name: 'Allow credits' }).click();
  await later.getByRole('button', { name: 'Send without analysis' }).click();
  await expect.poll(async () => (await readPhotos(later, id)).length, { timeout: 60_000 }).toBe(2);
  await expect
    .poll(async () => (await readPhotos(later, id)).filter(({ voice }: { voice: unknown }) => voice).length, {
      timeout: 60_000,
    })
    .toBe(1);
  expect(await keptHere(later)).toEqual([]);
  // They are named by when they were taken, and sent side by side.
  const taken: { fileName: string; voice: unknown }[] = await readPhotos(later, id);
  const [first, second] = taken.sort((one, other) => one.fileName.localeCompare(other.fileName));
  expect(second?.voice).toBeNull();
  expect(first?.voice).toMatchObject({ type: 'audio/webm', textState: 'none' });
  await again.getByRole('button', { name: 'Close camera' }).click();

  await later.getByRole('tab', { name: 'Photos' }).click();
  await later.getByRole('button', { name: /^Show photo .*with a voice note$/ }).click();
  const note = later.getByRole('region', { name: 'Voice note' });
  await note.getByRole('button', { name: 'Play voice note' }).click();
  await expect(note.getByRole('button', { name: 'Pause voice note' })).toBeVisible();
  await expect(note.getByRole('button', { name: 'Play voice note' })).toBeVisible();
  await note.getByRole('button', { name: 'Type the text' }).click();
  await note.getByLabel('Text of the voice note').fill('Tiles are drummy behind the basin.');
  await note.getByRole('button', { name: 'Save text' }).click();
  await expect(note.getByText('Tiles are drummy behind the basin.')).toBeVisible();
  await expectAccessible(later);
  // No finding shows this photo: the note itself warns.
  await note.getByRole('button', { name: 'Edit text' }).click();
  await note.getByLabel('Text of the voice note').fill('Strong smell of gas at the meter.');
  await note.getByRole('button', { name: 'Save text' }).click();
  await expect(note.getByRole('region', { name: /^Hazard: .*gas/i })).toBeVisible();
  await note.getByRole('button', { name: 'Delete voice note' }).click();
  await later.getByRole('alertdialog').getByRole('button', { name: 'Delete voice note' }).click();
  await expect(note.getByRole('button', { name: 'Record voice note' })).toBeVisible();
  expect((await readPhotos(later, id)).filter(({ voice }: { voice: unknown }) => voice)).toEqual([]);
});

test('a voice note is recorded by keyboard, and a blocked microphone is explained', {
  tag: '@desk-only',
}, async ({ page, account }) => {
  await signUp(page, account);
  const id = await openHouse(page);
  const camera = await openCamera(page);
  await camera.getByRole('button', { name: 'Allow credits' }).click();
  await page.getByRole('button', { name: 'Send without analysis' }).click();
  await camera.getByRole('button', { name: 'Take photo' }).click();
  await camera.getByRole('button', { name: 'Close camera' }).click();
  await expect.poll(async () => (await readPhotos(page, id)).length, { timeout: 60_000 }).toBe(1);
  await page.addInitScript(() => {
    const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = (wanted) =>
      sessionStorage.getItem('blocked')
        ? Promise.reject(new DOMException('', 'NotAllowedError'))
        : real(wanted);
  });
  await page.reload();
  await page.getByRole('tab', { name: 'Photos' }).click();
  await page.evaluate(() => sessionStorage.setItem('blocked', 'yes'));
  await page.getByRole('button', { name: /^Show photo/ }).click();
  const note = page.getByRole('region', { name: 'Voice note' });
  await note.getByRole('button', { name: 'Record voice note' }).press('Enter');
  await expect(note.getByRole('alert')).toContainText('The microphone is blocked. Allow it for this site');
  await page.evaluate(() => sessionStorage.removeItem('blocked'));
  await note.getByRole('button', { name: 'Record voice note' }).press('Enter');
  const stop = note.getByRole('button', { name: 'Stop recording' });
  await expect(note.getByRole('timer')).toHaveText(/^0:0[1-9] of 2:00$/);
  await stop.focus();
  // Nothing holds the keyboard: it leaves the button and comes back.
  await page.keyboard.press('Tab');
  await expect(stop).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await stop.press('Enter');
  await expect
    .poll(async () => (await readPhotos(page, id))[0].voice?.type, { timeout: 30_000 })
    .toBe('audio/webm');
  await expect(note.getByRole('button', { name: 'Play voice note' })).toBeVisible();
});
