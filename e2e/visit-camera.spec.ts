import type { Page } from '@playwright/test';
import { FAKE_CAMERA } from './support/fake-camera.ts';
import { createProject, expect, expectAccessible, signUp, test } from './support/person.ts';
import { crackOnPlaster } from './support/photos.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: /Failed to load resource: net::ERR_|FetchEvent for .* resulted in a network error/,
  launchOptions: FAKE_CAMERA,
});

async function openCamera(page: Page) {
  await page.getByRole('button', { name: 'Open camera' }).click();
  const camera = page.getByRole('dialog', { name: 'House in Coburg' });
  await expect(camera.getByRole('button', { name: 'Take photo' })).toBeEnabled();
  return camera;
}

/** Milliseconds from each press of the shutter until the device had kept the photo. */
const keptAfter = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('photo kept').map(({ duration }) => Math.round(duration)));

async function readBatch(page: Page, projectId: number) {
  const answer = await page.request.get(`/api/projects/${projectId}/batches`);
  const [batch] = await answer.json();
  return batch;
}

/** A house with two rooms and a visit under way, open on screen and kept for when there is no network. */
async function openHouse(page: Page): Promise<{ id: number; visitId: number; bath: number }> {
  await createProject(page, 'House in Coburg');
  const projects = await page.request.get('/api/projects');
  const [{ id }] = await projects.json();
  const made = async (what: string, data: object) =>
    (await (await page.request.post(`/api/projects/${id}/${what}`, { data })).json()).id;
  const visitId = await made('visits', { kind: 'handover', visitedOn: '2026-03-02' });
  await made('places', { name: 'Hall' });
  const bath = await made('places', { name: 'Bathroom' });
  await page.goto(`/projects/${id}`);
  await expect(page.getByRole('button', { name: 'Open camera' })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return { id, visitId, bath };
}

test('without a network the camera keeps photo after photo; they go once somebody has said what the visit may spend', {
  tag: '@phone-only',
}, async ({ page, account, context }) => {
  test.setTimeout(240_000);
  await signUp(page, account);
  const { id, visitId, bath } = await openHouse(page);
  const first = await openCamera(page);
  await expect(first.getByText(/^Handover inspection, /)).toBeVisible();
  await expectAccessible(page);
  await first.getByRole('button', { name: 'Close camera' }).click();

  await context.setOffline(true);
  const camera = await openCamera(page);
  const shutter = camera.getByRole('button', { name: 'Take photo' });
  for (const name of ['Take photo', 'Switch camera', 'Bathroom', 'Allow credits', 'Close camera']) {
    const box = await camera.getByRole('button', { name }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(48);
  }
  await camera.getByRole('button', { name: 'Bathroom' }).click();
  for (let at = 1; at <= 5; at += 1) {
    await shutter.click();
    await expect(camera.getByText(`${at} photo${at === 1 ? '' : 's'} kept on this device`)).toBeVisible();
  }
  // The last one was a thumb.
  await camera.getByRole('button', { name: 'Undo the last photo' }).click();
  await expect(camera.getByText('4 photos kept on this device')).toBeVisible();
  const times = (await keptAfter(page)).sort((one, other) => one - other);
  test.info().annotations.push({ type: 'kept after, ms', description: times.join(', ') });
  expect(times).toHaveLength(5);
  expect(times[2]).toBeLessThan(300);

  // The tab is gone, and comes back where there is a network: still nobody has said that anything may be spent.
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(`/projects/${id}`);
  await expect(later.getByText(/^4 photos from the camera kept on this device/)).toBeVisible();
  expect(await readBatch(later, id)).toBeUndefined();

  const again = await openCamera(later);
  await again.getByRole('button', { name: 'Allow credits' }).click();
  const sheet = later.getByRole('dialog', { name: 'Visit and credits' });
  await expect(sheet.getByText('0 credits spent so far. You have 5 credits.')).toBeVisible();
  await sheet.getByLabel('This visit may spend up to').fill('1');
  await expectAccessible(later);
  await sheet.getByRole('button', { name: 'Allow 1 credit' }).click();
  await expect.poll(async () => (await readBatch(later, id))?.received, { timeout: 60_000 }).toBe(4);
  await expect.poll(async () => (await readBatch(later, id)).waiting, { timeout: 120_000 }).toBe(0);
  const batch = await readBatch(later, id);
  expect(batch).toMatchObject({ creditLimit: 1, failed: 0 });
  expect(batch.creditsUsed).toBeLessThanOrEqual(1);
  expect((await (await later.request.get('/api/me')).json()).analysisCredits).toBe(5 - batch.creditsUsed);
  const photos = await (await later.request.get(`/api/projects/${id}/photos`)).json();
  expect(photos).toHaveLength(4);
  for (const photo of photos) expect(photo).toMatchObject({ visitId, placeId: bath });
});

test('a photo that was taken back never leaves the device, and one that was sent is said to be on its way', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  await signUp(page, account);
  const { id } = await openHouse(page);
  const camera = await openCamera(page);
  await camera.getByRole('button', { name: 'Allow credits' }).click();
  await page.getByRole('button', { name: 'Send without analysis' }).click();
  await camera.getByRole('button', { name: 'Take photo' }).click();
  await camera.getByRole('button', { name: 'Undo the last photo' }).click();
  await camera.getByRole('button', { name: 'Take photo' }).click();
  await camera.getByRole('button', { name: 'Take photo' }).click();
  // The first of the two goes at once, the other after the seconds in which it can be taken back.
  await expect.poll(async () => (await readBatch(page, id))?.received, { timeout: 60_000 }).toBe(2);
  await camera.getByRole('button', { name: 'Undo the last photo' }).click();
  await expect(camera.getByText('This photo is already on its way. Delete it in the project.')).toBeVisible();
  // The queue is asked for both, and the limit leaves them no run.
  await expect
    .poll(() => readBatch(page, id), { timeout: 60_000 })
    .toMatchObject({ received: 2, kept: 2, waiting: 0, creditsUsed: 0, creditLimit: 0 });
  // Its seconds never pass on this clock: it goes because nothing is left to take it back with.
  await page.clock.setFixedTime(new Date());
  await camera.getByRole('button', { name: 'Take photo' }).click();
  await expect(camera.getByText('1 photo to send')).toBeVisible();
  await camera.getByRole('button', { name: 'Close camera' }).click();
  await expect.poll(async () => (await readBatch(page, id)).received, { timeout: 60_000 }).toBe(3);
});

test('the level turns with the phone and says when it is level', { tag: '@phone-only' }, async ({
  page,
  account,
}) => {
  await signUp(page, account);
  await openHouse(page);
  const camera = await openCamera(page);
  const hold = (beta: number, gamma: number) =>
    page.evaluate(
      (held) => void window.dispatchEvent(new DeviceOrientationEvent('deviceorientation', held)),
      { beta, gamma },
    );
  /** Again until it is seen: a machine without the sensor says once, and late, that it knows nothing. */
  const seen = (name: string, beta: number, gamma: number) =>
    expect(async () => {
      await hold(beta, gamma);
      await expect(camera.getByRole('img', { name })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 15_000 });
  await seen('The phone is level', 80, 0);
  await seen('The phone is tilted', 60, -30);
  await hold(0, 0);
  await expect(camera.getByRole('img', { name: /^The phone is/ })).toHaveCount(0);
});

test('held sideways, with old photos to choose from, the shutter stays round and in reach', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  await signUp(page, account);
  const { id } = await openHouse(page);
  await page.request.post('/api/analyze', {
    multipart: {
      projectId: String(id),
      image: { name: 'crack.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() },
    },
  });
  await page.reload();
  const [width, height] = [664, 360];
  for (const size of [
    { width, height },
    { width: height, height: width },
  ]) {
    await page.setViewportSize(size);
    const camera = await openCamera(page);
    await camera.getByRole('combobox', { name: 'Match an old photo' }).click();
    await page.getByRole('option', { name: /^#1 / }).click();
    await expect(camera.getByLabel('Strength of the old photo')).toBeVisible();
    for (const name of ['Take photo', 'Switch camera', 'Record voice note']) {
      const box = await camera.getByRole('button', { name }).boundingBox();
      if (!box) throw new Error(`${name} isn’t there`);
      expect(Math.abs(box.width - box.height), name).toBeLessThan(1);
      expect(box.height, name).toBeGreaterThanOrEqual(48);
      expect(box.x + box.width, name).toBeLessThanOrEqual(size.width);
      expect(box.y + box.height, name).toBeLessThanOrEqual(size.height);
    }
    const picture = await camera.getByLabel('Live picture of the camera').boundingBox();
    expect(picture?.height).toBeGreaterThan(size.height / 4);
    await expectAccessible(page);
    await camera.getByRole('button', { name: 'Close camera' }).click();
  }
});
