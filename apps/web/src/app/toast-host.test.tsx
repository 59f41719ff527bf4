import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { clearToasts, toast } from '../ui/toast-store.ts';

afterEach(() => {
  clearToasts();
  vi.doUnmock('../ui/toaster.tsx');
  vi.resetModules();
});

it('says what a toast says where the toaster’s own code couldn’t be fetched', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.doMock('../ui/toaster.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { ToastHost } = await import('./toast-host.tsx');
  render(
    <>
      <p>The page</p>
      <ToastHost />
    </>,
  );
  toast({ title: 'Photo kept on this device', description: 'It is sent once there is a network.' });
  expect(
    await screen.findByText('Photo kept on this device. It is sent once there is a network.'),
  ).toBeTruthy();
  expect(screen.getByText('The page')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/^Photo kept/)).toBeNull();
});
