/** The shape of what the panel left behind of a photo. Whatever doesn't fit it exactly isn't taken as the panel's. */
import {
  ENGINE_FAMILIES,
  FAMILIES,
  type Family,
  GROUPS,
  OUTCOMES,
  VOTE_STATUSES,
} from '@plumbline/knowledge';
import { SEEN_SIGNS } from '@plumbline/knowledge/hazards';
import type { Examination } from '@plumbline/vision';
import * as z from 'zod/mini';
import { storable } from './fields.ts';

const line = (max: number) => z.pipe(z.string().check(z.maxLength(max)), z.transform(storable));
const lines = z.array(line(4000)).check(z.maxLength(100));
const share = z.number().check(z.minimum(0), z.maximum(1));
const shares = z.record(z.string().check(z.maxLength(60)), share);
const count = z.int().check(z.minimum(0), z.maximum(1000));
const coordinate = z.number().check(z.minimum(-1e6), z.maximum(1e6));

export const measurementShape = z.object({
  attribute: line(60),
  value: z.number().check(z.minimum(0), z.maximum(1e6)),
  unit: z.enum(['mm', 'degrees', 'percent', 'count', 'L/s']),
  referenceLength: z.optional(z.number().check(z.minimum(0), z.maximum(1e6))),
  uncertainty: z.optional(z.number().check(z.minimum(0), z.maximum(1e6))),
  origin: z.enum(['stated', 'measured_on_photo', 'inspector']),
  text: z.optional(line(1000)),
  reference: z.optional(line(40)),
});
const measurements = z.array(measurementShape).check(z.maxLength(100));

const opinion = z.object({
  families: shares,
  defects: shares,
  kindOnly: z.optional(z.boolean()),
  summary: line(4000),
  recommendations: lines,
  measurements,
  damaged: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  marked: z.optional(z.object({ shares, contrast: share })),
  overlays: z.optional(z.array(z.never())),
  overlayDescription: z.optional(line(4000)),
  stated: z.optional(shares),
  usage: z.optional(
    z.object({ inputTokens: z.number(), outputTokens: z.number(), costCents: z.optional(z.number()) }),
  ),
});

const vote = z.object({
  engineId: line(100),
  engineName: line(200),
  family: z.enum(ENGINE_FAMILIES),
  status: z.enum(VOTE_STATUSES),
  opinion: z.optional(opinion),
  says: z.optional(line(300)),
  confidence: z.optional(share),
  reason: z.optional(line(4000)),
  elapsedMs: z.number().check(z.minimum(0)),
});

const overlay = z.union([
  z.object({
    kind: z.literal('trace'),
    label: line(300),
    points: z.array(z.tuple([coordinate, coordinate])).check(z.maxLength(20_000)),
    widthPx: coordinate,
    widthErrorPx: z.optional(coordinate),
  }),
  z.object({
    kind: z.literal('heat'),
    label: line(300),
    columns: z.int().check(z.minimum(1), z.maximum(512)),
    rows: z.int().check(z.minimum(1), z.maximum(512)),
    values: z.array(z.number()).check(z.maxLength(512 * 512)),
  }),
  z.object({
    kind: z.literal('outline'),
    label: line(300),
    points: z.array(z.tuple([coordinate, coordinate])).check(z.maxLength(5000)),
    place: z.optional(z.int().check(z.minimum(1), z.maximum(99))),
  }),
]);

const consensus = z.object({
  outcome: z.enum(OUTCOMES),
  family: z.nullable(z.enum(FAMILIES)),
  group: z.optional(z.nullable(z.enum(GROUPS))),
  defectId: z.nullable(line(60)),
  title: line(300),
  confidence: share,
  distribution: z.partialRecord(z.enum(FAMILIES), share),
  candidates: z
    .array(z.object({ defectId: line(60), name: line(300), probability: share }))
    .check(z.maxLength(20)),
  settledByWords: z.boolean(),
  agreement: z.optional(
    z.object({
      asked: count,
      opinions: count,
      agreeing: count,
      basis: z.nullable(z.enum(['photo', 'words', 'both'])),
      text: line(1000),
    }),
  ),
  mismatch: z.optional(line(1000)),
  observed: z.optional(lines),
  seen: z.optional(z.array(z.enum(SEEN_SIGNS)).check(z.maxLength(10))),
  namedBefore: z.optional(
    z
      .array(z.object({ defectId: z.nullable(line(60)), family: z.nullable(z.enum(FAMILIES)) }))
      .check(z.maxLength(100)),
  ),
  consensusFactors: lines,
  divergentPoints: lines,
  advice: lines,
  enginesAsked: count,
  enginesVoted: count,
  measurements,
  modelVersion: line(200),
});

const examinationShape = z.object({
  votes: z.array(vote).check(z.maxLength(100)),
  consensus,
  overlays: z.array(overlay).check(z.maxLength(50)),
  region: z.optional(z.object({ x: share, y: share, width: share, height: share })),
  overlayDescription: line(4000),
  elapsedMs: z.number().check(z.minimum(0)),
});

/** Every field within a shape, by its path. */
type FieldsOf<T> = T extends readonly (infer Each)[]
  ? FieldsOf<Each>
  : T extends object
    ? string extends keyof T
      ? never
      : { [K in keyof T & string]-?: K | `${K}.${FieldsOf<NonNullable<T[K]>>}` }[keyof T & string]
    : never;

/** What an examination holds only on its way to the database: each part becomes a finding, each mark an overlay. */
type OnTheWay = 'also' | `also.${string}` | `votes.opinion.${'regions' | 'places' | 'overlays'}${string}`;

/** Shares are read under whatever name they stand. */
type Shares = `votes.opinion.${'families' | 'stated' | 'marked.shares'}.${Family}`;

type Dropped = Exclude<
  FieldsOf<Examination>,
  FieldsOf<z.output<typeof examinationShape>> | OnTheWay | Shares
>;

/** Types don't hold as soon as the panel leaves something behind that the shape above would drop without a word. */
const nothingIsDropped: [Dropped] extends [never] ? true : Dropped = true;

/** What a document calls an examination, if it is one to the last field. */
export function readExamination(value: unknown): Examination | undefined {
  const parsed = z.safeParse(examinationShape, value);
  // The shape above is the type's own, with limits; the types differ only in what `undefined` may stand for.
  return parsed.success && nothingIsDropped ? (parsed.data as Examination) : undefined;
}
