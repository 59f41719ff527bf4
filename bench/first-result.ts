/** Seconds from the landing page to a result on screen: the trial without an account, and a new account's first photo. */
import { fileURLToPath } from 'node:url';
import { devices, type Page } from '@playwright/test';
import { launchBrowser } from './support/browser.ts';
import { openBench } from './support/server.ts';

const PHOTO = fileURLToPath(
  new URL('../packages/documents/assets/samples/hall-above-door.jpg', import.meta.url),
);
/** Seconds that a person who types and presses without a pause may wait in all. */
const LIMITS = { trial: 30, account: 40 };

async function choose(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Drop a photo here, or choose one').click();
  await (await chooser).setFiles(PHOTO);
}

async function trial(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try one photo' }).first().click();
  await page.getByLabel('What do you see?').fill('crack in the plasterboard above the door');
  await choose(page);
  await page.getByRole('button', { name: 'Analyse photo' }).click();
  await page.getByRole('dialog', { name: 'Your result' }).waitFor();
}

async function account(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get Started' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Display name').fill('Bench');
  await dialog.getByLabel('Email').fill('first-result@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill('correct horse');
  await dialog.getByLabel('Confirm password').fill('correct horse');
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'VIC' }).click();
  await page.getByRole('button', { name: 'I inspect' }).click();
  await page.getByLabel('Address of the building').fill('4 Hill Street, Geelong');
  await choose(page);
  await page.getByRole('button', { name: 'Accept Image' }).click();
  await page.getByRole('button', { name: 'Next Image' }).first().waitFor();
}

const bench = await openBench();
const browser = await launchBrowser();
try {
  const baseURL = await bench.startServer();
  for (const [name, walk] of Object.entries({ trial, account })) {
    const context = await browser.newContext({
      ...devices['Pixel 7'],
      baseURL,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const began = performance.now();
    await page.goto('/');
    await walk(page);
    const seconds = (performance.now() - began) / 1000;
    const limit = LIMITS[name === 'trial' ? 'trial' : 'account'];
    console.log(`${name.padEnd(10)} ${seconds.toFixed(1)} s to the first result  (aim: under ${limit} s)`);
    if (seconds > limit) process.exitCode = 1;
    await context.close();
  }
} finally {
  await browser.close();
  await bench.stop();
}
