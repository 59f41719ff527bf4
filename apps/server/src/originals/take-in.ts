import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { LIMITS } from '@plumbline/contract';
import { kindOf, PHOTO_KINDS, type PhotoKind } from '@plumbline/vision';
import { AppError } from '../platform/errors.ts';
import { openScratchFile } from '../platform/storage/scratch-folders.ts';

const { chosenPhotoBytes: MOST } = LIMITS;

/** What says of a file what kind it is. */
const HEAD_BYTES = 512;

export interface TakenIn {
  kind: PhotoKind;
  sha256: string;
  bytes: number;
  /** The file from its beginning. */
  read(): Readable;
}

export const tooLarge = () =>
  new AppError('too_large', {
    message: `An original can have at most ${MOST / 1024 / 1024} MB. The photo itself is safe.`,
  });

/** The kind of a photo, as far as its first bytes tell; undefined for anything else. */
export function originalKind(head: Uint8Array): PhotoKind | undefined {
  const kind = kindOf(Buffer.from(head.subarray(0, HEAD_BYTES)));
  return PHOTO_KINDS.find((each) => each === kind);
}

/**
 * Takes a file in as it arrives, onto the disk and never as a whole into memory, for as long as `use` works on it. Nothing
 * of it is left after that, however the process ends. `within` is what the arriving alone stands in.
 * @throws AppError too_large, unsupported_type, upload_failed
 */
export async function takeIn<T>(
  arriving: AsyncIterable<Uint8Array>,
  within: <A>(read: () => Promise<A>) => Promise<A>,
  use: (file: TakenIn) => Promise<T>,
): Promise<T> {
  const scratch = await openScratchFile();
  try {
    const { sha256, bytes } = await within(() => write(scratch, arriving));
    const head = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await scratch.read(head, 0, HEAD_BYTES, 0);
    const kind = originalKind(head.subarray(0, bytesRead));
    if (!kind) throw new AppError('unsupported_type');
    const read = () => scratch.createReadStream({ start: 0, autoClose: false });
    return await use({ kind, sha256, bytes, read });
  } finally {
    await scratch.close();
  }
}

async function write(scratch: FileHandle, arriving: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of arriving) {
      bytes += chunk.length;
      if (bytes > MOST) throw tooLarge();
      hash.update(chunk);
      await scratch.appendFile(chunk);
    }
  } catch (error) {
    if (error instanceof AppError || !brokeOff(error)) throw error;
    throw new AppError('upload_failed', { cause: error });
  }
  if (bytes === 0) throw new AppError('upload_failed', { message: 'No photo arrived. Send it again.' });
  return { sha256: hash.digest('hex'), bytes };
}

/** Whoever sent it has gone, or took longer than a request may. */
const brokeOff = (error: unknown) =>
  ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR', 'ERR_STREAM_DESTROYED'].includes(
    String((error as { code?: unknown } | null)?.code),
  );
