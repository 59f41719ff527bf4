import type { GreyPicture } from '@plumbline/knowledge/photo-scale';

/** The long side of the picture in which edges are looked for, in pixels. */
const LONG_SIDE = 1600;

/** A photo of our own server as grey values; rejects where it can't be read. */
export async function greyPicture(address: string): Promise<GreyPicture> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const factor = Math.min(1, LONG_SIDE / Math.max(image.naturalWidth, image.naturalHeight));
  const width = Math.round(image.naturalWidth * factor);
  const height = Math.round(image.naturalHeight * factor);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser reads no pictures');
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const values = new Uint8Array(width * height);
  for (let at = 0; at < values.length; at += 1)
    values[at] =
      0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0);
  return { width, height, values };
}
