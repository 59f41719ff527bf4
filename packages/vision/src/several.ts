/** A photo may show several defects: what stands apart from the finding is a finding of its own. */
import { FAMILY_NAMES, type Family, GROUP_FAMILIES } from '@plumbline/knowledge';
import { calibrated } from './consensus/opinion-pool.ts';
import type { ConsensusWeights } from './consensus/weights.ts';
import { placeInWords } from './engines/surface.ts';
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

function consensusOf(main: Consensus, region: Region, weights: ConsensusWeights): Consensus {
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
    confidence: calibrated(main.distribution[family], weights.calibration),
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

/** Other defects of the photo, each with its own region, the strongest first; none where nothing was found at all. */
export function alsoSeen(
  { mismatch: _, ...main }: Consensus,
  opinions: readonly Opinion[],
  region: Box | undefined,
  weights: ConsensusWeights,
): AlsoSeen[] {
  if (main.outcome !== 'defect' || !region) return [];
  const said = spokenFor(main);
  return opinions
    .flatMap(({ regions = [] }) => regions)
    .filter(
      ({ family, strength, box }) =>
        !said.includes(family) &&
        strength >= STRENGTH &&
        main.distribution[family] >= SHARE &&
        outside(box, region) >= APART,
    )
    .sort((one, other) => main.distribution[other.family] - main.distribution[one.family])
    .slice(0, MOST)
    .map((one) => ({
      consensus: consensusOf(main, one, weights),
      overlays: one.outlines.map((points) => ({
        kind: 'outline' as const,
        label: FAMILY_NAMES[one.family],
        points,
      })),
      overlayDescription: `${FAMILY_NAMES[one.family]}: outlined ${inWords(one)}.`,
      region: one.box,
    }));
}
