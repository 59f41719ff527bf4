import type { Profile } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/connect.ts';
import { profiles, users } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';

export async function readProfile(database: Database, userId: number): Promise<Profile> {
  const [row] = await database
    .select({ displayName: users.displayName, profile: profiles })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) throw notFound();
  const { phone = '', location = '', bio = '', website = '' } = row.profile ?? {};
  return { displayName: row.displayName, phone, location, bio, website };
}

export async function saveProfile(
  database: Database,
  userId: number,
  { displayName, ...said }: Profile,
): Promise<Profile> {
  await database.transaction(async (tx) => {
    await tx.update(users).set({ displayName, updatedAt: new Date() }).where(eq(users.id, userId));
    await tx
      .insert(profiles)
      .values({ userId, ...said })
      .onConflictDoUpdate({ target: profiles.userId, set: said });
  });
  return readProfile(database, userId);
}
