import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { showSignedIn } from '../../test/show.tsx';
import { AssistantPanel } from './assistant-panel.tsx';

test('the assistant beside the trainer is 600 px high and greets with the server’s count', async () => {
  fakeApi({ 'GET /api/engines': { body: [{}, {}] } });
  showSignedIn(<AssistantPanel />);
  expect(await screen.findByText(/2 AI engines look/)).toBeInstanceOf(HTMLElement);
  const panel = screen.getByRole('region', { name: 'AI Construction Assistant' });
  expect(panel.className).toContain('h-[600px]');
});

test('Clear History empties the conversation here and on the server', async () => {
  const { sent } = fakeApi({
    'GET /api/engines': { body: [] },
    'POST /api/ai/chat': { status: 503, body: { message: 'Not now.' } },
    'DELETE /api/chat/conversation': { body: { success: true } },
  });
  const user = userEvent.setup();
  showSignedIn(<AssistantPanel />);
  const clear = screen.getByRole('button', { name: 'Clear History' });
  expect(clear).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('Message to the assistant'), 'How wide?{Enter}');
  expect(await screen.findByText('Error: Not now.')).toBeTruthy();
  await user.click(clear);
  await user.click(await screen.findByRole('button', { name: 'Clear History' }));
  expect(screen.queryByText('How wide?')).toBeNull();
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ method: 'DELETE' }));
});
