import { hash, verify } from '@node-rs/argon2';
import { and, eq } from 'drizzle-orm';
import type { Database, Queries } from '../platform/database/connect.ts';
import { identities, users } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import { clearAttempt, countAttempt } from './attempts.ts';

// argon2id with OWASP's first recommended parameters; the library's defaults are these.
export const hashPassword = (password: string) =>
  hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

export const verifyPassword = (stored: string, password: string) => verify(stored, password);

/** What an unknown address's password is compared with, so that the answer takes as long. Opens nothing. */
let decoy: Promise<string> | undefined;

const credential = (userId: number) =>
  and(eq(identities.userId, userId), eq(identities.providerId, 'credential'));

/** The account of an address if the password is its own; the same work is done where there is none. */
export async function findByPassword(
  database: Database,
  email: string,
  password: string,
): Promise<{ id: number; right: boolean } | undefined> {
  const [found] = await database
    .select({ id: users.id, stored: identities.password })
    .from(users)
    .leftJoin(identities, and(eq(identities.userId, users.id), eq(identities.providerId, 'credential')))
    .where(eq(users.email, email));
  decoy ??= hashPassword('nobody has this one');
  const right = await verifyPassword(found?.stored ?? (await decoy), password);
  return found && { id: found.id, right: right && found.stored !== null };
}

/** Asks for the password again before what is hard to undo. @throws AppError invalid_input, rate_limited */
export async function requirePassword(
  database: Database,
  secret: string,
  userId: number,
  password: string,
  field: string,
): Promise<void> {
  const attempt = { what: 'password_again', of: String(userId) } as const;
  await countAttempt(database, secret, attempt);
  const [own] = await database
    .select({ stored: identities.password })
    .from(identities)
    .where(credential(userId));
  if (!own?.stored || !(await verifyPassword(own.stored, password))) {
    const message = 'This isn’t your current password';
    throw new AppError('invalid_input', { message, fields: { [field]: message } });
  }
  await clearAttempt(database, secret, attempt);
}

/** Sets the password; an account that never had one (moved in from elsewhere) gets its first. */
export async function setPassword(queries: Queries, userId: number, password: string): Promise<void> {
  const stored = await hashPassword(password);
  const changed = await queries
    .update(identities)
    .set({ password: stored, updatedAt: new Date() })
    .where(credential(userId))
    .returning({ id: identities.id });
  if (changed.length === 0) await addPassword(queries, userId, stored);
}

/** Keeps the hash of the first password that an account has. */
export async function addPassword(queries: Queries, userId: number, stored: string): Promise<void> {
  await queries
    .insert(identities)
    .values({ userId, accountId: String(userId), providerId: 'credential', password: stored });
}
