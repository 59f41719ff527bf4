import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type MarkupShape, markupShapes } from '@plumbline/contract';
import sharp, { type Region } from 'sharp';
import { describe, expect, test } from 'vitest';
import { FileMissingError } from '../../platform/storage/file-store.ts';
import { burnMarkup } from './burn-markup.ts';
import { loadPhoto, thumbnail } from './pictures.ts';

const [WIDTH, HEIGHT] = [600, 400];

/** Stripes of 4 pixels, as the letters on a number plate. */
async function stripes(): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let at = 0; at < pixels.length; at++) {
    pixels[at] = Math.floor((Math.floor(at / 3) % WIDTH) / 4) % 2 ? 235 : 20;
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg()
    .toBuffer();
}

/** How far the pixels of an area are from one another. */
async function contrast(bytes: Uint8Array, area: Region): Promise<number> {
  const { channels } = await sharp(await sharp(bytes).extract(area).png().toBuffer()).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

const BLUR: MarkupShape = { kind: 'blur', from: [0.75, 0.75], to: [0.5, 0.5] };
const UNDER = { left: 305, top: 205, width: 140, height: 90 };
const BESIDE = { left: 20, top: 20, width: 140, height: 90 };

describe('marks in a printed photo', () => {
  test('leave nothing of what is blurred, in a photo and in a spreadsheet’s small picture', async () => {
    const bytes = await stripes();
    expect(await contrast(bytes, UNDER)).toBeGreaterThan(60);
    const store = {
      get: (key: string) =>
        /print|320/.test(key) ? Promise.resolve(bytes) : Promise.reject(new FileMissingError(key)),
      put: () => Promise.reject(new Error('Nothing that is blurred may be kept as the photo itself')),
    };
    const printed = await loadPhoto(store, { folder: 'photos/1/one', markup: [BLUR] });
    expect(printed).toMatchObject({ kind: 'jpg', width: WIDTH, height: HEIGHT });
    expect(await contrast(printed?.bytes ?? bytes, UNDER)).toBeLessThan(12);
    expect(await contrast(printed?.bytes ?? bytes, BESIDE)).toBeGreaterThan(60);
    const small = await thumbnail(store, { folder: 'photos/1/one', markup: [BLUR] });
    expect(await contrast(small?.bytes ?? bytes, { left: 63, top: 43, width: 24, height: 14 })).toBeLessThan(
      12,
    );
  });

  test('are drawn in their colours, and words stay inside the photo wherever they were begun', async () => {
    const plain = await sharp({
      create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#808080' },
    })
      .jpeg()
      .toBuffer();
    const shapes: MarkupShape[] = [
      { kind: 'arrow', colour: 'red', from: [0.1, 0.1], to: [0.4, 0.1] },
      { kind: 'box', colour: 'yellow', from: [0.1, 0.3], to: [0.3, 0.6] },
      { kind: 'circle', colour: 'white', from: [0.5, 0.3], to: [0.7, 0.6] },
      {
        kind: 'pen',
        colour: 'black',
        points: [
          [0.1, 0.8],
          [0.4, 0.8],
        ],
      },
      { kind: 'text', colour: 'white', from: [1, 1], text: 'Riss <b>&amp; 裂缝 </b>' },
    ];
    const { bytes } = await burnMarkup(plain, shapes);
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => {
      const from = (Math.round(y * HEIGHT) * WIDTH + Math.round(x * WIDTH)) * 3;
      return [...data.subarray(from, from + 3)];
    };
    const [red, , blue] = at(0.2, 0.1);
    expect(red).toBeGreaterThan(150);
    expect(blue).toBeLessThan(120);
    expect(at(0.1, 0.45)[2]).toBeLessThan(100);
    expect(Math.min(...at(0.6, 0.3))).toBeGreaterThan(180);
    expect(Math.max(...at(0.25, 0.8))).toBeLessThan(90);
    const corner = { left: 470, top: 378, width: 128, height: 20 };
    expect(await contrast(bytes, corner)).toBeGreaterThan(20);
  });

  test.each([
    ['the whole photo', { kind: 'blur', from: [0, 0], to: [1, 1] }],
    ['a point in the last corner', { kind: 'blur', from: [1, 1], to: [1, 1] }],
    ['a line without length', { kind: 'arrow', colour: 'red', from: [0.5, 0.5], to: [0.5, 0.5] }],
    ['one long word', { kind: 'text', colour: 'red', from: [0.9, 0], text: 'W'.repeat(60) }],
  ])('can be %s', async (_name, shape) => {
    const [one] = markupShapes.parse([shape]);
    if (!one) throw new Error('The contract takes no such mark');
    for (const side of [500, 60]) {
      const bytes = await sharp({ create: { width: side, height: side, channels: 3, background: '#888' } })
        .jpeg()
        .toBuffer();
      const burnt = await burnMarkup(bytes, [one]);
      expect(await sharp(burnt.bytes).metadata()).toMatchObject({ width: side, height: side });
    }
  });

  test('are drawn where only photos may be decoded, as in the server', async () => {
    const shapes: MarkupShape[] = [
      BLUR,
      { kind: 'arrow', colour: 'red', from: [0.1, 0.2], to: [0.9, 0.7] },
      { kind: 'box', colour: 'yellow', from: [0.1, 0.3], to: [0.3, 0.6] },
      { kind: 'circle', colour: 'black', from: [0.5, 0.3], to: [0.7, 0.6] },
      {
        kind: 'pen',
        colour: 'white',
        points: [
          [0.1, 0.8],
          [0.4, 0.9],
        ],
      },
      { kind: 'text', colour: 'white', from: [0.1, 0.9], text: 'Crack 裂缝' },
    ];
    const program = `
      import { allowOnlyPhotoDecoders } from '@plumbline/vision';
      import { burnMarkup } from ${JSON.stringify(new URL('./burn-markup.ts', import.meta.url).href)};
      allowOnlyPhotoDecoders();
      const photo = Buffer.from(${JSON.stringify((await stripes()).toString('base64'))}, 'base64');
      const { bytes } = await burnMarkup(photo, ${JSON.stringify(shapes)});
      console.log(bytes.toString('base64'));`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', program],
      { cwd: new URL('.', import.meta.url), maxBuffer: 10_000_000 },
    );
    const drawn = Buffer.from(stdout, 'base64');
    const here = await burnMarkup(await stripes(), shapes);
    expect(drawn.equals(here.bytes)).toBe(true);
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: WIDTH, height: HEIGHT });
  });
});
