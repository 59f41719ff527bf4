import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { planPdf } from '../apps/server/test/support/plan-pdf.ts';
import { buyCredits } from './support/buy-credits.ts';
import {
  createProject,
  createProjectByHand,
  expect,
  expectAccessible,
  signUp,
  signUpWith,
  test,
} from './support/person.ts';
import { crackOnPlaster } from './support/photos.ts';

const everything = Boolean(process.env.WHOLE_CAMPAIGN);
/** Two findings each. All of them: `npm run test:whole`. */
const ROOMS = ['Kitchen', 'Bathroom', 'Laundry', 'Bedroom 1', 'Living', 'Roof space'].slice(
  0,
  everything ? 6 : 3,
);
const FINDINGS = 2 * ROOMS.length;
/** Pins on each of the plan's three pages. */
const PINS = FINDINGS / 3;

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

/** A cracked wall, another one each time. */
async function crackedWall(at: number): Promise<Buffer> {
  const [first, second] = [260 + 31 * (at % 4), 480 - 23 * (at % 5)];
  const crack = `M${90 + 40 * (at % 6)} ${110 + 9 * at} L300 ${first} L410 305 L600 ${second} L705 515 L890 760 L1040 850`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="100%" height="100%" fill="#d8d2c6"/><path d="${crack}" stroke="#3a342c" stroke-width="6" fill="none"/></svg>`;
  const grain = await sharp({
    create: {
      ...{ width: 1200, height: 900, channels: 3, background: '#808080' },
      noise: { type: 'gaussian', mean: 128, sigma: 10 },
    },
  })
    .png()
    .toBuffer();
  return sharp(Buffer.from(svg))
    .composite([{ input: grain, blend: 'overlay' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
const cracks = (from: number, to: number) =>
  Promise.all(
    Array.from({ length: to - from }, async (_, at) =>
      jpeg(`crack-${from + at + 1}.jpg`, await crackedWall(from + at)),
    ),
  );

/** The heading of a room, with the number of findings below it. */
const expectInRoom = (page: Page, room: string, count: number) =>
  expect(page.getByRole('listitem').filter({ hasText: new RegExp(`^${room}\\d+$`) })).toHaveText(
    `${room}${count}`,
  );

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

/** The project, its six rooms, and a visit that has begun. */
async function beginVisit(page: Page, account: Parameters<typeof signUp>[1]): Promise<void> {
  await signUp(page, account);
  // A new account's own credits don't reach for a whole visit.
  await buyCredits(page);
  await createProjectByHand(page, 'Terrace in Marrickville');
  await page.getByRole('link', { name: 'Terrace in Marrickville', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terrace in Marrickville' })).toBeVisible();

  await tab(page, 'Rooms');
  for (const room of ROOMS) {
    // Enter adds, and the field is ready for the next one.
    await page.getByLabel('Room name').fill(room);
    await page.keyboard.press('Enter');
    await expect(page.getByText(room, { exact: true })).toBeVisible();
    await expect(page.getByLabel('Room name')).toBeFocused();
  }
  await tab(page, 'Visits');
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
}

/** Adds a plan of three pages; its first one is shown. */
async function addPlan(page: Page): Promise<void> {
  await tab(page, 'Plans');
  await page
    .getByLabel('Plan to add')
    .setInputFiles({ name: 'house.pdf', mimeType: 'application/pdf', buffer: Buffer.from(planPdf(3)) });
  await expect(sheetOf(page, 1)).toBeVisible({ timeout: 60_000 });
}

const sheetOf = (page: Page, number: number) =>
  page.getByRole('application', { name: `Page ${number} of house` });

/** Says which finding the pin that was just added stands for: what has no pin yet is offered first. */
async function nameFinding(page: Page, number: number): Promise<void> {
  await page.getByLabel(`Finding at ${number}`).click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: new RegExp(`^Pin ${number}: #`) })).toBeVisible();
}

/** Every pin is where it was put once the page is opened again, each for another finding. */
async function expectPins(page: Page): Promise<void> {
  await page.reload();
  const named: (string | null)[] = [];
  for (const number of [1, 2, 3]) {
    await page.getByRole('button', { name: `Page ${number}`, exact: true }).click();
    const pins = sheetOf(page, number).getByRole('button', { name: /^Pin \d+: #/ });
    await expect(pins).toHaveCount(PINS);
    named.push(...(await pins.evaluateAll((all) => all.map((pin) => pin.getAttribute('aria-label')))));
  }
  expect(new Set(named.map((name) => /#\d+/.exec(name ?? '')?.[0])).size).toBe(FINDINGS);
  const printed = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  expect((await printed).suggestedFilename()).toMatch(/\.pdf$/);
}

/** Closes the visit, dismissing what the panel asks, and begins the next one, which is compared with it. */
async function closeAndCompare(page: Page): Promise<void> {
  await tab(page, 'Visits');
  await page.getByRole('button', { name: 'Close visit' }).click();
  const closing = page.getByRole('dialog', { name: 'Close visit' });
  await expect(closing.getByText(/Once closed|\.jpg: /).first()).toBeVisible({ timeout: 60_000 });
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
  const again = compared.getByRole('region', { name: 'Not looked at yet' });
  await expect(again.getByRole('listitem')).toHaveCount(FINDINGS);
  await again.getByRole('combobox').first().click();
  await page.getByRole('option', { name: 'Fixed' }).click();
  await expect(compared.getByRole('region', { name: 'Fixed' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
}

test('a whole visit on a phone: photos room by room, pins by finger, closing, and the next visit', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  test.setTimeout(180_000);
  await beginVisit(page, account);

  // The first photo through the form, with its room in one tap, and three that show nothing beside it.
  await page.getByRole('button', { name: 'Analyse a photo' }).click();
  const photo = page.getByRole('dialog', { name: 'Analyse a photo' });
  await photo.getByRole('button', { name: 'Kitchen' }).click();
  const [one, two] = await cracks(0, 2);
  for (const file of [one, two]) {
    await photo
      .locator('input[type=file]')
      .first()
      .setInputFiles(file ?? []);
    await photo.getByRole('button', { name: 'Accept Image' }).click();
    const next = photo.getByRole('button', { name: 'Next Image' }).first();
    await expect(next).toBeVisible({ timeout: 60_000 });
    await next.click();
  }
  const sound = await Promise.all([1, 2, 3].map(async (at) => jpeg(`wall-${at}.jpg`, await soundWall(at))));
  await photo.getByLabel('Photos to keep without analysis').setInputFiles(sound);
  await expect(page.getByText('3 photos kept').first()).toBeVisible({ timeout: 30_000 });
  // At once, while the message is still there.
  await photo.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(photo).toBeHidden();

  // The other rooms, two photos each: a room stays chosen until the next one.
  for (const [at, room] of ROOMS.slice(1).entries()) {
    await page.getByRole('button', { name: 'Add many photos' }).click();
    const many = page.getByRole('dialog', { name: 'Add many photos' });
    await many.getByLabel('Choose photos').setInputFiles(await cracks(2 + 2 * at, 4 + 2 * at));
    await many.getByRole('button', { name: room, exact: true }).click();
    await many.getByRole('button', { name: 'Analyse 2 photos' }).click();
    await expect(many).toBeHidden();
  }
  await tab(page, 'Findings');
  await expect(page.getByText(`${FINDINGS} findings`, { exact: true })).toBeVisible({ timeout: 90_000 });
  await page.getByText('By room', { exact: true }).click();
  for (const room of ROOMS) await expectInRoom(page, room, 2);
  await expectAccessible(page);

  await addPlan(page);
  for (let number = 1; number <= FINDINGS; number++) {
    const on = Math.ceil(number / PINS);
    await page.getByRole('button', { name: `Page ${on}`, exact: true }).click();
    await page.getByText('Add pin', { exact: true }).click();
    const box = await sheetOf(page, on).boundingBox();
    const side = ((number - 1) % PINS) - (PINS - 1) / 2;
    await sheetOf(page, on).click({
      position: { x: (box?.width ?? 0) * (0.5 + 0.15 * side), y: (box?.height ?? 0) / 2 },
    });
    await nameFinding(page, number);
  }
  await expectAccessible(page);
  await expectPins(page);
  await closeAndCompare(page);
});

test('a whole visit at a desk, by keyboard: photos at once, sorted into rooms, pins by arrow keys', {
  tag: '@desk-only',
}, async ({ page, account }) => {
  test.setTimeout(180_000);
  await beginVisit(page, account);
  await page.getByRole('button', { name: 'Add many photos' }).click();
  const many = page.getByRole('dialog', { name: 'Add many photos' });
  await many.getByLabel('Choose photos').setInputFiles(await cracks(0, FINDINGS));
  await many.getByRole('button', { name: `Analyse ${FINDINGS} photos` }).click();
  await tab(page, 'Findings');
  await expect(page.getByText(`${FINDINGS} findings`, { exact: true })).toBeVisible({ timeout: 90_000 });

  // Two after the other into each room, without the mouse.
  await page.getByText('By room', { exact: true }).click();
  const key = (name: string) => page.keyboard.press(name);
  await page.getByRole('heading', { level: 2, name: 'No room yet' }).waitFor();
  for (const [at, room] of ROOMS.entries()) {
    const before = page.locator('[data-finding]');
    await before.first().focus();
    // What has a room already stands above.
    for (let step = 0; step < 2 * at; step++) await key('j');
    await key('x');
    await key('j');
    await key('x');
    await expect(page.getByText('2 findings selected')).toBeVisible();
    await key('m');
    const move = page.getByRole('dialog', { name: 'Move 2 findings' });
    await move.getByRole('button', { name: room, exact: true }).focus();
    await key('Enter');
    await expect(move).toBeHidden();
    await expectInRoom(page, room, 2);
  }
  await key('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts).toBeVisible();
  await expectAccessible(page);
  await key('Escape');

  // A decision and a deletion, both taken back.
  await page.locator('[data-finding]').first().focus();
  await key('c');
  await expect(page.getByText('1 finding confirmed', { exact: true }).first()).toBeVisible();
  await key('u');
  await expect(page.getByText('1 finding back to undecided').first()).toBeVisible();
  await page.locator('[data-finding]').first().focus();
  await key('#');
  await expect(page.getByText(`${FINDINGS - 1} findings`, { exact: true })).toBeVisible();
  await key('u');
  await expect(page.getByText(`${FINDINGS} findings`, { exact: true })).toBeVisible();

  await addPlan(page);
  for (let number = 1; number <= FINDINGS; number++) {
    const on = Math.ceil(number / PINS);
    await page.getByRole('button', { name: `Page ${on}`, exact: true }).press('Enter');
    await page.getByRole('radio', { name: 'Look' }).focus();
    await key('ArrowRight');
    await sheetOf(page, on).focus();
    for (let step = 0; step < (number - 1) % PINS; step++) await key('Shift+ArrowRight');
    await key('Enter');
    await nameFinding(page, number);
  }
  // Moved a long step down, and nowhere else.
  const moved = page.getByRole('button', { name: new RegExp(`^Pin ${FINDINGS}: #`) });
  const place = async () => {
    const [pin, sheet] = await Promise.all([moved.boundingBox(), sheetOf(page, 3).boundingBox()]);
    return { x: (pin?.x ?? 0) - (sheet?.x ?? 0), y: (pin?.y ?? 0) - (sheet?.y ?? 0) };
  };
  const from = await place();
  await page.getByRole('button', { name: 'Move pin' }).press('Enter');
  await expect(sheetOf(page, 3)).toBeFocused();
  await key('Shift+ArrowDown');
  await expectAccessible(page);
  await key('Enter');
  await expect.poll(async () => Math.round((await place()).y - from.y)).toBe(48);
  expect(Math.round((await place()).x - from.x)).toBe(0);
  await expectPins(page);
  await closeAndCompare(page);
});

test('a card leads to its project, and the dashboard’s next photo goes to that one and to no other', {
  tag: '@desk-only',
}, async ({ page, account }) => {
  await signUpWith(page, account, 'First house');
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

test('a finding that was filed under the wrong building moves to the right one with its photo', {
  tag: '@desk-only',
}, async ({ page, account }) => {
  await signUpWith(page, account, 'Right house');
  await createProject(page, 'Wrong house');
  const projects: { id: number; name: string }[] = await (await page.request.get('/api/projects')).json();
  const idOf = (name: string) => projects.find((one) => one.name === name)?.id ?? 0;
  const photo = { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() };
  const multipart = { projectId: String(idOf('Wrong house')), image: photo };
  expect((await page.request.post('/api/analyze', { multipart, timeout: 60_000 })).ok()).toBe(true);

  await page.goto(`/projects/${idOf('Wrong house')}`);
  await page.getByRole('checkbox', { name: /^Select .*, finding 1$/ }).click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Move 1 finding' });
  await dialog.getByRole('combobox', { name: 'Other project' }).click();
  await page.getByRole('option', { name: 'Right house' }).click();
  await expect(dialog.getByText('each finding gets a new number there')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Move to Right house' }).click();
  await expect(page.getByText('1 finding moved to Right house', { exact: true })).toBeVisible();
  await expect(page.getByText('No findings yet')).toBeVisible();
  await page.goto(`/projects/${idOf('Right house')}`);
  await expect(page.getByText('1 finding', { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Select .*, finding 1$/ })).toBeVisible();
});

test('a photo from the dashboard goes to the open visit and the chosen room, and is seen large among its photos', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  await signUpWith(page, account, 'House in Preston');
  const [project]: { id: number }[] = await (await page.request.get('/api/projects')).json();
  const at = `/api/projects/${project?.id}`;
  const facts = { kind: 'handover', visitedOn: '2026-11-02' };
  const visit: { id: number } = await (await page.request.post(`${at}/visits`, { data: facts })).json();
  const room: { id: number } = await (
    await page.request.post(`${at}/places`, { data: { name: 'Kitchen' } })
  ).json();

  await page.goto(`/projects/${project?.id}`);
  await expect(page.getByText('No findings yet')).toBeVisible();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Kitchen', exact: true }).click();
  await expectAccessible(page);
  const photo = { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() };
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await page.getByRole('button', { name: 'Accept Image' }).click();
  await expect(page.getByRole('button', { name: 'Next Image' }).first()).toBeVisible({ timeout: 60_000 });
  const lines: object[] = await (await page.request.get(`${at}/findings`)).json();
  expect(lines).toMatchObject([{ visitId: visit.id, placeId: room.id }]);

  await page.goto(`/projects/${project?.id}?view=visits`);
  await page.getByRole('link', { name: '1 photo', exact: true }).click();
  await page.getByRole('button', { name: /^Show photo \d+, wall\.jpg$/ }).click();
  const large = page.getByRole('dialog', { name: 'wall.jpg' });
  await expect(large.getByText(/^Kitchen · Handover inspection, 2 Nov 2026/)).toBeVisible();
  await expectAccessible(page);
  await large.getByRole('button', { name: 'Open finding 1' }).click();
  await expect(page.getByText(/^Kitchen · Visit of 2 Nov 2026/)).toBeVisible();
});
