import { derivatives } from './evidence/derivatives.ts';
import { assertUsable } from './evidence/gate.ts';
import { seedEvidence } from './evidence/gather.ts';
import { readPhoto } from './evidence/photo.ts';
import type { Intake } from './worker-protocol.ts';

/** Below this there is nothing to see, in pixels. */
const LEAST_SIDE = 16;

/**
 * Everything that happens to a photo before anything is charged: it is read, judged for quality, and its copies
 * for the screen are made. `judge: false` takes small and poor photos too: those that a finding stands on already.
 * Throws PhotoError.
 */
export async function takeIn(bytes: Uint8Array, { judge = true } = {}): Promise<Intake> {
  const photo = await readPhoto(bytes, judge ? {} : { minimumSide: LEAST_SIDE });
  const seed = await seedEvidence(photo);
  if (judge) assertUsable(seed.quality);
  const { kind, width, height, sha256, capture } = photo;
  return {
    kind,
    width,
    height,
    sha256,
    ...capture,
    derivatives: await derivatives(photo, seed.working),
    seed,
  };
}
