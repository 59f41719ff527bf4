import type { Page } from '@playwright/test';
import { ADMIN } from './support/admin.ts';
import { appPages, everyLook } from './support/built-pages.ts';
import { expect, expectAccessible, test } from './support/person.ts';

test.use({
  expectedErrors: /50[03] \(|Failed to load resource: net::ERR_|ERR_INTERNET_DISCONNECTED/,
});

/** Screens that are walked in every run; the rest with npm run test:looks and npm run test:whole. */
const SAMPLE = ['/projects', '/dashboard', '/reports', '/accounts'];

const REFUSAL = { message: 'Something went wrong.', code: 'internal', requestId: 'trouble-1' };

/** What a page asks of the server by itself. A page may look again at what it waits for, but not without end. */
const MOST_REQUESTS = 40;

/** A project with its parts, so that single things have screens too. */
async function screens(page: Page): Promise<string[]> {
  const { email, password } = ADMIN;
  expect((await page.request.post('/api/login', { data: { email, password } })).status()).toBe(200);
  const made = await page.request.post('/api/projects', { data: { name: 'Carport', state: 'NSW' } });
  const { id } = await made.json();
  const parts = ['', '?view=visits', '?view=rooms', '?view=photos', '?view=plans', '?view=deadlines'];
  if (!everyLook) return [...SAMPLE, `/projects/${id}`];
  return [
    ...appPages.filter((path) => !/repair|reset-password|unsubscribe|verify-email/.test(path)),
    '/projects?view=due',
    '/reports/letterhead',
    ...parts.map((view) => `/projects/${id}${view}`),
  ];
}

/** The screen says something a person can act on, nothing turns without end, and the way elsewhere is there. */
async function expectSaid(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  // The assistant has nothing to load: it takes a question, and its answer is what fails.
  if (new URL(page.url()).pathname === '/chat') return askInVain(page);
  await expect(main.getByRole('alert').first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await expect(main).not.toContainText(/undefined|\[object|TypeError|Failed to fetch/);
}

const QUESTION = 'How wide may a crack in plasterboard be?';

/** What was asked stays on screen with its failure. */
async function askInVain(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Message to the assistant' });
  await field.fill(QUESTION);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(
    page
      .locator('main')
      .getByText(/try again/i)
      .first(),
  ).toBeVisible();
  await expect(page.locator('main')).toContainText(QUESTION);
}

/** Presses every 'Try again' until none is left. */
async function recover(page: Page): Promise<void> {
  const again = page.locator('main').getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if ((await again.count()) > 0) await again.first().click();
    await expect(again).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

test('every screen says what happened when the server fails, asks no more, and recovers', {
  tag: '@phone-only',
}, async ({ page }) => {
  test.setTimeout(everyLook ? 1_800_000 : 240_000);
  const paths = await screens(page);
  let asked: string[] = [];
  for (const path of paths) {
    await test.step(path, async () => {
      asked = [];
      await page.route('**/api/**', (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname === '/api/me') return route.continue();
        asked.push(`${route.request().method()} ${pathname}`);
        return route.fulfill({ status: 500, json: REFUSAL });
      });
      await page.goto(path);
      await expectSaid(page);
      await page.waitForLoadState('networkidle');
      expect(asked.length, `${path} asked ${asked.join(', ')}`).toBeLessThan(MOST_REQUESTS);
      await expectAccessible(page);
      if (process.env.SHOTS)
        await page.screenshot({
          path: `${process.env.SHOTS}/500-${path.replace(/\W/g, '_')}-${page.viewportSize()?.width}.png`,
        });
      await page.unroute('**/api/**');
      await recover(page);
    });
  }
});

test('every screen says that the connection is gone, and recovers when it is back', {
  tag: '@desk-only',
}, async ({ page, context }) => {
  test.setTimeout(everyLook ? 1_800_000 : 240_000);
  const paths = await screens(page);
  for (const path of paths) {
    await test.step(path, async () => {
      // The page itself is here; what it asks isn't answered.
      await page.route('**/api/**', (route) => {
        if (new URL(route.request().url()).pathname === '/api/me') return route.continue();
        return route.abort('internetdisconnected');
      });
      await page.goto(path);
      await expectSaid(page);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await expect(page.getByText(/offline/i).first()).toBeVisible();
      await expectAccessible(page);
      if (process.env.SHOTS)
        await page.screenshot({
          path: `${process.env.SHOTS}/off-${path.replace(/\W/g, '_')}-${page.viewportSize()?.width}.png`,
        });
      await context.setOffline(false);
      await page.unroute('**/api/**');
      await recover(page);
    });
  }
});

test.describe('a page that breaks', () => {
  test.use({ expectedErrors: /TypeError/ });

  test('says so, keeps the way elsewhere, and comes back', { tag: '@desk-only' }, async ({ page }) => {
    const { email, password } = ADMIN;
    expect((await page.request.post('/api/login', { data: { email, password } })).status()).toBe(200);
    // An answer of a kind that no version of the server gives.
    await page.route('**/api/defects?*', (route) => route.fulfill({ status: 200, json: [null] }));
    await page.goto('/defects');
    await expect(page.getByRole('alert').getByText('This page stopped working.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    await page.goto('/defects');
    await expect(page.getByRole('alert').getByText('This page stopped working.')).toBeVisible();
    await page.unroute('**/api/defects?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Defects' })).toBeVisible();
  });
});

test('a server that can’t say who is signed in shows nobody the door', { tag: '@phone-only' }, async ({
  page,
}) => {
  const { email, password } = ADMIN;
  expect((await page.request.post('/api/login', { data: { email, password } })).status()).toBe(200);
  await page.route('**/api/me', (route) => route.fulfill({ status: 500, json: REFUSAL }));
  await page.goto('/dashboard');
  await expect(page.getByText('We couldn’t check whether you’re signed in.')).toBeVisible();
  await expectAccessible(page);
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}/unsure-${page.viewportSize()?.width}.png` });
  await page.unroute('**/api/me');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});
