import { randomInt } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect.ts';
import { recoveryCodes } from '../../platform/database/schema.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';

const COUNT = 8;
/** Without letters that people mistake for others. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Capitals and dashes don't matter to whoever types one in. */
const plain = (code: string) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** Fresh codes in place of all earlier ones. They're shown this once; only slow hashes are kept. */
export async function renewRecoveryCodes(queries: Queries, userId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => `${group()}-${group()}-${group()}`);
  const hashes = await Promise.all(codes.map((code) => hashPassword(plain(code))));
  await queries.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await queries.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
  return codes;
}

/** Uses a code up. Of two racing uses one succeeds. */
export async function useRecoveryCode(queries: Queries, userId: number, given: string): Promise<boolean> {
  const code = plain(given);
  const unused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  for (const { id, codeHash } of await queries.select().from(recoveryCodes).where(unused)) {
    if (!(await verifyPassword(codeHash, code))) continue;
    const used = await queries
      .update(recoveryCodes)
      .set({ usedAt: new Date() })
      .where(and(eq(recoveryCodes.id, id), isNull(recoveryCodes.usedAt)))
      .returning({ id: recoveryCodes.id });
    return used.length > 0;
  }
  return false;
}

export async function countRecoveryCodes(queries: Queries, userId: number): Promise<number> {
  const [row] = await queries
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}
