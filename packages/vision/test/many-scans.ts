interface Scan {
  /** Its Huffman tables. */
  tables: Buffer;
  /** From the start-of-scan mark to where the picture data begins. */
  header: Buffer;
  data: Buffer;
}

/**
 * A sound progressive JPEG of thousands of scans, made from one of a plain surface: each coefficient of each colour is
 * sent bit by bit in a scan of its own, as the format allows. Small, and minutes of work for whoever decodes it. `most`
 * ends it earlier: of 60 scans the decoder itself still makes a picture.
 */
export function manyScans(progressive: Buffer, most = Number.POSITIVE_INFINITY): Buffer {
  const { head, scans } = partsOf(progressive);
  // Of one colour, and beyond its mean: byte 4 says how many colours, byte 7 the first coefficient.
  const ofColour = (colour: number) =>
    scans.find(({ header }) => header[4] === 1 && header[5] === colour && (header[7] ?? 0) > 0);
  const [means] = scans;
  if (!means) throw new Error('Not a JPEG');
  const parts = [head, means.tables, means.header, means.data];
  let count = 1;
  for (const colour of [1, 2, 3]) {
    const scan = ofColour(colour);
    if (!scan) throw new Error('Not a progressive JPEG in colour');
    parts.push(scan.tables);
    for (let coefficient = 1; coefficient < 64; coefficient++) {
      for (let bit = 13; bit >= 0 && count < most; bit--) {
        count += 1;
        const header = Buffer.from(scan.header);
        const before = bit === 13 ? 0 : bit + 1;
        header.set([coefficient, coefficient, before * 16 + bit], 7);
        parts.push(header, scan.data);
      }
    }
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])]);
}

function partsOf(file: Buffer): { head: Buffer; scans: Scan[] } {
  const scans: Scan[] = [];
  let head: Buffer | undefined;
  let tables: Buffer[] = [];
  let at = 2;
  while (file[at + 1] !== 0xd9) {
    const marker = file[at + 1];
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (marker === 0xc4 || marker === 0xda) head ??= file.subarray(0, at);
    if (marker === 0xc4) tables.push(file.subarray(at, end));
    if (marker !== 0xda) {
      at = end;
      continue;
    }
    const header = file.subarray(at, end);
    at = end;
    while (file[at] !== 0xff || file[at + 1] === 0) at += 1;
    scans.push({ tables: Buffer.concat(tables), header, data: file.subarray(end, at) });
    tables = [];
  }
  return { head: head ?? file, scans };
}
