import { type GuardedFetch, guardedFetch } from './guarded-fetch.ts';

/** A small answer as a whole. @throws FetchRefused */
export async function fetchBytes(
  address: string,
  options: GuardedFetch & { maxBytes: number },
): Promise<Uint8Array> {
  const { body } = await guardedFetch(address, options);
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}
