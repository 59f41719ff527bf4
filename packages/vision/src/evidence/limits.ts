import { PhotoError } from './problem.ts';

/** The largest file that is read, in bytes. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
/** The most pixels that are decoded. */
export const MAX_PHOTO_PIXELS = 50_000_000;
/** The least width and height of a photo, in pixels. */
export const MIN_PHOTO_SIDE = 500;
/** The long side of the image that engines work on, in pixels. */
export const WORKING_SIDE = 1024;

/**
 * The most scans of a JPEG. Each is a pass over the whole picture, so that a small file could ask for hours of work. A
 * camera writes one, programs about ten.
 */
export const MAX_JPEG_SCANS = 32;

/** Throws PhotoError 'too_many_pixels' or 'too_small'. Asked before anything is decoded. */
export function assertSize(width: number, height: number, minimumSide: number): void {
  if (!(width > 0 && height > 0)) throw new PhotoError('unreadable', 'no size');
  if (width * height > MAX_PHOTO_PIXELS) throw new PhotoError('too_many_pixels', `${width}x${height}`);
  if (Math.min(width, height) < minimumSide) throw new PhotoError('too_small', `${width}x${height}`);
}
