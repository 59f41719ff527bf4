/** Reads a pack's zip from a file without taking the whole of it into memory, and so strictly that no byte may differ. */

/** A file of the pack, where its bytes stand. */
export interface ZipFile {
  path: string;
  content: Blob;
  crc: number;
}

/** It isn't a zip, or not one as packs are written. */
export class UnreadableZip extends Error {
  override readonly name = 'UnreadableZip';
}

const END = 22;
const CENTRAL = 46;
const LOCAL = 30;
const DESCRIPTOR = 16;

/** What every entry's headers say, wherever the pack was made: plain bytes, one date, names in UTF-8. */
const FIXED = { madeBy: 0x033f, needed: 20, flags: 0x0808, time: 0, date: 0x0021, mode: 0o100644 * 0x10000 };

const view = async (blob: Blob) => new DataView(await blob.arrayBuffer());

function require(holds: boolean): asserts holds {
  if (!holds) throw new UnreadableZip('The zip isn’t as it was written');
}

/** @throws UnreadableZip for anything that isn't byte for byte laid out like a pack */
export async function readZip(zip: Blob): Promise<ZipFile[]> {
  require(zip.size >= END);
  const end = await view(zip.slice(zip.size - END));
  const count = end.getUint16(10, true);
  const size = end.getUint32(12, true);
  const from = end.getUint32(16, true);
  require(end.getUint32(0, true) === 0x06054b50 && end.getUint32(4, true) === 0);
  require(end.getUint16(8, true) === count && end.getUint16(20, true) === 0);
  require(from + size + END === zip.size);
  const directory = await view(zip.slice(from, from + size));
  const files: ZipFile[] = [];
  let at = 0;
  let offset = 0;
  for (let index = 0; index < count; index++) {
    require(at + CENTRAL <= size);
    const nameLength = directory.getUint16(at + 28, true);
    require(at + CENTRAL + nameLength <= size);
    const bytes = directory.getUint32(at + 24, true);
    const crc = directory.getUint32(at + 16, true);
    require(
      directory.getUint32(at, true) === 0x02014b50 && directory.getUint16(at + 4, true) === FIXED.madeBy,
    );
    requireHead(directory, at + 6);
    require(directory.getUint32(at + 20, true) === bytes);
    // No extra field, no comment, one disk, no attributes of its own.
    require(directory.getUint32(at + 30, true) === 0 && directory.getUint32(at + 34, true) === 0);
    require(
      directory.getUint32(at + 38, true) === FIXED.mode && directory.getUint32(at + 42, true) === offset,
    );
    const name = new Uint8Array(directory.buffer, at + CENTRAL, nameLength);
    const start = offset + LOCAL + nameLength;
    require(start + bytes + DESCRIPTOR <= from);
    await requireLocal(zip.slice(offset, start), name);
    await requireDescriptor(zip.slice(start + bytes, start + bytes + DESCRIPTOR), crc, bytes);
    files.push({ path: new TextDecoder().decode(name), content: zip.slice(start, start + bytes), crc });
    offset = start + bytes + DESCRIPTOR;
    at += CENTRAL + nameLength;
  }
  require(at === size && offset === from);
  return files;
}

/** What stands alike in an entry's header and in the directory: version, flags, method, time, date. */
function requireHead(header: DataView, at: number): void {
  require(header.getUint16(at, true) === FIXED.needed && header.getUint16(at + 2, true) === FIXED.flags);
  require(header.getUint16(at + 4, true) === 0 && header.getUint16(at + 6, true) === FIXED.time);
  require(header.getUint16(at + 8, true) === FIXED.date);
}

async function requireLocal(head: Blob, name: Uint8Array): Promise<void> {
  const header = await view(head);
  require(header.getUint32(0, true) === 0x04034b50);
  requireHead(header, 4);
  // Hash and sizes stand after the file: they weren't known yet.
  require([14, 18, 22].every((at) => header.getUint32(at, true) === 0));
  require(header.getUint16(26, true) === name.length && header.getUint16(28, true) === 0);
  require(name.every((byte, at) => header.getUint8(LOCAL + at) === byte));
}

async function requireDescriptor(tail: Blob, crc: number, bytes: number): Promise<void> {
  const descriptor = await view(tail);
  const expected = [0x08074b50, crc, bytes, bytes];
  require(expected.every((value, at) => descriptor.getUint32(at * 4, true) === value));
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The zip format's own checksum of a file. */
export function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
