import type { BcfTopic } from '@plumbline/contract';
import { hashFindings, unsafeGatherWritten } from '../judgement/index.ts';
import { type Member, ownerOf } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { repairEntries, repairs } from '../platform/database/schema.ts';
import { appendTrail } from '../trail/index.ts';

/** How the key of a comment begins that came in as one of BCF; its GUID stands behind it. */
export const BCF_COMMENT = 'bcf-';

interface BroughtIn {
  projectId: number;
  findingId: number;
  topic: BcfTopic;
}

/**
 * Keeps with a finding that was just made who is to fix it by when, as the topic that it was made of says, and its
 * comments under the names and times of those who wrote them. Where its repair stood isn't taken over: what nobody
 * verified here isn't verified. Call it in the transaction that made the finding.
 */
export async function bringInRepair(
  tx: Queries,
  actor: Member,
  { projectId, findingId, topic }: BroughtIn,
): Promise<void> {
  const { person, trade, dueOn, comments } = topic;
  if (!person && !trade && !dueOn && comments.length === 0) return;
  const state = person ? ('assigned' as const) : ('open' as const);
  await tx.insert(repairs).values({ findingId, ...ownerOf(actor), state, trade, person, dueOn });
  if (comments.length === 0) return;
  const taken = new Set<string>();
  const keyOf = (guid: string, at: number) => {
    const key = guid && !taken.has(guid) ? guid : `${at + 1}`.padStart(8, '0');
    taken.add(key);
    return `${BCF_COMMENT}${key}`;
  };
  const kept = await tx
    .insert(repairEntries)
    .values(
      comments.map(({ guid, author, at, text }, position) => ({
        ...{ findingId, ...ownerOf(actor), key: keyOf(guid, position) },
        ...{ step: 'comment' as const, fromState: state, toState: state },
        ...{ actorKind: 'owner' as const, name: author, note: text },
        ...{ person, dueOn, device: 'BCF file' },
        ...(at ? { createdAt: new Date(at) } : {}),
      })),
    )
    .returning({ id: repairEntries.id });
  await unsafeGatherWritten(tx, [findingId]);
  const sha256 = (await hashFindings(tx, [findingId])).get(findingId);
  await appendTrail(
    tx,
    { projectId, ...ownerOf(actor), by: actor },
    kept.map(({ id }) => ({
      event: 'repair_commented',
      subject: { kind: 'finding', id: findingId },
      sha256,
      detail: { entry: id, via: 'bcf' },
    })),
  );
}
