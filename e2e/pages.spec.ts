import type { Page } from '@playwright/test';
import { ADMIN } from './support/admin.ts';
import { appPages, everyLook, sampledPages } from './support/built-pages.ts';
import {
  expect,
  expectAccessible,
  expectArrived,
  expectNoSidewaysScroll,
  expectTips,
  expectTouchable,
  test,
} from './support/person.ts';
import { crackOnPlaster } from './support/photos.ts';

type Look = readonly [width: number, colorScheme: 'light' | 'dark'];

/**
 * A small phone, a tablet and the usual phone for fingers, and the smallest tablet where every look is asked for;
 * a small and a large screen for a mouse.
 */
const WIDTHS = { fingers: everyLook ? [360, 390, 744, 768] : [360, 768, 390], mouse: [1440, 1024] };

/**
 * What axe judges, of two widths and two themes: each page by day at one size and by night at the other, on a small
 * width and a large one in turn. All of them: npm run test:looks. Also every page that a sample leaves out:
 * npm run test:whole
 */
function looks(isMobile: boolean, index: number): readonly Look[] {
  const widths = WIDTHS[isMobile ? 'fingers' : 'mouse'];
  if (everyLook)
    return widths.flatMap((width): Look[] => [
      [width, 'light'],
      [width, 'dark'],
    ]);
  const even = index % 2 === 0;
  return widths
    .slice(even ? 0 : 1, even ? 1 : 2)
    .map((width): Look => [width, even === isMobile ? 'light' : 'dark']);
}

/** Each page is loaded once, fits every width, and is looked at in its looks. */
async function walk(page: Page, isMobile: boolean, paths: readonly string[]): Promise<void> {
  for (const [index, path] of paths.entries()) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectArrived(page);
      const judged = looks(isMobile, index);
      for (const [width, colorScheme] of judged) {
        await page.emulateMedia({ colorScheme });
        await fitWhole(page, width);
        await expectAccessible(page);
        if (isMobile) await expectFingers(page);
      }
      for (const width of WIDTHS[isMobile ? 'fingers' : 'mouse']) {
        if (judged.some(([seen]) => seen === width)) continue;
        await fitWhole(page, width);
        await expectNoSidewaysScroll(page);
        if (isMobile) await expectFingers(page);
      }
      if (!isMobile) return;
      await fitWhole(page, 1024);
      await expectTouchable(page);
    });
  }
}

/** Room for a finger, and words for each icon that stands alone: a narrow window may have a mouse and a keyboard too. */
async function expectFingers(page: Page): Promise<void> {
  await expectTouchable(page);
  await expectTips(page);
}

/** As tall a window as the page, so that no bar at its edge lies over half a button while axe measures targets. */
async function fitWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: height + 100 });
}

test('public pages are accessible and fit the screen', async ({ page, isMobile }) => {
  test.setTimeout(everyLook ? 3_600_000 : 600_000);
  await walk(page, isMobile, sampledPages);
});

test('every app page with something in it is accessible and fits the screen', async ({ page, isMobile }) => {
  test.setTimeout(everyLook ? 3_600_000 : 600_000);
  const { email, password } = ADMIN;
  // Administrators see every page there is.
  expect((await page.request.post('/api/login', { data: { email, password } })).status()).toBe(200);
  const made = await page.request.post('/api/projects', {
    data: { name: 'Mehrfamilienhausfassadensanierungsprojekt in Marrickville', state: 'NSW' },
  });
  const { id } = await made.json();
  const analysed = await page.request.post('/api/analyze', {
    multipart: {
      projectId: String(id),
      stageOfWorks: 'internal_linings',
      defectDescription: 'crack in the plasterboard, 3 mm wide',
      image: { name: 'crack.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() },
    },
  });
  const { defect } = await analysed.json();
  await page.request.post('/api/reports', {
    data: {
      projectId: id,
      title: 'Handover of the first stage',
      type: 'defect_analysis',
      selectedDefectIds: [defect.id],
    },
  });
  const parts = ['', '?view=visits', '?view=rooms', '?view=photos', '?view=plans', '?view=deadlines'];
  await walk(page, isMobile, [
    ...appPages,
    `/defects/${defect.id}`,
    '/reports/letterhead',
    ...parts.map((view) => `/projects/${id}${view}`),
  ]);
});

test('every tab of settings and administration fits a phone and is accessible', {
  tag: '@phone-only',
}, async ({ page }) => {
  test.setTimeout(everyLook ? 3_600_000 : 300_000);
  const { email, password } = ADMIN;
  expect((await page.request.post('/api/login', { data: { email, password } })).status()).toBe(200);
  for (const path of ['/ai-trainer', '/accounts', '/users', '/real-user-migration']) {
    await page.goto(path);
    const tabs = page.getByRole('tab');
    await expect(tabs.first()).toBeVisible();
    // The first one is walked with its page.
    for (const tab of (await tabs.all()).slice(1)) {
      await test.step(`${path}: ${await tab.textContent()}`, async () => {
        await tab.click();
        // What it shows is asked for as soon as it is chosen.
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await expectArrived(page);
        for (const [width, colorScheme] of everyLook ? looks(true, 0) : [[360, 'light'] as const]) {
          await page.emulateMedia({ colorScheme });
          await fitWhole(page, width);
          await expectAccessible(page);
          await expectTouchable(page);
        }
      });
    }
  }
});

test('signed in, the public pages are taken over without a word in the console', {
  tag: '@desk-only',
}, async ({ page }) => {
  test.setTimeout(300_000);
  const { email, password } = ADMIN;
  expect((await page.request.post('/api/login', { data: { email, password } })).status()).toBe(200);
  for (const path of sampledPages) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Open dashboard' })).toBeVisible();
  }
});
