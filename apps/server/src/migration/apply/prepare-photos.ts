import { createHash } from 'node:crypto';
import { PhotoError, QueueFullError } from '@plumbline/vision';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { imageKey } from '../../defects/index.ts';
import { migrationRows, type photos } from '../../platform/database/schema.ts';
import { FetchRefused } from '../../platform/fetch-guard/refused.ts';
import { FileMissingError } from '../../platform/storage/file-store.ts';
import type { ImageReference } from '../format/row.ts';
import type { ProblemBook } from '../problems.ts';
import type { MoveServices, Run } from '../runs.ts';
import type { StagedRow } from './bring.ts';

/** A photo that lies in the store: what its row will say. */
export type StoredPhoto = Omit<typeof photos.$inferInsert, 'id' | 'userId' | 'createdAt'>;

/** Fetches a photo from the source. */
export type FetchPhoto = (url: string) => Promise<Uint8Array>;

/**
 * Stores the photos of a user's findings before the transaction that brings the findings in, so that none is held open
 * while a slow source answers. Where they lie follows from the row alone: a second try writes the same files.
 */
export async function preparePhotos(
  services: MoveServices,
  run: Run,
  { owner, userId, problems }: { owner: string; userId: number; problems: ProblemBook },
  fetchPhoto: FetchPhoto,
): Promise<void> {
  const { database } = services;
  let last = 0;
  for (;;) {
    const [row] = await database
      .select()
      .from(migrationRows)
      .where(
        and(
          eq(migrationRows.runId, run.id),
          eq(migrationRows.owner, owner),
          eq(migrationRows.kind, 'defects'),
          eq(migrationRows.done, false),
          sql`${migrationRows.action} = 'create' and ${migrationRows.photo} is null and jsonb_typeof(${migrationRows.body}->'image') = 'object'`,
          gt(migrationRows.id, last),
        ),
      )
      .orderBy(asc(migrationRows.id))
      .limit(1);
    if (!row) return;
    last = row.id;
    const photo = await preparePhoto(services, run, row, `photos/${userId}`, { problems, fetchPhoto });
    if (photo) await database.update(migrationRows).set({ photo }).where(eq(migrationRows.id, row.id));
  }
}

/** Stores the photo of one row. Undefined, and noted, where it can't be had or read: the row comes in without. */
export async function preparePhoto(
  { files, vision }: MoveServices,
  run: Run,
  row: StagedRow,
  parentFolder: string,
  { problems, fetchPhoto }: { problems: ProblemBook; fetchPhoto: FetchPhoto },
): Promise<StoredPhoto | undefined> {
  const { image } = row.body as { image: ImageReference };
  const without = (why: string) => {
    problems.add({
      path: `${row.path}.imageUrl`,
      message: `${why}; the row comes in without its photo`,
      level: 'note',
    });
    return undefined;
  };
  try {
    const bytes = image.key ? await files.get(image.key) : await fetchPhoto(image.url ?? '');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (image.sha256 && image.sha256 !== sha256) return without('Isn’t the photo that the data names');
    const intake = await vision.intake(bytes, { judge: false });
    const folder = `${parentFolder}/${folderName(run, row)}`;
    await files.put(imageKey(folder, 'original'), bytes, `image/${intake.kind}`);
    for (const copy of intake.derivatives) {
      await files.put(imageKey(folder, copy.name), copy.bytes, copy.type);
    }
    return {
      folder,
      fileName: image.fileName,
      kind: intake.kind,
      sha256,
      bytes: bytes.length,
      width: intake.width,
      height: intake.height,
      takenAt: intake.takenAt ?? null,
      latitude: intake.gps?.latitude ?? null,
      longitude: intake.gps?.longitude ?? null,
      camera: intake.camera ?? null,
    };
  } catch (error) {
    if (error instanceof PhotoError) return without('Can’t be read as a photo');
    if (error instanceof FileMissingError) return without('Is gone from the stage');
    if (error instanceof FetchRefused) return without(error.message);
    if (error instanceof QueueFullError) throw error;
    throw error;
  }
}

/** A name like those of the product's own, made of where the row comes from. */
function folderName({ source }: Run, { kind, sourceId }: StagedRow): string {
  const hex = createHash('sha256').update(`${source}\0${kind}\0${sourceId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
