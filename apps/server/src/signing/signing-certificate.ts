import { X509Certificate } from 'node:crypto';
import { BitString, Integer, Utf8String } from 'asn1js';
import { desc, sql } from 'drizzle-orm';
import { AttributeTypeAndValue, BasicConstraints, Certificate, CryptoEngine, Extension } from 'pkijs';
import type { Database } from '../platform/database/connect.ts';
import { signingCertificates } from '../platform/database/schema.ts';
import { deriveKey } from '../platform/derive-key.ts';
import { lockSecret, openSecret } from '../platform/secret-box.ts';

export interface SigningCertificate {
  certificatePem: string;
  privatePem: string;
}

/** Whose certificate it is to be: what a reader of PDFs shows as the signer. */
export interface CertificateOwner {
  /** The business that issues reports. */
  organisation: string;
  /** Host of the installation. */
  host: string;
}

/** The advisory lock under which one is made: two processes that begin at once make one. */
const MAKING = 7_406_032;
const PURPOSE = 'report signing certificate';
const DAY_MS = 86_400_000;
/** A new one takes over long before the old one ends, so that whatever was signed can be checked for years. */
const GOOD_FOR_DAYS = 3650;
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
    const made = await makeCertificate(owner, now);
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

const OID = { commonName: '2.5.4.3', basicConstraints: '2.5.29.19', keyUsage: '2.5.29.15' };
/** Signs documents, and stands by them. */
const KEY_USAGE = 0b1100_0000;

async function makeCertificate(owner: CertificateOwner, now: Date): Promise<SigningCertificate> {
  const engine = new CryptoEngine({ name: '', crypto: globalThis.crypto });
  const algorithm = {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    modulusLength: 2048,
    publicExponent: Uint8Array.of(1, 0, 1),
  };
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = new Certificate({ version: 2 });
  const serial = crypto.getRandomValues(new Uint8Array(16));
  // The first bit stays 0 and the next is 1: a number above nothing, of one length.
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  certificate.serialNumber = new Integer({ valueHex: serial.buffer });
  // A name in a certificate has 64 letters at most.
  const value = nameOf(owner).slice(0, 64);
  for (const { typesAndValues } of [certificate.issuer, certificate.subject]) {
    typesAndValues.push(
      new AttributeTypeAndValue({ type: OID.commonName, value: new Utf8String({ value }) }),
    );
  }
  // A minute or two of leave for clocks.
  certificate.notBefore.value = new Date(now.getTime() - 5 * 60_000);
  certificate.notAfter.value = new Date(now.getTime() + GOOD_FOR_DAYS * DAY_MS);
  const extension = (extnID: string, value: ArrayBuffer) =>
    new Extension({ extnID, critical: true, extnValue: value });
  certificate.extensions = [
    extension(OID.basicConstraints, new BasicConstraints({ cA: false }).toSchema().toBER()),
    extension(
      OID.keyUsage,
      new BitString({ valueHex: Uint8Array.of(KEY_USAGE).buffer, unusedBits: 6 }).toBER(),
    ),
  ];
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey, engine);
  await certificate.sign(pair.privateKey, 'SHA-256', engine);
  const key = await crypto.subtle.exportKey('pkcs8', pair.privateKey);
  return {
    certificatePem: pemOf('CERTIFICATE', certificate.toSchema(true).toBER()),
    privatePem: pemOf('PRIVATE KEY', key),
  };
}

const pemOf = (label: string, der: ArrayBuffer) =>
  `-----BEGIN ${label}-----\n${Buffer.from(der)
    .toString('base64')
    .replaceAll(/(.{64})(?=.)/g, '$1\n')}\n-----END ${label}-----\n`;
