import type { AnalysisResult, EngineResult, PanelEvent } from '@plumbline/contract';
import type { AnalysisFailure } from './analysis-failure.ts';

/** An engine's row: waiting until its vote is in. */
export interface EngineRow {
  engineId: string;
  engine: string;
  vote: EngineResult | null;
}

/** One analysis from the press of the button to its end. */
export type Run =
  | { phase: 'idle' }
  | { phase: 'running'; rows: EngineRow[] }
  | { phase: 'done'; rows: EngineRow[]; result: AnalysisResult }
  | { phase: 'failed'; failure: AnalysisFailure };

type RunEvent =
  | { type: 'start' }
  | { type: 'panel'; panel: PanelEvent }
  | { type: 'vote'; vote: EngineResult }
  | { type: 'result'; result: AnalysisResult }
  | { type: 'failure'; failure: AnalysisFailure }
  | { type: 'reset' };

/** A vote of an engine that the panel didn't announce gets its own row at the end. */
function withVote(rows: EngineRow[], vote: EngineResult): EngineRow[] {
  const row = { engineId: vote.engineId, engine: vote.engine, vote };
  return rows.some(({ engineId }) => engineId === vote.engineId)
    ? rows.map((other) => (other.engineId === vote.engineId ? row : other))
    : [...rows, row];
}

export function nextRun(run: Run, event: RunEvent): Run {
  switch (event.type) {
    case 'start':
      return { phase: 'running', rows: [] };
    case 'panel':
      return run.phase === 'running'
        ? { phase: 'running', rows: event.panel.map((engine) => ({ ...engine, vote: null })) }
        : run;
    case 'vote':
      return run.phase === 'running' ? { phase: 'running', rows: withVote(run.rows, event.vote) } : run;
    case 'result':
      // The result's own list stands: it is what was stored, and complete even when the stream wasn't.
      return {
        phase: 'done',
        rows: event.result.defect.aiResults.map((vote) => ({
          engineId: vote.engineId,
          engine: vote.engine,
          vote,
        })),
        result: event.result,
      };
    case 'failure':
      return { phase: 'failed', failure: event.failure };
    case 'reset':
      return { phase: 'idle' };
  }
}
