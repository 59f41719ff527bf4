import { type SQL, sql } from 'drizzle-orm';
import { defects, projects, reports } from '../platform/database/schema.ts';

/**
 * What an import sets of a row here, as one hash made by the database: differs as soon as somebody has changed it. The
 * tables are named as `t`. A class stands with the note, so that findings without one keep the hash that they had.
 */
export const LOCAL_HASHES = {
  projects: {
    table: projects,
    hash: sql.raw(
      `md5(row(t.name, t.description, t.status, t.progress_by_hand, t.address, t.state, t.building_type, t.contract_date, t.approval_date, t.completion_date)::text)`,
    ),
  },
  defects: {
    table: defects,
    hash: sql.raw(
      `md5(row(t.title, t.severity, t.compliance, t.verdict, t.decided_severity, t.decided_compliance, t.decision_note || coalesce(t.decided_class, ''), t.decision_measurements, t.location)::text)`,
    ),
  },
  reports: {
    table: reports,
    hash: sql.raw(
      `md5(row(t.title, t.client_name, t.inspected_on, t.limitations, t.declared_inspection, t.version)::text)`,
    ),
  },
} as const satisfies Record<string, { table: unknown; hash: SQL }>;

type HashedSection = keyof typeof LOCAL_HASHES;
export const HASHED_SECTIONS = Object.keys(LOCAL_HASHES) as HashedSection[];
