import { readdirSync, readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { sampledPages } from './support/built-pages.ts';
import { expect, test } from './support/person.ts';

test('public pages read without JavaScript, and name themselves whole to those who link to them', {
  tag: '@desk-only',
}, async ({ browser, baseURL }) => {
  test.setTimeout(300_000);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  for (const path of sampledPages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      const words = await page.locator('main').textContent();
      expect(words?.length).toBeGreaterThan(300);
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(canonical).toMatch(/^https?:\/\//);
      await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', canonical ?? '');
      const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
      const { status, type } = await fetchKind(page.request, new URL(picture ?? '').pathname);
      expect([picture, status, type]).toEqual([picture, 200, 'image/jpeg']);
    });
  }
  await page.goto('/help-center');
  // Guides and answers that open with JavaScript stand in full without it.
  await expect(page.locator('noscript ol li').first()).toBeVisible();
  await context.close();
});

async function fetchKind(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  return { status: response.status(), type: response.headers()['content-type'] };
}

test('a video of the help centre plays by keyboard, with captions, and never by itself', {
  tag: '@desk-only',
}, async ({ page }) => {
  await page.goto('/help-center');
  await page.getByRole('button', { name: /Video tutorials/ }).click();
  const video = page.getByRole('figure', { name: 'First Analysis Walkthrough' }).locator('video');
  const state = () =>
    video.evaluate((element: HTMLVideoElement) => ({
      paused: element.paused,
      played: element.currentTime > 0.2,
      captions: element.textTracks[0]?.cues?.length ?? 0,
      error: element.error?.message ?? null,
    }));
  expect(await state()).toMatchObject({ paused: true, played: false });
  await video.focus();
  await page.keyboard.press('Space');
  await expect.poll(state).toMatchObject({ paused: false, played: true, captions: 4, error: null });
  await page.keyboard.press('Space');
  await expect.poll(state).toMatchObject({ paused: true });
  // A phone asks for a video piece by piece.
  const piece = await page.request.get('/walks/first-walkthrough.mp4', { headers: { range: 'bytes=0-99' } });
  expect([piece.status(), piece.headers()['content-type']]).toEqual([206, 'video/mp4']);
  expect((await fetchKind(page.request, '/walks/first-walkthrough.vtt')).type).toContain('text/vtt');
});

test('a sample report is looked through and saved', { tag: '@desk-only' }, async ({ page }) => {
  await page.goto('/defect-report-samples');
  await page.getByRole('button', { name: 'Preview Structural Defect Assessment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Structural Defect Assessment' });
  await expect(dialog.getByRole('heading', { name: 'Stepped cracking in brickwork' })).toBeVisible();
  await page.keyboard.press('Escape');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Structural Defect Assessment' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('sample-report-structural-defect-assessment.pdf');
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await expect(page.getByText('Download Complete').first()).toBeVisible();
});

test('a checklist is filled in and printed, and the guide is saved', { tag: '@desk-only' }, async ({
  page,
}) => {
  await page.goto('/handover-checklist-generator');
  await page.getByLabel('Building Type').selectOption('apartment');
  await page.getByRole('button', { name: 'Generate Handover Checklist' }).click();
  await page.getByRole('checkbox').first().check();
  await page.getByLabel(/^Note on Smoke alarms/).fill('Two chirp');
  const printing = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await printing).suggestedFilename()).toBe('handover-checklist-apartment.pdf');
  await page.goto('/ncc-guide-2025');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF guide' }).click();
  expect((await saving).suggestedFilename()).toBe('ncc-2025-guide.pdf');
  await expect(page.getByText('Download Complete').first()).toBeVisible();
});

test('the gallery of primitives is no part of what is built', { tag: '@desk-only' }, async ({ request }) => {
  expect((await request.get('/gallery/')).status()).toBe(404);
  const dist = new URL('../apps/web/dist/', import.meta.url);
  const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(js|html|css)$/.test(path),
  );
  expect(scripts.length).toBeGreaterThan(50);
  const title = 'Every part of the interface in every state';
  expect(scripts.filter((path) => readFileSync(new URL(path, dist), 'utf8').includes(title))).toEqual([]);
});
