/** Checks a report's PDF by the line at its end and the signatures in it, without its pack. */
import * as z from 'zod/mini';
import type { PdfSignature } from './check-pdf-signature.ts';
import { verifyEd25519, verifyRaw } from './check-signature.ts';
import { findPdfSignature, latin1, withoutSeal } from './pdf-signature-place.ts';

/** What a signed report says of itself, as it's written here. */
const statement = z.object({
  /** The second form has a signature that readers of PDFs know, too, and its seal stands in there. */
  format: z.enum(['plumbline-report', 'plumbline-report-2']),
  report: z.int(),
  version: z.int(),
  project: z.int(),
  madeAt: z.string(),
  trail: z.object({ entries: z.int(), head: z.string() }),
  publicKey: z.string(),
});
export type ReportStatement = z.output<typeof statement>;
/** In the first form the line holds the signature, of everything before it and of these words. */
const signedStatement = z.extend(statement, { signature: z.string() });
const [FIRST, SECOND] = ['plumbline-report', 'plumbline-report-2'];

/** A comment to every reader of PDFs. */
export const REPORT_MARK = '%%PlumblineReport ';
/** Words of the line that one changed byte can't hide all of. */
const TRACES = ['%%Plumb', 'lineReport', 'plumbline-report', '"publicKey"', '"signature"'];
/** The line and what follows it are shorter than this. */
const TAIL = 2048;

export type ReportCheck =
  /** `unchecked` where the browser doesn't know Ed25519. `pdf`: missing in reports of the first form. */
  | { state: 'good' | 'unchecked'; statement: ReportStatement; pdf?: PdfSignature }
  | { state: 'bad' }
  /** A PDF without our line: of an earlier version, or not ours. */
  | { state: 'unsigned' };

/** Whether this PDF is the one that was signed. Never throws for what is in it. */
export async function checkReport(file: Blob): Promise<ReportCheck> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const tail = latin1(bytes.subarray(-TAIL));
  const at = tail.lastIndexOf(`\n${REPORT_MARK}`) + 1;
  // With our line further up something was added behind it.
  if (at === 0) return { state: looksWhole(tail) && !holdsMark(bytes) ? 'unsigned' : 'bad' };
  const [line = '', ...rest] = tail.slice(at + REPORT_MARK.length).split('\n');
  const second = parse(line, statement);
  if (second?.format === SECOND) return checkSecondForm(bytes, second, line);
  const bodyEnd = bytes.length - (tail.length - at);
  const [, table] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail.slice(0, at)) ?? [];
  const read = parse(line, signedStatement);
  // Nothing may follow but what the PDF itself ends with, and the line may be written in one way only.
  const follows = rest.join('\n') === `startxref\n${table}\n%%EOF\n`;
  if (read?.format !== FIRST || !follows || JSON.stringify(read) !== line) return { state: 'bad' };
  const { signature, ...said } = read;
  const saidBytes = new TextEncoder().encode(JSON.stringify(said));
  const signed = new Uint8Array(bodyEnd + saidBytes.length);
  signed.set(bytes.subarray(0, bodyEnd));
  signed.set(saidBytes, bodyEnd);
  const good = await verifyEd25519(said.publicKey, signature, signed);
  if (good === undefined) return { state: 'unchecked', statement: said };
  return good ? { state: 'good', statement: said } : { state: 'bad' };
}

/** The seal covers every byte but its own. The other signature covers what readers of PDFs look at. */
async function checkSecondForm(
  bytes: Uint8Array<ArrayBuffer>,
  said: ReportStatement,
  line: string,
): Promise<ReportCheck> {
  const place = findPdfSignature(bytes);
  if (!place || JSON.stringify(said) !== line) return { state: 'bad' };
  const sealed = await verifyRaw(said.publicKey, place.seal, withoutSeal(bytes, place));
  if (sealed === false) return { state: 'bad' };
  // Whoever checks no report of this form needn't fetch what reads signatures.
  const { checkPdfSignature } = await import('./check-pdf-signature.ts');
  const pdf = await checkPdfSignature(bytes, place);
  if (!pdf) return { state: 'bad' };
  return { state: sealed ? 'good' : 'unchecked', statement: said, pdf };
}

const MARK = new TextEncoder().encode(`\n${REPORT_MARK}{`);

function holdsMark(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) {
    if (MARK.every((byte, place) => bytes[at + place] === byte)) return true;
  }
  return false;
}

const looksWhole = (tail: string) => /%%EOF\s*$/.test(tail) && !TRACES.some((trace) => tail.includes(trace));

function parse<T>(line: string, shape: z.ZodMiniType<T>): T | undefined {
  try {
    return shape.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
