import type { Project } from '@plumbline/contract';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { pathTo } from '../../app/paths.ts';
import { useAuth } from '../auth/auth-context.ts';
import { clearTraces } from '../auth/clear-traces.ts';
import { tellSessionExpired } from './report-toasts.ts';

/**
 * Confirms the session when the reports are opened; one that ended is told, cleared and sent home. Should a project of somebody else ever stand in the list, what
 * this browser keeps is cleared and the page begins anew.
 */
export function useSafeguard(projects: readonly Project[] | undefined): void {
  const { user, refresh } = useAuth();
  const [, navigate] = useLocation();

  // Once, when the page opens: a new `refresh` is no reason to ask again.
  useEffect(() => {
    let gone = false;
    void refresh().then((confirmed) => {
      if (confirmed || gone) return;
      tellSessionExpired();
      void clearTraces().then(() => navigate(pathTo('home')));
    });
    return () => {
      gone = true;
    };
  }, [refresh, navigate]);

  const foreign = user !== null && projects?.some(({ userId }) => userId !== user.id) === true;
  useEffect(() => {
    if (!foreign) return;
    window.alert('Projects of another account were found in this browser. It will be cleared and reloaded.');
    void clearTraces().then(() => window.location.reload());
  }, [foreign]);
}
