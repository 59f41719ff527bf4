/**
 * What the panel can't see reliably, and what to photograph instead. How often it misses something is measured on
 * photos that its networks never saw, and given by whoever asks for a judgement.
 */
import type { Family } from './findings.ts';

export interface BlindSpot {
  /** What is missed, in one or two sentences. */
  missed: string;
  /** What to photograph or do instead. */
  instead: string;
}

/** In how many test photos of a family the panel named it. */
export interface MeasuredRecall {
  photos: number;
  named: number;
}
export type RecallByFamily = Readonly<Partial<Record<Family, MeasuredRecall>>>;

interface Known {
  /** What is missed, in the plural, as a sentence begins with it. */
  what: string;
  instead: string;
  /** What no photo shows of it. */
  unseen?: string;
}

const OF_FAMILY: Readonly<Partial<Record<Family, Known>>> = {
  crack: {
    what: 'Fine cracks in brickwork and cracks seen from afar',
    instead: 'Photograph the crack from arm’s length, straight on, with a coin or ruler beside it.',
  },
  corrosion: {
    what: 'Rust stains and rusted parts',
    instead: 'Photograph the rusted part close up in daylight, and one from further back.',
  },
  spalling: {
    what: 'Broken concrete and exposed steel',
    instead: 'Photograph the broken edge close up, and say whether steel shows.',
  },
  vegetation: {
    what: 'Small plants in joints and gutters',
    instead: 'Photograph where the plant grows from.',
  },
  peeling_damp: {
    what: 'Damp and peeling paint',
    instead: 'Photograph the edge of the stain, and test it with a moisture meter.',
    unseen: 'Damp without a mark can’t be seen.',
  },
  efflorescence: {
    what: 'White salts',
    instead: 'Photograph the white patch close up, and the ground below it.',
  },
  tile_fault: {
    what: 'Loose, cracked and uneven tiles',
    instead: 'Photograph the joint close up with a straight edge across it, and tap for a hollow sound.',
  },
  mould_algae: {
    what: 'Light mould, and mould in photos from a distance,',
    instead: 'Photograph the spots close up with the light on, and the whole room.',
  },
};

/** Fewer test photos say too little. */
const FEWEST_PHOTOS = 20;

function frequency({ photos, named }: MeasuredRecall): string {
  const share = named / photos;
  if (share < 0.35) return 'rarely recognised';
  return share < 0.75 ? 'often missed' : 'sometimes missed';
}

function missedOf({ what, unseen }: Known, recall: MeasuredRecall | undefined): string {
  const told =
    recall && recall.photos >= FEWEST_PHOTOS
      ? `${what} are ${frequency(recall)}: ${recall.named} of ${recall.photos} test photos were named right.`
      : `${what} may be missed. We have too few test photos to say how often.`;
  return [told, ...(unseen ? [unseen] : [])].join(' ');
}

/** What no photo shows of a place, however good it is. */
const NO_PHOTO: BlindSpot = {
  missed: 'A photo doesn’t show gas, live wiring, asbestos, what is behind a lining or what moves.',
  instead: 'Say in a few words what worries you. Smells, sounds and movement count.',
};

const SHORT_NAMES: Readonly<Partial<Record<Family, string>>> = {
  crack: 'fine cracks',
  corrosion: 'rust',
  spalling: 'broken concrete',
  vegetation: 'small plants',
  peeling_damp: 'damp',
  efflorescence: 'white salts',
  tile_fault: 'tile faults',
  mould_algae: 'light mould',
};
const MOST_NAMED = 5;

/** What the panel misses most, the worst first; named wherever it says that it sees nothing. */
function missedMost(recall: RecallByFamily): BlindSpot {
  const families = Object.keys(SHORT_NAMES) as Family[];
  const share = (family: Family) => {
    const { photos, named } = recall[family] ?? { photos: 0, named: 0 };
    return photos < FEWEST_PHOTOS ? 0 : named / photos;
  };
  const names = families
    .sort((one, other) => share(one) - share(other))
    .slice(0, MOST_NAMED)
    .map((family) => SHORT_NAMES[family] ?? '');
  const list = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return {
    missed: `${list[0]?.toUpperCase()}${list.slice(1)} are often missed.`,
    instead: 'Photograph the part that worries you from arm’s length, in even light.',
  };
}

/** What the panel is least measured on: photos of all of a thing. Told first wherever it names no defect. */
const FROM_AFAR: BlindSpot = {
  missed: 'In a photo of a whole room, house or roof, damage is easily missed, even a large hole.',
  instead: 'Photograph each wall, ceiling and part of the roof by itself, from close by.',
};

/** What stands beside a finding of this family, or beside an answer that names none. */
export function blindSpotsOf(family: Family | null, recall: RecallByFamily = {}): BlindSpot[] {
  const own = family === null ? undefined : OF_FAMILY[family];
  return own && family
    ? [{ missed: missedOf(own, recall[family]), instead: own.instead }]
    : [FROM_AFAR, missedMost(recall), NO_PHOTO];
}
