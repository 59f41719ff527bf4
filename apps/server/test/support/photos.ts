import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export { signJpeg } from '../../../../packages/vision/test/signed-photo.ts';

const grain = (width: number, height: number, level: number, spread: number) => {
  // A fixed generator: the same picture at every run.
  let state = 12345;
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < data.length; at += 3) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const value = level + ((state / 2_147_483_648) * 2 - 1) * spread;
    data.fill(value, at, at + 3);
  }
  return { input: data, raw: { width, height, channels: 3 as const }, blend: 'overlay' as const };
};

const drawn = new Map<string, Promise<Buffer>>();

/** Each is drawn once: the same picture for all files of a test process. */
function draw(width: number, height: number, shapes: string, kind: 'jpeg' | 'png' | 'webp' = 'jpeg') {
  const name = JSON.stringify([width, height, shapes, kind]);
  const picture = drawn.get(name) ?? drawAnew(width, height, shapes, kind);
  drawn.set(name, picture);
  // Whoever changes a byte of it changes their own.
  return picture.then((bytes) => Buffer.from(bytes));
}

function drawAnew(width: number, height: number, shapes: string, kind: 'jpeg' | 'png' | 'webp') {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#d8d2c6"/>${shapes}</svg>`;
  return sharp(Buffer.from(svg))
    .composite([grain(width, height, 128, 12)])
    .toFormat(kind, { quality: 92 })
    .toBuffer();
}

/** A crack runs across plaster. */
export const crackOnPlaster = (kind: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  draw(
    1200,
    900,
    '<path d="M90 110 L300 260 L410 305 L600 480 L705 515 L890 760 L1040 850" stroke="#3a342c" stroke-width="6" fill="none"/>',
    kind,
  );

/** Plaster without anything on it. */
export const cleanWall = () => draw(1200, 900, '');

export const tinyPhoto = () => draw(300, 200, '');

/** A PNG of side times side points, one bit each and all black: kilobytes in the file. */
export function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  const parts: [string, Buffer][] = [
    ['IHDR', header],
    ['IDAT', rows],
    ['IEND', Buffer.alloc(0)],
  ];
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    ...parts.map(([type, data]) => chunk(type, data)),
  ]);
}

/** Its length, its type, what it holds, and the sum of both. */
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
