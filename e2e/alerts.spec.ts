import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessibleInBothThemes, signUp, signUpWith, test } from './support/person.ts';
import { crackOnPlaster } from './support/photos.ts';

const GAS = 'i can smell gas in the kitchen';

test.describe.configure({ timeout: 240_000 });

// What is refused on purpose, and what is out of reach without a network.
test.use({ expectedErrors: /422 \(Unprocessable|net::ERR_INTERNET_DISCONNECTED/ });

const gasAlert = (page: Page) => page.getByRole('region', { name: 'Hazard: Possible gas leak' });

const blank = () =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();

async function acceptPhoto(page: Page, name: string, buffer: Buffer): Promise<void> {
  const photo = { name, mimeType: 'image/jpeg', buffer };
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await page.getByRole('button', { name: 'Accept Image' }).click();
}

async function startTyping(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByLabel('Additional context').fill(GAS);
  await expect(gasAlert(page)).toBeVisible();
  await expect(gasAlert(page).getByRole('heading')).toBeInViewport();
}

test('a hazard is warned of while typing, beside a refused photo, and before everything else of the result', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  await signUpWith(page, account, 'Terrace in Marrickville');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await startTyping(page);
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);
  await expect(gasAlert(page)).toContainText('Act now');
  await expect(gasAlert(page).getByRole('link', { name: '000' }).first()).toHaveAttribute('href', 'tel:000');
  await expectAccessibleInBothThemes(page);

  await acceptPhoto(page, 'blank.jpg', await blank());
  await expect(page.getByRole('heading', { name: 'This photo can’t be used' })).toBeVisible();
  await expect(gasAlert(page)).toHaveCount(1);
  await expect(gasAlert(page)).toBeVisible();

  await startTyping(page);
  await acceptPhoto(page, 'kitchen.jpg', await crackOnPlaster());
  await expect(page.getByRole('button', { name: 'Next Image' })).toBeVisible({ timeout: 90_000 });
  const card = page.getByRole('region', { name: 'Defect analysis' });
  await expect(gasAlert(page)).toHaveCount(1);
  await expect(card.getByText('Critical', { exact: true })).toBeVisible();
  const first = card.getByRole('heading').first();
  await expect(first).toHaveText('Possible gas leak');
  await expectAccessibleInBothThemes(page);
});

test('an alert stands first in the details, is closed only with a reason, and can be opened again', {
  tag: '@desk-only',
}, async ({ page, account }) => {
  await signUpWith(page, account, 'Terrace in Marrickville');
  const [project] = await (await page.request.get('/api/projects')).json();
  const analyse = async (defectDescription: string) =>
    page.request.post('/api/analyze', {
      headers: { origin: new URL(page.url()).origin },
      multipart: {
        projectId: String(project.id),
        defectDescription,
        image: { name: 'crack.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() },
      },
    });
  const { defect } = await (await analyse(`crack in the plasterboard, ${GAS}`)).json();
  await analyse('crack in the plasterboard above the door');

  await page.goto('/defects');
  const rows = page.getByRole('list', { name: 'Findings' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'Open hazards' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.getByText('Hazard: Possible gas leak')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.goto(`/defects/${defect.id}`);
  const article = page.getByRole('article').first();
  await expect(article.getByRole('heading').first()).toHaveText('Possible gas leak');
  await expect(article.getByText('Get everyone out now', { exact: false })).toHaveCount(1);
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Close alert: Possible gas leak' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close this hazard alert?' });
  await dialog.getByLabel('Why is it safe now?').fill('..........');
  await dialog.getByRole('button', { name: 'Close alert' }).click();
  await expect(
    dialog.getByText('Write who checked it and what they found, in at least four words.'),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog.getByLabel('Why is it safe now?').fill('Gas fitter tested the line, no leak');
  await dialog.getByRole('button', { name: 'Close alert' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(gasAlert(page)).toHaveCount(0);
  const closed = page.getByRole('list', { name: 'Closed hazard alerts' });
  await expect(closed).toContainText('Gas fitter tested the line, no leak');
  await expect(closed).toContainText('Ann Example');
  await expectAccessibleInBothThemes(page);

  await closed.getByRole('button', { name: 'Open again: Possible gas leak' }).click();
  await expect(gasAlert(page)).toBeVisible();
  await expect(closed).toHaveCount(0);
});

test('the chat warns while typing, and its answer begins with the danger', { tag: '@desk-only' }, async ({
  page,
  account,
}) => {
  await signUp(page, account);
  await page.goto('/chat');
  const field = page.getByLabel('Message to the assistant');
  await field.fill('exposed wires in the bathroom, what now?');
  const alert = page.getByRole('region', { name: 'Hazard: Possible live electrical parts' });
  await expect(alert).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await field.press('Enter');
  const log = page.getByRole('log', { name: 'Conversation' });
  await expect(log.getByText('Don’t touch it and keep others away. Treat it as live.')).toBeVisible();
  await expect(alert).toHaveCount(1);
  await expect(log.getByText('Who to call', { exact: false })).toHaveCount(1);
  await expectAccessibleInBothThemes(page);

  await expect(field).toBeEnabled();
  await field.fill('who do i call?');
  await field.press('Enter');
  await expect(log.getByText('From what you wrote earlier: Possible live electrical parts.')).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: /net::ERR_|resulted in a network error/ });

  test('typing still warns', { tag: '@desk-only' }, async ({ page, account, context }) => {
    await signUpWith(page, account, 'Carport');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto('/dashboard');
    await expect(page.getByLabel('Additional context')).toBeVisible();
    await context.setOffline(true);
    await page.getByLabel('Additional context').fill(GAS);
    await expect(gasAlert(page)).toBeVisible({ timeout: 30_000 });
  });
});
