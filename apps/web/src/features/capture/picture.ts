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

/** The photo as a JPEG file named by the time at which it was taken; null where the browser made none. */
export async function fileOf(canvas: HTMLCanvasElement, takenAt: number): Promise<File | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob || blob.size === 0) return null;
  return new File([blob], `defect-${takenAt}.jpg`, { type: 'image/jpeg', lastModified: takenAt });
}
