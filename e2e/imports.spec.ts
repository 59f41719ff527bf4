import { siteTopic } from '../apps/server/test/support/bcf-file.ts';
import { itemsPdf, told } from '../apps/server/test/support/inspection-reports.ts';
import { expect, expectAccessible, signUpWith, test } from './support/person.ts';

// The browser tells of the list that is refused, and of the photo that such a finding doesn't have.
test.use({ expectedErrors: /status of (?:404|415|422)/ });

const LIST = `Room;Issue;Action;Priority
Bathroom;Cracked floor tile;Replace the tile;Minor
Kitchen;Strong smell of gas at cooktop;Call a gas fitter;High
Garage;Stepped cracking in brickwork;Engineer to inspect;Major
`;
const file = (text: string, name = 'Handover defects.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

test('a list comes in as drafts, and what is accepted becomes findings at no charge', {
  tag: '@desk-only',
}, async ({ page, account }) => {
  await signUpWith(page, account, 'Unit in Coburg');
  await page.getByRole('link', { name: 'Unit in Coburg', exact: true }).click();
  await page.getByRole('tab', { name: 'Imports' }).click();
  await expect(page.getByText('Nothing imported yet')).toBeVisible();
  await page.getByLabel('File to import').setInputFiles(file('%PDF-1.7 x', 'old.csv'));
  await expect(page.getByText('The file wasn’t imported. This is a PDF.')).toBeVisible();

  await page.getByLabel('File to import').setInputFiles(file(LIST));
  await expect(page.getByRole('combobox', { name: 'Defect' })).toContainText('Issue');
  await expect(page.getByRole('combobox', { name: 'Location' })).toContainText('Room');
  await page.getByRole('combobox', { name: 'Recommendation' }).click();
  await page.getByRole('option', { name: 'Not in this list' }).click();
  await page.getByRole('combobox', { name: 'Recommendation' }).click();
  await page.getByRole('option', { name: 'Action' }).click();
  await expect(page.getByRole('list', { name: 'First rows' }).getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 3 rows' }).click();

  const drafts = page.getByRole('list', { name: 'Drafts' }).getByRole('listitem');
  await expect(drafts).toHaveCount(3);
  await expect(drafts.nth(1)).toContainText('Possible gas leak');
  await expectAccessible(page);
  // By key: the first is accepted, and the focus goes on to the next.
  await page.getByRole('button', { name: 'Accept row 2' }).focus();
  await page.keyboard.press('a');
  await expect(drafts.nth(0)).toContainText('Accepted');
  await expect(page.getByRole('button', { name: 'Accept row 3' })).toBeFocused();
  await page.keyboard.press('s');
  const reason = page.getByRole('dialog', { name: 'Set aside row 3' });
  await expectAccessible(page);
  await reason.getByLabel('Reason').fill('.');
  await reason.getByRole('button', { name: 'Set aside' }).click();
  await expect(reason.getByText(/Write who checked it/)).toBeVisible();
  await reason.getByLabel('Reason').fill('Gas fitter fixed the hose on 3 May');
  await reason.getByRole('button', { name: 'Set aside' }).click();
  await expect(drafts.nth(1)).toContainText('Gas fitter fixed the hose on 3 May');
  await page.getByRole('button', { name: 'Accept row 4' }).click();
  await expect(page.getByText('0 drafts waiting · 2 accepted · 1 set aside')).toBeVisible();

  await page.getByRole('button', { name: 'Open finding of row 4' }).click();
  await expect(
    page.getByText('From list Handover defects.csv, row 4', { exact: true }).first(),
  ).toBeVisible();
  await page.goBack();
  await page.getByLabel('File to import').setInputFiles(file(LIST));
  await expect(page.getByText('This list is already here').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Findings' }).click();
  await expect(page.getByText('Cracked floor tile').first()).toBeVisible();
  const credits = await page.request.get('/api/me');
  expect((await credits.json()).analysisCredits).toBe(5);
});

test('a report comes in as drafts with pictures, which become the photos of its findings', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  await signUpWith(page, account, 'Unit in Coburg');
  await page.getByRole('link', { name: 'Unit in Coburg', exact: true }).click();
  await page.getByRole('tab', { name: 'Imports' }).click();
  const input = page.getByLabel('File to import');
  const report = { name: 'Smith inspections.pdf', mimeType: 'application/pdf' };
  await input.setInputFiles({ ...report, buffer: Buffer.from('%PDF-1.7 and no more') });
  await expect(page.getByText('The file wasn’t imported. This PDF is damaged')).toBeVisible();
  const pdf = await itemsPdf(told(3));
  await input.setInputFiles({ ...report, buffer: pdf });
  await expect(page.getByText('Read as numbered items.')).toBeVisible();
  const drafts = page.getByRole('list', { name: 'Drafts' }).locator('> li');
  await expect(drafts).toHaveCount(3);
  const pictures = page.getByRole('list', { name: 'Pictures of Cracked roof tiles' }).getByRole('img');
  await expect(pictures).toHaveCount(2);
  await expect
    .poll(() => pictures.first().evaluate((one) => (one as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accept page 2, draft 1' }).click();
  await expect(page.getByText('2 drafts waiting · 1 accepted · 0 set aside')).toBeVisible();
  await page.getByRole('button', { name: 'Open finding of page 2, draft 1' }).click();
  await expect(
    page.getByText('From report Smith inspections.pdf, page 2', { exact: true }).first(),
  ).toBeVisible();
  await page.goBack();
  await input.setInputFiles({ ...report, buffer: pdf });
  await expect(page.getByText('This report is already here').first()).toBeVisible();
  const credits = await page.request.get('/api/me');
  expect((await credits.json()).analysisCredits).toBe(5);
});

test('topics of a BCF file come in as drafts with comments and snapshots, and nothing is charged', {
  tag: '@desk-only',
}, async ({ page, account }) => {
  await signUpWith(page, account, 'Unit in Coburg');
  await page.getByRole('link', { name: 'Unit in Coburg', exact: true }).click();
  await page.getByRole('tab', { name: 'Imports' }).click();
  const input = page.getByLabel('File to import');
  const bcf = { name: 'Site walk.bcfzip', mimeType: 'application/octet-stream' };
  await input.setInputFiles({ ...bcf, buffer: Buffer.from('PK and no more') });
  await expect(page.getByText('The file wasn’t imported. This isn’t a BCF file.')).toBeVisible();
  const file = { ...bcf, buffer: Buffer.from(await siteTopic()) };
  await input.setInputFiles(file);
  const draft = page.getByRole('list', { name: 'Drafts' }).locator('> li');
  await expect(draft).toHaveCount(1);
  await expect(draft).toContainText('Status in the file: In review · Type: Clash · Number: 41');
  await expect(draft).toContainText('Assigned to Ben Ochre · Due 3 Feb 2030');
  await expect(draft.getByRole('list', { name: 'Comments' })).toContainText('Three screws are missing.');
  await expect(page.getByRole('list', { name: 'Pictures of Loose rail' }).getByRole('img')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accept topic 41, draft 1' }).click();
  await expect(page.getByText('0 drafts waiting · 1 accepted · 0 set aside')).toBeVisible();
  await input.setInputFiles(file);
  await expect(page.getByText('This file is already here').first()).toBeVisible();
  await page.getByRole('button', { name: 'Open finding of topic 41, draft 1' }).click();
  await expect(page.getByText('Three screws are missing.').first()).toBeVisible();
  const credits = await page.request.get('/api/me');
  expect((await credits.json()).analysisCredits).toBe(5);
});
