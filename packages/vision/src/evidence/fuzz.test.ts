import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { develop } from '../../test/drawing/canvas.ts';
import { finish, plaster } from '../../test/drawing/surfaces.ts';
import { readCapture } from './capture.ts';
import { PhotoError } from './problem.ts';
import { sniff } from './sniff.ts';

const wall = finish(plaster({ width: 200, height: 160, seed: 5 }));
const exifOf = async (zone = '+10:00') => {
  const told = await sharp(await develop(wall, 'jpeg'))
    .withExif({
      IFD0: { Make: 'Maker', Model: 'Model' },
      IFD2: { DateTimeOriginal: '2026:03:04 05:06:07', OffsetTimeOriginal: zone },
      IFD3: {
        GPSLatitude: '33/1 52/1 0/1',
        GPSLatitudeRef: 'S',
        GPSLongitude: '151/1 12/1 0/1',
        GPSLongitudeRef: 'E',
      },
    })
    .jpeg()
    .toBuffer();
  return (await sharp(told).metadata()).exif ?? Buffer.alloc(0);
};
const files = [
  await develop(wall, 'jpeg'),
  await develop(wall, 'png'),
  await develop(wall, 'webp'),
  await readFile(new URL('../../test/photos/wall.heic', import.meta.url)),
];
const exif = await exifOf();

/** A file with some of its bytes changed, and perhaps an end that is missing. Most of the changes are in its head. */
const harmed = (whole: Buffer) =>
  fc
    .record({
      changes: fc.array(
        fc.tuple(
          fc.oneof(fc.nat(Math.min(400, whole.length - 1)), fc.nat(whole.length - 1)),
          fc.oneof(fc.constantFrom(0, 1, 0x7f, 0x80, 0xff), fc.nat(255)),
        ),
        { maxLength: 12 },
      ),
      cut: fc.oneof({ weight: 3, arbitrary: fc.constant(whole.length) }, fc.nat(whole.length)),
    })
    .map(({ changes, cut }) => {
      const bytes = Buffer.from(whole);
      for (const [at, value] of changes) bytes[at] = value;
      return bytes.subarray(0, cut);
    });

function isReadOrRefused(bytes: Buffer): boolean {
  try {
    return ['jpeg', 'png', 'webp', 'heic'].includes(sniff(bytes));
  } catch (cause) {
    return cause instanceof PhotoError;
  }
}

test('a file with any of its bytes changed is what it is, or refused as no photo: nothing else is thrown', () => {
  const any = fc.oneof(
    ...files.map(harmed),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  );
  fc.assert(
    fc.property(any, (bytes) => {
      const begun = performance.now();
      expect(isReadOrRefused(bytes)).toBe(true);
      expect(performance.now() - begun).toBeLessThan(1_000);
    }),
    { numRuns: 3_000 },
  );
});

test('what a camera wrote is read, and of a block with any of its bytes changed only what can be', async () => {
  expect(await readCapture(exif)).toMatchObject({
    camera: 'Maker Model',
    takenAt: '2026-03-04T05:06:07+10:00',
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(harmed(exif), fc.uint8Array({ maxLength: 200 })), async (bytes) => {
      const { takenAt, gps, camera } = await readCapture(Buffer.from(bytes));
      expect(Number.isNaN(Date.parse(takenAt ?? '2026-01-01'))).toBe(false);
      expect(Math.abs(gps?.latitude ?? 0)).toBeLessThanOrEqual(90);
      expect(Math.abs(gps?.longitude ?? 0)).toBeLessThanOrEqual(180);
      expect((camera ?? '').length).toBeLessThanOrEqual(120);
    }),
    { numRuns: 1_000 },
  );
});

test('a zone that no clock has is left out, and the time is the camera’s own', async () => {
  expect(await readCapture(await exifOf('+94:00'))).toMatchObject({ takenAt: '2026-03-04T05:06:07' });
});
