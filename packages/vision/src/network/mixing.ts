import type { Family } from '@plumbline/knowledge';

/** How the scores of both networks become one. */
export interface Mixing {
  /** How much `damage` counts against `surface`, of 1, where nothing else is said. */
  share: number;
  shares: Readonly<Partial<Record<Family, number>>>;
  /** Added to a family's score. */
  offsets: Readonly<Partial<Record<Family, number>>>;
  /** How what the whole photo says of coats and damp (model/data/coats.json) adds to that family's score. */
  coats: { weight: number; offset: number };
}

/**
 * Each network speaks louder of what it was shown more of: `damage` of what breaks, rusts and of cracked tiles, `surface`
 * of drawn coats that flake and of salts. Chosen by whole sources left out (`evaluate/fit-mixing.ts`).
 * Averaging makes the sound wall less sure than either network was of it; its offset gives that back.
 */
export const MIXING: Mixing = {
  share: 0.6,
  shares: { crack: 0.4, spalling: 1, corrosion: 1, peeling_damp: 0, efflorescence: 0.15, tile_fault: 1 },
  offsets: { normal: 0.15, peeling_damp: 0.3 },
  coats: { weight: 4, offset: 2 },
};
