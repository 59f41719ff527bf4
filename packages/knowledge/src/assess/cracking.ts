/** The category of cracking of a finding: by Table C1 in a wall, C2 in a concrete floor, none where that isn't known. */
import type { DefectId } from '../defects.ts';
import { type Measurement, SEVERITY_RANK } from '../findings.ts';
import type { Alert } from '../hazards/alert.ts';
import { bearsLoad } from '../hazards/floor.ts';
import { isConcreteFrame, materialsNamed, onlyMaterial } from '../materials.ts';
import { atMost } from '../measurements/at-most.ts';
import {
  CATEGORY_SEVERITY,
  type CrackCategory,
  floorCrackCategory,
  wallCrackCategory,
} from '../rules/crack-category.ts';
import { states, statesAny } from '../stated-cues.ts';
import { isPavementCrack } from './pavement.ts';
import { isCrackWidth, type Subject } from './subject.ts';
import type { AssessInput } from './types.ts';

const WALL_DEFECTS: readonly DefectId[] = [
  'plasterboard_crack',
  'brick_stepped_crack',
  'brick_vertical_crack',
  'render_defect',
  'footing_settlement',
];
const WALL_WORDS = ['wall*|ceiling*|plaster*|gyprock|cornice*|brick*|render*|masonry|veneer'];
const FLOOR_WORDS = 'slab*|floor*|driveway*|footpath*|paving';

export type CrackedElement = 'wall' | 'floor';

/** Undefined where neither the defect nor the words tell. */
export function crackedElement(subject: Subject, description: string): CrackedElement | undefined {
  if (isPavementCrack(subject, description)) return undefined;
  if (subject.defectId === 'slab_crack') return 'floor';
  if (subject.defectId && WALL_DEFECTS.includes(subject.defectId)) return 'wall';
  if (subject.family !== 'crack' || subject.defectId) return undefined;
  const materials = materialsNamed(description);
  const wall = statesAny(description, WALL_WORDS) || materials.has('masonry');
  const floor = states(description, FLOOR_WORDS);
  if (wall === floor) return undefined;
  return wall ? 'wall' : 'floor';
}

export interface Cracking {
  /** Only where the element is known. */
  category: CrackCategory | undefined;
  /** What counts for severity: the milder reading where the element isn't known. */
  forSeverity: CrackCategory | undefined;
  /** In words, where the element isn't known. */
  openQuestion: string | undefined;
}

const NONE: Cracking = { category: undefined, forSeverity: undefined, openQuestion: undefined };

/** The one that may be the largest. */
const largest = (lengths: readonly Measurement[]): Measurement | undefined =>
  lengths.toSorted((one, other) => atMost(other) - atMost(one))[0];

/** Reads widths (and the step of a slab) and finds the category. */
export function crackingOf(subject: Subject, input: AssessInput): Cracking {
  if (isPavementCrack(subject, input.description)) return NONE;
  const lengths = input.measurements.filter(({ unit }) => unit === 'mm');
  const widths = lengths.filter(({ attribute }) => isCrackWidth(attribute));
  const offsets = lengths.filter(({ attribute }) => attribute === 'offset');
  const element = crackedElement(subject, input.description);
  const wall = wallCrackCategory(widths);
  const width = largest(widths);
  // A step alone is no class: how wide the crack is isn't known.
  const floor = width && floorCrackCategory(width, largest(offsets));
  if (element === 'wall') return { ...NONE, category: wall, forSeverity: wall };
  if (element === 'floor') return { ...NONE, category: floor, forSeverity: floor };
  if (subject.family !== 'crack' || subject.defectId || !wall || !floor) return NONE;
  const rank = (category: CrackCategory) =>
    SEVERITY_RANK[CATEGORY_SEVERITY[category.table][category.category] ?? 'low'];
  const forSeverity = rank(wall) <= rank(floor) ? wall : floor;
  // Concrete that holds something up is neither: no table is of it, and nothing of it is open.
  if (isConcreteFrame(input.description) && onlyMaterial(input.description)) return { ...NONE, forSeverity };
  return {
    category: undefined,
    forSeverity,
    openQuestion: `By its width it would be ${wall.label} in a wall or ${floor.label} in a concrete floor: say which it is.`,
  };
}

/** Categories by whose width a wall is still called fine. */
const BELOW_MODERATE = 3;

/** Beside an alert of what carries load no category is called slight: it is a width, and the width doesn't decide. */
export function crackingUnder(cracking: Cracking, alerts: readonly Alert[]): Cracking {
  if (!bearsLoad(alerts)) return cracking;
  const plain = (one: CrackCategory | undefined): CrackCategory | undefined =>
    one && (one.orCategory ?? one.category) < BELOW_MODERATE
      ? { ...one, name: 'by width alone', meaning: 'an engineer has to say what it means here' }
      : one;
  return { ...cracking, category: plain(cracking.category), forSeverity: plain(cracking.forSeverity) };
}

/** What stands beside a crack without a verdict: its category, as a reference. Undefined without a category. */
export function asReference({ category, openQuestion }: Cracking): string | undefined {
  if (!category) return openQuestion;
  const { beyond, label = `Category ${category.category}`, table, name } = category;
  return `AS 2870 Table ${table} would call it ${beyond ? label : `${label} (${name})`}. That is a reference, not a verdict.`;
}
