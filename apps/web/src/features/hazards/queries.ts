import type { Defect } from '@plumbline/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { useRefreshFindings } from '../../api/refresh-findings.ts';

/** An alert by its kind and, as several of a kind may stand, its title. */
export type NamedAlert = Pick<Defect['alerts'][number], 'kind' | 'title'>;

export interface Closing extends NamedAlert {
  reason: string;
}

/** The same of others, each by itself and with the same reason. */
export function useCloseAlike() {
  const refresh = useRefreshFindings();
  return async ({ kind, ...body }: Closing, ids: readonly number[]) => {
    const closed: Defect[] = [];
    try {
      for (const id of ids) closed.push(await call('closeAlert', { params: { id, kind }, body }));
    } finally {
      await refresh(...closed);
    }
  };
}

/** Closing changes the finding, every list and every figure: severity and actions no longer follow the alert. */
export function useCloseAlert(id: number) {
  const refresh = useRefreshFindings();
  return useMutation({
    mutationFn: ({ kind, ...body }: Closing) => call('closeAlert', { params: { id, kind }, body }),
    onSuccess: (defect) => void refresh(defect),
  });
}

export function useReopenAlert(id: number) {
  const refresh = useRefreshFindings();
  return useMutation({
    mutationFn: ({ kind, title }: NamedAlert) =>
      call('reopenAlert', { params: { id, kind }, body: { title } }),
    onSuccess: (defect) => void refresh(defect),
  });
}

/** Of a project: what its building warns of before any work. */
export function useCloseBuildingAlert(id: number) {
  const refresh = useRefreshFindings();
  return useMutation({
    mutationFn: ({ kind, reason }: Closing) =>
      call('closeBuildingAlert', { params: { id, kind }, body: { reason } }),
    onSuccess: () => refresh(),
  });
}

export function useReopenBuildingAlert(id: number) {
  const refresh = useRefreshFindings();
  return useMutation({
    mutationFn: ({ kind }: NamedAlert) => call('reopenBuildingAlert', { params: { id, kind } }),
    onSuccess: () => refresh(),
  });
}
