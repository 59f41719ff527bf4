import { randomUUID } from 'node:crypto';
import type { Queries } from '../platform/database/connect.ts';
import { installation } from '../platform/database/schema.ts';

/** Names this installation for others; made once and kept. */
export async function installationName(queries: Queries): Promise<string> {
  const [made] = await queries.select().from(installation);
  if (made) return made.name;
  await queries.insert(installation).values({ name: randomUUID() }).onConflictDoNothing();
  const [kept] = await queries.select().from(installation);
  if (!kept) throw new Error('The installation has no name');
  return kept.name;
}
