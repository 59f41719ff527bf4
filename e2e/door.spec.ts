import { expect, expectAccessible, signUp, test } from './support/person.ts';

test('the landing page is accessible and opens the sign-in', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Plumbline/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('signed out, every app page shows the landing page', async ({ page }) => {
  for (const path of ['/dashboard', '/projects', '/accounts']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Get Started' }).first()).toBeVisible();
  }
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });
  test('shows the not-found page with its status', async ({ page }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await expectAccessible(page);
  });
});

test('signing out ends the session and leaves nothing behind', async ({ page, account, context }) => {
  await signUp(page, account);
  await page.request.post('/api/logout');
  await page.goto('/projects');
  await expect(page.getByRole('button', { name: 'Get Started' }).first()).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.filter(({ name }) => name.includes('session'))).toEqual([]);
});

test('a wrong password says so and stays in the dialog', async ({ page, account }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill('not it');
  await dialog.getByRole('button', { name: 'Sign In' }).last().click();
  await expect(page.getByText('Invalid credentials').first()).toBeVisible();
  await expect(dialog).toBeVisible();
});
