import { type LinkedFinding, type RepairStateId, repairLinkHash } from '@plumbline/contract';
import { renderWorkOrder } from '@plumbline/documents';
import { byPressing, SEVERITIES, type Severity, URGENCY_NAMES } from '@plumbline/knowledge';
import { AppError } from '../platform/errors.ts';
import { loadPhoto, loadPlanPage } from '../reports/index.ts';
import type { Services } from '../services.ts';
import { planPageKey } from '../uploads/index.ts';
import { findLinkedPhoto, findPlanPage, readLinkedWork } from './linked-work.ts';
import type { OpenLink } from './open-link.ts';
import { projectDay } from './project-day.ts';

/** Nobody needs an order for these. */
const DONE: ReadonlySet<RepairStateId> = new Set(['verified', 'accepted', 'not_defect']);

/**
 * What a link shows that isn't done, on paper: the same facts, and a code for each finding that opens it on a phone. The
 * codes hold the secret, which whoever asks has anyway. @throws AppError conflict where nothing is left to do
 */
export async function printWorkOrder(
  { database, files, environment }: Pick<Services, 'database' | 'files' | 'environment'>,
  link: OpenLink,
  secret: string,
): Promise<Uint8Array> {
  const { findings, expiresAt, ...order } = await readLinkedWork(database, link);
  const dayAt = (time: Date) => projectDay(database, link.owner, link.row.projectId, time);
  const left = findings.filter(({ state }) => !DONE.has(state));
  if (left.length === 0) throw new AppError('conflict', { message: 'Nothing is left to fix on this link.' });
  return renderWorkOrder(
    {
      ...order,
      printedOn: await dayAt(new Date()),
      openUntil: await dayAt(new Date(expiresAt)),
      items: left.map((finding) => itemOf(finding, `${environment.publicUrl}/repair`, secret)),
    },
    {
      loadPhoto: async (id) => {
        const photo = await unlessGone(findLinkedPhoto(database, link, id));
        return photo && loadPhoto(files, photo);
      },
      loadPlan: async (findingId) => {
        const pin = await unlessGone(findPlanPage(database, findingId));
        return pin && loadPlanPage(files, planPageKey(pin.folder, pin.page));
      },
    },
  );
}

/** What is deleted while the order is set is left out. */
const unlessGone = <T>(found: Promise<T>): Promise<T | undefined> =>
  found.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  });

function itemOf(finding: LinkedFinding, page: string, secret: string) {
  const { id, number, title, description, place, location, severity, dueOn, alerts, actions, photos, plan } =
    finding;
  return {
    ...{ id, number, title, description, dueOn, actions },
    where: [place, location].filter(Boolean).join(', '),
    severity: SEVERITIES.find((one): one is Severity => one === severity) ?? ('' as const),
    hazards: alerts.toSorted(byPressing).map(({ title: hazard, urgency, steps, call }) => ({
      ...{ title: hazard, when: URGENCY_NAMES[urgency], steps, call },
    })),
    photoIds: photos.map((photo) => photo.id),
    plan: plan && { name: plan.name, x: plan.x, y: plan.y },
    link: `${page}#${repairLinkHash(secret, id)}`,
  };
}
