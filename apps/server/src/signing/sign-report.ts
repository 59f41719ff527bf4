import { sign } from 'node:crypto';
import { findSeal, REPORT_MARK, type ReportStatement } from '@plumbline/contract/check-pack';
import { BadStamp, tokenOf } from '@plumbline/contract/check-stamp';
import { addSignaturePlace } from '@plumbline/documents';
import type { Services } from '../services.ts';
import { askForStamp } from './ask-for-stamp.ts';
import { signCms } from './pdf-cms.ts';
import { readSigningCertificate } from './signing-certificate.ts';
import { readSigningKey } from './signing-key.ts';

/** Certificate, signature and what they say. */
const ROOM = 4096;
/** A time stamp with its certificates has 3 to 8 kilobytes. */
const ROOM_FOR_STAMP = 12_288;
/** A report waits no longer than this for its time stamp. */
const STAMP_WITHIN_MS = 5_000;

export interface SignedReport {
  pdf: Uint8Array;
  /** `none`: the operator has named no time-stamp server. `missed`: it didn't answer well in time. */
  stamp: 'stamped' | 'missed' | 'none';
}

type Signing = Pick<Services, 'database' | 'environment' | 'log'>;

/**
 * A report's PDF with two signatures over the same bytes: one that readers of PDFs know, by the installation's
 * certificate, and inside it the installation's Ed25519 seal, which covers every byte of the file but its own 64. Before
 * the end stands a line that readers pass over: what the report is and how far the trail had come.
 * @param by Who is responsible for the report, as it says itself.
 */
export async function signReport(
  { database, environment, log }: Signing,
  pdf: Uint8Array,
  of: Omit<ReportStatement, 'format' | 'publicKey'>,
  by: string,
): Promise<SignedReport> {
  const { sessionSecret, business, publicUrl, timeStamps } = environment;
  const { privateKey, publicKey } = await readSigningKey(database, sessionSecret);
  const owner = { organisation: business.name, host: new URL(publicUrl).host };
  const signer = await readSigningCertificate(database, sessionSecret, owner);
  const { report, version, project, madeAt, trail } = of;
  const statement: ReportStatement = {
    ...{ format: 'plumbline-report-2', report, version, project, madeAt },
    trail: { entries: trail.entries, head: trail.head },
    publicKey,
  };
  const named = `Report ${report}-${version}`;
  const place = addSignaturePlace(
    pdf,
    {
      name: `${owner.organisation} (${owner.host})`,
      reason: by ? `${named}, prepared by ${by}` : named,
      at: new Date(madeAt),
    },
    {
      bytes: ROOM + (timeStamps ? ROOM_FOR_STAMP : 0),
      comment: `${REPORT_MARK}${JSON.stringify(statement)}`,
    },
  );
  const { from, to } = place;
  const whole = place.pdf;
  let stamp: SignedReport['stamp'] = timeStamps ? 'missed' : 'none';
  const ask = async (signature: Uint8Array<ArrayBuffer>) => {
    if (!timeStamps) return undefined;
    try {
      const { answer } = await askForStamp(timeStamps, signature, { timeoutMs: STAMP_WITHIN_MS });
      const token = tokenOf(answer);
      if (token.length > ROOM_FOR_STAMP) throw new BadStamp('The time stamp is too long for a report.');
      stamp = 'stamped';
      return token;
    } catch (error) {
      if (!(error instanceof BadStamp)) throw error;
      log.warn({ err: error, report, version }, 'A report is signed without a time stamp');
      return undefined;
    }
  };
  const cms = await signCms([whole.subarray(0, from - 1), whole.subarray(to + 1)], signer, ask);
  if (cms.length * 2 > to - from) throw new Error('The signature is longer than its place');
  whole.write(Buffer.from(cms).toString('hex'), from, 'latin1');
  const seal = findSeal(whole.toString('latin1', from, to));
  if (seal === undefined) throw new Error('The signature has no room for the seal');
  whole.write(sign(null, whole, privateKey).toString('hex'), from + seal, 'latin1');
  return { pdf: whole, stamp };
}
