import { createHmac } from 'node:crypto';
import { LIMITS } from '@plumbline/contract';
import { and, count, desc, eq, gt, inArray, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { Environment } from '../environment.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { trials } from '../platform/database/schema.ts';
import { deriveKey } from '../platform/derive-key.ts';
import { AppError } from '../platform/errors.ts';
import { sourceOf } from '../platform/http/client-address.ts';
import { listForRemoval } from '../platform/storage/removals.ts';

export type Trial = typeof trials.$inferSelect;

/** Who tries: a browser by its mark, and the network that it comes from. Hashed, with a key that only the server has. */
export interface Visitor {
  deviceHash: string;
  sourceHash: string;
}

export function visitorOf({ sessionSecret }: Pick<Environment, 'sessionSecret'>, device: string, ip: string) {
  const keyed = (what: string, of: string) =>
    createHmac('sha256', deriveKey(sessionSecret, 'trials')).update(`${what}:${of}`).digest('base64url');
  return { deviceHash: keyed('device', device), sourceHash: keyed('source', sourceOf(ip)) };
}

const DAY = sql.raw(`interval '${LIMITS.trialHours} hours'`);
/** Photos of trials that are kept at once: a network of many addresses must not fill the disk. */
const MOST_KEPT = 1000;

/** Doubtful results that an address keeps: who asks under ever new marks pushes out its own, and nobody else's. */
const MOST_DOUBTS = 3;

const isOver = lte(trials.createdAt, sql`now() - ${DAY}`);
export const isKept = gt(trials.createdAt, sql`now() - ${DAY}`);

export const keptUntil = ({ createdAt }: Pick<Trial, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + LIMITS.trialHours * 60 * 60 * 1000);

/** The trial of this device, and the one that keeps it from another: its own or its address's, if that was spent. */
export async function findTrial(
  queries: Queries,
  { deviceHash, sourceHash }: Visitor,
): Promise<{ own: Trial | undefined; block: Trial | undefined }> {
  const mine = or(eq(trials.deviceHash, deviceHash), eq(trials.sourceHash, sourceHash));
  const found = await queries.select().from(trials).where(and(mine, isKept));
  const own = found.find((trial) => trial.deviceHash === deviceHash);
  // Where device and address both have one, the later of the two is what they wait for.
  const [block] = found
    .filter(({ spent }) => spent)
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  return { own, block };
}

export function refuseSecond({ own, block }: Awaited<ReturnType<typeof findTrial>>): void {
  if (own?.state === 'running') throw new AppError('still_running', { retryAfterSeconds: 2 });
  if (!block) return;
  const seconds = Math.ceil((keptUntil(block).getTime() - Date.now()) / 1000);
  throw new AppError('trial_used', { retryAfterSeconds: Math.max(1, seconds) });
}

/**
 * Begins a trial: its row is what nobody else at this device or address can have meanwhile. It takes the place of one of
 * this device that ended in doubt, and of the oldest of this address where that keeps too many.
 * @throws AppError trial_used, still_running or busy
 */
export async function claimTrial(
  database: Database,
  visitor: Visitor,
  begun: Pick<typeof trials.$inferInsert, 'runner' | 'folder' | 'photo' | 'buildingState'>,
): Promise<Trial> {
  return database.transaction(async (tx) => {
    const ofDevice = eq(trials.deviceHash, visitor.deviceHash);
    const ofSource = eq(trials.sourceHash, visitor.sourceHash);
    const doubts = tx
      .select({ id: trials.id })
      .from(trials)
      .where(and(ofSource, not(trials.spent)))
      .orderBy(desc(trials.id))
      .offset(MOST_DOUBTS - 1);
    await deleteTrials(
      tx,
      or(and(or(ofDevice, ofSource), isOver), and(ofDevice, not(trials.spent)), inArray(trials.id, doubts)),
    );
    const [kept] = await tx.select({ count: count() }).from(trials);
    if (kept && kept.count >= MOST_KEPT) {
      throw new AppError('busy', {
        message: 'Too many people are trying Plumbline today. Sign up for 5 free analyses instead.',
        retryAfterSeconds: 3600,
      });
    }
    const [trial] = await tx
      .insert(trials)
      .values({ ...visitor, ...begun, state: 'running' })
      .onConflictDoNothing()
      .returning();
    if (trial) return trial;
    refuseSecond(await findTrial(tx, visitor));
    // The one in the way has just gone.
    throw new AppError('busy', { retryAfterSeconds: 1 });
  });
}

/** Deletes trials, and lists their files for removal in the same transaction. Returns the folders. */
export async function deleteTrials(tx: Queries, which: SQL | undefined): Promise<string[]> {
  const gone = await tx.delete(trials).where(which).returning({ folder: trials.folder });
  const folders = gone.flatMap(({ folder }) => folder ?? []);
  await listForRemoval(tx, folders);
  return folders;
}
