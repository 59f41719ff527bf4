import type { Defect } from '@plumbline/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { useRefreshFindings } from '../../api/refresh-findings.ts';

type Kind = Defect['alerts'][number]['kind'];

/** Closing changes the finding, every list and every figure: severity and actions no longer follow the alert. */
export function useCloseAlert(id: number, kind: Kind) {
  const refresh = useRefreshFindings();
  return useMutation({
    mutationFn: (reason: string) => call('closeAlert', { params: { id, kind }, body: { reason } }),
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
