import type { Page } from '@playwright/test';
import { ADMIN } from './support/admin.ts';
import { appPages, everyLook, sampledPages } from './support/built-pages.ts';
import { expect, expectAccessible, expectTouchable, test } from './support/person.ts';
import { crackOnPlaster } from './support/photos.ts';

type Look = readonly [width: number, colorScheme: 'light' | 'dark'];

/** A small phone and a tablet for fingers; a small and a large screen for a mouse. The usual phone only in the whole. */
const WIDTHS = { fingers: [360, 768, 390], mouse: [1440, 1024] } as const;

/**
 * Light on one width and dark on the other: every width and every look is seen once. All of both, and every page that a
 * sample leaves out: npm run test:whole
 */
function looks(isMobile: boolean): readonly Look[] {
  const widths = WIDTHS[isMobile ? 'fingers' : 'mouse'];
  const [first, second] = widths;
  if (everyLook)
    return widths.flatMap((width): Look[] => [
      [width, 'light'],
      [width, 'dark'],
    ]);
  return [
    [first, 'light'],
    [second, 'dark'],
  ];
}

/** Each page is loaded once and looked at in every look. */
async function walk(page: Page, isMobile: boolean, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const [width, colorScheme] of looks(isMobile)) {
        await page.emulateMedia({ colorScheme });
        await fitWhole(page, width);
        await expectAccessible(page);
        if (isMobile) await expectTouchable(page);
      }
      if (!isMobile) return;
      await fitWhole(page, 1024);
      await expectTouchable(page);
    });
  }
}

/** As tall a window as the page, so that no bar at its edge lies over half a button while axe measures targets. */
async function fitWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: height + 100 });
}

test('public pages are accessible and fit the screen', async ({ page, isMobile }) => {
  test.setTimeout(600_000);
  await walk(page, isMobile, sampledPages);
});

test('every app page with something in it is accessible and fits the screen', async ({ page, isMobile }) => {
  test.setTimeout(600_000);
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
