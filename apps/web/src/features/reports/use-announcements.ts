import type { Report } from '@plumbline/contract';
import { useEffect, useRef } from 'react';
import { tellGenerated, tellNotGenerated } from './report-toasts.ts';

/** Tells how the reports that were asked for on this page have ended, as soon as the list shows it. */
export function useAnnouncements(list: readonly Report[]): (id: number) => void {
  const awaited = useRef(new Set<number>());
  useEffect(() => {
    for (const { id, status, failure } of list) {
      if (status === 'generating' || !awaited.current.delete(id)) continue;
      if (status === 'completed') tellGenerated();
      else tellNotGenerated(new Error(failure ?? ''));
    }
  }, [list]);
  return (id) => awaited.current.add(id);
}
