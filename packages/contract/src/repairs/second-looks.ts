import * as z from 'zod/mini';
import { id, timestamp } from '../basis/shapes.ts';

export const SECOND_ANSWERS = ['fixed', 'not_fixed', 'cant_tell'] as const;
export const SECOND_REASONS = [
  'no_match',
  'not_in_view',
  'too_soft',
  'place_unknown',
  'unclear',
  'danger',
  'gone',
  'still_there',
  'partly_there',
  'wider',
] as const;

/** What comparing a photo of a repair with the finding's photo came to. It decides nothing. */
export const secondLook = z.object({
  beforeId: id,
  afterId: id,
  answer: z.enum(SECOND_ANSWERS),
  reason: z.enum(SECOND_REASONS),
  /** How likely the answer is right, 0 to 1, by what was measured on drawn pairs; 0 where there is none. */
  confidence: z.number(),
  /** Share of the defect that is still there, where it could be followed. */
  remains: z.nullable(z.number()),
  /** A crack's width over its width before, where both could be measured. */
  widthRatio: z.nullable(z.number()),
  at: timestamp,
});
export type SecondLookLine = z.output<typeof secondLook>;
