import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PLAN_LOOK, type ReadDocument, readDocument } from '../../inspections/index.ts';
import { AppError } from '../../platform/errors.ts';
import { documentKey, planPageKey } from '../../uploads/index.ts';
import type { DocumentBody } from '../format/read-document.ts';
import type { PlanBody } from '../format/read-plan.ts';
import { isTrailDocument } from '../format/trail-document.ts';
import type { MoveServices, Run } from '../runs.ts';
import type { StagedRow } from './bring.ts';
import {
  folderName,
  keepPrepared,
  orUnreadable,
  type PictureSource,
  readPicture,
  rowsToPrepare,
} from './prepare-photos.ts';

/** A plan whose pages lie in the store: what its rows will say. */
export interface StoredPlan {
  folder: string;
  pages: { width: number; height: number }[];
}

/** A document that lies in the store. */
export interface StoredDocument {
  folder: string;
  type: string;
  bytes: number;
  sha256: string;
}

type Owner = { owner: string; userId: number };

/**
 * Stores the pages of a user's plans and the files of their documents before the transaction that brings them in. Where
 * they lie follows from the row alone: a second try writes the same files. One that can't be had stays out, with a word.
 */
export async function preparePapers(
  services: MoveServices,
  run: Run,
  { owner, userId }: Owner,
  source: PictureSource,
): Promise<void> {
  for await (const row of rowsToPrepare(services, run, 'plans', owner)) {
    await prepare(services, row, source, await storePlan(services, run, row, userId, source));
  }
  for await (const row of rowsToPrepare(services, run, 'documents', owner)) {
    await prepare(services, row, source, await storeDocument(services, run, row, userId, source));
  }
}

async function prepare(
  services: MoveServices,
  row: StagedRow,
  source: PictureSource,
  stored: object | string,
): Promise<void> {
  if (typeof stored === 'string') source.problems.add({ path: row.path, message: stored, level: 'note' });
  else await keepPrepared(services, row, stored);
  await source.prepared();
}

async function storePlan(
  services: MoveServices,
  run: Run,
  row: StagedRow,
  userId: number,
  source: PictureSource,
): Promise<StoredPlan | string> {
  const { pages } = row.body as PlanBody;
  const folder = `plans/${userId}/${folderName(run, row)}`;
  const stored: StoredPlan['pages'] = [];
  for (const [at, { image }] of pages.entries()) {
    const bytes = image ? await readPicture(services, image, source) : 'Has no address';
    if (typeof bytes === 'string') return `Page ${at + 1}: ${bytes}`;
    const drawn = await orUnreadable(services.vision.redraw(bytes, PLAN_LOOK));
    if (typeof drawn === 'string') return `Page ${at + 1}: ${drawn}`;
    const { width, height } = drawn;
    // As it came, where it is what we would make of it: drawing it anew blurs it a little every time.
    const kept = isWebp(bytes) && Math.max(width, height) <= PLAN_LOOK.side ? bytes : drawn.bytes;
    await services.files.put(planPageKey(folder, at + 1), kept, 'image/webp');
    stored.push({ width, height });
  }
  return { folder, pages: stored };
}

const isWebp = (bytes: Uint8Array) => Buffer.from(bytes.subarray(8, 12)).toString('latin1') === 'WEBP';

async function storeDocument(
  services: MoveServices,
  run: Run,
  row: StagedRow,
  userId: number,
  source: PictureSource,
): Promise<StoredDocument | string> {
  const { image } = row.body as DocumentBody;
  const bytes = await readPicture(services, image, source);
  if (typeof bytes === 'string') return bytes;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== image.sha256) return 'Isn’t the file named in the data';
  const read = await readPaper(services, userId, Buffer.from(bytes));
  if (typeof read === 'string') return read;
  const folder = `documents/${userId}/${folderName(run, row)}`;
  await services.files.put(documentKey(folder, 'original'), bytes, read.type);
  if (read.preview) {
    await services.files.put(documentKey(folder, 'preview'), read.preview.bytes, read.preview.type);
  }
  return { folder, type: read.type, bytes: bytes.length, sha256 };
}

type Paper = { type: string; preview?: ReadDocument['preview'] };

const TRIES = 30;

/** A document that may be kept, or why it may not. Waits while drawings are read for others. */
async function readPaper(services: MoveServices, userId: number, bytes: Buffer): Promise<Paper | string> {
  if (isTrailDocument(bytes)) return { type: 'application/json' };
  for (let tried = 1; ; tried++) {
    try {
      const read = await orUnreadable(readDocument(services, userId, bytes));
      return typeof read === 'string' ? 'Can’t be read as a document' : read;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code !== 'busy') return error.message;
      if (tried === TRIES) throw error;
      await pause(2000);
    }
  }
}
