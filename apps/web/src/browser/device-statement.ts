import type { DeviceStatement } from '@plumbline/contract';

interface Origin {
  /** The file that was chosen, of which this is a smaller copy. */
  original?: Blob;
  /** Taken in the app's own camera, in milliseconds since 1970. */
  takenAt?: number;
  /** Kept on the device since then, whatever took it, in milliseconds since 1970. */
  keptAt?: number;
}

const origins = new WeakMap<Blob, Origin>();

/** Notes where a file comes from, for as long as the tab holds it. */
export const noteOrigin = (file: Blob, origin: Origin): void => {
  origins.set(file, { ...origins.get(file), ...origin });
};

/** The file that this is a smaller copy of, while the tab holds it. */
export const originalOf = (file: Blob): Blob | undefined => origins.get(file)?.original;

/** When the app's own camera took it; undefined for any other file. */
export const takenAtOf = (file: Blob): number | undefined => origins.get(file)?.takenAt;

/**
 * What this device says of a photo that it sends. Without hashes on plain http, where the browser makes none.
 * @param at When it was chosen or taken, in milliseconds since 1970; now unless said
 */
export async function statementOf(file: Blob, at = Date.now()): Promise<DeviceStatement> {
  const { original, takenAt, keptAt } = origins.get(file) ?? {};
  const sha256 = await hashOf(file);
  const originalSha256 = original && (await hashOf(original));
  return {
    ...(sha256 ? { sha256 } : {}),
    ...(originalSha256 ? { originalSha256 } : {}),
    deviceAt: withOffset(takenAt ?? keptAt ?? at),
    source: takenAt === undefined ? 'upload' : 'in_app',
  };
}

/** Adds a photo to a form, behind what the device says of it. */
export function appendPhoto(form: FormData, file: Blob, name: string, statement: DeviceStatement = {}): void {
  for (const [field, value] of Object.entries(statement)) if (value) form.append(field, value);
  form.append('image', file, name);
}

/** SHA-256 as hexadecimal letters; empty on plain http. */
export async function hashOf(file: Blob): Promise<string> {
  if (!crypto.subtle) return '';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const MINUTE = 60_000;

/** ISO 8601 as the clock on the wall says it, with its offset: '2026-11-21T09:05:00.000+10:00'. */
export function withOffset(at: number, offset = -new Date(at).getTimezoneOffset()): string {
  const wall = new Date(at + offset * MINUTE).toISOString().slice(0, -1);
  const two = (value: number) => String(Math.trunc(Math.abs(value))).padStart(2, '0');
  return `${wall}${offset < 0 ? '-' : '+'}${two(offset / 60)}:${two(offset % 60)}`;
}
