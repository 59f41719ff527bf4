import { inflateRawSync } from 'node:zlib';
import { AppError } from '../platform/errors.ts';
import { tooMany } from './parse-csv.ts';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** The end of an archive may have a comment of so many bytes behind it. */
const LONGEST_END = 22 + 0xffff;
/** What a kind of archive may hold, and what is said of one that can't be read. */
export interface ZipKind {
  mostParts: number;
  /** So much of one part is unpacked unless somebody asks for less, in bytes. */
  mostUnpacked: number;
  broken: string;
  tooLarge: string;
}

interface Part {
  method: number;
  encrypted: boolean;
  packed: number;
  at: number;
}

export interface Zip {
  names: readonly string[];
  /** Unpacks a part by its name; undefined for one that isn't there. @throws AppError source_unusable, too_large */
  read: (name: string, most?: number) => Buffer | undefined;
}

/**
 * Opens a zip archive in memory. A part is unpacked only when it is asked for, up to a limit, whatever size the archive
 * says that it has.
 * @throws AppError source_unusable for a damaged one, too_large for more than is unpacked
 */
export function openZip(bytes: Buffer, kind: ZipKind): Zip {
  const parts = readParts(bytes, kind);
  return {
    names: [...parts.keys()],
    read: (name, most = kind.mostUnpacked) => {
      const part = parts.get(name);
      return part && unpack(bytes, part, { ...kind, mostUnpacked: most });
    },
  };
}

const damaged = ({ broken }: ZipKind, cause?: unknown) =>
  new AppError('source_unusable', { message: broken, cause });

function readParts(bytes: Buffer, kind: ZipKind): Map<string, Part> {
  try {
    let end = bytes.length - 22;
    const first = Math.max(0, bytes.length - LONGEST_END);
    while (end >= first && bytes.readUInt32LE(end) !== END) end -= 1;
    if (end < first) throw damaged(kind);
    const count = bytes.readUInt16LE(end + 10);
    if (count > kind.mostParts) throw damaged(kind);
    const parts = new Map<string, Part>();
    let at = bytes.readUInt32LE(end + 16);
    for (let each = 0; each < count; each += 1) {
      if (bytes.readUInt32LE(at) !== ENTRY) throw damaged(kind);
      const nameLength = bytes.readUInt16LE(at + 28);
      const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
      parts.set(name, {
        method: bytes.readUInt16LE(at + 10),
        encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
        packed: bytes.readUInt32LE(at + 20),
        at: bytes.readUInt32LE(at + 42),
      });
      at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    }
    return parts;
  } catch (error) {
    throw error instanceof RangeError ? damaged(kind, error) : error;
  }
}

function unpack(bytes: Buffer, { method, encrypted, packed, at }: Part, kind: ZipKind): Buffer {
  try {
    if (encrypted || bytes.readUInt32LE(at) !== LOCAL) throw damaged(kind);
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    if (start + packed > bytes.length) throw damaged(kind);
    const content = bytes.subarray(start, start + packed);
    if (method === 0) {
      if (content.length > kind.mostUnpacked) throw tooMany(kind.tooLarge);
      return content;
    }
    if (method !== 8) throw damaged(kind);
    return inflateRawSync(content, { maxOutputLength: kind.mostUnpacked });
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') {
      throw tooMany(kind.tooLarge);
    }
    throw damaged(kind, error);
  }
}
