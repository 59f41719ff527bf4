import type { Database } from '../platform/database/connect.ts';
import { findReportForPurchase as findReport } from '../reports/index.ts';

export interface ReportForPurchase {
  id: number;
  projectId: number;
  title: string;
}

/** A report of this user that can be bought; undefined when there is none. */
export type FindReport = (
  database: Database,
  userId: number,
  reportId: number,
) => Promise<ReportForPurchase | undefined>;

export const findReportForPurchase: FindReport = findReport;
