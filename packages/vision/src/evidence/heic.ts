/// <reference path="./heic-decode.d.ts" />
import { assertSize } from './limits.ts';
import { PhotoError } from './problem.ts';

/** Red, green, blue, alpha in turn, upright: the decoder applies the photo's own rotation. */
export interface RgbaImage {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Decodes a HEIC photo after its size was found acceptable. Takes about a second and 350 MB for 12 megapixels,
 * so it belongs into a worker thread. Throws PhotoError.
 */
export async function decodeHeic(bytes: Uint8Array, minimumSide: number): Promise<RgbaImage> {
  // A megabyte of code, for photos of one kind, that only processes of the pool ever need.
  const { default: decoder } = await import('heic-decode');
  const images = await decoder.all({ buffer: bytes }).catch((cause: unknown) => {
    throw new PhotoError('unreadable', `HEIC: ${cause}`);
  });
  try {
    const first = images[0];
    if (!first) throw new PhotoError('unreadable', 'HEIC without a picture');
    assertSize(first.width, first.height, minimumSide);
    const { data, width, height } = await first.decode().catch((cause: unknown) => {
      throw new PhotoError('unreadable', `HEIC: ${cause}`);
    });
    return { data: Buffer.from(data.buffer, data.byteOffset, data.byteLength), width, height };
  } finally {
    images.dispose();
  }
}
