/** Which defects of the taxonomy a question speaks of: by their names, else by what the words describe. */
import type { DefectId, StateCode } from '@plumbline/knowledge';
import { readWords, tokenise } from '@plumbline/knowledge/language';
import { DEFECTS } from '@plumbline/knowledge/taxonomy';
import { asMaterialAllows } from './material.ts';

interface Mentioned {
  defectId: DefectId;
  /** 1 for a name; for a description the probability that it is meant, 0–1. */
  strength: number;
}

const LONGEST_NAME = 6;
/** A description below this points at nothing. */
const LEAST_DESCRIBED = 0.3;
/** The second of two described defects counts only near the first. */
const SECOND = 0.35;
/** What people call a defect that neither its name nor its synonyms hold. */
const MORE_NAMES: Partial<Record<DefectId, readonly string[]>> = {
  barrier_noncompliant: ['balustrade', 'railing', 'handrail', 'barrier'],
  stair_noncompliant: ['stair', 'stairs', 'staircase', 'riser'],
  missing_smoke_alarm: ['smoke alarm', 'smoke detector'],
  pool_barrier: ['pool fence', 'pool gate'],
  timber_rot: ['wood rot', 'rotten timber', 'rot'],
  termite_damage: ['termite', 'termites', 'white ants'],
  condensation_mould: ['mould', 'mold', 'condensation'],
  concrete_spalling: ['concrete cancer', 'spalling'],
  blocked_weephole: ['weep hole', 'weephole', 'weepholes'],
  asbestos_suspect: ['asbestos', 'fibro'],
  tile_lippage: ['lippage'],
  peaking_joint: ['peaking joint', 'peaking', 'visible joint', 'plaster joint'],
  squeaky_floor: ['squeaky floor', 'floor squeaks', 'squeaky', 'creaky floor'],
  bouncy_floor: ['bouncy floor', 'springy floor'],
  efflorescence: ['efflorescence', 'white powder on bricks'],
  gutter_defect: ['gutter'],
  slab_crack: ['crack in slab', 'cracked slab', 'slab crack'],
  brick_stepped_crack: ['stepped crack', 'stepped cracking', 'stair step crack', 'staircase crack'],
  plasterboard_crack: ['plasterboard crack', 'gyprock crack', 'hairline crack'],
  wall_tie_corrosion: ['wall tie', 'wall ties', 'wall tie corrosion'],
  mortar_defect: ['mortar joint', 'crumbling mortar', 'repointing'],
  corroded_lintel: ['lintel', 'rusty lintel', 'rusted lintel'],
  roof_leak: ['leaking roof', 'roof leak'],
  water_stain: ['water stain', 'ceiling stain'],
  retaining_wall_lean: ['retaining wall'],
  ceiling_sag: ['sagging ceiling', 'ceiling sagging'],
  waterproofing_failure: ['leaking shower', 'shower leak'],
  balcony_membrane: ['leaking balcony', 'balcony leak'],
  downpipe_stormwater: ['downpipe'],
  peeling_paint: ['peeling paint', 'flaking paint', 'blistering paint'],
  fire_door_defect: ['fire door'],
  fire_penetration: [
    'fire sealed',
    'fire sealing',
    'fire seal',
    'fire stopped',
    'fire rated penetration',
    'fire collar',
    'fire collars',
  ],
  hws_discharge: ['tempering valve', 'relief valve'],
  exposed_wiring: ['exposed wiring', 'bare wires', 'exposed wires'],
  switchboard_defect: ['switchboard'],
  render_defect: ['drummy render', 'cracked render'],
  tile_cracked: ['drummy tile', 'cracked tile', 'hollow tile', 'loose tile'],
  grout_sealant_missing: ['missing grout', 'cracked grout', 'failed silicone', 'mouldy silicone'],
  insulation_missing: ['missing insulation'],
  footing_settlement: ['subsidence', 'settlement', 'footing movement'],
};

const names = new Map<string, DefectId[]>();
const nameKey = (text: string) =>
  tokenise(text)
    .map(({ stem }) => stem)
    .join(' ');
/** What only one defect is called here, whatever the synonyms of others say. */
const ownNames = new Set(Object.values(MORE_NAMES).flatMap((list) => list.map(nameKey)));
for (const { id, name, synonyms } of DEFECTS) {
  const bare = name.replace(/\(.*?\)/g, '');
  const inBrackets = [...name.matchAll(/\((.*?)\)/g)].map(([, inside]) => inside ?? '');
  for (const text of [bare, ...bare.split(/,| or /), ...inBrackets, ...synonyms, ...(MORE_NAMES[id] ?? [])]) {
    const key = nameKey(text);
    // A single everyday word such as 'damaged' or 'gap' names nothing.
    if (key === '' || (!key.includes(' ') && !isName(key, id))) continue;
    if (ownNames.has(key) && !(MORE_NAMES[id] ?? []).some((own) => nameKey(own) === key)) continue;
    const known = names.get(key) ?? [];
    if (!known.includes(id)) known.push(id);
    names.set(key, known);
  }
}

function isName(key: string, id: DefectId): boolean {
  return (MORE_NAMES[id] ?? []).some((name) => nameKey(name) === key) || key.length > 9;
}

/** Defects whose names stand in the text, in their order. Longer names win over those inside them. */
function named(text: string): { found: DefectId[]; words: Set<string> } {
  const tokens = tokenise(text);
  const found: DefectId[] = [];
  const words = new Set<string>();
  for (let start = 0; start < tokens.length; ) {
    let length = Math.min(LONGEST_NAME, tokens.length - start);
    let ids: readonly DefectId[] | undefined;
    for (; length > 0 && !ids; length -= ids ? 0 : 1) {
      ids = names.get(
        tokens
          .slice(start, start + length)
          .map(({ stem }) => stem)
          .join(' '),
      );
      if (ids) break;
    }
    if (!ids) {
      start += 1;
      continue;
    }
    for (const { stem } of tokens.slice(start, start + length)) words.add(stem);
    // A name that several share says none of them for sure: the description decides between them.
    const [only] = ids;
    if (ids.length === 1 && only && !found.includes(only)) found.push(only);
    start += length;
  }
  return { found, words };
}

const OF_WET_AREA =
  /\bshowers?\b|\bbath|\bensuite|\bwet[- ]?(?:area|room|seal)|\blaundr|\bmembrane|\bwater ?proof|\btil(?:e|es|ed|ing)\b|\btoilet|\bbasin|\bvanity|\bgrout|\bpowder room|\bwc\b|\bhob\b/i;

/** The defects that a text speaks of, surest first, and the stems that name them. */
export function readDefects(
  text: string,
  state?: StateCode,
): { mentioned: readonly Mentioned[]; words: ReadonlySet<string> } {
  const { found, words } = named(text);
  const { defects, unsaid } = readWords(text, { state });
  const [first, second] = Object.entries(defects) as [DefectId, number][];
  const described: Mentioned[] = [];
  if (first && first[1] >= LEAST_DESCRIBED && unsaid < 0.65) {
    described.push({ defectId: first[0], strength: first[1] });
    if (second && second[1] >= SECOND) described.push({ defectId: second[0], strength: second[1] });
  }
  const byName = found.map((defectId): Mentioned => ({ defectId, strength: 1 }));
  // What is described may be more exact than a name inside it: 'crack in the slab near the termite barrier'.
  const surely = described.filter(
    ({ defectId, strength }) => strength >= 0.8 && !found.includes(defectId) && found.length === 0,
  );
  const rest = described.filter(
    ({ defectId }) => !found.includes(defectId) && !surely.some((other) => other.defectId === defectId),
  );
  const mentioned = [...surely, ...byName, ...(byName.length > 0 ? [] : rest)].flatMap(
    (each): Mentioned[] => {
      const defectId = asMaterialAllows(text, each.defectId);
      // A wet carpet is no failed shower.
      const dryRoom = defectId === 'waterproofing_failure' && !OF_WET_AREA.test(text);
      return defectId === undefined || dryRoom ? [] : [{ ...each, defectId }];
    },
  );
  return {
    mentioned: mentioned.filter(
      ({ defectId }, at) => mentioned.findIndex((other) => other.defectId === defectId) === at,
    ),
    words,
  };
}

/** What people call defects, in small letters: whole names and synonyms, the longest first. */
export const DEFECT_NAMES: readonly string[] = [
  ...new Set(
    DEFECTS.flatMap(({ id, name, synonyms }) => [
      ...name.replace(/\(.*?\)/g, '').split(/,| or /),
      ...synonyms,
      ...(MORE_NAMES[id] ?? []),
    ]).map((each) => each.trim().toLowerCase()),
  ),
]
  .filter((name) => name.length > 3)
  .sort((a, b) => b.length - a.length);
