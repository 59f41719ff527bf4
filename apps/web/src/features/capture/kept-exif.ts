/** The EXIF part of a JPEG, if it starts with one as cameras write it; orientation set to upright, all else as it was. */
export function keptExif(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  let at = 2;
  // Up to the picture itself each part has a marker and its length.
  while (at + 10 <= jpeg.length && jpeg[at] === 0xff && jpeg[at + 1] !== 0xda) {
    const length = view.getUint16(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > jpeg.length) return null;
    if (jpeg[at + 1] === 0xe1 && view.getUint32(at + 4) === EXIF && view.getUint16(at + 8) === 0) {
      const part = jpeg.slice(at, end);
      return setUpright(new DataView(part.buffer, TIFF_AT)) ? part : null;
    }
    at = end;
  }
  return null;
}

/** A JPEG with the EXIF part at its start, where readers look for it. */
export async function withExif(jpeg: Blob, exif: Uint8Array<ArrayBuffer> | null): Promise<Blob> {
  return exif ? new Blob([jpeg.slice(0, 2), exif, jpeg.slice(2)], { type: jpeg.type }) : jpeg;
}

/** 'Exif' */
const EXIF = 0x45786966;
/** Behind the marker, the length and 'Exif\0\0'. */
const TIFF_AT = 10;
const LITTLE = 0x4949;
const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;

/**
 * The pixels of the smaller photo are upright already: turning them once more would be wrong. False for a part that
 * can't be read, which is better left out.
 */
function setUpright(tiff: DataView): boolean {
  if (tiff.byteLength < 14) return false;
  const little = tiff.getUint16(0) === LITTLE;
  const first = tiff.getUint32(4, little);
  if (first + 2 > tiff.byteLength) return false;
  const entries = tiff.getUint16(first, little);
  if (first + 2 + entries * ENTRY_BYTES > tiff.byteLength) return false;
  for (let entry = 0; entry < entries; entry++) {
    const at = first + 2 + entry * ENTRY_BYTES;
    if (tiff.getUint16(at, little) === ORIENTATION) tiff.setUint16(at + 8, 1, little);
  }
  return true;
}
