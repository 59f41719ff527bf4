import type { LoadedPicture } from '@plumbline/documents';
import sharp from 'sharp';
import { imageKey } from '../defects/index.ts';
import type { FileStore } from '../platform/storage/file-store.ts';

/** Long side of a printed photo in pixels: 300 dots an inch at half the page's width. */
const PRINTED_SIDE = 1024;
const LOGO_SIDE = 600;
const MOST_PIXELS = 30_000_000;

/** A photo as it is printed, from a copy made for screens. Undefined where the file is missing or broken. */
export async function loadPhoto(files: FileStore, folder: string): Promise<LoadedPicture | undefined> {
  for (const size of ['1024', '2048', '320']) {
    const bytes = await files.get(imageKey(folder, size)).catch(() => undefined);
    const picture = bytes && (await toJpeg(bytes).catch(() => undefined));
    if (picture) return picture;
  }
  return undefined;
}

async function toJpeg(bytes: Uint8Array): Promise<LoadedPicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .resize(PRINTED_SIDE, PRINTED_SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, kind: 'jpg', width: info.width, height: info.height };
}

/** A logo as PNG, see-through where it was. Undefined for what is no picture. */
export async function readLogo(bytes: Uint8Array): Promise<LoadedPicture | undefined> {
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS });
    const { format } = await image.metadata();
    if (!['jpeg', 'png', 'webp'].includes(format)) return undefined;
    const { data, info } = await image
      .rotate()
      .resize(LOGO_SIDE, LOGO_SIDE, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, kind: 'png', width: info.width, height: info.height };
  } catch {
    // Whatever it was, it can't be printed.
    return undefined;
  }
}
