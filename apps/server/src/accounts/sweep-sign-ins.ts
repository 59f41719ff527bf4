import { lt, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { sessions } from '../platform/database/schema.ts';
import { sweepAttempts } from './attempts.ts';
import { sweepMobileTokens } from './mobile-token.ts';
import { sweepChallenges } from './second-factor/challenge.ts';

/** Clears away what opens nothing any more: sessions, tokens and challenges that have ended, counts of old tries. */
export async function sweepSignIns(queries: Queries): Promise<void> {
  await queries.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
  await sweepMobileTokens(queries);
  await sweepChallenges(queries);
  await sweepAttempts(queries);
}
