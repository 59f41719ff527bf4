import type { Page } from '@playwright/test';
import { createProject, expect, expectAccessibleInBothThemes, signUp, test } from './support/person.ts';
import { crackOnPlaster } from './support/photos.ts';

// The network fails on purpose.
test.use({ expectedErrors: /Failed to load resource/ });

async function findCrack(page: Page): Promise<{ projectId: number; finding: number }> {
  await createProject(page, 'House in Carlton');
  const [{ id: projectId }] = await (await page.request.get('/api/projects')).json();
  const image = { name: 'crack.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() };
  const multipart = { projectId: String(projectId), image };
  const analysed = await page.request.post('/api/analyze', { multipart });
  return { projectId, finding: (await analysed.json()).defect.id };
}

/** The server keeps what is sent, and its answer never arrives. */
const loseAnswers = (page: Page) =>
  page.route('**/steps', async (route) => {
    await route.fetch();
    await route.abort();
  });

test('a step that didn’t go through keeps what was typed for it', { tag: '@desk-only' }, async ({
  page,
  account,
}) => {
  await signUp(page, account);
  const { finding } = await findCrack(page);
  await page.goto(`/defects/${finding}`);
  const repair = page.getByRole('region', { name: 'Repair' });
  const dialog = page.getByRole('dialog');
  await repair.getByRole('button', { name: 'Accept as is' }).click();
  await dialog.getByLabel('Why?').fill('Only the paint, and the owner likes it');
  await page.route('**/steps', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Accept as is' }).click();
  await expect(page.getByText('The repair wasn’t changed', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Why?')).toHaveValue('Only the paint, and the owner likes it');
  await page.unroute('**/steps');
  // This time the answer alone is lost. Pressed again, it counts once.
  await loseAnswers(page);
  await dialog.getByRole('button', { name: 'Accept as is' }).click();
  await expect(page.getByText('Accepted as is').first()).toBeVisible();
  await page.unroute('**/steps');
  await dialog.getByRole('button', { name: 'Accept as is' }).click();
  await expect(dialog).toBeHidden();
  await expect(repair.getByText('Only the paint, and the owner likes it')).toHaveCount(1);
});

test('a tradesperson opens a new link over the old one, and other words after a lost answer are sent', {
  tag: '@phone-only',
}, async ({ page, account, browser }) => {
  await signUp(page, account);
  const { projectId, finding } = await findCrack(page);
  const makeLink = async (name: string) => {
    const data = { findingIds: [finding], name, days: 7 };
    return (await page.request.post(`/api/projects/${projectId}/repair-links`, { data })).json();
  };
  const old = await makeLink('Ben Ochre');
  expect((await page.request.post(`/api/repair-links/${old.link.id}/revoke`)).ok()).toBe(true);
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(old.address);
  await expect(phone.getByRole('alert')).toContainText('This link has ended');
  // Only what stands behind the # is another, so that the browser loads nothing anew.
  await phone.goto((await makeLink('Donaudampfschiff'.repeat(7))).address);
  await expect(phone.getByRole('article', { name: 'Finding 1' })).toBeVisible();

  const message = phone.getByLabel('Message about finding 1');
  const send = phone.getByRole('button', { name: 'Send message' });
  const said = (words: string) => phone.getByRole('listitem').filter({ hasText: words });
  await loseAnswers(phone);
  await message.fill('Back on Monday');
  await send.click();
  await expect(phone.getByRole('alert')).toBeVisible();
  await expect(said('Back on Monday')).toHaveCount(1);
  await phone.unroute('**/steps');
  // The same words again count once; other words are another message.
  await send.click();
  await expect(phone.getByText('Sent. Ann Example can see it.')).toBeVisible();
  await expect(said('Back on Monday')).toHaveCount(1);
  await loseAnswers(phone);
  await phone.getByRole('button', { name: 'It’s fixed' }).click();
  await expect(phone.getByRole('button', { name: 'Not fixed yet' })).toBeVisible();
  await phone.unroute('**/steps');
  await message.fill('The paint is still wet');
  await send.click();
  await expect(said('The paint is still wet')).toHaveCount(1);
  await expectAccessibleInBothThemes(phone);

  // A name without a space doesn't push the owner's page sideways.
  await page.goto(`/defects/${finding}`);
  await expect(page.getByText(/^Donaudampfschiff.*link to 1 finding/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  expect((await page.request.delete(`/api/defects/${finding}`)).ok()).toBe(true);
  await phone.reload();
  await expect(phone.getByText('Ann Example has deleted everything on this link.')).toBeVisible();
  await phone.context().close();
});
