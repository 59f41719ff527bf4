import type { Page, Route } from '@playwright/test';
import { linkTo } from './support/outbox.ts';
import { expect, expectAccessible, REFUSED, signIn, signUp, test } from './support/person.ts';

/** Pages for people who may have no account, with what they press there. */
const PAGES: readonly [path: string, act: (page: Page) => Promise<void>][] = [
  ['/repair#nobody-knows-this', async () => undefined],
  ['/verify-email#token=none', (page) => page.getByRole('button', { name: 'Confirm my address' }).click()],
  ['/unsubscribe?token=none', (page) => page.getByRole('button', { name: 'Unsubscribe' }).click()],
  ['/reset-password', (page) => askForLink(page, 'ann@example.com')],
  [
    '/reset-password#token=none',
    async (page) => {
      await page.getByLabel('New password').fill('another horse');
      await page.getByLabel('Confirm password').fill('another horse');
      await page.getByRole('button', { name: 'Change password' }).click();
    },
  ],
];

const TROUBLE: readonly [name: string, says: RegExp, answer: (route: Route) => Promise<void>][] = [
  [
    'fails',
    /something went wrong/i,
    (route) =>
      route.fulfill({
        status: 500,
        json: { message: 'Something went wrong.', code: 'internal', requestId: 'trouble-1' },
      }),
  ],
  [
    'is behind a proxy that fails',
    /please try again/i,
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  ],
  ['can’t be reached', /couldn’t reach Plumbline/, (route) => route.abort('internetdisconnected')],
];

async function askForLink(page: Page, email: string): Promise<void> {
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Send link' }) });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Send link' }).click();
}

test.describe('signed out', () => {
  test.use({ expectedErrors: REFUSED });
  test('somebody who forgot their password asks for a link, chooses a new one and signs in with it', {
    tag: '@phone-only',
  }, async ({ page, account }) => {
    await signUp(page, account);
    await page.request.post('/api/logout');
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign In' }).first().click();
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await askForLink(page, 'nowhere');
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await askForLink(page, account.email);
    await expect(page.getByText(/a link is on its way/)).toBeVisible();
    await expect.poll(() => linkTo(account.email, '/reset-password'), { timeout: 30_000 }).not.toBe('');
    await page.goto(await linkTo(account.email, '/reset-password'));
    await page.getByLabel('New password').fill('another horse');
    await page.getByLabel('Confirm password').fill('another horse');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
    await signIn(page, { email: account.email, password: 'another horse' });
    await page.waitForURL('**/dashboard');
  });
});

test.describe('in trouble', () => {
  test.use({ expectedErrors: /50[02] \(|Failed to load resource: net::ERR_|410 \(|404 \(|400 \(/ });

  for (const [name, says, answer] of TROUBLE) {
    test(`links in mail say so when the server ${name}`, { tag: '@phone-only' }, async ({ page }) => {
      for (const [path, act] of PAGES) {
        await test.step(path, async () => {
          await page.goto('about:blank');
          await page.route('**/api/**', answer);
          await page.goto(path);
          await act(page);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('alert')).toHaveText(says);
          if (name === 'fails') await expectAccessible(page);
          await page.unroute('**/api/**');
        });
      }
    });
  }

  test('a link that doesn’t open any more says what to do, and offers nothing that can’t help', {
    tag: '@phone-only',
  }, async ({ page }) => {
    await page.goto('/repair#nobody-knows-this');
    await expect(page.getByRole('heading', { name: 'This link doesn’t open' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    for (const [path, says] of [
      ['/verify-email#token=none', 'get a new link under Account'],
      ['/unsubscribe?token=none', 'choose your messages under Account, Notifications'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText('You’re unsubscribed', { exact: false })).toHaveCount(0);
      await page.getByRole('button', { name: /Confirm my address|Unsubscribe/ }).click();
      await expect(page.getByText(says)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Open Plumbline' })).toBeVisible();
      await expectAccessible(page);
    }
  });
});
