/** Where a photo's file keeps its content credentials: one 'manifest store' of JUMBF boxes (C2PA 2.1, appendix A). */
import type { PhotoKind } from '../sniff.ts';

/** A store that cameras and editors write has thumbnails and is below this. */
const MAX_STORE_BYTES = 8_000_000;
const APP11 = 0xeb;
const START_OF_SCAN = 0xda;
const JUMBF_IN_JPEG = 0x4a50;
/** The box of HEIF and its kin that holds a store (`uuid`). */
const C2PA_UUID = Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex');

/** The store's bytes, or undefined where the file has none that can be found. The file is a photo that was found sound. */
export function findStore(file: Buffer, kind: PhotoKind): Buffer | undefined {
  const store = FINDERS[kind](file);
  return store && store.length > 0 && store.length <= MAX_STORE_BYTES ? store : undefined;
}

const FINDERS: Readonly<Record<PhotoKind, (file: Buffer) => Buffer | undefined>> = {
  jpeg: inJpeg,
  png: inPng,
  webp: inWebp,
  heic: inBoxes,
  avif: inBoxes,
};

/** In segments of 64 KB at most, each with the box's own header again; numbered from 1. */
function inJpeg(file: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  for (let at = 2; at + 4 <= file.length && file[at] === 0xff && file[at + 1] !== START_OF_SCAN; ) {
    const length = file.readUInt16BE(at + 2);
    const segment = file.subarray(at + 4, at + 2 + length);
    const isPart = file[at + 1] === APP11 && segment.length > 16 && segment.readUInt16BE(0) === JUMBF_IN_JPEG;
    if (isPart && segment.readUInt32BE(4) === parts.length + 1) {
      const header = segment.readUInt32BE(8) === 1 ? 16 : 8;
      parts.push(segment.subarray(parts.length === 0 ? 8 : 8 + header));
    }
    at += 2 + length;
  }
  return parts.length > 0 ? Buffer.concat(parts) : undefined;
}

function inPng(file: Buffer): Buffer | undefined {
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'caBX') return file.subarray(at + 8, at + 8 + length);
    at += 12 + length;
  }
  return undefined;
}

function inWebp(file: Buffer): Buffer | undefined {
  for (let at = 12; at + 8 <= file.length; ) {
    const length = file.readUInt32LE(at + 4);
    if (file.toString('latin1', at, at + 4) === 'C2PA') return file.subarray(at + 8, at + 8 + length);
    at += 8 + length + (length % 2);
  }
  return undefined;
}

/** After its name the box has a version, what it is for ('manifest' here) and the offset of another box. */
function inBoxes(file: Buffer): Buffer | undefined {
  for (let at = 0; at + 8 <= file.length; ) {
    const stated = file.readUInt32BE(at);
    const wide = stated === 1 && at + 16 <= file.length;
    const length = wide ? Number(file.readBigUInt64BE(at + 8)) : stated === 0 ? file.length - at : stated;
    const header = wide ? 16 : 8;
    if (length < header) return undefined;
    const body = file.subarray(at + header, at + length);
    if (file.toString('latin1', at + 4, at + 8) === 'uuid' && body.subarray(0, 16).equals(C2PA_UUID)) {
      const end = body.indexOf(0, 20);
      return end > 0 && body.toString('latin1', 20, end) === 'manifest' ? body.subarray(end + 9) : undefined;
    }
    at += length;
  }
  return undefined;
}
