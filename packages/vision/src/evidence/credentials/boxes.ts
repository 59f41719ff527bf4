/** JUMBF (ISO/IEC 19566-5): boxes within boxes, each with a label. */

const MAX_DEPTH = 8;
const MAX_BOXES = 2000;

/** A box of boxes with its label, or one of content. */
export interface Box {
  label: string;
  /** 'cbor', 'json', 'bidb' …; of a box of boxes 'jumb'. */
  type: string;
  /** All of it after its own header: what others hash. */
  bytes: Buffer;
  children: Box[];
}

/** The boxes that lie side by side in these bytes. @throws RangeError where they don't end where they say, or are too many */
export function readBoxes(bytes: Buffer, depth = 0, left = { boxes: MAX_BOXES }): Box[] {
  if (depth > MAX_DEPTH) throw new RangeError('Boxes lie too deep');
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    left.boxes -= 1;
    if (left.boxes < 0) throw new RangeError('Too many boxes');
    const stated = bytes.readUInt32BE(at);
    const wide = stated === 1;
    const length = wide ? Number(bytes.readBigUInt64BE(at + 8)) : stated === 0 ? bytes.length - at : stated;
    const header = wide ? 16 : 8;
    if (length < header || at + length > bytes.length)
      throw new RangeError('A box ends outside of its parent');
    const type = bytes.toString('latin1', at + 4, at + 8);
    const body = bytes.subarray(at + header, at + length);
    const inner = type === 'jumb' ? readBoxes(body, depth + 1, left) : [];
    const described = inner[0]?.type === 'jumd' ? inner[0] : undefined;
    boxes.push({
      label: described ? labelOf(described.bytes) : '',
      type,
      bytes: body,
      children: described ? inner.slice(1) : inner,
    });
    at += length;
  }
  return boxes;
}

/** After 16 bytes of its kind and one of flags. */
function labelOf(description: Buffer): string {
  const end = description.indexOf(0, 17);
  return end < 0 ? '' : description.toString('utf8', 17, end);
}
