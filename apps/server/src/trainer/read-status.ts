import type { TrainingStatus } from '@plumbline/contract';
import { createEngines, describeEngines } from '@plumbline/vision';
import { and, count, desc, eq } from 'drizzle-orm';
import { panelSettings } from '../analysis/index.ts';
import { trainingExamples, trainingRuns } from '../platform/database/schema.ts';
import type { Services } from '../services.ts';
import { readActive, runnable } from './active-panel.ts';
import { unsafeCountCandidates } from './candidates.ts';
import { unsafeFeedbackFigures } from './feedback.ts';
import { sharesOf } from './list-performance.ts';
import { isRunning, latestRun } from './runs.ts';

/** Everything that the trainer's dashboard shows; asked for every 30 s. */
export async function readStatus({
  database,
  environment,
  panel,
}: Pick<Services, 'database' | 'environment' | 'panel'>): Promise<TrainingStatus> {
  const [feedbackSystem, { state, version }, [examples], running, run, candidates, [last]] =
    await Promise.all([
      unsafeFeedbackFigures(database),
      readActive(database),
      database.select({ total: count() }).from(trainingExamples),
      isRunning(database),
      latestRun(database),
      unsafeCountCandidates(database),
      database
        .select({ finishedAt: trainingRuns.finishedAt })
        .from(trainingRuns)
        .where(and(eq(trainingRuns.state, 'succeeded'), eq(trainingRuns.kind, 'retrain')))
        .orderBy(desc(trainingRuns.id))
        .limit(1),
    ]);
  const { weights } = runnable(version ?? undefined, panel.network);
  const engines = describeEngines(createEngines(panelSettings(environment)));
  return {
    feedbackSystem,
    trainingSystem: {
      trainingRecordsCount: examples?.total ?? 0,
      isRunning: running,
      lastTraining: last?.finishedAt?.toISOString() ?? null,
      currentWeights: sharesOf(weights),
    },
    nextRetrainingCheck: state.nextRetrainingCheck.toISOString(),
    nextWeightRebalancing: state.nextWeightRebalancing.toISOString(),
    modelVersion: weights.version,
    engines: engines.map(({ id, name }) => ({ id, name })),
    run,
    candidates,
  };
}
