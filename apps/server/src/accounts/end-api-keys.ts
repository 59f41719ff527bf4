import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/index.ts';
import type { Queries } from '../platform/database/connect.ts';
import { apiKeys } from '../platform/database/schema.ts';

/** Revokes every API key that an account made: a key is a way in like a session, and ends when sessions do. */
export async function endApiKeys(queries: Queries, userId: number): Promise<void> {
  const ended = await queries.delete(apiKeys).where(eq(apiKeys.userId, userId)).returning({ id: apiKeys.id });
  for (const { id } of ended) {
    await recordAudit(queries, {
      action: 'api_key_revoked',
      subjectId: userId,
      detail: { keyId: id, with: 'sessions' },
    });
  }
}
