import { PROJECT_ACTIONS, type Project } from '@plumbline/contract';
import { buildingAlerts } from '@plumbline/knowledge/building-alerts';
import type { Alert, AlertKind } from '@plumbline/knowledge/hazards';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../audit/index.ts';
import { projectFacts, projectWords, refuseReason } from '../judgement/index.ts';
import { type Member, ownedBy, personOf } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { projects, users } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { permit } from '../platform/permit.ts';
import { appendTrail } from '../trail/index.ts';
import { findProject, holdProject } from './find-project.ts';
import { type ProjectRow, toProject } from './project-view.ts';

interface AlertOfProject {
  actor: Member;
  /** Of the project. */
  id: number;
  kind: AlertKind;
  ip?: string | undefined;
}
type By = Pick<AlertOfProject, 'actor' | 'ip'>;
type Row = ProjectRow['project'];

/** What the building itself warns of before any work, whether somebody closed it or not. */
const warnedOf = (project: Row): Alert[] =>
  buildingAlerts({ project: projectFacts(project), projectWords: projectWords(project) });

/**
 * Closes what a building's age or description warns of, with the reason: it stays with the project and in the audit
 * trail. A finding's own alert of the same danger stays open.
 */
export async function closeBuildingAlert(
  database: Database,
  of: AlertOfProject,
  reason: string,
): Promise<Project> {
  const { actor, id, kind } = of;
  return database.transaction(async (tx) => {
    const project = await holdPermitted(tx, of);
    const alert = warnedOf(project).find((one) => one.kind === kind);
    if (!alert) throw noSuchAlert();
    if (project.closedAlerts.some((one) => one.alert.kind === kind))
      throw new AppError('conflict', { message: 'This alert is already closed.' });
    refuseReason(reason, [alert]);
    const [user] = await tx
      .select({ name: users.displayName })
      .from(users)
      .where(eq(users.id, personOf(actor)));
    const closed = { alert, reason, closedAt: new Date().toISOString(), closedBy: user?.name ?? '' };
    await keepClosed(tx, actor, id, [...project.closedAlerts, closed]);
    await note(tx, of, project, 'alert_closed', { kind, urgency: alert.urgency }, reason);
    return toProject(await findProject(tx, actor, id), actor);
  });
}

/** Opens a closed notice of the building again. @throws AppError not_found where none is closed */
export async function reopenBuildingAlert(database: Database, of: AlertOfProject): Promise<Project> {
  const { actor, id, kind } = of;
  return database.transaction(async (tx) => {
    const project = await holdPermitted(tx, of);
    const closed = project.closedAlerts.find(({ alert }) => alert.kind === kind);
    if (!closed) throw noSuchAlert();
    await reopen(tx, of, project, [closed]);
    return toProject(await findProject(tx, actor, id), actor);
  });
}

/** What a notice is read from beside the words that it quotes: who changes one of these opens it again. */
const READ_FROM = ['contractDate', 'approvalDate', 'completionDate', 'description'] as const;

/** Opens again what was closed of another building than the project tells of now. The caller holds the project. */
export async function reopenChanged(tx: Queries, by: By, before: Row, after: Row): Promise<void> {
  if (after.closedAlerts.length === 0) return;
  const changed = READ_FROM.some((fact) => before[fact] !== after[fact]);
  const warned = warnedOf(after);
  const reopened = after.closedAlerts.filter(
    ({ alert }) =>
      changed || !warned.some(({ kind, because }) => kind === alert.kind && because === alert.because),
  );
  if (reopened.length > 0) await reopen(tx, by, after, reopened);
}

const noSuchAlert = () => notFound('This project has no such hazard alert.');

async function holdPermitted(tx: Queries, { actor, id }: AlertOfProject): Promise<Row> {
  await holdProject(tx, actor, id, 'no key update');
  const row = await findProject(tx, actor, id);
  permit(actor, PROJECT_ACTIONS, 'closeAlert', row);
  return row.project;
}

const keepClosed = (tx: Queries, actor: Member, id: number, closedAlerts: Row['closedAlerts']) =>
  tx
    .update(projects)
    .set({ closedAlerts, updatedAt: new Date() })
    .where(and(eq(projects.id, id), ownedBy(actor, projects)));

async function reopen(tx: Queries, by: By, project: Row, closings: Row['closedAlerts']): Promise<void> {
  const stays = project.closedAlerts.filter((one) => !closings.includes(one));
  await keepClosed(tx, by.actor, project.id, stays);
  for (const { alert, reason } of closings)
    await note(tx, by, project, 'alert_reopened', { kind: alert.kind, urgency: alert.urgency }, reason);
}

async function note(
  tx: Queries,
  { actor, ip }: By,
  { id, userId }: Row,
  event: 'alert_closed' | 'alert_reopened',
  detail: { kind: AlertKind; urgency: Alert['urgency'] },
  reason: string,
): Promise<void> {
  await recordAudit(tx, {
    action: event,
    actorId: personOf(actor),
    subjectId: userId,
    detail: { reference: `project:${id}`, ...detail, reason },
    ip,
  });
  await appendTrail(tx, { projectId: id, userId, by: actor }, [
    { event, subject: { kind: 'project', id }, detail },
  ]);
}
