import type { Defect } from '@plumbline/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { useRefreshFindings } from '../../api/refresh-findings.ts';

type Kind = Defect['alerts'][number]['kind'];

interface Closing {
  kind: Kind;
  reason: string;
}

/** Closing changes the finding, every list and every figure: severity and actions no longer follow the alert. */
export function useCloseAlert(id: number) {
  const refresh = useRefreshFindings();
  return useMutation({
    mutationFn: ({ kind, reason }: Closing) => call('closeAlert', { params: { id, kind }, body: { reason } }),
    onSuccess: (defect) => void refresh(defect),
  });
}

export function useReopenAlert(id: number) {
  const refresh = useRefreshFindings();
  return useMutation({
    mutationFn: (kind: Kind) => call('reopenAlert', { params: { id, kind } }),
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
    mutationFn: (kind: Kind) => call('reopenBuildingAlert', { params: { id, kind } }),
    onSuccess: () => refresh(),
  });
}
