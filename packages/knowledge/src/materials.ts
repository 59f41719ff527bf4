/** The material or element that a person names. What they say it's made of, no engine and no other word overrules. */
import { saysStepCrack } from './crack-patterns.ts';
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

/** How far something reaches, or what it is near: 'floor to ceiling' is no ceiling that is cracked. */
const REACH =
  /\b(?:(?:floor|ground|slab|skirting|bottom|sill|window|door)s? (?:(?:right|all the way) )?(?:up )?to (?:the )?(?:ceiling|cornice)|(?:ceiling|cornice) (?:(?:right|all the way) )?(?:down )?to (?:the )?(?:floor|ground|slab|skirting)|(?:near|below|beneath|under|next to|beside|close to|short of|up to) (?:the )?(?:ceiling|cornice)|ceiling (?:height|level))\b/gi;

/** Every material that the words name; empty where they name none. A crack in steps follows joints: of masonry. */
export function materialsNamed(words: string): ReadonlySet<Material> {
  const text = words.replace(REACH, ' ');
  const named = MATERIALS.filter((material) => statesAny(text, NAMED[material]));
  return new Set(named.length === 0 && saysStepCrack(text) ? ['masonry'] : named);
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

/** Masonry by what the words call it. */
const MASONRY: readonly (readonly [string, readonly Cue[]])[] = [
  ['brickwork', ['brick*', 'veneer']],
  ['stonework', ['sandstone|bluestone|limestone|stonework', 'stone wall*']],
  ['blockwork', ['blockwork|besser']],
];

const toldAs = (material: Material, words: string): string =>
  (material === 'masonry' && MASONRY.find(([, cues]) => statesAny(meant(words), cues))?.[0]) ||
  (AS_TOLD[material] ?? material);

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

/** What tells the material: an answer holds where the words before it name others as well. */
const meant = (words: string): string => ANSWER.exec(words)?.[0] ?? words;

/** The materials that the words leave. */
export const materialsMeant = (words: string): ReadonlySet<Material> => materialsNamed(meant(words));

/** The one material that the words leave; undefined where they name none, or several. */
export function onlyMaterial(words: string): Material | undefined {
  const [only, ...others] = materialsMeant(words);
  return others.length === 0 ? only : undefined;
}

const CALLED: ReadonlySet<string> = new Set([
  ...MATERIALS,
  ...Object.values(AS_TOLD),
  ...MASONRY.map(([name]) => name),
]);

/** True for a name that `familyTitle` gives a crack by its material. */
export const isCrackName = (title: string): boolean =>
  CALLED.has(/^(?:Crack|Stepped crack) in (.+)$/.exec(title)?.[1] ?? '');

/** What is seen, as people are told it; a crack with the material that the words name. */
export function familyTitle(family: Family, words: string): string {
  if (family !== 'crack') return FAMILY_NAMES[family];
  const only = onlyMaterial(words);
  if (!only) return FAMILY_NAMES.crack;
  const crack = only === 'masonry' && saysStepCrack(words) ? 'Stepped crack' : 'Crack';
  return `${crack} in ${toldAs(only, words)}`;
}
