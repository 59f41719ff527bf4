import {
  KNOWN_LENGTHS,
  type KnownLength,
  TYPED_LENGTH,
  TYPED_TOLERANCE,
} from '@plumbline/knowledge/measurements';

/** The choice for a ruler, a tile or anything else whose length is typed. */
export const TYPED = 'typed';

export const KNOWN_OPTIONS = [
  ...KNOWN_LENGTHS.map(({ id, name, length }) => ({ value: id, label: `${name} (${length} mm)` })),
  { value: TYPED, label: 'Ruler, tile or other length' },
];

/** A positive number as people type it, in millimetres; undefined for anything else. */
export function readMillimetres(typed: string): number | undefined {
  const text = typed
    .trim()
    .replace(/\s*mm$/i, '')
    .replace(',', '.');
  return /^\d{1,6}(\.\d{1,3})?$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

/** The length that was chosen; undefined where a typed one is none, or out of bounds. */
export function knownLength(
  choice: string,
  typed: string,
): Pick<KnownLength, 'length' | 'tolerance'> | undefined {
  if (choice !== TYPED) return KNOWN_LENGTHS.find(({ id }) => id === choice);
  const length = readMillimetres(typed);
  if (length === undefined || length < TYPED_LENGTH.least || length > TYPED_LENGTH.most) return undefined;
  return { length, tolerance: length * TYPED_TOLERANCE };
}
