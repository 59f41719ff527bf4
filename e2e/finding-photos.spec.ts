import { expect, expectAccessibleInBothThemes, signUpWith, test } from './support/person.ts';
import { crackOnPlaster } from './support/photos.ts';

test('a finding gets further photos from the project and from the device, another cover, and gives one back', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  await signUpWith(page, account, 'House in Preston');
  const [project] = await (await page.request.get('/api/projects')).json();
  const buffer = await crackOnPlaster();
  const image = (name: string) => ({ name, mimeType: 'image/jpeg', buffer });
  const analysed = await page.request.post('/api/analyze', {
    multipart: { projectId: String(project.id), image: image('crack.jpg') },
  });
  const { id: finding, number } = (await analysed.json()).defect;
  await page.request.post(`/api/projects/${project.id}/photos`, { multipart: { image: image('wall.jpg') } });

  await page.goto(`/projects/${project.id}?view=photos`);
  await page.getByRole('button', { name: /wall\.jpg$/ }).click();
  await page.getByRole('button', { name: 'Add to a finding' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `#${number}` })
    .click();
  await expect(page.getByText(`1 photo added to finding ${number}`, { exact: true })).toBeVisible();

  await page.goto(`/defects/${finding}`);
  await page.getByRole('button', { name: 'Add photos' }).click();
  await page.getByLabel('Photos from this device').setInputFiles(image('close.jpg'));
  await expect(page.getByRole('button', { name: /^Show photo 3 of 3/ })).toBeVisible();
  await page.getByRole('button', { name: /^Show photo 2 of 3/ }).click();
  await expect(page.getByRole('button', { name: 'Marks' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Change this photo' }).click();
  await page.getByRole('menuitem', { name: 'Use as cover' }).click();
  await expect(page.getByRole('button', { name: /^Show photo 1 of 3: cover/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Change this photo' }).click();
  await page.getByRole('menuitem', { name: 'Remove from this finding' }).click();
  await expect(page.getByRole('button', { name: /^Show photo 2 of 2/ })).toBeVisible();
});

test('the panel looks again at all photos of a finding for one credit, and its new answer is kept', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  await signUpWith(page, account, 'House in Preston');
  const [project] = await (await page.request.get('/api/projects')).json();
  const buffer = await crackOnPlaster();
  const image = (name: string) => ({ name, mimeType: 'image/jpeg', buffer });
  const analysed = await page.request.post('/api/analyze', {
    multipart: { projectId: String(project.id), image: image('crack.jpg') },
  });
  const { id: finding } = (await analysed.json()).defect;
  await page.goto(`/defects/${finding}`);
  await expect(page.getByRole('region', { name: 'All photos together' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add photos' }).click();
  await page
    .getByLabel('Photos from this device')
    .setInputFiles({ ...image('close.jpg'), buffer: await crackOnPlaster() });
  await expect(page.getByRole('button', { name: /^Show photo 2 of 2/ })).toBeVisible();
  const together = page.getByRole('region', { name: 'All photos together' });
  await expect(together).toContainText('1 credit. Free if the panel isn’t sure.');
  await together.getByRole('button', { name: 'Look again at all 2 photos' }).click();
  await together.getByRole('button', { name: 'Keep the new answer' }).click();
  await expect(together.getByText('Earlier answers (1)')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  expect((await (await page.request.get('/api/me')).json()).analysisCredits).toBe(3);
});
