import { readFile } from 'node:fs/promises';
import { payByCard } from './support/pay.ts';
import { expect, expectAccessible, signUpWith, test } from './support/person.ts';
import { crackOnPlaster } from './support/photos.ts';

test('a letterhead is seen on page one; a report is made, changed into a second version and deleted', {
  tag: '@desk-only',
}, async ({ page, account }) => {
  test.setTimeout(300_000);
  await signUpWith(page, account, 'Handover in Marrickville');
  const [project] = await (await page.request.get('/api/projects')).json();
  await page.request.post('/api/analyze', {
    multipart: {
      projectId: String(project.id),
      defectDescription: 'crack in the plasterboard, 3 mm wide',
      image: { name: 'crack.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() },
    },
  });

  await page.goto('/reports');
  await expect(page.getByText('Professional PDF reports for construction defect analysis')).toBeVisible();
  await page.getByRole('link', { name: 'Letterhead' }).click();
  await page.getByLabel('Company name').fill('Straight & True Inspections');
  await page.getByLabel('Inspector’s name').fill('Ann Example');
  await page.getByLabel('Licence number').fill('NSW 123456C');
  await page.getByRole('button', { name: 'Save letterhead' }).click();
  await expect(page.getByText('Letterhead saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /First page/ })).toBeVisible();

  await page.goto('/reports');
  await page.getByRole('button', { name: 'Generate New Report' }).click();
  await expect(page.getByRole('radio', { name: /Handover in Marrickville/ })).toBeChecked();
  await page.getByRole('textbox', { name: 'Report title', exact: true }).fill('Practical completion');
  await page.getByText('Report details').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Generate Report (1 defects)' }).click();
  const card = page.getByRole('article', { name: 'Practical completion' });
  await expect(card.getByText('Completed')).toBeVisible({ timeout: 60_000 });
  await expect(card.getByRole('link', { name: /Preview first pages/ })).toBeVisible();

  const more = card.getByRole('button', { name: 'More for Practical completion' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Report details' }).click();
  await page
    .getByRole('textbox', { name: 'Report title', exact: true })
    .fill('Practical completion, revised');
  await page.getByRole('button', { name: 'Save as new version' }).click();
  const revised = page.getByRole('article', { name: 'Practical completion, revised' });
  await expect(revised.getByText('version 2')).toBeVisible();
  await expect(revised.getByText('Completed')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);

  await revised.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await expect(versions.getByRole('heading', { name: 'Version 1' })).toBeVisible();
  await expectAccessible(page);

  const buying = page.waitForEvent('download');
  await versions.getByRole('button', { name: 'Buy report' }).click();
  await payByCard(page, { amount: '$10.00' });
  expect((await buying).suggestedFilename()).toMatch(/\.pdf$/);
  for (const [item, ends, holds] of [
    ['Download Word (DOCX)', /\.docx$/, 'word/media/'],
    ['Scott Schedule (DOCX)', /-scott-schedule\.docx$/, 'word/document.xml'],
  ] as const) {
    const saving = page.waitForEvent('download');
    await revised.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('menuitem', { name: item }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(ends);
    expect((await readFile(await saved.path())).includes(holds)).toBe(true);
  }

  await revised.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete report' }).click();
  await expect(page.getByText('No Reports Found')).toBeVisible();
});

test('what was chosen for a report is still chosen after the way to a finding and back', {
  tag: '@desk-only',
}, async ({ page, account }) => {
  test.setTimeout(180_000);
  await signUpWith(page, account, 'Handover in Marrickville');
  const [project] = await (await page.request.get('/api/projects')).json();
  const image = { name: 'crack.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() };
  for (const defectDescription of [
    'crack in the plasterboard, 3 mm wide',
    'crack above the door, 2 mm wide',
  ]) {
    await page.request.post('/api/analyze', {
      multipart: { projectId: String(project.id), defectDescription, image },
    });
  }

  const choose = async () => {
    await page.goto('/reports');
    await page.getByRole('button', { name: 'Generate New Report' }).click();
    await page.getByRole('textbox', { name: 'Report title', exact: true }).fill('Practical completion');
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  await choose();
  await expect(page.getByText('2 of 2 defects selected')).toBeVisible();
  await page.getByRole('checkbox').first().click();
  await expect(page.getByText('1 of 2 defects selected')).toBeVisible();
  await page.getByText(/things? a reader will ask about/).click();
  await page
    .getByRole('link', { name: /^Open finding/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/defects\/\d+$/);

  await choose();
  await expect(page.getByText('We kept the defects that you selected.')).toBeVisible();
  await expect(page.getByText('1 of 2 defects selected')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByText('2 of 2 defects selected')).toBeVisible();
});
