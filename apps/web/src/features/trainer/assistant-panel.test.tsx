import { screen } from '@testing-library/react';
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
