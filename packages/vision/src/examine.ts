import type { AnalysisContext } from '@plumbline/knowledge';
import { combine } from './consensus/combine.ts';
import { strongest } from './consensus/says.ts';
import { type ConsensusWeights, SHIPPED_WEIGHTS } from './consensus/weights.ts';
import { createEngines } from './engines/engines.ts';
import type { Evidence } from './evidence/evidence.ts';
import { assertUsable } from './evidence/gate.ts';
import { type EvidenceSeed, evidenceFrom, gatherEvidence } from './evidence/gather.ts';
import { type Photo, readPhoto } from './evidence/photo.ts';
import { marksFor, placeOf } from './marks.ts';
import type { Engine, Examination, Vote } from './panel.ts';
import { alsoSeen } from './several.ts';
import { ask } from './vote.ts';

export interface ExamineOptions {
  /** Called with each vote as it arrives. */
  onVote?: (vote: Vote) => void;
  /** Stops the examination; it then throws the signal's reason. */
  signal?: AbortSignal;
  /** The panel. The built-in engines unless told. */
  engines?: readonly Engine[];
  /** The shipped weights unless told. */
  weights?: ConsensusWeights;
}

async function evidenceOf(input: Uint8Array | Photo | EvidenceSeed): Promise<Evidence> {
  if (input instanceof Uint8Array) {
    const evidence = await gatherEvidence(await readPhoto(input));
    assertUsable(evidence.quality);
    return evidence;
  }
  return 'working' in input ? evidenceFrom(input) : gatherEvidence(input);
}

/**
 * Shows a photo to every engine at once and makes one answer of their votes. An engine that fails or takes too
 * long is left out and its vote says so. Bytes are read and pass the quality gate first: throws PhotoError.
 */
export async function examine(
  input: Uint8Array | Photo | EvidenceSeed,
  context: AnalysisContext,
  options: ExamineOptions = {},
): Promise<Examination> {
  const { onVote, weights = SHIPPED_WEIGHTS, engines = createEngines() } = options;
  const signal = options.signal ?? new AbortController().signal;
  const start = performance.now();
  const evidence = await evidenceOf(input);
  signal.throwIfAborted();
  const ballots = await Promise.all(
    engines.map(async (engine) => {
      const ballot = await ask(engine, evidence, context, signal);
      const vote = { ...ballot.vote, ...strongest(ballot.vote) };
      onVote?.(vote);
      return { ...ballot, vote };
    }),
  );
  signal.throwIfAborted();
  const votes = ballots.map(({ vote }) => vote);
  const consensus = combine(votes, context, weights, evidence.quality);
  const opinions = ballots.flatMap(({ opinion }) => opinion ?? []);
  const { advice, ...marks } = marksFor(consensus, opinions);
  const also = await alsoSeen(consensus, opinions, marks.region ?? placeOf(consensus, opinions), weights);
  signal.throwIfAborted();
  return {
    votes,
    consensus: { ...consensus, advice: [...advice, ...consensus.advice] },
    ...marks,
    ...(also.length > 0 ? { also } : {}),
    elapsedMs: Math.round(performance.now() - start),
  };
}
