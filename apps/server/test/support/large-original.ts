import { createHash, randomBytes } from 'node:crypto';
import type { Photo } from '@plumbline/contract';
import type { Person } from './person.ts';

export interface Original {
  bytes: Uint8Array<ArrayBuffer>;
  sha256: string;
}

/** A file that begins as a JPEG does and is like no other. */
export function originalOf(size = 2 * 1024 * 1024): Original {
  const bytes = Uint8Array.from(randomBytes(size));
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Keeps a photo that was made smaller from this original on the device. */
export async function keepSmaller(
  person: Person,
  projectId: number,
  photo: Uint8Array,
  { sha256 }: Pick<Original, 'sha256'>,
  fields: Record<string, string> = {},
): Promise<Photo> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('originalSha256', sha256);
  body.set('image', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'wall.jpg');
  return (await person.call<Photo>('POST', `/api/projects/${projectId}/photos`, { body })).body;
}

export const sendOriginal = <T = { code?: string; message?: string; receivedAt?: string }>(
  person: Person,
  photoId: number,
  bytes: Uint8Array<ArrayBuffer>,
) =>
  person.call<T>('PUT', `/api/photos/${photoId}/original`, {
    body: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  });
