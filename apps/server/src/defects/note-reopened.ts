import type { ClosedAlert } from '@plumbline/contract';
import { recordAudit } from '../audit/index.ts';
import { type LinkHolder, type Member, personOf } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import type { DefectRow } from './defect-view.ts';
import { findDefect } from './find-defect.ts';
import { noteFinding } from './note-finding.ts';

interface Reopening {
  /** Whose the finding is. */
  actor: Member;
  id: number;
  ip?: string | undefined;
  /** Who opened it, where that is somebody else. */
  by?: Member | LinkHolder;
}

/** Keeps who opened what was closed `before` a change and isn't any more, whatever in the change opened it. Returns whether anything was. */
export async function noteReopened(
  tx: Queries,
  { actor, id, ip, by = actor }: Reopening,
  before: DefectRow,
): Promise<boolean> {
  const { closedAlerts } = (await findDefect(tx, actor, id)).defect;
  const isClosed = ({ alert, closedAt }: ClosedAlert) =>
    closedAlerts.some((one) => one.alert.title === alert.title && one.closedAt === closedAt);
  const opened = before.closedAlerts.filter((one) => !isClosed(one));
  for (const { alert, reason } of opened) {
    await recordAudit(tx, {
      action: 'alert_reopened',
      actorId: by.kind === 'member' ? personOf(by) : undefined,
      subjectId: before.userId,
      detail: {
        ...{ reference: `defect:${id}`, kind: alert.kind, title: alert.title, reason },
        ...(by.kind === 'holder' ? { link: by.linkId } : {}),
      },
      ip,
    });
    await noteFinding(tx, by, before, 'alert_reopened', { kind: alert.kind, title: alert.title });
  }
  return opened.length > 0;
}
