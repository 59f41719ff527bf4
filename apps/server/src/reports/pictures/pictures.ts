import type { LoadedPicture } from '@plumbline/documents';
import { type PhotoKind, sniff } from '@plumbline/vision';
import { and, eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { onBehalfOf, ownedBy } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/connect.ts';
import { defects, photos, reportPhotos } from '../../platform/database/schema.ts';
import { FileMissingError, type FileStore } from '../../platform/storage/file-store.ts';
import { imageKey } from '../../uploads/index.ts';
import { burnMarkup } from './burn-markup.ts';

export interface Thumbnail {
  /** JPEG. */
  bytes: Buffer;
  width: number;
  height: number;
}

/** Long side of a printed photo in pixels: 300 dots an inch at half the page's width. */
const PRINTED_SIDE = 1024;
const MOST_PIXELS = 30_000_000;

/** Where a photo's files lie, and what was drawn on it. */
export type PrintedPhoto = Pick<typeof photos.$inferSelect, 'folder' | 'markup'>;

type Pictures = Pick<FileStore, 'get' | 'put'>;

/** A file, or undefined where it's missing. @throws StorageError: a store that is away has lost nothing */
async function read(files: Pictures, key: string): Promise<Uint8Array | undefined> {
  return files.get(key).catch((error: unknown) => {
    if (error instanceof FileMissingError) return undefined;
    throw error;
  });
}

/**
 * A photo as it is printed: the copy that was made for it when the photo came in, untouched; of older photos one is made
 * from a copy for screens and kept. What was drawn on it is made part of it. Undefined where all are missing or broken.
 * @throws StorageError
 */
export async function loadPhoto(
  files: Pictures,
  { folder, markup }: PrintedPhoto,
): Promise<LoadedPicture | undefined> {
  const picture = await loadUnmarked(files, folder);
  return picture && markup.length > 0
    ? { ...(await burnMarkup(picture.bytes, markup)), kind: 'jpg' }
    : picture;
}

async function loadUnmarked(files: Pictures, folder: string): Promise<LoadedPicture | undefined> {
  const ready = await read(files, imageKey(folder, 'print'));
  const size = ready && (await sizeOf(ready, 'jpeg'));
  if (ready && size) return { bytes: ready, kind: 'jpg', ...size };
  for (const copy of ['1024', '2048', '320']) {
    const bytes = await read(files, imageKey(folder, copy));
    const picture = bytes && (await toJpeg(bytes, PRINTED_SIDE).catch(() => undefined));
    if (!picture) continue;
    // The report is made with it either way.
    await files.put(imageKey(folder, 'print'), picture.bytes, 'image/jpeg').catch(() => undefined);
    return { ...picture, kind: 'jpg' };
  }
  return undefined;
}

/** From the head of the file alone; undefined where it isn't of this kind. */
async function sizeOf(
  bytes: Uint8Array,
  kind: 'jpeg' | 'png',
): Promise<{ width: number; height: number } | undefined> {
  try {
    const { width, height } = await open(bytes, [kind]).metadata();
    return { width, height };
  } catch {
    return undefined;
  }
}

/** Copies are ours, but what lies in a store may have come from elsewhere: its kind is told before a decoder sees it. */
function open(bytes: Uint8Array, kinds: readonly PhotoKind[]) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  sniff(file, kinds);
  return sharp(file, { limitInputPixels: MOST_PIXELS });
}

async function toJpeg(bytes: Uint8Array, side: number) {
  const { data, info } = await open(bytes, ['jpeg', 'webp'])
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** Small print can be read at it, at the width of a page. */
const PLAN_SIDE = 2000;

/** A page of a plan as it is printed; undefined where the file is missing or broken. @throws StorageError */
export async function loadPlanPage(files: Pictures, key: string): Promise<LoadedPicture | undefined> {
  const bytes = await read(files, key);
  const picture = bytes && (await toJpeg(bytes, PLAN_SIDE).catch(() => undefined));
  return picture && { ...picture, kind: 'jpg' };
}

const THUMBNAIL_SIDE = 120;

/** Small enough for a cell of a spreadsheet. Undefined where the file is missing or broken. */
export async function thumbnail(
  files: Pictures,
  { folder, markup }: PrintedPhoto,
): Promise<Thumbnail | undefined> {
  const bytes = await read(files, imageKey(folder, '320'));
  const small = bytes && (await toJpeg(bytes, THUMBNAIL_SIDE).catch(() => undefined));
  return small && markup.length > 0 ? burnMarkup(small.bytes, markup) : small;
}

/** The photo of each of these findings of a report, by the finding's id; of deleted ones too, where it's kept. */
export async function printedPhotos(
  database: Database,
  report: { id: number; userId: number },
  ids: readonly number[],
): Promise<Map<number, PrintedPhoto>> {
  const rows = await database
    .select({ id: defects.id, folder: photos.folder, markup: photos.markup })
    .from(defects)
    .innerJoin(photos, eq(photos.id, defects.photoId))
    .where(and(ownedBy(onBehalfOf(report), defects), inArray(defects.id, [...ids])));
  const kept = await database
    .select({ id: reportPhotos.defectId, folder: photos.folder, markup: photos.markup })
    .from(reportPhotos)
    .innerJoin(photos, eq(photos.id, reportPhotos.photoId))
    .where(and(eq(reportPhotos.reportId, report.id), eq(reportPhotos.cover, true)));
  return new Map([...rows, ...kept].map(({ id, ...photo }) => [id, photo]));
}

/**
 * These photos of a report beside its covers, by the photo's id. Those that were deleted since are missing, and those of a
 * report that came from another installation, where photos had other ids.
 */
export async function printedFurther(
  database: Database,
  report: { id: number; userId: number },
  wanted: readonly { id: number; sha256: string }[],
): Promise<Map<number, PrintedPhoto>> {
  const rows = await database
    .select({ id: photos.id, sha256: photos.sha256, folder: photos.folder, markup: photos.markup })
    .from(photos)
    .where(and(ownedBy(onBehalfOf(report), photos), inArray(photos.id, [0, ...wanted.map(({ id }) => id)])));
  return new Map(
    rows
      .filter((row) => wanted.some(({ id, sha256 }) => id === row.id && sha256 === row.sha256))
      .map(({ id, sha256: _known, ...photo }) => [id, photo]),
  );
}

/** The logo of a letterhead; one that has gone is no reason to fail a report. */
export async function loadLogo(files: Pictures, key: string | null): Promise<LoadedPicture | undefined> {
  const bytes = key ? await read(files, key) : undefined;
  const size = bytes && (await sizeOf(bytes, 'png'));
  return bytes && size && { bytes, kind: 'png', ...size };
}
