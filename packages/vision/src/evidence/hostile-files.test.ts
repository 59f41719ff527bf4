import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { develop } from '../../test/drawing/canvas.ts';
import { finish, plaster } from '../../test/drawing/surfaces.ts';
import { manyScans } from '../../test/many-scans.ts';
import type { PhotoProblem } from '../panel.ts';
import type { RgbImage } from './evidence.ts';
import { readPhoto } from './photo.ts';
import { PhotoError } from './problem.ts';
import { sniff } from './sniff.ts';

const wall = finish(plaster({ width: 640, height: 520, seed: 3 }));
const jpeg = await develop(wall, 'jpeg');
const png = await develop(wall, 'png');
const webp = await develop(wall, 'webp');
const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');
const join = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

async function problemOf(bytes: Uint8Array): Promise<PhotoProblem | 'accepted'> {
  try {
    await readPhoto(bytes);
    return 'accepted';
  } catch (cause) {
    if (cause instanceof PhotoError) return cause.problem;
    throw cause;
  }
}

/** A chunk of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(join(type, data)));
  return join(length, type, data, sum);
}

describe('what is no photo', () => {
  test.each<[string, Buffer | string]>([
    ['nothing', ''],
    [
      'an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>',
    ],
    ['an SVG behind white space', '\n\n <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a PDF', '%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF'],
    ['a web page', '<!doctype html><html><script>alert(1)</script></html>'],
    ['a Windows program renamed to .jpg', join('MZ', Buffer.alloc(400))],
    ['a Linux program renamed to .png', join('\x7fELF', Buffer.alloc(400))],
    ['a shell script', '#!/bin/sh\nrm -rf /\n'],
    ['a ZIP', join('PK\x03\x04', Buffer.alloc(60), zip)],
    ['a video', join(Buffer.from([0, 0, 0, 24]), 'ftypisom', Buffer.alloc(40))],
    [
      'an AVIF in name alone',
      join(Buffer.from([0, 0, 0, 24]), 'ftypavif', Buffer.alloc(4), 'mif1avif', Buffer.alloc(40)),
    ],
  ])('%s is refused', async (_, bytes) => {
    expect(await problemOf(Buffer.from(bytes as string))).toBe('unsupported_type');
  });

  test('a GIF is refused', async () => {
    const gif = await sharp({ create: { width: 600, height: 600, channels: 3, background: 'red' } })
      .gif()
      .toBuffer();
    expect(await problemOf(gif)).toBe('unsupported_type');
  });

  test('a picture that isn’t taken here is refused by its first bytes, whatever kind it is elsewhere', () => {
    expect(sniff(png, ['png'])).toBe('png');
    expect(() => sniff(png, ['jpeg', 'gif'])).toThrow(/^Invalid file type/);
  });

  test('a GIF that is an archive too is refused', async () => {
    expect(await problemOf(join('GIF89a', Buffer.alloc(80), 'PK\x03\x04', Buffer.alloc(40), zip))).toBe(
      'unsupported_type',
    );
  });

  test('the message is the one that people know', async () => {
    await expect(readPhoto(Buffer.from('hello'))).rejects.toThrow(
      /^Invalid file type\. Only images are allowed\./,
    );
  });
});

describe('a photo that is something else as well', () => {
  const hidden: [string, Buffer | string][] = [
    ['a web page', '<html><script>alert(1)</script></html>'],
    ['a script for a server', '<?php system($_GET["c"]); ?>'],
    ['an archive', join('PK\x03\x04', Buffer.alloc(200), zip)],
    ['an archive without its start', join(Buffer.alloc(200), zip)],
    ['a program', join('MZ', Buffer.alloc(200))],
    ['a PDF', '%PDF-1.4 hello %%EOF'],
  ];
  test.each(hidden)('a JPEG with %s behind it is refused', async (_, tail) => {
    expect(await problemOf(join(jpeg, tail))).toBe('unsupported_type');
  });
  test.each(hidden)('a PNG with %s behind it is refused', async (_, tail) => {
    expect(await problemOf(join(png, tail))).toBe('unsupported_type');
  });
  test.each(hidden)('a WebP with %s behind it is refused', async (_, tail) => {
    expect(await problemOf(join(webp, tail))).toBe('unsupported_type');
  });

  test('a JPEG with a script in its comment is refused', async () => {
    const script = Buffer.from('<script>alert(document.cookie)</script>');
    const comment = join(Buffer.from([0xff, 0xfe, 0, script.length + 2]), script);
    expect(await problemOf(join(jpeg.subarray(0, 2), comment, jpeg.subarray(2)))).toBe('unsupported_type');
  });

  test('a PNG with a page in a text chunk is refused', async () => {
    const page = chunk('tEXt', Buffer.from('Comment\0<html><body onload=alert(1)>'));
    expect(await problemOf(join(png.subarray(0, 33), page, png.subarray(33)))).toBe('unsupported_type');
  });

  test('a second picture behind a JPEG, as phones write it, is accepted', async () => {
    expect(await problemOf(join(jpeg, jpeg))).toBe('accepted');
  });

  test('zeros that pad a file are accepted', async () => {
    expect(await problemOf(join(jpeg, Buffer.alloc(512)))).toBe('accepted');
    expect(await problemOf(join(png, Buffer.alloc(512)))).toBe('accepted');
  });
});

describe('what phones and programs write besides', () => {
  test('an AVIF is accepted and seen as it is', async () => {
    const avif = await sharp(jpeg).avif({ effort: 0 }).toBuffer();
    const { kind, width, height, master } = await readPhoto(avif);
    expect({ kind, width, height }).toEqual({ kind: 'avif', width: 640, height: 520 });
    const [seen, meant] = [await meanOf(master), await meanOf((await readPhoto(jpeg)).master)];
    expect(Math.abs(seen - meant)).toBeLessThan(4);
  });

  test('of an animated WebP the first picture is taken', async () => {
    const blank = (background: string) =>
      sharp({ create: { width: 640, height: 520, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = [await blank('#202020'), await blank('#e0e0e0')];
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const { kind, width, height, master } = await readPhoto(animated);
    expect({ kind, width, height }).toEqual({ kind: 'webp', width: 640, height: 520 });
    expect(Math.abs((await meanOf(master)) - 0x20)).toBeLessThan(4);
  });

  test('a GIF is told from a broken one', async () => {
    const gif = await sharp(jpeg).gif().toBuffer();
    expect(sniff(gif, ['gif'])).toBe('gif');
    expect(() => sniff(gif.subarray(0, gif.length - 200), ['gif'])).toThrow(/damaged/);
    expect(() => sniff(join(gif, '<html><script>alert(1)</script></html>'), ['gif'])).toThrow(/Invalid/);
  });
});

/** Mean brightness of a picture, 0 to 255. */
async function meanOf({ data, width, height }: RgbImage): Promise<number> {
  const { channels } = await sharp(data, { raw: { width, height, channels: 3 } })
    .greyscale()
    .stats();
  return channels[0]?.mean ?? 0;
}

describe('damage and size', () => {
  test.each([60, 2_600])(
    'a JPEG of %d scans is refused without being decoded, one of ten is a photo',
    async (scans) => {
      const progressive = await sharp(jpeg).jpeg({ progressive: true }).toBuffer();
      expect(await problemOf(progressive)).toBe('accepted');
      const flat = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#c0b8a8' } });
      const hostile = manyScans(await flat.jpeg({ progressive: true }).toBuffer(), scans);
      const start = performance.now();
      await expect(readPhoto(hostile)).rejects.toMatchObject({
        problem: 'unreadable',
        // Our own words: the decoder has a limit too, which comes later.
        detail: expect.stringContaining('JPEG of more than'),
      });
      expect(performance.now() - start).toBeLessThan(2_000);
    },
  );

  test.each([
    ['JPEG', jpeg],
    ['PNG', png],
    ['WebP', webp],
  ])('a %s cut short anywhere is refused', async (_, bytes) => {
    for (const share of [0.02, 0.3, 0.7, 0.97]) {
      const cut = bytes.subarray(0, Math.floor(bytes.length * share));
      expect(await problemOf(cut)).toMatch(/unreadable|unsupported_type/);
    }
  });

  test('a JPEG cut short with an end mark put back is refused', async () => {
    const cut = join(jpeg.subarray(0, jpeg.length / 2), Buffer.from([0xff, 0xd9]));
    expect(await problemOf(cut)).toBe('unreadable');
  });

  test('rubbish between the right first bytes is refused', async () => {
    expect(await problemOf(join(Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(3000, 7)))).toBe('unreadable');
  });

  test('a file over 10 MB is refused before it is looked at', async () => {
    await expect(readPhoto(Buffer.alloc(10 * 1024 * 1024 + 1))).rejects.toThrow(
      'File size must be less than 10MB',
    );
  });

  test('a picture that would unfold to hundreds of megapixels is refused without being decoded', async () => {
    // A palette of one bit and 144 megapixels of nothing: 20 KB in the file.
    const side = 12_000;
    const header = Buffer.alloc(13);
    header.writeUInt32BE(side, 0);
    header.writeUInt32BE(side, 4);
    header.set([1, 0, 0, 0, 0], 8);
    const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)), { level: 9 });
    const parts = [
      png.subarray(0, 8),
      chunk('IHDR', header),
      chunk('IDAT', rows),
      chunk('IEND', Buffer.alloc(0)),
    ];
    const bomb = join(...parts);
    const start = performance.now();
    expect(await problemOf(bomb)).toBe('too_many_pixels');
    expect(performance.now() - start).toBeLessThan(500);
  });

  test('a header that lies about a huge size is refused', async () => {
    const lie = Buffer.from(png);
    lie.writeUInt32BE(60_000, 16);
    lie.writeUInt32BE(60_000, 20);
    expect(await problemOf(lie)).toMatch(/too_many_pixels|unreadable/);
  });

  test('499 pixels are too few, 500 are enough', async () => {
    const sized = (width: number, height: number) =>
      sharp(jpeg).resize(width, height, { fit: 'fill' }).jpeg().toBuffer();
    expect(await problemOf(await sized(499, 800))).toBe('too_small');
    expect(await problemOf(await sized(500, 500))).toBe('accepted');
  });
});
