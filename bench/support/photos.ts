import sharp from 'sharp';

/** A 12-megapixel JPEG of a plastered wall with a crack: 4000 × 3000, with grain as a camera has it. */
export async function twelveMegapixels(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const noise = Buffer.alloc(width * height * 3);
  let state = 99;
  for (let at = 0; at < noise.length; at += 3) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    noise.fill(118 + (state / 2_147_483_648) * 20, at, at + 3);
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#d8d2c6"/><path d="M300 360 L1000 860 L1370 1020 L2000 1600 L2350 1720 L2960 2530 L3460 2830" stroke="#3a342c" stroke-width="18" fill="none"/></svg>`;
  return sharp(Buffer.from(svg))
    .composite([{ input: noise, raw: { width, height, channels: 3 }, blend: 'overlay' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}
