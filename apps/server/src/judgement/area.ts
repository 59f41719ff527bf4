import type { Group } from '@plumbline/knowledge';
import { findDefect } from '@plumbline/knowledge/taxonomy';
import type { Consensus } from '@plumbline/vision';

/** Areas of the dashboard's compliance ring. */
type Area = 'structural' | 'waterproofing' | 'fire_safety' | 'accessibility' | 'other';

/** Words in a defect's id, trade and NCC parts that place it in an area; the first that fits decides. */
const SIGNS: readonly [Area, RegExp][] = [
  ['fire_safety', /fire|smoke/],
  ['accessibility', /stair|balustrade|handrail|access|step_|trip|ramp/],
  [
    'waterproofing',
    /water|leak|membrane|damp|flashing|gutter|roof|shower|condensation|mould|drain|downpipe|efflorescence/,
  ],
  [
    'structural',
    /struct|crack|footing|slab|frame|concrete|brick|retaining|lintel|wall_tie|bracing|sag|spall|reinforce|timber|termite/,
  ],
];

const BY_FAMILY: Readonly<Record<string, Area>> = {
  crack: 'structural',
  spalling: 'structural',
  corrosion: 'structural',
  mould_algae: 'waterproofing',
  peeling_damp: 'waterproofing',
  efflorescence: 'waterproofing',
};

/** The area that a finding counts in. */
export function areaOf({
  defectId,
  family,
  group,
}: Pick<Consensus, 'defectId' | 'family'> & { group?: Group | null }): Area {
  const defect = defectId ? findDefect(defectId) : undefined;
  if (!defect) return (family && BY_FAMILY[family]) || (group === 'moisture' ? 'waterproofing' : 'other');
  const words = `${defect.id} ${defect.trade}`;
  return SIGNS.find(([, sign]) => sign.test(words))?.[0] ?? 'other';
}
