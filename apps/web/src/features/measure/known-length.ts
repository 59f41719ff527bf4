import { type KnownLength, TYPED_LENGTH, TYPED_TOLERANCE } from '@plumbline/knowledge/measurements';
import { KNOWN_SHAPES, type KnownShape } from '@plumbline/knowledge/photo-scale';
import type { Outline } from './marks.ts';

/** The choice for a tape, a crack gauge, a tile or anything else whose length is typed. */
export const TYPED = 'typed';

export const KNOWN_OPTIONS = [
  ...KNOWN_SHAPES.map(({ id, name }) => ({ value: id, label: name })),
  { value: TYPED, label: 'Tape, crack gauge, tile or other length' },
];

/** A positive number as people type it, in millimetres; undefined for anything else. */
export function readMillimetres(typed: string): number | undefined {
  const text = typed
    .trim()
    .replace(/\s*mm$/i, '')
    .replace(',', '.');
  return /^\d{1,6}(\.\d{1,3})?$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

export const knownShape = (choice: string): KnownShape | undefined =>
  KNOWN_SHAPES.find(({ id }) => id === choice);

export const outlineOf = (choice: string): Outline => knownShape(choice)?.outline ?? 'line';

/** The length that was typed; undefined where it is none, or out of bounds. */
export function knownLength(typed: string): KnownLength | undefined {
  const length = readMillimetres(typed);
  if (length === undefined || length < TYPED_LENGTH.least || length > TYPED_LENGTH.most) return undefined;
  return { length, tolerance: length * TYPED_TOLERANCE };
}

/** What a measurement says of its scale: 'bank card', 'a length of 100 mm'. */
export function referenceName(choice: string, typed: string): string {
  const shape = knownShape(choice);
  if (!shape) return `length of ${readMillimetres(typed) ?? 0} mm`;
  return /^[A-Z][a-z]/.test(shape.name)
    ? `${shape.name.charAt(0).toLowerCase()}${shape.name.slice(1)}`
    : shape.name;
}
