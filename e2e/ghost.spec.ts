import type { Locator, Page } from '@playwright/test';
import { FAKE_CAMERA } from './support/fake-camera.ts';
import { createProject, expect, expectAccessibleInBothThemes, signUp, test } from './support/person.ts';
import { crackOnPlaster } from './support/photos.ts';

test.use({
  expectedErrors: /Failed to load resource/,
  launchOptions: FAKE_CAMERA,
});

/** A crack in a project of its own. */
async function findCrack(page: Page, name: string): Promise<number> {
  await createProject(page, name);
  const [project] = await (await page.request.get('/api/projects')).json();
  const image = { name: 'crack.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() };
  const analysed = await page.request.post('/api/analyze', {
    multipart: { projectId: String(project.id), image },
  });
  return (await analysed.json()).defect.id;
}

const ghostIn = (camera: Locator) => camera.getByRole('img', { name: 'How it looked before' });

async function takePhoto(camera: Locator) {
  await camera.getByRole('button', { name: 'Capture', exact: true }).click();
  await expect(ghostIn(camera)).toHaveCount(0);
  await camera.getByRole('button', { name: 'Use Image' }).click();
  await expect(camera).toBeHidden();
}

test('the old photo lies over the live picture, by touch or keyboard, and isn’t in the photo that is filed', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  await signUp(page, account);
  const finding = await findCrack(page, 'House in Coburg');
  await page.goto(`/defects/${finding}`);
  const repair = page.getByRole('region', { name: 'Repair' });
  await repair.getByRole('button', { name: 'Take repair photo' }).click();
  const camera = page.getByRole('dialog', { name: 'Take repair photo' });
  const shutter = camera.getByRole('button', { name: 'Capture', exact: true });
  await expect(shutter).toBeEnabled();
  await expect(ghostIn(camera)).toHaveCSS('opacity', '0.4');
  const shown = camera.getByRole('switch', { name: 'Show old photo' });
  const strength = camera.getByRole('slider', { name: 'Strength of the old photo' });
  await shown.focus();
  await page.keyboard.press('Space');
  await expect(ghostIn(camera)).toHaveCount(0);
  await expect(strength).toBeDisabled();
  await page.keyboard.press('Space');
  await strength.focus();
  await page.keyboard.press('End');
  await expect(strength).toHaveAttribute('aria-valuetext', '90%');
  await expect(ghostIn(camera)).toHaveCSS('opacity', '0.9');
  const size = camera.getByRole('slider', { name: 'Size of the old photo' });
  await size.focus();
  await page.keyboard.press('ArrowRight');
  await expect(ghostIn(camera)).toHaveCSS('scale', '1.05');
  await page.keyboard.press('ArrowLeft');
  await expectAccessibleInBothThemes(page);
  await shutter.click();
  // The test camera's picture is green, and the old photo, at 90%, is grey in this place.
  const [red, green] = await camera.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    return canvas.getContext('2d')?.getImageData(width * 0.8, height * 0.3, 1, 1).data ?? [];
  });
  expect((green ?? 0) - (red ?? 0)).toBeGreaterThan(80);
  await camera.getByRole('button', { name: 'Retake' }).click();
  await expect(ghostIn(camera)).toHaveCSS('opacity', '0.9');

  // The network fails. The photo is kept on the device, also while the finding is closed, and is sent by itself later.
  await page.route('**/repair/photos', (route) => route.abort());
  await takePhoto(camera);
  await expect(repair.getByRole('button', { name: 'Send photo again' })).toBeVisible();
  await page.goto('/projects');
  await expect(page.getByText('A repair photo is kept on this device until it is sent')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.unroute('**/repair/photos');
  const arrived = page.waitForResponse((answer) => answer.url().endsWith('/repair/photos') && answer.ok());
  await page.goto(`/defects/${finding}`);
  await arrived;
  await expect(repair.getByRole('button', { name: 'Send photo again' })).toHaveCount(0);
  const { entries } = await (await page.request.get(`/api/defects/${finding}/repair`)).json();
  expect(entries.flatMap(({ photoIds }: { photoIds: number[] }) => photoIds)).toHaveLength(1);

  // A reading's photo is filed with the photos of the finding. Without its old photo the camera works all the same.
  const monitoring = page.getByRole('region', { name: 'Monitoring' });
  await page.route(`**/api/images/${finding}*`, (route) => route.abort());
  await monitoring.getByRole('button', { name: 'Photograph the crack' }).click();
  const again = page.getByRole('dialog', { name: 'Photograph the crack' });
  await expect(again.getByText('We couldn’t load the old photo')).toBeVisible();
  await takePhoto(again);
  await expect(page.getByText('1 photo added', { exact: true })).toBeVisible();
  expect(await (await page.request.get(`/api/defects/${finding}/photos`)).json()).toHaveLength(2);
});

test('a tradesperson photographs the repair over the old photo, and it comes with ‘fixed’', {
  tag: '@phone-only',
}, async ({ page, account, browser, baseURL }) => {
  await signUp(page, account);
  const finding = await findCrack(page, 'House in Reservoir');
  await page.goto(`/defects/${finding}`);
  await page.getByRole('button', { name: 'Send to a tradesperson' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Their name').fill('Ben Ochre');
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const address = await dialog.getByLabel('Private link').inputValue();

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(`${baseURL}/repair#${address.split('#')[1]}`);
  const open = phone.getByRole('button', { name: 'Take photo of finding 1' });
  await open.click();
  const camera = phone.getByRole('dialog', { name: 'Take photo of finding 1' });
  await expect(ghostIn(camera)).toHaveCSS('opacity', '0.4');
  await expectAccessibleInBothThemes(phone);
  await takePhoto(camera);
  await open.click();
  await takePhoto(camera);
  await expect(phone.getByRole('img', { name: 'Photo 2 to send' })).toBeVisible();
  // The phone may drop the page: what was taken is still there.
  await phone.reload();
  await expect(phone.getByRole('img', { name: 'Photo 2 to send' })).toBeVisible();
  await phone.getByRole('button', { name: 'Remove photo 1' }).click();
  await expectAccessibleInBothThemes(phone);
  await phone.getByRole('button', { name: 'It’s fixed' }).click();
  await expect(phone.getByRole('img', { name: 'Photo sent by Ben Ochre' })).toHaveCount(1);
  await expect(phone.getByRole('img', { name: /to send$/ })).toHaveCount(0);
  const { state, entries } = await (await page.request.get(`/api/defects/${finding}/repair`)).json();
  expect(state).toBe('fixed');
  expect(entries.flatMap(({ photoIds }: { photoIds: number[] }) => photoIds)).toHaveLength(1);
  await phone.context().close();
});

test('in the camera of a visit an old photo is chosen to be matched, and the photo is kept without it', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  await signUp(page, account);
  await findCrack(page, 'House in Preston');
  const [project] = await (await page.request.get('/api/projects')).json();
  await page.goto(`/projects/${project.id}`);
  await page.getByRole('button', { name: 'Open camera' }).click();
  const camera = page.getByRole('dialog', { name: 'House in Preston' });
  await expect(camera.getByRole('button', { name: 'Take photo' })).toBeEnabled();
  await expect(ghostIn(camera)).toHaveCount(0);
  await camera.getByRole('combobox', { name: 'Match an old photo' }).click();
  await page.getByRole('option', { name: /^#1 / }).click();
  await expect(ghostIn(camera)).toHaveCSS('opacity', '0.4');
  await expectAccessibleInBothThemes(page);
  await camera.getByRole('button', { name: 'Take photo' }).click();
  await expect(camera.getByText('1 photo kept on this device')).toBeVisible();
  // It stays for the next photo, until another or none is chosen.
  await expect(ghostIn(camera)).toHaveCount(1);
  await camera.getByRole('combobox', { name: 'Match an old photo' }).click();
  await page.getByRole('option', { name: 'No old photo' }).click();
  await expect(ghostIn(camera)).toHaveCount(0);
});
