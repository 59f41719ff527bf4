import type { Page } from '@playwright/test';
import { expect, expectAccessible, signUp, test } from './support/person.ts';
import { crackOnPlaster } from './support/photos.ts';

test('a crack in a house with a known state gets its verdict in three taps', { tag: '@phone-only' }, async ({
  page,
  account,
}) => {
  await signUp(page, account);
  const created = await page.request.post('/api/projects', {
    data: { name: 'Banksia Street', state: 'VIC', buildingType: 'residential-house' },
  });
  expect(created.ok()).toBe(true);
  await page.goto('/dashboard');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() });

  let taps = 0;
  const tap = async (name: string) => {
    taps += 1;
    await page.getByRole('button', { name, exact: true }).first().click();
  };
  await tap('Accept Image');
  await expect(page.getByRole('heading', { name: 'No verdict yet' })).toBeVisible({ timeout: 60_000 });
  await tap('Brick or block');
  await expect(page.getByText(/^Saved\. |^Was:/)).toBeVisible();
  await tap('Up to 15 mm');
  await expect(page.getByRole('heading', { name: 'Would not comply' })).toBeVisible();
  expect(taps).toBeLessThanOrEqual(3);
  await expect(page.getByText(/Would not comply if the contract is dated/)).toBeVisible();
  await expectAccessible(page);

  // The date confirmed, it is a verdict.
  await page.getByLabel('Contract date').fill('2026-08-10');
  await page.getByRole('button', { name: 'Use' }).last().click();
  await expect(page.getByRole('heading', { name: 'Non-compliant' })).toBeVisible();

  await page.getByRole('link', { name: 'How this rule works' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Crack in a masonry wall' })).toBeVisible();
  await expectAccessible(page);
});

/** The first photo of an account: the project is made of a typed address. Ends at what decides the verdict. */
async function firstCrackAt(page: Page, address: string) {
  await page.goto('/dashboard');
  await page.getByLabel('Address of the building').fill(address);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() });
  await page.getByRole('button', { name: 'Accept Image', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No verdict yet' })).toBeVisible({ timeout: 60_000 });
}

async function answerBrickUpTo15(page: Page) {
  await page.getByRole('button', { name: 'Brick or block', exact: true }).click();
  await expect(page.getByText(/^Saved\. |^Was:/)).toBeVisible();
  await page.getByRole('button', { name: 'Up to 15 mm', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Would not comply' })).toBeVisible();
}

test('the account’s state decides without being asked for again', { tag: '@desk-only' }, async ({
  page,
  account,
}) => {
  await signUp(page, account);
  await page.getByRole('button', { name: 'VIC', exact: true }).click();
  await page.getByRole('button', { name: 'I inspect', exact: true }).click();
  await expect(page.getByRole('button', { name: 'I inspect' })).toHaveCount(0);
  await firstCrackAt(page, '4 Hill Street');
  await expect(page.getByText('Which state is it in?')).toHaveCount(0);
  await answerBrickUpTo15(page);
  await expect(page.getByText(/Would not comply if the contract is dated .*Victorian/)).toBeVisible();
});

test('an address in another state than the account’s is believed, and only assumed', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  await signUp(page, account);
  await page.getByRole('button', { name: 'NSW', exact: true }).click();
  await page.getByRole('button', { name: 'I inspect', exact: true }).click();
  await expect(page.getByRole('button', { name: 'I inspect' })).toHaveCount(0);
  await firstCrackAt(page, '8 Banksia Street, Ballarat VIC 3350');
  await expect(page.getByText('Which state is it in?')).toBeVisible();
  await answerBrickUpTo15(page);
  await expect(page.getByText(/Would not comply if the work is in Victoria and .*Victorian/)).toBeVisible();

  // One tap makes it known; what is still supposed is the date alone.
  await page.getByRole('button', { name: 'VIC', exact: true }).click();
  await expect(page.getByText(/Would not comply if the contract is dated/)).toBeVisible();
  await expect(page.getByText('Which state is it in?')).toHaveCount(0);
});
