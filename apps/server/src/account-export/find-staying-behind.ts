import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import type { StaysBehind } from '../migration/index.ts';
import type { Queries } from '../platform/database/connect.ts';
import {
  creditAccounts,
  defects,
  draftFindings,
  pdfPurchases,
  photos,
  repairLinks,
  reports,
  reportVersions,
} from '../platform/database/schema.ts';

const MOST = 1000;

/** What no other account takes in of this one, by name: somebody who moves is told, and doesn't find out. */
export async function findStayingBehind(queries: Queries, userId: number): Promise<StaysBehind[]> {
  const drafts = await queries
    .select({ name: draftFindings.title })
    .from(draftFindings)
    .where(and(eq(draftFindings.userId, userId), eq(draftFindings.state, 'waiting')))
    .orderBy(asc(draftFindings.id))
    .limit(MOST);
  const loose = await queries
    .select({ name: photos.fileName })
    .from(photos)
    .leftJoin(defects, eq(defects.photoId, photos.id))
    .where(and(eq(photos.userId, userId), isNull(photos.projectId), isNull(defects.id)))
    .orderBy(asc(photos.id))
    .limit(MOST);
  const made = await queries
    .select({ title: reports.title, version: reportVersions.version })
    .from(reports)
    .innerJoin(reportVersions, eq(reportVersions.reportId, reports.id))
    .leftJoin(pdfPurchases, eq(pdfPurchases.reportId, reports.id))
    .where(
      and(
        eq(reports.userId, userId),
        isNull(pdfPurchases.id),
        or(isNull(reports.projectId), lt(reportVersions.version, reports.version)),
      ),
    )
    .orderBy(asc(reports.id), asc(reportVersions.version))
    .limit(MOST);
  const links = await queries
    .select({ name: repairLinks.name })
    .from(repairLinks)
    .where(and(eq(repairLinks.userId, userId), isNull(repairLinks.revokedAt)))
    .orderBy(asc(repairLinks.id))
    .limit(MOST);
  const [credit] = await queries
    .select({ balance: creditAccounts.balance })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId));
  return [
    ...drafts.map(({ name }) => ({ kind: 'draft' as const, name })),
    ...loose.map(({ name }) => ({ kind: 'photo' as const, name })),
    ...made.map(({ title, version }) => ({ kind: 'report' as const, name: `${title}, version ${version}` })),
    ...links.map(({ name }) => ({ kind: 'link' as const, name })),
    ...(credit?.balance ? [{ kind: 'credits' as const, name: String(credit.balance) }] : []),
  ];
}
