import { FAMILIES, type Family, findDefectName } from '@plumbline/knowledge';
import type { Vote } from '../panel.ts';

/**
 * What the defects that an engine names would look like: each defect's probability, shared among its families.
 * Defects that no photo shows add nothing.
 */
export function familiesOfDefects(defects: Record<string, number>): Partial<Record<Family, number>> {
  const families: Partial<Record<Family, number>> = {};
  for (const [id, probability] of Object.entries(defects)) {
    const looks = findDefectName(id)?.families ?? [];
    // The first family is the likeliest look; it gets twice the share of each that follows.
    const parts = looks.length + 1;
    looks.forEach((family, at) => {
      families[family] =
        (families[family] ?? 0) + probability * (looks.length === 1 ? 1 : (at === 0 ? 2 : 1) / parts);
    });
  }
  return families;
}

/** The vote of the engine that reads words, with the families that its defects imply. */
export function withImpliedFamilies(vote: Vote): Vote {
  const { opinion } = vote;
  if (!opinion || Object.keys(opinion.families).length > 0) return vote;
  const families = familiesOfDefects(opinion.defects);
  return FAMILIES.some((family) => families[family]) ? { ...vote, opinion: { ...opinion, families } } : vote;
}
