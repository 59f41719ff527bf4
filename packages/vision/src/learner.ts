/** Runs in a process of its own: learns one lesson and ends. So the server stays quick, and can stop it at any time. */
import { type Learned, type Lesson, learn } from './learning/learn.ts';
import { readSamples } from './learning/sample-files.ts';

/** What the learner is given: a lesson but for the samples that ship, which it reads itself. */
export type Assignment = Omit<Lesson, 'anchors' | 'benchmark'> & { network: string; assetsDir?: string };

export type FromLearner =
  | { kind: 'step'; step: string; done: number }
  | { kind: 'done'; learned: Learned }
  | { kind: 'failed'; message: string };

/** With the server gone nobody listens; this process then ends by itself. */
const send = (message: FromLearner) =>
  process.send?.(message, undefined, undefined, (gone) => {
    if (gone) process.exit();
  });

async function work({ network, assetsDir, ...rest }: Assignment): Promise<Learned> {
  const [benchmark, anchors] = await Promise.all([
    readSamples('benchmark', assetsDir),
    readSamples('anchors', assetsDir),
  ]);
  if (benchmark.network !== network || anchors.network !== network) {
    throw new Error('The benchmark was made with another network than the one installed.');
  }
  return learn({ ...rest, benchmark: benchmark.samples, anchors: anchors.samples }, (step, done) =>
    send({ kind: 'step', step, done }),
  );
}

process.once('message', (assignment: Assignment) => {
  work(assignment)
    .then((learned) => send({ kind: 'done', learned }))
    .catch((cause: unknown) =>
      send({ kind: 'failed', message: cause instanceof Error ? cause.message : String(cause) }),
    );
});

// Ctrl-C reaches every process of a terminal; the server decides when this one ends.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
