import { FAMILIES, type Family } from '@plumbline/knowledge';
import { z } from 'zod';
import type { EngineFamily } from '../panel.ts';

const share = z.number().min(0).max(1);

/** What learning needs of a photo: numbers alone, from which no photo can be made again. Plain JSON. */
export const observationSchema = z.object({
  /** Where the network places the photo among others, at length 1. */
  embedding: z.array(z.number()).min(1).max(4096),
  /** The network's scores by family before the softmax, in the order of FAMILIES. */
  scores: z.array(z.number()).length(FAMILIES.length),
  /** What the other engines that look at a photo say of families, by engine id. */
  votes: z.record(
    z.string(),
    z.object({ family: z.string(), families: z.partialRecord(z.enum(FAMILIES), share) }),
  ),
});

export interface Observation {
  embedding: number[];
  scores: number[];
  votes: Record<string, { family: EngineFamily; families: Partial<Record<Family, number>> }>;
}

/** A photo of which it is known what it shows, as learning sees it. */
export interface Sample extends Observation {
  family: Family;
  /** Where it comes from. Each source and family counts the same, however many photos it has. */
  source: string;
  /** Photos of one scene share it and are never on both sides of a split. */
  group: string;
}
