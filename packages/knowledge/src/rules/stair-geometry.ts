/** Limits of a flight as a whole: riser and going together, number of risers, landing and handrail. */
import type { Measurement } from '../findings.ts';
import { statesAny } from '../stated-cues.ts';
import { tolerance } from '../tolerances.ts';
import { NOT_APPLICABLE, needs, type Rule } from './facts.ts';
import { housingGate, judgeAgainst, limitRule } from './limit.ts';

const HOUSE = ['state', 'building type', 'approval or contract date'];

/** Twice the riser and the going, together: how steep a stair walks. */
const stairPace: Rule = {
  id: 'stair-pace',
  title: 'Twice the riser plus the going',
  element: 'general',
  provisions: ['stair-2rg'],
  inputs: ['riser and going in millimetres', ...HOUSE],
  reads: 'measurements',
  settles: [],
  reason: 'Riser and going together must suit a step.',
  judge(facts) {
    if (facts.defectId !== 'stair_noncompliant') return NOT_APPLICABLE;
    const riser = facts.measurements.find(({ attribute, unit }) => attribute === 'riser' && unit === 'mm');
    const going = facts.measurements.find(({ attribute, unit }) => attribute === 'going' && unit === 'mm');
    if (!riser || !going) return needs([], ['riser and going in millimetres']);
    const gate = housingGate(facts);
    if (gate) return gate;
    const together: Measurement = {
      attribute: 'twice_the_riser_plus_the_going',
      value: 2 * riser.value + going.value,
      unit: 'mm',
      origin: riser.origin,
    };
    return judgeAgainst(stairPace, tolerance('stair-2rg'), together);
  },
};

const RISER_COUNT = /\b(\d{1,2}) (?:risers|steps)\b/i;

/** Number of risers in one flight. */
const risersInFlight: Rule = {
  id: 'risers-in-flight',
  title: 'Risers in one flight',
  element: 'general',
  provisions: ['stair-flight'],
  inputs: ['number of risers', ...HOUSE],
  reads: 'words',
  settles: [],
  reason: 'A flight that is too long tires people, and a single step trips them.',
  judge(facts) {
    if (facts.defectId !== 'stair_noncompliant') return NOT_APPLICABLE;
    const given = facts.measurements.find(({ unit }) => unit === 'count')?.value;
    const count = given ?? RISER_COUNT.exec(facts.description)?.[1];
    if (count === undefined) return needs([], ['how many risers the flight has']);
    const gate = housingGate(facts);
    if (gate) return gate;
    const counted: Measurement = {
      attribute: 'risers',
      value: Number(count),
      unit: 'count',
      origin: 'stated',
    };
    return judgeAgainst(risersInFlight, tolerance('stair-flight'), counted);
  },
};

/** Length of a landing. */
const landingLength = limitRule({
  id: 'landing-length',
  special: true,
  title: 'Length of a landing',
  element: 'general',
  defects: ['stair_noncompliant'],
  anyDefect: true,
  attributes: ['landing'],
  provisions: ['stair-landing'],
  inputs: ['length of the landing in millimetres', ...HOUSE],
  reason: 'A landing must be long enough to stand on.',
  choose: () => 'stair-landing',
});

/** Height of a handrail above the nosings. */
const handrailHeight = limitRule({
  id: 'handrail-height',
  special: true,
  title: 'Height of a handrail',
  element: 'general',
  defects: ['stair_noncompliant'],
  attributes: ['barrier_height', 'height'],
  provisions: ['handrail'],
  inputs: ['height above the nosings in millimetres', ...HOUSE],
  reason: 'A handrail must be where a hand finds it.',
  choose: ({ description }) => (statesAny(description, ['handrail*|rail']) ? 'handrail' : undefined),
});

export const STAIR_GEOMETRY_RULES: readonly Rule[] = [
  stairPace,
  risersInFlight,
  landingLength,
  handrailHeight,
];
