/** A danger that somebody writes after a finding was kept, or where there is none: seen by who writes and by everybody after. */
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  signUpWith,
  test,
} from './support/person.ts';
import { crackOnPlaster } from './support/photos.ts';

// What is refused on purpose.
test.use({ expectedErrors: /409 \(Conflict|400 \(Bad Request/ });

async function analysed(page: Page): Promise<{ project: number; finding: number }> {
  const [project] = await (await page.request.get('/api/projects')).json();
  const image = { name: 'crack.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() };
  const answer = await page.request.post('/api/analyze', {
    multipart: { projectId: String(project.id), image, defectDescription: 'Hairline crack by the window' },
  });
  return { project: project.id, finding: (await answer.json()).defect.id };
}

test('a tradesperson who writes of gas by link is warned before and after, and so is the owner', {
  tag: '@phone-only',
}, async ({ page, account, browser, baseURL }) => {
  await signUpWith(page, account, 'House in Preston');
  const { project, finding } = await analysed(page);
  const made = await page.request.post(`/api/projects/${project}/repair-links`, {
    data: { findingIds: [finding], name: 'Ben Ochre', days: 7, words: true },
  });
  const secret = (await made.json()).address.split('#')[1];
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(`${baseURL}/repair#${secret}`);
  await expect(phone.getByText('Hairline crack by the window')).toBeVisible();
  const gas = phone.getByRole('region', { name: 'Hazard: Possible gas leak' });
  await expect(gas).toHaveCount(0);
  await phone.getByLabel('Message about finding 1').fill('Done mate but I smell gas here now');
  await expect(gas).toBeVisible();
  await expectNoSidewaysScroll(phone);
  await expectAccessibleInBothThemes(phone);
  await phone.getByRole('button', { name: 'It’s fixed' }).click();
  await expect(phone.getByLabel('Message about finding 1')).toHaveValue('');
  await expect(gas).toHaveCount(1);
  await expect(gas).toContainText('Act now');

  await page.goto(`/defects/${finding}`);
  const owners = page.getByRole('region', { name: 'Hazard: Possible gas leak' }).first();
  await expect(owners).toContainText('Written by private link');
  await page.goto(`/projects/${project}`);
  await expect(page.getByText('Possible gas leak').first()).toBeVisible();
});

test('a comment warns, its alert takes a reason that says something, and a stale tab decides nothing', {
  tag: '@desk-only',
}, async ({ page, account, context }) => {
  await signUpWith(page, account, 'House in Thornbury');
  const { project, finding } = await analysed(page);
  await page.goto(`/defects/${finding}`);
  const stale = await context.newPage();
  await stale.goto(`/defects/${finding}`);
  await expect(stale.getByRole('button', { name: 'Confirm' })).toBeVisible();
  const gas = page.getByRole('region', { name: 'Hazard: Possible gas leak' });
  const repair = page.getByRole('region', { name: 'Repair' });
  await repair.getByLabel('Comment').fill('Strong smell of gas in this room');
  await expect(repair.getByRole('region', { name: 'Hazard: Possible gas leak' })).toBeVisible();
  await repair.getByRole('button', { name: 'Add comment' }).click();
  await expect(gas.getByText('Written in a comment')).toBeVisible();
  await gas.getByRole('button', { name: /^Close alert/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why is it safe now?').fill('nobody has checked it yet');
  await dialog.getByRole('button', { name: 'Close alert' }).click();
  await expect(dialog.getByText(/Write who checked it, and what they found or did/)).toBeVisible();
  await dialog.getByLabel('Why is it safe now?').fill('Gas fitter replaced the hose and tested it');
  await dialog.getByRole('button', { name: 'Close alert' }).click();
  await expect(gas).toHaveCount(0);

  await page.request.put(`/api/defects/${finding}/decision`, {
    data: { verdict: 'corrected', defectType: 'Old settlement crack', note: 'Seen in 2019' },
  });
  await stale.getByRole('button', { name: 'Confirm' }).click();
  // The notification stands on the page, and is read out beside it.
  await expect(stale.getByText(/Somebody decided it meanwhile/).first()).toBeVisible();
  const kept = await (await page.request.get(`/api/defects/${finding}`)).json();
  expect(kept.decisionDetails).toMatchObject({ verdict: 'corrected', note: 'Seen in 2019' });

  const written = await page.request.patch(`/api/projects/${project}`, {
    data: { description: 'Bare live wires are sparking in the meter box' },
  });
  expect((await written.json()).openHazards).toBe(1);
  await page.goto(`/projects/${project}`);
  await expect(page.getByText('Possible live electrical parts').first()).toBeVisible();
});
