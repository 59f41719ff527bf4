import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../../apps/web/src/assets/pictures/', import.meta.url));

/** Keeps a picture for the pages in each of these widths, as WebP: `name-640.webp`. */
export async function keep(picture: string | Buffer, name: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    const path = `${folder}${name}-${width}.webp`;
    await mkdir(dirname(path), { recursive: true });
    const { size, height } = await sharp(picture)
      .resize({ width })
      .webp({ quality: 78, effort: 6 })
      .toFile(path);
    console.log(`  ${name}-${width}.webp  ${width}×${height}  ${Math.round(size / 1024)} KB`);
  }
}
