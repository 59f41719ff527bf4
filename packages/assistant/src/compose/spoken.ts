/** What is known of a limit to find it by the words that people have for its part. */
import type { StateCode } from '@plumbline/knowledge';

export interface Spoken {
  name: string;
  /** The row of the tolerances that sets the limit; undefined where the words leave open which. */
  row: string | ((said: { text: string; state: StateCode | null; today: string }) => string | undefined);
  /** All must be said; the first names the part, and the size that stands nearest to it is judged. */
  of: readonly RegExp[];
  unless?: RegExp;
  /** The least and the most that such a size may be, in millimetres. */
  sizes: readonly [number, number];
  /** Told in metres by many: a bare 2.2 is 2.2 m. */
  metres?: boolean;
  /** 'Every 900': what it is measured over is what is measured. */
  apart?: boolean;
  /** What else than the part a size is of, by the words around it. */
  skip?: RegExp;
  /** What is stated, where that is no length; a fact is broken by what is told, without a size. */
  as?: 'ratio' | 'flow' | 'count' | 'fact';
  /** The least that is allowed here, where the row names several. */
  least?: number;
  /** Names that leave nothing to say where this one is meant. */
  instead?: readonly string[];
  /** What may still allow a size that breaks the limit. */
  but?: (value: number, text: string) => string | undefined;
  /** How the verdict is put, where 'within the limit' isn't what was asked. */
  verdict?: (words: string, kept: boolean, text: string) => string;
  /** What is told beside the limit. */
  also?: (said: { rowId: string; text: string; today: string }) => string | undefined;
  /** Whether a size in millimetres keeps the limit, where that depends on more than the row's own number. */
  keeps?: (value: number, text: string) => boolean | undefined;
}

export const TWO_METRES = /\b(?:2|two)(?:\.0)?[ -]?m(?:et(?:re|er)s?)?\b|\b2000 ?(?:mm|long)\b/i;
