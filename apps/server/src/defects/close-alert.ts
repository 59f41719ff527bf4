import type { AlertClosed, ClosedAlert, Defect } from '@plumbline/contract';
import type { Alert, AlertKind } from '@plumbline/knowledge/hazards';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/index.ts';
import { changeFindings, openedAlerts, refuseReason } from '../judgement/index.ts';
import { type Member, personOf } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { defects, users } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { findProject } from '../projects/index.ts';
import { readDefect } from './decide-defect.ts';
import type { DefectRow } from './defect-view.ts';
import { findDefect, findDefectTo } from './find-defect.ts';
import { noteFinding } from './note-finding.ts';
import { noteReopened } from './note-reopened.ts';
import { alikeOf, refuseUnchanged, saysWordsChanged } from './raised-by-words.ts';
import { changingPhoto, holdPhotos } from './same-photo.ts';

interface AlertOfFinding {
  actor: Member;
  /** Of the finding. */
  id: number;
  kind: AlertKind;
  /** Which of its kind; needed only where several are open. */
  title?: string | undefined;
  ip?: string | undefined;
}

const noSuchAlert = () => notFound('This finding has no such hazard alert.');

const isAsked =
  ({ kind, title }: Pick<AlertOfFinding, 'kind' | 'title'>) =>
  (alert: Pick<Alert, 'kind' | 'title'>): boolean =>
    alert.kind === kind && (title === undefined || alert.title === title);

/**
 * Closes an alert with its reason: the finding is judged without its floor from then on, and the reason stays with the
 * finding and in the audit trail. One reason closes one alert, though another of its kind is open.
 */
export async function closeAlert(
  database: Database,
  { actor, id, ip, ...asked }: AlertOfFinding,
  reason: string,
): Promise<AlertClosed> {
  return database.transaction(async (tx) => {
    const defect = await holdDefect(tx, actor, id);
    const { alerts, closedAlerts } = defect;
    const [alert, ...more] = alerts.filter(isAsked(asked));
    if (!alert && closedAlerts.some((one) => isAsked(asked)(one.alert))) {
      throw new AppError('conflict', { message: 'This alert is already closed.' });
    }
    if (!alert) throw noSuchAlert();
    if (more.length > 0) throw new AppError('conflict', { message: severalOpen([alert, ...more]) });
    if (saysWordsChanged(reason)) {
      const { project } = await findProject(tx, actor, defect.projectId);
      await refuseUnchanged(tx, defect, { alert, project });
    } else refuseReason(reason, [alert]);
    const { kind, title } = alert;
    const [user] = await tx
      .select({ name: users.displayName })
      .from(users)
      .where(eq(users.id, personOf(actor)));
    const closed = { alert, reason, closedAt: new Date().toISOString(), closedBy: user?.name ?? '' };
    const others = closedAlerts.filter((one) => one.alert.kind !== kind || one.alert.title !== title);
    await changingPhoto(tx, actor, defect, () =>
      changeFindings(tx, eq(defects.id, id), { closedAlerts: [...others, closed] }),
    );
    await recordAudit(tx, {
      action: 'alert_closed',
      actorId: personOf(actor),
      subjectId: defect.userId,
      detail: { reference: `defect:${id}`, kind, title, urgency: alert.urgency, reason },
      ip,
    });
    await noteFinding(tx, actor, defect, 'alert_closed', { kind, urgency: alert.urgency });
    return { ...(await readDefect(tx, actor, id)), alike: await alikeOf(tx, actor, defect, alert) };
  });
}

const severalOpen = (alerts: readonly Alert[]) =>
  `${alerts.length} hazards of this kind are open: ${alerts.map(({ title }) => `‘${title}’`).join(', ')}. Each is closed by itself: load the page again, or say which by its title.`;

/**
 * Opens a closed alert again, all of its kind where no title says which. Where nothing warns of one any more, the alert that
 * was closed stands by itself.
 */
export async function reopenAlert(
  database: Database,
  { actor, id, ip, ...asked }: AlertOfFinding,
): Promise<Defect> {
  return database.transaction(async (tx) => {
    const defect = await holdDefect(tx, actor, id);
    const { alerts, closedAlerts } = defect;
    const closed = closedAlerts.some((one) => isAsked(asked)(one.alert));
    if (!closed && alerts.some(isAsked(asked))) {
      throw new AppError('conflict', { message: 'This alert is already open.' });
    }
    if (!closed) throw noSuchAlert();
    const { project } = await findProject(tx, actor, defect.projectId);
    await changingPhoto(tx, actor, defect, () =>
      changeFindings(tx, eq(defects.id, id), (row) => openedAlerts(row, isAsked(asked), project)),
    );
    await noteReopened(tx, { actor, id, ip }, defect);
    return readDefect(tx, actor, id);
  });
}

/** What stays closed of a finding where these kinds are opened again. */
export const closedBut = (
  { closedAlerts }: Pick<DefectRow, 'closedAlerts'>,
  kinds: readonly AlertKind[],
): ClosedAlert[] => closedAlerts.filter(({ alert }) => !kinds.includes(alert.kind));

/** The finding as nobody else changes it until this transaction ends: of two who close at once, one finds it done. */
async function holdDefect(tx: Queries, actor: Member, id: number) {
  await holdPhotos(tx, actor, [(await findDefect(tx, actor, id)).defect]);
  return (await findDefectTo('closeAlert', tx, actor, id)).defect;
}
