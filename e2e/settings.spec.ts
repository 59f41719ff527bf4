import { fromBase32, stepAt, totpCode } from '../apps/server/src/accounts/second-factor/totp.ts';
import { confirmAddress } from './support/outbox.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  REFUSED,
  signIn,
  signUp,
  test,
} from './support/person.ts';
import { crackOnPlaster } from './support/photos.ts';

test('profile, photo, switches and password are kept', { tag: '@phone-only' }, async ({ page, account }) => {
  await signUp(page, account);
  await page.goto('/accounts');
  await page
    .getByLabel('Profile photo')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() });
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible();
  await page.getByLabel('Bio').fill('Inspector of houses');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('tab', { name: 'Notifications' }).click();
  await page.getByRole('switch', { name: 'Weekly digest' }).click();
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(page.getByText('Preferences saved', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Weekly digest' })).toBeChecked();

  await page.getByRole('tab', { name: 'Account' }).click();
  await page.getByLabel('Current password').fill(account.password);
  await page.getByLabel('New password').fill('another horse');
  await page.getByLabel('Confirm password').fill('another horse');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password updated', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('Inspector of houses');
});

test('with a second factor a recovery code opens the account once', { tag: '@desk-only' }, async ({
  page,
  account,
  browser,
}) => {
  await signUp(page, account);
  await page.goto('/accounts?tab=account');
  await expect(page.getByText('Confirm your email address first. We sent you a link.')).toBeVisible();
  await confirmAddress(page, account.email);
  await page.goto('/accounts?tab=account');
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Code' }).fill(totpCode(fromBase32(secret), stepAt(Date.now())));
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  const recovery = (await dialog.getByRole('listitem').first().textContent()) ?? '';
  const second = (await dialog.getByRole('listitem').nth(1).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, account);
  await other.getByRole('button', { name: 'Use a recovery code' }).click();
  await other.getByLabel('Recovery code').fill(recovery);
  await other.getByRole('button', { name: 'Continue' }).click();
  await other.waitForURL('**/dashboard');
  await elsewhere.close();
  await page.reload();
  await expect(page.getByText('7 recovery codes left.')).toBeVisible();

  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('textbox', { name: 'Code' }).fill(second);
  await dialog.getByRole('button', { name: 'Make new codes' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(8);
});

test.describe('somebody who leaves', () => {
  test.use({ expectedErrors: REFUSED });
  test('ends another session, takes everything along, asks for deletion and stays after all', {
    tag: '@desk-only',
  }, async ({ page, account, browser }) => {
    await signUp(page, account);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await signIn(other, account);
    await other.waitForURL('**/dashboard');
    await page.goto('/accounts?tab=account');
    await page.getByRole('button', { name: /End the session/ }).click();
    await expect(page.getByRole('button', { name: /End the session/ })).toHaveCount(0);
    await other.goto('/projects');
    await expect(other.getByRole('button', { name: 'Get Started' }).first()).toBeVisible();
    await elsewhere.close();

    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Export my data' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText(/will be deleted on/)).toBeVisible();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByText(/will be deleted on/)).toHaveCount(0);
  });
});
