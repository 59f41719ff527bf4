import type { Project } from '@plumbline/contract';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { fakeApi, KIM, type Reply, SIGNED_OUT } from '../../../test/fake-api.ts';
import { sampleProject } from '../../../test/samples.ts';
import Toaster from '../../../ui/toaster.tsx';
import { useAuth } from '../../auth/auth-context.ts';
import { AuthProvider } from '../../auth/auth-provider.tsx';
import { useSafeguard } from './use-safeguard.ts';

interface GuardedProps {
  projects?: readonly Project[];
  failures?: readonly (Error | null)[];
}

function Guarded({ projects, failures = [] }: GuardedProps) {
  useSafeguard(projects, failures);
  return <p>guarded</p>;
}

/** As the shell shows the page: only to those who are signed in. */
function Shell(props: GuardedProps) {
  return useAuth().user ? <Guarded {...props} /> : null;
}

function open(props: GuardedProps = {}, answers: (Reply | Promise<Reply>)[] = []) {
  window.history.replaceState(null, '', '/reports');
  localStorage.setItem('trace', '1');
  const left = [...answers];
  const api = fakeApi({ 'GET /api/me': () => left.shift() ?? { body: KIM } });
  const shown = (changed: GuardedProps) => (
    <AuthProvider>
      <Shell {...changed} />
      <Toaster />
    </AuthProvider>
  );
  const { rerender } = render(shown(props));
  return { ...api, change: (changed: GuardedProps) => rerender(shown(changed)) };
}

it('tells of a session that has ended, clears the browser and goes home', async () => {
  open({}, [{ body: KIM }, SIGNED_OUT]);
  expect(await screen.findByText('Please sign in again to see your reports')).toBeTruthy();
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(localStorage.getItem('trace')).toBeNull();
});

it('asks once, however often it is told anew who is signed in; a list refused later says the same', async () => {
  const { change, sent } = open({}, [{ body: KIM }, { body: KIM }, SIGNED_OUT]);
  await screen.findByText('guarded');
  await waitFor(() => expect(sent).toHaveLength(2));
  change({ failures: [null, new ApiError(500, 'broken')] });
  expect(window.location.pathname).toBe('/reports');
  change({ failures: [new ApiError(401, 'signed out'), null] });
  expect(await screen.findByText('Please sign in again to see your reports')).toBeTruthy();
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(localStorage.getItem('trace')).toBeNull();
  expect(sent).toHaveLength(3);
});

it('clears the browser when a project of somebody else stands in the list', async () => {
  const alert = vi.fn();
  vi.stubGlobal('alert', alert);
  open({ projects: [sampleProject({ userId: 99 })] });
  await waitFor(() => expect(alert).toHaveBeenCalled());
  await waitFor(() => expect(localStorage.getItem('trace')).toBeNull());
});
