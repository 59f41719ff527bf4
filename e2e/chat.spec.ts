import { expect, expectAccessible, signUp, signUpWith, test } from './support/person.ts';
import { crackOnPlaster } from './support/photos.ts';

test('asking the assistant: sources, a follow-up, a decline, feedback, Clear History', {
  tag: '@phone-only',
}, async ({ page, account }) => {
  await signUp(page, account);
  await page.goto('/chat');
  await expect(page.getByRole('heading', { name: 'AI Construction Assistant' })).toBeVisible();
  const engines = (await (await page.request.get('/api/engines')).json()) as unknown[];
  await expect(page.getByText(`${engines.length} AI Engines`, { exact: true })).toBeVisible();
  await expect(page.getByText(`${engines.length} AI engines look at your photos`)).toBeVisible();

  const field = page.getByLabel('Message to the assistant');
  const send = page.getByRole('button', { name: 'Send message' });
  await expect(send).toBeDisabled();
  await field.fill('   ');
  await expect(send).toBeDisabled();
  await field.fill('How long is the builder liable in NSW?');
  await field.press('Shift+Enter');
  await expect(field).toHaveValue('How long is the builder liable in NSW?\n');
  await field.press('Enter');
  const log = page.getByRole('log', { name: 'Conversation' });
  await expect(log.getByText('Statutory warranty in New South Wales:')).toBeVisible();
  await log
    .getByText('1 source')
    .or(log.getByText(/\d sources/))
    .first()
    .click();
  await expect(log.getByText('Home Building Act 1989').last()).toBeVisible();

  await expect(field).toBeEnabled();
  await field.fill('And in Queensland?');
  await field.press('Enter');
  await expect(log.getByText('Statutory warranty in Queensland:')).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'This helped' }).last().click();
  await expect(page.getByRole('button', { name: 'This helped' }).last()).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await field.fill('How much does it cost to fix a roof?');
  await field.press('Enter');
  await expect(log.getByText(/I hold no prices/)).toBeVisible();

  // Held back by the network: the field waits, Tab leads to Stop, and the field has the focus again after it.
  await page.route('**/api/ai/chat', () => undefined, { times: 1 });
  await field.fill('What causes rising damp?');
  await field.press('Enter');
  await expect(log.getByText('AI is thinking')).toBeVisible();
  await expect(field).toBeDisabled();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(log.getByText('Stopped.')).toBeVisible();
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(log.getByText('Usual causes of rising damp:')).toBeVisible();

  // As much as a phone's keyboard leaves.
  const size = page.viewportSize();
  await page.setViewportSize({ width: size?.width ?? 390, height: 440 });
  await field.focus();
  await expect(field).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(size ?? { width: 390, height: 844 });

  await page.getByRole('button', { name: 'Clear History' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear History' }).click();
  await expect(log.getByText('Statutory warranty in Queensland:')).toHaveCount(0);
  await expect.poll(async () => (await page.request.get('/api/chat/conversation')).json()).toEqual([]);
});

test('the chat of a defect is kept, and a failed message can be sent again', { tag: '@desk-only' }, async ({
  page,
  account,
}) => {
  await signUpWith(page, account, 'Terrace');
  const [project] = (await (await page.request.get('/api/projects')).json()) as { id: number }[];
  await page.request.post('/api/analyze', {
    headers: { origin: new URL(page.url()).origin },
    multipart: {
      projectId: String(project?.id),
      defectDescription: 'crack in the plasterboard above the door',
      image: { name: 'door.jpg', mimeType: 'image/jpeg', buffer: await crackOnPlaster() },
    },
  });
  await page.goto('/dashboard');
  const expander = page.getByRole('button', { name: /^AI Chat about/ });
  await expander.click();
  const field = page.getByLabel(/^Message about/);
  await page.route('**/api/ai/chat', (route) => route.abort(), { times: 1 });
  await field.fill('How serious is it?');
  await field.press('Enter');
  await expect(page.getByText('Failed to get AI response. Please try again.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  const log = page.getByRole('log', { name: 'Conversation' });
  await expect(log.getByText(/is rated/).first()).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  await page.reload();
  await expander.click();
  await expect(log.getByText('How serious is it?')).toHaveCount(1);
  await expect(log.getByText(/is rated/).first()).toBeVisible();
});

test.use({ expectedErrors: /net::ERR_FAILED/ });
