import { inflateRawSync } from 'node:zlib';
import { AppError } from '../platform/errors.ts';
import { tooMany } from './parse-csv.ts';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** The end of an archive may have a comment of so many bytes behind it. */
const LONGEST_END = 22 + 0xffff;
/** A spreadsheet has a few dozen parts. */
const MOST_PARTS = 2000;
/** So much of one part is unpacked, in bytes. */
const MOST_UNPACKED = 8 * 1024 * 1024;

const BROKEN = 'This spreadsheet is damaged or incomplete. Save it again and choose that file.';
export const broken = (cause?: unknown) => new AppError('source_unusable', { message: BROKEN, cause });

interface Part {
  method: number;
  encrypted: boolean;
  packed: number;
  at: number;
}

/** Unpacks a part of a zip archive by its name; undefined for one that isn't there. */
export type ReadPart = (name: string) => Buffer | undefined;

/**
 * Opens a zip archive in memory. A part is unpacked only when it is asked for, up to a limit, whatever size the archive
 * says that it has.
 * @throws AppError source_unusable for a damaged one, too_large for more than is unpacked
 */
export function openZip(bytes: Buffer): ReadPart {
  const parts = readParts(bytes);
  return (name) => {
    const part = parts.get(name);
    return part && unpack(bytes, part);
  };
}

function readParts(bytes: Buffer): Map<string, Part> {
  try {
    let end = bytes.length - 22;
    const first = Math.max(0, bytes.length - LONGEST_END);
    while (end >= first && bytes.readUInt32LE(end) !== END) end -= 1;
    if (end < first) throw broken();
    const count = bytes.readUInt16LE(end + 10);
    if (count > MOST_PARTS) throw broken();
    const parts = new Map<string, Part>();
    let at = bytes.readUInt32LE(end + 16);
    for (let each = 0; each < count; each += 1) {
      if (bytes.readUInt32LE(at) !== ENTRY) throw broken();
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
    throw error instanceof RangeError ? broken(error) : error;
  }
}

function unpack(bytes: Buffer, { method, encrypted, packed, at }: Part): Buffer {
  try {
    if (encrypted || bytes.readUInt32LE(at) !== LOCAL) throw broken();
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    if (start + packed > bytes.length) throw broken();
    const content = bytes.subarray(start, start + packed);
    if (method === 0) return content;
    if (method !== 8) throw broken();
    return inflateRawSync(content, { maxOutputLength: MOST_UNPACKED });
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') {
      throw tooMany('This spreadsheet unpacks to more than we read. Copy the list into a new one.');
    }
    throw broken(error);
  }
}
