/** The material or element that a person names. What they say it's made of, no engine and no other word overrules. */
import type { DefectId } from './defects.ts';
import { FAMILY_NAMES } from './families.ts';
import type { Family } from './findings.ts';
import { type Cue, statesAny } from './stated-cues.ts';

export type Material = 'masonry' | 'concrete' | 'render' | 'plaster' | 'tile' | 'timber' | 'fibre_cement';

/** Not 'plasterer' nor 'bricklayer': who says it is no material of what they speak of. */
const NAMED: Readonly<Record<Material, readonly Cue[]>> = {
  masonry: [
    'brick|bricks|bricked|brickwork*|brickwall*|masonry|veneer|mortar|blockwork|besser|sandstone|bluestone|limestone|stonework',
    'stone wall*',
  ],
  concrete: ['slab*|concrete|driveway*|footpath*|precast'],
  render: ['render|rendered|rendering|stucco'],
  plaster: [
    'plaster|plastered|plastering|plasterboard*|plasterwork*|gyprock*|gyprok|gyp|cornice*|drywall|ceiling*',
  ],
  tile: ['tile|tiles|tiled|tiling|grout*'],
  timber: ['timber*|wood|wooden|floorboard*|weatherboard*'],
  fibre_cement: [
    'fibro|hardie*|hardiplank*|villaboard*',
    'fibre|fiber cement',
    'cement sheet|sheets|sheeting',
  ],
};

/** Concrete that holds something up, or may. */
const FRAME: readonly Cue[] = ['column*|beam*|soffit*|pillar*', 'concrete wall*'];

const MATERIALS = Object.keys(NAMED) as Material[];

/** Every material that the words name; empty where they name none. */
export function materialsNamed(words: string): ReadonlySet<Material> {
  return new Set(MATERIALS.filter((material) => statesAny(words, NAMED[material])));
}

/** True where the words say that something is cracked. */
export const saysCrack = (words: string): boolean => statesAny(words, ['crack*']);

/** What a defect can be in. Defects that aren't of one material aren't listed. */
const OF_MATERIAL: Readonly<Partial<Record<DefectId, readonly Material[]>>> = {
  plasterboard_crack: ['plaster'],
  brick_stepped_crack: ['masonry'],
  brick_vertical_crack: ['masonry'],
  mortar_defect: ['masonry'],
  slab_crack: ['concrete'],
  concrete_spalling: ['concrete'],
  exposed_reinforcement: ['concrete'],
  honeycombing: ['concrete'],
  render_defect: ['render'],
  tile_cracked: ['tile'],
};

/** True where the words name a material, and it is none that this defect occurs in. */
export function isRuledOutByMaterial(id: DefectId, named: ReadonlySet<Material>): boolean {
  const own = OF_MATERIAL[id];
  return own !== undefined && named.size > 0 && !own.some((material) => named.has(material));
}

/** True where nothing tells what such a crack would be in, so that it can't be named by its material. */
export function needsMaterial(id: DefectId, named: ReadonlySet<Material>): boolean {
  const own = OF_MATERIAL[id];
  return own !== undefined && !own.some((material) => named.has(material));
}

/** Materials whose own names don't read as a title ends. */
const AS_TOLD: Readonly<Partial<Record<Material, string>>> = { tile: 'a tile', fibre_cement: 'fibre cement' };

/** The crack of each material by whose limits one is judged that nobody has named more closely. */
const CRACK_OF: Readonly<Partial<Record<Material, DefectId>>> = {
  masonry: 'brick_vertical_crack',
  concrete: 'slab_crack',
  render: 'render_defect',
  plaster: 'plasterboard_crack',
  tile: 'tile_cracked',
};

/** By which defect's limits a crack in these words is judged: one material is named, concrete only where it is a floor. */
export function crackJudgedAs(words: string): DefectId | undefined {
  const only = onlyMaterial(words);
  if (!only) return undefined;
  if (only === 'concrete' && !statesAny(words, ['slab*|floor*|driveway*|footpath*'])) return undefined;
  return CRACK_OF[only];
}

/** True where the words name concrete that holds something up: no limit covers a crack in it, and an engineer looks. */
export const isConcreteFrame = (words: string): boolean =>
  materialsNamed(words).has('concrete') && statesAny(words, FRAME);

/** A line that is an answer: the words of an option, and no line of the person's own. */
const ANSWER =
  /^It is in (?:brickwork|stonework|plasterboard|a concrete slab|a concrete column, beam or soffit|the render|a tile|timber|fibre cement sheet)\.$/m;

/** The materials that the words leave: an answer holds where they name others as well. */
export const materialsMeant = (words: string): ReadonlySet<Material> =>
  materialsNamed(ANSWER.exec(words)?.[0] ?? words);

/** The one material that the words leave; undefined where they name none, or several. */
export function onlyMaterial(words: string): Material | undefined {
  const [only, ...others] = materialsMeant(words);
  return others.length === 0 ? only : undefined;
}

/** What is seen, as people are told it; a crack with the material that the words name. */
export function familyTitle(family: Family, words: string): string {
  if (family !== 'crack') return FAMILY_NAMES[family];
  const only = onlyMaterial(words);
  return only ? `Crack in ${AS_TOLD[only] ?? only}` : FAMILY_NAMES.crack;
}
