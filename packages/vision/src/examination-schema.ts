/**
 * What an examination leaves behind, field by field: the one place where its shape stands. The panel's types follow from
 * it, and whoever reads an examination that comes from elsewhere reads it by this.
 */
import {
  ENGINE_FAMILIES,
  FAMILIES,
  type Family,
  GROUPS,
  type Measurement,
  OUTCOMES,
  VOTE_STATUSES,
} from '@plumbline/knowledge';
import { SEEN_SIGNS } from '@plumbline/knowledge/hazards';
import { z } from 'zod';

const line = (max: number) => z.string().max(max);
const lines = z.array(line(4000)).max(100);
const share = z.number().min(0).max(1);
const shares = z.partialRecord(z.enum(FAMILIES), share);
const count = z.int().min(0).max(1000);
const milliseconds = z.number().min(0);
const coordinate = z.number().min(-1e6).max(1e6);
const points = (most: number) => z.array(z.tuple([coordinate, coordinate])).max(most);

export const measurementSchema = z.object({
  attribute: line(60),
  value: z.number().min(0).max(1e6),
  unit: z.enum(['mm', 'degrees', 'percent', 'count', 'L/s']),
  referenceLength: z.number().min(0).max(1e6).exactOptional(),
  uncertainty: z.number().min(0).max(1e6).exactOptional(),
  origin: z.enum(['stated', 'measured_on_photo', 'inspector']),
  text: line(1000).exactOptional(),
  reference: line(40).exactOptional(),
} satisfies Record<keyof Measurement, z.ZodType>);

export const measurementsSchema = z.array(measurementSchema).max(100);

const opinionSchema = z.object({
  /** Probability by what is seen. Empty when the engine has nothing to say of it. */
  families: shares,
  /** Probability by defect id of the taxonomy. Empty when the engine can't tell so finely. */
  defects: z.record(line(60), share),
  /** True where it tells the kind only: words of a crack that don't say what is cracked. */
  kindOnly: z.boolean().exactOptional(),
  /** One sentence for people: what it saw or read. */
  summary: line(4000),
  recommendations: lines,
  measurements: measurementsSchema,
  /** How much of the photo looks damaged, all kinds together: holds a clean answer to what is small. */
  damaged: z.number().min(0).max(100).exactOptional(),
  /** How surely bare reinforcing bars show somewhere, by an engine that looks for them. Not calibrated. */
  bars: share.exactOptional(),
  /** How surely something large came down or stands open, by an engine that looks for it. Not calibrated. */
  fallen: share.exactOptional(),
  /** How many brownish patches lie on light surfaces, by an engine that looks for them. */
  stained: count.exactOptional(),
  /** How many dark openings light surfaces have, by an engine that looks for them. */
  holed: count.exactOptional(),
  /** On how much of the photo each kind is marked, and the photo's contrast: the harder it is, the more is marked. */
  marked: z.object({ shares, contrast: share }).exactOptional(),
  /** Drawn marks belong to the examination; of a vote's own none are left. */
  overlays: z.array(z.never()).exactOptional(),
  /** What these overlays show, in words. */
  overlayDescription: line(4000).exactOptional(),
  /** Of a hosted model: what it said itself, where `families` is what the panel makes of it. */
  stated: shares.exactOptional(),
  /** Tokens and cost of a hosted model. */
  usage: z
    .object({ inputTokens: z.number(), outputTokens: z.number(), costCents: z.number().exactOptional() })
    .exactOptional(),
});

const voteSchema = z.object({
  engineId: line(100),
  engineName: line(200),
  family: z.enum(ENGINE_FAMILIES),
  status: z.enum(VOTE_STATUSES),
  /** Left out unless the engine voted. */
  opinion: opinionSchema.exactOptional(),
  /** The strongest thing it says, in people's words, such as 'Crack' or 'Stepped brick crack'. */
  says: line(300).exactOptional(),
  /** Its own probability of that, 0–1. */
  confidence: share.exactOptional(),
  /** Why it has no opinion, in people's words. */
  reason: line(4000).exactOptional(),
  elapsedMs: milliseconds,
});

const overlaySchema = z.union([
  z.object({
    kind: z.literal('trace'),
    label: line(300),
    points: points(20_000),
    /** In pixels of the working image, and half the error bar of that. */
    widthPx: coordinate,
    widthErrorPx: coordinate.exactOptional(),
  }),
  z.object({
    kind: z.literal('heat'),
    label: line(300),
    columns: z.int().min(1).max(512),
    rows: z.int().min(1).max(512),
    values: z.array(z.number()).max(512 * 512),
  }),
  /** A closed line around a finding, or, with a number, around a place that wants a closer look. */
  z.object({
    kind: z.literal('outline'),
    label: line(300),
    points: points(5000),
    place: z.int().min(1).max(99).exactOptional(),
  }),
]);

const consensusSchema = z.object({
  outcome: z.enum(OUTCOMES),
  /** Set for outcome 'defect', but where only a group of families is sure or words name what no photo shows. */
  family: z.enum(FAMILIES).nullable(),
  /** The level above, where no single family is sure. Left out by earlier versions. */
  group: z.enum(GROUPS).nullable().exactOptional(),
  /** Id in the taxonomy; set for outcome 'defect' where words, stage or material allow it to be named. */
  defectId: line(60).nullable(),
  /** As shown to people: the defect's name, the family's name, or the sentence of the outcome. */
  title: line(300),
  /** Calibrated probability that the title is right, 0–1. */
  confidence: share,
  /** Calibrated distribution over families; sums to 1. Empty where another system answered, and never asked for there. */
  distribution: shares as z.ZodType<Record<Family, number>>,
  /** The likeliest defects of the taxonomy, best first; the panel names at most 5. */
  candidates: z.array(z.object({ defectId: line(60), name: line(300), probability: share })).max(20),
  /** True when the user's words settled what the photo couldn't. */
  settledByWords: z.boolean(),
  /**
   * How many opinions there are and how many agree. What reads only the person's words counts as one of them. Left out by
   * earlier versions.
   */
  agreement: z
    .object({
      asked: count,
      /** Those that have an opinion at all. */
      opinions: count,
      agreeing: count,
      /** What bears the answer out; null where nothing does, as with doubt. */
      basis: z.enum(['photo', 'words', 'both']).nullable(),
      /** One sentence, the same wherever the answer stands. */
      text: line(1000),
      /** What the confidence is of, where only the words give the rest of the name: the kind that the photo was read for. */
      sureOf: line(300).exactOptional(),
    })
    .exactOptional(),
  /** Where the words say something that the photo doesn't show, in one sentence. */
  mismatch: line(1000).exactOptional(),
  /** What the engines that look at the photo saw, in their words. */
  observed: lines.exactOptional(),
  /** Dangerous signs that the photo itself shows. */
  seen: z.array(z.enum(SEEN_SIGNS)).max(10).exactOptional(),
  /** What the panel had named before it looked at more photos: the hazards of that stay until somebody closes them. */
  namedBefore: z
    .array(z.object({ defectId: line(60).nullable(), family: z.enum(FAMILIES).nullable() }))
    .max(100)
    .exactOptional(),
  consensusFactors: lines,
  divergentPoints: lines,
  /** For 'not_sure': what to do next (closer, brighter, straight on, a coin for scale, say what you see). */
  advice: lines,
  /** Engines that were asked, and of them those that voted. */
  enginesAsked: count,
  enginesVoted: count,
  measurements: measurementsSchema,
  /** Version of the weights and calibration that made this. */
  modelVersion: line(200),
});

export const examinationSchema = z.object({
  votes: z.array(voteSchema).max(100),
  consensus: consensusSchema,
  overlays: z.array(overlaySchema).max(50),
  /** The box around what was found; left out where nothing has a place. */
  region: z.object({ x: share, y: share, width: share, height: share }).exactOptional(),
  /** What the overlay shows, in words, for those who don't see it. */
  overlayDescription: line(4000),
  elapsedMs: milliseconds,
});

export type KeptOpinion = z.output<typeof opinionSchema>;
export type KeptVote = z.output<typeof voteSchema>;
export type Overlay = z.output<typeof overlaySchema>;
export type KeptConsensus = z.output<typeof consensusSchema>;
/** An examination as it is stored and as it moves to another installation. */
export type KeptExamination = z.output<typeof examinationSchema>;
