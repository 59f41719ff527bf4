import { describe, expect, it } from 'vitest';
import { keptExif, withExif } from './kept-exif.ts';
import { sizeWithin } from './shrink-photo.ts';

const TIME = '2026:05:06 07:08:09\0';

/** A JPEG's start as a camera writes it: EXIF with an orientation and a time, then the picture. */
function fromCamera(little: boolean, orientation: number): Uint8Array<ArrayBuffer> {
  const exif = new DataView(new ArrayBuffer(18 + 2 + 24 + 4 + TIME.length));
  exif.setUint16(0, 0xffe1);
  exif.setUint16(2, exif.byteLength - 2);
  exif.setUint32(4, 0x45786966);
  exif.setUint16(10, little ? 0x4949 : 0x4d4d);
  exif.setUint16(12, 42, little);
  exif.setUint32(14, 8, little);
  exif.setUint16(18, 2, little);
  for (const [at, values] of [
    [20, [0x0112, 3, 1, orientation]],
    [32, [0x0132, 2, TIME.length, 38]],
  ] as const) {
    const [tag, type, count, value] = values;
    exif.setUint16(at, tag, little);
    exif.setUint16(at + 2, type, little);
    exif.setUint32(at + 4, count, little);
    if (tag === 0x0112) exif.setUint16(at + 8, value, little);
    else exif.setUint32(at + 8, value, little);
  }
  const bytes = new Uint8Array(exif.buffer);
  bytes.set(new TextEncoder().encode(TIME), 48);
  const jfif = [0xff, 0xe0, 0, 4, 1, 1];
  return Uint8Array.from([0xff, 0xd8, ...jfif, ...bytes, 0xff, 0xda, 0, 2, 7, 7, 7, 7, 7, 7, 0xff, 0xd9]);
}

describe('the EXIF of a photo that is made smaller', () => {
  it.each([true, false])('keeps the capture time and is upright (little-endian: %s)', (little) => {
    const kept = keptExif(fromCamera(little, 6));
    expect(kept).toEqual(keptExif(fromCamera(little, 1)));
    expect(new TextDecoder('latin1').decode(kept ?? undefined)).toContain('2026:05:06 07:08:09');
  });

  it('goes where readers look for it: right behind the start of the smaller JPEG', async () => {
    const exif = keptExif(fromCamera(true, 6));
    const smaller = new Blob([Uint8Array.from([0xff, 0xd8, 0xff, 0xdb, 9])], { type: 'image/jpeg' });
    const whole = await withExif(smaller, exif);
    expect(whole.type).toBe('image/jpeg');
    expect([...new Uint8Array(await whole.arrayBuffer())]).toEqual([
      0xff,
      0xd8,
      ...(exif ?? []),
      0xff,
      0xdb,
      9,
    ]);
  });

  it('is left out where it is cut short or absent, at whatever byte', () => {
    const whole = fromCamera(true, 6);
    const end = 2 + 6 + 68;
    for (let length = 0; length < end; length++) expect(keptExif(whole.slice(0, length))).toBeNull();
    const damaged = whole.slice();
    damaged.set([0xff, 0xff], 26);
    expect(keptExif(damaged)).toBeNull();
    expect(keptExif(Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 1, 1, 1, 1, 1, 1]))).toBeNull();
  });
});

describe('the size of a photo that is made smaller', () => {
  it.each([
    [{ width: 8000, height: 6000 }, 4096, { width: 4096, height: 3072 }],
    [{ width: 3000, height: 4000 }, 4096, { width: 3000, height: 4000 }],
    // A panorama on 4,096 px would be too low to be analysed.
    [{ width: 16_000, height: 1000 }, 4096, { width: 8000, height: 500 }],
  ])('of %o on %i px is %o', (size, side, expected) => {
    expect(sizeWithin(size, side)).toEqual(expected);
  });
});
