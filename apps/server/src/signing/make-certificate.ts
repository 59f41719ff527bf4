import { BitString, Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, BasicConstraints, Certificate, CryptoEngine, Extension } from 'pkijs';

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

const DAY_MS = 86_400_000;
const GOOD_FOR_DAYS = 3650;

const OID = { commonName: '2.5.4.3', basicConstraints: '2.5.29.19', keyUsage: '2.5.29.15' };
/** Signs documents, and stands by them. */
const KEY_USAGE = 0b1100_0000;

/** Makes a key and its certificate, signed by itself. */
export async function makeCertificate(name: string, now: Date): Promise<SigningCertificate> {
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
  const value = name.slice(0, 64);
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
