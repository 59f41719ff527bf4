import { createProject, expect, expectAccessibleInBothThemes, signUp, test } from './support/person.ts';
import { crackOnPlaster } from './support/photos.ts';

test('a finding is assigned, reported as fixed, reopened, and verified by who didn’t fix it', async ({
  page,
  account,
}) => {
  await signUp(page, account);
  await createProject(page, 'House in Coburg');
  const [project] = await (await page.request.get('/api/projects')).json();
  const image = { name: 'crack.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() };
  const analysed = await page.request.post('/api/analyze', {
    multipart: { projectId: String(project.id), image },
  });
  const finding = (await analysed.json()).defect.id;

  await page.goto(`/defects/${finding}`);
  const repair = page.getByRole('region', { name: 'Repair' });
  const dialog = page.getByRole('dialog');
  await expect(repair.getByText('Open', { exact: true })).toBeVisible();
  await repair.getByRole('button', { name: 'Assign', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Say who is to fix it')).toBeVisible();
  await dialog.getByLabel('Who fixes it?').fill('Ben Ochre');
  await dialog.getByLabel('Due').fill('2026-01-31');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(repair.getByText('Assigned', { exact: true })).toBeVisible();

  await repair.getByRole('button', { name: 'Report as fixed' }).click();
  await dialog.getByLabel('Note').fill('Ben rang');
  await dialog.getByRole('button', { name: 'Report as fixed' }).click();
  await expect(repair.getByText('Fixed, not verified yet').first()).toBeVisible();
  await repair.getByLabel('Comment').fill('The patch is still wet');
  await repair.getByRole('button', { name: 'Add comment' }).click();
  await expect(repair.getByRole('listitem').filter({ hasText: 'The patch is still wet' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.goto('/projects?view=due');
  await expect(page.getByRole('link', { name: /Ben Ochre.*Overdue since 31 Jan 2026/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: /Ben Ochre/ }).click();

  await repair.getByRole('button', { name: 'Verify' }).click();
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(repair.getByText('Verified', { exact: true }).first()).toBeVisible();
  await page.goto(`/projects/${project.id}?view=trail`);
  await expect(page.getByText(`Repair changed: verified · finding ${finding}`)).toBeVisible();
});
