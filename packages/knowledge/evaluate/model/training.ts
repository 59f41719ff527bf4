/** Trains both models on sets of sentences, in a process of its own, so that two trainings share the machine. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PackedNet } from '../../src/hazards/model/packed-net.ts';
import type { PackedWeights } from '../../src/hazards/model/weights.ts';
import { netInput } from '../../src/hazards/model/word-net.ts';
import { Reading } from '../../src/hazards/reading.ts';
import { readSafetyCases, type SafetySet } from '../safety-cases.ts';
import { type Example, exampleOf } from './examples.ts';
import { seenOften, textsOf, train } from './logistic.ts';
import { packNet } from './pack-net.ts';
import { heaviest, pack } from './prune.ts';
import { netNames, trainNet } from './word-net.ts';

/** Weights that are kept: for any hazard at all, and for its kind. */
const MOST = { any: 60_000, kinds: 60_000 };
/** Enough to tell which weights matter. */
const EPOCHS_TO_CHOOSE = 6;

export interface Trained {
  weights: PackedWeights;
  net: PackedNet;
}

function weightsOf(examples: readonly Example[]): PackedWeights {
  const texts = textsOf(examples);
  const whole = train(examples, seenOften(texts), undefined, EPOCHS_TO_CHOOSE);
  const { kept, mask } = heaviest(whole, texts, MOST.any, MOST.kinds);
  return pack(train(examples, kept, mask));
}

function netOf(examples: readonly Example[]): PackedNet {
  const readings = examples.map(({ entry }) => new Reading(entry.text));
  const names = netNames(readings);
  const net = trainNet(
    examples.map(({ targets }, i) => ({ input: netInput(readings[i] ?? new Reading(''), names), targets })),
    names,
  );
  return packNet({ net, names });
}

/** What these sets teach, trained in a process of its own. */
export async function trainedOn(sets: readonly SafetySet[]): Promise<Trained> {
  const child = fork(fileURLToPath(import.meta.url), sets, { execArgv: ['--import', 'tsx'] });
  const [trained] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (typeof trained !== 'object') throw new Error(`The training of ${sets.length} sets ended early`);
  return trained as Trained;
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  const examples = (process.argv.slice(2) as SafetySet[]).flatMap((set) =>
    readSafetyCases(set).map(exampleOf),
  );
  const trained: Trained = { weights: weightsOf(examples), net: netOf(examples) };
  // Half a megabyte takes a while to hand over.
  process.send(trained, undefined, undefined, () => process.disconnect());
}
