import { createHash, randomBytes, X509Certificate } from 'node:crypto';
import { BadStamp, checkStamp, type Stamp } from '@plumbline/contract/check-stamp';
import { Integer, OctetString } from 'asn1js';
import { AlgorithmIdentifier, MessageImprint, TimeStampReq } from 'pkijs';
import type { TimeStampSettings } from '../environment.ts';

/** Answers have a few kilobytes. */
const MOST_BYTES = 60_000;
const TIMEOUT_MS = 20_000;
/** So far the server's time may be from ours: more, and one of the clocks is wrong. */
const CLOCKS_DIFFER_MS = 10 * 60_000;

export interface CheckedStamp extends Stamp {
  /** Whether the operator's certificates vouch for the server's; null where none were named. */
  trusted: boolean | null;
}

interface Ask {
  timeoutMs?: number;
  now?: () => number;
}

/**
 * Asks the operator's time-stamp server about these bytes and believes nothing of its answer that wasn't checked. It is
 * asked at the address that was named and at no other: a redirect isn't followed.
 * @throws BadStamp with the reason in plain words
 */
export async function askForStamp(
  { url, roots }: TimeStampSettings,
  data: Uint8Array<ArrayBuffer>,
  { timeoutMs = TIMEOUT_MS, now = Date.now }: Ask = {},
): Promise<CheckedStamp> {
  // The first bit stays 0: the number is above nothing.
  const nonce = randomBytes(16);
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40;
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1' }),
      hashedMessage: new OctetString({
        valueHex: Uint8Array.from(createHash('sha256').update(data).digest()).buffer,
      }),
    }),
    nonce: new Integer({ valueHex: Uint8Array.from(nonce).buffer }),
    certReq: true,
  });
  const answer = await post(url, new Uint8Array(request.toSchema().toBER()), timeoutMs);
  const stamp = await checkStamp(answer, { data, nonce: nonce.toString('hex') });
  if (Math.abs(stamp.at.getTime() - now()) > CLOCKS_DIFFER_MS) {
    throw new BadStamp('The time-stamp server’s clock and ours are more than 10 minutes apart.');
  }
  const trusted = roots.length === 0 ? null : leadsTo(stamp, roots);
  if (trusted === false) throw new BadStamp('No certificate of TIME_STAMP_CA_FILE vouches for the server’s.');
  return { ...stamp, trusted };
}

async function post(url: string, body: Uint8Array<ArrayBuffer>, timeoutMs: number) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new BadStamp(`The time-stamp server answered ${response.status}.`);
    }
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of response.body ?? []) {
      bytes += part.length;
      if (bytes > MOST_BYTES) throw new BadStamp('The time-stamp server’s answer is too long.');
      parts.push(part);
    }
    return Uint8Array.from(Buffer.concat(parts));
  } catch (error) {
    if (error instanceof BadStamp) throw error;
    throw new BadStamp('The time-stamp server can’t be reached or is too slow.', { cause: error });
  }
}

/** Each certificate was signed by the next, which the check of the stamp has shown; one of the operator's ends the way. */
function leadsTo({ chain, at }: Stamp, roots: readonly string[]): boolean {
  const trusted = roots.map((pem) => new X509Certificate(pem));
  for (const [step, der] of chain.entries()) {
    const current = new X509Certificate(der);
    // Who vouches for another must be allowed to.
    if (step > 0 && !current.ca) return false;
    const root = trusted.find(
      (one) =>
        one.fingerprint256 === current.fingerprint256 ||
        (one.ca && current.checkIssued(one) && current.verify(one.publicKey)),
    );
    if (root) return new Date(root.validFrom) <= at && at <= new Date(root.validTo);
  }
  return false;
}
