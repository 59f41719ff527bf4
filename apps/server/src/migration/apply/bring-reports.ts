import { randomUUID } from 'node:crypto';
import { LIMITS } from '@plumbline/contract';
import { and, eq, inArray } from 'drizzle-orm';
import {
  defects,
  payments,
  pdfPurchases,
  projects,
  reports,
  reportVersions,
} from '../../platform/database/schema.ts';
import { announceWork } from '../../platform/jobs/runner.ts';
import { countBySeverity, countColumns, REPORT_WORK } from '../../reports/index.ts';
import type { ReportBody } from '../format/read-report.ts';
import {
  type Bringing,
  bringSection,
  idsHere,
  moment,
  type Placed,
  StaysOut,
  type Transaction,
} from './bring.ts';

/** Reports come as what they say; their PDFs are made here anew, of what is here. */
export function bringReports(bringing: Bringing): Promise<void> {
  const userId = bringing.userId ?? 0;
  return bringSection(bringing, {
    section: 'reports',
    sequence: 'reports_id_seq',
    async insert(tx, placed) {
      for (const one of placed) {
        const projectId = await projectOf({ ...bringing, tx }, one);
        const body = one.row.body as ReportBody;
        await tx.insert(reports).values({
          id: one.id,
          userId,
          projectId,
          folder: `reports/${userId}/${randomUUID()}`,
          ...columns(body),
        });
        await addVersion({ ...bringing, tx }, one, projectId);
        if (body.purchasedAt) await addPurchase(tx, bringing, one, body.purchasedAt);
      }
      await announceWork(tx, REPORT_WORK);
    },
    async update(tx, one) {
      const projectId = await projectOf({ ...bringing, tx }, one);
      const { createdAt: _kept, ...changed } = columns(one.row.body as ReportBody);
      await tx
        .update(reports)
        .set({ projectId, ...changed })
        .where(eq(reports.id, one.id));
      await tx.delete(reportVersions).where(eq(reportVersions.reportId, one.id));
      await addVersion({ ...bringing, tx }, one, projectId);
      await announceWork(tx, REPORT_WORK);
    },
  });
}

async function projectOf(bringing: Bringing, { row }: Placed): Promise<number> {
  const ids = await idsHere(bringing, 'projects', [row.parent]);
  const id = ids.get(row.parent ?? '');
  const [project] = await bringing.tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, id ?? 0), eq(projects.userId, bringing.userId ?? 0)));
  if (!project) throw new StaysOut('The project that it belongs to isn’t here');
  return project.id;
}

function columns(body: ReportBody) {
  const { title, clientName, inspectedOn, limitations, declaredInspection } = body;
  const { inspectedAreas, weather, overallCondition, version, createdAt } = body;
  return {
    title,
    clientName,
    inspectedOn,
    limitations,
    declaredInspection,
    inspectedAreas,
    weather,
    overallCondition,
    version,
    createdAt: moment(createdAt),
  };
}

async function addVersion(bringing: Bringing, { row, id }: Placed, projectId: number): Promise<void> {
  const { tx, problems } = bringing;
  const { selected, status, version, createdAt } = row.body as ReportBody;
  const ids = selected && [...(await idsHere(bringing, 'defects', selected)).values()];
  const chosen = await tx
    .select({
      id: defects.id,
      outcome: defects.outcome,
      verdict: defects.verdict,
      severity: defects.severity,
    })
    .from(defects)
    .where(and(eq(defects.projectId, projectId), ids ? inArray(defects.id, [0, ...ids]) : undefined))
    .orderBy(defects.id);
  const missing = (selected?.length ?? chosen.length) - chosen.length;
  if (missing > 0) {
    const message = `${missing} of the findings that it holds aren’t here; it comes without them`;
    problems.add({ path: row.path, message, level: 'note' });
  }
  const failed = status === 'failed';
  await tx.insert(reportVersions).values({
    reportId: id,
    version,
    status: failed ? 'failed' : 'generating',
    failure: failed ? 'This report had failed before it was brought here. Please try again.' : null,
    selectedDefectIds: chosen.map((defect) => defect.id),
    ...countColumns(countBySeverity(chosen)),
    createdAt: moment(createdAt),
  });
}

/** Who has paid for a report has paid for it here too. The payment itself stays in the books where it was made. */
async function addPurchase(tx: Transaction, { run, userId }: Bringing, { row, id }: Placed, paidAt: string) {
  const purchasedAt = new Date(paidAt);
  const [payment] = await tx
    .insert(payments)
    .values({
      userId: null,
      provider: 'migration',
      intentId: `${run.source}:${row.sourceId}`,
      purpose: 'pdf',
      amountCents: LIMITS.reportPriceCents,
      currency: LIMITS.currency,
      description: 'Report bought before the move',
      reportId: id,
      status: 'paid',
      buyerName: '',
      buyerEmail: '',
      createdAt: purchasedAt,
      paidAt: purchasedAt,
    })
    .returning({ id: payments.id });
  if (!payment) throw new Error('PostgreSQL returned no row for an insert');
  await tx
    .insert(pdfPurchases)
    .values({ userId: userId ?? 0, reportId: id, paymentId: payment.id, purchasedAt });
}
