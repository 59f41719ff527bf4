/** The kinds of defect that the panel misses more often than it names them, by the measured figures. */
import { FAMILY_NAMES } from './families.ts';
import { FAMILIES, type Family } from './findings.ts';
import { familyRecall } from './recall.ts';

/** Fewer photos than this say too little. */
const ENOUGH = 25;

/** The most missed first. */
export const MISSED_FAMILIES: readonly Family[] = FAMILIES.flatMap((family) => {
  if (family === 'normal' || family === 'not_building') return [];
  const { named = 0, photos = 0 } = familyRecall[family] ?? {};
  const share = photos < ENOUGH ? 0 : named / photos;
  return share < 0.5 ? [{ family, share }] : [];
})
  .sort((one, other) => one.share - other.share)
  .map(({ family }) => family);

const names = MISSED_FAMILIES.map((family) => FAMILY_NAMES[family].toLowerCase());

/** 'tile fault, efflorescence and peeling or damp surface', the most missed first. */
export const MISSED_MOST_OFTEN: string =
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
