import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, openPlace, signOut, signUp, signUpWith, test } from './support/person.ts';
import { crackOnPlaster, otherCrackOnPlaster } from './support/photos.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors:
    /401 \(Unauthorized\)|Failed to load resource: net::ERR_|FetchEvent for .* resulted in a network error/,
});

test.describe.configure({ timeout: 240_000 });

/** Whole starts of the app, some with an analysis. */
const SLOWLY = { timeout: 60_000 };

/** The service worker runs this page, and what is on screen has come through it. */
async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(async () => {
    const names = await caches.keys();
    const answers = names.find((name) => name.startsWith('plumbline-answers-'));
    return (
      answers && (await (await caches.open(answers)).match('/api/me', { ignoreVary: true })) !== undefined
    );
  });
}

async function acceptPhoto(page: Page, name: string, drawn = crackOnPlaster): Promise<void> {
  const photo = { name, mimeType: 'image/jpeg', buffer: await drawn() };
  await page.getByLabel('Choose a photo').setInputFiles(photo);
  await page.getByRole('button', { name: 'Accept Image' }).click();
}

const waiting = (page: Page) =>
  page.getByRole('list', { name: 'Photos waiting on this device' }).getByRole('listitem');

async function credits(page: Page): Promise<number> {
  const me = await page.request.get('/api/me');
  return (await me.json()).analysisCredits;
}

/** Photos whose result hasn't come, on their way or not. */
const keptOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('plumbline');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const counting = opening.result.transaction('uploads').objectStore('uploads').count();
          counting.onerror = reject;
          counting.onsuccess = () => resolve(counting.result);
          opening.result.close();
        };
      }),
  );

async function offline(context: BrowserContext, is: boolean): Promise<void> {
  await context.setOffline(is);
}

test('without a network, what was opened before is read; after signing out nothing of it is left', {
  tag: '@phone-only',
}, async ({ page, account, context }) => {
  await signUpWith(page, account, 'Carport');
  await controlled(page);
  const projects = await page.request.get('/api/projects');
  const [{ id }] = await projects.json();
  await page.request.post('/api/analyze', {
    multipart: {
      projectId: String(id),
      defectDescription: 'crack in the plasterboard above the door',
      image: { name: 'crack.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() },
    },
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: /^Details of/ })).toBeVisible();
  await page.goto('/defects');
  await page.getByRole('list', { name: 'Findings' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await offline(context, true);
  await page.goto('/dashboard');
  await expect(page.getByText('You’re offline')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Details of/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/defects');
  await expect(page.getByRole('list', { name: 'Findings' }).getByRole('listitem')).toHaveCount(1);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await offline(context, false);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: /^(More|Account of .*)$/ })).toBeVisible();
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Get Started' }).first()).toBeVisible();
  const kept = () => page.evaluate(() => caches.keys());
  await expect.poll(async () => (await kept()).filter((name) => name.includes('answers'))).toEqual([]);
  await signUp(page, { ...account, email: `other-${account.email}` });
  await controlled(page);
  await offline(context, true);
  await page.goto('/projects');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Carport')).toHaveCount(0);
});

test('on a first visit, a photo and its words outlast a network that goes before anything is kept for that', {
  tag: '@phone-only',
}, async ({ page, account, context }) => {
  // No service worker comes to help: its code is never answered.
  await context.route('**/sw.js', () => undefined);
  await signUpWith(page, account, 'Carport');
  await page.goto('/dashboard');
  await expect(page.getByLabel('Choose a photo')).toBeAttached();
  // Soon after the first paint, long before the service worker.
  await page.waitForFunction(() => {
    const here = performance
      .getEntriesByType('resource')
      .filter((entry) => 'responseEnd' in entry && entry.responseEnd);
    return ['toaster', 'failure-notice', 'engine-column'].every((part) =>
      here.some(({ name }) => name.includes(`/${part}-`)),
    );
  });
  await offline(context, true);
  await page.getByLabel(/^Additional context/).fill('crack above the door');
  await acceptPhoto(page, 'first.jpg');
  await expect(page.getByRole('heading', { name: 'Photo kept on this device' })).toBeVisible();
  expect(await keptOn(page)).toBe(1);
  await offline(context, false);
  await expect(page.getByText('Photo sent and analysed')).toBeVisible(SLOWLY);
  expect(await keptOn(page)).toBe(0);
});

test('a photo without a network waits on the device through reload and closed tab, and is charged once', {
  tag: '@phone-only',
}, async ({ page, account, context }) => {
  await signUpWith(page, account, 'Carport');
  await controlled(page);
  await page.goto('/dashboard');
  await expect(page.getByLabel('Choose a photo')).toBeAttached();
  await offline(context, true);
  await acceptPhoto(page, 'first.jpg');
  await expect(page.getByRole('heading', { name: 'Photo kept on this device' })).toBeVisible();
  await page.getByRole('button', { name: 'Next Image' }).click();
  await acceptPhoto(page, 'second.jpg');
  await expect(waiting(page)).toHaveCount(2, SLOWLY);
  await expect(page.getByText('2 photos wait on this device to be analysed.')).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width, height: 3 * height });
  await expectAccessible(page);
  await page.reload();
  await expect(waiting(page)).toHaveCount(2, SLOWLY);
  await page.close();

  const later = await context.newPage();
  await later.goto('/dashboard');
  await expect(waiting(later)).toHaveCount(2, SLOWLY);
  await later.getByRole('button', { name: 'Discard second.jpg' }).click();
  await later.getByRole('button', { name: 'Discard photo' }).click();
  await expect(waiting(later)).toHaveCount(1, SLOWLY);
  await later.getByRole('button', { name: 'Send now' }).click();
  await expect(later.getByText('Photo kept on this device').first()).toBeVisible();
  await offline(context, false);
  await expect(later.getByText('Analysis Complete!').first()).toBeVisible(SLOWLY);
  await expect(waiting(later)).toHaveCount(0, SLOWLY);
  expect(await credits(later)).toBe(4);
});

test('an answer lost on its way back costs nothing twice; a tab killed in mid-upload loses nothing', {
  tag: '@desk-only',
}, async ({ page, account, context }) => {
  await page.addInitScript(() => {
    // The server gets the photo and answers; the answer never arrives.
    const real = window.fetch;
    window.fetch = async (input, init) => {
      const answer = await real(input, init);
      if (String(input) !== '/api/analyze') return answer;
      await answer.text();
      throw new TypeError('Failed to fetch');
    };
  });
  await signUpWith(page, account, 'Carport');
  await page.goto('/dashboard');
  await acceptPhoto(page, 'lost.jpg');
  await expect(page.getByRole('heading', { name: 'Photo kept on this device' })).toBeVisible({
    timeout: 60_000,
  });
  expect(await credits(page)).toBe(4);

  const killed = await context.newPage();
  await killed.addInitScript(() => {
    const real = window.fetch;
    window.fetch = (input, init) =>
      String(input) === '/api/analyze' ? new Promise(() => {}) : real(input, init);
  });
  await killed.goto('/dashboard');
  await acceptPhoto(killed, 'under-way.jpg', otherCrackOnPlaster);
  await expect(killed.getByText('Sending the photo')).toBeVisible();
  await expect.poll(() => keptOn(killed)).toBe(2);
  await killed.close();
  await page.close();

  const later = await context.newPage();
  await later.goto('/dashboard');
  await expect.poll(() => keptOn(later), SLOWLY).toBe(0);
  await expect.poll(() => credits(later), SLOWLY).toBe(3);
  const defects = await later.request.get('/api/defects');
  expect(await defects.json()).toHaveLength(2);
});

test('a page that was loaded past the service worker is answered for by it all the same', {
  tag: '@desk-only',
}, async ({ page, account, context }) => {
  await signUpWith(page, account, 'Carport');
  await controlled(page);
  const devtools = await context.newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await devtools.send('Page.reload', { ignoreCache: true });
  await loaded;
  await controlled(page);
});

test('a new version is offered, waits for work in progress, and comes when it is wanted', {
  tag: '@desk-only',
}, async ({ page, account }) => {
  await signUpWith(page, account, 'Carport');
  await controlled(page);
  await page.goto('/dashboard');
  const photo = { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() };
  await page.getByLabel('Choose a photo').setInputFiles(photo);
  // Once reloaded, the app asks for the version that is deployed then: another address would be a third version.
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = (_address, options) => register('/sw.js?next', options);
  });
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?next'));
  await expect(page.getByText('A new version is ready')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reload now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('wall.jpg')).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload now' }).click();
  await loaded;
  await expect(page.getByLabel('Choose a photo')).toBeAttached();
  await expect(page.getByText('A new version is ready')).toHaveCount(0);
});

test.describe('after a deployment, on a page without a service worker', () => {
  test.use({
    serviceWorkers: 'block',
    expectedErrors: /404|Failed to fetch dynamically|code couldn’t be fetched/,
  });

  test('a part that is gone leaves the page alone and offers a reload', { tag: '@desk-only' }, async ({
    page,
    account,
  }) => {
    await signUp(page, account);
    await page.route(/assets\/(project-dialog|reports)-/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/projects');
    await page.getByRole('button', { name: 'New Project' }).first().click();
    await expect(page.getByText('Part of this page couldn’t be loaded')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await openPlace(page, 'Reports');
    await expect(page.getByText('This page couldn’t be loaded', { exact: true })).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await page.unroute(/assets\/(project-dialog|reports)-/);
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  });
});
