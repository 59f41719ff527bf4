import sharp from 'sharp';
import { PhotoError } from './evidence/problem.ts';
import { type PictureKind, sniff } from './evidence/sniff.ts';

/** How a picture that is no evidence, a face or a logo, is made anew. */
export interface Redrawing {
  /** Kinds of file that are taken, by their content. */
  kinds: readonly PictureKind[];
  /** Width and height that it fills or fits into, in pixels. */
  side: number;
  fit: 'cover' | 'inside';
  type: 'png' | 'webp';
}

export interface Redrawn {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** More than any screen or letterhead needs; asked before a pixel is decoded. */
const MOST_PIXELS = 30_000_000;

/**
 * The picture alone, upright and at its size: nothing of the file that came is left, its camera data least of all.
 * Throws PhotoError 'unsupported_type' for what isn't such a picture.
 */
export async function redraw(bytes: Uint8Array, { kinds, side, fit, type }: Redrawing): Promise<Redrawn> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    sniff(file, kinds);
    const image = sharp(file, { limitInputPixels: MOST_PIXELS });
    const sized = image.rotate().resize(side, side, { fit, withoutEnlargement: fit === 'inside' });
    const encoded = type === 'webp' ? sized.webp({ quality: 85 }) : sized.png();
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (cause) {
    const detail = cause instanceof PhotoError ? cause.detail : String(cause);
    throw new PhotoError('unsupported_type', detail);
  }
}
