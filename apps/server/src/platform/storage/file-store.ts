import type { Readable } from 'node:stream';

/** Where photos and documents lie. Keys look like `photos/12/original.jpg`. */
export interface FileStore {
  /** Stores the bytes under the key, in place of what was there; a reader sees the old bytes or the new, never half. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The same for a file that is too large to be held: so many bytes, as they are read. */
  putStream(key: string, source: Readable, file: { bytes: number; contentType: string }): Promise<void>;
  /** @throws FileMissingError */
  get(key: string): Promise<Uint8Array>;
  /** The file from its beginning. @throws FileMissingError before anything has been read. */
  stream(key: string): Promise<Readable>;
  /** Every key, in no order. */
  keys(): AsyncIterable<string>;
  exists(key: string): Promise<boolean>;
  /** Removes the file; fine when it's gone already. */
  delete(key: string): Promise<void>;
  /** Removes everything below `prefix/`; fine when nothing is there. */
  deletePrefix(prefix: string): Promise<void>;
}

/** There's no file under this key. */
export class FileMissingError extends Error {
  override readonly name = 'FileMissingError';

  constructor(key: string, cause?: unknown) {
    super(`No file is stored under ${key}`, { cause });
  }
}

/** The store doesn't answer, is full, or refuses us. What was to be stored isn't. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}
