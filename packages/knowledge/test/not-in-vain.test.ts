/** Sentences that raised an alert in vain, by what settles them, each beside a danger in nearly the same words. */
import { describe, expect, it } from 'vitest';
import { readAlerts } from '../src/hazards/index.ts';

const kindsOf = (words: string) => readAlerts({ words }).map(({ kind }) => kind);

const HARMLESS: Readonly<Record<string, readonly string[]>> = {
  'a danger that is denied': [
    'Handrail solid, risers even, no trip hazards.',
    'Balustrade firm at every post, no hazard there',
    'Handrail firm, not dangerous at all',
  ],
  'what is supposed with ever': [
    'What should I do if I ever smell gas?',
    'Who do we call if we ever lose the smoke alarm power?',
    'If I ever smell gas, whom do I ring?',
  ],
  'a result that came back well': [
    'Air sample came back normal, spores lower inside than out.',
    'The asbestos sample came back clear',
    'Mould swab came back low, same as outdoors',
  ],
  'made dead before it was touched': [
    'Isolated, locked out, proved dead before I touched the bare tails.',
    'Tails proved dead and capped',
  ],
  'put right by a new one': [
    'electrician says that tickle was the washing machine and he has put a new one in and no more tickle',
    'The shower screen that cracked at unit 9 is gone; new 10 mm toughened one in on Tuesday, photo attached.',
    'The old alarm was dead, we put a new one up and it tests fine',
  ],
  'not built': [
    'Item 22 says the retaining wall ‘will collapse’. The wall hasn’t been built yet. It’s in stage two.',
    'They say the deck will sag. The deck isn’t built yet.',
  ],
  'a title of rules': ['maximum cut in a floor joist', 'height of a pool fence', 'minimum gap of balusters'],
  'a scope, a talk, a life': [
    'Inspection scope: the inspector will look at cracks, subsidence, damp, rot, fungal decay, termite attack, unsafe balustrades and stairs, loose ceilings and missing smoke alarms where accessible.',
    'At toolbox talk we went over electrocution, falls from height, silica and asbestos. Nothing to report on site today.',
    'Toolbox talk topic: trench collapse. All signed on.',
    'I attach my curriculum vitae. I have given evidence in 31 matters concerning retaining walls, structural collapse and falls from height.',
  ],
  'what nobody ever saw': [
    'Nobody’s ever smelt gas here.',
    'No one has ever seen a crack in that beam.',
    'Nobody in this building has ever smelt gas, whatever unit 12 writes in her newsletter.',
  ],
  'a clause, a policy, a plan': [
    'Clause 14: tenant shall report gas odour, sparks or collapse at once.',
    'The policy excludes collapse of retaining walls.',
    'Exclusions: landslip, subsidence, erosion.',
    'Toolbox talk today: asbestos, trenches, live wires.',
    'In the plan is written "remove existing balcony", this is for demolition in March, nobody live there.',
    'propping plan says acrows at 1200 crs under the LVL before we cut',
  ],
  'a measured nothing': ['CO reading 0 ppm in all rooms with the heater on.'],
  'what was said and not meant': [
    'boss when i said live wire i meant live edge timber',
    'I said the ceiling was sagging; I was holding the photo sideways, it’s flat.',
  ],
  'somebody else’s, where ours is well': [
    'He told me sewage backed up in number 14; ours has always drained well.',
  ],
  'an exam, a film, a question of prices': [
    'Explain the difference between a retaining wall collapse and a slip circle for my exam',
    'saw a vid where a trench fell in on a bloke in the US, crazy',
    'Say the gas smelled: who comes?',
    'Spacing of brick veneer wall ties up the studs?',
  ],
  'as it was drawn, or put back': [
    'It’s a storm in a teacup: the sagging ceiling people keep mentioning is a curved bulkhead, as drawn by the architect.',
    'the bull broke the pool fence last summer but we put it all back up and the council fella past it',
  ],
  'a figure of speech': [
    'The duty of care fell on the owner',
    'The cost of the repair fell on the tenant',
    'tenant is choking us with demands',
    'The strata is drowning us in paperwork',
  ],
};

describe.each(Object.entries(HARMLESS))('%s', (_, texts) => {
  it.each(texts)('“%s”', (words) => expect(kindsOf(words)).toEqual([]));
});

describe('the danger right beside it', () => {
  it.each([
    ['Nobody has ever seen a crack like this in the beam', 'structural'],
    ['Nobody smelt the gas leak but me', 'gas'],
    ['The policy excludes collapse, and our retaining wall has collapsed', 'retaining_wall'],
    ['Clause 14 says I shall report it: there is a gas smell in the laundry', 'gas'],
    ['CO reading 0 ppm outside, 120 ppm in the lounge', 'gas'],
    ['I said the ceiling was flat; I meant it is sagging', 'ceiling'],
    ['Sewage backed up in number 14; ours is full of sewage too', 'sewage'],
    ['Say, the gas smells in the kitchen', 'gas'],
    ['Drawings show a beam but there is none: the wall was removed and the ceiling sags', 'ceiling'],
    ['we put it all back up but the pool gate doesn’t latch', 'pool'],
    ['Handrail loose, risers uneven, trip hazard', 'fall'],
    ['Handrail is not safe', 'fall'],
    ['Handrail is dangerous', 'fall'],
    ['What should I do, I smell gas', 'gas'],
    ['What should I do if I smell gas?', 'gas'],
    ['Air sample came back high, spores through the whole house', 'mould_health'],
    ['The asbestos sample came back positive', 'asbestos'],
    ['The sample came back, it’s asbestos', 'asbestos'],
    ['Bare tails at the board, not proved dead', 'electrical'],
    ['Nobody proved it dead before they touched the bare tails', 'electrical'],
    ['He put a new washing machine in and it still gives a tickle', 'electrical'],
    ['The shower screen cracked at unit 9, new one comes on Tuesday', 'glass'],
    ['Put a new light in and it sparks', 'electrical'],
    ['The retaining wall is leaning. The new wall hasn’t been built yet.', 'retaining_wall'],
    ['The handrail hasn’t been built yet and kids use the stairs', 'fall'],
    ['floor joist cut through for the pipe', 'structural'],
    ['pool fence has a gap the kids squeeze through', 'pool'],
    ['At the toolbox talk the trench collapsed on a worker', 'structural'],
    ['Toolbox talk done. Trench next to us is caving in.', 'structural'],
    ['Inspection: cracks, subsidence and loose ceilings found in bed 2', 'ceiling'],
    ['A beam fell on the owner', 'structural'],
    ['The tenant is choking on the smoke', 'structural'],
    ['Bare wires at the meter box, not made safe', 'electrical'],
    ['Exposed live wires need to be made safe', 'electrical'],
    ['Cracked shower screen at unit 9, glazier booked for Tuesday', 'glass'],
    ['Props are out, beam isn’t supported till the steel turns up', 'structural'],
    ['Props are in but the beam is sagging', 'structural'],
    ['Guardrail is missing on the second floor, scaffold tagged red', 'fall'],
    ['The bulkhead has dropped 300 mm below the ceiling', 'ceiling'],
  ])('“%s” is %s', (words, kind) => expect(kindsOf(words)).toContain(kind));
});
