import {
  MIGRATION_SECTIONS,
  type MigrationAction,
  type MigrationItem,
  type MigrationPreview,
  type MigrationSection,
} from '@plumbline/contract';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { migrationRows } from '../../platform/database/schema.ts';
import { countRows, type Run, readProblems } from '../runs.ts';

const LISTED = 50;

/** What an import of this run would do, as its plan stands. */
export async function showPreview(database: Database, run: Run): Promise<MigrationPreview> {
  const plan = await database
    .select({
      section: migrationRows.kind,
      action: migrationRows.action,
      reason: migrationRows.reason,
      count: count(),
    })
    .from(migrationRows)
    .where(eq(migrationRows.runId, run.id))
    .groupBy(migrationRows.kind, migrationRows.action, migrationRows.reason)
    .orderBy(asc(migrationRows.action), asc(migrationRows.reason));
  const lists = {} as Record<MigrationSection, MigrationItem[]>;
  for (const section of MIGRATION_SECTIONS) lists[section] = await listItems(database, run.id, section);
  const extractedData = await countRows(database, run.id, 'received');
  return {
    success: true,
    message: describe(extractedData),
    runId: run.id,
    source: run.source,
    extractedData,
    plan: MIGRATION_SECTIONS.flatMap((section) =>
      plan
        .filter((one) => one.section === section)
        .map((one) => ({ ...one, section, action: one.action as MigrationAction })),
    ),
    ...lists,
    ...(await readProblems(database, run.id)),
  };
}

async function listItems(database: Database, runId: number, section: string): Promise<MigrationItem[]> {
  const rows = await database
    .select({
      id: migrationRows.sourceId,
      label: sql<string>`coalesce(${migrationRows.body}->>'label', '')`,
      path: migrationRows.path,
      action: migrationRows.action,
      reason: migrationRows.reason,
    })
    .from(migrationRows)
    .where(and(eq(migrationRows.runId, runId), eq(migrationRows.kind, section)))
    .orderBy(asc(migrationRows.id))
    .limit(LISTED);
  return rows.map((row) => ({ ...row, action: row.action as MigrationAction }));
}

/** '12 users, 40 projects and 1 report'; what there is none of isn't named. */
export function describeCounts(counts: MigrationPreview['extractedData']): string {
  const named = [
    ['user', counts.users],
    ['project', counts.projects],
    ['defect', counts.defects],
    ['report', counts.reports],
    ['photo', counts.images],
    ['plan', counts.plans],
    ['document', counts.documents],
    ['chat', counts.chats],
    ['training example', counts.trainingData],
    ['performance figure', counts.modelPerformance],
  ] as const;
  const parts = named
    .filter(([, number]) => number > 0)
    .map(([name, number]) => `${number} ${name}${number === 1 ? '' : 's'}`);
  if (parts.length < 2) return parts[0] ?? 'nothing';
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

const describe = (counts: MigrationPreview['extractedData']) =>
  `Found ${describeCounts(counts)}. Nothing has been imported yet.`;
