/**
 * What the panel finds, misses and invents in photos that nothing of it was made with: the public scorecard's figures.
 * `npm run evaluate:scorecard -- <collection> --write` makes the file.
 */
import measured from './data/scorecard.json' with { type: 'json' };
import { FAMILIES, type Family } from './findings.ts';
import { wilson } from './wilson.ts';

export { wilson };

/** A count, with Wilson's 95 % interval of its share. */
export interface Count {
  count: number;
  interval: readonly [number, number];
}

export interface ScoreRow {
  family: Family;
  photos: number;
  /** What the panel named as this. */
  named: Count;
  /** What it said something is wrong with. */
  marked: Count;
  /** What it called clean. */
  clean: Count;
  /** Right at the level answered: the kind, or a group that it belongs to. */
  right: Count;
  /** What it took for no part of a building. */
  away: Count;
}

const familyOf = (name: string): Family => {
  const family = FAMILIES.find((one) => one === name);
  if (!family) throw new Error(`${name} is no family.`);
  return family;
};
interface StoredCount {
  count: number;
  interval: number[];
}
const countOf = ({ count, interval }: StoredCount): Count => ({
  count,
  interval: [interval[0] ?? 0, interval[1] ?? 1],
});

type StoredRow = { family: string; photos: number } & Record<
  'named' | 'marked' | 'clean' | 'right' | 'away',
  StoredCount
>;
const rowOf = ({ family, photos, named, marked, clean, right, away }: StoredRow): ScoreRow => ({
  family: familyOf(family),
  photos,
  named: countOf(named),
  marked: countOf(marked),
  clean: countOf(clean),
  right: countOf(right),
  away: countOf(away),
});

const { version, measuredOn, overall, answered, invented, calibration, calibrationBySource, regions } =
  measured;

export const SCORECARD = {
  version,
  /** ISO date. */
  measuredOn,
  overall,
  answered: { ...countOf(answered), right: answered.right },
  /** Of the photos said to show a defect, those that show none. */
  invented: { ...countOf(invented), said: invented.said },
  families: measured.families.map((row) => ({ ...rowOf(row), sources: row.sources, said: row.said })),
  others: measured.others.map((row) => ({ ...rowOf(row), sources: row.sources })),
  sources: measured.sources.map((row) => ({ ...rowOf(row), source: row.source })),
  /** By steps of a tenth of confidence. */
  calibration,
  /** Of collections of 200 photos or more: how far confidence is off, and the shares it is made of. */
  calibrationBySource,
  /** Overlap of the region with masks drawn by hand, on photos that trained the network: unseen ones will do worse. */
  regions: regions.map(({ family, photos, overlap }) => ({ family: familyOf(family), photos, overlap })),
};
