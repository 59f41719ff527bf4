import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DriverContract } from 'flydrive/types';
import { AtomicFolderDriver } from './atomic-folder-driver.ts';
import { FileMissingError, type FileStore, StorageError } from './file-store.ts';
import type { S3Settings } from './s3-settings.ts';

/** Enough for 10 MB over a line of 3 Mbit/s; whoever waits for an answer waits no longer for a store that keeps silent. */
const ANSWER_WITHIN_MS = 30_000;

/**
 * Opens the store that the settings name: an S3 bucket, or a folder in DATA_DIR. A bucket that hasn't done what it was asked
 * within the time given, tries again included, has failed.
 */
export async function openFileStore(
  settings: { dataDir: string; s3?: S3Settings | undefined },
  answerWithinMs = ANSWER_WITHIN_MS,
): Promise<FileStore> {
  if (settings.s3) return overDriver(await openBucket(settings.s3, answerWithinMs));
  const folder = join(settings.dataDir, 'files');
  // Others may have to pass through DATA_DIR to the database, but never in here.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return overDriver(new AtomicFolderDriver(folder));
}

async function openBucket(settings: S3Settings, answerWithinMs: number): Promise<DriverContract> {
  // Large packages that most installations never need.
  const [{ S3Driver }, { S3Client }] = await Promise.all([
    import('flydrive/drivers/s3'),
    import('@aws-sdk/client-s3'),
  ]);
  const client = new S3Client({
    region: settings.region,
    forcePathStyle: settings.forcePathStyle,
    ...(settings.endpoint !== undefined && { endpoint: settings.endpoint }),
    // A copy: the SDK writes into the object, and settings are frozen.
    ...(settings.credentials && { credentials: { ...settings.credentials } }),
    // A store that keeps a connection and says nothing must not hold a request for ever.
    requestHandler: {
      connectionTimeout: 5_000,
      requestTimeout: answerWithinMs,
      socketTimeout: answerWithinMs,
    },
    // Stores other than Amazon's may refuse checksums that they weren't asked to keep.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const send = client.send.bind(client) as (command: unknown, options: object) => Promise<unknown>;
  // One deadline for all tries together. It is over with the head of the answer: who reads a photo may take their time.
  client.send = (async (command: unknown, options: object = {}) => {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), answerWithinMs);
    try {
      return await send(command, { ...options, abortSignal: deadline.signal });
    } finally {
      clearTimeout(timer);
    }
  }) as typeof client.send;
  return new S3Driver({
    client,
    bucket: settings.bucket,
    visibility: 'private',
    // Who may read is the bucket's own policy; many stores know no lists per object.
    supportsACL: false,
  });
}

function overDriver(driver: DriverContract): FileStore {
  return {
    put: (key, bytes, contentType) => named(key, () => driver.put(checkKey(key), bytes, { contentType })),
    putStream: (key, source, { bytes, contentType }) =>
      named(key, () => driver.putStream(checkKey(key), source, { contentType, contentLength: bytes })),
    get: (key) => named(key, () => driver.getBytes(checkKey(key))),
    stream: (key) => named(key, () => driver.getStream(checkKey(key))),
    keys: () => listKeys(driver),
    exists: (key) => named(key, () => driver.exists(checkKey(key))),
    delete: (key) => named(key, () => driver.delete(checkKey(key))),
    // The slash keeps photos/1 from taking photos/12 along.
    deletePrefix: (prefix) => named(prefix, () => driver.deleteAll(`${checkKey(prefix)}/`)),
  };
}

async function* listKeys(driver: DriverContract): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const page = await named('/', () =>
      driver.listAll('', { recursive: true, ...(paginationToken ? { paginationToken } : {}) }),
    );
    // What is being written still has another name.
    for (const found of page.objects) if (found.isFile && !found.key.endsWith('.part')) yield found.key;
    paginationToken = page.paginationToken;
  } while (paginationToken);
}

/** Keys are made by us; one that could climb out of the folder or differ between stores is a mistake of ours. */
function checkKey(key: string): string {
  const parts = key.split('/');
  if (parts.every((part) => /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(part))) return key;
  throw new TypeError(`Not a key of the file store: ${JSON.stringify(key)}`);
}

/** Gives what goes wrong in a driver one of our two names. */
async function named<T>(key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TypeError) throw error;
    const reason = error instanceof Error && 'code' in error ? error.code : undefined;
    const name = error instanceof Error ? error.name : undefined;
    if (reason === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound')
      throw new FileMissingError(key, error);
    throw new StorageError(`The file store failed at ${key}`, { cause: error });
  }
}
