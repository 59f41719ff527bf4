/**
 * What the panel can't see reliably, and what to photograph instead. Families are those of which it finds few, or of
 * which too few photos were measured to tell: training/MODEL_CARD.md has the figures.
 */
import type { Family } from './findings.ts';

export interface BlindSpot {
  /** What is missed, in one sentence. */
  missed: string;
  /** What to photograph or do instead. */
  instead: string;
}

const OF_FAMILY: Readonly<Partial<Record<Family, BlindSpot>>> = {
  crack: {
    missed: 'Fine cracks in brickwork, and cracks seen from afar, are often missed.',
    instead: 'Photograph the crack from arm’s length, straight on, with a coin or ruler beside it.',
  },
  corrosion: {
    missed: 'Most rust isn’t recognised.',
    instead: 'Photograph the rusted part close up in daylight, and one from further back.',
  },
  spalling: {
    missed: 'Broken concrete and exposed steel are rarely recognised.',
    instead: 'Photograph the broken edge close up, and say whether steel shows.',
  },
  vegetation: {
    missed: 'Small plants in joints and gutters are often missed.',
    instead: 'Photograph where the plant grows from.',
  },
  peeling_damp: {
    missed: 'Damp and peeling paint are often missed, and damp without a mark can’t be seen.',
    instead: 'Photograph the edge of the stain, and have a moisture meter held to it.',
  },
  efflorescence: {
    missed: 'White salts are often missed.',
    instead: 'Photograph the white patch close up, and the ground below it.',
  },
  tile_fault: {
    missed: 'Loose, cracked and uneven tiles are rarely recognised.',
    instead: 'Photograph the joint close up with a straight edge across it, and tap for a hollow sound.',
  },
  mould_algae: {
    missed: 'Light mould, and mould in photos from a distance, is often missed.',
    instead: 'Photograph the spots close up with the light on, and the whole room.',
  },
};

/** What no photo shows of a place, however good it is. */
const NO_PHOTO: BlindSpot = {
  missed: 'A photo doesn’t show gas, live wiring, asbestos, what is behind a lining or what moves.',
  instead: 'Say in a few words what worries you. Smells, sounds and movement count.',
};

/** Of these the panel misses most; named wherever it says that it sees nothing. */
const MISSED_MOST: BlindSpot = {
  missed: 'Rust, broken concrete, white salts, damp and tile faults are often missed.',
  instead: 'Photograph the part that worries you from arm’s length, in even light.',
};

/** What stands beside a finding of this family, or beside an answer that names none. */
export function blindSpotsOf(family: Family | null): BlindSpot[] {
  const own = family === null ? undefined : OF_FAMILY[family];
  return own ? [own] : [MISSED_MOST, NO_PHOTO];
}
