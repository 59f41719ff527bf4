import type { AnalysisContext } from '@plumbline/knowledge';
import type { Evidence } from './evidence/evidence.ts';
import type { Engine, Opinion, Vote } from './panel.ts';

/** What an engine throws so that people read why it has no opinion. Other errors are told in general words. */
export class EngineUnavailable extends Error {
  override readonly name = 'EngineUnavailable';
}

export interface Ballot {
  vote: Vote;
  /** The opinion as the engine gave it, with its overlays. */
  opinion?: Opinion;
}

/** Lets everything that is waiting run first, so that all engines are under way before the first is heavy. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Asks one engine and never throws: one that fails, takes too long or has nothing to say gives a vote that says so.
 */
export async function ask(
  engine: Engine,
  evidence: Evidence,
  context: AnalysisContext,
  signal: AbortSignal,
): Promise<Ballot> {
  await turn();
  const limit = AbortSignal.timeout(engine.timeLimitMs);
  const either = AbortSignal.any([signal, limit]);
  const start = performance.now();
  const base = { engineId: engine.id, engineName: engine.name, family: engine.family };
  const elapsed = () => Math.round((performance.now() - start) * 10) / 10;
  let stop: (() => void) | undefined;
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(either.reason);
    either.addEventListener('abort', stop, { once: true });
  });
  try {
    const opinion = await Promise.race([engine.vote(evidence, context, either), stopped]);
    if (!opinion) {
      const reason = 'Nothing to go on here.';
      return { vote: { ...base, status: 'abstained', reason, elapsedMs: elapsed() } };
    }
    const {
      overlays: _,
      overlayDescription: __,
      regions: ___,
      places: ____,
      halves: _____,
      bareBars: ______,
      cells: _______,
      ...plain
    } = opinion;
    return { vote: { ...base, status: 'voted', opinion: plain, elapsedMs: elapsed() }, opinion };
  } catch (cause) {
    if (limit.aborted || signal.aborted) {
      const reason = signal.aborted
        ? 'The analysis was stopped.'
        : 'Took too long, so the panel went on without it.';
      return { vote: { ...base, status: 'timed_out', reason, elapsedMs: elapsed() } };
    }
    const reason =
      cause instanceof EngineUnavailable ? cause.message : 'Failed, so the panel went on without it.';
    return { vote: { ...base, status: 'failed', reason, elapsedMs: elapsed() } };
  } finally {
    if (stop) either.removeEventListener('abort', stop);
  }
}
