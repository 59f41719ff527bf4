/** Trains the n-gram model on sets of sentences, in a process of its own, so that two trainings share the machine. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PackedWeights } from '../../src/hazards/model/weights.ts';
import { learnableCases, type SafetySet } from '../safety-cases.ts';
import { type Example, exampleOf } from './examples.ts';
import { seenOften, textsOf, train } from './logistic.ts';
import { heaviest, pack } from './prune.ts';

/** Weights that are kept: for any hazard at all, and for its kind. */
const MOST = { any: 30_000, kinds: 30_000 };
/** Enough to tell which weights matter. */
const EPOCHS_TO_CHOOSE = 6;

function weightsOf(examples: readonly Example[]): PackedWeights {
  const texts = textsOf(examples);
  const whole = train(examples, seenOften(texts), undefined, EPOCHS_TO_CHOOSE);
  const { kept, mask } = heaviest(whole, texts, MOST.any, MOST.kinds);
  return pack(train(examples, kept, mask));
}

/** What these sets teach, trained in a process of its own. */
export async function trainedOn(sets: readonly SafetySet[]): Promise<PackedWeights> {
  const child = fork(fileURLToPath(import.meta.url), sets, { execArgv: ['--import', 'tsx'] });
  const [trained] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (typeof trained !== 'object') throw new Error(`The training of ${sets.length} sets ended early`);
  return trained as PackedWeights;
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  const examples = (process.argv.slice(2) as SafetySet[]).flatMap((set) =>
    learnableCases(set).map(exampleOf),
  );
  // A third of a megabyte takes a while to hand over.
  process.send(weightsOf(examples), undefined, undefined, () => process.disconnect());
}
