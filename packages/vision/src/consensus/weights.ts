import { FAMILIES } from '@plumbline/knowledge';
import { z } from 'zod';
import shipped from './weights.json' with { type: 'json' };

const share = z.number().min(0).max(1);
const weight = z.number().min(0).max(10);

/** How much each engine counts and how the panel's scores become probabilities. Learned, versioned, stored as JSON. */
export const consensusWeightsSchema = z.object({
  version: z.string().min(1).max(80),
  /** Weight by engine id. 0 leaves an engine's view of families out. */
  engines: z.record(z.string(), weight),
  /** For engines not named above: hosted models, and the rest. */
  otherEngines: z.object({ hosted: weight, default: weight }),
  /** From 0 (engines of one family count in full) to 1 (they count as one engine together). */
  sharedFamily: share,
  /** Above 1 makes the panel less sure, below 1 surer. */
  temperature: z.number().min(0.1).max(10),
  /** Added to a family's score: what the engines together over- or underrate. */
  bias: z.partialRecord(z.enum(FAMILIES), z.number().min(-10).max(10)),
  /** Of each family, the share of photos from strange sources in which the panel doesn't find it. */
  overlooked: z.partialRecord(z.enum(FAMILIES), share).default({}),
  /** The least probability for each outcome; below all of them the panel isn't sure. */
  thresholds: z.object({
    defect: share,
    normal: share,
    notBuilding: share,
    words: share,
    /** What a clean wall's share must be, less what looks damaged of the photo. */
    clean: share.default(0.8),
    /** Where it's this sure that something is wrong with the building, the likeliest family needs less: */
    anyDefect: share.default(0.7),
    /** this share among the families of defects. */
    leading: share.default(0.4),
    /** What a group of families needs together to be named, where none of them is sure. */
    group: share.default(0.6),
  }),
  /** Points (score, share that was right), rising in both, that turn the top score into a confidence. */
  calibration: z.array(z.tuple([share, share])).min(2),
});
export type ConsensusWeights = z.infer<typeof consensusWeightsSchema>;

/** The weights that come with this version of the product. */
export const SHIPPED_WEIGHTS: ConsensusWeights = consensusWeightsSchema.parse(shipped);

/** These weights without the answers that name no family, or the likeliest of a defect whose kind is open. */
export const sureOnly = (weights: ConsensusWeights): ConsensusWeights => ({
  ...weights,
  thresholds: { ...weights.thresholds, anyDefect: 1, group: 1 },
});
