import { fromRgb } from './derivatives.ts';
import type { CaptureFacts, Evidence, Quality, RgbImage } from './evidence.ts';
import { WORKING_SIDE } from './limits.ts';
import type { Photo } from './photo.ts';
import { greyOf } from './plane.ts';
import { measureQuality } from './quality.ts';

/** What evidence is made from: plain data, so that it crosses threads. */
export interface EvidenceSeed {
  original: { width: number; height: number };
  working: RgbImage;
  quality: Quality;
  capture: CaptureFacts;
}

/** Shrinks a photo to the working size and measures its quality. */
export async function seedEvidence(photo: Photo): Promise<EvidenceSeed> {
  const { master } = photo;
  let working = master;
  if (Math.max(master.width, master.height) > WORKING_SIDE) {
    const { data, info } = await fromRgb(master)
      .resize(WORKING_SIDE, WORKING_SIDE, { fit: 'inside' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    working = { data, width: info.width, height: info.height };
  }
  const original = { width: photo.width, height: photo.height };
  return { original, working, quality: measureQuality(working, greyOf(working)), capture: photo.capture };
}

/** Evidence over a seed. Shared results live as long as the evidence does. */
export function evidenceFrom(seed: EvidenceSeed): Evidence {
  const results = new Map<string, unknown>();
  return {
    ...seed,
    grey: greyOf(seed.working),
    once<T>(key: string, make: () => T): T {
      if (!results.has(key)) results.set(key, make());
      return results.get(key) as T;
    },
    async jpeg(longSide) {
      const image = fromRgb(seed.working).resize(longSide, longSide, {
        fit: 'inside',
        withoutEnlargement: true,
      });
      return image.jpeg({ quality: 85 }).toBuffer();
    },
  };
}

/** Everything that engines may look at in this photo. */
export async function gatherEvidence(photo: Photo): Promise<Evidence> {
  return evidenceFrom(await seedEvidence(photo));
}
