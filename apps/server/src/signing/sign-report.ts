import { sign } from 'node:crypto';
import { REPORT_MARK, type ReportStatement } from '@plumbline/contract/check-pack';
import type { Database } from '../platform/database/connect.ts';
import { readSigningKey } from './signing-key.ts';

/** Where a PDF's table of objects begins: the last lines of every PDF. */
const END = /startxref\s+(\d+)\s+%%EOF\s*$/;

/**
 * A report's PDF with a line at its end that readers pass over: what it is, how far the trail had come, and the
 * installation's signature of all that. The last lines of the PDF follow once more, because readers look for them there.
 */
export async function signReport(
  database: Database,
  sessionSecret: string,
  pdf: Uint8Array,
  of: Omit<ReportStatement, 'format' | 'publicKey'>,
): Promise<Uint8Array> {
  const [, table] = END.exec(Buffer.from(pdf.subarray(-200)).toString('latin1')) ?? [];
  if (table === undefined) throw new Error('The PDF has no end');
  const { privateKey, publicKey } = await readSigningKey(database, sessionSecret);
  const { report, version, project, madeAt, trail } = of;
  const statement: ReportStatement = {
    ...{ format: 'plumbline-report', report, version, project, madeAt },
    trail: { entries: trail.entries, head: trail.head },
    publicKey,
  };
  const body = Buffer.concat([pdf, Buffer.from('\n')]);
  const signature = sign(null, Buffer.concat([body, Buffer.from(JSON.stringify(statement))]), privateKey);
  const line = JSON.stringify({ ...statement, signature: signature.toString('base64url') });
  return Buffer.concat([body, Buffer.from(`${REPORT_MARK}${line}\nstartxref\n${table}\n%%EOF\n`)]);
}
