import * as z from 'zod/mini';
import { endpoint } from '../basis/endpoint.ts';
import { LIMITS } from '../basis/limits.ts';
import { date, id, idParams, text, timestamp } from '../basis/shapes.ts';
import { dueDay, repairKey } from './repairs.ts';

/** What a crack is read with. A tell-tale reads how far it moved since it was fixed; all others read its width. */
export const READING_INSTRUMENTS = [
  'crack gauge',
  'feeler gauge',
  'steel rule',
  'vernier caliper',
  'scale in a photo',
  'tell-tale',
] as const;

export const READING_LIMITS = {
  /** Of one finding, corrections among them. */
  most: 500,
  /** Millimetres. */
  widthMax: LIMITS.crackWidthMax,
  /** Of a tell-tale, both ways. */
  movementMax: 50,
  plusMinusLeast: 0.01,
  plusMinusMost: 20,
  /** Before that nobody read anything that is monitored here. */
  earliest: '1990-01-01',
  pointMax: 60,
  noteMax: 500,
} as const;

const instrument = z.enum(READING_INSTRUMENTS, 'Choose what it was read with from the list');

const reading = z.object({
  id,
  readOn: date,
  /** Where on the crack; readings are compared at the same point alone. */
  point: z.string(),
  instrument,
  /** Millimetres: the width, or what a tell-tale shows. Null in a correction that takes a reading out. */
  mm: z.nullable(z.number()),
  plusMinus: z.number(),
  note: z.string(),
  /** Who entered it, when and on what. */
  name: z.string(),
  device: z.string(),
  at: timestamp,
  /** The reading in whose place it stands. */
  corrects: z.nullable(id),
  /** Another one stands in its place. */
  corrected: z.boolean(),
});
export type Reading = z.output<typeof reading>;

const shown = z.object({ mm: z.number(), plusMinus: z.number(), days: z.int() });

const series = z.object({
  point: z.string(),
  kind: z.enum(['width', 'movement']),
  /** Those that count, the oldest day first. */
  readingIds: z.array(id),
  says: z.enum(['first', 'not_shown', 'wider', 'narrower']),
  /** The newest reading against the first. */
  change: z.nullable(shown),
  /**
   * Of readings on three days or more. `from` and `to` are the line's heights on the first and the last day; `band` is how
   * far above or below the true line may be, mm, at equal steps from the first to the last.
   */
  trend: z.nullable(
    z.object({
      mmPerMonth: z.number(),
      plusMinus: z.number(),
      from: z.number(),
      to: z.number(),
      band: z.array(z.number()),
    }),
  ),
});
export type ReadingSeries = z.output<typeof series>;

const monitoring = z.object({
  readings: z.array(reading),
  series: z.array(series),
  /** When it is to be read again; it is reminded of as a repair is. */
  nextOn: z.nullable(date),
});
export type Monitoring = z.output<typeof monitoring>;

const tag = 'Monitoring';

export const readingEndpoints = {
  listReadings: endpoint({
    method: 'GET',
    path: '/api/defects/:id/readings',
    summary:
      'What a crack measured on dated visits, and whether it changed by more than the error of the readings',
    tag,
    access: 'session',
    params: idParams,
    response: monitoring,
    errors: ['not_found'],
  }),
  addReading: endpoint({
    method: 'POST',
    path: '/api/defects/:id/readings',
    summary: 'Enter a reading, or correct one: both stay. The same key again adds no other',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({
      key: repairKey,
      readOn: date,
      point: z._default(z.optional(text(READING_LIMITS.pointMax)), ''),
      instrument,
      mm: z.nullable(
        z
          .number('Must be a number of millimetres')
          .check(
            z.minimum(-READING_LIMITS.movementMax, `Must be at least −${READING_LIMITS.movementMax} mm`),
            z.maximum(READING_LIMITS.widthMax, `Must be at most ${READING_LIMITS.widthMax} mm`),
          ),
      ),
      plusMinus: z
        .number('Must be a number of millimetres')
        .check(
          z.minimum(READING_LIMITS.plusMinusLeast, `Must be at least ${READING_LIMITS.plusMinusLeast} mm`),
          z.maximum(READING_LIMITS.plusMinusMost, `Must be at most ${READING_LIMITS.plusMinusMost} mm`),
        ),
      /** Why, for a correction. */
      note: z._default(z.optional(text(READING_LIMITS.noteMax)), ''),
      correctsId: z.optional(z.nullable(id)),
      /** When to read it again; null for never, left out where that stays as it is. */
      nextOn: z.optional(z.nullable(dueDay)),
    }),
    response: monitoring,
    status: 201,
    errors: ['not_found', 'conflict'],
    limitPerMinute: 120,
  }),
  planReading: endpoint({
    method: 'PUT',
    path: '/api/defects/:id/readings/next',
    summary: 'Set the day on which a crack is to be read again, or take it away',
    tag,
    access: 'session',
    params: idParams,
    body: z.object({ nextOn: z.nullable(dueDay) }),
    response: monitoring,
    errors: ['not_found'],
    limitPerMinute: 120,
  }),
};
