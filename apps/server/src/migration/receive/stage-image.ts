import { createHash } from 'node:crypto';
import { LIMITS } from '@plumbline/contract';
import type { FileStore } from '../../platform/storage/file-store.ts';

/**
 * Puts a picture that came as base64 where the import finds it. Named by its content, so that sending it again writes
 * the same file and the row's hash says whether the picture has changed. Undefined for what can't be one.
 */
export async function stageImage(
  files: FileStore,
  folder: string,
  base64: string,
): Promise<{ key: string; sha256: string } | undefined> {
  if (base64.length > LIMITS.uploadBytes * 1.5) return undefined;
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0 || bytes.length > LIMITS.uploadBytes) return undefined;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const key = `${folder}/${sha256}`;
  await files.put(key, bytes, 'application/octet-stream');
  return { key, sha256 };
}
