/** Checks a report's PDF by the line at its end, without its pack. */
import * as z from 'zod/mini';
import { verifyEd25519 } from './check-signature.ts';

/** What a signed report says of itself. The signature covers this, as it's written here, after the PDF before it. */
const statement = z.object({
  format: z.literal('plumbline-report'),
  report: z.int(),
  version: z.int(),
  project: z.int(),
  madeAt: z.string(),
  trail: z.object({ entries: z.int(), head: z.string() }),
  publicKey: z.string(),
});
export type ReportStatement = z.output<typeof statement>;
const signedStatement = z.extend(statement, { signature: z.string() });

/** A comment to every reader of PDFs. */
export const REPORT_MARK = '%%PlumblineReport ';
/** Words of the line that one changed byte can't hide all of. */
const TRACES = ['%%Plumb', 'lineReport', 'plumbline-report', '"publicKey"', '"signature"'];
/** The line and what follows it are shorter than this. */
const TAIL = 2048;

export type ReportCheck =
  | { state: 'good' | 'unchecked'; statement: ReportStatement }
  | { state: 'bad' }
  /** A PDF without our line: of an earlier version, or not ours. */
  | { state: 'unsigned' };

/** Whether this PDF is the one that was signed. Never throws for what is in it. */
export async function checkReport(file: Blob): Promise<ReportCheck> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const tail = latin1(bytes.subarray(-TAIL));
  const at = tail.lastIndexOf(`\n${REPORT_MARK}`) + 1;
  if (at === 0) return { state: looksWhole(tail) ? 'unsigned' : 'bad' };
  const [line = '', ...rest] = tail.slice(at + REPORT_MARK.length).split('\n');
  const bodyEnd = bytes.length - (tail.length - at);
  const [, table] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail.slice(0, at)) ?? [];
  const read = parse(line);
  // Nothing may follow but what the PDF itself ends with, and the line may be written in one way only.
  const follows = rest.join('\n') === `startxref\n${table}\n%%EOF\n`;
  if (!read || !follows || JSON.stringify(read) !== line) return { state: 'bad' };
  const { signature, ...said } = read;
  const saidBytes = new TextEncoder().encode(JSON.stringify(said));
  const signed = new Uint8Array(bodyEnd + saidBytes.length);
  signed.set(bytes.subarray(0, bodyEnd));
  signed.set(saidBytes, bodyEnd);
  const good = await verifyEd25519(said.publicKey, signature, signed);
  if (good === undefined) return { state: 'unchecked', statement: said };
  return good ? { state: 'good', statement: said } : { state: 'bad' };
}

const looksWhole = (tail: string) => /%%EOF\s*$/.test(tail) && !TRACES.some((trace) => tail.includes(trace));

const latin1 = (bytes: Uint8Array) => [...bytes].map((byte) => String.fromCharCode(byte)).join('');

function parse(line: string) {
  try {
    return signedStatement.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
