import sharp from 'sharp';
import { drawPair } from '../../../../packages/vision/test/drawing/repaired.ts';

const larger = (photo: Buffer) => sharp(photo).resize(1280).jpeg({ quality: 92 }).toBuffer();

/** Two drawn photos of one wall: a defect, and the same wall later. The same number is the same pair. */
export async function repairPair(number: number): Promise<{ before: Buffer; after: Buffer }> {
  const { before, after } = await drawPair(number);
  return { before: await larger(before), after: await larger(after) };
}
