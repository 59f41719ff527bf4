/** Content credentials of a photo (C2PA 2.1): what they say, and whether the file still is the one that was signed. */
import { createHash } from 'node:crypto';
import type { ContentCredentials } from '@plumbline/knowledge';
import type { PhotoKind } from '../sniff.ts';
import { type Box, readBoxes } from './boxes.ts';
import { bytes, field, line, list, readCbor } from './fields.ts';
import { findStore } from './find-store.ts';
import { readSignature } from './signature.ts';

const HASHES: ReadonlySet<string> = new Set(['sha256', 'sha384', 'sha512']);
const NO_EDITS: ReadonlySet<string> = new Set([
  'c2pa.created',
  'c2pa.opened',
  'c2pa.placed',
  'c2pa.published',
]);
const MAX_ASSERTIONS = 200;

/** What a photo's file says of itself under somebody's signature; undefined where it says nothing. Never throws. */
export function readCredentials(file: Buffer, kind: PhotoKind): ContentCredentials | undefined {
  let store: Buffer | undefined;
  try {
    store = findStore(file, kind);
    return store && readStore(store, file);
  } catch {
    return store && { state: 'unreadable', signer: '', madeWith: '', origin: null, edits: 0 };
  }
}

function readStore(store: Buffer, file: Buffer): ContentCredentials {
  // Of several manifests the last is of the file as it is; the others are of what it was made from.
  const manifest = readBoxes(store)
    .find(({ label }) => label === 'c2pa')
    ?.children.at(-1);
  const claimBox = manifest?.children.find(({ label }) => /^c2pa\.claim(\.v\d+)?$/.test(label));
  const claimBytes = contentOf(claimBox, 'cbor');
  const signatureBytes = contentOf(named(manifest?.children, 'c2pa.signature'), 'cbor');
  if (!claimBytes || !signatureBytes) throw new TypeError('No signed claim');
  const claim = readCbor(claimBytes);
  const assertions = named(manifest?.children, 'c2pa.assertions')?.children ?? [];
  const { signer, fits } = readSignature(signatureBytes, claimBytes);
  return {
    state: fits === undefined ? 'unchecked' : fits ? stateOf(claim, assertions, file) : 'changed',
    signer,
    madeWith: generatorOf(claim),
    ...saidOfOrigin(assertions),
  };
}

const named = (boxes: readonly Box[] | undefined, label: string) => boxes?.find((box) => box.label === label);
const contentOf = (box: Box | undefined, type: string) =>
  box?.children.find((one) => one.type === type)?.bytes;

function hash(name: unknown, parts: readonly Buffer[]): Buffer {
  const algorithm = typeof name === 'string' ? name : 'sha256';
  if (!HASHES.has(algorithm)) throw new TypeError('Unknown hash');
  const made = createHash(algorithm);
  for (const part of parts) made.update(part);
  return made.digest();
}

function stateOf(claim: unknown, assertions: readonly Box[], file: Buffer): ContentCredentials['state'] {
  if (!keepsAssertions(claim, assertions)) return 'changed';
  const content = contentOf(named(assertions, 'c2pa.hash.data'), 'cbor');
  // HEIF and AVIF are hashed box by box.
  if (!content)
    return assertions.some(({ label }) => label.startsWith('c2pa.hash.')) ? 'unchecked' : 'changed';
  return isSameFile(readCbor(content), field(claim, 'alg'), file) ? 'intact' : 'changed';
}

/** Every assertion that the claim names is there with its hash, and none besides. */
function keepsAssertions(claim: unknown, assertions: readonly Box[]): boolean {
  const claimed = [
    ...list(field(claim, 'assertions')),
    ...list(field(claim, 'created_assertions')),
    ...list(field(claim, 'gathered_assertions')),
  ];
  if (claimed.length === 0 || claimed.length > MAX_ASSERTIONS) return false;
  const labels = new Set(claimed.map((one) => String(field(one, 'url')).split('/').at(-1)));
  if (assertions.some(({ label }) => !labels.has(label))) return false;
  return claimed.every((one) => {
    const box = named(assertions, String(field(one, 'url')).split('/').at(-1) ?? '');
    const stated = bytes(field(one, 'hash'));
    const algorithm = field(one, 'alg') ?? field(claim, 'alg');
    return box !== undefined && stated !== undefined && hash(algorithm, [box.bytes]).equals(stated);
  });
}

/** Whether the file is the one that was signed, but for what was left out: the credentials themselves. */
function isSameFile(content: unknown, usual: unknown, file: Buffer): boolean {
  const parts: Buffer[] = [];
  let at = 0;
  for (const one of list(field(content, 'exclusions'))) {
    const [start, length] = [field(one, 'start'), field(one, 'length')];
    if (typeof start !== 'number' || typeof length !== 'number' || start < at || length < 0) return false;
    parts.push(file.subarray(at, start));
    at = start + length;
  }
  parts.push(file.subarray(at));
  const stated = bytes(field(content, 'hash'));
  return stated !== undefined && hash(field(content, 'alg') ?? usual, parts).equals(stated);
}

function generatorOf(claim: unknown): string {
  const info = field(claim, 'claim_generator_info');
  const first = info instanceof Map ? info : list(info)[0];
  const name = line(field(first, 'name'));
  return [name || line(field(claim, 'claim_generator')), name ? line(field(first, 'version')) : '']
    .filter(Boolean)
    .join(' ');
}

/** What the actions say of where the picture comes from, by the words of IPTC's list, and of what was done to it. */
function saidOfOrigin(assertions: readonly Box[]): Pick<ContentCredentials, 'origin' | 'edits'> {
  const actions = assertions
    .filter(({ label }) => /^c2pa\.actions(\.v\d+)?(__\d+)?$/.test(label))
    .flatMap((box) => {
      const content = contentOf(box, 'cbor');
      return content ? list(field(readCbor(content), 'actions')) : [];
    });
  const sources = actions.map((one) => line(field(one, 'digitalSourceType')).split('/').at(-1) ?? '');
  const says = (...types: string[]) => sources.some((source) => types.includes(source));
  const origin = says('trainedAlgorithmicMedia', 'algorithmicMedia')
    ? 'ai'
    : says('compositeWithTrainedAlgorithmicMedia', 'compositeSynthetic')
      ? 'ai_edited'
      : says('digitalCapture', 'computationalCapture')
        ? 'camera'
        : says('digitalCreation', 'digitalArt', 'virtualRecording', 'composite')
          ? 'software'
          : null;
  return { origin, edits: actions.filter((one) => !NO_EDITS.has(String(field(one, 'action')))).length };
}
