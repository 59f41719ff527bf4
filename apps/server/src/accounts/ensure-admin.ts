import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../audit/index.ts';
import type { Queries } from '../platform/database/connect.ts';
import {
  accountDeletions,
  knownDevices,
  mailTokens,
  signInChallenges,
  users,
} from '../platform/database/schema.ts';
import type { Services } from '../services.ts';
import { createAccount } from './create-account.ts';
import { hashPassword, setPassword } from './passwords.ts';
import { dropSecondFactor } from './second-factor/set-up.ts';
import { endOtherSessions } from './start-session.ts';
import { readUnproven } from './unproven.ts';

type Parts = Pick<Services, 'database' | 'environment' | 'log'>;

/**
 * Makes the first administrator named in the settings. An account with that address is made one: as it is, where its
 * owner has confirmed the address. Otherwise a stranger may have registered it, so that it is handed over first: it
 * gets the password of the settings, and every way in that was set up before ends.
 */
export async function ensureAdmin(parts: Parts): Promise<void> {
  const { admin } = parts.environment;
  if (!admin) return;
  const { database } = parts;
  const email = admin.email.toLowerCase();
  const [existing] = await database.select().from(users).where(eq(users.email, email));
  if (!existing) {
    const password = await hashPassword(admin.password);
    await database.transaction((tx) =>
      createAccount(tx, { email, displayName: 'Administrator', password, role: 'admin' }),
    );
    return;
  }
  if (existing.role !== 'admin') await promote(parts, existing, admin.password);
}

async function promote(
  { database, log }: Parts,
  { id, emailVerified }: typeof users.$inferSelect,
  password: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const stranger = await readUnproven(tx, id);
    if (!emailVerified) await setPassword(tx, id, password);
    if (stranger) {
      await endEveryWayIn(tx, id);
      log.warn(
        { userId: id },
        'ADMIN_EMAIL was registered by somebody who never confirmed it: the account has the password of ADMIN_PASSWORD now, and every session of it has ended',
      );
    }
    await tx
      .update(users)
      .set({ role: 'admin' })
      .where(and(eq(users.id, id), eq(users.role, 'user')));
    const detail = { from: 'user', to: 'admin', handedOver: stranger };
    await recordAudit(tx, { action: 'role_changed', subjectId: id, detail });
  });
}

/** What somebody set up who is to have no part in the account any more, a deletion included. */
async function endEveryWayIn(tx: Queries, userId: number): Promise<void> {
  await endOtherSessions(tx, userId);
  await dropSecondFactor(tx, userId);
  for (const table of [knownDevices, mailTokens, signInChallenges, accountDeletions]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
  await tx.update(users).set({ displayName: 'Administrator' }).where(eq(users.id, userId));
}
