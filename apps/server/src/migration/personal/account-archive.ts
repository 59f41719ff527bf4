import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { ACCOUNT_IMPORT_LIMITS } from '@plumbline/contract';
import yauzl from 'yauzl';
import * as z from 'zod/mini';
import { AppError } from '../../platform/errors.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { makeScratch } from '../../platform/storage/scratch-folders.ts';
import { DocumentError } from '../format/parse-document.ts';
import type { ImageReference } from '../format/row.ts';
import { type ArchiveIndex, archiveIndex } from './stays-behind.ts';

/** Where the export names its own parts. */
export const ARCHIVE = { document: 'account.json', files: 'files.json' } as const;

const { bytes: MOST_BYTES, fileBytes: MOST_OF_FILE } = ACCOUNT_IMPORT_LIMITS;
const MOST_ENTRIES = 300_000;
const MOST_INDEX = 60 * 1024 * 1024;
/** Of all that is read of it, unpacked: photos hardly shrink in a zip, so more than this is a trick. */
const MOST_UNPACKED = 3 * MOST_BYTES;

const broken = (cause?: unknown) =>
  new DocumentError('This file is damaged or isn’t whole. Download the export again and choose that file.', {
    cause,
  });

/** The zip of an account's export, on this machine's disk: its end, where a zip lists what it holds, came last. */
export class AccountArchive {
  readonly #zip: yauzl.ZipFile;
  readonly #entries: ReadonlyMap<string, yauzl.Entry>;
  #files: ReadonlyMap<string, string> = new Map();
  /** What the account has and no file can bring. */
  staysBehind: ArchiveIndex['staysBehind'] = [];

  private constructor(zip: yauzl.ZipFile, entries: ReadonlyMap<string, yauzl.Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** Keeps what arrives in a folder of its own for as long as `work` reads it. @throws AppError, DocumentError */
  static async within<T>(
    arriving: AsyncIterable<Uint8Array>,
    heard: (bytes: number) => Promise<void>,
    work: (archive: AccountArchive) => Promise<T>,
  ): Promise<T> {
    const folder = await makeScratch('import');
    try {
      const path = join(folder, 'account.zip');
      await pipeline(arriving, atMost(MOST_BYTES, heard), createWriteStream(path)).catch((error: unknown) => {
        throw brokeOff(error) ? new AppError('upload_failed', { message: BROKE_OFF, cause: error }) : error;
      });
      const archive = await AccountArchive.#open(path);
      try {
        await archive.#readIndex();
        return await work(archive);
      } finally {
        archive.#zip.close();
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  static async #open(path: string): Promise<AccountArchive> {
    const zip = await openZip(path, { autoClose: false, lazyEntries: true }).catch((error: unknown) => {
      throw broken(error);
    });
    try {
      if (zip.entryCount > MOST_ENTRIES) throw broken();
      const entries = await entriesOf(zip);
      if (entries.has(ARCHIVE.document) && entries.has(ARCHIVE.files))
        return new AccountArchive(zip, entries);
    } catch (error) {
      zip.close();
      throw error instanceof DocumentError ? error : broken(error);
    }
    zip.close();
    throw new DocumentError(
      'This isn’t an account export that can be imported. Export your data again and choose that file.',
    );
  }

  async #readIndex(): Promise<void> {
    const index: unknown = await this.#bytes(ARCHIVE.files, MOST_INDEX)
      .then((bytes) => JSON.parse(bytes?.toString('utf8') ?? ''))
      .catch((error: unknown) => {
        throw broken(error);
      });
    const read = z.safeParse(archiveIndex, index);
    if (!read.success) throw broken(read.error);
    this.#files = new Map(Object.entries(read.data.files));
    this.staysBehind = read.data.staysBehind;
    // Each counts as often as it is named: many names for one large part are a trick too.
    const named = [ARCHIVE.document, ...this.#files.values()];
    const unpacked = named.reduce((sum, path) => sum + (this.#entries.get(path)?.uncompressedSize ?? 0), 0);
    if (unpacked > MOST_UNPACKED) {
      throw new AppError('too_large', {
        message: 'This file is too large for an account once unpacked. Export your data again.',
      });
    }
  }

  /** What the account says, as it is unpacked. @throws DocumentError */
  async *document(): AsyncGenerator<Uint8Array> {
    const entry = this.#entries.get(ARCHIVE.document);
    if (!entry) throw broken();
    try {
      yield* (await unpacked(this.#zip, entry)) as AsyncIterable<Uint8Array>;
    } catch (error) {
      throw broken(error);
    }
  }

  /** Puts a file that a row names into the store, if it is the one that the row names. In words, where it isn't, why. */
  async stage(
    files: FileStore,
    { url, sha256: named }: ImageReference,
    folder: string,
  ): Promise<{ key: string; sha256: string } | string> {
    const path = this.#files.get(url ?? '');
    if (path === undefined) return 'Isn’t in the file';
    const bytes = await this.#bytes(path, MOST_OF_FILE).catch(() => undefined);
    if (!bytes || bytes.length === 0) return 'Isn’t in the file, or is damaged there';
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (named && named !== sha256) return 'Isn’t the file named in the data';
    const key = `${folder}/${sha256}`;
    await files.put(key, bytes, 'application/octet-stream');
    return { key, sha256 };
  }

  async #bytes(path: string, most: number): Promise<Buffer | undefined> {
    const entry = this.#entries.get(path);
    if (!entry || entry.uncompressedSize > most) return undefined;
    const pieces: Buffer[] = [];
    // The reader itself ends where an entry unpacks to another size than it says.
    for await (const piece of await unpacked(this.#zip, entry)) pieces.push(piece as Buffer);
    return Buffer.concat(pieces);
  }
}

const openZip = promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open);

const unpacked = (zip: yauzl.ZipFile, entry: yauzl.Entry) =>
  new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });

/** What the zip lists at its end, by path. */
function entriesOf(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', reject);
    zip.readEntry();
  });
}

/** Ends a stream that goes on beyond what is taken; `heard` is told how much has come. */
function atMost(most: number, heard: (bytes: number) => Promise<void>) {
  return async function* (arriving: AsyncIterable<Uint8Array>) {
    let total = 0;
    for await (const chunk of arriving) {
      total += chunk.length;
      if (total > most) {
        const gigabytes = most / 1024 ** 3;
        throw new AppError('too_large', { message: `An export can have at most ${gigabytes} GB here.` });
      }
      yield chunk;
      await heard(total);
    }
  };
}

const BROKE_OFF = 'The file didn’t arrive whole. Check your connection and send it again.';

/** Whoever sent it has gone, or took longer than a request may. */
const brokeOff = (error: unknown) =>
  ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'].includes(
    String((error as { code?: unknown } | null)?.code),
  );
