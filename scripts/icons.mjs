// npm run icons: draws every icon of the web app from apps/web/public/icon.svg.
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { inRepository } from './lib/repository.mjs';

const folder = inRepository('apps/web/public');
const drawing = await readFile(`${folder}/icon.svg`);

/** Where the system cuts its own shape out, the drawing fills the square; elsewhere it brings its corners along. */
const icons = [
  { file: 'icon-192.png', side: 192, corner: 0.2 },
  { file: 'icon-512.png', side: 512, corner: 0.2 },
  { file: 'icon-maskable-512.png', side: 512, corner: 0 },
  { file: 'icon-180.png', side: 180, corner: 0 },
];

for (const { file, side, corner } of icons) {
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${side * corner}"/></svg>`;
  const png = await sharp(drawing, { density: 72 * (side / 128) })
    .resize(side, side)
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  await writeFile(`${folder}/${file}`, png);
  console.log(`${file}  ${png.length} bytes`);
}
