/**
 * Whether something may have fallen, be loose or have a hole in it where a photo was taken. No engine sees that surely,
 * so somebody is asked (docs/decisions/0416-has-anything-fallen.md, docs/decisions/0418-what-may-have-fallen-in-a-photo.md).
 */
import { isSaid } from '../denied.ts';
import type { Family, Outcome } from '../findings.ts';
import { familiesOfLevel, type Group } from '../groups.ts';
import type { Alert, AlertKind } from '../hazards/alert.ts';
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
  /** True where a place is marked that may be loose, if only for a closer look. */
  isMarked: boolean;
  /** True where the votes speak little of anything that comes down. */
  isFaint: boolean;
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

/** Dangers of what falls on nobody. Sheets of asbestos hang, and what burnt may come down: those stay out. */
const FALLS_ON_NOBODY: ReadonlySet<AlertKind> = new Set([
  'gas',
  'electrical',
  'mould_health',
  'sewage',
  'lead_paint',
  'pool',
]);

/** Something came down, is about to, or was hit. */
const COMES_DOWN: readonly Cue[] = [
  'fell|fall*|drop*|collaps*|cave|caved|caving|crumbl*|sag*|bulg*|bow|bows|bowed|bowing|hole|holes|came|come|comes|coming|give|gives|giving|gave|lean*|tilt*|toppl*|unstable|spall*',
  "won't|can't|cannot|not|doesn't|don't|isn't|aren't|never|nothing hold|holds|holding|held|supported|secure|secured|fixed",
  'hold|holds|holding|hit|hits|crash*|smash*|rammed|struck|soggy|rot|rots|rotten|rotted|rotting|buckl*|warp*|droop*|dangl*|sway*|prop|props|propped',
];
const IS_LOOSE: readonly Cue[] = [
  'loose*|hang*|hung|broke*|missing|gone|off|apart|detach*|separat*|lift*|slip*|shift*|moved|moving|wobbl*|drummy|hollow|swing*|peel*|flak*|piece*|chunk*|gap|gaps|away|burnt|burned|charred|snap*|torn|ripped|split*|undone',
];
const IS_WET: readonly Cue[] = ['wet|drip*|leak*|pour*|soak*|soft|spong*|swell*|swollen|damp|heavy|crack*'];

/** What leaves a tap or a pipe, or was turned off: nothing that came off. Only this much of the words is left out. */
const FLOWS_OFF =
  /\b(?:tingl\w*|shocks?|zap\w*|smell\w*) off\b|\b(?:turn|switch|shut)(?:s|ed|ing)? (?:\w+ ){0,2}off\b|\bgas leak\w*|\bleak\w* (?:of )?gas\b/gi;

const mayComeDown = (words: string): boolean =>
  statesAny(words.replace(FLOWS_OFF, ' '), [...OVERHEAD, ...COMES_DOWN, ...IS_LOOSE, ...IS_WET]);

const STAIN: readonly Cue[] = ['stain*|discolo*|watermark*', 'water mark*', 'tide mark*'];
/** Said of the crack itself: 'fine until the storm' is no fine crack. */
const THIN_OR_OLD =
  'hairline (?:\\w+ )?crack\\w*|thin (?:\\w+ )?crack\\w*|fine crack\\w*|crack\\w* (?:(?:is|are|was|were|looks|only|just|very) ){0,2}(?:hairline|thin)' +
  '|(?:repaired|patched|filled|repointed) (?:\\w+ )?crack\\w*|crack\\w* (?:(?:is|are|was|were|has|have|had|that|been|got|previously|already) ){0,4}(?:repaired|patched|filled|repointed)';
/** It grows, or what it is in may weigh more than it looks. */
const GETS_WORSE: readonly Cue[] = [
  'bigger|larger|longer|deeper|wide|wider|grow*|widen*|spread*|worse*|until|since|rust*|open|opens|opened|opening|reopen*|again|back|chimney*|parapet*|pergola*|carport*|lintel*|arch|arches',
];

/**
 * True where the words tell what it is, and that can't come down on anybody: a danger of another kind, a stain, a thin or
 * mended crack; or where neither they nor the votes tell of anything that does. It is still asked whether anything has
 * fallen; nobody is told to keep from under it. `warned`: of the finding.
 */
export function tellsNothingLoose(
  seen: BrokenSeen,
  warned: readonly Pick<Alert, 'kind' | 'basis'>[],
): boolean {
  const words = folded(seen.words);
  if (seen.isShown || kindsOf(seen).has('spalling')) return false;
  const told = warned.filter(({ basis }) => basis === 'words');
  if (told.length > 0) return warned.every(({ kind }) => FALLS_ON_NOBODY.has(kind)) && !mayComeDown(words);
  if (warned.length > 0 || statesAny(words, [...OVERHEAD, ...COMES_DOWN, ...IS_LOOSE, ...GETS_WORSE]))
    return false;
  if (seen.outcome === 'not_sure' && seen.isFaint && !seen.isDoubted) return !statesAny(words, IS_WET);
  if (statesAny(words, STAIN)) return !statesAny(words, IS_WET);
  return seen.family === 'crack' && isSaid(words, THIN_OR_OLD);
}

/** True of tiles of which nobody said that they are inside: they may be above people. */
export const areUnplaced = ({ outcome, family, defectId, words }: BrokenSeen): boolean =>
  outcome === 'defect' && family === 'tile_fault' && !NO_LOSS.has(defectId ?? '') && !areInside(words);

/** True of what can have bars in it, as far as words and answers tell: anything but plaster, timber, tiles and brick alone. */
export function mayBeConcrete(words: string): boolean {
  const named = materialsNamed(words);
  return named.size === 0 || named.has('concrete') || named.has('render');
}
