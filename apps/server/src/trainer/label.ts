import { DEFECT_NAMES, FAMILIES, FAMILY_NAMES, type Family } from '@plumbline/knowledge';

/** What a photo shows, as far as photos can be told apart by it. */
export interface Label {
  family: Family;
  taxonomyId: string | null;
  /** As people read it. */
  name: string;
}

const folded = (text: string) => text.trim().toLowerCase();

/** A label from what an administrator chose or typed: a family or a defect of the taxonomy, by id or by name. */
export function findLabel(typed: string): Label | undefined {
  const wanted = folded(typed);
  const family = FAMILIES.find((one) => one === wanted || folded(FAMILY_NAMES[one]) === wanted);
  if (family) return { family, taxonomyId: null, name: FAMILY_NAMES[family] };
  const defect = DEFECT_NAMES.find(({ id, name }) => id === wanted || folded(name) === wanted);
  return defect && labelOf(defect.id);
}

/** A label from a defect of the taxonomy; undefined where a photo can't show it. `seen` decides between families. */
export function labelOf(taxonomyId: string, seen?: string | null): Label | undefined {
  const defect = DEFECT_NAMES.find(({ id }) => id === taxonomyId);
  const family = defect?.families.find((one) => one === seen) ?? defect?.families[0];
  return defect && family ? { family, taxonomyId, name: defect.name } : undefined;
}
