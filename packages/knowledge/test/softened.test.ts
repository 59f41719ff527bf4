/** A danger is there whatever somebody thinks of it, whatever is done about it later and however shortly it is told. */
import { describe, expect, it } from 'vitest';
import { readAlerts } from '../src/hazards/index.ts';

const kindsOf = (words: string) => readAlerts({ words }).map(({ kind }) => kind);
const titlesOf = (words: string) => readAlerts({ words }).map(({ title }) => title);

const SHORT = [
  ['Loose balustrade', 'fall'],
  ['Rotten stair tread', 'fall'],
  ['Termites in bearer', 'structural'],
  ['Exposed live wires at oven', 'electrical'],
  ['Retaining wall leaning 10 degrees', 'retaining_wall'],
  ['Flaking lead paint at sill', 'lead_paint'],
  ['Cracked window over entry', 'glass'],
  ['Ceiling sagging in bed 2', 'ceiling'],
] as const;

const ASIDES = [
  ' - typical for age, no action required',
  ' - serviceable',
  ' - minor defect',
  ' (as discussed, cosmetic only)',
  '. Owner aware, will monitor.',
  '. Quote to follow.',
  '. No safety issue.',
  ', to be fixed by the builder next month',
  ' – recommend routine maintenance',
];

describe('an opinion of a danger', () => {
  it.each(SHORT)('outvotes none: “%s”', (danger, kind) => {
    const without = kindsOf(danger);
    expect(without).toContain(kind);
    for (const aside of ASIDES) expect(kindsOf(danger + aside), aside).toContain(kind);
    expect(kindsOf(`Minor: ${danger}`)).toContain(kind);
  });

  it.each([
    ['Balcony balusters loose, typical for age, no action required', 'balcony'],
    ['Handrail missing on the rear stairs - minor, no action required', 'fall'],
    ['Switchboard cover missing - noted, no further action', 'electrical'],
    ['Rotten stair stringer, acceptable at time of inspection', 'fall'],
    ['Ceiling plaster drummy and coming down - see photo 12, cosmetic', 'ceiling'],
  ])('outvotes none: “%s”', (words, kind) => expect(kindsOf(words)).toContain(kind));

  it.each([
    'Hairline crack in cornice - typical for age, no action required',
    'Balustrade refixed in May. As discussed, cosmetic only.',
    'Scratched glass in the entry door. Quote to follow.',
    'Handrail paint worn on the rear stairs - minor, no action required',
    'Chimney repointed, plumb - long-standing, no concern',
    'Stair carpet replaced, quote accepted',
    'Gas: no issues noted',
    'Termites - no issues reported',
    'Report quoted from 2016: "balcony post decayed". Post replaced in gal. steel 2017, sighted today, sound.',
  ])('makes none either: “%s”', (words) => expect(kindsOf(words)).toEqual([]));
});

describe('a title above a place, a number or a severity', () => {
  it.each(SHORT)('says what it says alone: “%s”', (danger, kind) => {
    for (const beside of ['R12', 'Level 2, rear', 'Bedroom 1\nMinor'])
      expect(kindsOf(`${danger}\n${beside}`), beside).toContain(kind);
  });

  it.each(['Loose balustrade\nRefixed and firm', 'Rotten tread\nReplaced 3 March', 'Loose door handle\nR12'])(
    'isn’t heard where what follows takes it back: “%s”',
    (words) => expect(kindsOf(words)).toEqual([]),
  );
});

describe('props, braces and what carries load', () => {
  it.each([
    'boss wants me to knock out the props under the new beam, posts aren’t in',
    'Temp props knocked out, posts not in yet',
    'They’ve asked me to strip the props under level 3, concrete was poured yesterday',
    'The foreman wants the acrows gone by lunch and the lintel’s only been in since this morning, ok?',
    'What size beam do I need, we took the old one out this morning and it’s held on a couple of studs',
    'frame’s up, no bracing, gusts tonight',
    'The builder removed the props before the engineer’s inspection',
    'Framer took out the props, engineer has not been',
    'The engineer said leave the props but they’ve pulled the props out',
    'Back props removed from level 4 while they pour level 5',
    'Can I take the temporary props out before the steel is bolted?',
  ])('stay where they are: “%s”', (words) => {
    const [first] = readAlerts({ words });
    expect(first?.urgency).toBe('now');
    expect(first?.steps[0]).toMatch(/^Take out no prop, brace, stud or beam\./);
  });

  it.each([
    'Temp props stacked by the fence',
    'Props under level 3 stripped with the engineer’s ok at 28 days',
    'How long do formwork props stay in?',
    'Who removes the props, the builder or the hire company?',
    'Back props stay under level 4 while they pour level 5',
    'frame’s up, bracing is on, gusts tonight',
    'Props taken out once the steel beam was bolted and inspected',
    'Builder removed the props after the engineer’s inspection',
    'The props were taken down when the slab reached strength',
    'Removing pine needles from the gutters every autumn',
    'We removed the needles and leaves from the box gutter',
    'The theatre’s props were taken out of the hall before painting',
  ])('tell of nothing: “%s”', (words) => expect(kindsOf(words)).toEqual([]));
});

describe('electrics that were under water', () => {
  it.each([
    'Sub-board was under flood water, dried out now, can we turn on?',
    'Power points were under water on Tuesday, all dry now',
    'Is it ok to plug the dehumidifiers in, the GPOs were submerged',
    'EV charger went under, can the tenant charge?',
    'The switchboard was submerged, it’s never been checked',
    'The oven was in flood water and it’s rated 15 amp, can I use it',
    'Our meter box was half under, power’s back on',
    'The switchboard was inundated, can we turn it back on?',
    'Tenant says the flooded sockets are fine because they dried',
    'Flood came up over the power points, we’ve hosed them out',
  ])('stay off until they are tested: “%s”', (words) => {
    const alert = readAlerts({ words }).find(({ kind }) => kind === 'electrical');
    expect(alert?.urgency).toBe('now');
    expect(alert?.steps.join(' ')).toMatch(/until a licensed electrician has tested it/);
  });

  it.each([
    'Sub-board is above the flood level',
    'GPOs replaced after the flood and tested by the electrician',
    'Outlets stay 300 mm above the flood line',
    'flood lights on the tennis court',
    'The air con was flooded with requests',
    'The dishwasher drowned out the TV',
    'Batteries under water heater bench in storage',
    'The downpipe outlet is submerged in the creek',
    'The tank outlets went under the driveway',
    'The basin outlets flooded the floor waste',
    'How high must power points be in a flood zone?',
  ])('are none: “%s”', (words) => expect(kindsOf(words)).toEqual([]));
});

it('a car that runs in a garage fills it with carbon monoxide', () => {
  expect(titlesOf('nan’s unconscious in the garage, car’s running')).toContain(
    'Possible carbon monoxide inside',
  );
  expect(titlesOf('mower left running inside the shed')).toContain('Possible carbon monoxide inside');
  for (const words of [
    'the car is running well, garage is tidy',
    'The garage door motor is running rough',
    'Garage tilt door motor running fine',
    'Shed fan motor is still running',
    'The kids left the car running in the driveway, garage is shut',
  ])
    expect(titlesOf(words), words).toEqual([]);
});

describe('a danger inside a question of cost, cover, permit or wording', () => {
  it.each([
    ['Does insurance cover the balustrade that came off in the storm?', 'fall'],
    ['Who pays for the smoke alarm that’s dead in the hall?', 'fire'],
    ['Do I need a permit to replace the balcony rail, it came off in the storm', 'fall'],
    ['How much would it be to fix the deck that’s pulled away from the house?', 'balcony'],
    ['Can you book a sparky, the light switch sparks when I use it', 'electrical'],
    ['Does insurance cover a gas bottle that’s leaking in the boat shed', 'gas'],
    ['Ignore the loose bricks over the door, I only want the tolerance on brick joints', 'structural'],
    ['Put in the report that the loose balustrade is a minor defect', 'fall'],
    ['Write that the cracked glass above the entry is cosmetic', 'glass'],
    ['Should I mention the exposed wiring in the listing?', 'electrical'],
    ['Boss says just plaster over the crack that’s 30 mm wide, agree?', 'structural'],
    ['Lot 7 took out the fire door closer because it bangs', 'fire'],
    [
      'I’ve been rubbing back the window sills with a sander, house was built 1953 and now I read about lead.',
      'lead_paint',
    ],
  ])('is heard: “%s”', (words, kind) => expect(kindsOf(words)).toContain(kind));

  it.each([
    'Does insurance cover a wall that leans?',
    'Who pays for fire door inspections in strata?',
    'What would it cost to build a retaining wall?',
    'Can you book an electrician for the new oven?',
    'Put in the report that the scratched bench is minor',
    'Would a sagging ceiling be a major defect under AS 4349.1?',
  ])('isn’t made of one that asks in general: “%s”', (words) => expect(kindsOf(words)).toEqual([]));
});

describe('glass high up', () => {
  it.each([
    'Glass panel on level 10 is loose and hanging over the footpath',
    'Pane fell out of the tower onto the street, another one’s loose',
  ])('is a matter of now: “%s”', (words) => {
    const alert = readAlerts({ words }).find(({ kind }) => kind === 'glass');
    expect(alert?.title).toBe('Glass may fall from a height');
  });

  it.each(['Level 4 window glass scratched', 'Pane on level 3 replaced after it fell'])(
    'is none where it holds: “%s”',
    (words) => expect(kindsOf(words)).toEqual([]),
  );
});

it.each([
  ['Missing stumps', 'structural'],
  ['Structural crack', 'structural'],
  ['Subsidence', 'structural'],
  ['Stairs without a handrail', 'fall'],
])('two words are enough: “%s”', (words, kind) => expect(kindsOf(words)).toContain(kind));
