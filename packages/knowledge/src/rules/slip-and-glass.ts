/** Rules that compare a stated class or kind with what the place asks for: slip ratings of stairs, glass in bathrooms. */
import { states, statesAny } from '../stated-cues.ts';
import { citeTolerance, tolerance } from '../tolerances.ts';
import { type Decision, NOT_APPLICABLE, needs, type Rule, type RuleFacts } from './facts.ts';
import { housingGate } from './limit.ts';

const HOUSE = ['state', 'building type', 'approval or contract date'];

const RATING = /\b([pr])[\s-]?(\d{1,2})\b/gi;
const WET = ['wet|outside|outdoor*|external|rain|exposed|pool|shower|verandah|patio'];
const DRY = ['dry|inside|indoor*|internal'];
/** The least number by kind of rating. */
const LEAST = { dry: { p: 3, r: 10 }, wet: { p: 4, r: 11 } } as const;
const CLASSES = { p: [0, 1, 2, 3, 4, 5], r: [9, 10, 11, 12, 13] } as const;

interface Rating {
  kind: 'p' | 'r';
  number: number;
}

function ratingIn(description: string): Rating | undefined {
  for (const [, letter = '', digits = ''] of description.matchAll(RATING)) {
    const kind = letter.toLowerCase() === 'p' ? 'p' : 'r';
    const number = Number(digits);
    const classes: readonly number[] = CLASSES[kind];
    if (classes.includes(number)) return { kind, number };
  }
  return undefined;
}

function decision(
  rule: Rule,
  row: ReturnType<typeof tolerance>,
  told: Pick<Decision, 'verdict' | 'stated' | 'limit'>,
): Decision {
  const provision = citeTolerance(row);
  return {
    ruleId: rule.id,
    title: rule.title,
    toleranceId: row.id,
    provision,
    confidence: row.confidence,
    excess: 0,
    reason: told.verdict === 'non_compliant' ? `${rule.reason} ${row.exceeding}` : rule.reason,
    ...told,
  };
}

/** Slip resistance of treads, nosings and landings. */
const stairSlip: Rule = {
  id: 'stair-slip',
  title: 'Slip rating of a stair',
  element: 'general',
  provisions: ['stair-slip'],
  inputs: ['slip rating, such as P3 or R10, and whether the stair gets wet', ...HOUSE],
  reads: 'words',
  settles: [],
  reason: 'People slip on smooth nosings, most of all in the wet.',
  judge(facts: RuleFacts) {
    if (facts.defectId !== 'stair_noncompliant' && facts.defectId !== 'access_noncompliant')
      return NOT_APPLICABLE;
    const rating = ratingIn(facts.description);
    if (!rating) return NOT_APPLICABLE;
    const gate = housingGate(facts);
    if (gate) return gate;
    const wet = statesAny(facts.description, WET);
    const dry = statesAny(facts.description, DRY) && !wet;
    const { kind, number } = rating;
    // A rating that is enough in the wet is enough, and one too low in the dry is too low.
    const told = wet || dry || number >= LEAST.wet[kind] || number < LEAST.dry[kind];
    if (!told) return needs([], ['whether the stair gets wet']);
    const limit = wet ? 'P4 or R11 where it gets wet' : 'P3 or R10 where it stays dry';
    const least = wet ? LEAST.wet[kind] : LEAST.dry[kind];
    return {
      status: 'decided',
      decision: decision(stairSlip, tolerance('stair-slip'), {
        verdict: number >= least ? 'compliant' : 'non_compliant',
        stated: `slip rating stated as ${kind.toUpperCase()}${number}`,
        limit,
      }),
    };
  },
};

const ORDINARY = [
  'ordinary|annealed|float|plain|window glass|pane',
  "not|no|non|isn't safety glass",
  "glass not|isn't toughened|laminated|safety",
];
const SAFETY = ['safety|toughened|laminated|tempered glass', 'glass toughened|laminated|tempered'];
const WET_ROOM = ['bathroom|ensuite|shower|bath|spa'];
const HEIGHTS = ['height', 'size', 'clearance', 'exposure'];
const GLASS_HEIGHT = 2000;

/** Glass within two metres of the floor of a bathroom. */
const bathroomGlass: Rule = {
  id: 'bathroom-glass',
  title: 'Glass in a bathroom',
  element: 'window',
  provisions: ['glass-bath'],
  inputs: ['whether it is safety glass, and how high above the floor its lowest edge is'],
  reads: 'words',
  settles: [],
  reason: 'People slip in bathrooms and fall against glass.',
  judge({ defectId, description, measurements }: RuleFacts) {
    if (defectId !== 'glass_safety' || !statesAny(description, WET_ROOM)) return NOT_APPLICABLE;
    const ordinary = statesAny(description, ORDINARY);
    const safety = !ordinary && statesAny(description, SAFETY);
    if (!ordinary && !safety) return needs([], ['whether the glass carries a safety mark']);
    const edge = measurements.find(({ attribute, unit }) => unit === 'mm' && HEIGHTS.includes(attribute));
    if (!safety && !edge && !states(description, 'shower screen*|door'))
      return needs([], ['how high the glass is above the floor']);
    const low = edge === undefined || edge.value < GLASS_HEIGHT;
    const row = tolerance('glass-bath');
    return {
      status: 'decided',
      decision: decision(bathroomGlass, row, {
        verdict: ordinary && low ? 'non_compliant' : 'compliant',
        stated: `${safety ? 'safety glass' : 'ordinary glass'} stated${edge ? `, ${edge.value} mm above the floor` : ''}`,
        limit: 'safety glass up to 2.0 m above the floor',
      }),
    };
  },
};

export const SLIP_AND_GLASS_RULES: readonly Rule[] = [stairSlip, bathroomGlass];
