/** Escalations of structure, concrete, masonry, framing and ground. */
import { above, type EscalationTable, said } from './escalation.ts';

const GROWING = said('it is stated to be getting worse', [
  'grow*|widen*|worsen*|spreading',
  'getting worse|bigger|wider|longer',
  'got|become worse|bigger|wider|longer',
]);
const DOORS = said('doors or windows nearby are stated to stick', [
  'door*|window* stick*|bind*|jam*|distort*|rub*',
]);
const WET = said('it is stated to be wet or stained', ['wet|damp|stain*|leak*']);

export const STRUCTURE: EscalationTable = {
  plasterboard_crack: [
    said('it is stated to be stepped, tapering or to come back after patching', [
      'step*|taper*|recur*',
      'came|come|comes|back again|patch*',
    ]),
    DOORS,
    WET,
    GROWING,
  ],
  brick_stepped_crack: [
    said('the two sides are stated to be out of plane', ['out plane', 'stepped out|forward', 'displace*']),
    DOORS,
    GROWING,
    said('an articulation joint is stated to be missing', [
      'no|missing|without articulation|control|expansion joint*',
    ]),
  ],
  brick_vertical_crack: [
    said('it is stated to go through the whole leaf', [
      'through wall|leaf',
      'full depth|thickness',
      'see daylight|through',
    ]),
    said('the two sides are stated to have moved apart', [
      'displace*|offset*|sideways',
      'moved sideways|apart|out',
    ]),
    GROWING,
  ],
  slab_crack: [
    said('one side is stated to be lower than the other', [
      'side* lower|higher|dropped|raised',
      'step|lip crack*',
      'uneven crack*',
    ]),
    said('moisture or termites are stated to come through it', [
      'moisture|water|damp|termite* through|crack*',
    ]),
    said('it is stated to line up with cracks in the walls', ['wall* crack* line*|align*|continue*|match*']),
    above(2, ['crack_width'], 'it is over 2 mm wide'),
    above(15, ['offset'], 'the level differs by 15 mm or more', { inclusive: true }),
    GROWING,
  ],
  footing_settlement: [
    said('it is stated to be moving still', ['still moving|sinking|settling', 'active movement'], {
      to: 'critical',
    }),
    said('cracking of Category 3 or 4 is stated', ['category 3|4'], { to: 'critical' }),
    said('services are stated to be broken', ['broken|burst|snapped pipe*|drain*|service*'], {
      to: 'critical',
    }),
    said('a lean is stated', ['lean*|tilt*'], { to: 'critical', hazard: true }),
    above(15, ['crack_width', 'gap'], 'cracks of 15 mm or more go with it', {
      inclusive: true,
      to: 'critical',
      hazard: true,
    }),
    GROWING,
  ],
  retaining_wall_lean: [
    above(1000, ['height'], 'the wall is over a metre high', { to: 'critical', hazard: true }),
    said(
      'it is stated to be near a boundary, driveway or building',
      ['near|beside|next|above|close boundary|driveway|house|building|path|neighbour*'],
      { to: 'critical', hazard: true },
    ),
    said('it is stated to have moved after rain', ['rain* mov*|crack*|lean*|worse'], {
      to: 'critical',
      hazard: true,
    }),
    said('it is stated to be about to fall', ['about fall|collapse', 'collaps*|falling'], {
      to: 'critical',
      hazard: true,
    }),
  ],
  concrete_spalling: [
    said('it is stated to be overhead or on a balcony', ['overhead|balcon*|soffit|ceiling'], {
      to: 'critical',
      hazard: true,
    }),
    said(
      'loose or falling pieces are stated',
      ['loose|falling|fell|fallen|dropping chunk*|piece*|concrete|bits|lump*'],
      { to: 'critical', hazard: true },
    ),
    said(
      'a structural member is stated to be affected',
      ['beam|column|pillar|post|lintel|structural', 'slab edge'],
      {
        to: 'critical',
      },
    ),
    said('a large area or a marine site is stated', [
      'large|whole|entire|wide area|wall|side',
      'coast*|marine|seaside|beach*',
    ]),
  ],
  exposed_reinforcement: [
    said('it is stated to be in a beam, column or slab edge', ['beam|column', 'slab edge']),
    said('rust is stated', ['rust*|corrod*']),
    said('an aggressive site is stated', ['coast*|marine|beach*|salt*|pool|aggressive']),
  ],
  honeycombing: [
    said('it is stated to be in a beam or column', ['beam|column']),
    said('water is stated to come through', ['water|leak*|seep*']),
    said('bars are stated to show', ['bar|bars|reo|rebar|steel|mesh show*|visible|exposed|see']),
  ],
  frame_out_of_plumb: [
    above(4, ['bow', 'unevenness', 'out_of_plumb'], 'it is over 4 mm within 2 m', { withinLength: 2000 }),
    above(15, ['out_of_plumb'], 'it is over 15 mm out of plumb'),
    said('it is stated to be about to be lined', ['about|ready|before line*|sheet*|plaster*|cover*']),
  ],
  missing_bracing_tiedown: [
    said(
      'it is stated that the frame is about to be covered',
      ['about|ready|being cover*|sheet*|line*|clad*'],
      { hazard: true },
    ),
    said('a cyclonic region is stated', ['cyclon*'], { hazard: true }),
    said('the roof is stated to be loaded already', ['roof tile*|loaded|on|sheet*'], { hazard: true }),
  ],
  sagging_roof: [
    said('it is stated to have grown worse', ['worse|worsening|increas*|dropp*', 'more each|every']),
    said('bracing is stated to be removed', ['brac*|strut*|prop* removed|missing|cut|gone'], {
      to: 'critical',
      hazard: true,
    }),
    said(
      'cracked rafters or truss plates are stated',
      ['crack*|broken|split|snapped rafter*|truss*|plate*'],
      { to: 'critical', hazard: true },
    ),
  ],
  ceiling_sag: [
    above(10, ['sag', 'bow', 'unevenness'], 'it sags by more than about 10 mm', {
      to: 'critical',
      hazard: true,
    }),
    said('water or pests are stated', ['wet|water|leak*|stain*|possum*|rat|rats|pest*'], {
      to: 'critical',
      hazard: true,
    }),
    said('heavy old plaster is stated', ['lath|old|horsehair|heavy plaster'], {
      to: 'critical',
      hazard: true,
    }),
  ],
  corroded_lintel: [
    said('bricks are stated to be loose or dropping', ['brick* loose|drop*|fall*|slip*'], {
      to: 'critical',
      hazard: true,
    }),
    said('the lintel is stated to delaminate', ['lintel* delaminat*|flak*|swell*'], {
      to: 'critical',
      hazard: true,
    }),
    said('the opening is stated to be unsupported', ['unsupported', 'not supported|support'], {
      to: 'critical',
      hazard: true,
    }),
  ],
  wall_tie_corrosion: [
    said('the wall is stated to bulge or move', ['wall|leaf|brick* bulg*|lean*|mov*|bow*'], {
      to: 'critical',
      hazard: true,
    }),
    above(10, ['bow', 'out_of_plumb', 'unevenness'], 'the leaf is out by more than 10 mm', {
      to: 'critical',
      hazard: true,
    }),
  ],
  mortar_defect: [
    said('deep loss of mortar is stated', ['deep|deeply mortar|joint*|loss|lost', 'fallen mortar']),
    said('loose bricks are stated', ['loose brick*|unit*|block*']),
    said('water is stated to come in', ['water|leak*|damp inside|through|entry|enter*|coming']),
    above(20, ['depth'], 'mortar is lost to more than 20 mm'),
  ],
  efflorescence: [
    said('flaking brick is stated', ['flak*|fret*|crumbl* brick*|face*']),
    said('damp above the damp-proof course is stated', ['damp|wet above dpc|course']),
    said('it is stated to be under a balcony', ['balcon* under*|soffit|below|ceiling']),
  ],
  rising_damp: [
    said('both sides of the wall are stated to be affected', ['both side*']),
    said('crumbling of the structure is stated', ['crumbl*|erod*', 'structur* fret*']),
    said('mould that affects people is stated', ['mould|mold*', 'health|asthma|sick|cough*']),
  ],
  blocked_weephole: [
    said('stains or water inside are stated', ['stain*|water|damp inside|internal|wall', 'cavity leak*']),
    said('the termite inspection zone is stated to be hidden', ['termite* zone|inspection|hidden|cover*']),
  ],
  dpc_bridged: [
    said('the ground is stated to slope to the house', ['slop*|fall* house|building|wall|toward*']),
    said('damp inside is stated', ['damp|wet|mould inside|internal|wall|carpet']),
    said('the termite zone is stated to be hidden', ['termite*']),
  ],
  overhanging_brick: [
    above(15, ['overhang'], 'it overhangs by more than 15 mm'),
    above(50, ['overhang'], 'it overhangs by more than 50 mm', { to: 'high' }),
    said('an unstable edge is stated', ['unstable|loose|rock*', 'no bearing']),
  ],
  render_defect: [
    said('render is stated to come off overhead', ['overhead|falling|fell|detach*|loose'], {
      hazard: true,
    }),
    said('water is stated to come in', ['water|leak*|damp']),
  ],
};
