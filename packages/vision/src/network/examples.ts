import { readFile } from 'node:fs/promises';
import { FAMILIES, type Family } from '@plumbline/knowledge';

/** A labelled photo as the network places it: an embedding of length 1. */
export interface Example {
  family: Family;
  embedding: readonly number[] | Float32Array;
}

const HEAD_BYTES = 12;

/** The file's bytes for these examples, each scaled so that its largest number is 127. */
export function packExamples(examples: readonly Example[]): Uint8Array {
  const size = examples[0]?.embedding.length ?? 0;
  const bytes = Buffer.alloc(HEAD_BYTES + examples.length * (size + 1));
  bytes.write('PLEX', 0, 'latin1');
  bytes.writeUInt32LE(examples.length, 4);
  bytes.writeUInt32LE(size, 8);
  examples.forEach(({ family, embedding }, at) => {
    bytes.writeUInt8(FAMILIES.indexOf(family), HEAD_BYTES + at);
    const numbers = [...embedding];
    const largest = Math.max(...numbers.map(Math.abs)) || 1;
    numbers.forEach((value, k) => {
      const place = HEAD_BYTES + examples.length + at * size + k;
      bytes.writeInt8(Math.round((value / largest) * 127), place);
    });
  });
  return bytes;
}

/** The examples that ship with the product: bytes 'PLEX', count and size (uint32, little-endian), labels, int8 values. */
export async function readExamples(path: string): Promise<Example[]> {
  const bytes = await readFile(path);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.length >= 12 ? view.getUint32(4, true) : 0;
  const size = bytes.length >= 12 ? view.getUint32(8, true) : 0;
  if (bytes.toString('latin1', 0, 4) !== 'PLEX' || bytes.length !== 12 + count * (size + 1)) {
    throw new Error(`${path} isn't a file of examples.`);
  }
  return Array.from({ length: count }, (_, index) => {
    const values = new Float32Array(size);
    for (let k = 0; k < size; k++) values[k] = view.getInt8(12 + count + index * size + k);
    const length = Math.hypot(...values) || 1;
    const family = FAMILIES[view.getUint8(12 + index)];
    if (!family) throw new Error(`${path} names a family that doesn't exist.`);
    return { family, embedding: values.map((value) => value / length) };
  });
}
