import { X509Certificate } from 'node:crypto';
import { desc, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/connect.ts';
import { signingCertificates } from '../platform/database/schema.ts';
import { deriveKey } from '../platform/derive-key.ts';
import { lockSecret, openSecret } from '../platform/secret-box.ts';
import type { CertificateOwner, SigningCertificate } from './make-certificate.ts';

/** The advisory lock under which one is made: two processes that begin at once make one. */
const MAKING = 7_406_032;
const PURPOSE = 'report signing certificate';
const DAY_MS = 86_400_000;
/** A new one takes over long before the old one ends, so that whatever was signed can be checked for years. */
const RENEWED_AFTER_DAYS = 1095;

/**
 * The certificate that reports are signed with, and its key: the newest that the session secret opens, that names this
 * owner and isn't to be renewed; made where there is none. Those before it stay, for the reports that they signed.
 */
export async function readSigningCertificate(
  database: Database,
  sessionSecret: string,
  owner: CertificateOwner,
  now = new Date(),
): Promise<SigningCertificate> {
  const box = deriveKey(sessionSecret, PURPOSE);
  const named = nameOf(owner);
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MAKING})`);
    const rows = await tx.select().from(signingCertificates).orderBy(desc(signingCertificates.id));
    for (const { certificate, name, createdAt, lockedPrivateKey } of rows) {
      const fresh = now.getTime() - createdAt.getTime() < RENEWED_AFTER_DAYS * DAY_MS;
      const privatePem = fresh && name === named ? openSecret(box, lockedPrivateKey, certificate) : undefined;
      if (privatePem !== undefined) return { certificatePem: certificate, privatePem };
    }
    const { makeCertificate } = await import('./make-certificate.ts');
    const made = await makeCertificate(named, now);
    await tx.insert(signingCertificates).values({
      certificate: made.certificatePem,
      name: named,
      lockedPrivateKey: lockSecret(box, made.privatePem, made.certificatePem),
    });
    return made;
  });
}

/** Every certificate there was, the newest first. */
export async function listSigningCertificates(database: Database) {
  const rows = await database
    .select({ certificate: signingCertificates.certificate })
    .from(signingCertificates)
    .orderBy(desc(signingCertificates.id));
  return rows.map(({ certificate }) => {
    const { fingerprint256, validFrom, validTo } = new X509Certificate(certificate);
    return {
      certificate,
      sha256: fingerprint256.replaceAll(':', '').toLowerCase(),
      validFrom: new Date(validFrom).toISOString(),
      validTo: new Date(validTo).toISOString(),
    };
  });
}

const nameOf = ({ organisation, host }: CertificateOwner) => `${organisation}, ${host}`;
