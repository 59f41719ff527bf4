import type { Project } from '@plumbline/contract';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { ApiError } from '../../../api/api-error.ts';
import { pathTo } from '../../../routes/paths.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { clearTraces } from '../../auth/clear-traces.ts';
import { tellSessionExpired } from '../data/report-toasts.ts';

/**
 * Confirms the session when the reports are opened, and hears when what the page asks for is refused for lack of one
 * (`failures`): a session that ended is told, cleared and sent home. Should a project of somebody else ever stand in the
 * list, what this browser keeps is cleared and the page begins anew.
 */
export function useSafeguard(
  projects: readonly Project[] | undefined,
  failures: readonly (Error | null)[],
): void {
  const { user, refresh } = useAuth();
  const [, navigate] = useLocation();
  const confirm = useEffectEvent(async () => {
    if (await refresh()) return;
    tellSessionExpired();
    await clearTraces();
    navigate(pathTo('home'));
  });

  // Once: each answer makes a new `refresh`, which is no reason to ask again.
  useEffect(() => void confirm(), []);

  const refused = failures.some((error) => error instanceof ApiError && error.status === 401);
  useEffect(() => {
    // On a phone the session may have been brought back meanwhile.
    if (refused) void confirm();
  }, [refused]);

  const foreign = user !== null && projects?.some(({ userId }) => userId !== user.id) === true;
  useEffect(() => {
    if (!foreign) return;
    window.alert('We found another account’s projects in this browser. We’ll clear them and reload.');
    void clearTraces().then(() => window.location.reload());
  }, [foreign]);
}
