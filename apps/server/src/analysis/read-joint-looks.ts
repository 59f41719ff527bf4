import type { JointLook } from '@plumbline/contract';
import { desc, eq } from 'drizzle-orm';
import { findDefect } from '../defects/index.ts';
import type { Member } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { jointLooks } from '../platform/database/schema.ts';
import { costsCredit } from './costs-credit.ts';

export type JointLookRow = typeof jointLooks.$inferSelect;

export function toJointLook(row: JointLookRow): JointLook {
  const { id, state, photos, before, after, bestPhotoId, createdAt, decidedAt } = row;
  const { consensus } = row.examination;
  return {
    ...{ id, state, photos, before, after, bestPhotoId },
    at: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    charged: costsCredit(consensus),
    agreement: consensus.agreement?.text ?? '',
  };
}

/** What the panel said of a finding's photos together, newest first. @throws AppError not_found */
export async function listJointLooks(queries: Queries, actor: Member, id: number): Promise<JointLook[]> {
  await findDefect(queries, actor, id);
  const rows = await queries
    .select()
    .from(jointLooks)
    .where(eq(jointLooks.findingId, id))
    .orderBy(desc(jointLooks.id));
  return rows.map(toJointLook);
}
