import type { Intake } from '@plumbline/vision';
import type { Services } from '../services.ts';

/** Key of one of a photo's files. */
export const imageKey = (folder: string, size: string) => `${folder}/${size}`;

/** Key of a page of a plan, from 1. */
export const planPageKey = (folder: string, page: number) => `${folder}/${page}.webp`;

/** Key of a document's file as it came, or of the picture of its first page. */
export const documentKey = (folder: string, which: 'original' | 'preview') => `${folder}/${which}`;

/**
 * The original is kept byte by byte as evidence, beside its copies for the screen. Where one can't be kept it rejects, but
 * not before the others are through: nothing is written after that.
 */
export async function storePhoto(
  { files }: Services,
  folder: string,
  bytes: Buffer,
  intake: Intake,
): Promise<void> {
  const put = await Promise.allSettled([
    files.put(imageKey(folder, 'original'), bytes, `image/${intake.kind}`),
    ...intake.derivatives.map((copy) => files.put(imageKey(folder, copy.name), copy.bytes, copy.type)),
  ]);
  for (const one of put) if (one.status === 'rejected') throw one.reason;
}
