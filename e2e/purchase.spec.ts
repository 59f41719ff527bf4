import type { Page } from '@playwright/test';
import { payByCard } from './support/pay.ts';
import { expect, expectAccessible, signUp, test } from './support/person.ts';

async function openPurchase(page: Page) {
  await page.goto('/accounts?tab=billing');
  await page.getByRole('button', { name: /Buy 15 Credits/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Purchase More Credits' });
  await expect(dialog.getByRole('button', { name: 'Pay $15.00' })).toBeVisible();
  return dialog;
}

test('buying credits: they arrive, the history has a receipt, the ledger tells', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  await signUp(page, account);
  const dialog = await openPurchase(page);
  await expect(dialog.getByText('Sandbox: no money moves.')).toBeVisible();
  await expectAccessible(page);
  await payByCard(page, { amount: '$15.00' });
  await expect(page.getByText('Payment Successful!', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('15 analysis credits', { exact: true })).toBeVisible();

  const receipt = page.getByRole('link', { name: 'Receipt for 15 analysis credits' });
  const download = page.waitForEvent('download');
  await receipt.click();
  expect((await download).suggestedFilename()).toMatch(/^tax-invoice-PL-\d+\.pdf$/);

  await page.getByRole('button', { name: 'Credit history' }).click();
  await expect(page.getByRole('dialog').getByText('+15')).toBeVisible();
});

test('a declined card says so, and another one pays', { tag: '@desk-only' }, async ({ page, account }) => {
  await signUp(page, account);
  const dialog = await openPurchase(page);
  await payByCard(page, { amount: '$15.00', number: '4000000000000002' });
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
  await payByCard(page, { amount: '$15.00' });
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Payment Successful!', { exact: true })).toBeVisible();
});

test('the bank’s question can be failed and approved', { tag: '@desk-only' }, async ({ page, account }) => {
  await signUp(page, account);
  const dialog = await openPurchase(page);
  await payByCard(page, { amount: '$15.00', number: '4000000000003220' });
  await expect(dialog.getByText('Your bank asks: is this you?')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
  await payByCard(page, { amount: '$15.00', number: '4000000000003220' });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Payment Successful!', { exact: true })).toBeVisible();
});

test('a payment that can’t be set up in 15 s says so and can be tried again', { tag: '@desk-only' }, async ({
  page,
  account,
}) => {
  await signUp(page, account);
  await page.goto('/accounts?tab=billing');
  await page.clock.install();
  let hold = true;
  await page.route('**/api/payments/create-analysis-intent', (route) =>
    hold ? undefined : route.continue(),
  );
  await page.getByRole('button', { name: /Buy 15 Credits/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Setting up payment')).toBeVisible();
  await page.clock.fastForward(15_500);
  await expect(dialog.getByText('Setup Failed')).toBeVisible();
  await expect(dialog.getByText('Request timeout - please check your connection')).toBeVisible();
  hold = false;
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await expect(dialog.getByRole('button', { name: 'Pay $15.00' })).toBeVisible();
});
