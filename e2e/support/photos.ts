import sharp from 'sharp';

function grain(width: number, height: number) {
  let state = 12_345;
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < data.length; at += 3) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    data.fill(116 + (state / 2_147_483_648) * 24, at, at + 3);
  }
  return { input: data, raw: { width, height, channels: 3 as const }, blend: 'overlay' as const };
}

const drawn = new Map<string, Promise<Buffer>>();

/** Each is drawn once a worker. */
function draw(shapes: string): Promise<Buffer> {
  const picture = drawn.get(shapes) ?? drawAnew(shapes);
  drawn.set(shapes, picture);
  // Whoever changes a byte of it changes their own.
  return picture.then((bytes) => Buffer.from(bytes));
}

const drawAnew = (shapes: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="100%" height="100%" fill="#d8d2c6"/>${shapes}</svg>`,
    ),
  )
    .composite([grain(1200, 900)])
    .jpeg({ quality: 92 })
    .toBuffer();

/** A crack that runs across plaster. */
export const crackOnPlaster = () =>
  draw(
    '<path d="M90 110 L300 260 L410 305 L600 480 L705 515 L890 760 L1040 850" stroke="#3a342c" stroke-width="6" fill="none"/>',
  );

/** Another one, the other way up: a project answers each photo once. */
export const otherCrackOnPlaster = () =>
  draw(
    '<path d="M90 790 L300 640 L410 595 L600 420 L705 385 L890 140 L1040 50" stroke="#3a342c" stroke-width="6" fill="none"/>',
  );

/** A photo as a large camera writes it: 24 megapixels of a grainy wall with a crack, lying on its side, over 10 MB. */
export async function largePhotoOnItsSide(): Promise<Buffer> {
  const { data, info } = await sharp(await crackOnPlaster())
    .rotate(-90)
    .resize({ width: 4000, kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let state = 12_345;
  for (let at = 0; at < data.length; at++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    data[at] = Math.min(255, (data[at] ?? 0) + state / 67_108_864);
  }
  return await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .withExif({ IFD0: { Make: 'Test', Model: 'Large' }, IFD2: { DateTimeOriginal: '2026:05:06 07:08:09' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 97 })
    .toBuffer();
}

/** A photo of a kind of boxes (HEIC, AVIF) with an empty box behind it, so that it is larger than can be sent. */
export function beyondTheLimit(photo: Buffer): Buffer {
  const empty = Buffer.alloc(10 * 1024 * 1024 + 1024);
  empty.writeUInt32BE(empty.length, 0);
  empty.write('free', 4);
  return Buffer.concat([photo, empty]);
}

export async function largeAvif(): Promise<Buffer> {
  return beyondTheLimit(
    await sharp(await crackOnPlaster())
      .avif({ quality: 60 })
      .toBuffer(),
  );
}
