/** Facts of stairs and barriers, and of openings and room sizes that the code sets. */
import type { Fact } from './fact.ts';

export const FACTS_OF_STAIRS: readonly Fact[] = [
  {
    thing: 'stair_slope_rule',
    aspect: ['size', 'amount', 'which', 'bound', 'any', 'purpose', 'slope'],
    held: ['tolerance:stair-2rg'],
  },
  { thing: 'risers_in_flight', aspect: ['count', 'bound'], held: ['tolerance:stair-flight'] },
  {
    thing: 'riser_variation',
    aspect: ['amount', 'difference', 'bound', 'allowed', 'height', 'size', 'any'],
    held: ['tolerance:stair-uniform'],
  },
  {
    thing: 'baluster',
    aspect: ['gap', 'size', 'width', 'spacing', 'distance', 'bound', 'amount'],
    held: ['tolerance:bar-opening'],
  },
  { thing: 'balustrade', aspect: ['gap', 'width', 'spacing'], held: ['tolerance:bar-opening'] },
  { thing: 'balustrade', aspect: ['height', 'bound'], held: ['tolerance:bar-height'] },
  { thing: 'stair_barrier', aspect: ['height', 'bound'], held: ['tolerance:bar-height-stair'] },
  {
    thing: 'barrier_drop',
    aspect: ['height', 'need', 'distance', 'amount', 'bound', 'size', 'depth', 'wait', 'any'],
    held: ['tolerance:bar-need'],
  },
  {
    thing: 'climbable',
    aspect: ['allowed', 'height', 'distance', 'gap', 'where', 'purpose', 'bound', 'any'],
    held: ['tolerance:bar-climb'],
  },
  {
    thing: 'face_mounted',
    aspect: ['gap', 'distance', 'size', 'width', 'bound', 'any'],
    held: ['tolerance:bar-facemount'],
  },
  { thing: 'handrail', aspect: ['height', 'bound', 'need', 'where'], held: ['tolerance:handrail'] },
  {
    thing: 'handrail',
    aspect: ['width', 'size', 'thickness'],
    answer:
      '**About 30 to 50 mm across, so that a hand closes round it**, and about 50 mm clear of the wall.',
    confidence: 'trade',
  },
  {
    thing: 'handrail',
    aspect: ['gap', 'distance'],
    answer: '**About 50 mm between the rail and the wall**, and 30 mm at least, so that knuckles pass.',
    confidence: 'trade',
  },
  {
    thing: 'stair',
    aspect: 'slope',
    answer:
      '**About 30 to 38 degrees for a house stair.** What is set are risers and goings and their sum, and not the angle.',
    confidence: 'trade',
    rows: ['tolerance:stair-2rg'],
  },
  {
    thing: 'winder',
    aspect: ['count', 'allowed', 'need', 'size'],
    answer:
      '**Up to three winders in place of a quarter landing, six in place of a half.** Their going is measured where the foot falls, and narrow ends are no going.',
    source: 'what the ABCB Housing Provisions say of stairs',
    confidence: 'likely',
  },
  {
    thing: 'door_at_stair',
    aspect: ['need', 'allowed', 'height', 'size', 'any', 'distance'],
    answer:
      '**A landing where the door opens to a drop of more than 570 mm**, or three risers. It may not open onto the flight itself then.',
    source: 'what the ABCB Housing Provisions say of thresholds',
    confidence: 'likely',
  },
  {
    thing: 'one_step_at_door',
    aspect: ['height', 'size', 'allowed', 'which'],
    answer:
      '**230 mm: where a door’s threshold is higher than that above the surface outside, steps are built**, with risers of 190 mm at most. Newer homes under the livable housing rules have one entry without a step.',
    source: 'what the ABCB Housing Provisions say of thresholds',
    confidence: 'likely',
    rows: ['tolerance:stair-riser'],
  },
  {
    thing: 'window_restrictor',
    aspect: ['gap', 'size', 'width', 'distance', 'bound', 'amount'],
    held: ['tolerance:window-bed'],
  },
  { thing: 'window_upstairs', aspect: ['height', 'need', 'bound', 'any'], held: ['tolerance:window-other'] },
  {
    thing: 'bathroom_glass',
    aspect: ['need', 'height', 'which', 'strength', 'where', 'allowed', 'any'],
    held: ['tolerance:glass-bath'],
  },
  { thing: 'ceiling_height', aspect: 'height', held: ['tolerance:ceil-height'] },
  { thing: ['bathroom', 'kitchen', 'hallway', 'garage'], aspect: 'height', held: ['tolerance:ceil-height'] },
  {
    thing: 'raked_ceiling',
    aspect: ['height', 'bound', 'amount', 'size', 'allowed'],
    answer:
      '**2.4 m over at least two-thirds of the floor of a habitable room**, and 2.2 m in an attic room. In a bathroom, laundry or hall it is 2.1 m. Floor where the ceiling is under 1.5 m doesn’t count.',
    source: 'what the NCC says of room heights',
    confidence: 'likely',
    rows: ['tolerance:ceil-height'],
  },
  { thing: 'exhaust_fan', aspect: ['count', 'strength'], held: ['tolerance:exhaust'] },
  { thing: 'rangehood', aspect: ['count', 'strength'], held: ['tolerance:exhaust'] },
  {
    thing: 'exhaust_fan',
    aspect: ['often', 'wait', 'life'],
    answer:
      '**Clean its grille every 6 months; the fan lasts about 10 years.** One that doesn’t hold a sheet of toilet paper up isn’t drawing.',
    confidence: 'trade',
  },
  {
    thing: 'bedroom',
    aspect: ['size', 'width'],
    answer:
      '**No least floor area is set for a bedroom in a house by the national code.** About 3 by 3 m is common. Height, light and air are set; a council or a rental law may ask for more.',
    source: 'what the NCC leaves open',
    confidence: 'likely',
  },
  {
    thing: 'hallway',
    aspect: 'width',
    answer:
      '**No least width is set for a hall in most houses; 900 mm is common.** Where the livable housing rules apply, 1000 mm on the way to living rooms, bedroom, toilet and shower of the entry level.',
    source: 'the livable housing rules of the NCC',
    confidence: 'likely',
  },
  {
    thing: 'toilet_space',
    aspect: ['distance', 'gap', 'width', 'size', 'amount', 'depth', 'bound', 'any'],
    answer:
      '**1200 mm in front of the pan and 900 mm between walls, under the livable housing rules.** Elsewhere about 600 mm in front and 450 mm from its middle to a wall are usual.',
    source: 'the livable housing rules of the NCC',
    confidence: 'likely',
  },
  {
    thing: ['door_size', 'internal_door'],
    aspect: ['width', 'height', 'size'],
    answer:
      '**2040 mm high and 820 mm wide is the standard leaf; 720 and 770 mm are found in bathrooms and robes, 870 and 920 at entries.** Livable housing asks for 820 mm clear, so a wider leaf.',
    confidence: 'trade',
  },
  {
    thing: 'entry_door',
    aspect: ['width', 'height', 'size'],
    answer:
      '**820 or 920 mm wide and 2040 or 2340 mm high is common.** The step-free entry of a livable home has 820 mm clear.',
    confidence: 'trade',
  },
  {
    thing: 'internal_door',
    aspect: 'thickness',
    answer: '**35 mm inside and 40 mm outside.**',
    confidence: 'trade',
  },
  {
    thing: 'door_weather',
    aspect: ['need', 'where', 'allowed', 'which', 'any'],
    state: 'NSW',
    held: ['tolerance:door-edge-seal'],
  },
  {
    thing: 'fire_door_gap',
    aspect: ['gap', 'size', 'width', 'bound', 'amount', 'any'],
    held: ['tolerance:fire-door-gap'],
  },
  {
    thing: ['garage_size', 'garage'],
    aspect: ['size', 'width', 'depth'],
    answer:
      '**About 3 by 6 m for one car and 5.5 to 6 m wide for two; doors 2.4 m wide for one and 4.8 m for two.**',
    confidence: 'trade',
  },
  {
    thing: 'garage_door',
    aspect: ['height', 'width', 'size'],
    answer:
      '**About 2.1 m high; 2.4 m wide for one car and 4.8 m for two.** Large utes and vans want 2.4 m of height: measure the car with its racks.',
    confidence: 'trade',
  },
  {
    thing: 'window_restrictor',
    aspect: ['life', 'often'],
    answer: '**Test it once a year, and after any repair: it must hold a push of 250 N, about 25 kg.**',
    confidence: 'trade',
  },
  {
    thing: 'window',
    aspect: ['life', 'often'],
    answer:
      '**Aluminium about 30 to 40 years, timber 50 and more where it stays painted.** Seals, rollers and winders go after 10 to 20.',
    confidence: 'trade',
  },
  {
    thing: 'window_weather',
    aspect: ['allowed', 'amount', 'any'],
    state: 'NSW',
    held: ['tolerance:window-weather'],
  },
  {
    thing: 'window_packing',
    aspect: ['gap', 'width', 'size', 'distance', 'any'],
    answer:
      '**About 10 mm at each side and at the head**, packed at the fixings. The frame carries no load, and it is flashed before it is lined.',
    confidence: 'trade',
  },
  {
    thing: 'ramp',
    aspect: 'slope',
    answer:
      '**1 in 8 at most for a short ramp at a house; 1 in 14 where a wheelchair has to use it**, with a landing at least every 9 m.',
    source: 'what the NCC and the standard of access say',
    confidence: 'likely',
  },
  {
    thing: 'ramp',
    aspect: 'width',
    answer: '**1 m clear between handrails or kerbs** where it is for access.',
    source: 'the standard of access',
    confidence: 'likely',
  },
  {
    thing: 'grab_rail',
    aspect: 'height',
    answer:
      '**800 to 810 mm above the floor beside a toilet, for access.** At home where the person needs it: an occupational therapist says.',
    source: 'the standard of access',
    confidence: 'likely',
  },
  {
    thing: 'tactile',
    aspect: ['where', 'need', 'purpose'],
    answer:
      '**At the top and bottom of stairs and ramps of public and shared buildings**, and not inside houses.',
    source: 'the NCC on access',
    confidence: 'likely',
  },
  {
    thing: 'light_room',
    aspect: ['amount', 'size', 'need', 'count'],
    answer:
      '**Glass of 10% of the room’s floor for light, in each habitable room.** A bathroom without one may have a lamp.',
    source: 'what the ABCB Housing Provisions say of light',
    confidence: 'likely',
  },
  {
    thing: 'vent_room',
    aspect: ['amount', 'size', 'need', 'count'],
    answer:
      '**An opening of 5% of the room’s floor, in each habitable room.** Bathroom, laundry and toilet may have a fan that blows outside instead.',
    source: 'what the ABCB Housing Provisions say of ventilation',
    confidence: 'likely',
    rows: ['tolerance:exhaust'],
  },
  {
    thing: 'grab_rail_backing',
    aspect: ['strength', 'need', 'amount', 'any'],
    answer:
      '**It must hold 1100 N, about 110 kg, so it needs a nogging or thick ply behind it.** The livable housing rules ask for that in new walls of shower, bath and toilet.',
    source: 'the standard of access and the livable housing rules',
    confidence: 'likely',
  },
];
