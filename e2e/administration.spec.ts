import { ADMIN } from './support/admin.ts';
import { expect, expectAccessibleInBothThemes, signIn, test } from './support/person.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, ADMIN);
  await page.waitForURL('**/dashboard');
});

test.describe('moving in', () => {
  // The browser's own words for what the guard and the format refuse.
  test.use({ expectedErrors: /401 \(Unauthorized\)|400 \(Bad Request\)/ });
  test('JSON is checked, previewed and brought in; bad JSON and addresses inside are refused in words', {
    tag: '@desk-only',
  }, async ({ page, account }) => {
    await page.goto('/real-user-migration');
    await page.getByLabel('Source URL').fill('https://127.0.0.1/export.json');
    await page.getByRole('button', { name: 'Fetch and preview' }).click();
    await expect(page.getByText(/public internet/).first()).toBeVisible();

    await page.getByRole('tab', { name: 'JSON import' }).click();
    await page.getByLabel('JSON data').fill('{ nonsense');
    await page.getByRole('button', { name: 'Check and preview' }).click();
    await expect(page.getByText('Invalid JSON format. Please check your data and try again.')).toBeVisible();
    const document = {
      source: account.email,
      users: [{ id: 1, email: account.email, displayName: 'Ann Example', role: 'user', analysisCredits: 2 }],
      projects: [
        { id: 1, userId: 1, name: 'Terrace' },
        { id: 2, userId: 9, name: 'Nobody’s' },
      ],
      modelPerformance: [{ modelVersion: 'v2.4.1', accuracyScore: '95.2%' }],
    };
    await page.getByLabel('JSON data').fill(JSON.stringify(document));
    await page.getByRole('button', { name: 'Check and preview' }).click();
    await expect(page.getByText(/^Found 1 user, 2 projects and 1 performance figure\./)).toBeVisible();
    await expect(page.getByText('Its user isn’t in the data').first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByText('Imported 1 user, 1 project and 1 performance figure.')).toBeVisible();
  });
});

test('accounts are found, and what was done to them and written to them is told', {
  tag: '@desk-only',
}, async ({ page, account, request }) => {
  const registered = await request.post('/api/register', { data: account });
  expect(registered.status()).toBe(201);
  await page.goto('/users');
  await page.getByLabel('Search name or email').fill(account.email);
  await page.getByRole('listitem').filter({ hasText: account.email }).getByRole('button').click();
  await page.getByRole('button', { name: 'Show audit trail' }).click();
  await expect(page.getByText('Account created').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('tab', { name: 'Mail outbox' }).click();
  await page
    .getByRole('button', { name: new RegExp(`^Read: .* to ${account.email}`) })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(/verify-email/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
