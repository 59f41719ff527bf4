import { FAMILY_NAMES, type Family, findDefectName } from '@plumbline/knowledge';
import type { Vote } from '../panel.ts';

/** The key with the highest value, with that value; undefined where there is none. */
export function highest<K extends string>(entries: Partial<Record<K, number>>): [K, number] | undefined {
  let best: [K, number] | undefined;
  for (const [key, value] of Object.entries(entries) as [K, number][]) {
    if (!best || value > best[1]) best = [key, value];
  }
  return best;
}

/** How much weaker a defect's probability may be than its family's and still be the thing that is said. */
const NAMED_ENOUGH = 0.6;

/** The strongest thing that a vote says: the defect where it names one with conviction, else the family. */
export function strongest(vote: Vote): Pick<Vote, 'says' | 'confidence'> {
  if (!vote.opinion) return {};
  const defect = highest(vote.opinion.defects);
  const family = highest<Family>(vote.opinion.families);
  const name = defect && findDefectName(defect[0])?.name;
  if (defect && name && (!family || defect[1] >= family[1] * NAMED_ENOUGH)) {
    return { says: name, confidence: defect[1] };
  }
  return family ? { says: FAMILY_NAMES[family[0]], confidence: family[1] } : {};
}
