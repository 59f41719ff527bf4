/**
 * Checks an evidence pack with nothing but what is in it. Runs in a browser that is offline as well as on a server, and
 * takes its word for nothing: every hash is computed anew.
 */
import { BadStamp } from './bad-stamp.ts';
import { checkSignature, type SignatureCheck } from './check-signature.ts';
import { checkTrailLines, type TrailLine } from './check-trail.ts';
import { compareTrail } from './compare-trail.ts';
import { sha256 } from './hash.ts';
import { type PackManifest, packManifest } from './manifest.ts';
import { crcOf, readZip, UnreadableZip, type ZipFile } from './read-zip.ts';
import { rootOf, stampedBytes } from './stamp-tree.ts';

export { BadStamp } from './bad-stamp.ts';
export type { PdfSignature } from './check-pdf-signature.ts';
export { checkReport, REPORT_MARK, type ReportCheck, type ReportStatement } from './check-report.ts';
export type { TrailLine } from './check-trail.ts';
export { compareHead, type KeptHead } from './compare-head.ts';
export { sha256OfFile } from './hash.ts';
export type { PackedPhoto, PackManifest } from './manifest.ts';
export { findSeal, SEAL_TYPE } from './pdf-signature-place.ts';
export { growTree, type ProofStep, rootOf, stampedBytes } from './stamp-tree.ts';

export interface PackCheck {
  /** What isn't as it was signed, in plain words. Empty for a pack that nobody changed. */
  problems: string[];
  /** What the pack says in two ways, though nobody changed it since: its server had exchanged or lost something before. */
  contradictions: string[];
  /** Undefined where it can't be read. */
  manifest: PackManifest | undefined;
  signature: SignatureCheck;
  trail: TrailLine[];
  /** Outside time stamps of the trail, oldest first. Each was computed anew. */
  stamps: PackStamp[];
}

/** What an outside server vouches for: so many entries of the trail were there at this time. */
export interface PackStamp {
  at: Date;
  by: string;
  certificateSha256: string;
  entries: number;
}

const MANIFEST = 'manifest.json';
const SIGNATURE = 'manifest.sig.json';

/** Reads the whole pack, one file after another. Never throws for what is in it. */
export async function checkPack(
  zip: Blob,
  onProgress: (share: number) => void = () => undefined,
): Promise<PackCheck> {
  const nothing: PackCheck = {
    problems: [],
    contradictions: [],
    manifest: undefined,
    signature: { state: 'bad', publicKey: '' },
    trail: [],
    stamps: [],
  };
  let entries: ZipFile[];
  try {
    entries = await readZip(zip);
  } catch (error) {
    if (!(error instanceof UnreadableZip)) throw error;
    return {
      ...nothing,
      problems: [
        'This isn’t an evidence pack as it was downloaded. It was changed or cut short, or unpacked and zipped again.',
      ],
    };
  }
  const problems: string[] = [];
  const hashes = new Map<string, { sha256: string; bytes: number }>();
  const small = new Map<string, Uint8Array<ArrayBuffer>>();
  let done = 0;
  for (const { path, content, crc } of entries) {
    const bytes = new Uint8Array(await content.arrayBuffer());
    if (hashes.has(path)) problems.push(`${path} is in the pack twice.`);
    if (crcOf(bytes) !== crc) problems.push(`${path} was changed.`);
    hashes.set(path, { sha256: await sha256(bytes), bytes: bytes.length });
    if (path === MANIFEST || path === SIGNATURE || path === 'trail.jsonl' || path.startsWith('stamps/'))
      small.set(path, bytes);
    done += bytes.length;
    onProgress(done / zip.size);
  }
  const text = (path: string) => new TextDecoder().decode(small.get(path));
  const signed = small.get(MANIFEST);
  const manifest = signed && parseManifest(text(MANIFEST));
  if (!signed || !manifest) {
    return { ...nothing, problems: [...problems, 'The pack’s list of files can’t be read.'] };
  }
  const signature = await checkSignature(text(SIGNATURE), signed);
  if (signature.state === 'bad') problems.push('The signature doesn’t match the list of files.');
  problems.push(...compare(manifest, hashes));
  const contradictions = compareReceived(manifest);
  const trail = await checkTrailLines(text('trail.jsonl'));
  if (trail.brokenAt !== null) problems.push(`Entry ${trail.brokenAt} of the trail was changed.`);
  else if (trail.head !== manifest.trail.head || trail.entries.length !== manifest.trail.entries) {
    problems.push('The trail isn’t the one that the list of files names.');
  }
  contradictions.push(...compareTrail(manifest, trail.entries));
  const stamps = await checkStamps(manifest, trail.entries, small, problems);
  return {
    ...{ problems: [...new Set(problems)], contradictions: [...new Set(contradictions)] },
    ...{ manifest, signature, trail: trail.entries, stamps },
  };
}

/** A clock of the server may differ from that of the time stamps by so much. */
const CLOCKS_DIFFER_MS = 10 * 60_000;

async function checkStamps(
  { project, stamps = [] }: PackManifest,
  trail: readonly TrailLine[],
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
  problems: string[],
): Promise<PackStamp[]> {
  const good: PackStamp[] = [];
  if (stamps.length === 0) return good;
  // Whoever checks a pack without stamps needn't fetch what reads them.
  const { checkStamp } = await import('./check-stamp.ts');
  for (const { path, entries, head, proof } of stamps) {
    const answer = files.get(path);
    const last = trail[entries - 1];
    if (!answer || last?.sha256 !== head) {
      problems.push(`${path} isn’t a stamp of this trail.`);
      continue;
    }
    try {
      const data = stampedBytes(await rootOf({ project: project.id, entries, head }, proof));
      const { at, by, certificateSha256 } = await checkStamp(answer, { data, kept: true });
      if (Date.parse(last.at) > at.getTime() + CLOCKS_DIFFER_MS) {
        problems.push(`${path} is older than what it stamps.`);
      } else good.push({ at, by, certificateSha256, entries });
    } catch (error) {
      if (!(error instanceof BadStamp)) throw error;
      problems.push(`${path} fails its check. ${error.message}`);
    }
  }
  return good;
}

/** The files as they lie in the pack, beside what its list says of them. */
function compare(
  { files }: PackManifest,
  hashes: ReadonlyMap<string, { sha256: string; bytes: number }>,
): string[] {
  const problems: string[] = [];
  for (const { path, sha256: listed, bytes } of files) {
    const found = hashes.get(path);
    if (!found) problems.push(`${path} is missing.`);
    else if (found.sha256 !== listed || found.bytes !== bytes) problems.push(`${path} was changed.`);
  }
  const listed = new Set([MANIFEST, SIGNATURE, ...files.map(({ path }) => path)]);
  for (const path of hashes.keys()) if (!listed.has(path)) problems.push(`${path} was added later.`);
  return problems;
}

/** What came in, as it went into the pack, beside its hash from the day that it came. */
function compareReceived({ files, photos }: PackManifest): string[] {
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  return files.flatMap(({ path, kind, photo, sha256: packed }) => {
    const of = byId.get(photo ?? 0);
    if (kind === 'photo_original' && of?.sha256 !== packed) {
      return `${path} isn’t the photo that the server received.`;
    }
    if (kind === 'larger_original' && of?.larger?.sha256 !== packed) {
      return `${path} isn’t the original that the server received.`;
    }
    if (kind === 'voice_note' && of?.voice?.sha256 !== packed) {
      return `${path} isn’t the recording that the server received.`;
    }
    return [];
  });
}

function parseManifest(text: string): PackManifest | undefined {
  try {
    return packManifest.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
