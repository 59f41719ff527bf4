import { readFile } from 'node:fs/promises';
import type { AnalysisContext } from '@plumbline/knowledge';
import { combine } from '../src/consensus/combine.ts';
import type { ConsensusWeights } from '../src/consensus/weights.ts';
import { seedEvidence } from '../src/evidence/gather.ts';
import { readPhoto } from '../src/evidence/photo.ts';
import { examine } from '../src/examine.ts';
import type { Consensus, Engine, Vote } from '../src/panel.ts';

/** Photo alone: no words, no stage, no project. */
export const NO_WORDS: AnalysisContext = {
  description: '',
  stages: [],
  project: {},
  inspectedOn: '2026-01-01',
};

/** Shows a photo of any size to the panel as it ships. The gates of size and quality are passed by. Throws PhotoError. */
export async function examineFile(
  path: string,
  engines?: readonly Engine[],
): Promise<{ votes: Vote[]; consensus: Consensus; milliseconds: number }> {
  const bytes = await readFile(path);
  const start = performance.now();
  const photo = await readPhoto(bytes, { minimumSide: 1, maximumBytes: Number.POSITIVE_INFINITY });
  const seed = await seedEvidence(photo);
  const { votes, consensus } = await examine(seed, NO_WORDS, engines ? { engines } : {});
  return { votes, consensus, milliseconds: performance.now() - start };
}

/** The answer that some of these votes would have given. */
export function answerOf(votes: readonly Vote[], weights: ConsensusWeights): Consensus {
  return combine(votes, NO_WORDS, weights);
}
