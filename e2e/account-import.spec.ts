import { readFile } from 'node:fs/promises';
import { confirmAddress } from './support/outbox.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  signUp,
  signUpWith,
  test,
} from './support/person.ts';
import { crackOnPlaster } from './support/photos.ts';

/** What the server refuses stands in the browser's log too. */
const REFUSED = /400 \(Bad Request\)/;

test.describe('somebody with two accounts', () => {
  test.use({ expectedErrors: REFUSED });
  test('exports one and imports it into the other; the same file again adds nothing, another file is refused', {
    tag: '@desk-only',
  }, async ({ page, account, browser }) => {
    await signUpWith(page, account, 'Terrace in Marrickville');
    const [project] = await (await page.request.get('/api/projects')).json();
    const analysed = await page.request.post('/api/analyze', {
      multipart: {
        projectId: String(project.id),
        defectDescription: 'crack',
        image: { name: 'crack.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() },
      },
    });
    expect(analysed.status()).toBe(200);
    await page.goto('/accounts?tab=account');
    await page.getByRole('button', { name: 'Export my data' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export' }).click();
    const buffer = await readFile(await (await downloading).path());
    const zip = { name: 'plumbline.zip', mimeType: 'application/zip', buffer };

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    const otherAccount = { ...account, email: `other-${account.email}` };
    await signUp(other, otherAccount);
    await confirmAddress(other, otherAccount.email);
    await other.goto('/accounts?tab=account');
    const file = other.getByLabel('Account export');
    await file.setInputFiles({ ...zip, buffer: Buffer.from('no zip') });
    await expect(other.getByRole('alert')).toHaveText(/^This file is damaged or isn’t whole/);
    await expect(file).toBeEnabled();
    await file.setInputFiles(zip);
    await expect(other.getByText(/Imported 1 project, 1 defect/)).toBeVisible({ timeout: 60_000 });
    await other.getByText(/^Good to know/).click();
    await expect(other.getByText('Credits and payments never move with a file')).toBeVisible();
    await expectAccessibleInBothThemes(other);
    await expectNoSidewaysScroll(other);
    await file.setInputFiles(zip);
    await expect(other.getByText('Everything in this file was here already.')).toBeVisible({
      timeout: 60_000,
    });
    await other.goto('/projects');
    await expect(other.getByText('Terrace in Marrickville')).toHaveCount(1);
    await elsewhere.close();
  });
});
