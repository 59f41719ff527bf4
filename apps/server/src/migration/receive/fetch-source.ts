import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { guardedFetch } from '../../platform/fetch-guard/guarded-fetch.ts';
import { makeScratch } from '../../platform/storage/scratch-folders.ts';

interface FetchSource {
  allowedHosts: readonly string[];
  apiKey: string | undefined;
  signal?: AbortSignal;
}

/**
 * Fetches a document and hands it on. It goes to a file first: how fast the source sends and how fast rows are written
 * have nothing to do with each other, and the time that the source is given is for sending alone.
 * @throws FetchRefused
 */
export async function withSource<T>(
  url: string,
  { allowedHosts, apiKey, signal }: FetchSource,
  use: (bytes: AsyncIterable<Uint8Array>, address: string) => Promise<T>,
): Promise<T> {
  const folder = await makeScratch('move');
  try {
    const file = join(folder, 'document.json');
    const answer = await guardedFetch(url, {
      allowedHosts,
      headers: { accept: 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
      ...(signal ? { signal } : {}),
    });
    await pipeline(answer.body, createWriteStream(file, { mode: 0o600 }));
    return await use(createReadStream(file), answer.url);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
