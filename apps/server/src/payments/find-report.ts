import type { Database } from '../platform/database/connect.ts';

export interface ReportForPurchase {
  id: number;
  projectId: number;
  title: string;
}

/** A report of this user that can be bought; undefined when there is none. Reports don't exist yet. */
export type FindReport = (
  database: Database,
  userId: number,
  reportId: number,
) => Promise<ReportForPurchase | undefined>;

export const findReportForPurchase: FindReport = async () => undefined;
