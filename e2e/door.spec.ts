import { SCRIPT_BUDGETS, scriptSizes } from '../bench/support/script-sizes.ts';
import { expect, expectAccessible, REFUSED, signUp, test } from './support/person.ts';

test('the landing page is accessible and opens the sign-in', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Plumbline/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a public page asks the server nothing before somebody does something, and stays light', {
  tag: '@desk-only',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  const sizes = await scriptSizes();
  for (const part of ['atOnce', 'landing', 'dashboard'] as const) {
    expect(sizes[part].kilobytes, part).toBeLessThan(SCRIPT_BUDGETS[part]);
  }
  expect(sizes.dashboard.files).toBeLessThan(8);
});

test('what is pressed before the page’s code is there happens once it is', { tag: '@desk-only' }, async ({
  page,
}) => {
  let letCodeCome = () => {};
  const wanted = new Promise<void>((resolve) => {
    letCodeCome = resolve;
  });
  await page.route(/assets\/start-/, async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('early@example.com');
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letCodeCome();
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Email')).toHaveValue('early@example.com');
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: /404 \(Not Found\)/ });
  test('shows the not-found page with its status', { tag: '@phone-only' }, async ({ page }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Other pages' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('where a request is refused', () => {
  test.use({ expectedErrors: REFUSED });

  test('signed out, every app page shows the landing page', { tag: '@desk-only' }, async ({ page }) => {
    for (const path of ['/dashboard', '/projects', '/accounts']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Get Started' }).first()).toBeVisible();
    }
  });

  test('signing out ends the session and leaves nothing behind', { tag: '@desk-only' }, async ({
    page,
    account,
    context,
  }) => {
    await signUp(page, account);
    await page.request.post('/api/logout');
    await page.goto('/projects');
    await expect(page.getByRole('button', { name: 'Get Started' }).first()).toBeVisible();
    const cookies = await context.cookies();
    expect(cookies.filter(({ name }) => /session|signed_in/.test(name))).toEqual([]);
  });

  test('a wrong password says so and stays in the dialog', { tag: '@desk-only' }, async ({
    page,
    account,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign In' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(account.email);
    await dialog.getByLabel('Password', { exact: true }).fill('not it');
    await dialog.getByRole('button', { name: 'Sign In' }).last().click();
    await expect(page.getByText('Invalid credentials').first()).toBeVisible();
    await expect(dialog).toBeVisible();
  });
});
