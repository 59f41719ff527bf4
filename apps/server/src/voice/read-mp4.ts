import { textAt } from './text-at.ts';

/** Boxes that are gone into; every other one is passed over by its size. */
const OPENED = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex', 'moof', 'traf']);
const CODECS = new Set(['mp4a', 'Opus']);

/** In `tfhd` and `trun`: which fields follow. */
const HAS = {
  baseOffset: 0x1,
  description: 0x2,
  sampleDuration: 0x8,
  dataOffset: 0x1,
  firstFlags: 0x4,
  durations: 0x100,
  sizes: 0x200,
  flags: 0x400,
  offsets: 0x800,
} as const;

/** What is known of the sound so far; times in the track's own unit. */
interface Sound {
  tracks: number;
  codec: boolean;
  perSecond: number;
  /** Of a sample where nothing else is said: by the file, and by the fragment. */
  usual: number;
  ofFragment: number;
  length: number;
}

/** Milliseconds of an MP4 recording of AAC or Opus, whole or in fragments; null for anything else. */
export function readMp4(view: DataView): number | null {
  if (view.byteLength < 8 || textAt(view, 4, 4) !== 'ftyp') return null;
  const sound: Sound = { tracks: 0, codec: false, perSecond: 0, usual: 0, ofFragment: 0, length: 0 };
  for (let at = 0; at + 8 <= view.byteLength; ) {
    const kind = textAt(view, at + 4, 4);
    const size = sizeOf(view, at);
    if (size < 8) break;
    const end = Math.min(at + size, view.byteLength);
    if (!hear(sound, kind, new DataView(view.buffer, view.byteOffset + at + 8, Math.max(0, end - at - 8)))) {
      return null;
    }
    at = OPENED.has(kind) ? at + 8 : at + size;
  }
  const { tracks, codec, perSecond, length } = sound;
  if (tracks !== 1 || !codec || perSecond <= 0 || length <= 0) return null;
  const durationMs = Math.round((length / perSecond) * 1000);
  return Number.isFinite(durationMs) && durationMs > 0 ? durationMs : null;
}

/** 0: as far as the file goes. 1: the size stands behind the name. */
function sizeOf(view: DataView, at: number): number {
  const size = view.getUint32(at);
  if (size === 0) return view.byteLength - at;
  if (size !== 1) return size;
  return at + 16 <= view.byteLength ? Number(view.getBigUint64(at + 8)) : 0;
}

/** Takes in what a box says; false where the file holds something else than one sound. */
function hear(sound: Sound, kind: string, box: DataView): boolean {
  const has = (bytes: number) => box.byteLength >= bytes;
  switch (kind) {
    case 'hdlr':
      sound.tracks += 1;
      return textAt(box, 8, 4) === 'soun';
    case 'stsd':
      sound.codec = CODECS.has(textAt(box, 12, 4));
      return sound.codec;
    case 'mdhd': {
      const at = has(1) && box.getUint8(0) === 1 ? 20 : 12;
      if (has(at + 4)) sound.perSecond = box.getUint32(at);
      return true;
    }
    case 'trex':
      if (has(16)) sound.usual = box.getUint32(12);
      return true;
    case 'stts':
      for (let at = 8; has(at + 8); at += 8) sound.length += box.getUint32(at) * box.getUint32(at + 4);
      return true;
    case 'tfhd': {
      const flags = has(4) ? box.getUint32(0) & 0xffffff : 0;
      const at = 8 + (flags & HAS.baseOffset ? 8 : 0) + (flags & HAS.description ? 4 : 0);
      sound.ofFragment = flags & HAS.sampleDuration && has(at + 4) ? box.getUint32(at) : sound.usual;
      return true;
    }
    case 'trun':
      sound.length += lengthOfRun(box, sound.ofFragment);
      return true;
    default:
      return true;
  }
}

function lengthOfRun(box: DataView, usual: number): number {
  if (box.byteLength < 8) return 0;
  const flags = box.getUint32(0) & 0xffffff;
  const samples = box.getUint32(4);
  if (!(flags & HAS.durations)) return samples * usual;
  const step = 4 * [HAS.durations, HAS.sizes, HAS.flags, HAS.offsets].filter((one) => flags & one).length;
  let at = 8 + (flags & HAS.dataOffset ? 4 : 0) + (flags & HAS.firstFlags ? 4 : 0);
  let length = 0;
  for (let sample = 0; sample < samples && at + 4 <= box.byteLength; sample += 1, at += step) {
    length += box.getUint32(at);
  }
  return length;
}
