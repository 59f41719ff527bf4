import { and, eq, sql } from 'drizzle-orm';
import { readUnproven } from '../../accounts/index.ts';
import { enter } from '../../credits/index.ts';
import { writeMail } from '../../notifications/index.ts';
import type { Queries } from '../../platform/database/connect.ts';
import {
  letterheads,
  migrationIds,
  migrationRows,
  preferences,
  profiles,
  users,
} from '../../platform/database/schema.ts';
import { photoAddress } from '../../profile/index.ts';
import type { UserBody } from '../format/read-user.ts';
import type { Run } from '../runs.ts';
import { moment, type StagedRow, type Transaction } from './bring.ts';
import type { AccountPictures } from './prepare-pictures.ts';

/** Takes the id that an account will have before anything is stored under it, so that a second try finds it again. */
export async function reserveUser(queries: Queries, run: Run, owner: string): Promise<number | undefined> {
  const [known] = await queries.select().from(migrationIds).where(userOf(run, owner));
  if (known) return known.userId === null ? undefined : proven(queries, known.userId);
  const row = await findStaged(queries, run, owner);
  if (!row || row.action === 'skip') return undefined;
  const [existing] = await findAccount(queries, run, row);
  if (existing) return proven(queries, existing.id);
  // Whoever brought their own account in has deleted it meanwhile: nothing is made of what is left.
  if (run.personal) return undefined;
  if (row.localId !== null) return row.localId;
  const { rows } = await queries.execute<{ id: string }>(
    sql`update migration_rows set local_id = nextval('users_id_seq') where id = ${row.id} returning local_id as id`,
  );
  return Number(rows[0]?.id);
}

/**
 * The account that everything of this owner goes to: one that is here, or a new one. Its credits come as one entry of
 * the ledger, which can't be made twice. Undefined where the owner stays out,
 * or where somebody has the account who never proved that its address is theirs.
 */
export async function bringUser(tx: Transaction, run: Run, owner: string): Promise<number | undefined> {
  const [known] = await tx.select().from(migrationIds).where(userOf(run, owner));
  const row = await findStaged(tx, run, owner);
  if (known) {
    if (known.userId === null || (await readUnproven(tx, known.userId))) return undefined;
    if (row?.action === 'update' && !row.done && !run.personal) await updateUser(tx, run, known.userId, row);
    return known.userId;
  }
  if (!row || row.action === 'skip') return undefined;
  const body = row.body as UserBody;
  const [existing] = await findAccount(tx, run, row);
  // Looked at again here: somebody may have registered the address since the plan was made.
  if (existing && (await readUnproven(tx, existing.id))) return undefined;
  if (!existing && run.personal) return undefined;
  const userId = existing?.id ?? (await insertUser(tx, row, body));
  await tx
    .insert(migrationIds)
    .values({ source: run.source, kind: 'users', sourceId: owner, userId, hash: row.hash });
  if (run.personal) await fillDetails(tx, userId, body, (row.photo ?? {}) as AccountPictures);
  else await bringCredits(tx, run, owner, userId, body);
  await tx
    .update(migrationRows)
    .set({ action: existing ? 'link' : 'create' })
    .where(eq(migrationRows.id, row.id));
  return userId;
}

/** The account, unless a stranger may hold it: somebody who registered its address and never confirmed it. */
async function proven(queries: Queries, userId: number): Promise<number | undefined> {
  return (await readUnproven(queries, userId)) ? undefined : userId;
}

async function insertUser(tx: Transaction, row: StagedRow, body: UserBody): Promise<number> {
  if (row.localId === null) throw new Error(`No id was reserved for ${row.path}`);
  const { email, emailVerified, displayName, role, analysisCount, createdAt } = body;
  const { avatar, logo } = (row.photo ?? {}) as AccountPictures;
  await tx.insert(users).values({
    id: row.localId,
    email,
    emailVerified,
    displayName,
    role,
    avatar: avatar ? photoAddress(avatar) : null,
    analysisCount,
    createdAt: moment(createdAt),
  });
  await saveDetails(tx, row.localId, body);
  // Only of a new account: what its owner has set or withdrawn here since is theirs to keep.
  if (avatar) await saveProfile(tx, row.localId, { photoFolder: avatar });
  if (logo) await saveLetterhead(tx, row.localId, { logo });
  await savePreferences(tx, row.localId, body);
  // Nobody knows a password of this account: the link that sets the first one goes to its address alone.
  await writeMail(tx, {
    kind: 'account_moved',
    reference: `user:${row.localId}`,
    to: email,
    userId: row.localId,
  });
  return row.localId;
}

async function updateUser(tx: Transaction, run: Run, userId: number, row: StagedRow): Promise<void> {
  const body = row.body as UserBody;
  await tx.update(users).set({ displayName: body.displayName }).where(eq(users.id, userId));
  await saveDetails(tx, userId, body);
  await tx
    .update(migrationIds)
    .set({ hash: row.hash, importedAt: sql`now()` })
    .where(userOf(run, row.sourceId));
}

async function saveDetails(
  tx: Transaction,
  userId: number,
  { profile, letterhead }: UserBody,
): Promise<void> {
  if (profile) await saveProfile(tx, userId, profile);
  if (letterhead) await saveLetterhead(tx, userId, letterhead);
}

/** Profile and letterhead where the account has none yet: what its owner has entered here stays. */
async function fillDetails(
  tx: Transaction,
  userId: number,
  { profile, letterhead }: UserBody,
  { avatar, logo }: AccountPictures,
) {
  const [made] = await tx
    .insert(profiles)
    .values({ ...profile, ...(avatar ? { photoFolder: avatar } : {}), userId })
    .onConflictDoNothing()
    .returning();
  if (made && avatar)
    await tx
      .update(users)
      .set({ avatar: photoAddress(avatar) })
      .where(eq(users.id, userId));
  await tx
    .insert(letterheads)
    .values({ ...letterhead, ...(logo ? { logo } : {}), userId })
    .onConflictDoNothing();
}

async function saveProfile(tx: Transaction, userId: number, set: Partial<typeof profiles.$inferInsert>) {
  await tx
    .insert(profiles)
    .values({ ...set, userId })
    .onConflictDoUpdate({ target: profiles.userId, set });
}

async function saveLetterhead(
  tx: Transaction,
  userId: number,
  set: Partial<typeof letterheads.$inferInsert>,
) {
  await tx
    .insert(letterheads)
    .values({ ...set, userId })
    .onConflictDoUpdate({ target: letterheads.userId, set });
}

async function savePreferences(tx: Transaction, userId: number, { preferences: set, createdAt }: UserBody) {
  if (!set) return;
  const { welcomed, marketingConsentAt, ...rest } = set;
  await tx.insert(preferences).values({
    ...rest,
    userId,
    welcomedAt: welcomed ? moment(createdAt) : null,
    marketingConsentAt: marketingConsentAt === null ? null : new Date(marketingConsentAt),
  });
}

async function bringCredits(tx: Transaction, run: Run, owner: string, userId: number, { credits }: UserBody) {
  // The source doesn't say: the account gets the free analyses of a new one when it's first signed in to.
  if (credits === null) return;
  await enter(tx, {
    userId,
    kind: 'migration',
    reference: `${run.source}:${owner}`,
    amount: credits,
    note: `${credits} ${credits === 1 ? 'credit' : 'credits'} moved here`,
  });
  // What a new account gets for free it has had already.
  await enter(tx, {
    userId,
    kind: 'signup_grant',
    reference: `user:${userId}`,
    amount: 0,
    note: 'Free analyses were given before the move',
  });
}

function userOf({ source }: Run, owner: string) {
  return and(
    eq(migrationIds.source, source),
    eq(migrationIds.kind, 'users'),
    eq(migrationIds.sourceId, owner),
  );
}

/** The row of this owner's account, if the data holds one. */
export async function findStaged(queries: Queries, run: Run, owner: string): Promise<StagedRow | undefined> {
  const [row] = await queries
    .select()
    .from(migrationRows)
    .where(
      and(
        eq(migrationRows.runId, run.id),
        eq(migrationRows.kind, 'users'),
        eq(migrationRows.sourceId, owner),
      ),
    );
  return row;
}

/** Of somebody's own account, the one that they were signed in to, whatever address the data names. */
const findAccount = (queries: Queries, run: Run, row: StagedRow) =>
  queries
    .select({ id: users.id })
    .from(users)
    .where(run.personal ? eq(users.id, run.startedBy ?? 0) : eq(users.email, (row.body as UserBody).email));
