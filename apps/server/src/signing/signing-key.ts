import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { desc, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/connect.ts';
import { signingKeys } from '../platform/database/schema.ts';
import { deriveKey } from '../platform/derive-key.ts';
import { lockSecret, openSecret } from '../platform/secret-box.ts';

interface SigningKey {
  privateKey: KeyObject;
  publicKey: string;
  publicPem: string;
}

/** The advisory lock under which a key is made: two processes that begin at once make one. */
const MAKING = 7_406_031;
const PURPOSE = 'evidence signing key';

/**
 * The installation's newest key that its session secret opens; made where there is none. After a change of the secret a
 * new one follows, and the public halves of those before stay.
 */
export async function readSigningKey(database: Database, sessionSecret: string): Promise<SigningKey> {
  const box = deriveKey(sessionSecret, PURPOSE);
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MAKING})`);
    const rows = await tx.select().from(signingKeys).orderBy(desc(signingKeys.id));
    for (const { publicKey, lockedPrivateKey } of rows) {
      const pem = openSecret(box, lockedPrivateKey, publicKey);
      if (pem !== undefined)
        return { privateKey: createPrivateKey(pem), publicKey, publicPem: pemOf(publicKey) };
    }
    const pair = generateKeyPairSync('ed25519');
    const publicKey = pair.publicKey.export({ format: 'jwk' }).x ?? '';
    const pem = pair.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    await tx.insert(signingKeys).values({ publicKey, lockedPrivateKey: lockSecret(box, pem, publicKey) });
    return { privateKey: pair.privateKey, publicKey, publicPem: pemOf(publicKey) };
  });
}

/** What stands before the 32 bytes of an Ed25519 key in its SubjectPublicKeyInfo. */
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

const pemOf = (publicKey: string) =>
  `-----BEGIN PUBLIC KEY-----\n${Buffer.concat([SPKI_HEAD, Buffer.from(publicKey, 'base64url')]).toString('base64')}\n-----END PUBLIC KEY-----\n`;

/** Every public key there was, the newest first. */
export async function listSigningKeys(database: Database) {
  const rows = await database
    .select({ publicKey: signingKeys.publicKey, createdAt: signingKeys.createdAt })
    .from(signingKeys)
    .orderBy(desc(signingKeys.id));
  return rows.map(({ publicKey, createdAt }) => ({ publicKey, createdAt: createdAt.toISOString() }));
}
