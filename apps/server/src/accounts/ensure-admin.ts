import { eq } from 'drizzle-orm';
import { users } from '../platform/database/schema.ts';
import type { Services } from '../services.ts';
import { grantFreeCredits } from './sign-in.ts';

/** Makes the first administrator named in the settings; an account with that address is made an administrator. */
export async function ensureAdmin(
  services: Pick<Services, 'auth' | 'database' | 'environment'>,
): Promise<void> {
  const { admin } = services.environment;
  if (!admin) return;
  const { auth, database } = services;
  const email = admin.email.toLowerCase();
  const [existing] = await database.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!existing) {
    const { user } = await auth.api.signUpEmail({
      body: { email, password: admin.password, name: 'Administrator' },
    });
    await grantFreeCredits(database, Number(user.id));
  }
  await database.update(users).set({ role: 'admin' }).where(eq(users.email, email));
}
