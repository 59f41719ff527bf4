/**
 * Checks an evidence pack with nothing but what is in it. Runs in a browser that is offline as well as on a server, and
 * takes its word for nothing: every hash is computed anew.
 */
import * as z from 'zod/mini';
import { checkSignature, type SignatureCheck } from './check-signature.ts';
import { checkTrailLines, type TrailLine } from './check-trail.ts';
import { sha256 } from './hash.ts';
import { crcOf, readZip, UnreadableZip, type ZipFile } from './read-zip.ts';
import { rootOf, stampedBytes } from './stamp-tree.ts';

export type { PdfSignature } from './check-pdf-signature.ts';
export { checkReport, REPORT_MARK, type ReportCheck, type ReportStatement } from './check-report.ts';
export type { TrailLine } from './check-trail.ts';
export { compareHead, type KeptHead } from './compare-head.ts';
export { sha256OfFile } from './hash.ts';
export { findSeal, SEAL_TYPE } from './pdf-signature-place.ts';
export { growTree, type ProofStep, rootOf, stampedBytes } from './stamp-tree.ts';

const packedFile = z.object({
  path: z.string(),
  kind: z.string(),
  photo: z.optional(z.int()),
  report: z.optional(z.object({ id: z.int(), version: z.int() })),
  bytes: z.int(),
  sha256: z.string(),
});
export type PackedFile = z.output<typeof packedFile>;

const packedPhoto = z.object({
  id: z.int(),
  sha256: z.string(),
  source: z.string(),
  receivedAt: z.string(),
  claimedTakenAt: z.nullable(z.string()),
  /** Both newer than some packs. */
  claimedDeviceAt: z.optional(z.nullable(z.string())),
  claimedDeviceSha256: z.optional(z.nullable(z.string())),
  marks: z.int(),
  blurred: z.boolean(),
  /** Packs made before larger originals were kept don't speak of them. */
  larger: z.optional(
    z.nullable(
      z.object({ sha256: z.string(), claimedSha256: z.string(), bytes: z.int(), receivedAt: z.string() }),
    ),
  ),
  /** Packs made before there were voice notes don't speak of them. */
  voice: z.optional(
    z.nullable(z.object({ sha256: z.string(), durationMs: z.int(), receivedAt: z.string() })),
  ),
});
export type PackedPhoto = z.output<typeof packedPhoto>;

const packedStamp = z.object({
  /** The server's answer, as it is kept. */
  path: z.string(),
  entries: z.int(),
  head: z.string(),
  proof: z.array(z.object({ side: z.enum(['left', 'right']), sha256: z.string() })),
});

const packManifest = z.object({
  format: z.literal('plumbline-evidence-pack'),
  version: z.literal(1),
  madeAt: z.string(),
  project: z.object({ id: z.int(), name: z.string() }),
  trail: z.object({ entries: z.int(), head: z.string() }),
  /** Packs made before there were stamps have no list of them. */
  stamps: z.optional(z.array(packedStamp)),
  photos: z.array(packedPhoto),
  files: z.array(packedFile),
  missing: z.array(z.object({ path: z.string() })),
});
export type PackManifest = z.output<typeof packManifest>;

export interface PackCheck {
  /** What isn't as it was signed, in plain words. Empty for a pack that nobody changed. */
  problems: string[];
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
      problems: ['This isn’t an evidence pack as it was made. It was changed or cut short.'],
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
  const trail = await checkTrailLines(text('trail.jsonl'));
  if (trail.brokenAt !== null) problems.push(`Entry ${trail.brokenAt} of the trail was changed.`);
  else if (trail.head !== manifest.trail.head || trail.entries.length !== manifest.trail.entries) {
    problems.push('The trail isn’t the one that the list of files names.');
  }
  const stamps = await checkStamps(manifest, trail.entries, small, problems);
  return { problems: [...new Set(problems)], manifest, signature, trail: trail.entries, stamps };
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
  const { BadStamp, checkStamp } = await import('./check-stamp.ts');
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
      problems.push(`${path} doesn’t hold. ${error.message}`);
    }
  }
  return good;
}

function compare(
  { files, photos }: PackManifest,
  hashes: ReadonlyMap<string, { sha256: string; bytes: number }>,
): string[] {
  const problems: string[] = [];
  const originals = new Map(photos.map(({ id, sha256: original }) => [id, original]));
  const recordings = new Map(photos.map(({ id, voice }) => [id, voice?.sha256]));
  for (const { path, kind, photo, sha256: listed, bytes } of files) {
    const found = hashes.get(path);
    if (!found) problems.push(`${path} is missing.`);
    else if (found.sha256 !== listed || found.bytes !== bytes) problems.push(`${path} was changed.`);
    else if (kind === 'photo_original' && originals.get(photo ?? 0) !== listed) {
      problems.push(`${path} isn’t the photo that the server received.`);
    } else if (kind === 'voice_note' && recordings.get(photo ?? 0) !== listed) {
      problems.push(`${path} isn’t the recording that the server received.`);
    }
  }
  const listed = new Set([MANIFEST, SIGNATURE, ...files.map(({ path }) => path)]);
  for (const path of hashes.keys()) if (!listed.has(path)) problems.push(`${path} was added later.`);
  return problems;
}

function parseManifest(text: string): PackManifest | undefined {
  try {
    return packManifest.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
