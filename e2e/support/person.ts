import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

interface Account {
  displayName: string;
  email: string;
  password: string;
}

const newAccount = (): Account => ({
  displayName: 'Ann Example',
  email: `ann-${randomBytes(6).toString('hex')}@example.com`,
  password: 'correct horse',
});

/** A page on which an unexpected error in the console fails the test, and a fresh account to use. */
export const test = base.extend<{ account: Account; expectedErrors: RegExp }>({
  // One pattern rather than a list: a list of two would be read as a value with its options.
  expectedErrors: [/^(?!)/, { option: true }],
  account: async ({ page: _page }, use) => use(newAccount()),
  page: async ({ page, expectedErrors }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !expectedErrors.test(message.text())) {
        problems.push(message.text());
      }
    });
    await use(page);
    expect(problems).toEqual([]);
  },
});

export { expect };

/** The browser's own word for a refused request: behind the sign-in a session is asked for, whoever comes. */
export const REFUSED = /401 \(Unauthorized\)/;

/** A new account that is signed in, without the dialog that other tests try; ends on the projects page. */
export async function signUp(page: Page, account: Account): Promise<void> {
  await register(page, account);
  await page.goto('/projects');
}

async function register(page: Page, account: Account): Promise<void> {
  const made = await page.request.post('/api/register', { data: account });
  expect(made.status()).toBe(201);
}

/** Signs up through the landing page's dialog, as a new user does; ends on the projects page. */
export async function signUpByHand(page: Page, account: Account): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Get Started' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Display name').fill(account.displayName);
  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByLabel('Confirm password').fill(account.password);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/projects');
}

/** Signs in through the landing page's dialog, as far as the password goes. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Goes to a place of the navigation: in the bar, or on a phone under More. */
export async function openPlace(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar).toBeVisible();
  const inBar = bar.getByRole('link', { name, exact: true });
  if ((await inBar.count()) > 0) return inBar.click();
  await bar.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name, exact: true }).click();
}

/** Signs out as people do: from the account's menu on a desk, under More on a phone. */
export async function signOut(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true });
  if ((await more.count()) === 0) {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    return;
  }
  await more.click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Exit' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
}

/** Accessible by day and by night. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
}

/** Makes a project through the dialog, as a person does. */
export async function createProjectByHand(page: Page, name: string): Promise<void> {
  await page.goto('/projects');
  await page.getByRole('button', { name: 'New Project' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Project name').fill(name);
  await dialog.getByRole('button', { name: /create/i }).click();
  await expect(page.getByRole('heading', { name }).or(page.getByText(name)).first()).toBeVisible();
}

/** A project, without the dialog that other tests try; ends on the projects page, which shows it. */
export async function createProject(page: Page, name: string): Promise<void> {
  const made = await page.request.post('/api/projects', { data: { name } });
  expect(made.status()).toBe(201);
  await page.goto('/projects');
  await expect(page.getByText(name).first()).toBeVisible();
}

/** A new account that is signed in and has a project; ends on the projects page, which shows it. */
export async function signUpWith(page: Page, account: Account, project: string): Promise<void> {
  await register(page, account);
  await createProject(page, project);
}

/** Waits until nothing is loading: neither what was sent nor a list, in whose place grey bars stand. */
export async function expectArrived(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"], .skeleton')).toHaveCount(0);
}

/** Pixels that most pages end within. */
const TALL = 6000;

/** No violation of WCAG 2.2 AA that axe can see, and no sideways scroll. */
export async function expectAccessible(page: Page): Promise<void> {
  // A change of theme reaches what is drawn with the next frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  // So tall that no bar at the top or the foot lies over half a button.
  const size = page.viewportSize();
  const height = Math.max(TALL, await page.evaluate(() => document.documentElement.scrollHeight));
  const low = size && size.height < height ? size : undefined;
  if (low) await page.setViewportSize({ ...low, height });
  // Soft, as one page's violation hides no other's.
  expect.soft(await violations(page), `${page.url()} at ${page.viewportSize()?.width} px`).toEqual([]);
  await expectNoSidewaysScroll(page);
  if (low) await page.setViewportSize(low);
}

/** Half of what axe says its source is, without its comments: each page that is looked at reads it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds, which runs in the page: its builder opens a further page each time, for frames that no page has here. */
async function violations(page: Page): Promise<string[]> {
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
}

/** Nothing is wider than the screen. By the window's own width a phone shows all: it zooms out until everything fits. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  const width = page.viewportSize()?.width ?? 0;
  expect.soft(widest - width, `sideways scroll at ${width} px of ${page.url()}`).toBeLessThanOrEqual(0);
  expect.soft(await cutParts(page), `cut at ${width} px of ${page.url()}`).toEqual([]);
}

/** A row of tabs that is too high by a pixel, which shows a scroll bar where these are classic; a column of a list’s row too narrow for its words. */
const cutParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('[role=tablist]')]
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
      .map((row) => `tabs: ${row.getAttribute('aria-label')}`),
    ...[...document.querySelectorAll<HTMLElement>(':is([data-finding], [data-row] button) > span')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ textContent }) => `column: ${textContent}`),
  ]);

/** What a finger needs, in CSS pixels; half a pixel is the browser's own rounding. */
const TARGET = 47.5;

/**
 * Everything that is pressed is at least 48 px high, and wide where it has no words, itself or with the label around it.
 * Links inside of a sentence are as high as its lines; what is drawn in a chart stands in a table too.
 */
export async function expectTouchable(page: Page): Promise<void> {
  const small = await page.evaluate((least) => {
    const pressed =
      'a[href], button, select, textarea, input:not([type="hidden"]), summary, [role="tab"], [role="menuitem"], [role="option"], label:has(> input.sr-only)';
    const inSentence = (element: Element) =>
      element.matches('a, button') &&
      getComputedStyle(element).display === 'inline' &&
      element.closest('p, li, td, dd')?.textContent?.trim() !== element.textContent?.trim();
    const reach = (element: Element) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      // Some reach further than they are drawn, by a part that is laid over them.
      const laidOver = ['::before', '::after'].map((part) => getComputedStyle(element, part));
      const boxes = [
        element.getBoundingClientRect(),
        ...(label ? [label.getBoundingClientRect()] : []),
        ...laidOver
          .filter(({ content, position }) => content !== 'none' && position === 'absolute')
          .map(({ width, height }) => ({
            width: Number.parseFloat(width),
            height: Number.parseFloat(height),
          })),
      ];
      return {
        width: Math.max(...boxes.map(({ width }) => width)),
        height: Math.max(...boxes.map(({ height }) => height)),
      };
    };
    return [...document.querySelectorAll(pressed)]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          // What a switch keeps for its form is hidden from everybody.
          !element.closest('.sr-only, [aria-hidden="true"]'),
      )
      .filter((element) => !element.matches(':disabled') && !inSentence(element) && !element.closest('svg'))
      .filter((element) => {
        const { width, height } = reach(element);
        // A word may be narrower than a finger, what has only a picture may not.
        const narrow = element.textContent?.trim() ? least / 2 : least;
        return width > 1 && height > 1 && (width < narrow || height < least);
      })
      .map((element) => {
        const { width, height } = reach(element);
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
        return `${element.tagName.toLowerCase()} ‘${name}’ ${Math.round(width)} × ${Math.round(height)}`;
      });
  }, TARGET);
  expect
    .soft(small, `too small for a finger at ${page.viewportSize()?.width} px on ${page.url()}`)
    .toEqual([]);
}

/** Whatever is pressed and shows only a picture has words for whoever rests on it. */
export async function expectTips(page: Page): Promise<void> {
  const silent = await page.evaluate(() => {
    const shownWords = (element: Element) => {
      const copy = element.cloneNode(true) as Element;
      for (const unseen of copy.querySelectorAll('.sr-only, svg')) unseen.remove();
      return copy.textContent?.trim() ?? '';
    };
    return [...document.querySelectorAll('a[href], button, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('.sr-only, [aria-hidden="true"]'))
      .filter((element) => element.querySelector('svg') && shownWords(element) === '')
      .filter((element) => !element.matches('[data-tip], [data-quiet]'))
      .map((element) => element.getAttribute('aria-label') ?? element.outerHTML.slice(0, 80));
  });
  expect.soft(silent, `icons without words on ${page.url()}`).toEqual([]);
}
