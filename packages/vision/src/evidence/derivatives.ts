import sharp from 'sharp';
import type { RgbImage } from './evidence.ts';
import type { Photo } from './photo.ts';

export const DERIVATIVE_SIDES = [320, 1024, 2048] as const;

/** A copy of a photo for the screen: upright, shrunk, without metadata. */
export interface Derivative {
  /** The long side asked for; a smaller photo isn't enlarged. */
  side: (typeof DERIVATIVE_SIDES)[number];
  type: 'image/webp' | 'image/jpeg';
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** An RGB image as input for sharp. */
export const fromRgb = ({ data, width, height }: RgbImage) =>
  sharp(data, { raw: { width, height, channels: 3 } });

/** WebP is smaller but costs three times as much to make as JPEG: worth it only where the picture is small. */
const WEBP_UP_TO = 1024;

/** The copies of a photo in all sizes that screens and documents use. */
export function derivatives(photo: Pick<Photo, 'master'>): Promise<Derivative[]> {
  return Promise.all(
    DERIVATIVE_SIDES.map(async (side) => {
      const shrunk = fromRgb(photo.master).resize(side, side, { fit: 'inside', withoutEnlargement: true });
      const webp = side <= WEBP_UP_TO;
      const encoded = webp ? shrunk.webp({ quality: 78, effort: 2 }) : shrunk.jpeg({ quality: 82 });
      const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
      const type = webp ? 'image/webp' : 'image/jpeg';
      return { side, type, width: info.width, height: info.height, bytes: data } satisfies Derivative;
    }),
  );
}
