/** Facts of stairs, rails, doors, windows and rooms. */
import type { Fact } from './fact.ts';

export const FACTS_OF_OPENINGS: readonly Fact[] = [
  { thing: 'riser', aspect: ['height', 'size'], held: ['tolerance:stair-riser'] },
  { thing: 'tread', aspect: ['width', 'bound', 'depth', 'size'], held: ['tolerance:stair-going'] },
  { thing: 'uneven_risers', aspect: ['allowed', 'height', 'size'], held: ['tolerance:stair-uniform'] },
  { thing: 'open_riser', aspect: ['gap', 'allowed', 'size'], held: ['tolerance:stair-open'] },
  { thing: 'non_slip_stair', aspect: ['need', 'strength', 'bound'], held: ['tolerance:stair-slip'] },
  { thing: 'stair_landing', aspect: ['size', 'depth', 'width'], held: ['tolerance:stair-landing'] },
  {
    thing: 'stair_headroom',
    aspect: ['height', 'bound', 'gap', 'size'],
    answer: '**2 m at least above the line of the nosings**, measured straight up.',
    source: 'what the ABCB Housing Provisions say of room heights',
    confidence: 'likely',
  },
  {
    thing: 'stair',
    aspect: 'width',
    answer:
      '**No least width is set for a stair inside a house**; 900 mm is common, and furniture has to get up. Other buildings have their own rules.',
    source: 'what the ABCB Housing Provisions leave open',
    confidence: 'likely',
  },
  {
    thing: 'balustrade_wire',
    aspect: ['often', 'life'],
    answer:
      '**Check its tension once a year, twice by the sea**, and after the first months. A ball of 125 mm must not push through between wires. Tighten, rinse the salt off and look for rust.',
    confidence: 'trade',
    rows: ['tolerance:bar-opening'],
  },
  {
    thing: ['window_sill_height', 'window_restrictor'],
    aspect: 'height',
    of: ['bedroom'],
    answer:
      '**A sill lower than 1.7 m needs it, in a bedroom whose floor is 2 m or more above the ground outside.** The restrictor or screen stops a ball of 125 mm.',
    source: 'what the ABCB Housing Provisions say of openable windows',
    confidence: 'likely',
    rows: ['tolerance:window-bed'],
  },
  {
    thing: 'bedroom_window_light',
    aspect: ['size', 'bound', 'count', 'amount', 'need'],
    answer:
      '**Glass of 10% of the room’s floor for light, and an opening of 5% for air**, in each bedroom and living room.',
    source: 'what the ABCB Housing Provisions say of light and ventilation',
    confidence: 'likely',
  },
  {
    thing: 'door_undercut',
    aspect: ['gap', 'size', 'height', 'distance'],
    answer:
      '**About 10 mm over a hard floor and 15 to 20 mm over carpet.** A bathroom with a fan needs the gap, so that air can get in.',
    confidence: 'trade',
  },
  {
    thing: 'toilet_door',
    aspect: ['distance', 'need', 'gap'],
    answer:
      '**Where the pan is nearer than 1.2 m to the doorway, the door opens outwards, slides, or lifts off its hinges.** Somebody who fell against it can then be reached.',
    source: 'what the ABCB Housing Provisions say of sanitary rooms',
    confidence: 'likely',
  },
  { thing: 'sticking_door', aspect: ['cause', 'prevent'], held: ['defect:door_binding/cause'] },
  {
    thing: 'accessible_door',
    aspect: ['width', 'size', 'gap', 'need'],
    answer:
      '**820 mm of clear opening**, for the entrance and the doors on the entry level of new homes where the livable housing rules apply. Not every state has taken them up: ask the certifier.',
    source: 'the livable housing rules of the NCC',
    confidence: 'likely',
  },
  {
    thing: 'double_glazing',
    aspect: ['life'],
    answer:
      '**About 20 years, often 15 to 25, until a seal fails and the pane fogs inside.** The frame lasts longer; the unit can be replaced alone.',
    confidence: 'trade',
  },
  {
    thing: 'fogged_glazing',
    aspect: ['cause', 'allowed', 'purpose', 'prevent'],
    answer:
      '**The seal round the unit has failed and moist air gets in.** It can’t be dried for good: the glass unit is replaced, the frame stays. Ask for its warranty; the year is printed on the spacer.',
    confidence: 'trade',
  },
  {
    thing: ['garage_door_spring'],
    aspect: ['life', 'often'],
    answer: '**About 10,000 openings, often 7 to 10 years.** Have the door serviced every year or two.',
    confidence: 'trade',
  },
  {
    thing: ['garage_door_spring'],
    aspect: ['myself', 'allowed', 'who'],
    answer:
      '**No, don’t do it yourself: a wound spring can break bones or kill.** A garage door technician changes it. Don’t use the door till then.',
    confidence: 'trade',
  },
];
