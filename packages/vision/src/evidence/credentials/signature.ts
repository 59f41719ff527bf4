import { type KeyObject, verify, X509Certificate } from 'node:crypto';
import { encode } from 'cborg';
import { bytes, field, line, list, readCbor } from './fields.ts';

const SIGNATURE_ALGORITHM = 1;
const X5CHAIN = 33;

/** How COSE numbers algorithms (RFC 9053, RFC 8230), and how node:crypto checks them. */
const CHECKS: ReadonlyMap<unknown, (key: KeyObject, data: Uint8Array, signature: Buffer) => boolean> =
  new Map([
    ...ecdsa([-7, 'sha256'], [-35, 'sha384'], [-36, 'sha512']),
    ...rsaPss([-37, 'sha256'], [-38, 'sha384'], [-39, 'sha512']),
    [-8, (key: KeyObject, data: Uint8Array, signature: Buffer) => verify(null, data, key, signature)],
  ]);

function ecdsa(...each: [number, string][]) {
  return each.map(
    ([id, hash]) =>
      [
        id,
        (key: KeyObject, data: Uint8Array, signature: Buffer) =>
          verify(hash, data, { key, dsaEncoding: 'ieee-p1363' }, signature),
      ] as const,
  );
}

function rsaPss(...each: [number, string][]) {
  const padding = 6;
  const saltLength = -1;
  return each.map(
    ([id, hash]) =>
      [
        id,
        (key: KeyObject, data: Uint8Array, signature: Buffer) =>
          verify(hash, data, { key, padding, saltLength }, signature),
      ] as const,
  );
}

export interface Signed {
  /** By the certificate that came along. */
  signer: string;
  /** Whether the signature is this claim's; undefined where it was made in a way that isn't known here. */
  fits: boolean | undefined;
}

/** Checks a COSE_Sign1 whose payload is the claim. Whether its certificate is anybody's whom one knows isn't looked at. @throws Error */
export function readSignature(cose: Buffer, claim: Buffer): Signed {
  const [protectedBytes, unprotectedHeader, , signature] = list(readCbor(cose)).map(
    (part) => bytes(part) ?? part,
  );
  if (!Buffer.isBuffer(protectedBytes) || !Buffer.isBuffer(signature)) throw new TypeError('No COSE_Sign1');
  const protectedHeader = readCbor(protectedBytes);
  const chain = field(protectedHeader, X5CHAIN, 'x5chain') ?? field(unprotectedHeader, X5CHAIN, 'x5chain');
  const first = bytes(chain) ?? bytes(list(chain)[0]);
  if (!first) throw new TypeError('No certificate');
  const certificate = new X509Certificate(first);
  const check = CHECKS.get(field(protectedHeader, SIGNATURE_ALGORITHM));
  // RFC 9052, 4.4.
  const signed = encode(['Signature1', protectedBytes, new Uint8Array(0), claim]);
  return { signer: nameOf(certificate), fits: check?.(certificate.publicKey, signed, signature) };
}

/** 'C2PA Test Signing Cert (Example Pty Ltd)'. */
function nameOf({ subject }: X509Certificate): string {
  const part = (name: string) => line(new RegExp(`^${name}=(.*)$`, 'm').exec(subject)?.[1]);
  const [person, firm] = [part('CN'), part('O')];
  return person && firm && person !== firm ? `${person} (${firm})` : person || firm;
}
