import type { Alert } from '@plumbline/knowledge/hazards';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { defectListsKey, projectsKey, statsKey } from '../../api/query-keys.ts';

interface Warned {
  alerts: readonly Alert[];
}

/** Every part of an answer that tells of this finding's open hazards: a line of a list, or what comes first of all. */
function warnedIn(answer: unknown, id: number): Warned[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const { findingId = (answer as { id?: unknown }).id, alerts } = answer as {
    findingId?: unknown;
    alerts?: readonly Partial<Alert>[];
  };
  if (findingId === id && Array.isArray(alerts) && alerts.some(({ steps }) => Array.isArray(steps)))
    return [answer as Warned];
  return Object.values(answer).flatMap((part) => warnedIn(part, id));
}

/**
 * The open hazards of a finding that itself can't be had, as far as lists and figures on this device tell of them. Asks
 * for the figures: their copy outlives a reload.
 */
export function useKnownAlerts(id: number): readonly Alert[] {
  const queryClient = useQueryClient();
  useQuery({ queryKey: statsKey, queryFn: () => call('stats') });
  const answers = [statsKey, defectListsKey, projectsKey].flatMap((queryKey) =>
    queryClient.getQueriesData({ queryKey }),
  );
  return answers.flatMap(([, answer]) => warnedIn(answer, id))[0]?.alerts ?? [];
}
