import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { planPdf } from '../apps/server/test/support/plan-pdf.ts';
import { BILLING_ADDRESS, CARD, fromSecret } from '../apps/server/test/support/shopper.ts';
import { createProject, expect, expectAccessible, signUp, test } from './support/person.ts';
import { crackOnPlaster } from './support/photos.ts';

const ROOMS = ['Kitchen', 'Bathroom', 'Laundry', 'Bedroom 1', 'Living', 'Roof space'];

/** Fifteen credits, paid with a test card: a new account's own don't reach for a whole visit. */
async function buyCredits(page: Page): Promise<void> {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    expect(answer.ok(), path).toBe(true);
    return answer.json();
  };
  const { clientSecret } = await post('/api/create-payment-intent', { amount: 15, analyses: 15 });
  const { id: paymentIntentId } = fromSecret(clientSecret);
  const billing = { clientSecret, card: CARD, billingAddress: BILLING_ADDRESS };
  await post(`/api/sandbox-payments/${paymentIntentId}/confirm`, billing);
  await post('/api/payments/add-test-credits', { credits: 15, paymentIntentId });
}

/** A wall without anything to see on it, another one each time. */
const soundWall = (at: number) =>
  sharp({
    create: {
      width: 900,
      height: 700,
      channels: 3,
      background: { r: 205 + at, g: 200, b: 190 },
      noise: { type: 'gaussian', mean: 200, sigma: 6 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

test('a whole visit: rooms, photos, findings, a plan, closing, and the next visit beside it', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  test.setTimeout(240_000);
  await signUp(page, account);
  await createProject(page, 'Terrace in Marrickville');
  await page.getByRole('link', { name: 'Terrace in Marrickville', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terrace in Marrickville' })).toBeVisible();
  const id = Number(/\/projects\/(\d+)/.exec(page.url())?.[1]);

  await page.getByRole('tab', { name: 'Rooms' }).click();
  for (const room of ROOMS) {
    await page.getByLabel('Room name').fill(room);
    await page.getByRole('button', { name: 'Add room' }).click();
    await expect(page.getByText(room, { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Move Roof space to another place' }).click();
  const moving = page.getByRole('dialog', { name: 'Move Roof space' });
  await moving.getByRole('combobox', { name: 'Move to' }).click();
  await page.getByRole('option', { name: `After ${ROOMS[3]}` }).click();
  await moving.getByRole('button', { name: 'Move room' }).click();
  const rooms = page.getByRole('list', { name: 'Rooms' }).getByRole('listitem');
  await expect(rooms.nth(4)).toContainText('Roof space');
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Visits' }).click();
  await page.getByRole('button', { name: 'New visit' }).click();
  const visit = page.getByRole('dialog', { name: 'New visit' });
  await visit.getByLabel('Date').fill('2026-11-02');
  await visit.getByLabel('Weather').fill('Fine, 24 °C');
  await visit.getByLabel('People present').fill('Ann Example, Buyer');
  await visit.getByRole('group', { name: 'Interior' }).getByText('Inspected', { exact: true }).click();
  await visit.getByRole('group', { name: 'Subfloor' }).getByText('Not inspected').click();
  await visit.getByRole('button', { name: 'Start visit' }).click();
  await expect(visit.getByText('Say why subfloor wasn’t inspected.')).toBeVisible();
  await visit.getByLabel('Why Subfloor wasn’t inspected').fill('The hatch was locked');
  await expectAccessible(page);
  await visit.getByRole('button', { name: 'Start visit' }).click();
  await expect(page.getByText('The hatch was locked')).toBeVisible();

  // The first photo through the form, with its room in one tap.
  await page.getByRole('button', { name: 'Analyze a photo' }).click();
  const photo = page.getByRole('dialog', { name: 'Analyze a photo' });
  await photo.getByRole('button', { name: 'Kitchen' }).click();
  await photo
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'kitchen.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() });
  await photo.getByLabel('Additional context').fill('crack in the plasterboard, 4 mm');
  await photo.getByRole('button', { name: 'Accept Image' }).click();
  await expect(photo.getByRole('button', { name: 'Next Image' }).first()).toBeVisible({ timeout: 60_000 });
  await photo.getByLabel('Photos to keep without analysis').setInputFiles(
    await Promise.all(
      [1, 2, 3].map(async (at) => ({
        name: `wall-${at}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await soundWall(at),
      })),
    ),
  );
  await expect(page.getByText('3 photos kept').first()).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');

  // Eleven more, so that each of the six rooms has two; the panel is the same whoever asks it.
  await buyCredits(page);
  const [first] = await (await page.request.get(`/api/projects/${id}/visits`)).json();
  const places: { id: number }[] = await (await page.request.get(`/api/projects/${id}/places`)).json();
  const more = await crackOnPlaster();
  const analyse = async (at: number) => {
    const sent = await page.request.post('/api/analyze', {
      multipart: {
        projectId: String(id),
        visitId: String(first.id),
        placeId: String(places[at % 6]?.id),
        defectDescription: 'crack in the plasterboard',
        image: { name: `more-${at}.jpg`, mimeType: 'image/jpeg', buffer: more },
      },
      timeout: 60_000,
    });
    expect(sent.status()).toBe(200);
  };
  for (const some of [
    [1, 2],
    [3, 4],
    [5, 6],
    [7, 8],
    [9, 10, 11],
  ])
    await Promise.all(some.map(analyse));

  await page.goto(`/projects/${id}`);
  await expect(page.getByText('12 findings')).toBeVisible();
  await page.getByText('By room', { exact: true }).click();
  const inRoom = (room: string) =>
    page.getByRole('listitem').filter({ hasText: new RegExp(`^${room}\\d+$`) });
  await expect(inRoom('Kitchen')).toHaveText('Kitchen2');
  await expectAccessible(page);
  await page
    .getByRole('checkbox', { name: /^Select/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Move 1 finding' })
    .getByRole('button', { name: 'Bathroom' })
    .click();
  await expect(inRoom('Kitchen')).toHaveText('Kitchen1');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(inRoom('Kitchen')).toHaveText('Kitchen2');

  await page.getByRole('tab', { name: 'Plans' }).click();
  await page.getByLabel('Plan to add').setInputFiles({
    name: 'house.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(planPdf(3)),
  });
  const sheet = page.getByRole('application', { name: 'Page 1 of house' });
  await expect(sheet).toBeVisible({ timeout: 60_000 });
  await page.getByText('Add pin', { exact: true }).click();
  await sheet.click();
  await expect(page.getByRole('button', { name: 'Pin 1' })).toBeVisible();
  await page.getByLabel('Finding at 1').fill('crack');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('button', { name: 'Open finding', exact: true })).toBeVisible();
  // On screen at once, and kept a moment later.
  const planOf = async () => (await (await page.request.get(`/api/projects/${id}/plans`)).json())[0];
  await expect
    .poll(async () => (await planOf()).pins)
    .toMatchObject([{ number: 1, page: 1, findingId: expect.any(Number) }]);
  const plan = await planOf();
  const lines: { id: number }[] = await (
    await page.request.get(`/api/projects/${id}/findings?limit=200`)
  ).json();
  const others = lines.filter((line) => line.id !== plan.pins[0].findingId);
  expect(others).toHaveLength(11);
  for (const [at, line] of others.entries()) {
    const data = { page: 1 + ((at + 1) % 3), x: 0.1 + 0.07 * at, y: 0.4, findingId: line.id };
    expect((await page.request.post(`/api/plans/${plan.id}/pins`, { data })).status()).toBe(201);
  }
  await page.reload();
  for (const number of [1, 2, 3]) {
    await page.getByRole('button', { name: `Page ${number}` }).click();
    const shown = page.getByRole('application', { name: `Page ${number} of house` });
    await expect(shown).toBeVisible();
    await expect(shown.getByRole('button', { name: /^Pin \d+/ })).toHaveCount(4);
  }
  await expectAccessible(page);
  expect((await page.request.get(`/api/plans/${plan.id}/print`)).headers()['content-type']).toContain('pdf');

  await page.getByRole('tab', { name: 'Visits' }).click();
  await page.getByRole('button', { name: 'Close visit' }).click();
  const closing = page.getByRole('dialog', { name: 'Close visit' });
  await expect(closing.getByText(/Once closed|Photo \d+:/).first()).toBeVisible({ timeout: 60_000 });
  const reasons = closing.getByPlaceholder('Or say why not, such as: a shadow');
  for (let left = await reasons.count(); left > 0; left--) {
    await reasons.first().fill('Nothing there');
    await closing.getByRole('button', { name: 'Dismiss' }).first().click();
    await expect(reasons).toHaveCount(left - 1);
  }
  await closing.getByRole('button', { name: 'Close visit' }).click();
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'New visit' }).click();
  await page.getByRole('dialog', { name: 'New visit' }).getByRole('button', { name: 'Start visit' }).click();
  await expect(page.getByText('Open', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Compare visits' }).first().click();
  const compared = page.getByRole('dialog', { name: 'Compare visits' });
  await expect(compared.getByRole('region', { name: 'Not found again' })).toBeVisible();
  await expectAccessible(page);
});

test('a card leads to its project, and the dashboard’s next photo goes to that one and to no other', {
  tag: '@desk-only',
}, async ({ page, account }) => {
  await signUp(page, account);
  await createProject(page, 'First house');
  await createProject(page, 'Second house');
  await page.getByRole('link', { name: 'First house', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'First house' })).toBeVisible();
  const first = Number(/\/projects\/(\d+)/.exec(page.url())?.[1]);
  await page.goto('/dashboard');
  await expect(page.getByRole('combobox', { name: 'Project' })).toContainText('First house');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() });
  await page.getByRole('button', { name: 'Accept Image' }).click();
  await expect(page.getByRole('button', { name: 'Next Image' }).first()).toBeVisible({ timeout: 60_000 });
  const everywhere: { projectId: number }[] = await (await page.request.get('/api/defects')).json();
  expect(everywhere.map(({ projectId }) => projectId)).toEqual([first]);
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Reports of First house' }).click();
  await expect(page.getByRole('combobox', { name: 'Project' })).toContainText('First house');
});
