import type { AnalysisResult } from '@plumbline/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { tellSaved } from '../../api/client.ts';
import { defectKey, defectListsKey, ledgerKey, projectsKey, statsKey } from '../../api/query-keys.ts';
import { toast } from '../../ui/toast-store.ts';
import { useAuth } from '../auth/auth-context.ts';

/** What a new result changes: the credits, the findings themselves, every list and every figure. */
export function useResultArrived(): (result: AnalysisResult) => void {
  const queryClient = useQueryClient();
  const { setCredits } = useAuth();
  return useCallback(
    (result) => {
      setCredits(result.newCredits);
      tellSaved('/api/analyze', result);
      toast({ title: 'Analysis Complete!', description: result.message, tone: 'good' });
      for (const defect of [result.defect, ...result.also]) {
        queryClient.setQueryData(defectKey(defect.id), defect);
      }
      for (const queryKey of [defectListsKey, projectsKey, statsKey, ledgerKey]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
    [queryClient, setCredits],
  );
}
