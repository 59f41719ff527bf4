import { decode } from 'cborg';

/** A date as text or number, large integers, a signed message, 'this is CBOR': read for what they hold. */
const TAGS = [0, 1, 2, 3, 18, 32, 37, 55_799];
const tags = Object.fromEntries(TAGS.map((tag) => [tag, (value: () => unknown) => value()]));

/** CBOR with every map as a `Map`: a hostile key is no property of ours. @throws Error */
export const readCbor = (bytes: Uint8Array): unknown => decode(bytes, { useMaps: true, tags });

/** A field of what was read; undefined where it is no map or has none. */
export const field = (value: unknown, ...names: (string | number)[]): unknown =>
  value instanceof Map ? names.map((name) => value.get(name)).find((one) => one !== undefined) : undefined;

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const bytes = (value: unknown): Buffer | undefined =>
  value instanceof Uint8Array ? Buffer.from(value) : undefined;

/** Text of one line as it may be shown: no control characters, not endless. */
export const line = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
        .trim()
        .slice(0, 120)
    : '';
