import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** The link of the newest mail to this address, as a developer finds it in the folder of the demo. */
export async function linkTo(email: string, path: string): Promise<string> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  // One that is still written gets its name when it is whole.
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  for (const name of names.sort().reverse()) {
    const mail = (await readFile(join(folder, name), 'utf8'))
      .replaceAll(/=\r?\n/g, '')
      .replaceAll('=3D', '=');
    const [, token] = new RegExp(`${path}#token=([\\w-]+)`).exec(mail) ?? [];
    if (token && mail.includes(`To: ${email}`)) return `${path}#token=${token}`;
  }
  return '';
}

/** Clicks the link that came after the sign-up. */
export async function confirmAddress(page: Page, email: string): Promise<void> {
  await expect.poll(() => linkTo(email, '/verify-email'), { timeout: 30_000 }).not.toBe('');
  await page.goto(await linkTo(email, '/verify-email'));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Your address is confirmed.')).toBeVisible();
}
