import { createEngines } from './engines/engines.ts';
import type { Evidence } from './evidence/evidence.ts';
import { type EvidenceSeed, evidenceFrom } from './evidence/gather.ts';
import type { Observation } from './learning/observation.ts';
import { inferenceOf } from './network/inference.ts';
import type { EngineFamily } from './panel.ts';
import { ask } from './vote.ts';

/** Engines that don't look at the photo, that learn from observations themselves, or that cost money. */
const LEFT_OUT: ReadonlySet<EngineFamily> = new Set(['words', 'rules', 'precedent', 'hosted']);
const NO_WORDS = { description: '', stages: [], project: {}, inspectedOn: '2026-01-01' };

const rounded = (value: number, steps: number) => Math.round(value * steps) / steps;

/** What the engines make of a photo before anything was learned from people: the numbers that learning starts from. */
export async function observe(seed: EvidenceSeed | Evidence, assetsDir?: string): Promise<Observation> {
  const evidence = 'once' in seed ? seed : evidenceFrom(seed);
  const settings = assetsDir === undefined ? {} : { assetsDir };
  const engines = createEngines(settings).filter(
    ({ id, family }) => id !== 'surface' && !LEFT_OUT.has(family),
  );
  const never = new AbortController().signal;
  const inference = await inferenceOf(evidence, assetsDir);
  const votes: Observation['votes'] = {};
  for (const engine of engines) {
    const { vote } = await ask(engine, evidence, NO_WORDS, never);
    const families = Object.entries(vote.opinion?.families ?? {});
    if (families.length === 0) continue;
    votes[engine.id] = {
      family: engine.family,
      families: Object.fromEntries(families.map(([name, share]) => [name, rounded(share, 1000)])),
    };
  }
  return {
    embedding: [...inference.embedding].map((value) => rounded(value, 1e5)),
    scores: inference.scores.map((score) => rounded(score, 1000)),
    votes,
  };
}
