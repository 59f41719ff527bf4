/** A photo may show several defects: what stands apart from the finding is a finding of its own. */
import { FAMILIES, FAMILY_NAMES, type Family, GROUP_FAMILIES } from '@plumbline/knowledge';
import { calibrated } from './consensus/opinion-pool.ts';
import type { ConsensusWeights } from './consensus/weights.ts';
import { placeInWords } from './engines/surface.ts';
import type { Half } from './network/halves.ts';
import type { Region } from './network/regions.ts';
import type { AlsoSeen, Box, Consensus, Opinion } from './panel.ts';

/**
 * What another kind needs in the photo's distribution, and at its strongest cell. On training photos with masks of both
 * cracks and spalling, 8 of 8 that reach this are there; without the share it was 10 of 11, and seven times as many of
 * the other photos would have a second finding that nobody labelled.
 */
const SHARE = 0.15;
const STRENGTH = 0.7;
/** How much of it must lie outside the finding. */
const APART = 0.5;
const MOST = 2;

const overlapOf = (one: Box, other: Box): number => {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
};

/** The share of a region's box that lies outside another. */
const outside = (one: Box, other: Box): number => 1 - overlapOf(one, other) / (one.width * one.height);

const inWords = ({ box: { x, y, width, height } }: Region) => placeInWords(x + width / 2, y + height / 2);

/** The families that the answer stands for already. */
function spokenFor({ family, group }: Consensus): readonly Family[] {
  if (family !== null) return [family];
  return group ? GROUP_FAMILIES[group] : [];
}

/** A half shows another kind from this share on, where the first kind has no more than the next figure there. */
const IN_HALF = 0.35;
const HARDLY = 0.05;
/** Of 25 such second findings in photos put together of two, 14 were of the right kind. */
const HALF_AT_MOST = 0.56;

/** The kind that an answer is of, the likeliest where it leaves several open. */
function firstKind(main: Consensus): Family | undefined {
  const [first] = spokenFor(main).toSorted((one, other) => main.distribution[other] - main.distribution[one]);
  return first;
}

function topOf({ shares }: Half): Family {
  return FAMILIES.reduce((best, one) => (shares[one] > shares[best] ? one : best));
}

/** Where in its half a kind is: its region's part there, or the half. */
function inHalf({ box }: Half, family: Family, regions: readonly Region[]): Region {
  const within = (x: number, y: number) =>
    x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  const own = regions.find((one) => one.family === family);
  const outlines = (own?.outlines ?? []).filter((points) => points.every(([x, y]) => within(x, y)));
  const across = outlines.flat().map(([x]) => x);
  const down = outlines.flat().map(([, y]) => y);
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return outlines.length === 0
    ? { family, strength: own?.strength ?? 0, box, outlines: [cornersOf(box)] }
    : {
        family,
        strength: own?.strength ?? 0,
        box: { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y },
        outlines,
      };
}

const cornersOf = ({ x, y, width, height }: Box): [number, number][] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** Another kind that fills one half of the photo while the first is in the other alone; the surest such. */
function inOtherHalf(
  main: Consensus,
  halves: readonly (readonly [Half, Half])[],
): { half: Half; family: Family; share: number } | undefined {
  const first = firstKind(main);
  if (!first) return undefined;
  return halves
    .flatMap(([one, other]) => [
      { half: one, across: other },
      { half: other, across: one },
    ])
    .map(({ half, across }) => ({ half, across, family: topOf(half), share: half.shares[topOf(half)] }))
    .filter(
      ({ half, across, family, share }) =>
        family !== first &&
        family !== 'normal' &&
        family !== 'not_building' &&
        share >= IN_HALF &&
        half.shares[first] <= HARDLY &&
        across.shares[family] <= HARDLY,
    )
    .sort((one, other) => other.share - one.share)[0];
}

function consensusOf(main: Consensus, region: Region, confidence: number): Consensus {
  const { family } = region;
  const title = FAMILY_NAMES[family];
  const seen = `${title} in a part of its own, ${inWords(region)}.`;
  return {
    ...main,
    outcome: 'defect',
    family,
    group: null,
    defectId: null,
    title,
    confidence,
    candidates: [],
    settledByWords: false,
    agreement: {
      asked: main.enginesAsked,
      opinions: 1,
      agreeing: 1,
      basis: 'photo',
      text: 'One check sees this in a part of its own.',
    },
    observed: [seen],
    seen: [],
    consensusFactors: [seen],
    divergentPoints: [`The photo as a whole was read as: ${main.title.toLowerCase()}.`],
    advice: [],
    // What the words measure belongs to what they are about.
    measurements: [],
  };
}

const foundApart = (main: Consensus, region: Region, confidence: number): AlsoSeen => ({
  consensus: consensusOf(main, region, confidence),
  overlays: region.outlines.map((points) => ({
    kind: 'outline' as const,
    label: FAMILY_NAMES[region.family],
    points,
  })),
  overlayDescription: `${FAMILY_NAMES[region.family]}: outlined ${inWords(region)}.`,
  region: region.box,
});

/** Other defects of the photo, each with its own region, the strongest first; none where nothing was found at all. */
export function alsoSeen(
  { mismatch: _, ...main }: Consensus,
  opinions: readonly Opinion[],
  region: Box | undefined,
  weights: ConsensusWeights,
): AlsoSeen[] {
  if (main.outcome !== 'defect' || !region) return [];
  const said = spokenFor(main);
  const regions = opinions.flatMap(({ regions: some }) => some ?? []);
  const apart = regions
    .filter(
      ({ family, strength, box }) =>
        !said.includes(family) &&
        strength >= STRENGTH &&
        main.distribution[family] >= SHARE &&
        outside(box, region) >= APART,
    )
    .sort((one, other) => main.distribution[other.family] - main.distribution[one.family])
    .slice(0, MOST)
    .map((one) => foundApart(main, one, calibrated(main.distribution[one.family], weights.calibration)));
  if (apart.length > 0) return apart;
  const halves = opinions.flatMap(({ halves: some }) => some ?? []);
  const other = inOtherHalf(main, halves);
  if (!other) return [];
  const confidence = Math.min(HALF_AT_MOST, calibrated(other.share, weights.calibration));
  return [foundApart(main, inHalf(other.half, other.family, regions), confidence)];
}
