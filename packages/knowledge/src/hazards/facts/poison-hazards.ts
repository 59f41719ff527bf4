/** What is breathed in or swallowed. */
import { type HazardFact, PRACTICE } from './hazard-fact.ts';

export const POISON_HAZARDS = {
  monoxide_inside: {
    kind: 'gas',
    urgency: 'now',
    title: 'Possible carbon monoxide inside',
    steps: [
      'Get everyone out into fresh air now. Leave doors open behind you.',
      'Headache, dizziness or nausea: call 000.',
      'Never burn charcoal or run a barbecue or generator in a room, garage or tent: an open window or door isn’t enough.',
    ],
    call: '000 if anyone feels ill, then a licensed gas fitter',
    source: PRACTICE,
    confidence: 'practice',
  },
  fuel_vapour: {
    kind: 'gas',
    urgency: 'now',
    title: 'Possible fuel vapour: anything may set it off',
    steps: [
      'Get everyone out now and leave doors open. Use no switches, phones, fans or flames inside.',
      'Call 000 from outside, well away. Don’t go back in.',
    ],
    call: '000',
    source: PRACTICE,
    confidence: 'practice',
  },
  toxic_gas: {
    kind: 'gas',
    urgency: 'now',
    title: 'Possible poisonous gas',
    steps: [
      'Get everyone out and well away, upwind. Don’t go back in, and don’t mix, rinse or move anything.',
      'Call 000 from there.',
    ],
    call: '000',
    source: PRACTICE,
    confidence: 'practice',
  },
  legionella: {
    kind: 'mould_health',
    urgency: 'today',
    title: 'Possible legionella in water or mist',
    steps: [
      'Keep people away from the mist. Stop using the tower, spa or showers until the water is treated.',
      'Cough, fever or short breath in the last two weeks: see a doctor today and say where you were.',
    ],
    call: 'Your state’s public health unit and whoever treats the water (000 if breathing is hard)',
    source: PRACTICE,
    confidence: 'practice',
  },
  lead_eaten: {
    kind: 'lead_paint',
    urgency: 'today',
    title: 'A child may have swallowed lead',
    steps: [
      'Take it out of reach and wash the child’s hands and mouth.',
      'See a doctor today and ask for a blood test.',
      'Keep children away from flakes, dust and the soil below.',
    ],
    call: 'A doctor today, then an accredited laboratory for a test',
    source: 'sahealth.sa.gov.au, Lead Alert (5th edition)',
    confidence: 'two',
  },
} as const satisfies Record<string, HazardFact>;
