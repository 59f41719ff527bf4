/** Checks the signature that readers of PDFs know (CMS) with what browsers have built in. */
import type { OctetString } from 'asn1js';
import { Certificate, ContentInfo, CryptoEngine, SignedData } from 'pkijs';
import { BadStamp, checkStamp, keptForm } from './check-stamp.ts';
import { sha256 } from './hash.ts';
import { bytesOf, type PdfSignaturePlace } from './pdf-signature-place.ts';

const OID = {
  signedData: '1.2.840.113549.1.7.2',
  data: '1.2.840.113549.1.7.1',
  sha256: '2.16.840.1.101.3.4.2.1',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
  commonName: '2.5.4.3',
};

export interface PdfSignature {
  /** SHA-256 of the certificate, as hex. */
  certificateSha256: string;
  /** Whom the certificate names, by its own word. */
  by: string;
  /** When an outside server saw the signature; undefined where no time stamp was had. */
  stamp: { at: Date; by: string; certificateSha256: string } | undefined;
}

/** Undefined where the signature isn't a good one of these bytes. Never throws for what is in it. */
export async function checkPdfSignature(
  bytes: Uint8Array<ArrayBuffer>,
  place: PdfSignaturePlace,
): Promise<PdfSignature | undefined> {
  try {
    return await check(bytes, place);
  } catch {
    // The library throws whatever it comes upon.
    return undefined;
  }
}

async function check(bytes: Uint8Array<ArrayBuffer>, { from, to, hex }: PdfSignaturePlace) {
  const content = ContentInfo.fromBER(bytesOf(hex));
  if (content.contentType !== OID.signedData) return undefined;
  const signed = new SignedData({ schema: content.content });
  const [signer, ...others] = signed.signerInfos;
  const [certificate, ...further] = signed.certificates ?? [];
  if (!signer || others.length > 0 || !(certificate instanceof Certificate) || further.length > 0)
    return undefined;
  if (signed.encapContentInfo.eContentType !== OID.data || signed.encapContentInfo.eContent) return undefined;
  if (signer.digestAlgorithm.algorithmId !== OID.sha256) return undefined;
  const attribute = (type: string) => {
    const found = signer.signedAttrs?.attributes.filter((one) => one.type === type) ?? [];
    return found.length === 1 ? found[0]?.values[0] : undefined;
  };
  const named = attribute(OID.signingCertificateV2);
  if (!attribute(OID.contentType) || !attribute(OID.messageDigest) || !named) return undefined;
  const certificateSha256 = await sha256(new Uint8Array(certificate.toSchema().toBER()));
  if (!hexOf(new Uint8Array(named.toBER())).includes(certificateSha256)) return undefined;
  const covered = new Uint8Array(from - 1 + bytes.length - to - 1);
  covered.set(bytes.subarray(0, from - 1));
  covered.set(bytes.subarray(to + 1), from - 1);
  const engine = new CryptoEngine({ name: '', crypto: globalThis.crypto });
  const good = await signed.verify({ signer: 0, data: covered.buffer, checkChain: false }, engine);
  if (!good) return undefined;
  const token = signer.unsignedAttrs?.attributes.find(({ type }) => type === OID.timeStampToken)?.values[0];
  const stamp = token && (await readStamp(new Uint8Array(token.toBER()), signer.signature));
  return token && !stamp ? undefined : { certificateSha256, by: nameOf(certificate), stamp };
}

async function readStamp(token: Uint8Array, signature: OctetString) {
  try {
    const data = new Uint8Array(signature.valueBlock.valueHexView);
    const { at, by, certificateSha256 } = await checkStamp(keptForm(token), { data, kept: true });
    return { at, by, certificateSha256 };
  } catch (error) {
    if (error instanceof BadStamp) return undefined;
    throw error;
  }
}

const nameOf = ({ subject }: Certificate) =>
  String(
    subject.typesAndValues.find(({ type }) => type === OID.commonName)?.value.valueBlock.value ?? '',
  ).slice(0, 200);

const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
