import { QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../app/query-client.ts';
import { ToastHost } from '../../app/toast-host.tsx';
import { fakeApi, KIM } from '../../test/fake-api.ts';
import { AuthContext } from '../auth/auth-context.ts';
import PurchaseReport from './purchase-report.tsx';
import { useSetup } from './use-setup.ts';

const ORDER = { kind: 'report' as const, reportId: 3, projectId: 1, selectedDefectIds: [11] };
const AUTH = {
  status: 'signed-in' as const,
  user: KIM,
  unsure: false,
  signIn: async () => KIM,
  finishSignIn: async () => KIM,
  register: async () => KIM,
  signOut: async () => undefined,
  refresh: async () => KIM,
  setCredits: () => undefined,
};
const wrapper = ({ children }: { children: ReactNode }) => (
  <AuthContext value={AUTH}>
    {children}
    <ToastHost />
  </AuthContext>
);

it('says that a report’s payment couldn’t be set up', async () => {
  const failed = { status: 503, body: { message: 'Away', code: 'provider_unreachable', requestId: 'r' } };
  fakeApi({
    'POST /api/payments/create-pdf-intent': failed,
    'GET /api/payments/config': failed,
  });
  const { result } = renderHook(() => useSetup(ORDER), { wrapper });
  await waitFor(() => expect(result.current.setup.state).toBe('failed'));
  expect(await screen.findByText('Error')).toBeTruthy();
  expect(screen.getByText('Failed to initialize payment. Please try again.')).toBeTruthy();
});

it('sets nothing up for a report that was bought in another window, and says so', async () => {
  const message = 'This report is already paid for. You can download it now.';
  fakeApi({
    'POST /api/payments/create-pdf-intent': {
      status: 409,
      body: { message, code: 'already_purchased', requestId: 'r' },
    },
    'GET /api/payments/config': { body: { provider: 'sandbox' } },
  });
  const onPurchased = vi.fn();
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PurchaseReport
        report={{ ...ORDER, id: ORDER.reportId, title: 'Handover' }}
        issues={1}
        standing={null}
        onPurchased={onPurchased}
        onClose={onClose}
      />
    </QueryClientProvider>,
    { wrapper },
  );
  expect(await screen.findByText('Already purchased')).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
  expect(onPurchased).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});
