/** Counts that triggers keep beside the rows they count, so that a figure doesn't cost a scan. */
import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { owner } from './columns.ts';
import { projects } from './schema.ts';

const inProject = () =>
  integer('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

/** What insights count, kept by a trigger: how many defects a project has of each severity by month, stage, area and kind. */
export const insightTallies = pgTable(
  'insight_tallies',
  {
    projectId: inProject(),
    userId: integer('user_id').notNull(),
    /** 'month' (in Sydney, as '2026-11'), 'stage', 'area' or 'taxonomy'. */
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    severity: text('severity').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.kind, table.key, table.severity] }),
    index('insight_tallies_by_user').on(table.userId),
  ],
);

/** How often an account decided so of what the panel said. Kept by a trigger, an account at a time, so that nobody waits for others. */
export const decisionTallies = pgTable(
  'decision_tallies',
  {
    userId: owner(),
    said: text('said').notNull(),
    verdict: text('verdict').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.said, table.verdict] })],
);

/** How many findings of each sort a project has. Kept by a trigger, so that counts don't cost a scan. */
export const defectTallies = pgTable(
  'defect_tallies',
  {
    projectId: inProject(),
    userId: integer('user_id').notNull(),
    outcome: text('outcome').notNull(),
    severity: text('severity').notNull(),
    compliance: text('compliance').notNull(),
    area: text('area').notNull(),
    reviewed: boolean('reviewed').notNull(),
    count: integer('count').notNull(),
    confidenceSum: doublePrecision('confidence_sum').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.projectId, table.outcome, table.severity, table.compliance, table.area, table.reviewed],
    }),
    index('defect_tallies_by_user').on(table.userId),
  ],
);
