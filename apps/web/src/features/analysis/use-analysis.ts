import { useReducer, useRef } from 'react';
import { toast } from '../../ui/toast-store.ts';
import { useAuth, useUser } from '../auth/auth-context.ts';
import { type AnalysisListener, type AnalysisRequest, runAnalysis } from '../uploads/run-analysis.ts';
import { analysisFailure } from './analysis-failure.ts';
import { nextRun, type Run } from './run-state.ts';
import { useResultArrived } from './use-result-arrived.ts';

/** The part that keeps photos on the device; fetched when the first photo is chosen. */
export const loadKeeping = () => import('../uploads/send-upload.ts');

interface Analysis {
  run: Run;
  /** Resolves to whether there is a result. Never rejects. */
  start: (input: AnalysisRequest) => Promise<boolean>;
  /** Back to the empty panel; what a run in flight still says is then ignored. */
  reset: () => void;
}

/** One analysis at a time, its progress, and the refresh of all that it changes. */
export function useAnalysis(onNoCredits: () => void): Analysis {
  const { refresh } = useAuth();
  const { id } = useUser();
  const arrived = useResultArrived();
  const [run, dispatch] = useReducer(nextRun, { phase: 'idle' });
  const current = useRef(0);

  const start = async (input: AnalysisRequest) => {
    current.current += 1;
    const mine = current.current;
    const ifCurrent = (tell: () => void) => (current.current === mine ? tell() : undefined);
    dispatch({ type: 'start' });
    try {
      const keeping = await loadKeeping().catch(() => null);
      const listener = {
        onPanel: (panel) => ifCurrent(() => dispatch({ type: 'panel', panel })),
        onVote: (vote) => ifCurrent(() => dispatch({ type: 'vote', vote })),
      } satisfies AnalysisListener;
      const result = await (keeping ? keeping.sendNew(input, id, listener) : runAnalysis(input, listener));
      ifCurrent(() => dispatch({ type: 'result', result }));
      arrived(result);
      return true;
    } catch (error) {
      const failure = analysisFailure(error);
      ifCurrent(() => dispatch({ type: 'failure', failure }));
      // The offer itself says it, in the photo's place.
      if (failure.kind !== 'before') toast(failure.toast);
      if (failure.kind === 'credits') onNoCredits();
      if (failure.kind === 'credits') void refresh();
      return false;
    }
  };

  const reset = () => {
    current.current += 1;
    dispatch({ type: 'reset' });
  };
  return { run, start, reset };
}
