import { randomUUID } from 'node:crypto';
import { LIMITS } from '@plumbline/contract';
import { and, eq, sql } from 'drizzle-orm';
import { defects, payments, pdfPurchases, reports, reportVersions } from '../../platform/database/schema.ts';
import { askForVersions, countBySeverity, countColumns } from '../../reports/index.ts';
import type { ReportBody } from '../format/read-report.ts';
import { type Bringing, bringSection, idsHere, moment, type Placed } from './bring.ts';
import { projectsOf } from './projects-here.ts';

/** Reports come as what they say; their PDFs are made here anew, of what is here. */
export function bringReports(bringing: Bringing): Promise<void> {
  const userId = bringing.userId ?? 0;
  return bringSection(bringing, {
    section: 'reports',
    sequence: 'reports_id_seq',
    async insert(tx, placed) {
      const within = { ...bringing, tx };
      const projectOf = await projectsOf(within, placed);
      const rows = placed.map((one) => ({
        ...one,
        projectId: projectOf(one).id,
        body: one.row.body as ReportBody,
      }));
      await tx.insert(reports).values(
        rows.map(({ id, projectId, body }) => ({
          id,
          userId,
          projectId,
          folder: `reports/${userId}/${randomUUID()}`,
          ...columns(body),
        })),
      );
      await addVersions(within, rows);
      await addPurchases(within, rows);
    },
    async update(tx, one) {
      const within = { ...bringing, tx };
      const projectId = (await projectsOf(within, [one]))(one).id;
      const body = one.row.body as ReportBody;
      const { createdAt: _kept, ...changed } = columns(body);
      await tx
        .update(reports)
        .set({ projectId, ...changed })
        .where(eq(reports.id, one.id));
      await tx.delete(reportVersions).where(eq(reportVersions.reportId, one.id));
      await addVersions(within, [{ ...one, projectId, body }]);
    },
  });
}

/** A report with what it says and the project here that it is of. */
type Here = Placed & { projectId: number; body: ReportBody };

function columns(body: ReportBody) {
  const { title, clientName, inspectedOn, limitations, declaredInspection } = body;
  const { inspectedAreas, weather, overallCondition, version, createdAt } = body;
  const { kind = 'defect_list', notInspected = [], attendedBy = '', particulars = {} } = body;
  return {
    title,
    kind,
    notInspected,
    attendedBy,
    particulars,
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

async function addVersions(bringing: Bringing, placed: readonly Here[]): Promise<void> {
  const { tx, problems } = bringing;
  const chosenOf = await selections(bringing, placed);
  const versions = placed.map((one) => {
    const { row, id, body } = one;
    const { chosen, missing } = chosenOf(one);
    if (missing > 0) {
      const message = `${missing} of its findings aren’t here. It was imported without them`;
      problems.add({ path: row.path, message, level: 'note' });
    }
    const failed = body.status === 'failed';
    return {
      reportId: id,
      broughtIn: true,
      version: body.version,
      status: failed ? ('failed' as const) : ('generating' as const),
      failure: failed ? 'This report had failed before it was brought here. Please try again.' : null,
      selectedDefectIds: chosen.map((defect) => defect.id),
      ...countColumns(countBySeverity(chosen)),
      createdAt: moment(body.createdAt),
    };
  });
  const added = await tx
    .insert(reportVersions)
    .values(versions)
    .returning({ id: reportVersions.id, status: reportVersions.status });
  const toMake = added.filter(({ status }) => status === 'generating');
  await askForVersions(
    tx,
    toMake.map(({ id }) => id),
  );
}

/** The findings here that reports hold: those that they name, or all of their project's. */
async function selections(bringing: Bringing, placed: readonly Here[]) {
  const ids = await idsHere(
    bringing,
    'defects',
    placed.flatMap(({ body }) => body.selected ?? []),
  );
  const whole = placed.flatMap(({ body, projectId }) => (body.selected === null ? projectId : []));
  const found = await bringing.tx
    .select({
      id: defects.id,
      projectId: defects.projectId,
      outcome: defects.outcome,
      verdict: defects.verdict,
      severity: defects.severity,
    })
    .from(defects)
    .where(
      and(
        eq(defects.userId, bringing.userId ?? 0),
        sql`(${defects.id} = any(${sql.param([...ids.values()])}::int[]) or ${defects.projectId} = any(${sql.param(whole)}::int[]))`,
      ),
    )
    .orderBy(defects.id);
  const ofProject = new Map<number, typeof found>();
  for (const one of found) {
    const beside = ofProject.get(one.projectId);
    if (beside) beside.push(one);
    else ofProject.set(one.projectId, [one]);
  }
  return ({ body: { selected }, projectId }: Here) => {
    const all = ofProject.get(projectId) ?? [];
    if (selected === null) return { chosen: all, missing: 0 };
    const named = new Set(selected.map((id) => ids.get(id)));
    const chosen = all.filter(({ id }) => named.has(id));
    return { chosen, missing: selected.length - chosen.length };
  };
}

/** Who has paid for a report has paid for it here too. The payment itself stays in the books where it was made. */
async function addPurchases({ tx, run, userId }: Bringing, placed: readonly Here[]): Promise<void> {
  const bought = placed.flatMap(({ row, id, body }) =>
    body.purchasedAt === null ? [] : { reportId: id, sourceId: row.sourceId, at: new Date(body.purchasedAt) },
  );
  if (bought.length === 0) return;
  const made = await tx
    .insert(payments)
    .values(
      bought.map(({ reportId, sourceId, at }) => ({
        userId: null,
        provider: 'migration',
        intentId: `${run.source}:${sourceId}`,
        purpose: 'pdf' as const,
        amountCents: LIMITS.reportPriceCents,
        currency: LIMITS.currency,
        description: 'Report bought before the move',
        reportId,
        status: 'paid' as const,
        buyerName: '',
        buyerEmail: '',
        createdAt: at,
        paidAt: at,
      })),
    )
    .returning({ paymentId: payments.id, reportId: payments.reportId, paidAt: payments.paidAt });
  await tx.insert(pdfPurchases).values(
    made.map(({ paymentId, reportId, paidAt }) => ({
      userId: userId ?? 0,
      reportId: reportId ?? 0,
      paymentId,
      purchasedAt: paidAt ?? new Date(),
    })),
  );
}
