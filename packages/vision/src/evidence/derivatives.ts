import sharp from 'sharp';
import type { RgbImage } from './evidence.ts';
import { WORKING_SIDE } from './limits.ts';
import type { Photo } from './photo.ts';

/**
 * Long side in pixels and kind of each copy. WebP is smaller but costs three times as much to make as JPEG: worth it
 * only where the picture is small. A printed photo must be JPEG, the one kind that a PDF keeps as it is.
 */
const COPIES = {
  '320': { side: 320, type: 'image/webp' },
  '1024': { side: WORKING_SIDE, type: 'image/webp' },
  '2048': { side: 2048, type: 'image/jpeg' },
  print: { side: WORKING_SIDE, type: 'image/jpeg' },
} as const;

export type DerivativeName = keyof typeof COPIES;

/** A copy of a photo for screens or paper: upright, shrunk, without metadata; a smaller photo isn't enlarged. */
export interface Derivative {
  name: DerivativeName;
  type: 'image/webp' | 'image/jpeg';
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** An RGB image as input for sharp. */
export const fromRgb = ({ data, width, height }: RgbImage) =>
  sharp(data, { raw: { width, height, channels: 3 } });

/**
 * The copies of a photo in all sizes that screens and documents use. Those up to the size that engines work on are made of
 * that picture, which has been shrunk already.
 */
export function derivatives({ master }: Pick<Photo, 'master'>, working: RgbImage): Promise<Derivative[]> {
  return Promise.all(
    Object.entries(COPIES).map(async ([name, { side, type }]) => {
      const shrunk = fromRgb(side <= WORKING_SIDE ? working : master).resize(side, side, {
        fit: 'inside',
        withoutEnlargement: true,
      });
      const encoded =
        type === 'image/webp' ? shrunk.webp({ quality: 78, effort: 2 }) : shrunk.jpeg({ quality: 82 });
      const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
      return { name: name as DerivativeName, type, width: info.width, height: info.height, bytes: data };
    }),
  );
}
