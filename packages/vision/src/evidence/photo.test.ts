import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { develop } from '../../test/drawing/canvas.ts';
import { finish, plaster } from '../../test/drawing/surfaces.ts';
import { derivatives, fromRgb } from './derivatives.ts';
import { seedEvidence } from './gather.ts';
import { readPhoto } from './photo.ts';

const wall = finish(plaster({ width: 2600, height: 1700, seed: 3 }));
const plain = await develop(wall);
const marked = await sharp(plain)
  .withExif({
    IFD0: { Make: 'Plumb', Model: 'Line 1' },
    IFD2: { DateTimeOriginal: '2026:03:04 05:06:07', OffsetTimeOriginal: '+10:00' },
    IFD3: {
      GPSLatitudeRef: 'S',
      GPSLatitude: '33/1 52/1 0/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '151/1 12/1 0/1',
    },
  })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();

describe('a photo', () => {
  test('keeps the fingerprint of the file as it came', async () => {
    const photo = await readPhoto(plain);
    expect(photo.sha256).toBe(createHash('sha256').update(plain).digest('hex'));
    expect(photo).toMatchObject({ kind: 'jpeg', width: 2600, height: 1700, capture: {} });
  });

  test('gives up when and where it was taken, and stands upright', async () => {
    const photo = await readPhoto(marked);
    expect(photo).toMatchObject({ width: 1700, height: 2600 });
    expect(photo.capture.takenAt).toBe('2026-03-04T05:06:07+10:00');
    expect(photo.capture.camera).toBe('Plumb Line 1');
    expect(photo.capture.gps?.latitude).toBeCloseTo(-33.8667, 3);
    expect(photo.capture.gps?.longitude).toBeCloseTo(151.2, 3);
  });

  test('is worked on at 1024 pixels, upright', async () => {
    const { working, original } = await seedEvidence(await readPhoto(marked));
    expect(original).toEqual({ width: 1700, height: 2600 });
    expect(Math.max(working.width, working.height)).toBe(1024);
    expect(working.data.length).toBe(working.width * working.height * 3);
    expect(working.height).toBeGreaterThan(working.width);
  });

  test('a HEIC from a phone is read with its metadata', async () => {
    const heic = await readFile(new URL('../../test/photos/wall.heic', import.meta.url));
    const photo = await readPhoto(heic);
    expect(photo).toMatchObject({ kind: 'heic', width: 640, height: 520 });
    expect(photo.capture.takenAt).toBe('2026-03-04T05:06:07+10:00');
    await expect(readPhoto(heic.subarray(0, heic.length - 800))).rejects.toThrow(
      "We couldn't read this photo",
    );
  });
});

describe('copies for screens and paper', () => {
  const copiesOf = async (file: Buffer) => {
    const photo = await readPhoto(file);
    return derivatives(photo, (await seedEvidence(photo)).working);
  };

  test('of the size that engines work on are what the whole picture shrinks to', async () => {
    const photo = await readPhoto(marked);
    const { working } = await seedEvidence(photo);
    const [screen, print] = (await derivatives(photo, working)).filter(({ height }) => height === 1024);
    const shrunk = fromRgb(photo.master).resize(1024, 1024, { fit: 'inside' });
    expect(screen?.bytes).toEqual(await shrunk.clone().webp({ quality: 78, effort: 2 }).toBuffer());
    expect(print?.bytes).toEqual(await shrunk.clone().jpeg({ quality: 82 }).toBuffer());
  });

  test('come in three sizes and as JPEG to print, upright, without a word of metadata', async () => {
    const copies = await copiesOf(marked);
    expect(copies.map(({ name, type, height }) => [name, type, height])).toEqual([
      ['320', 'image/webp', 320],
      ['1024', 'image/webp', 1024],
      ['2048', 'image/jpeg', 2048],
      ['print', 'image/jpeg', 1024],
    ]);
    for (const { bytes } of copies) {
      const facts = await sharp(bytes).metadata();
      expect(facts.exif).toBeUndefined();
      expect(facts.orientation).toBeUndefined();
      expect(Buffer.from(bytes).includes('Plumb')).toBe(false);
    }
  });

  test('a small photo is not enlarged', async () => {
    const small = await sharp(plain).resize(900).jpeg().toBuffer();
    const copies = await copiesOf(small);
    expect(copies.map(({ width }) => width)).toEqual([320, 900, 900, 900]);
  });
});
