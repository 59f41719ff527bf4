import { derivatives } from './evidence/derivatives.ts';
import { assertUsable } from './evidence/gate.ts';
import { seedEvidence } from './evidence/gather.ts';
import { readPhoto } from './evidence/photo.ts';
import type { Intake } from './worker-protocol.ts';

/**
 * Everything that happens to a photo before anything is charged: it is read, judged for quality, and its copies
 * for the screen are made. Throws PhotoError.
 */
export async function takeIn(bytes: Uint8Array): Promise<Intake> {
  const photo = await readPhoto(bytes);
  const seed = await seedEvidence(photo);
  assertUsable(seed.quality);
  const { kind, width, height, sha256, capture } = photo;
  return { kind, width, height, sha256, ...capture, derivatives: await derivatives(photo), seed };
}
