import { type Learned, learnApart } from '@plumbline/vision';

import type { Queries } from '../platform/database/connect.ts';
import { modelVersions, trainerState } from '../platform/database/schema.ts';
import type { JobInHand } from '../platform/queue/index.ts';
import type { Services } from '../services.ts';
import { activate } from './activate-version.ts';
import { readActive, runnable, shippedWeights } from './active-panel.ts';
import { findObserved } from './find-examples.ts';
import { observeExamples } from './observe-examples.ts';
import { changeRun, type Run } from './runs.ts';
import { ensureShippedVersion } from './shipped-version.ts';

const LEARNER = new URL('../../../../packages/vision/src/learner.ts', import.meta.url);
const OVERTAKEN =
  'Not taken: another version was activated while this one was being made. Compare their figures and activate it by hand if it is better.';

/** Learns from the labelled photos as they are now and keeps what came of it, whether it passes the gate or not. */
export async function makeVersion(services: Services, run: Run, job: JobInHand): Promise<void> {
  const { database, panel, log } = services;
  const { signal } = job;
  await ensureShippedVersion(services);
  await observeExamples(services, signal);
  const [{ version: active }, examples] = await Promise.all([
    readActive(database),
    findObserved(database, panel.network),
  ]);
  let told = -1;
  const learned = await learnApart(
    {
      kind: run.kind,
      network: panel.network,
      examples: examples.map(({ id: _, ...sample }) => sample),
      active: runnable(active ?? undefined, panel.network),
      shipped: { head: null, weights: shippedWeights(panel.network) },
    },
    {
      learnerUrl: LEARNER,
      signal,
      onStep(step, done) {
        const progress = Math.min(99, Math.round(done * 100));
        if (progress <= told) return;
        told = progress;
        // Only shown; what counts is written at the end.
        changeRun(database, run.id, { progress, step }).catch((error: unknown) =>
          log.warn({ err: error }, 'The progress of a training run couldn’t be noted'),
        );
      },
    },
  );
  const compared = active?.id ?? null;
  const exampleIds = examples.map(({ id }) => id);
  await database.transaction((tx) =>
    keep(tx, { run, job }, { learned, compared, exampleIds, network: panel.network }),
  );
}

interface Made {
  learned: Learned;
  /** The version that the gate compared it with. */
  compared: number | null;
  exampleIds: number[];
  network: string;
}

/** The version, its activation and the run's end stand or fall together; only the attempt at work may write them. */
async function keep(
  tx: Queries,
  { run, job }: { run: Run; job: JobInHand },
  { learned, compared, exampleIds, network }: Made,
): Promise<void> {
  const [state] = await tx.select().from(trainerState).for('update');
  if (!state || !(await job.end(tx))) return;
  await changeRun(tx, run.id, {
    state: 'succeeded',
    progress: 100,
    step: 'Done',
    failure: null,
    finishedAt: new Date(),
  });
  const { head, weights, benchmark, heldOut, verdict } = learned;
  const overtaken = verdict.accepted && state.activeVersionId !== compared;
  const accepted = verdict.accepted && !overtaken;
  const name = `${new Date().toISOString().slice(0, 10)}.${run.id}`;
  const [version] = await tx
    .insert(modelVersions)
    .values({
      name,
      kind: run.kind,
      verdict: accepted ? 'accepted' : 'rejected',
      reason: overtaken ? OVERTAKEN : verdict.reason,
      network,
      head,
      weights: { ...weights, version: name },
      figures: { benchmark, heldOut },
      exampleIds,
      runId: run.id,
    })
    .returning({ id: modelVersions.id });
  if (accepted && version) await activate(tx, version.id, 'gate', null);
}
