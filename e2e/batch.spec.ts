import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessibleInBothThemes, signUpWith, test } from './support/person.ts';

// A line that breaks under an upload, one that is cut on purpose, and files that are no photos.
test.use({ expectedErrors: /Failed to load resource: (?:net::ERR_|.* status of 4(?:09|15))/ });

const PHOTOS = 8;

/** A cracked wall, another one each time. */
async function crackedWall(at: number): Promise<Buffer> {
  const crack = `M90 ${110 + 9 * at} L300 ${260 + 7 * at} L410 305 L600 ${480 - 5 * at} L705 515 L890 760 L1040 850`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="100%" height="100%" fill="#d8d2c6"/><path d="${crack}" stroke="#3a342c" stroke-width="6" fill="none"/></svg>`;
  const grain = { create: { width: 1200, height: 900, channels: 3 as const, background: '#808080' } };
  const noise = await sharp({
    create: { ...grain.create, noise: { type: 'gaussian', mean: 128, sigma: 10 } },
  })
    .png()
    .toBuffer();
  return sharp(Buffer.from(svg))
    .composite([{ input: noise, blend: 'overlay' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

const chosen = (count = PHOTOS) =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => ({
      name: `wall-${at + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await crackedWall(at),
    })),
  );

interface Counts {
  id: number;
  received: number;
  waiting: number;
  done: number;
  kept: number;
  refused: number;
  failed: number;
  creditsUsed: number;
}

/** The newest batch of a project, once the server knows of one. */
async function readBatch(page: Page, projectId: number): Promise<Counts> {
  await expect.poll(async () => (await batchesOf(page, projectId)).length).toBeGreaterThan(0);
  const [batch] = await batchesOf(page, projectId);
  return batch as Counts;
}

async function batchesOf(page: Page, projectId: number): Promise<Counts[]> {
  const answer = await page.request.get(`/api/projects/${projectId}/batches`);
  return answer.json();
}

test('eight photos go on after the tab is closed in the middle: none is lost and none is charged twice', {
  tag: '@phone-only',
}, async ({ page, account, context }) => {
  test.setTimeout(240_000);
  await signUpWith(page, account, 'House in Coburg');
  await page.getByRole('link', { name: 'House in Coburg', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'House in Coburg' })).toBeVisible();
  const id = Number(/\/projects\/(\d+)/.exec(page.url())?.[1]);

  await page.getByRole('button', { name: 'Add many photos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add many photos' });
  const files = await chosen();
  const [first] = files;
  // One of them twice: it is left out, and said.
  await dialog.getByLabel('Choose photos').setInputFiles(first ? [...files, first] : files);
  await expect(
    dialog.getByText(`${PHOTOS + 1} photos, A$${PHOTOS + 1}.00 in credits at most.`),
  ).toBeVisible();
  await expect(
    dialog.getByText(`You have 5 credits: ${PHOTOS + 1 - 5} will be kept until you buy.`),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page);

  // After four photos the line is dead.
  let through = 0;
  await page.route('**/api/batches/*/photos', async (route) => {
    through += 1;
    if (through > 4) await route.abort('internetdisconnected');
    else await route.continue();
  });
  await dialog.getByRole('button', { name: `Analyse ${PHOTOS + 1} photos` }).click();
  await expect(page.getByText(`${PHOTOS} photos on the way`).first()).toBeVisible();
  await expect(page.getByText(`Sent 4 of ${PHOTOS}`, { exact: true })).toBeVisible({ timeout: 60_000 });
  await expectAccessibleInBothThemes(page);
  await page.close();

  const later = await context.newPage();
  await later.goto(`/projects/${id}`);
  // Nobody presses anything: the rest goes by itself, and the credits end before the photos do.
  await expect(later.getByText(`Sent ${PHOTOS} of ${PHOTOS}`, { exact: true })).toBeVisible({
    timeout: 60_000,
  });
  await expect.poll(async () => (await readBatch(later, id)).waiting, { timeout: 120_000 }).toBe(0);
  const batch = await readBatch(later, id);
  expect(batch).toMatchObject({ received: PHOTOS, refused: 0, failed: 0 });
  expect(batch.done + batch.kept).toBe(PHOTOS);
  const { analysisCredits } = await (await later.request.get('/api/me')).json();
  expect(analysisCredits).toBe(5 - batch.creditsUsed);
  const photos = await (await later.request.get(`/api/projects/${id}/photos`)).json();
  expect(photos).toHaveLength(PHOTOS);
  const left = () =>
    later.evaluate(async () =>
      (await indexedDB.databases()).some(({ name }) => name === 'plumbline-batches'),
    );
  expect(await left()).toBe(true);
  await expect(later.getByText(/photos? left$/)).toHaveCount(0);

  const card = later.getByRole('region', { name: `Upload of ${PHOTOS} photos` });
  expect(batch.kept === 0 || analysisCredits === 0).toBe(true);
  await expect(card.getByRole('button', { name: 'Buy credits' })).toHaveCount(batch.kept > 0 ? 1 : 0);
  await card.getByText('Show each photo').click();
  await expect(card.getByText(`wall-${PHOTOS}.jpg`)).toBeVisible();
  await expectAccessibleInBothThemes(later);
});

test('photos that are chosen together on the dashboard are kept without analysis, free, or paused and cancelled', {
  tag: '@desk-only',
}, async ({ page, account }) => {
  test.setTimeout(180_000);
  await signUpWith(page, account, 'Shop in Geelong');
  await page.goto('/dashboard');
  await page.getByLabel('Choose a photo').setInputFiles(await chosen(3));
  const dialog = page.getByRole('dialog', { name: 'Add many photos' });
  await dialog.getByText('Keep without analysis').click();
  await dialog.getByRole('button', { name: 'Keep 3 photos' }).click();
  await expect(page.getByText('3 photos on the way').first()).toBeVisible();
  const projects = await (await page.request.get('/api/projects')).json();
  const id = projects[0].id;
  await expect.poll(async () => (await readBatch(page, id)).kept, { timeout: 60_000 }).toBe(3);
  await page.goto(`/projects/${id}`);
  const card = page.getByRole('region', { name: 'Upload of 3 photos' });
  await card.getByRole('button', { name: 'Analyse 3 photos (3 credits)' }).click();
  await expect(card.getByRole('button', { name: 'Pause' })).toBeVisible();
  await card.getByRole('button', { name: 'Pause' }).click();
  // What had begun is finished, what hadn't waits.
  const resume = card.getByRole('button', { name: 'Resume' });
  const done = card.getByRole('heading', { name: '3 photos: done' });
  await expect(resume.or(done)).toBeVisible({ timeout: 60_000 });
  if (await resume.isVisible()) await resume.click();
  await expect(done).toBeVisible({ timeout: 60_000 });
  const { analysisCredits } = await (await page.request.get('/api/me')).json();
  expect(analysisCredits).toBe(5 - (await readBatch(page, id)).creditsUsed);
});

test('photos that the server won’t have are let go of one by one or together, and nobody waits for them', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  test.setTimeout(180_000);
  await signUpWith(page, account, 'Unit in Brunswick');
  const [{ id }] = await (await page.request.get('/api/projects')).json();
  await page.goto(`/projects/${id}`);
  await page.getByRole('button', { name: 'Add many photos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add many photos' });
  const broken = ['one', 'two', 'three'].map((name) => ({
    ...{ name: `${name}.jpg`, mimeType: 'image/jpeg' },
    buffer: Buffer.from(`no photo: ${name}`),
  }));
  await dialog.getByLabel('Choose photos').setInputFiles([...(await chosen(1)), ...broken]);
  await dialog.getByText('Keep without analysis').click();
  await dialog.getByRole('button', { name: 'Keep 4 photos' }).click();
  const card = page.getByRole('region', { name: 'Upload of 4 photos' });
  const stuck = card.getByRole('list', { name: 'Photos not accepted' }).getByRole('listitem');
  await expect(stuck).toHaveCount(3, { timeout: 60_000 });
  await expectAccessibleInBothThemes(page);
  await stuck.first().getByRole('button', { name: 'Discard' }).click();
  const rest = page.getByRole('region', { name: 'Upload of 3 photos' });
  await expect(rest.getByRole('list', { name: 'Photos not accepted' }).getByRole('listitem')).toHaveCount(2);
  // Sent again, a file that is no photo is none.
  await expect(rest.getByRole('button', { name: /^Send / })).toHaveCount(0);
  await rest.getByRole('button', { name: 'Discard all 2' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard photos' }).click();
  const done = page.getByRole('region', { name: 'Upload of 1 photo' });
  await expect(done.getByText('Sent 1 of 1', { exact: true })).toBeVisible();
  await expect(done.getByText(/not here yet/)).toHaveCount(0);
  expect(await readBatch(page, id)).toMatchObject({ photoCount: 1, received: 1, kept: 1 });
});

test('cancelling takes photos off the device only once the server has heard of it', {
  tag: '@desk-only',
}, async ({ page, account }) => {
  test.setTimeout(180_000);
  await signUpWith(page, account, 'Unit in Carlton');
  const [{ id }] = await (await page.request.get('/api/projects')).json();
  await page.goto(`/projects/${id}`);
  await page.getByRole('button', { name: 'Add many photos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add many photos' });
  await dialog.getByLabel('Choose photos').setInputFiles(await chosen(3));
  let through = 0;
  await page.route('**/api/batches/*/photos', async (route) => {
    through += 1;
    if (through > 1) await route.abort('internetdisconnected');
    else await route.continue();
  });
  await dialog.getByRole('button', { name: 'Analyse 3 photos' }).click();
  const card = page.getByRole('region', { name: 'Upload of 3 photos' });
  await expect(card.getByText('Sent 1 of 3', { exact: true })).toBeVisible({ timeout: 60_000 });
  await page.route('**/api/batches/*', (route) => route.abort('internetdisconnected'));
  const cancel = async () => {
    await card.getByRole('button', { name: 'Cancel the rest' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the rest' }).click();
  };
  await cancel();
  await expect(page.getByText('Nothing was changed').first()).toBeVisible();
  await expect(page.getByText('Sending: 2 photos left')).toBeVisible();
  await page.unroute('**/api/batches/*');
  await cancel();
  const rest = page.getByRole('region', { name: 'Upload of 1 photo' });
  await expect(rest.getByRole('heading', { name: '1 photo sent, the rest cancelled' })).toBeVisible();
  await expect(page.getByText(/photos? left$/)).toHaveCount(0);
  await expect(page.getByText(/not here yet/)).toHaveCount(0);
});

test('photos chosen again are left out, also after a tab that was closed while it copied them', {
  tag: '@desk-only',
}, async ({ page, account, context }) => {
  test.setTimeout(180_000);
  await signUpWith(page, account, 'House in Fitzroy');
  const [{ id }] = await (await page.request.get('/api/projects')).json();
  const files = await chosen(4);
  const choose = async (on: Page) => {
    await on.getByRole('button', { name: 'Add many photos' }).click();
    const dialog = on.getByRole('dialog', { name: 'Add many photos' });
    await dialog.getByLabel('Choose photos').setInputFiles(files);
    await dialog.getByText('Keep without analysis').click();
    await dialog.getByRole('button', { name: 'Keep 4 photos' }).click();
  };
  // The third photo is never read: the tab is closed over it.
  await page.addInitScript(() => {
    const digest = crypto.subtle.digest.bind(crypto.subtle);
    let read = 0;
    crypto.subtle.digest = (...asked) => {
      read += 1;
      return read > 2 ? new Promise(() => undefined) : digest(...asked);
    };
  });
  await page.goto(`/projects/${id}`);
  await choose(page);
  await expect(page.getByText('Copying to this device: 2 of 4')).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.goto(`/projects/${id}`);
  const told = later.getByText(/^Plumbline closed before 2 photos could be copied/);
  await expect(told).toBeVisible();
  await expect.poll(async () => (await readBatch(later, id))?.received, { timeout: 60_000 }).toBe(2);
  await expect(told).toBeVisible();
  await expectAccessibleInBothThemes(later);
  await choose(later);
  await expect(later.getByText('2 photos left out: already in this project.').first()).toBeVisible();
  await expect.poll(async () => (await readBatch(later, id)).received, { timeout: 60_000 }).toBe(2);
  await later.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(told).toHaveCount(0);
  await choose(later);
  await expect(later.getByText('4 photos left out: already in this project.').first()).toBeVisible();
  expect(await (await later.request.get(`/api/projects/${id}/photos`)).json()).toHaveLength(4);
});
