import { readFile } from 'node:fs/promises';
import {
  createProjectByHand,
  expect,
  expectAccessible,
  signUpByHand,
  signUpWith,
  test,
} from './support/person.ts';
import { beyondTheLimit, crackOnPlaster, largeAvif, largePhotoOnItsSide } from './support/photos.ts';

test('from signing up to reading the result of a photo', { tag: '@phone-only' }, async ({
  page,
  account,
}) => {
  await signUpByHand(page, account);
  await expectAccessible(page);
  await createProjectByHand(page, 'Terrace in Marrickville');
  await expectAccessible(page);

  await page.goto('/dashboard');
  await expect(page.getByText('5', { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Additional context').fill('crack in the plasterboard above the door');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'above-door.jpg',
      mimeType: 'image/jpeg',
      buffer: await crackOnPlaster(),
    });
  await expect(page.getByText('above-door.jpg')).toBeVisible();
  await page.getByRole('button', { name: 'Accept Image' }).click();

  await expect(page.getByRole('button', { name: 'Next Image' }).first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/plasterboard crack/i).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next Image' }).first().click();
  await expect(page.getByText('above-door.jpg')).toHaveCount(0);

  const me = await page.request.get('/api/me');
  expect(await me.json()).toMatchObject({ analysisCredits: 4 });
});

test('a photo over 10 MB is made smaller, upright and with its capture time, and analysed', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  const buffer = await largePhotoOnItsSide();
  expect(buffer.length).toBeGreaterThan(10 * 1024 * 1024);
  await signUpWith(page, account, 'Terrace');
  await page.goto('/dashboard');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'large.jpeg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('large.jpg')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Photo made smaller to send').first()).toBeVisible();
  await page.getByRole('button', { name: 'Accept Image' }).click();
  await expect(page.getByRole('button', { name: 'Next Image' }).first()).toBeVisible({ timeout: 60_000 });
  const results = await page.request.get('/api/defects');
  const [{ id }] = await results.json();
  const { evidence } = await (await page.request.get(`/api/defects/${id}`)).json();
  expect(evidence).toMatchObject({ width: 4096, height: 3072, takenAt: '2026-05-06T07:08:09' });
});

test('an AVIF photo over 10 MB is made smaller and analysed', { tag: '@desk-only' }, async ({
  page,
  account,
}) => {
  await signUpWith(page, account, 'Terrace');
  await page.goto('/dashboard');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'large.avif', mimeType: 'image/avif', buffer: await largeAvif() });
  await expect(page.getByText('large.jpg')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Accept Image' }).click();
  await expect(page.getByRole('button', { name: 'Next Image' }).first()).toBeVisible({ timeout: 60_000 });
});

test('a HEIC photo over 10 MB that the browser can’t open is refused with the way on', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  const heic = await readFile(new URL('../packages/vision/test/photos/wall.heic', import.meta.url));
  await signUpWith(page, account, 'Terrace');
  await page.goto('/dashboard');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: beyondTheLimit(heic) });
  await expect(page.getByText('Save it as JPG, then choose it again.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Accept Image' })).toBeDisabled();
});

test('what isn’t a photo is refused with a reason, before anything is sent', { tag: '@desk-only' }, async ({
  page,
  account,
}) => {
  await signUpWith(page, account, 'Terrace');
  await page.goto('/dashboard');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'quote.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4'),
    });
  await expect(page.getByText('Invalid file type. Only images are allowed.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept Image' })).toBeDisabled();
});

test('a project can be edited and deleted, after a confirmation with the exact words', {
  tag: '@desk-only',
}, async ({ page, account }) => {
  await signUpWith(page, account, 'Short-lived');
  await page.getByRole('button', { name: 'Actions for Short-lived' }).click();
  await page.getByRole('menuitem', { name: /delete/i }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(
    dialog.getByText('Are you sure you want to delete this project? This action cannot be undone.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: /delete/i }).click();
  await expect(page.getByRole('button', { name: 'Actions for Short-lived' })).toHaveCount(0);
  await expect(page.getByText('Project Deleted').first()).toBeVisible();
});
