import { DEFECT_NAMES, FAMILIES, FAMILY_NAMES, type Family } from '@plumbline/knowledge';
import { DEFECTS } from '@plumbline/knowledge/taxonomy';

interface NamedDefect {
  taxonomyId: string | null;
  family: Family | null;
}

const fold = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

const known = new Map<string, NamedDefect>();
for (const family of FAMILIES) {
  const named = { taxonomyId: null, family };
  known.set(fold(FAMILY_NAMES[family]), named).set(fold(family), named);
}
for (const { id, synonyms } of DEFECTS) {
  const entry = DEFECT_NAMES.find((defect) => defect.id === id);
  const named = { taxonomyId: id, family: entry?.families[0] ?? null };
  for (const name of [id, entry?.name ?? id, ...synonyms])
    if (!known.has(fold(name))) known.set(fold(name), named);
}

/** The defect or family of exactly this name, id or synonym; nothing is made of a name that only resembles one. */
export function nameDefect(text: string): NamedDefect {
  return known.get(fold(text)) ?? { taxonomyId: null, family: null };
}
