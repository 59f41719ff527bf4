/** What belongs to nobody: labelled photos and the figures of past versions. It comes after every account. */
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect.ts';
import { migrationRows, pastPerformance, trainingExamples } from '../../platform/database/schema.ts';
import { announceWork } from '../../platform/jobs/runner.ts';
import { EXAMPLE_WORK } from '../../trainer/index.ts';
import type { PerformanceBody, TrainingBody } from '../format/read-training.ts';
import { PICTURES } from '../format/row.ts';
import type { MoveServices, Run } from '../runs.ts';
import { type Bringing, bringSection, moment, type StagedRow, type Transaction } from './bring.ts';
import {
  keepPrepared,
  type PictureSource,
  rowsToPrepare,
  type StoredPhoto,
  storePhoto,
} from './prepare-photos.ts';

const KNOWN = 'This photo is among the training data already';

/** Brings in the rows that belong to nobody. Done twice, it does nothing. Returns how many were left to do. */
export async function applyShared(services: MoveServices, run: Run, source: PictureSource): Promise<number> {
  const { database } = services;
  const left = and(
    eq(migrationRows.runId, run.id),
    isNull(migrationRows.owner),
    inArray(migrationRows.kind, ['trainingData', 'modelPerformance']),
    eq(migrationRows.done, false),
  );
  const rows = await database.$count(migrationRows, left);
  if (rows === 0) return 0;
  await prepareExamples(services, run, source);
  await database.transaction(async (tx: Transaction) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`migration ${run.source}`}, 0))`);
    const bringing: Bringing = { tx, run, owner: null, userId: null, problems: source.problems };
    await bringExamples(bringing);
    await bringPerformance(bringing);
    await source.problems.write(tx);
  });
  return rows;
}

async function prepareExamples(services: MoveServices, run: Run, source: PictureSource): Promise<void> {
  const { database, files } = services;
  for await (const row of rowsToPrepare(services, run, 'trainingData', null)) {
    const { image } = row.body as TrainingBody;
    if (image.sha256 && (await isKnown(database, row, image.sha256))) {
      await settle(database, row, { action: 'unchanged', reason: KNOWN });
      continue;
    }
    const photo = await storePhoto(services, run, row, { image, parentFolder: 'training' }, source);
    if (typeof photo === 'string') {
      source.problems.add({ path: `${row.path}.${PICTURES.image}`, message: photo, level: 'error' });
      await settle(database, row, { action: 'skip', reason: photo });
    } else if (await isKnown(database, row, photo.sha256)) {
      await files.deletePrefix(photo.folder);
      await settle(database, row, { action: 'unchanged', reason: KNOWN });
    } else await keepPrepared(services, row, photo);
  }
}

/** No photo counts twice: neither one that is here nor one that stands twice in the data. */
async function isKnown(queries: Queries, row: StagedRow, sha256: string): Promise<boolean> {
  const here = await queries
    .select({ id: trainingExamples.id })
    .from(trainingExamples)
    .where(eq(trainingExamples.sha256, sha256));
  const beside = await queries
    .select({ id: migrationRows.id })
    .from(migrationRows)
    .where(
      and(
        eq(migrationRows.runId, row.runId),
        eq(migrationRows.kind, row.kind),
        ne(migrationRows.id, row.id),
        sql`${migrationRows.photo}->>'sha256' = ${sha256}`,
      ),
    );
  return here.length + beside.length > 0;
}

async function settle(
  queries: Queries,
  row: StagedRow,
  fate: { action: string; reason: string },
): Promise<void> {
  await queries
    .update(migrationRows)
    .set({ ...fate, done: true })
    .where(eq(migrationRows.id, row.id));
}

function bringExamples(bringing: Bringing): Promise<void> {
  return bringSection(bringing, {
    section: 'trainingData',
    sequence: 'training_examples_id_seq',
    async insert(tx, placed) {
      await tx.insert(trainingExamples).values(
        placed.map(({ row, id }) => {
          const { trueType, taxonomyId, family, severity, saidFamily, groupKey, createdAt } =
            row.body as TrainingBody;
          const { folder, fileName, sha256 } = row.photo as StoredPhoto;
          return {
            id,
            source: 'upload' as const,
            sha256,
            addedBy: bringing.run.startedBy,
            folder,
            fileName,
            trueType,
            taxonomyId,
            family,
            severity,
            saidFamily,
            groupKey: groupKey || `photo:${sha256.slice(0, 16)}`,
            createdAt: moment(createdAt),
          };
        }),
      );
      // The engines here haven't looked at any of them yet.
      await announceWork(tx, EXAMPLE_WORK);
    },
  });
}

function bringPerformance(bringing: Bringing): Promise<void> {
  return bringSection(bringing, {
    section: 'modelPerformance',
    sequence: 'past_performance_id_seq',
    async insert(tx, placed) {
      await tx.insert(pastPerformance).values(
        placed.map(({ row, id }) => {
          const { modelVersion, accuracyScore, createdAt } = row.body as PerformanceBody;
          return { id, modelVersion, accuracyScore, createdAt: moment(createdAt) };
        }),
      );
    },
  });
}
