import { checkGif } from './format-gif.ts';
import { checkBoxes, heifKind } from './format-heif.ts';
import { checkJpeg } from './format-jpeg.ts';
import { checkPng } from './format-png.ts';
import { checkWebp } from './format-webp.ts';
import { assertNothingHidden } from './polyglot.ts';
import { PhotoError } from './problem.ts';

export const PHOTO_KINDS = ['jpeg', 'png', 'webp', 'heic', 'avif'] as const;
/** What a photo is by its content; its name and declared type are never believed. */
export type PhotoKind = (typeof PHOTO_KINDS)[number];
/** What a picture that is no evidence, such as a face, may be besides. */
export type PictureKind = PhotoKind | 'gif';

/** What a walk through a file's structure found besides the picture data. */
export interface FileStructure {
  /** Parts that hold words or foreign data: metadata, comments. */
  metadata: Buffer[];
  /** What stands after the end of the picture. */
  trailer: Buffer;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What a file says of itself by its first bytes, without a look at the rest. */
export function kindOf(file: Buffer): PictureKind | undefined {
  if (file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff) return 'jpeg';
  if (file.subarray(0, 8).equals(PNG_SIGNATURE)) return 'png';
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(file.toString('latin1', 0, 6))) return 'gif';
  return heifKind(file);
}

const WALKS: Readonly<Record<PictureKind, (file: Buffer) => FileStructure>> = {
  jpeg: checkJpeg,
  png: checkPng,
  webp: checkWebp,
  heic: checkBoxes,
  avif: checkBoxes,
  gif: checkGif,
};

/**
 * Says what kind of picture this is, having walked its whole structure, before any decoder sees it.
 * Throws PhotoError 'unsupported_type' for a kind that isn't accepted and for a photo with something else hidden in it,
 * 'unreadable' for one that ends too early.
 */
export function sniff<Kind extends PictureKind = PhotoKind>(
  file: Buffer,
  accepted: readonly Kind[] = PHOTO_KINDS as unknown as readonly Kind[],
): Kind {
  const found = kindOf(file);
  if (!found) throw new PhotoError('unsupported_type', 'no known signature');
  const kind = accepted.find((each) => each === found);
  if (!kind) throw new PhotoError('unsupported_type', `${found} isn't taken here`);
  assertNothingHidden(file, WALKS[kind](file));
  return kind;
}
