import { createHash } from 'node:crypto';
import { LIMITS } from '@plumbline/contract';
import { PhotoError, WorkerCrashError } from '@plumbline/vision';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { originalKey, originalKind } from '../../originals/index.ts';
import { migrationRows } from '../../platform/database/schema.ts';
import { FetchRefused } from '../../platform/fetch-guard/refused.ts';
import { FileMissingError } from '../../platform/storage/file-store.ts';
import { copiesOf, imageKey, type NewDerivative, type NewPhoto, photoColumns } from '../../uploads/index.ts';
import { audioKey, type Recording, readRecording } from '../../voice/index.ts';
import type { Section } from '../format/kinds.ts';
import type { LargerBody, VoiceBody } from '../format/read-photo.ts';
import { type ImageReference, PICTURES } from '../format/row.ts';
import type { ProblemBook } from '../problems.ts';
import type { MoveServices, Run } from '../runs.ts';
import type { StagedRow } from './bring.ts';

/** A photo that lies in the store: what its row will say. */
export type StoredPhoto = Omit<NewPhoto, 'id' | 'userId' | 'createdAt'> & {
  /** Left out by earlier versions. */
  copies?: NewDerivative[];
  voice?: StoredVoice;
  larger?: StoredOriginal;
};

/** A recording that lies in the store. */
export type StoredVoice = Recording & { folder: string; sha256: string; bytes: number };

/** A larger original that lies in the store. */
export interface StoredOriginal {
  folder: string;
  kind: string;
  sha256: string;
  bytes: number;
}

/** Fetches a photo from the source. */
export type FetchPhoto = (url: string, mostBytes?: number) => Promise<Uint8Array>;

/** What is needed to get a picture and to say why it couldn't be had. */
export interface PictureSource {
  problems: ProblemBook;
  fetchPhoto: FetchPhoto;
  /** Hears of each row whose files lie in the store. */
  prepared(): Promise<void>;
}

/**
 * Stores the photos of a user's findings before the transaction that brings the findings in, so that none is held open
 * while a slow source answers. Where they lie follows from the row alone: a second try writes the same files.
 */
export async function preparePhotos(
  services: MoveServices,
  run: Run,
  { owner, userId }: { owner: string; userId: number },
  source: PictureSource,
): Promise<void> {
  for (const section of ['photos', 'defects'] as const) {
    for await (const row of rowsToPrepare(services, run, section, owner)) {
      const { image } = row.body as { image: ImageReference };
      const photo = await storePhoto(services, run, row, { image, parentFolder: `photos/${userId}` }, source);
      if (typeof photo === 'string') noteWithout(source, row, PICTURES.image, photo);
      else {
        const said = await withVoice(services, row, photo, source);
        await keepPrepared(services, row, await withOriginal(services, row, said, source));
      }
      await source.prepared();
    }
  }
}

/** The photo with what was said of it, where that can be had; without it, the photo comes in all the same. */
async function withVoice(
  services: MoveServices,
  row: StagedRow,
  photo: StoredPhoto,
  source: PictureSource,
): Promise<StoredPhoto> {
  const { voice } = row.body as { voice?: VoiceBody | null };
  if (!voice) return photo;
  const bytes = await readPicture(services, voice, source);
  const recording = typeof bytes === 'string' ? null : readRecording(bytes);
  const sha256 = typeof bytes === 'string' ? '' : createHash('sha256').update(bytes).digest('hex');
  if (typeof bytes === 'string' || !recording || sha256 !== voice.sha256) {
    const why = typeof bytes === 'string' ? bytes : 'Isn’t the recording that the data names';
    source.problems.add({ path: `${row.path}.${PICTURES.voice}`, message: why, level: 'note' });
    return photo;
  }
  const folder = `${photo.folder}/voice-${sha256.slice(0, 32)}`;
  await services.files.put(audioKey(folder), bytes, recording.type);
  return { ...photo, voice: { ...recording, folder, sha256, bytes: bytes.length } };
}

/** The photo with what it was made smaller from, where that can be had; without it, the photo comes in all the same. */
async function withOriginal(
  services: MoveServices,
  row: StagedRow,
  photo: StoredPhoto,
  source: PictureSource,
): Promise<StoredPhoto> {
  const { larger } = row.body as { larger?: LargerBody | null };
  if (!larger) return photo;
  const bytes = await readPicture(services, larger, source, LIMITS.chosenPhotoBytes);
  const kind = typeof bytes === 'string' ? undefined : originalKind(bytes);
  const sha256 = typeof bytes === 'string' ? '' : createHash('sha256').update(bytes).digest('hex');
  if (
    typeof bytes === 'string' ||
    !kind ||
    sha256 !== larger.sha256 ||
    bytes.length > LIMITS.chosenPhotoBytes
  ) {
    const why = typeof bytes === 'string' ? bytes : 'Isn’t the original that the data names';
    source.problems.add({ path: `${row.path}.${PICTURES.larger}`, message: why, level: 'note' });
    return photo;
  }
  const folder = `${photo.folder}/larger-${sha256.slice(0, 32)}`;
  await services.files.put(originalKey(folder), bytes, `image/${kind}`);
  return { ...photo, larger: { folder, kind, sha256, bytes: bytes.length } };
}

export function noteWithout({ problems }: PictureSource, row: StagedRow, field: string, why: string): void {
  // A photo of its own stays out with its file, and that is said where it does.
  const message = row.kind === 'photos' ? why : `${why}; the row comes in without its photo`;
  problems.add({ path: `${row.path}.${field}`, message, level: 'note' });
}

export async function keepPrepared(
  { database }: MoveServices,
  row: StagedRow,
  photo: unknown,
): Promise<void> {
  await database.update(migrationRows).set({ photo }).where(eq(migrationRows.id, row.id));
}

/** Rows that are new here and name a photo that doesn't lie in the store yet, one after another. */
export async function* rowsToPrepare(
  { database }: MoveServices,
  run: Run,
  section: Section,
  owner: string | null,
): AsyncGenerator<StagedRow> {
  let last = 0;
  for (;;) {
    const [row] = await database
      .select()
      .from(migrationRows)
      .where(
        and(
          eq(migrationRows.runId, run.id),
          owner === null ? isNull(migrationRows.owner) : eq(migrationRows.owner, owner),
          eq(migrationRows.kind, section),
          eq(migrationRows.done, false),
          sql`${migrationRows.action} = 'create' and ${migrationRows.photo} is null and (${migrationRows.body} ? 'pages' or jsonb_typeof(${migrationRows.body}->'image') = 'object')`,
          gt(migrationRows.id, last),
        ),
      )
      .orderBy(asc(migrationRows.id))
      .limit(1);
    if (!row) return;
    last = row.id;
    yield row;
  }
}

/** Stores a photo with its copies. In words, where it can't be had or read, why. */
export async function storePhoto(
  services: MoveServices,
  run: Run,
  row: StagedRow,
  { image, parentFolder }: { image: ImageReference; parentFolder: string },
  source: PictureSource,
): Promise<StoredPhoto | string> {
  const { files, vision } = services;
  const bytes = await readPicture(services, image, source);
  if (typeof bytes === 'string') return bytes;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (image.sha256 && image.sha256 !== sha256) return 'Isn’t the photo that the data names';
  const intake = await orUnreadable(vision.intake(bytes, { judge: false }));
  if (typeof intake === 'string') return intake;
  const folder = `${parentFolder}/${folderName(run, row)}`;
  await files.put(imageKey(folder, 'original'), bytes, `image/${intake.kind}`);
  for (const copy of intake.derivatives) {
    await files.put(imageKey(folder, copy.name), copy.bytes, copy.type);
  }
  return {
    folder,
    fileName: image.fileName,
    ...photoColumns(bytes, intake),
    copies: copiesOf(intake),
  };
}

/** A picture that is none, or that ends the process which reads it, is left out in words; it mustn't end the move. */
export function orUnreadable<T>(reading: Promise<T>): Promise<T | string> {
  return reading.catch((error: unknown) => {
    if (error instanceof PhotoError || error instanceof WorkerCrashError) return 'Can’t be read as a photo';
    throw error;
  });
}

/** A picture's bytes, from the stage or from the source. In words, where they can't be had, why. */
export async function readPicture(
  { files }: MoveServices,
  { key, url }: ImageReference,
  { fetchPhoto }: PictureSource,
  mostBytes?: number,
): Promise<Uint8Array | string> {
  try {
    return key ? await files.get(key) : await fetchPhoto(url ?? '', mostBytes);
  } catch (error) {
    if (error instanceof FileMissingError) return 'Is gone from the stage';
    if (error instanceof FetchRefused) return error.message;
    throw error;
  }
}

/** Names where a row comes from, the same for every try. */
export const originOf = ({ source }: Run, { kind, sourceId }: StagedRow): string =>
  createHash('sha256').update(`${source}\0${kind}\0${sourceId}`).digest('hex');

/** A name like those of the product's own, made of where the row comes from. */
export function folderName(run: Run, row: StagedRow): string {
  const hex = originOf(run, row);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
