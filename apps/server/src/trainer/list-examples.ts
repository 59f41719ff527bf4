import type { TrainingExample } from '@plumbline/contract';
import { desc, lt } from 'drizzle-orm';
import type { Database } from '../platform/database/connect.ts';
import { countListed } from '../platform/database/count-listed.ts';
import { trainingExamples } from '../platform/database/schema.ts';
import { decodeCursor, encodeCursor, type Page } from '../platform/http/paging.ts';
import { toExample } from './example-view.ts';

/** Labelled photos, newest first. */
export async function listExamples(
  database: Database,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<Page<TrainingExample>> {
  const [before] = after ? decodeCursor(after, 1) : [];
  const [rows, counted] = await Promise.all([
    database
      .select()
      .from(trainingExamples)
      .where(before === undefined ? undefined : lt(trainingExamples.id, before))
      .orderBy(desc(trainingExamples.id))
      .limit(limit + 1),
    countListed(database, trainingExamples),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1)?.id;
  return {
    items: shown.map(toExample),
    next: rows.length > limit && last ? encodeCursor([last]) : undefined,
    ...counted,
  };
}
