import type { Family } from '@plumbline/knowledge';
import { z } from 'zod';
import measured from '../model/data/recall.json' with { type: 'json' };

const count = z.int().min(0);

const recallSchema = z.object({
  /** The panel that was measured, as its weights name it. */
  version: z.string(),
  families: z.record(
    z.string(),
    z
      .object({ photos: count, sources: count, named: count, marked: count })
      .refine(({ photos, named, marked }) => named <= marked && marked <= photos, 'More found than shown.'),
  ),
});

/** What the panel finds of a kind of defect, in photos of sources that its networks never saw. */
export interface FamilyRecall {
  /** Photos that show this kind. */
  photos: number;
  /** The sources they are from: one source says little of others. */
  sources: number;
  /** In how many the panel named this kind. */
  named: number;
  /** In how many it said that something is wrong, this or another kind. */
  marked: number;
}

const { version, families } = recallSchema.parse(measured);

/** The panel that `familyRecall` is of. */
export const RECALL_VERSION = version;

/** Measured recall by family; nothing where there are no photos to measure on. Made by evaluate/recall.ts. */
export const familyRecall: Readonly<Partial<Record<Family, FamilyRecall>>> = families;
