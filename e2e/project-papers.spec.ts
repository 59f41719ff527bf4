import { planPdf } from '../apps/server/test/support/plan-pdf.ts';
import { expect, expectAccessible, signUpWith, test } from './support/person.ts';

const pdf = (name: string, bytes = Buffer.from(planPdf(1))) => ({
  name,
  mimeType: 'application/pdf',
  buffer: bytes,
});

// The browser tells of the deletion and of the document that are refused.
test.use({ expectedErrors: /status of (?:409|415)/ });

test('a contract is kept, held while a claim runs, and all of it stands in the trail', {
  tag: '@desk-only',
}, async ({ page, account }) => {
  await signUpWith(page, account, 'Unit in Brunswick');
  await page.getByRole('link', { name: 'Unit in Brunswick', exact: true }).click();
  await page.getByRole('tab', { name: 'Documents' }).click();
  await expect(page.getByText('No documents yet')).toBeVisible();
  const trap = Buffer.from(
    Buffer.from(planPdf(1))
      .toString('latin1')
      .replace('/Type /Catalog', '/Type /Catalog /OpenAction << /S /JavaScript /JS (1) >>'),
    'latin1',
  );
  await page
    .getByLabel('Documents to add')
    .setInputFiles([pdf('Building contract.pdf'), pdf('trap.pdf', trap)]);
  await expect(page.getByText('1 document added').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/trap\.pdf wasn’t added\. This PDF contains a script/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Kind of Building contract' })).toContainText('Contract');
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Building contract' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Building contract.pdf');

  await page.getByRole('button', { name: 'Actions for Unit in Brunswick' }).click();
  await page.getByRole('menuitem', { name: 'Legal hold' }).click();
  const hold = page.getByRole('dialog', { name: 'Set legal hold' });
  await hold.getByLabel('Reason').fill('VCAT claim lodged');
  await expectAccessible(page);
  await hold.getByRole('button', { name: 'Set hold' }).click();
  const banner = page.getByRole('region', { name: 'Legal hold' });
  await expect(banner).toContainText('VCAT claim lodged. Nothing in this project can be deleted.');
  await page.getByRole('button', { name: 'Actions for Unit in Brunswick' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const refused = page.getByRole('alertdialog');
  await expect(refused).toContainText('on legal hold');
  await expect(refused.getByRole('button', { name: 'Delete project' })).toHaveCount(0);
  await refused.getByRole('button', { name: 'Close' }).click();
  await banner.getByRole('button', { name: 'Lift hold' }).click();
  const lift = page.getByRole('dialog', { name: 'Lift legal hold' });
  await lift.getByLabel('Reason').fill('Settled');
  await lift.getByRole('button', { name: 'Lift hold' }).click();
  await expect(banner).toHaveCount(0);

  await page.getByRole('tab', { name: 'Trail' }).click();
  const trail = page.getByRole('list', { name: 'Trail' }).getByRole('listitem');
  await expect(trail).toHaveCount(3);
  await expect(trail.nth(0)).toContainText('Legal hold lifted');
  await expect(trail.nth(2)).toContainText('Document added: contract');
  await page.getByRole('button', { name: 'Check trail' }).click();
  await expect(page.getByText(/^All 3 in order/)).toBeVisible();
  await expectAccessible(page);
});
