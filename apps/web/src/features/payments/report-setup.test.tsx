import { renderHook, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ToastHost } from '../../app/toast-host.tsx';
import { fakeApi, KIM } from '../../test/fake-api.ts';
import { AuthContext } from '../auth/auth-context.ts';
import { useSetup } from './use-setup.ts';

it('says that a report’s payment couldn’t be set up', async () => {
  const failed = { status: 503, body: { message: 'Away', code: 'provider_unreachable', requestId: 'r' } };
  fakeApi({
    'POST /api/payments/create-pdf-intent': failed,
    'GET /api/payments/config': failed,
  });
  const order = { kind: 'report' as const, reportId: 3, projectId: 1, selectedDefectIds: [11] };
  const auth = {
    status: 'signed-in' as const,
    user: KIM,
    signIn: async () => KIM,
    finishSignIn: async () => KIM,
    register: async () => KIM,
    signOut: async () => undefined,
    refresh: async () => KIM,
    setCredits: () => undefined,
  };
  const { result } = renderHook(() => useSetup(order), {
    wrapper: ({ children }) => (
      <AuthContext value={auth}>
        {children}
        <ToastHost />
      </AuthContext>
    ),
  });
  await waitFor(() => expect(result.current.setup.state).toBe('failed'));
  expect(await screen.findByText('Error')).toBeTruthy();
  expect(screen.getByText('Failed to initialize payment. Please try again.')).toBeTruthy();
});
