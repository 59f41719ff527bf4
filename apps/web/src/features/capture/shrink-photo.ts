import { LIMITS } from '@plumbline/contract';
import { noteOrigin } from '../../browser/device-statement.ts';
import { toast } from '../../ui/toast-store.ts';
import { keptExif, withExif } from './kept-exif.ts';

/** Long side in pixels and JPEG quality, tried in turn until the file is small enough to send. */
const ATTEMPTS = [
  [4096, 0.92],
  [4096, 0.8],
  [3072, 0.8],
  [2048, 0.8],
] as const;

/**
 * A photo that is too large to send, as a smaller upright JPEG with the camera's time and place; says so on screen.
 * Rejects where the browser can’t open the photo or can’t make it small enough.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  const smaller = await smallerCopy(file);
  toast({
    title: 'Photo made smaller to send',
    description: [
      smaller.hasExif ? '' : 'Its capture time and place aren’t in the smaller copy.',
      // On plain http a browser makes no hash, without which the server takes no original.
      crypto.subtle ? 'With an account, we keep your original too.' : 'Keep your original.',
    ]
      .filter(Boolean)
      .join(' '),
    tone: 'notice',
  });
  return smaller.file;
}

/** A photo as it may be sent: itself, or a smaller copy without a word. */
export const sendable = async (file: File): Promise<File> =>
  file.size > LIMITS.uploadBytes ? (await smallerCopy(file)).file : file;

/** The same without a word. */
export async function smallerCopy(file: File): Promise<{ file: File; hasExif: boolean }> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const exif = file.type === 'image/jpeg' ? keptExif(new Uint8Array(await file.arrayBuffer())) : null;
    for (const [side, quality] of ATTEMPTS) {
      const drawn = await draw(picture, side, quality);
      const blob = drawn && (await withExif(drawn, exif));
      if (!blob || blob.size > LIMITS.uploadBytes) continue;
      const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
      const made = new File([blob], name, { type: 'image/jpeg', lastModified: file.lastModified });
      noteOrigin(made, { original: file });
      return { file: made, hasExif: exif !== null };
    }
  } finally {
    picture.close();
  }
  throw new Error('No smaller copy of the photo was small enough');
}

/** Null where the browser has no canvas of that size or writes no JPEG. */
async function draw(picture: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const { width, height } = sizeWithin(picture, side);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  return blob?.type === 'image/jpeg' ? blob : null;
}

/** The size on a given long side, never enlarged. A panorama may be longer: its short side still has to suffice. */
export function sizeWithin({ width, height }: { width: number; height: number }, side: number) {
  const scale = Math.min(
    1,
    Math.max(side / Math.max(width, height), LIMITS.minPhotoSide / Math.min(width, height)),
  );
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
