/**
 * Whether a rule fits what the words tell: its material, its part of the building, and a size that says all there is
 * to say. Where it doesn't, nothing is within its limit, whatever the number.
 */

import { type Material, materialsNamed } from '../materials.ts';
import { type Cue, statesAny } from '../stated-cues.ts';
import { structuralSign } from '../structural-signs.ts';
import { type Decision, notHere, type Rule, type RuleFacts, type RuleOutcome } from './facts.ts';
import { isOpenAbove, millimetres } from './open-sizes.ts';

interface Fit {
  /** What the limit is for, as people say it. */
  subject: string;
  materials: readonly Material[];
  /** Words that mean the same material, beside those that name it. */
  also?: readonly Cue[];
  /** Parts that the document doesn't speak of here. */
  elsewhere: readonly Cue[];
  /** True of cracks, whose width alone doesn't answer for movement. */
  crack: boolean;
}

const WALL: Fit = {
  subject: 'masonry walls of a house',
  materials: ['masonry'],
  also: ['block*|besser'],
  elsewhere: [
    'fence*|retaining|chimney*|letterbox|planter*|pool|column*|pillar*|pier|piers|arch|archway',
    'paver*|paving|driveway*|footpath*|slab*|floor*|step|steps',
    'boundary wall',
  ],
  crack: true,
};
const SLAB: Fit = {
  subject: 'residential slabs',
  materials: ['concrete'],
  elsewhere: [
    'concrete|precast|tilt wall*|panel*|stair*',
    'driveway*|footpath*|pathway*|path|paving|paver*|column*|beam*|lintel*|suspended|balcon*|pool|kerb|crossover',
  ],
  crack: true,
};
const PLASTER: Fit = { subject: 'plaster', materials: ['plaster'], elsewhere: [], crack: true };
const FLOOR: Fit = {
  subject: 'floors that aren’t tiled',
  materials: ['concrete', 'timber'],
  elsewhere: ['driveway*|footpath*|path|paving|deck*|balcon*|patio|carport'],
  crack: false,
};

const FITS: ReadonlyMap<string, Fit> = new Map([
  ['masonry-crack', WALL],
  ['slab-crack-vic', SLAB],
  ['slab-crack-wa', SLAB],
  ['plaster-crack', PLASTER],
  ['floor-level', FLOOR],
  ['slab-flatness-wa', { ...FLOOR, materials: ['concrete'] }],
]);

/** Materials that crack by limits of their own. */
const FINISHES: readonly Material[] = ['masonry', 'concrete', 'render', 'plaster', 'tile'];

/** 'Beside the tiled window' says where it is, not what it is in. */
const WHERE =
  /\b(?:beside|near|next to|close to|above|below|under|underneath|over|behind|opposite|against|along|adjacent to|left of|right of|outside|off|from|to|at|between)\s+(?:(?:the|a|an|my|our|its)\s+)?(?:[a-z]+\s+)?[a-z]+/gi;

/** How a crack runs is no step that is cracked. */
const RUNS_IN_STEPS = /\bstep(?=\s+crack)|(?<=\bcrack(?:s|ing)?\s+)steps?\b/gi;

const withoutPlaces = (words: string) => words.replaceAll(RUNS_IN_STEPS, ' ').replaceAll(WHERE, ' ');

/** What was answered stands last, in a line of its own, and holds against the words before it. */
function materialsOf(words: string): ReadonlySet<Material> {
  const named = materialsNamed(withoutPlaces(words));
  const answered = materialsNamed(words.split('\n').at(-1) ?? '');
  return named.size > 1 && answered.size === 1 ? answered : named;
}

/** A size of a crack, not of its length, its place or the joint beside it. */
const SIZE_OF_CRACK =
  /(?<!\b(?:over|from|above|below|off|every|joints?(?: of| are)?) )(\d+(?:\.\d+)?)\s*(mm|cm)\b(?!\s*(?:long|length|high|tall|deep|thick|from|above|below|away|off|up|down|along|joint|lower|higher|step|brick|board|sheet|wall))/gi;
/** Larger than this is no width of a crack. */
const WIDEST = 60;

/** The largest other size that the words name beside the one that was judged; undefined where there is none. */
function widerSize(words: string, judged: number): number | undefined {
  const sizes = [...words.matchAll(SIZE_OF_CRACK)]
    .map(([, digits, unit]) => millimetres(digits, unit))
    .filter((size) => size <= WIDEST && size > judged + 1e-6);
  return sizes.length > 0 ? Math.max(...sizes) : undefined;
}

/** From here on AS 2870 counts several cracks together. */
const SEVERAL_FROM = 3;

/** Why a crack that is narrow enough isn't settled by that. */
function moreThanWidth(facts: RuleFacts): string | undefined {
  const { description: words, measurements } = facts;
  const sign = structuralSign(words);
  if (sign) return `${sign.charAt(0).toUpperCase()}${sign.slice(1)}: the width alone doesn’t decide.`;
  const widths = measurements.filter(({ attribute }) => attribute === 'crack_width' || attribute === 'gap');
  const most = Math.max(0, ...widths.map(({ value, uncertainty = 0 }) => value + uncertainty));
  if (widths.some((one) => isOpenAbove(words, one)))
    return 'The words give the least that it is: measure it at its widest.';
  if (widerSize(words, most) !== undefined)
    return 'The words name more than one size: measure it at its widest.';
  if (most >= SEVERAL_FROM && statesAny(words, ['cracks']))
    return 'Several cracks count together in AS 2870: have them looked at on site.';
  return undefined;
}

/** A reason why the limit isn't for this; undefined where it may be. */
function otherSubject(fit: Fit, words: string): string | undefined {
  if (statesAny(withoutPlaces(words), fit.elsewhere))
    return `The limit is for ${fit.subject}, and the words name another part.`;
  const named = materialsOf(words);
  const own = fit.materials.some((material) => named.has(material)) || statesAny(words, fit.also ?? []);
  const other = FINISHES.find((material) => named.has(material) && !fit.materials.includes(material));
  return other && !own ? `The limit is for ${fit.subject}, and the words name ${other}.` : undefined;
}

const isCompliant = (decision: Decision) => decision.verdict === 'compliant';

/** The outcome of a rule, unless the words say that it is about something else or that the size isn't all. */
export function fitted(rule: Rule, outcome: RuleOutcome, facts: RuleFacts): RuleOutcome {
  const fit = FITS.get(rule.id);
  if (!fit || outcome.status !== 'decided') return outcome;
  const { description: words } = facts;
  const other = otherSubject(fit, words);
  if (other) return notHere('other_subject', other);
  if (!isCompliant(outcome.decision)) return outcome;
  const named = materialsOf(words);
  const mixed = FINISHES.filter((material) => named.has(material) && !fit.materials.includes(material));
  const block = named.has('concrete') && statesAny(words, fit.also ?? []);
  if (mixed.length > (block ? 1 : 0))
    return notHere(
      'other_subject',
      `The words name more than one material: say which one it is in. The limit is for ${fit.subject}.`,
    );
  const more = fit.crack ? moreThanWidth(facts) : undefined;
  return more ? notHere('more_than_a_size', more) : outcome;
}
