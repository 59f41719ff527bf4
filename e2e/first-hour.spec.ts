import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, test } from './support/person.ts';
import { crackOnPlaster } from './support/photos.ts';

// Each test comes from an address of its own: a trial is one a day for each.
const addressOf = (name: string, project: string) =>
  `203.0.113.${([...(name + project)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 250, 7) || 1) + 1}`;

/** Counts what a person presses; typing isn't pressing. */
function counted(page: Page) {
  let taps = 0;
  return {
    async tap(name: string | RegExp, within = page.locator('body')) {
      taps += 1;
      await within
        .getByRole('button', { name, exact: typeof name === 'string' })
        .first()
        .click();
    },
    /** Choosing a photo: one press on the place that takes it. */
    async choose(photo: Buffer) {
      taps += 1;
      const chooser = page.waitForEvent('filechooser');
      await page.getByText('Drop a photo here, or choose one').click();
      await (await chooser).setFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer: photo });
    },
    taps: () => taps,
  };
}

test(
  'a visitor tries one photo in three taps, and signing up takes the result along',
  { tag: '@phone-only' },
  async ({ page, account }, { project }) => {
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': addressOf('trial', project.name) });
    await page.goto('/');
    const person = counted(page);
    await person.tap('Try one photo');
    // The page behind names the kinds of file too: what counts is that the dialog stands.
    const trial = page.getByRole('dialog', { name: 'Try one photo' });
    await expect(trial.getByText(/HEIC, WebP/)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByLabel('What do you see?').fill('crack in the plasterboard above the door');
    await person.choose(await crackOnPlaster());
    await person.tap('Analyse photo');
    const result = page.getByRole('dialog', { name: 'Your result' });
    await expect(result.getByRole('heading', { name: /plasterboard crack/i })).toBeVisible({
      timeout: 60_000,
    });
    expect(person.taps()).toBeLessThanOrEqual(3);
    await expect(result.getByRole('img', { name: /Your photo/ })).toBeVisible();
    await expectAccessibleInBothThemes(page);

    await result.getByRole('button', { name: 'Create account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create your account' });
    await dialog.getByLabel('Display name').fill(account.displayName);
    await dialog.getByLabel('Email').fill(account.email);
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByLabel('Confirm password').fill(account.password);
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/projects');
    await expect(page.getByText('Project 1').first()).toBeVisible();
    const [found] = await (await page.request.get('/api/defects')).json();
    expect(found).toMatchObject({ family: 'crack' });
    expect(await (await page.request.get('/api/me')).json()).toMatchObject({ analysisCredits: 5 });
  },
);

test('from the landing page to the first result of an account in six taps', { tag: '@desk-only' }, async ({
  page,
  account,
}) => {
  await page.goto('/');
  const person = counted(page);
  await person.tap('Get Started');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Display name').fill(account.displayName);
  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByLabel('Confirm password').fill(account.password);
  await person.tap('Create account', dialog);
  await person.tap('VIC');
  await expectAccessibleInBothThemes(page);
  await person.tap('I inspect');
  await expect(page.getByRole('button', { name: 'I inspect' })).toHaveCount(0);
  await page.getByLabel('Address of the building').fill('4 Hill Street, Geelong');
  await expectAccessibleInBothThemes(page);
  await person.choose(await crackOnPlaster());
  await person.tap('Accept Image');
  await expect(page.getByRole('button', { name: 'Next Image' })).toBeVisible({ timeout: 60_000 });
  expect(person.taps()).toBeLessThanOrEqual(6);
  const [project] = await (await page.request.get('/api/projects')).json();
  expect(project).toMatchObject({ name: '4 Hill Street, Geelong', state: 'VIC', defectCount: 1 });
});
