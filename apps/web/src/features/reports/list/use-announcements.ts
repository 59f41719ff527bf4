import type { Report } from '@plumbline/contract';
import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { reportLook, reportsKey } from '../data/queries.ts';
import { tellGenerated, tellNotGenerated } from '../data/report-toasts.ts';

const answersOf = (looks: UseQueryResult<Report>[]) => looks.flatMap(({ data }) => data ?? []);

/**
 * Tells how the reports that were asked for on this page have ended. The list shows it; those that a filter keeps out of
 * the list are looked at by themselves, and the list is asked for anew once they have ended.
 */
export function useAnnouncements(list: readonly Report[]): (id: number) => void {
  const queryClient = useQueryClient();
  const [awaited, setAwaited] = useState<ReadonlySet<number>>(new Set());
  const unlisted = [...awaited].filter((id) => !list.some((report) => report.id === id));
  const looked = useQueries({ queries: unlisted.map(reportLook), combine: answersOf });

  useEffect(() => {
    const hasEnded = ({ id, status }: Report) => status !== 'generating' && awaited.has(id);
    const ended = [...list, ...looked].filter(hasEnded);
    if (ended.length === 0) return;
    for (const { status, failure } of ended) {
      if (status === 'completed') tellGenerated();
      else tellNotGenerated(new Error(failure ?? ''));
    }
    setAwaited((before) => new Set([...before].filter((id) => !ended.some((report) => report.id === id))));
    if (looked.some(hasEnded)) void queryClient.invalidateQueries({ queryKey: reportsKey });
  }, [list, looked, awaited, queryClient]);

  return (id) => setAwaited((before) => new Set(before).add(id));
}
