import { FAMILY_NAMES, type Family, findDefectName, GROUP_FAMILIES } from '@plumbline/knowledge';
import type { Vote } from '../panel.ts';
import type { Decision } from './decide.ts';

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
/** Ten families share what there is: an engine whose strongest is below this has no opinion on what it sees. */
const LEAST_OPINION = 0.25;

/** What a vote says, as it is shown. */
export interface Said {
  defectId?: string;
  family?: Family;
  probability: number;
}

/** The strongest thing that a vote says: the defect where it names one with conviction, else the family. */
export function saidBy({ status, opinion }: Vote): Said | undefined {
  if (status !== 'voted' || !opinion) return undefined;
  const defect = highest(opinion.defects);
  const family = highest<Family>(opinion.families);
  const known = defect && !opinion.kindOnly && findDefectName(defect[0]) ? defect : undefined;
  if (known && (!family || known[1] >= family[1] * NAMED_ENOUGH) && known[1] >= LEAST_OPINION)
    return { defectId: known[0], probability: known[1] };
  return family && family[1] >= LEAST_OPINION ? { family: family[0], probability: family[1] } : undefined;
}

/** What a vote says in people's words; nothing where it has no opinion. */
export function strongest(vote: Vote): Pick<Vote, 'says' | 'confidence'> {
  const said = saidBy(vote);
  if (!said) return {};
  const name = said.defectId === undefined ? undefined : findDefectName(said.defectId)?.name;
  const says = name ?? (said.family && FAMILY_NAMES[said.family]);
  return says === undefined ? {} : { says, confidence: said.probability };
}

/** The part of an answer that a vote may bear out. */
export type Answered = Pick<Decision, 'outcome' | 'family' | 'defectId'> & Partial<Pick<Decision, 'group'>>;

/** Concrete that breaks off its steel, by the one name or the other: whoever says either says the same. */
const OF_STEEL = new Set(['concrete_spalling', 'exposed_reinforcement']);

/** Whether what is shown of this vote bears the answer out. */
export function supports(vote: Vote, { outcome, family, defectId, group }: Answered): boolean {
  const said = saidBy(vote);
  if (!said) return false;
  if (outcome === 'no_visible_defect') return said.family === 'normal';
  if (outcome === 'not_building') return said.family === 'not_building';
  if (outcome !== 'defect') return false;
  if (defectId !== null && said.defectId !== undefined)
    return said.defectId === defectId || (OF_STEEL.has(said.defectId) && OF_STEEL.has(defectId));
  const looks = said.defectId === undefined ? [said.family] : (findDefectName(said.defectId)?.families ?? []);
  const meant: readonly Family[] = family !== null ? [family] : group ? GROUP_FAMILIES[group] : [];
  return looks.some((look) => meant.some((one) => one === look));
}
