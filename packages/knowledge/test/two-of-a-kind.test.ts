/** Two dangers of one kind are two alerts, and one danger told in two ways is one. */
import { expect, test } from 'vitest';
import { HAZARDS } from '../src/hazards/facts/hazards.ts';
import { type Alert, covers, isSameDanger, mergeAlerts, readAlerts } from '../src/hazards/index.ts';

const TWO: readonly (readonly [Alert['kind'], string])[] = [
  ['electrical', 'Tingle from the bathroom tap. Service line is down across the drive.'],
  ['electrical', 'Live wires hanging in the kitchen. Tingle from the bathroom tap.'],
  ['electrical', 'Switchboard cover is missing in the garage. Got a zap off the laundry tap this morning.'],
  [
    'electrical',
    'Water is dripping through the hall light. Bare wires stick out of the wall behind the oven.',
  ],
  ['electrical', 'Powerline came down on the back fence in the storm. The meter box is scorched.'],
  ['electrical', 'Solar inverter is smoking on the side wall. Exposed wires in the roof space.'],
  ['electrical', 'The kids feel a tingle in the pool water. Bare live wires at the shed power point.'],
  ['electrical', 'I get shocks from the shower mixer and the switchboard in the hall is scorched'],
  [
    'electrical',
    'Rain runs into the downlights in the lounge, and there are bare live wires behind the dishwasher',
  ],
  ['electrical', 'Burnt switchboard in unit 4. Water pouring through the light fitting in unit 2.'],
  ['gas', 'Gas smell at the meter. CO alarm has been sounding in bed 2.'],
  [
    'gas',
    'Strong smell of gas in the kitchen. Relief valve on the hot water unit is blocked off with a plug.',
  ],
  ['gas', 'They run a petrol generator inside the garage. I can smell gas at the cooktop.'],
  ['gas', 'Smell of gas near the bottle. Hot water from the bath tap is scalding at 70 degrees.'],
  ['gas', 'CO alarm keeps going off by the heater. The hot water relief valve has been capped.'],
  ['fire', 'Combustible cladding on the east face. No smoke alarms in the corridor.'],
  ['fire', 'Smoke alarm has been taken down and the back exit is padlocked'],
  ['fire', 'No smoke alarms in the house at all and the bedroom windows have barred grilles with a lost key'],
  ['fire', 'Fire door to the stair is wedged open. Fire extinguishers are all missing from level 2.'],
  ['fire', 'The fire exit is chained shut. The building is clad in combustible aluminium panels.'],
  ['fire', "No working smoke alarm in the flat. The fire door at the entry doesn't close."],
  ['fire', 'The sprinklers are turned off. The rear exit is blocked with pallets.'],
  ['fire', 'Smoke is coming out of the wall behind the heater. The exit door is locked with a padlock.'],
  ['fire', 'Combustible cladding on the tower. Fire door closer is broken on level 3.'],
  ['fire', 'The fire hydrant has no pressure. There are no smoke alarms in the bedrooms.'],
  ['structural', 'Loose render hanging over the footpath. Stumps eaten out by termites.'],
  ['structural', 'Stepped crack 20 mm. Loose bricks hanging over the door.'],
  ['structural', 'Crack 25 mm wide in the front wall. Joists rotted through under the bathroom.'],
  [
    'structural',
    'Concrete spalling with bare steel in the garage soffit. Loose bricks on the parapet above the entry.',
  ],
  ['structural', 'Chimney is leaning over the drive. Active termites in the floor bearers.'],
  ['structural', 'Excavation next door has undermined our footing. Loose bricks over the front door.'],
  ['structural', 'Termites in the stumps. A 20 mm crack runs down the back wall.'],
  [
    'structural',
    'The trench is 3 m deep with no shoring and men in it. Loose bricks hang from the wall above the footpath.',
  ],
  [
    'structural',
    'Concrete cancer in the balcony soffit with rusty bars showing, and termites have got into the roof frame',
  ],
  [
    'structural',
    'A steel beam in the basement is rusted through. Render is about to fall off the front wall over the path.',
  ],
  ['structural', 'The awning is hanging by one bolt over the shop entry. The side wall has a 22 mm crack.'],
  ['structural', 'Loose coping on the parapet over the street. Bearers rotted away under the kitchen.'],
  ['pool', "Pool gate won't latch. Suction grate is missing."],
  ['pool', "The pool gate doesn't self close and the suction cover in the spa is broken"],
  ['fall', 'No balustrade at the void. Stair treads rotten.'],
  ['fall', 'Loose balustrade on the level 3 balcony. Rotten tread on the back stairs.'],
  ['fall', 'The lift shaft on level 2 is open. The handrail on the fire stair has come loose.'],
  ['fall', 'The upstairs bedroom window has no restrictor and a low sill. The stair tread is broken.'],
  ['fall', 'No rail on the deck, it is 2 m up. A raised paver in the path trips people.'],
  ['fall', 'Balustrade wobbles on the landing and the nursery window upstairs opens fully with no lock'],
  ['fall', 'The manhole cover is gone and the shaft is open. The stairs to the cellar have broken treads.'],
  ['fall', 'The stair treads are rotten. Missing balustrade on the rear deck, 3 m drop.'],
  [
    'asbestos',
    'Mr Fluffy loose-fill asbestos in the roof space. The fibro eaves have been smashed and broken.',
  ],
  ['asbestos', 'Broken asbestos sheets lie in the yard. Loose fill asbestos insulation in the ceiling.'],
  [
    'lead_paint',
    'Lead paint is flaking off the weatherboards at the front. The baby has been chewing the old painted window sill.',
  ],
  ['electrical', 'Water has got into the switchboard. A fallen power line is lying in the back yard.'],
  ['fall', 'The deck has no railing at all. Handrail on the internal stairs came off in my hand.'],
  [
    'structural',
    'Wall tie corrosion, bricks bulging and loose over the lane. The floor bearers are rotten and sag.',
  ],
  ['fire', 'Fire alarm panel is dead. The fire stair is blocked with furniture.'],
  ['gas', 'The gas heater burns yellow and leaves soot. There is a smell of gas outside at the meter.'],
  ['electrical', 'Exposed live wires over the bath. The service line is down on the driveway.'],
  ['gas', 'I can smell gas in the laundry. The hot water relief valve is plugged.'],
  ['fire', 'Smoke alarms have all been removed. The back door exit is padlocked.'],
  ['fire', 'Fire extinguishers are missing on every floor. The rear exit is chained shut.'],
  [
    'structural',
    'A 22 mm stepped crack in the garage wall. Render is about to fall on the path at the front.',
  ],
  ['structural', 'Loose bricks on the chimney above the drive. Active termites in the floor bearers.'],
  ['pool', "Pool gate doesn't latch. The spa suction cover is broken."],
  ['fall', 'No handrail on the stairs and the treads are rotten. The balustrade on the deck is loose.'],
  ['fall', 'The lift shaft is open on level 1. The rear stair treads are broken.'],
  ['electrical', 'Live wires at the switchboard in the garage and the power line is down'],
  ['pool', 'Pool gate does not latch and the fence has gaps, drain cover is missing'],
  ['structural', 'Chimney leaning, loose bricks falling on the driveway'],
  ['structural', 'Chimney leaning and wall bulging'],
  ['structural', 'The chimney is leaning. The side wall is bulging.'],
  ['fall', 'Loose balustrade, stair handrail broken'],
];

test.each(TWO)('%s, two dangers: %s', (kind, words) => {
  const told = readAlerts({ words }).filter((alert) => alert.kind === kind);
  expect(told.length, told.map(({ title }) => title).join(' | ')).toBeGreaterThanOrEqual(2);
  for (const one of told) expect(told.filter((other) => isSameDanger(one, other))).toEqual([one]);
});

const ONE: readonly (readonly [Alert['kind'], string])[] = [
  ['electrical', 'Bare live wires hang from the ceiling. They are still live.'],
  ['electrical', 'I got a shock off the bare wire at the oven'],
  ['electrical', 'Sparks from the power point when I plug the kettle in. It gets hot too.'],
  ['electrical', 'The switchboard has no cover and live parts are showing'],
  ['electrical', 'A powerline is down and the conductors are sparking'],
  ['electrical', 'Pool light has water inside and I felt a buzz in the water'],
  ['electrical', 'Tingle from the tap. The shower gives a tingle as well.'],
  ['electrical', 'Water drips through the light fitting and it sparks'],
  ['electrical', 'The meter box is scorched, it smells burnt and it buzzes'],
  ['electrical', 'Power line fell in the storm. It is lying on the fence, still live.'],
  ['electrical', 'The inverter on the wall is smoking. It is hot and makes a crackling noise.'],
  ['gas', 'Smell of gas in the kitchen. You can hear it hiss behind the stove.'],
  ['gas', "CO alarm's going off in the caravan"],
  ['gas', 'The gas bottle is leaking and it stinks of gas in the shed'],
  ['gas', 'We run the gas bbq inside for heat and my wife feels sick and sleepy'],
  ['gas', 'The heater burns yellow and there is soot. The carbon monoxide alarm beeped beside it.'],
  ['gas', 'Generator running inside the garage with the door shut, everyone has a headache'],
  ['gas', 'Relief valve is plugged. The hot water unit bangs and may burst.'],
  ['ceiling', 'The ceiling is sagging 40 mm. It bulges and may come down.'],
  ['ceiling', 'Ceiling has dropped and the sheets are coming loose'],
  ['balcony', 'The balcony joists are rotten. It sags when we walk on it.'],
  ['balcony', 'There is a spa on the deck and the deck is sagging and pulling away'],
  ['balcony', 'The deck is pulling away from the house and the posts are rotten'],
  ['structural', 'Stepped crack 20 mm and it is getting wider'],
  ['structural', 'Crack is 18 mm wide in the brickwork. The wall leans out and the door jams.'],
  ['structural', "The lintel has dropped 40 mm and there's a wide crack above it"],
  ['structural', 'Crack of 8 mm up the wall. The doors upstairs jam as well.'],
  ['structural', 'The house has sunk at one corner and there are cracks up the wall'],
  ['structural', 'The post has been eaten out by termites'],
  ['structural', 'Termites have eaten the bearers and the floor gives under my foot'],
  ['structural', 'White ants have gone through the bearers and I put my foot through'],
  ['structural', 'Bricks are loose above the door. They could fall any time.'],
  ['structural', 'Render is falling off the wall. Pieces of render are lying on the path.'],
  ['structural', 'Concrete cancer: the steel is bare and rusty, and bits of concrete fall off'],
  ['structural', 'Cracks up to 20 mm. Biggest crack is by the window.'],
  ['structural', 'Subfloor, bearer eaten out by white ants, floor above gives underfoot'],
  ['structural', 'The beam is cracked and it is sagging'],
  ['structural', 'The trench is 3 m deep, no shoring, sides are falling in'],
  ['structural', 'Chimney leans 100 mm. It is cracked right through at the base.'],
  ['retaining_wall', 'Retaining wall is leaning. It has cracked and bulges out more each week.'],
  ['retaining_wall', 'The retaining wall leans out and the sleepers are rotten and snapped'],
  ['asbestos', 'The old fibro eaves are broken. Pieces of asbestos lie in the garden.'],
  ['asbestos', 'House from 1965 with fibro walls. Someone drilled into the asbestos sheet.'],
  ['asbestos', 'Cutting old cement sheet with a grinder, dust everywhere, built 1970'],
  ['asbestos', 'Asbestos roof pressure washed yesterday. Fibro bits are all over the yard.'],
  ['lead_paint', 'Old lead paint is flaking and the kids play in the flakes'],
  ['lead_paint', 'House from 1910, lead paint on the windows. We are sanding it back.'],
  ['lead_paint', 'The old lead paint is peeling. Dust from sanding it covers the floor.'],
  ['mould_health', "Black mould all over the baby's room and the bub's been wheezing"],
  ['mould_health', 'Mould in the bathroom. It covers the whole ceiling and the kids are sick.'],
  ['fire', "Smoke alarm doesn't work. There is no working smoke alarm upstairs or downstairs."],
  ['fire', "The fire exit is locked. You can't get out the back exit, it is chained."],
  ['fire', "The fire door won't close and the closer is broken"],
  ['fire', 'There is smoke coming from the wall. It smells of burning.'],
  ['fire', 'Combustible cladding on the tower. The aluminium panels are combustible.'],
  ['fall', 'The balustrade is loose. It wobbles when you lean on it.'],
  ['fall', "No railing on the landing and it's a three metre drop"],
  ['fall', 'Mezzanine edge with no guard rail and a 3.2 m drop'],
  ['fall', 'Handrail on the common stairs came off in my hand'],
  ['fall', 'The stair treads are rotten. One tread broke under me.'],
  ['fall', 'A paver sticks up 30 mm. People trip on it.'],
  ['fall', 'The lift shaft is open on level 2, no barrier at all'],
  ['pool', "Pool gate won't latch. It doesn't close by itself either."],
  ['pool', 'No pool fence. Any child can walk up to the pool.'],
  ['pool', "The drain cover in the pool is missing. Someone's hair got caught in the suction."],
  ['glass', 'The glass panel is cracked. It is loose and could fall.'],
  ['sewage', 'Sewage is coming up in the shower. It smells and the toilet backs up.'],
];

test.each(ONE)('%s, one danger: %s', (kind, words) => {
  const told = readAlerts({ words }).filter((alert) => alert.kind === kind);
  expect(told.map(({ title }) => title)).toHaveLength(1);
});

const alert = (id: keyof typeof HAZARDS, more: Partial<Alert> = {}): Alert => ({
  ...{ kind: HAZARDS[id].kind, urgency: HAZARDS[id].urgency, title: HAZARDS[id].title },
  ...{ steps: [...HAZARDS[id].steps], call: HAZARDS[id].call, source: '', basis: 'words', because: id },
  ...more,
});

test('every title is one row of one kind, by which its danger is known', () => {
  const titles = Object.values(HAZARDS).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test('what only a name or a rating raised is no second danger, unless it is more urgent', () => {
  const tap = alert('electric_shock');
  const named = alert('live_parts', { basis: 'finding', because: 'Found: exposed wiring' });
  expect(mergeAlerts([named, tap])).toEqual([tap]);
  const board = alert('switchboard');
  expect(mergeAlerts([board, named])).toEqual([named, board]);
  expect(covers(named, board)).toBe(false);
});

test('a name of one kind hides no danger that is told', () => {
  const rated = alert('weak_frame', { basis: 'finding', because: 'Rated a safety hazard: it gives' });
  const [bricks, ants] = [alert('falling_masonry'), alert('termites')];
  expect(mergeAlerts([rated, ants, bricks])).toEqual([bricks, ants]);
});

test('all of many stand, the most pressing first, gas before all', () => {
  const all = [
    alert('termites'),
    alert('smoke_alarm'),
    alert('exit_blocked'),
    alert('gas_leak'),
    alert('crack'),
  ];
  expect(mergeAlerts(all).map(({ title }) => title)).toEqual([
    HAZARDS.gas_leak.title,
    HAZARDS.exit_blocked.title,
    HAZARDS.smoke_alarm.title,
    HAZARDS.termites.title,
    HAZARDS.crack.title,
  ]);
});

test('an old sheet that is only named isn’t broken, and the number of a door is no fault of it', () => {
  for (const words of ['Old fibro shed', 'Old fibro shed out the back', 'Old fibro eaves'])
    expect(
      readAlerts({ words }).map(({ title }) => title),
      words,
    ).toEqual([HAZARDS.asbestos.title]);
  expect(readAlerts({ words: 'Old fibro shed, sheets smashed' })[0]?.title).toBe(
    HAZARDS.asbestos_broken.title,
  );
  expect(readAlerts({ words: 'Fire door FD-03' })).toEqual([]);
  expect(readAlerts({ words: 'Fire door FD-03 wedged open' })[0]?.title).toBe(HAZARDS.fire_door.title);
  expect(readAlerts({ words: 'Fire door FD-03 won’t close' })[0]?.title).toBe(HAZARDS.fire_door.title);
});

test('closing a wall that moves closes no floor that gives', () => {
  const [moving] = readAlerts({ words: 'The back wall is bulging.' });
  const [giving] = readAlerts({ words: 'Timber floor feels soft and springy in the hall.' });
  if (!moving || !giving) throw new Error('Both raise an alert.');
  expect(covers(moving, giving)).toBe(false);
  expect(mergeAlerts([moving, giving])).toHaveLength(2);
});
