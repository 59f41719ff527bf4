/** The picture of the README: the dashboard with a photo, its marks and the verdict. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureChromium } from '../lib/chromium.mjs';
import type { Demo } from './demo-server.ts';
import { openPage, settle } from './screens.ts';

const root = new URL('../../', import.meta.url);
const PHOTO = 'hall-above-door.jpg';
const WIDTH = 1440;

/** Analyses one more photo, so it comes last. */
export async function pictureReadme(demo: Demo): Promise<void> {
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  try {
    const page = await openPage(browser, demo, { width: WIDTH, height: 900 });
    await page.goto(`${demo.url}/dashboard`);
    await settle(page);
    const bytes = await readFile(new URL(`packages/documents/assets/samples/${PHOTO}`, root));
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: PHOTO, mimeType: 'image/jpeg', buffer: bytes });
    await page
      .getByLabel('Additional context')
      .fill('Crack in the plasterboard from the corner of the door, 2 mm wide');
    await page.getByRole('button', { name: 'Accept Image' }).click();
    const next = page.getByRole('button', { name: 'Next Image' });
    await next.waitFor();
    // The message that it is done goes by itself.
    await page.getByText('Analysis Complete!').first().waitFor({ state: 'hidden' });
    await page.evaluate(() => window.scrollTo(0, 0));
    await settle(page);
    const picture = sharp(await page.screenshot()).resize({ width: WIDTH });
    const file = fileURLToPath(new URL('docs/images/dashboard.png', root));
    await writeFile(file, await picture.png({ palette: true, compressionLevel: 9 }).toBuffer());
  } finally {
    await browser.close();
  }
}
