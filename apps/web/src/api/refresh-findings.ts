import type { Defect } from '@plumbline/contract';
import { useQueryClient } from '@tanstack/react-query';
import { defectKey, defectListsKey, projectsKey, statsKey } from './query-keys.ts';

/** What may be done next to repair it follows from its hazards. */
export const repairKey = (id: number) => [...defectKey(id), 'repair'] as const;

/** Shows changed findings at once and fetches every list and figure that counts them anew. */
export function useRefreshFindings() {
  const queryClient = useQueryClient();
  return (...changed: readonly Defect[]) => {
    for (const defect of changed) queryClient.setQueryData(defectKey(defect.id), defect);
    return Promise.all(
      [defectListsKey, projectsKey, statsKey, ...changed.map(({ id }) => repairKey(id))].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  };
}
