import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createQueryClient } from '../app/query-client.ts';
import { type Auth, AuthContext } from '../features/auth/auth-context.ts';
import { KIM } from './fake-api.ts';

/** Renders what stands behind the sign-in: Kim is signed in, and queries go to the fake API. */
export function showSignedIn(
  content: ReactNode,
  changes: Partial<Auth> = {},
): RenderResult & { auth: Auth; queryClient: QueryClient } {
  const queryClient = createQueryClient();
  const auth: Auth = {
    status: 'signed-in',
    user: KIM,
    unsure: false,
    signIn: vi.fn(),
    finishSignIn: vi.fn(),
    register: vi.fn(),
    signOut: vi.fn(),
    refresh: vi.fn(async () => KIM),
    setCredits: vi.fn(),
    ...changes,
  };
  const shown = render(
    <AuthContext value={auth}>
      <QueryClientProvider client={queryClient}>{content}</QueryClientProvider>
    </AuthContext>,
  );
  return { ...shown, auth, queryClient };
}
