/**
 * Checks a time stamp (RFC 3161) with what browsers have built in. What the library doesn't look at is looked at here:
 * purpose, nonce, form, and that the certificate was good at the time that it vouches for.
 */
import type { Integer, OctetString } from 'asn1js';
import {
  Certificate,
  ContentInfo,
  CryptoEngine,
  type ICryptoEngine,
  SignedData,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import { BadStamp } from './bad-stamp.ts';
import { sha256 } from './hash.ts';

export { BadStamp };

const OID = {
  signedData: '1.2.840.113549.1.7.2',
  stamp: '1.2.840.113549.1.9.16.1.4',
  sha256: '2.16.840.1.101.3.4.2.1',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV1: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  ownKey: '2.5.29.14',
  authorityKey: '2.5.29.35',
  extendedKeyUsage: '2.5.29.37',
  timeStamping: '1.3.6.1.5.5.7.3.8',
};

/** RSA and elliptic curves, with SHA-256 and above. */
const SIGNED_BY = new Set([
  ...['1.2.840.113549.1.1.1', '1.2.840.113549.1.1.10', '1.2.840.113549.1.1.11', '1.2.840.113549.1.1.12'],
  ...['1.2.840.113549.1.1.13', '1.2.840.10045.4.3.2', '1.2.840.10045.4.3.3', '1.2.840.10045.4.3.4'],
]);

export interface Stamp {
  /** Set by the time-stamp server. */
  at: Date;
  /** Who it says that it is, from its certificate. */
  by: string;
  /** SHA-256 of its certificate, as hex. */
  certificateSha256: string;
  /** DER of its certificate and of those that vouch for it, in that order; whether any is trusted isn't asked here. */
  chain: readonly Uint8Array<ArrayBuffer>[];
  /** The answer, in the one form that is kept. */
  answer: Uint8Array<ArrayBuffer>;
}

function require(holds: boolean, why: string): asserts holds {
  if (!holds) throw new BadStamp(why);
}

const FORM = 'The stamp isn’t in the form that the standard asks for.';

interface Asked {
  /** What was stamped. */
  data: Uint8Array<ArrayBuffer>;
  /** As it was asked with, as hex; left out where a kept stamp is read again. */
  nonce?: string;
  /** Whether the answer must be in the form that is kept, byte for byte. */
  kept?: boolean;
}

/**
 * Reads an answer of a time-stamp server and computes everything anew.
 * @throws BadStamp
 */
export async function checkStamp(answer: Uint8Array<ArrayBuffer>, asked: Asked): Promise<Stamp> {
  try {
    return await check(answer, asked);
  } catch (error) {
    // The library throws whatever it comes upon.
    throw error instanceof BadStamp ? error : new BadStamp(FORM, { cause: error });
  }
}

async function check(answer: Uint8Array<ArrayBuffer>, { data, nonce, kept = false }: Asked): Promise<Stamp> {
  const response = TimeStampResp.fromBER(answer);
  require([0, 1].includes(response.status.status), 'The time-stamp server refused.');
  require(response.timeStampToken?.contentType === OID.signedData, FORM);
  const token = derOf(response.timeStampToken.toSchema());
  const plain = keptForm(token);
  require(!kept || same(plain, answer), FORM);
  const signed = new SignedData({ schema: ContentInfo.fromBER(token).content });
  const [signer, ...others] = signed.signerInfos;
  require(signer !== undefined && others.length === 0, FORM);
  require(signed.version === 3 && signer.version === 1 && !signer.unsignedAttrs, FORM);
  require(!signed.crls?.length && !signed.ocsps?.length, FORM);
  // As it was written: written again by the library it must be the same.
  const content = signed.encapContentInfo.eContent?.getValue();
  require(signed.encapContentInfo.eContentType === OID.stamp && content !== undefined, FORM);
  const stamp = TSTInfo.fromBER(content);
  const imprint = stamp.messageImprint;
  require(stamp.version === 1 && imprint.hashAlgorithm.algorithmId === OID.sha256, FORM);
  const stampedHash = hexOf(new Uint8Array(imprint.hashedMessage.valueBlock.valueHexView));
  require(stampedHash === (await sha256(data)), 'The stamp is of something else.');
  if (nonce !== undefined) {
    const answered = stamp.nonce && hexOf(stamp.nonce.valueBlock.valueHexView);
    require(answered?.replace(/^(00)+/, '') ===
      nonce.replace(/^(00)+/, ''), 'The stamp answers another request.');
  }
  const certificates = (signed.certificates ?? []).filter(
    (one): one is Certificate => one instanceof Certificate,
  );
  require(certificates.length === (signed.certificates ?? []).length, FORM);
  const chain = await chainOf(certificates, signer.sid, stamp.genTime);
  const [signerCertificate] = chain;
  require(signerCertificate !== undefined, 'The certificate of the time-stamp server is missing.');
  requirePurpose(signerCertificate);
  requireAlgorithms(signed);
  await requireAttributes(signer.signedAttrs?.attributes ?? [], signerCertificate);
  const crypto_: ICryptoEngine = new CryptoEngine({ name: '', crypto: globalThis.crypto });
  const verified = await signed
    .verify(
      {
        signer: 0,
        data: data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength),
        checkChain: false,
      },
      crypto_,
    )
    .catch(() => false);
  require(verified, 'The signature of the time-stamp server doesn’t match.');
  return {
    at: stamp.genTime,
    by: nameOf(signerCertificate),
    certificateSha256: await sha256(derOf(signerCertificate.toSchema())),
    chain: chain.map((one) => derOf(one.toSchema())),
    answer: plain,
  };
}

/** The signer's certificate and those above it. Nothing else may lie beside them, and each must be signed by the next. */
async function chainOf(certificates: readonly Certificate[], sid: unknown, at: Date): Promise<Certificate[]> {
  const { issuer, serialNumber } = sid as { issuer?: Certificate['issuer']; serialNumber?: Integer };
  require(issuer !== undefined && serialNumber !== undefined, FORM);
  const signerCertificate = certificates.find(
    (one) => sameDer(one.issuer, issuer) && one.serialNumber.isEqual(serialNumber),
  );
  require(signerCertificate !== undefined, 'The certificate of the time-stamp server is missing.');
  const chain = [signerCertificate];
  const rest = new Set(certificates);
  rest.delete(signerCertificate);
  for (let current = signerCertificate; ; ) {
    const inTime = current.notBefore.value <= at && at <= current.notAfter.value;
    require(inTime, 'A certificate of the time-stamp server wasn’t good at that time.');
    require(sameDer(current.signature, current.signatureAlgorithm), FORM);
    if (sameDer(current.issuer, current.subject)) {
      require(await current.verify(current).catch(() => false), FORM);
      break;
    }
    const above = [...rest].find((one) => sameDer(one.subject, current.issuer));
    if (!above) {
      // One that vouches for itself by its key numbers, but not by its names, was changed.
      require(current === signerCertificate ||
        ![undefined, keyNumber(current, OID.ownKey)].includes(keyNumber(current, OID.authorityKey)), FORM);
      break;
    }
    const vouched = await current.verify(above).catch(() => false);
    require(vouched, 'The certificates of the time-stamp server don’t vouch for each other.');
    rest.delete(above);
    chain.push(above);
    current = above;
  }
  require(rest.size === 0, FORM);
  return chain;
}

/** The 20 bytes or so by which a certificate calls its own key, or the one that signed it; undefined where it doesn't. */
function keyNumber(certificate: Certificate, oid: string): string | undefined {
  const parsed = certificate.extensions?.find(({ extnID }) => extnID === oid)?.parsedValue as
    | { keyIdentifier?: OctetString; valueBlock?: { valueHexView: Uint8Array } }
    | undefined;
  const number = parsed?.keyIdentifier ?? parsed;
  return number?.valueBlock && hexOf(number.valueBlock.valueHexView);
}

/** For time stamps and nothing else, and said to be critical. */
function requirePurpose(signerCertificate: Certificate): void {
  const usage = signerCertificate.extensions?.find(({ extnID }) => extnID === OID.extendedKeyUsage);
  const purposes = (usage?.parsedValue as { keyPurposes?: string[] } | undefined)?.keyPurposes ?? [];
  require(usage?.critical === true &&
    purposes.length === 1 &&
    purposes[0] === OID.timeStamping, 'The certificate isn’t one for time stamps.');
}

/** What no signature covers may be written in one way only. */
function requireAlgorithms(signed: SignedData): void {
  const [digest] = signed.digestAlgorithms;
  const signer = signed.signerInfos[0];
  require(signed.digestAlgorithms.length === 1 && digest !== undefined && signer !== undefined, FORM);
  require(same(derOf(digest.toSchema()), derOf(signer.digestAlgorithm.toSchema())), FORM);
  require(SIGNED_BY.has(signer.signatureAlgorithm.algorithmId), FORM);
  for (const { algorithmParams } of [digest, signer.signatureAlgorithm]) {
    const tag = algorithmParams?.idBlock?.tagNumber;
    require(algorithmParams === undefined || algorithmParams.isEmpty?.() || [5, 16].includes(tag), FORM);
  }
}

/** What is signed names its content and the certificate that signed it. */
async function requireAttributes(
  attributes: readonly { type: string; values: { toBER(): ArrayBuffer }[] }[],
  signerCertificate: Certificate,
): Promise<void> {
  const of = (type: string) => attributes.filter((one) => one.type === type);
  require(of(OID.contentType).length === 1 && of(OID.messageDigest).length === 1, FORM);
  const v2 = of(OID.signingCertificateV2)[0];
  const v1 = of(OID.signingCertificateV1)[0];
  const named = v2 ?? v1;
  require(named !== undefined, FORM);
  const written = hexOf(new Uint8Array(named.values[0]?.toBER() ?? new ArrayBuffer(0)));
  const der = derOf(signerCertificate.toSchema());
  const hashes = v2
    ? await Promise.all(['SHA-256', 'SHA-384', 'SHA-512'].map((name) => crypto.subtle.digest(name, der)))
    : [await crypto.subtle.digest('SHA-1', der)];
  const contained = hashes.some((hash) => written.includes(hexOf(new Uint8Array(hash))));
  require(contained, 'The stamp names another certificate than the one beside it.');
}

/** The token in an answer of the form that is kept. */
export const tokenOf = (answer: Uint8Array): Uint8Array => answer.subarray(9);

/** Status "granted" without words, and the token: words of a server would be covered by no signature. */
export function keptForm(token: Uint8Array): Uint8Array<ArrayBuffer> {
  const status = [0x30, 0x03, 0x02, 0x01, 0x00];
  const length = status.length + token.length;
  require(length >= 256 && length < 65_536, FORM);
  return Uint8Array.from([0x30, 0x82, length >> 8, length & 255, ...status, ...token]);
}

function nameOf({ subject }: Certificate): string {
  const part = (oid: string) =>
    subject.typesAndValues.find(({ type }) => type === oid)?.value.valueBlock.value as string | undefined;
  const name = [part('2.5.4.3'), part('2.5.4.10')].filter(Boolean).join(', ');
  return name.slice(0, 200) || 'a server without a name';
}

/** The library compares names loosely; these are compared as they are written. */
const sameDer = (
  one: { toSchema(): { toBER(): ArrayBuffer } },
  other: { toSchema(): { toBER(): ArrayBuffer } },
) => same(derOf(one.toSchema()), derOf(other.toSchema()));

const derOf = (schema: { toBER(): ArrayBuffer }) => new Uint8Array(schema.toBER());
const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const same = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
