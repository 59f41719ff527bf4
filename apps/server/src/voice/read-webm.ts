import { textAt } from './text-at.ts';

/** Elements of Matroska by their ids. */
const ID = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackType: 0x83,
  codec: 0x86,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const;

/** What is gone into; everything else is passed over by its size. */
const OPENED = new Set<number>([
  ID.header,
  ID.segment,
  ID.info,
  ID.tracks,
  ID.trackEntry,
  ID.cluster,
  ID.blockGroup,
]);
const AUDIO = 2;
/** The last block has no length of its own: browsers put this much into one. */
const LAST_BLOCK_MS = 60;

/** Milliseconds of a WebM recording of Opus; null for anything else. One that was cut off counts as far as it goes. */
export function readWebm(view: DataView): number | null {
  if (view.byteLength < 4 || view.getUint32(0) !== ID.header) return null;
  let docType = '';
  let scale = 1_000_000;
  let tracks = 0;
  let spoken = 0;
  let cluster = 0;
  let last = -1;
  for (let at = 0; at < view.byteLength; ) {
    const id = readId(view, at);
    const size = id && readSize(view, at + id.length);
    if (!id || !size) break;
    const from = at + id.length + size.length;
    const length = Math.min(size.value ?? 0, view.byteLength - from);
    switch (id.value) {
      case ID.docType:
        docType = textAt(view, from, Math.min(length, 16));
        break;
      case ID.timestampScale:
        scale = readNumber(view, from, length);
        break;
      case ID.trackEntry:
        tracks += 1;
        break;
      case ID.trackType:
        if (readNumber(view, from, length) !== AUDIO) return null;
        break;
      case ID.codec:
        if (textAt(view, from, Math.min(length, 16)) !== 'A_OPUS') return null;
        spoken += 1;
        break;
      case ID.timestamp:
        cluster = readNumber(view, from, length);
        break;
      case ID.simpleBlock:
      case ID.block: {
        const track = readSize(view, from);
        const time = track && from + track.length;
        if (time && time + 2 <= view.byteLength) last = Math.max(last, cluster + view.getInt16(time));
        break;
      }
    }
    // Only what holds others may be of unknown size: its content follows.
    if (size.value === undefined && !OPENED.has(id.value)) return null;
    at = OPENED.has(id.value) ? from : from + (size.value ?? 0);
  }
  if (docType.replace(/\0+$/, '') !== 'webm' || tracks !== 1 || spoken !== 1 || last < 0) return null;
  const durationMs = Math.round((last * scale) / 1e6) + LAST_BLOCK_MS;
  return Number.isFinite(durationMs) && durationMs > 0 ? durationMs : null;
}

interface Part<T> {
  value: T;
  length: number;
}

/** How many bytes a number has, by the zeros that it begins with. */
const lengthAt = (view: DataView, at: number) =>
  at < view.byteLength ? Math.clz32(view.getUint8(at)) - 23 : 9;

function readId(view: DataView, at: number): Part<number> | undefined {
  const length = lengthAt(view, at);
  if (length > 4 || at + length > view.byteLength) return undefined;
  return { value: readNumber(view, at, length), length };
}

/** Undefined within: a size that isn't known. */
function readSize(view: DataView, at: number): Part<number | undefined> | undefined {
  const length = lengthAt(view, at);
  if (length > 8 || at + length > view.byteLength) return undefined;
  // The first byte without its mark: with it, eight bytes are more than a number holds exactly.
  const first = view.getUint8(at) & (0xff >> length);
  const value = first * 256 ** (length - 1) + readNumber(view, at + 1, length - 1);
  const mark = 2 ** (7 * length);
  return { value: value >= mark - 1 ? undefined : value, length };
}

function readNumber(view: DataView, at: number, length: number): number {
  let value = 0;
  for (let byte = 0; byte < Math.min(length, 8); byte += 1) value = value * 256 + view.getUint8(at + byte);
  return value;
}
