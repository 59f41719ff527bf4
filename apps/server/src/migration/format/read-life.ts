/** What became of a finding after it was found: its repair, step by step, and what its crack measured. */
import {
  FIXERS,
  READING_INSTRUMENTS,
  REPAIR_LIMITS,
  REPAIR_STATES,
  REPAIR_STEPS,
  SECOND_ANSWERS,
  SECOND_REASONS,
} from '@plumbline/contract';
import * as z from 'zod/mini';
import { type Fields, storable } from './fields.ts';

const text = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(max)),
    z.transform((read: string) => storable(read)),
  );
const key = z.string().check(z.regex(/^[\w-]{1,100}$/));
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const at = z.iso.datetime();
const share = z.number().check(z.minimum(0), z.maximum(1));
const id = z.pipe(
  z.union([z.string().check(z.maxLength(100)), z.int()]),
  z.transform((read) => String(read)),
);

/** Comments that came from elsewhere may be longer than those that are typed here. */
const NOTE_MAX = 40_000;
const name = text(400);

const repairShape = z.object({
  state: z.enum(REPAIR_STATES),
  revision: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  trade: name,
  person: name,
  dueOn: z.nullable(day),
  fixedBy: z.nullable(z.enum(FIXERS)),
  entries: z
    .array(
      z.object({
        ...{ key, step: z.enum(REPAIR_STEPS), from: z.enum(REPAIR_STATES), to: z.enum(REPAIR_STATES) },
        ...{ by: z.enum(['owner', 'holder']), name, device: name, note: text(NOTE_MAX), person: name },
        ...{ dueOn: z.nullable(day), at, photoIds: z.array(id).check(z.maxLength(100)) },
      }),
    )
    .check(z.maxLength(REPAIR_LIMITS.withWarningsMax)),
  /** Photos of the repair as they were compared with the finding's. */
  looks: z
    .array(
      z.object({
        ...{ beforeId: id, afterId: id, answer: z.enum(SECOND_ANSWERS), reason: z.enum(SECOND_REASONS) },
        ...{ confidence: share, remains: z.nullable(z.number()), widthRatio: z.nullable(z.number()), at },
      }),
    )
    .check(z.maxLength(1000)),
});
export type RepairBody = z.output<typeof repairShape>;
export type RepairThere = z.input<typeof repairShape>;

const readingsShape = z.object({
  nextOn: z.nullable(day),
  entries: z
    .array(
      z.object({
        ...{ key, readOn: day, point: name, instrument: z.enum(READING_INSTRUMENTS) },
        ...{ mm: z.nullable(z.number()), plusMinus: z.number(), note: text(NOTE_MAX), name, device: name },
        ...{ corrects: z.nullable(key), at },
      }),
    )
    .check(z.maxLength(10_000)),
});
export type ReadingsBody = z.output<typeof readingsShape>;
export type ReadingsThere = z.input<typeof readingsShape>;

export interface LifeBody {
  repair: RepairBody | null;
  readings: ReadingsBody | null;
}

/** What can't be read stays out, and that is said: half a history would tell another one. */
export function readLife(finding: Fields | undefined): LifeBody {
  const part = <T>(field: string, shape: z.ZodMiniType<T>): T | null => {
    const value = finding?.get(field);
    if (!finding || value === undefined || value === null) return null;
    const read = z.safeParse(shape, value);
    if (read.success) return read.data;
    finding.note(field, 'Can’t be read and was left out');
    return null;
  };
  return { repair: part('repair', repairShape), readings: part('readings', readingsShape) };
}
