import { useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef } from 'react';
import { toast } from '../../ui/toast-store.ts';
import { useAuth } from '../auth/auth-context.ts';
import { ledgerKey } from '../credits/query-keys.ts';
import { statsKey } from '../dashboard/query-keys.ts';
import { defectKey, defectListsKey } from '../defects/query-keys.ts';
import { projectsKey } from '../projects/queries.ts';
import { analysisFailure } from './analysis-failure.ts';
import { type AnalysisRequest, runAnalysis } from './run-analysis.ts';
import { nextRun, type Run } from './run-state.ts';

interface Analysis {
  run: Run;
  /** Resolves to whether there is a result. Never rejects. */
  start: (input: AnalysisRequest) => Promise<boolean>;
  /** Back to the empty panel; what a run in flight still says is then ignored. */
  reset: () => void;
}

/** One analysis at a time, its progress, and the refresh of all that it changes. */
export function useAnalysis(onNoCredits: () => void): Analysis {
  const queryClient = useQueryClient();
  const { setCredits, refresh } = useAuth();
  const [run, dispatch] = useReducer(nextRun, { phase: 'idle' });
  const current = useRef(0);

  const start = async (input: AnalysisRequest) => {
    current.current += 1;
    const mine = current.current;
    const ifCurrent = (tell: () => void) => (current.current === mine ? tell() : undefined);
    dispatch({ type: 'start' });
    try {
      const result = await runAnalysis(input, {
        onPanel: (panel) => ifCurrent(() => dispatch({ type: 'panel', panel })),
        onVote: (vote) => ifCurrent(() => dispatch({ type: 'vote', vote })),
      });
      ifCurrent(() => dispatch({ type: 'result', result }));
      setCredits(result.newCredits);
      toast({ title: 'Analysis Complete!', description: result.message, tone: 'good' });
      queryClient.setQueryData(defectKey(result.defect.id), result.defect);
      for (const queryKey of [defectListsKey, projectsKey, statsKey, ledgerKey]) {
        void queryClient.invalidateQueries({ queryKey });
      }
      return true;
    } catch (error) {
      const failure = analysisFailure(error);
      ifCurrent(() => dispatch({ type: 'failure', failure }));
      toast(failure.toast);
      if (failure.kind === 'credits') {
        onNoCredits();
        void refresh();
      }
      return false;
    }
  };

  const reset = () => {
    current.current += 1;
    dispatch({ type: 'reset' });
  };
  return { run, start, reset };
}
