import { expect, expectAccessibleInBothThemes, signUpWith, test } from './support/person.ts';
import { crackOnPlaster } from './support/photos.ts';

test('a photo is drawn on and blurred by hand, taken back by key, saved, and shown with its finding', {
  tag: '@desk-only',
}, async ({ page, account }) => {
  await signUpWith(page, account, 'House in Preston');
  const [project] = await (await page.request.get('/api/projects')).json();
  const analysed = await page.request.post('/api/analyze', {
    multipart: {
      projectId: String(project.id),
      image: { name: 'crack.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() },
    },
  });
  const { id } = (await analysed.json()).defect;
  await page.goto(`/defects/${id}`);
  await page.getByRole('button', { name: 'Mark up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark up photo' });
  const photo = dialog.getByRole('img', { name: 'Being marked up' });
  const drag = async (from: [number, number], to: [number, number]) => {
    await photo.scrollIntoViewIfNeeded();
    const box = await photo.boundingBox();
    if (!box) throw new Error('The photo isn’t there');
    await page.mouse.move(box.x + from[0] * box.width, box.y + from[1] * box.height);
    await page.mouse.down();
    await page.mouse.move(box.x + to[0] * box.width, box.y + to[1] * box.height, { steps: 5 });
    await page.mouse.up();
  };
  await expect(dialog.getByRole('button', { name: 'Save marks' })).toBeDisabled();
  await drag([0.2, 0.2], [0.5, 0.5]);
  await dialog.getByRole('button', { name: 'Blur', exact: true }).click();
  await drag([0.6, 0.6], [0.9, 0.9]);
  await dialog.getByRole('button', { name: 'Text', exact: true }).click();
  await dialog.getByLabel('Text for the photo').fill('Widest here');
  await dialog.getByRole('button', { name: 'Add text in the middle' }).click();
  const third = dialog.getByRole('button', { name: '3. Text “Widest here”' });
  await third.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(third).toBeFocused();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(third).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Redo' }).click();
  await expect(third).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog.getByText('Your new marks aren’t saved.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep drawing' }).click();
  await dialog.getByRole('button', { name: 'Save marks' }).click();
  await expect(dialog).toHaveCount(0);
  const drawing = page.getByRole('img', {
    name: 'Marked by hand: Arrow, red; Blur; Text “Widest here”',
  });
  await expect(drawing).toBeVisible();
  await page.reload();
  await expect(drawing).toBeVisible();
  await expectAccessibleInBothThemes(page);

  // A server that decodes photos alone prints the marks as well.
  const made = await page.request.post('/api/reports', {
    data: { projectId: project.id, title: 'As marked', selectedDefectIds: [id] },
  });
  const report = await made.json();
  const status = async () => (await (await page.request.get(`/api/reports/${report.id}`)).json()).status;
  await expect.poll(status, { timeout: 60_000 }).toBe('completed');
});
