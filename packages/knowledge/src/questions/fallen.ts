/**
 * Whether something may have fallen, be loose or have a hole in it where a photo was taken. No engine sees that surely,
 * so somebody is asked (docs/decisions/0416-has-anything-fallen.md, docs/decisions/0418-what-may-have-fallen-in-a-photo.md).
 */
import type { Family, Outcome } from '../findings.ts';
import { familiesOfLevel, type Group } from '../groups.ts';
import { materialsNamed } from '../materials.ts';
import { type Cue, statesAny } from '../stated-cues.ts';

/** What the panel named and marked, and what was said of where it is. */
export interface BrokenSeen {
  outcome: Outcome;
  family: Family | null;
  group: Group | null;
  defectId: string | null;
  /** Kinds that are outlined on the photo. */
  outlined: readonly Family[];
  /** True where any place is marked, if only for a closer look. */
  isMarked: boolean;
  /** True where a line that runs like a crack was traced. */
  isTraced: boolean;
  /** True where the photo as a whole looks as if something large came down or stood open. */
  isShown: boolean;
  /** True where it doesn't rule that out. */
  isDoubted: boolean;
  /** The description, what was spoken, and the place as it was written. */
  words: string;
}

/** Of these a tile stays what it is: its joint, or its edge underfoot. */
const NO_LOSS = new Set(['grout_sealant_missing', 'tile_lippage', 'rising_damp', 'dpc_bridged']);

const OVERHEAD: readonly Cue[] = [
  'ceiling*|cornice*|soffit*|eave|eaves|overhead|above|underside|roof*|balcon*|canopy|awning*|vault|upper|upstairs',
];
/** Where nothing hangs over anybody. */
const BESIDE: readonly Cue[] = [
  'wall|walls|skirting*|floor*|door*|window*|sill*|fence*|step|steps|base|bottom|foot|behind',
];
/** Steel that rusts by itself; other rust may be timber, clay or old plaster that is brown. */
const OF_STEEL: readonly Cue[] = [
  'lintel*|gutter*|downpipe*|bolt*|bracket*|post|posts|beam|beams|column*|rail|rails|railing*|handrail*|gate*|fence*|purlin*|girder*|colorbond|colourbond|flashing*|tie|ties|nail*|screw*|steel|metal|iron|pipe*|hinge*|sheet|sheets|sheeting|tank*|hws|heater*',
];

const INSIDE: readonly Cue[] = [
  'inside|indoor|indoors|internal|interior|underfoot|floor*|shower*|bathroom*|ensuite*|kitchen*|laundry|splashback*|toilet*|wc|bath|tub|vanity|hallway|hall|bedroom*|lounge|living|pantry|hob',
];
const OUTSIDE: readonly Cue[] = [
  'outside|outdoor|outdoors|external|exterior|facade*|cladding|soffit*|eave|eaves|overhead|above|parapet*|storey*|storeys|street|footpath*|balcon*|roof*|chimney*|pool|elevation|front|entry',
];

const folded = (words: string) => words.replaceAll('ç', 'c').replaceAll('Ç', 'c');

/** Whether words say that tiles are inside, underfoot or in a shower, where they fall on nobody. */
export function areInside(words: string): boolean {
  const said = folded(words);
  return statesAny(said, INSIDE) && !statesAny(said, OUTSIDE);
}

/** Of a level, the kinds that it may be and that are outlined. */
const kindsOf = (seen: BrokenSeen): ReadonlySet<Family> =>
  new Set([...familiesOfLevel(seen), ...seen.outlined]);

/** True where somebody has to be asked whether anything has fallen, is loose or has a hole in it. */
export function mayHaveFallen(seen: BrokenSeen): boolean {
  if (seen.isShown && seen.outcome !== 'not_building') return true;
  if (seen.outcome === 'not_sure') return seen.isMarked || seen.isDoubted;
  // Called clean before this was looked at.
  if (seen.outcome === 'no_visible_defect') return seen.isDoubted;
  if (seen.outcome !== 'defect' || NO_LOSS.has(seen.defectId ?? '')) return false;
  const words = folded(seen.words);
  const kinds = kindsOf(seen);
  const isBeside = statesAny(words, BESIDE) && !statesAny(words, OVERHEAD);
  return (
    kinds.has('spalling') ||
    (kinds.has('tile_fault') && !areInside(words)) ||
    (kinds.has('peeling_damp') && !isBeside) ||
    (kinds.has('corrosion') && !statesAny(words, OF_STEEL)) ||
    // A crack that no line was traced along may be a break.
    (seen.family === 'crack' && seen.outlined.includes('crack') && !seen.isTraced)
  );
}

/** True of tiles of which nobody said that they are inside: they may be above people. */
export const areUnplaced = ({ outcome, family, defectId, words }: BrokenSeen): boolean =>
  outcome === 'defect' && family === 'tile_fault' && !NO_LOSS.has(defectId ?? '') && !areInside(words);

/** True of what can have bars in it, as far as words and answers tell: anything but plaster, timber, tiles and brick alone. */
export function mayBeConcrete(words: string): boolean {
  const named = materialsNamed(words);
  return named.size === 0 || named.has('concrete') || named.has('render');
}
