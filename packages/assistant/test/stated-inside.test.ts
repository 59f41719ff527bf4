/** A question never hides a danger that stands before it, after it or inside it; a question of rules raises none. */
import { describe, expect, it } from 'vitest';
import { warningsOf } from '../src/index.ts';

/** A danger told by itself, and as what a question is asked of. */
const DANGERS = [
  ['the back wall is falling off', 'a back wall that’s falling off'],
  ['the balcony beam has rusted nearly through', 'a balcony whose beam has rusted nearly through'],
  ['the gas meter is leaking', 'a gas meter that’s leaking'],
  ['the ceiling is hanging by its paint', 'a ceiling that’s hanging by its paint'],
  ['there are bare live wires behind the stove', 'a kitchen that has bare live wires behind the stove'],
  ['the stair rail came off in my hand', 'stairs whose rail came off in my hand'],
  ['the retaining wall is leaning over the footpath', 'a retaining wall that’s leaning over the footpath'],
  ['the pool gate doesn’t latch anymore', 'a pool fence whose gate doesn’t latch anymore'],
  ['the switchboard is sparking and buzzing', 'a switchboard that’s sparking and buzzing'],
  [
    'the deck posts have rotted through at the bottom',
    'a deck whose posts have rotted through at the bottom',
  ],
  [
    'bricks keep dropping off the parapet onto the path',
    'a parapet that keeps dropping bricks onto the path',
  ],
  ['I get a shock from the kitchen tap', 'a kitchen tap that gives me a shock'],
  ['the bathroom ceiling is bulging with water', 'a bathroom ceiling that’s bulging with water'],
  ['the heater gives us all headaches and soot marks', 'a gas heater that gives us all headaches'],
  ['the balcony balustrade is loose and wobbles', 'a balcony with a balustrade that’s loose and wobbles'],
  ['someone smashed the old fibro sheets in the yard', 'a yard that’s full of smashed fibro sheets'],
  ['sewage is coming up through the shower drain', 'a shower that has sewage coming up through the drain'],
  ['the chimney is leaning and bricks are loose', 'a chimney that’s leaning and has loose bricks'],
  ['the lintel over the garage has dropped 30 mm', 'a garage whose lintel has dropped 30 mm'],
  ['the power point is hot and smells of burning', 'a power point that’s hot and smells of burning'],
  ['cracks are opening every hour in the front wall', 'a front wall whose cracks are opening every hour'],
  ['the deck handrail fell off yesterday', 'a deck whose handrail fell off yesterday'],
  ['the carport beam is cracked right through', 'a carport whose beam is cracked right through'],
  ['the glass balustrade panel has shattered', 'a balcony whose glass balustrade panel has shattered'],
  ['the gas cooktop hisses when it’s off', 'a gas cooktop that hisses when it’s off'],
  ['the floor of the back room is giving way', 'a back room whose floor is giving way'],
  [
    'a ceiling panel came down on the bed last night',
    'a bedroom where a ceiling panel came down on the bed last night',
  ],
  ['the power lead to the shed has bare copper showing', 'a shed whose power lead has bare copper showing'],
  ['the house smells of rotten eggs near the gas bottles', 'gas bottles that smell of rotten eggs'],
  [
    'the concrete is falling off the underside of the balcony',
    'a balcony whose concrete is falling off underneath',
  ],
  ['the pool fence is down on one side', 'a pool whose fence is down on one side'],
  [
    'the wall has moved out another 40 mm since Monday',
    'a wall that has moved out another 40 mm since Monday',
  ],
  [
    'the landing is three metres up and has no railing',
    'a landing that’s three metres up and has no railing',
  ],
  [
    'black mould covers the whole nursery and the baby coughs',
    'a nursery that’s covered in black mould where the baby coughs',
  ],
  ['the eaves are broken asbestos and dust is everywhere', 'eaves that are broken asbestos'],
  ['the light switch sparks when I touch it', 'a light switch that sparks when I touch it'],
  ['water is dripping through the light fitting', 'a light fitting that has water dripping through it'],
  ['the carbon monoxide alarm keeps going off', 'a hallway whose carbon monoxide alarm keeps going off'],
  ['the verandah roof is about to come down', 'a verandah whose roof is about to come down'],
  ['the stair treads are broken and one snapped under me', 'stairs whose treads snapped under me'],
] as const;

/** A harmless question, and the same asked of a thing or of what is told. */
const QUESTIONS = [
  ['What’s your refund policy?', 'Do I get a refund if the report is about {np}?'],
  ['How much does a report cost?', 'How much does a report cost for {np}?'],
  ['What colour goes with cream?', 'What colour suits {np}?'],
  ['Which paint is best for outside?', 'What paint goes on {np}?'],
  ['Which grout colour should I pick?', 'Which colour should I choose for {np}?'],
  ['How do I add a photo?', 'How do I add a photo of {np}?'],
  ['How do I share the report with my client?', 'Can I share a finding about {np}?'],
  ['Do I have to tell the buyer anything?', 'Do I have to tell the buyer that {clause}?'],
  ['What should I put in the listing?', 'Should the listing mention that {clause}?'],
  ['How many credits have I got left?', 'How many credits does a photo of {np} use?'],
  ['What’s the colour code for pipes?', 'What’s the colour code for {np}?'],
  ['Can I rent it out?', 'Can I rent out a place with {np}?'],
  ['What would a handyman charge?', 'What would a handyman charge for {np}?'],
  ['What rug suits the hall?', 'What curtains would suit {np}?'],
  ['Who made this app?', 'Does this app know about {np}?'],
  ['Does insurance pay for my new carpet?', 'Does insurance pay for {np}?'],
  ['What’s a good name for the project?', 'What should I call the project with {np}?'],
  ['How long is the warranty on a kitchen?', 'How long is the warranty on {np}?'],
  ['What’s the weather doing in Hobart?', 'How do I put on the invoice that {clause}?'],
  ['Can you write me an email to the agent?', 'Can you write an email to the agent saying that {clause}?'],
  ['Which curtains match timber floors?', 'Which plants would hide {np}?'],
  ['How do I export my data?', 'How do I export the project with {np}?'],
  ['What time does support open?', 'Is it tax deductible that {clause}?'],
  ['Is GST included in the price?', 'What’s the GST on fixing {np}?'],
  ['What tiles are in fashion?', 'What tiles would look good in {np}?'],
  ['Can I pay by card?', 'Can I pay later for {np}?'],
  ['How do I change my password?', 'Which category do I choose for {np}?'],
  ['What does a plumber cost an hour?', 'How much is it to fix {np}?'],
  ['What’s the resale value with a new kitchen?', 'What’s a house worth with {np}?'],
  ['How do I rename a room?', 'How do I name a room with {np}?'],
  ['Which lawyer do you recommend?', 'Do I tell the tenant that {clause}?'],
  ['Can I get a discount for ten reports?', 'Can I get a discount because {clause}?'],
  ['What wallpaper hides marks?', 'What wallpaper covers {np}?'],
  ['Do I need council approval for a pergola?', 'Do I need council approval for {np}?'],
  ['When is bin day?', 'Who do I invoice for {np}?'],
  ['What’s the best camera for photos?', 'What’s the best angle for a photo of {np}?'],
  ['How do I delete a project?', 'Do I need to put in the ad that {clause}?'],
  ['What carpet is hard wearing?', 'What lamp goes with {np}?'],
  ['Can you recommend a painter?', 'Can you recommend a painter for {np}?'],
  ['How do I print the report?', 'Does the buyer have to know that {clause}?'],
] as const;

const RULES = [
  'What height must a balcony balustrade be?',
  'Would a sagging ceiling be a major defect?',
  'What does a hissing regulator mean in general?',
  'How wide can a crack in plasterboard be before it’s a defect?',
  'Does home insurance cover a ceiling that collapses?',
  'What colour must a gas pipe be painted?',
  'At what height does a deck need a railing?',
  'What does the code say about pool gates that don’t latch?',
  'Is a loose handrail a safety hazard under the code?',
  'What is the definition of a leaning retaining wall?',
  'Which licence does someone need to repair a gas leak?',
  'How much does it usually cost to replace a handrail?',
  'Must a seller disclose asbestos in Queensland?',
  'Do landlords have to tell tenants about mould?',
  'How often must smoke alarms be tested?',
  'What’s the difference between a hairline crack and a structural crack?',
  'Who is responsible for a fence that leans, in general?',
  'What gap is allowed between balusters?',
  'Does the warranty cover balconies that leak?',
  'What makes a switchboard dangerous?',
  'When does a retaining wall need an engineer?',
  'What are the signs of a gas leak?',
  'What paint is used on a steel beam that has been treated for rust?',
  'Why do chimneys lean in old houses?',
  'Can a house be sold with a pool that has no fence?',
  'How do I report a gas leak in Victoria?',
  'What does a termite inspection cost?',
  'How thick must a glass balustrade be?',
  'Is it legal to rent out a house with a cracked wall?',
  'What is the penalty for an unfenced pool?',
  'How long does a builder have to fix a leaking shower?',
  'What do you call a beam that sags in the middle?',
  'Which alarms detect carbon monoxide?',
  'How do electricians test for a live wire?',
  'Does a wall that leans have to be rebuilt under the code?',
  'What category is a crack that is 6 mm wide?',
  'What’s a stair tread supposed to measure?',
  'Would a balcony that wobbles count as a structural defect?',
  'What happens in general when a gas heater isn’t serviced?',
];

const kindsOf = (words: string) =>
  warningsOf({ words, around: {}, open: [], earlier: [] }).said.map(({ kind }) => kind);
const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** Each danger meets two of the questions, and each question four dangers. */
const PAIRS = DANGERS.flatMap(([clause, thing], at) =>
  QUESTIONS.filter((_, by) => (by + at) % 20 === 0).map(([question, inside]) => ({
    clause,
    question,
    inside: inside.replace('{np}', thing).replace('{clause}', clause),
  })),
);

describe('a danger beside a question', () => {
  const silent = (words: (pair: (typeof PAIRS)[number]) => string) =>
    PAIRS.filter((pair) => {
      const told = kindsOf(sentence(pair.clause));
      return !kindsOf(words(pair)).some((kind) => told.includes(kind));
    }).map(words);

  it('is heard by itself', () => {
    expect(DANGERS.filter(([clause]) => kindsOf(sentence(clause)).length === 0)).toEqual([]);
  });

  it('is heard where it stands before', () => {
    expect(silent(({ clause, question }) => `${sentence(clause)} ${question}`)).toEqual([]);
  });

  it('is heard where it stands after', () => {
    expect(silent(({ clause, question }) => `${question} ${sentence(clause)}`)).toEqual([]);
  });

  it('is heard inside', () => {
    expect(PAIRS.filter(({ inside }) => kindsOf(inside).length === 0).map(({ inside }) => inside)).toEqual(
      [],
    );
  });

  it.each([
    [
      'what’s your refund policy, the house is sliding down the hill and cracks are opening every hour',
      'structural',
    ],
    ['What colour suits a balcony with a rusted beam that’s nearly eaten through?', 'structural'],
    ['do I need to tell the buyer about the gas leak', 'gas'],
    ['How much for a new rail? The old one fell off yesterday.', 'fall'],
    ['How much is it to fix a leaking gas meter?', 'gas'],
    ['What does a hissing gas regulator cost?', 'gas'],
    [
      'What’s the colour code for gas pipes? Only asking because one’s dripping and stinks and it’s yellow.',
      'gas',
    ],
    ['is 18 mm crack fine to rent out', 'structural'],
    ['How wide must the landing be where the rail has come away from the wall?', 'fall'],
    ['max number of guests on a deck with split posts', 'balcony'],
    ['What’s the Spanish for gas leak? My neighbour is shouting it at me', 'gas'],
  ])('is heard in ‘%s’', (words, kind) => {
    expect(kindsOf(words)).toContain(kind);
  });
});

describe('a question of rules, or of what is told and harmless', () => {
  it.each([
    ...RULES,
    'What are the signs that a retaining wall is about to fail?',
    'who do i get for a door that won’t latch, and is it urgent',
    'stain on ceiling right below the upstairs shower. plumber or waterproofer first?',
    'rail on the stair is 880 mm up from the nosing. right?',
    'What’s the Spanish for gas leak?',
    'Did the plasterer fix the gas leak?',
    'How much does it cost to replace a handrail?',
  ])('raises nothing: ‘%s’', (words) => {
    expect(kindsOf(words)).toEqual([]);
  });
});
