import { extractText } from 'unpdf';
import { buyReport } from './support/buy-report.ts';
import { expect, signUpWith, test } from './support/person.ts';
import { crackOnPlaster } from './support/photos.ts';

test('an inspector sends, a tradesperson fixes on a phone without an account, the inspector verifies, the report shows both photos', {
  tag: '@desk-only',
}, async ({ page, account, browser }) => {
  await signUpWith(page, account, 'House in Brunswick');
  const [{ id: projectId }] = await (await page.request.get('/api/projects')).json();
  const image = { name: 'crack.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() };
  const multipart = { projectId: String(projectId), image };
  const finding = (await (await page.request.post('/api/analyze', { multipart })).json()).defect.id;

  await page.goto(`/defects/${finding}`);
  const repair = page.getByRole('region', { name: 'Repair' });
  const dialog = page.getByRole('dialog');
  await repair.getByRole('button', { name: 'Send to a tradesperson' }).click();
  await dialog.getByLabel('Their name').fill('Ben Ochre');
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const address = await dialog.getByLabel('Private link').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(address);
  await phone.getByLabel('Photos of finding 1 after the repair').setInputFiles(image);
  await phone.getByRole('button', { name: 'It’s fixed' }).click();
  await expect(phone.getByText('Sent. Ann Example can see it.')).toBeVisible();

  await page.reload();
  await repair.getByRole('button', { name: 'Verify' }).click();
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(repair.getByText('Verified', { exact: true }).first()).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('Verified', { exact: true }).first()).toBeVisible();
  await phone.context().close();

  const report = await buyReport(page, projectId, finding);
  const { text } = await extractText(Uint8Array.from(report), { mergePages: true });
  expect(text).toMatch(/Reported as fixed by Ben Ochre on/);
  expect(text).toMatch(/Verified by Ann Example on/);
  expect(text).toMatch(/Before · Photo 01\b/);
  expect(text).toMatch(/After · Photo 01b\b/);
});
