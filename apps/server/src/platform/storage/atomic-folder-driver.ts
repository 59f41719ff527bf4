import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';

/** Flydrive's folder, made safe against a crash in mid-write: it would write in place. */
export class AtomicFolderDriver extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' });
    this.#folder = folder;
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.#write(key, (file) => file.writeFile(contents));
  }

  override putStream(key: string, contents: Readable): Promise<void> {
    return this.#write(key, async (file) => {
      for await (const chunk of contents) await file.appendFile(chunk);
    });
  }

  async #write(key: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
    const target = join(this.#folder, key);
    const draft = `${target}.${randomBytes(6).toString('hex')}.part`;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    try {
      const file = await open(draft, 'wx', 0o600);
      try {
        await write(file);
        // A defect must not outlive its photo in a power cut.
        await file.datasync();
      } finally {
        await file.close();
      }
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  override async getBytes(key: string): Promise<Uint8Array> {
    return readFile(join(this.#folder, key));
  }

  /** Opens the file first, so that a missing one is told here and not in mid-stream. */
  override async getStream(key: string): Promise<Readable> {
    const file = await open(join(this.#folder, key));
    return file.createReadStream();
  }
}
