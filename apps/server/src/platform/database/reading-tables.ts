/** What a crack measured on dated visits. */
import { READING_INSTRUMENTS } from '@plumbline/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  serial,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, isListed, owner } from './columns.ts';
import { defects } from './schema.ts';

/** A reading, or a correction that stands in the place of one. Nothing changes a row; all go with their finding. */
export const crackReadings = pgTable(
  'crack_readings',
  {
    id: serial('id').primaryKey(),
    findingId: integer('finding_id')
      .notNull()
      .references(() => defects.id, { onDelete: 'cascade' }),
    userId: owner(),
    /** Given by the client: the same press of a button counts once. */
    key: text('key').notNull(),
    readOn: date('read_on').notNull(),
    /** Where on the crack, as it was typed. */
    point: text('point').notNull(),
    instrument: text('instrument', { enum: READING_INSTRUMENTS }).notNull(),
    /** Millimetres: a width, or the movement that a tell-tale shows. Null takes the corrected reading out. */
    mm: doublePrecision('mm'),
    plusMinus: doublePrecision('plus_minus').notNull(),
    note: text('note').notNull(),
    name: text('name').notNull(),
    device: text('device').notNull(),
    correctsId: integer('corrects_id').references((): AnyPgColumn => crackReadings.id, {
      onDelete: 'cascade',
    }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('crack_readings_once').on(table.findingId, table.key),
    unique('crack_readings_corrected_once').on(table.correctsId),
    index('crack_readings_by_user').on(table.userId),
    check('crack_readings_instrument', isListed(table.instrument, READING_INSTRUMENTS)),
    check(
      'crack_readings_mm',
      sql`${table.mm} between 0 and 200 or (${table.instrument} = 'tell-tale' and ${table.mm} between -50 and 50)`,
    ),
    check('crack_readings_plus_minus', sql`${table.plusMinus} > 0 and ${table.plusMinus} <= 20`),
    check('crack_readings_taken_out', sql`${table.mm} is not null or ${table.correctsId} is not null`),
    check('crack_readings_why', sql`${table.correctsId} is null or ${table.note} <> ''`),
  ],
);

/** When a crack is to be read again. */
export const readingPlans = pgTable(
  'reading_plans',
  {
    findingId: integer('finding_id')
      .primaryKey()
      .references(() => defects.id, { onDelete: 'cascade' }),
    userId: owner(),
    nextOn: date('next_on').notNull(),
    /** The day and the stage that its owner was reminded of last. */
    reminded: text('reminded'),
  },
  (table) => [index('reading_plans_by_user').on(table.userId, table.nextOn)],
);
