import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './support/person.ts';
import { crackOnPlaster } from './support/photos.ts';

/** The build's own list of what it serves: a page that comes later is walked without a line here. */
interface Built {
  pages: Record<string, string>;
  scripts: Record<string, string[]>;
}
const built: Built = JSON.parse(
  readFileSync(new URL('../apps/web/dist/pages.json', import.meta.url), 'utf8'),
);

/** The narrowest phone, and the first of each wider kind of screen. */
const WIDTHS = [360, 768, 1024, 1440];

/** Light on the desk and dark on the phone: each look is seen once without doubling the time. Every width fits. */
async function walk(page: Page, isMobile: boolean, paths: readonly string[]): Promise<void> {
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' });
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  for (const path of paths) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await fitWhole(page);
      await expectAccessible(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: size.height });
        await expectNoSidewaysScroll(page);
      }
      await page.setViewportSize(size);
    });
  }
}

/** As tall a window as the page, so that no bar at its edge lies over half a button while axe measures targets. */
async function fitWhole(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 390 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: height + 100 });
}

test('every public page is accessible and fits the screen', async ({ page, isMobile }) => {
  test.setTimeout(300_000);
  await walk(page, isMobile, Object.keys(built.pages));
});

test('every app page with something in it is accessible and fits the screen', async ({
  page,
  account,
  isMobile,
}) => {
  test.setTimeout(300_000);
  await signUp(page, account);
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
  await walk(page, isMobile, [...Object.keys(built.scripts), `/defects/${defect.id}`, '/reports/letterhead']);
});
