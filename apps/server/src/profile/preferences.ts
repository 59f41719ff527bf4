import { type Preferences, UNSET_PREFERENCES } from '@plumbline/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/connect.ts';
import { preferences } from '../platform/database/schema.ts';

export async function readPreferences(database: Database, userId: number): Promise<Preferences> {
  const [row] = await database.select().from(preferences).where(eq(preferences.userId, userId));
  if (!row) return UNSET_PREFERENCES;
  const { userId: _of, welcomedAt, marketingConsentAt: _when, digestedWeek: _week, ...rest } = row;
  return {
    ...rest,
    theme: rest.theme,
    state: rest.state,
    work: rest.work,
    welcomed: welcomedAt !== null,
  };
}

type Changes = { [K in keyof Preferences]?: Preferences[K] | undefined };

/** Changes what is given. Agreeing to marketing is kept with the time at which it was given. */
export async function savePreferences(
  database: Database,
  userId: number,
  { welcomed, ...given }: Changes,
): Promise<Preferences> {
  const set = {
    ...given,
    ...(welcomed === undefined ? {} : { welcomedAt: welcomed ? sql`now()` : null }),
    ...(given.marketingEmails ? { marketingConsentAt: sql`now()` } : {}),
  };
  if (Object.values(set).some((value) => value !== undefined)) {
    await database
      .insert(preferences)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: preferences.userId, set });
  }
  return readPreferences(database, userId);
}
