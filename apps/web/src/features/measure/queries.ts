import type { NewMeasurement } from '@plumbline/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { useRefreshFindings } from '../../api/refresh-findings.ts';

/** Saves what was measured; the server judges the finding by it. */
export function useSaveMeasurements(id: number) {
  const refresh = useRefreshFindings();
  return useMutation({
    mutationFn: (measurements: NewMeasurement[]) =>
      call('measureDefect', { params: { id }, body: { measurements } }),
    onSuccess: (defect) => void refresh(defect),
  });
}
