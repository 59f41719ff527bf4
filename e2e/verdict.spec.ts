import { expect, expectAccessible, signUp, test } from './support/person.ts';
import { crackOnPlaster } from './support/photos.ts';

test('a crack in a house with a known state gets its verdict in three taps', async ({ page, account }) => {
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
  await expect(page.getByText(/Would not comply if the contract is of/)).toBeVisible();
  await expectAccessible(page);

  // The date confirmed, it is a verdict.
  await page.getByLabel('Contract date').fill('2026-08-10');
  await page.getByRole('button', { name: 'Use' }).last().click();
  await expect(page.getByRole('heading', { name: 'Non-compliant' })).toBeVisible();

  await page.getByRole('link', { name: 'How this rule works' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Crack in a masonry wall' })).toBeVisible();
  await expectAccessible(page);
});
