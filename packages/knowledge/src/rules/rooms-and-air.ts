/** Limits for the height of rooms and the flow of exhaust fans. What is measured tells what it is about. */
import { ATTRIBUTES } from '../measurements/attributes.ts';
import { statesAny } from '../stated-cues.ts';
import type { RuleFacts } from './facts.ts';
import { limitRule } from './limit.ts';

const HOUSE = ['state', 'building type', 'approval or contract date'];
const ROOM_HEIGHT = ['ceiling|room height*|high', 'floor ceiling', 'headroom'];
/** Rooms that may be lower. */
const SERVICE_ROOM = [
  'kitchen|laundry|bathroom|ensuite|toilet|wc|powder|pantry|corridor|hall|hallway|garage|storeroom|carport',
];
const HABITABLE = ['bedroom*|lounge|living|dining|family|study|rumpus|media|habitable'];
const METRE = 1000;
const HABITABLE_HEIGHT = 2400;
const SERVICE_HEIGHT = 2100;

const roomKind = ({ description }: RuleFacts): 'habitable' | 'service' | undefined => {
  if (statesAny(description, HABITABLE)) return 'habitable';
  return statesAny(description, SERVICE_ROOM) ? 'service' : undefined;
};

/** Height of a room, floor to ceiling. */
const roomHeight = limitRule({
  id: 'room-height',
  special: true,
  title: 'Height of a room',
  element: 'general',
  defects: [],
  anyDefect: true,
  attributes: ['room_height', 'height'],
  provisions: ['ceil-height'],
  inputs: ['height from floor to ceiling in millimetres, and the room', ...HOUSE],
  reason: 'A room must be high enough to live in, and to move through.',
  reads: ({ attribute }, { description }) =>
    attribute === 'room_height' || statesAny(description, ROOM_HEIGHT),
  choose: (facts, { value }) => {
    // Above the higher limit, and below the lower one, the room makes no difference.
    const told = roomKind(facts) ?? (value >= HABITABLE_HEIGHT || value < SERVICE_HEIGHT);
    return told ? 'ceil-height' : { project: [], words: ['which room it is'] };
  },
  limit: (row, _measurement, facts) =>
    roomKind(facts) === 'service' ? SERVICE_HEIGHT : (row.limit ?? 0) * METRE,
  limitWords: (facts) => {
    const kind = roomKind(facts);
    if (kind === undefined) return undefined;
    return kind === 'service'
      ? 'at least 2.1 m in a kitchen, laundry, bathroom, corridor or garage'
      : 'at least 2.4 m in a bedroom or living room';
  },
});

const KITCHEN = ['kitchen|rangehood|range|stove|cooktop|laundry'];
const BATHROOM = ['bathroom|ensuite|toilet|wc|powder|shower'];
const KITCHEN_FLOW = 40;

/** Flow of an exhaust fan. */
const exhaustFlow = limitRule({
  id: 'exhaust-flow',
  special: true,
  title: 'Flow of an exhaust fan',
  element: 'general',
  defects: [],
  anyDefect: true,
  attributes: [...ATTRIBUTES],
  provisions: ['exhaust'],
  inputs: ['flow in litres a second, and the room', ...HOUSE],
  reason: 'A fan that is too weak leaves moisture in the house.',
  reads: ({ unit }) => unit === 'L/s',
  choose: ({ description }, { value }) =>
    statesAny(description, [...KITCHEN, ...BATHROOM]) || value >= KITCHEN_FLOW
      ? 'exhaust'
      : { project: [], words: ['which room the fan is in'] },
  limit: (row, _measurement, { description }) =>
    statesAny(description, BATHROOM) ? (row.limit ?? 0) : KITCHEN_FLOW,
  limitWords: ({ description }) =>
    statesAny(description, BATHROOM)
      ? 'at least 25 L/s in a bathroom or toilet'
      : 'at least 40 L/s in a kitchen or laundry',
});

export const ROOM_RULES = [roomHeight, exhaustFlow];
