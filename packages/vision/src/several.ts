/** A photo may show several defects: what stands apart from the finding is a finding of its own. */
import { FAMILIES, FAMILY_NAMES, type Family, findDefectName, GROUP_FAMILIES } from '@plumbline/knowledge';
import { calibrated } from './consensus/opinion-pool.ts';
import type { ConsensusWeights } from './consensus/weights.ts';
import { placeInWords } from './engines/surface.ts';
import { boxOf, type Cluster, clustersOf, outlinesOf } from './network/contour.ts';
import type { Half } from './network/halves.ts';
import { type Cells, LOCAL_FAMILIES } from './network/inference.ts';
import type { Box, Region } from './network/regions.ts';
import type { AlsoSeen, Consensus, Opinion } from './panel.ts';

/*
 * The cells say where each kind is. One that is sure leaves hardly a share of the whole photo to another, so a second kind
 * is told by its own place, and with a lesser share or place only where a half of the photo shows it by itself. Chosen on
 * photos put together of one half of the training photos (docs/decisions/0469-what-stands-apart-and-what-is-drawn.md).
 */
/** A cell shows a kind from here on, and is its own where it is more than so many times as sure of it as of the other. */
const SHOWN = 0.5;
const TIMES = 2;
/** The share of the photo's cells from which on a kind has a place of its own, and from which on that tells it alone. */
const PLACE = 0.01;
const TELLING = 0.02;
/** Any third kind has at most so much of what the second has there. */
const RIVAL = 0.3;
/** How much of its place must lie outside the finding. */
const APART = 0.5;
/** What it needs in the whole photo's distribution, where only its place tells it. */
const SHARE = 0.1;
/** Of 34 second findings in photos put together of two that trained nothing 22 were of a kind that is there; of 25 by halves 14. */
const AT_MOST = 0.56;
const MOST = 2;

const inWords = ({ box: { x, y, width, height } }: Place) => placeInWords(x + width / 2, y + height / 2);

/** A kind's own place in the photo. */
type Place = Pick<Region, 'family' | 'box' | 'outlines'>;

const likeliestOf = (kinds: readonly Family[], { distribution }: Consensus): readonly Family[] =>
  kinds.toSorted((one, other) => distribution[other] - distribution[one]).slice(0, 1);

/**
 * The families that the answer stands for already. 'Some damage, kind not clear' is said of two kinds side by side as
 * well: it stands for the likeliest.
 */
function spokenFor(main: Consensus): readonly Family[] {
  const { family, group, defectId } = main;
  if (family !== null) return [family];
  const kinds = group ? GROUP_FAMILIES[group] : (defectId && findDefectName(defectId)?.families) || [];
  return group === 'damage' ? likeliestOf(kinds, main) : kinds;
}

const valueAt = ({ values }: Cells, family: Family, cell: number): number => values.get(family)?.[cell] ?? 0;

/** The largest place where this kind shows and none of the others nearly so. */
function ownPlace(cells: Cells, family: Family, others: readonly Family[]): Cluster {
  const own = Array.from({ length: cells.columns * cells.rows }, (_, cell) => {
    const value = valueAt(cells, family, cell);
    return others.every((other) => value > TIMES * valueAt(cells, other, cell)) ? value : 0;
  });
  return clustersOf({ ...cells, values: own }, SHOWN)[0] ?? [];
}

const sumOf = (place: Cluster, cells: Cells, family: Family): number =>
  place.reduce((sum, cell) => sum + valueAt(cells, family, cell), 0);

/** The share of a place that lies outside a box. */
function outside(place: Cluster, { columns, rows }: Cells, { x, y, width, height }: Box): number {
  const beyond = place.filter((cell) => {
    const across = ((cell % columns) + 0.5) / columns;
    const down = (Math.floor(cell / columns) + 0.5) / rows;
    return across < x || across > x + width || down < y || down > y + height;
  });
  return beyond.length / place.length;
}

/** A second kind's place, with how much shows there and how surely. */
interface Second {
  place: Place;
  shows: number;
  sure: number;
}

const placeOf = (family: Family, cluster: Cluster, cells: Cells): Place => ({
  family,
  box: boxOf(cluster, cells),
  outlines: outlinesOf(cluster, cells),
});

/** Kinds whose place lies apart from the finding and is theirs alone; the one that shows most first. */
function byPlace(cells: Cells, main: Consensus, region: Box): Second[] {
  const said = spokenFor(main);
  const all = cells.columns * cells.rows;
  return LOCAL_FAMILIES.filter((family) => !said.includes(family) && main.distribution[family] >= SHARE)
    .flatMap((family) => {
      const cluster = ownPlace(cells, family, said);
      const shows = sumOf(cluster, cells, family);
      const isAlone = LOCAL_FAMILIES.every(
        (other) => other === family || sumOf(cluster, cells, other) <= RIVAL * shows,
      );
      if (cluster.length < TELLING * all || !isAlone || outside(cluster, cells, region) < APART) return [];
      if (said.every((first) => ownPlace(cells, first, [family]).length < PLACE * all)) return [];
      return [{ place: placeOf(family, cluster, cells), shows, sure: shows / cluster.length }];
    })
    .sort((one, other) => other.shows - one.shows)
    .slice(0, MOST);
}

/** A half shows another kind from this share on, where the first kind has no more than the next figure there. */
const IN_HALF = 0.35;
const HARDLY = 0.05;

const topOf = ({ shares }: Half): Family =>
  FAMILIES.reduce((best, one) => (shares[one] > shares[best] ? one : best));

const hasPlace = (place: Cluster, cells: Cells): boolean =>
  place.length >= PLACE * cells.columns * cells.rows;

/**
 * Another kind than is spoken for that fills one half of the photo while the likeliest is in the other alone, and has a
 * place; the surest such.
 */
function byHalf(
  cells: Cells,
  main: Consensus,
  halves: readonly (readonly [Half, Half])[],
  said: readonly Family[],
): Second | undefined {
  const likeliest = likeliestOf(said, main);
  const [other] = halves
    .flatMap(([one, across]) => [
      { half: one, across },
      { half: across, across: one },
    ])
    .map((both) => ({ ...both, family: topOf(both.half), share: both.half.shares[topOf(both.half)] }))
    .filter(
      ({ half, across, family, share }) =>
        !said.includes(family) &&
        share >= IN_HALF &&
        likeliest.every((first) => half.shares[first] <= HARDLY) &&
        across.shares[family] <= HARDLY,
    )
    .sort((one, another) => another.share - one.share);
  if (!other) return undefined;
  const cluster = ownPlace(cells, other.family, said);
  if (!hasPlace(cluster, cells)) return undefined;
  const shows = sumOf(cluster, cells, other.family);
  return { place: placeOf(other.family, cluster, cells), shows, sure: other.share };
}

/**
 * A level above may be given because the halves show two kinds of it: with no other told, it stands for its likeliest.
 * Four more looks by a network: only where another kind has a place at all.
 */
async function byHalves(
  cells: Cells,
  main: Consensus,
  halves: NonNullable<Opinion['halves']>,
): Promise<Second[]> {
  const said = spokenFor(main);
  const readings = main.group ? [said, likeliestOf(said, main)] : [said];
  const mayBe = readings.some((kinds) =>
    LOCAL_FAMILIES.some((other) => !kinds.includes(other) && hasPlace(ownPlace(cells, other, kinds), cells)),
  );
  if (!mayBe) return [];
  const seen = await halves();
  return readings.flatMap((kinds) => byHalf(cells, main, seen, kinds) ?? []).slice(0, 1);
}

function consensusOf(main: Consensus, place: Place, confidence: number): Consensus {
  const { family } = place;
  const title = FAMILY_NAMES[family];
  const seen = `${title} in a part of its own, ${inWords(place)}.`;
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

const foundApart = (main: Consensus, place: Place, confidence: number): AlsoSeen => ({
  consensus: consensusOf(main, place, confidence),
  overlays: place.outlines.map((points) => ({
    kind: 'outline' as const,
    label: FAMILY_NAMES[place.family],
    points,
  })),
  overlayDescription: `${FAMILY_NAMES[place.family]}: outlined ${inWords(place)}.`,
  region: place.box,
});

/** Other defects of the photo, each with its own region, what shows most first; none where nothing was found at all. */
export async function alsoSeen(
  { mismatch: _, ...main }: Consensus,
  opinions: readonly Opinion[],
  region: Box | undefined,
  weights: ConsensusWeights,
): Promise<AlsoSeen[]> {
  if (main.outcome !== 'defect' || !region || spokenFor(main).length === 0) return [];
  const seconds = await Promise.all(
    opinions.map(({ cells, halves }) => {
      if (!cells) return [];
      const placed = byPlace(cells, main, region);
      return placed.length > 0 || !halves ? placed : byHalves(cells, main, halves);
    }),
  );
  return seconds
    .flat()
    .map(({ place, sure }) =>
      foundApart(main, place, Math.min(AT_MOST, calibrated(sure, weights.calibration))),
    );
}
