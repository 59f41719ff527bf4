import { createHash } from 'node:crypto';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { readCapture } from './capture.ts';
import { readCredentials } from './credentials/read-credentials.ts';
import type { CaptureFacts, RgbImage } from './evidence.ts';
import { decodeHeic } from './heic.ts';
import { assertSize, MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS, MIN_PHOTO_SIDE } from './limits.ts';
import { PhotoError } from './problem.ts';
import { type PhotoKind, sniff } from './sniff.ts';

/** The long side of the image that all others are made from, so that the file is decoded once. */
const MASTER_SIDE = 2048;

/** A photo that was found safe and readable, decoded once. */
export interface Photo {
  kind: PhotoKind;
  /** Upright size as taken, in pixels. */
  width: number;
  height: number;
  /** Of the file as it came, in hexadecimal. */
  sha256: string;
  capture: CaptureFacts;
  /** The photo upright in sRGB, at most 2048 px on the long side, never enlarged. */
  master: RgbImage;
}

export interface ReadPhotoOptions {
  /** The least width and height, in pixels. 500 unless told; measuring on small pictures lowers it. */
  minimumSide?: number;
  /** The largest file, in bytes. 10 MB unless told; measuring raises it. */
  maximumBytes?: number;
}

async function headerOf(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new PhotoError('unreadable', String(cause));
  }
}

/** Shrinks to the master's size; a JPEG is shrunk while it is being decoded. */
async function shrink(image: Sharp): Promise<RgbImage> {
  try {
    const { data, info } = await image
      .resize(MASTER_SIDE, MASTER_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (info.channels === 3) return { data, width: info.width, height: info.height };
    throw new PhotoError('unreadable', `${info.channels} channels`);
  } catch (cause) {
    if (cause instanceof PhotoError) throw cause;
    throw new PhotoError('unreadable', String(cause));
  }
}

/** Whether the picture's last rows are one flat colour: what a decoder fills in where data is missing. */
function endsFlat({ data, width, height }: RgbImage): boolean {
  const rows = Math.max(2, Math.floor(height / 50));
  const tail = data.subarray((height - rows) * width * 3);
  return tail.every((value, at) => Math.abs(value - (tail[at % 3] ?? 0)) <= 1);
}

/**
 * Decodes a file. Some cameras write what a strict decoder warns of; such a photo is taken if its picture is whole.
 */
async function decode(file: Buffer): Promise<RgbImage> {
  const limitInputPixels = MAX_PHOTO_PIXELS;
  try {
    return await shrink(sharp(file, { failOn: 'warning', limitInputPixels }).autoOrient());
  } catch (cause) {
    // As it lies in the file, since that is the order in which data goes missing.
    const whole = await shrink(sharp(file, { failOn: 'error', limitInputPixels }));
    if (endsFlat(whole)) throw cause;
    return await shrink(sharp(file, { failOn: 'error', limitInputPixels }).autoOrient());
  }
}

/**
 * Reads a photo from the bytes of a file: finds out by its content what it is, refuses what isn't a JPEG, PNG,
 * WebP, HEIC or AVIF photo or is something else as well, checks size before decoding, and decodes it once. Of several pictures in one file the first is taken.
 * Metadata is read for evidence and goes no further. Throws PhotoError.
 */
export async function readPhoto(bytes: Uint8Array, options: ReadPhotoOptions = {}): Promise<Photo> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const minimumSide = options.minimumSide ?? MIN_PHOTO_SIDE;
  if (file.length > (options.maximumBytes ?? MAX_PHOTO_BYTES))
    throw new PhotoError('too_large', `${file.length} bytes`);
  const kind = sniff(file);
  const header = await headerOf(file);
  assertSize(header.width, header.height, minimumSide);
  const contentCredentials = readCredentials(file, kind);
  const capture = { ...(await readCapture(header.exif)), ...(contentCredentials && { contentCredentials }) };
  const sha256 = createHash('sha256').update(file).digest('hex');
  if (kind === 'heic') {
    const { data, width, height } = await decodeHeic(file, minimumSide);
    const master = await shrink(sharp(data, { raw: { width, height, channels: 4 } }));
    return { kind, width, height, sha256, capture, master };
  }
  if (header.format !== (kind === 'avif' ? 'heif' : kind))
    throw new PhotoError('unsupported_type', `${kind} that decodes as ${header.format}`);
  const { width, height } = header.autoOrient;
  return { kind, width, height, sha256, capture, master: await decode(file) };
}
