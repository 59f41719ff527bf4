import { asc, gt } from 'drizzle-orm';
import { trainingExamples } from '../platform/database/schema.ts';
import type { Services } from '../services.ts';
import { toExample } from './example-view.ts';
import { unsafeFeedbackFigures } from './feedback.ts';
import { listPerformance } from './list-performance.ts';

const AT_A_TIME = 500;

/** Labels, versions and feedback as one JSON document, written as it is read, so that its size doesn't matter. */
export async function* exportTraining(services: Services): AsyncGenerator<string> {
  const { database } = services;
  const [feedback, versions] = await Promise.all([
    unsafeFeedbackFigures(database),
    listPerformance(services),
  ]);
  const head = { exportedAt: new Date().toISOString(), feedback, modelPerformance: versions };
  yield `${JSON.stringify(head).slice(0, -1)},"trainingData":[`;
  let last = 0;
  for (;;) {
    const rows = await database
      .select()
      .from(trainingExamples)
      .where(gt(trainingExamples.id, last))
      .orderBy(asc(trainingExamples.id))
      .limit(AT_A_TIME);
    const lines = rows.map((row) => JSON.stringify({ ...toExample(row), sha256: row.sha256 }));
    if (lines.length > 0) yield `${last > 0 ? ',' : ''}\n${lines.join(',\n')}`;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < AT_A_TIME) break;
  }
  yield '\n]}\n';
}
