import { createHash, createPrivateKey, sign } from 'node:crypto';
import { SEAL_TYPE } from '@plumbline/contract/check-pack';
import { type BaseBlock, fromBER, Null, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';

const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
};

const octets = (bytes: Uint8Array) => new OctetString({ valueHex: Uint8Array.from(bytes).buffer });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const derOf = (block: BaseBlock) => new Uint8Array(block.toBER());

/** A set in the one order that DER knows: by its bytes. */
const inOrder = (attributes: readonly Attribute[]) =>
  attributes
    .map((attribute) => ({ attribute, der: Buffer.from(derOf(attribute.toSchema())) }))
    .sort((one, other) => Buffer.compare(one.der, other.der))
    .map(({ attribute }) => attribute);

/** An unsigned attribute of ours with room for 64 bytes, which can be written once everything around it stands. */
const emptySeal = () => new Attribute({ type: SEAL_TYPE, values: [octets(new Uint8Array(64))] });

export interface CmsSigner {
  certificatePem: string;
  privatePem: string;
}

/**
 * A detached signature of these bytes (CMS, DER), as PDF readers take it, with room for a seal.
 * @param stamp Asked for a time stamp of the signature: a token as RFC 3161 has it, or undefined where there is none.
 */
export async function signCms(
  parts: readonly Uint8Array[],
  { certificatePem, privatePem }: CmsSigner,
  stamp: (signature: Uint8Array<ArrayBuffer>) => Promise<Uint8Array | undefined>,
): Promise<Uint8Array> {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  const certificateDer = derOfPem(certificatePem);
  const certificate = Certificate.fromBER(certificateDer);
  const signedAttrs = new SignedAndUnsignedAttributes({
    type: 0,
    attributes: inOrder([
      new Attribute({ type: OID.contentType, values: [new ObjectIdentifier({ value: OID.data })] }),
      new Attribute({ type: OID.messageDigest, values: [octets(hash.digest())] }),
      // Says which certificate signed, so that none with the same key can take its place. SHA-256 is understood.
      new Attribute({
        type: OID.signingCertificateV2,
        values: [
          new Sequence({
            value: [new Sequence({ value: [new Sequence({ value: [octets(sha256(certificateDer))] })] })],
          }),
        ],
      }),
    ]),
  });
  const toSign = derOf(signedAttrs.toSchema());
  // What is signed is the set itself, and not its place in the whole.
  toSign[0] = 0x31;
  const signature = Uint8Array.from(sign('sha256', toSign, createPrivateKey(privatePem)));
  const token = await stamp(signature);
  const unsigned = [
    emptySeal(),
    ...(token
      ? [new Attribute({ type: OID.timeStampToken, values: [fromBER(Uint8Array.from(token)).result] })]
      : []),
  ];
  const algorithm = (algorithmId: string) =>
    new AlgorithmIdentifier({ algorithmId, algorithmParams: new Null() });
  const signed = new SignedData({
    version: 1,
    digestAlgorithms: [algorithm(OID.sha256)],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: OID.data }),
    certificates: [certificate],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        digestAlgorithm: algorithm(OID.sha256),
        signedAttrs,
        signatureAlgorithm: algorithm(OID.rsa),
        signature: octets(signature),
        unsignedAttrs: new SignedAndUnsignedAttributes({ type: 1, attributes: inOrder(unsigned) }),
      }),
    ],
  });
  return derOf(new ContentInfo({ contentType: OID.signedData, content: signed.toSchema(true) }).toSchema());
}

const derOfPem = (pem: string) =>
  Uint8Array.from(Buffer.from(pem.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64'));
