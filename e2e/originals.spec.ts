import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, signUpWith, test } from './support/person.ts';
import { largePhotoOnItsSide } from './support/photos.ts';

// The way of the original alone is cut on purpose.
test.use({ expectedErrors: /Failed to load resource|\/original/ });

const WAITS = 'The original of a photo hasn’t been sent yet. It is kept on this device.';

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function analyseLarge(page: Page, buffer: Buffer) {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'large.jpeg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('large.jpg')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Accept Image' }).click();
  await expect(page.getByRole('button', { name: 'Next Image' }).first()).toBeVisible({ timeout: 60_000 });
}

async function evidenceOf(page: Page) {
  const [{ id }] = await (await page.request.get('/api/defects')).json();
  const { evidence } = await (await page.request.get(`/api/defects/${id}`)).json();
  return { id, ...evidence };
}

test('the original of a photo over 10 MB waits on the device, is sent later and comes back byte for byte', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  test.setTimeout(240_000);
  const buffer = await largePhotoOnItsSide();
  const sha256 = hash(buffer);
  await signUpWith(page, account, 'Terrace');
  await page.route('**/api/photos/*/original', (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionreset') : route.continue(),
  );
  await page.goto('/dashboard');
  await analyseLarge(page, buffer);
  await expect(page.getByText(WAITS)).toBeVisible({ timeout: 30_000 });
  await expectAccessibleInBothThemes(page);
  const waiting = await evidenceOf(page);
  expect(waiting.original).toEqual({ sha256, bytes: null, receivedAt: null });
  // It outlives the tab. The page that comes tries once by itself, and again only after a minute.
  const triedAgain = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/original'));
  await page.reload();
  await triedAgain;
  await expect(page.getByText(WAITS)).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/api/photos/*/original');
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText(WAITS)).toHaveCount(0, { timeout: 90_000 });
  await expect.poll(async () => (await evidenceOf(page)).original.bytes).toBe(buffer.length);

  await page.goto(`/defects/${waiting.id}`);
  await page.getByText('Summary, sources, votes and evidence').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download original' }).click();
  expect(hash(await readFile(await (await download).path()))).toBe(sha256);
});

test('a device without room for the original says so, and the photo is analysed all the same', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function full(this: IDBObjectStore, ...given: Parameters<typeof put>) {
      if (this.name === 'originals') throw new DOMException('No room', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  await signUpWith(page, account, 'Terrace');
  await page.goto('/dashboard');
  const said = page.getByText('No room for the original').first();
  const seen = said.waitFor({ timeout: 60_000 });
  await analyseLarge(page, await largePhotoOnItsSide());
  await seen;
  expect(await evidenceOf(page)).toMatchObject({ width: 4096, original: { receivedAt: null } });
});

test('an original that the server refuses for good can be saved before it is discarded', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  test.setTimeout(180_000);
  const buffer = await largePhotoOnItsSide();
  await signUpWith(page, account, 'Terrace');
  const message = 'This isn’t the file that the photo was made from. Nothing was kept.';
  const body = JSON.stringify({ message, code: 'upload_failed', requestId: 'test' });
  await page.route('**/api/photos/*/original', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 400, contentType: 'application/json', body })
      : route.continue(),
  );
  await page.goto('/dashboard');
  await analyseLarge(page, buffer);
  await expect(page.getByText(`An original can’t be sent: ${message}`)).toBeVisible({ timeout: 30_000 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save original' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(`plumbline-original-${hash(buffer).slice(0, 8)}.jpg`);
  expect(hash(await readFile(await saved.path()))).toBe(hash(buffer));
  await page.getByRole('button', { name: 'Discard original' }).click();
  await expect(page.getByText(message)).toHaveCount(0);
});
