import { noteOrigin } from '../../browser/device-statement.ts';

/** JPEG quality of a captured photo. */
const QUALITY = 0.8;

/** Draws the frame on screen at the camera's own resolution; false while there is none. */
export function drawFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement): boolean {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return false;
  canvas.width = videoWidth;
  canvas.height = videoHeight;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return false;
  context.drawImage(video, 0, 0);
  return true;
}

/** The same at once: browsers leave `toBlob` until they are idle, on a busy phone a second later. */
export function fileNow(canvas: HTMLCanvasElement, takenAt: number): File | null {
  const [head, base64] = canvas.toDataURL('image/jpeg', QUALITY).split(',');
  if (!head?.startsWith('data:image/jpeg') || !base64) return null;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return taken(bytes, takenAt);
}

/** The photo as a JPEG file named by the time at which it was taken; null where the browser made none. */
export async function fileOf(canvas: HTMLCanvasElement, takenAt: number): Promise<File | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob || blob.size === 0) return null;
  return taken(blob, takenAt);
}

function taken(picture: BlobPart, takenAt: number): File {
  const file = new File([picture], `defect-${takenAt}.jpg`, { type: 'image/jpeg', lastModified: takenAt });
  noteOrigin(file, { takenAt });
  return file;
}
