/** The reports page over a scripted server, for tests. */
import type { Report } from '@plumbline/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { createQueryClient } from '../app/query-client.ts';
import { type Auth, AuthContext } from '../features/auth/auth-context.ts';
import ReportsPage from '../pages/reports.tsx';
import Toaster from '../ui/toaster.tsx';
import { fakeApi, KIM } from './fake-api.ts';
import { SAMPLE_LETTERHEAD, sampleReport } from './report-samples.ts';
import { sampleProject, sampleSummary } from './samples.ts';

export interface ReportsSetup {
  reports?: Report[];
  signedIn?: boolean;
  script?: Parameters<typeof fakeApi>[0];
}

export function openReports({ reports = [sampleReport()], signedIn = true, script = {} }: ReportsSetup = {}) {
  const api = fakeApi({
    'GET /api/reports': { body: reports },
    'GET /api/projects': { body: [sampleProject({ userId: KIM.id })] },
    'GET /api/letterhead': { body: SAMPLE_LETTERHEAD },
    'GET /api/projects/1/defects': { body: [sampleSummary({ id: 11 }), sampleSummary({ id: 12 })] },
    'GET /api/projects/1/visits': { body: [] },
    'POST /api/reports/check': { body: { draft: false, points: [] } },
    ...script,
  });
  const auth: Auth = {
    status: 'signed-in',
    user: KIM,
    unsure: false,
    signIn: async () => KIM,
    finishSignIn: async () => KIM,
    register: async () => KIM,
    signOut: async () => undefined,
    refresh: vi.fn(async () => (signedIn ? KIM : null)),
    setCredits: () => undefined,
  };
  const { unmount } = render(
    <AuthContext value={auth}>
      <QueryClientProvider client={createQueryClient()}>
        <ReportsPage />
        <Toaster />
      </QueryClientProvider>
    </AuthContext>,
  );
  return { ...api, user: userEvent.setup(), unmount };
}
