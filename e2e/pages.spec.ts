import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ADMIN } from './support/admin.ts';
import { expect, expectAccessible, expectReadable, expectTouchable, test } from './support/person.ts';
import { crackOnPlaster } from './support/photos.ts';

/** The build's own list of what it serves: a page that comes later is walked without a line here. */
interface Built {
  pages: Record<string, string>;
  scripts: Record<string, string[]>;
}
const built: Built = JSON.parse(
  readFileSync(new URL('../apps/web/dist/pages.json', import.meta.url), 'utf8'),
);

/** A small phone and a tablet for fingers; a small and a large screen for a mouse. */
const WIDTHS = { fingers: [360, 768], mouse: [1024, 1440] } as const;

/** Each page once, then every width in light and dark: what depends on the theme is looked at in both. */
async function walk(page: Page, isMobile: boolean, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const width of WIDTHS[isMobile ? 'fingers' : 'mouse']) {
        await page.emulateMedia({ colorScheme: 'light' });
        await fitWhole(page, width);
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectReadable(page);
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

test('every public page is accessible and fits the screen', async ({ page, isMobile }) => {
  test.setTimeout(300_000);
  await walk(page, isMobile, Object.keys(built.pages));
});

test('every app page with something in it is accessible and fits the screen', async ({ page, isMobile }) => {
  test.setTimeout(400_000);
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
  await walk(page, isMobile, [...Object.keys(built.scripts), `/defects/${defect.id}`, '/reports/letterhead']);
  // Signed in, the public pages are taken over without a word in the console.
  for (const path of Object.keys(built.pages)) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Open dashboard' })).toBeVisible();
  }
});
