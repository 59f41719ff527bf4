import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  openPlace,
  signUp,
  signUpWith,
  test,
} from './support/person.ts';

test.use({ expectedErrors: /Requested device not found|NotFoundError|404/ });

test('every place is reached from the navigation, and the way out is there', async ({ page, account }) => {
  await signUp(page, account);
  for (const name of ['Dashboard', 'Defects', 'Insights', 'Reports', 'AI Chat', 'Projects']) {
    await openPlace(page, name);
    await expect(page).toHaveTitle(/Plumbline/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page
    .getByRole('button', { name: /credits?$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Credit history' })).toBeVisible();
  await expectAccessible(page);
});

test('the camera in the middle of a phone’s bar opens the camera from any page', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, account);
  await openPlace(page, 'Reports');
  await page.getByRole('link', { name: 'Take a photo' }).click();
  // This machine has no camera: the overlay says so and offers a file.
  const camera = page.locator('.camera');
  await expect(camera).toBeVisible();
  await camera.getByRole('button', { name: 'Close camera' }).click();
  await expect(camera).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard$/);
  // A second press opens it again.
  await page.getByRole('link', { name: 'Take a photo' }).click();
  await expect(camera).toBeVisible();
});

test('an address without a page leads onward, and says nothing to developers', { tag: '@desk-only' }, async ({
  page,
}) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget')).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('navigation', { name: 'Other pages' }).getByRole('link', { name: 'Features' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What Plumbline does' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Prices' })).toBeVisible();
});

test('what is pressed beside a list or a dialog closes it, and presses nothing of the page', {
  tag: '@desk-only',
}, async ({ page, account }) => {
  await signUpWith(page, account, 'House in Carlton');
  await page.goto('/dashboard');
  const behind = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Defects', exact: true });
  const box = await behind.boundingBox();
  const pressBehind = () => page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  const pointer = () => page.locator('#root').evaluate((root) => getComputedStyle(root).pointerEvents);

  await page.getByRole('combobox', { name: 'Project' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await pointer()).toBe('none');
  await pressBehind();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard/);
  expect(await pointer()).toBe('auto');

  await page
    .getByRole('button', { name: /credits?$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // A scrim lies over the page: were it refused as well, every element of a long list would be styled anew.
  expect(await pointer()).toBe('auto');
  await pressBehind();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard/);
  await behind.click();
  await expect(page).toHaveURL(/\/defects$/);
});
