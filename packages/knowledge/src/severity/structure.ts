/** Escalations of structure, concrete, masonry, framing and ground. */
import { above, type EscalationTable, said } from './escalation.ts';

const GROWING = said('the description says it is getting worse', [
  'grow*|widen*|worsen*|spreading',
  'getting worse|bigger|wider|longer',
  'got|become worse|bigger|wider|longer',
]);
const DOORS = said('the description says doors or windows nearby stick', [
  'door*|window* stick*|bind*|jam*|distort*|rub*',
]);
const WET = said('the description says it is wet or stained', ['wet|damp|stain*|leak*']);

export const STRUCTURE: EscalationTable = {
  plasterboard_crack: [
    said('the description says it is stepped, tapers or comes back after patching', [
      'step*|taper*|recur*',
      'came|come|comes|back again|patch*',
    ]),
    DOORS,
    WET,
    GROWING,
  ],
  brick_stepped_crack: [
    said('the description says the two sides are out of plane', [
      'out plane',
      'stepped out|forward',
      'displace*',
    ]),
    DOORS,
    GROWING,
    said('the description says an articulation joint is missing', [
      'no|missing|without articulation|control|expansion joint*',
    ]),
  ],
  brick_vertical_crack: [
    said('the description says it goes through the whole leaf', [
      'through wall|leaf',
      'full depth|thickness',
      'see daylight|through',
    ]),
    said('the description says the two sides have moved apart', [
      'displace*|offset*|sideways',
      'moved sideways|apart|out',
    ]),
    GROWING,
  ],
  slab_crack: [
    said('the description says one side is lower than the other', [
      'side* lower|higher|dropped|raised',
      'step|lip crack*',
      'uneven crack*',
    ]),
    said('the description says moisture or termites come through it', [
      'moisture|water|damp|termite* through|crack*',
    ]),
    said('the description says it lines up with cracks in the walls', [
      'wall* crack* line*|align*|continue*|match*',
    ]),
    above(2, ['crack_width'], 'it is over 2 mm wide'),
    above(15, ['offset'], 'the level differs by 15 mm or more', { inclusive: true }),
    GROWING,
  ],
  footing_settlement: [
    said('the description says it is moving still', ['still moving|sinking|settling', 'active movement'], {
      to: 'critical',
    }),
    said('the description mentions cracking of Category 3 or 4', ['category 3|4'], { to: 'critical' }),
    said('the description says services are broken', ['broken|burst|snapped pipe*|drain*|service*'], {
      to: 'critical',
    }),
    said('the description mentions a lean', ['lean*|tilt*'], { to: 'critical', hazard: true }),
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
      'the description says it is near a boundary, driveway or building',
      ['near|beside|next|above|close boundary|driveway|house|building|path|neighbour*'],
      { to: 'critical', hazard: true },
    ),
    said('the description says it has moved after rain', ['rain* mov*|crack*|lean*|worse'], {
      to: 'critical',
      hazard: true,
    }),
    said('the description says it is about to fall', ['about fall|collapse', 'collaps*|falling'], {
      to: 'critical',
      hazard: true,
    }),
  ],
  concrete_spalling: [
    said('the description says it is overhead or on a balcony', ['overhead|balcon*|soffit|ceiling'], {
      to: 'critical',
      hazard: true,
    }),
    said(
      'the description mentions loose or falling pieces',
      ['loose|falling|fell|fallen|dropping chunk*|piece*|concrete|bits|lump*'],
      { to: 'critical', hazard: true },
    ),
    said(
      'the description says a structural member is affected',
      ['beam|column|pillar|post|lintel|structural', 'slab edge'],
      {
        to: 'critical',
      },
    ),
    said('the description mentions a large area or a marine site', [
      'large|whole|entire|wide area|wall|side',
      'coast*|marine|seaside|beach*',
    ]),
  ],
  exposed_reinforcement: [
    said('the description says it is in a beam, column or slab edge', ['beam|column', 'slab edge']),
    said('the description mentions rust', ['rust*|corrod*']),
    said('the description mentions an aggressive site', ['coast*|marine|beach*|salt*|pool|aggressive']),
  ],
  honeycombing: [
    said('the description says it is in a beam or column', ['beam|column']),
    said('the description says water comes through', ['water|leak*|seep*']),
    said('the description says bars show', ['bar|bars|reo|rebar|steel|mesh show*|visible|exposed|see']),
  ],
  frame_out_of_plumb: [
    above(4, ['bow', 'unevenness', 'out_of_plumb'], 'it is over 4 mm within 2 m', { withinLength: 2000 }),
    above(15, ['out_of_plumb'], 'it is over 15 mm out of plumb'),
    said('the description says it is about to be lined', ['about|ready|before line*|sheet*|plaster*|cover*']),
  ],
  missing_bracing_tiedown: [
    said(
      'the description says the frame is about to be covered',
      ['about|ready|being cover*|sheet*|line*|clad*'],
      { hazard: true },
    ),
    said('the description mentions a cyclonic region', ['cyclon*'], { hazard: true }),
    said('the description says the roof is loaded already', ['roof tile*|loaded|on|sheet*'], {
      hazard: true,
    }),
  ],
  sagging_roof: [
    said('the description says it has grown worse', ['worse|worsening|increas*|dropp*', 'more each|every']),
    said('the description says bracing is removed', ['brac*|strut*|prop* removed|missing|cut|gone'], {
      to: 'critical',
      hazard: true,
    }),
    said(
      'the description mentions cracked rafters or truss plates',
      ['crack*|broken|split|snapped rafter*|truss*|plate*'],
      { to: 'critical', hazard: true },
    ),
  ],
  ceiling_sag: [
    above(10, ['sag', 'bow', 'unevenness'], 'it sags by more than about 10 mm', {
      to: 'critical',
      hazard: true,
    }),
    said('the description mentions water or pests', ['wet|water|leak*|stain*|possum*|rat|rats|pest*'], {
      to: 'critical',
      hazard: true,
    }),
    said('the description mentions heavy old plaster', ['lath|old|horsehair|heavy plaster'], {
      to: 'critical',
      hazard: true,
    }),
  ],
  corroded_lintel: [
    said('the description says bricks are loose or dropping', ['brick* loose|drop*|fall*|slip*'], {
      to: 'critical',
      hazard: true,
    }),
    said('the description says the lintel delaminates', ['lintel* delaminat*|flak*|swell*'], {
      to: 'critical',
      hazard: true,
    }),
    said('the description says the opening is unsupported', ['unsupported', 'not supported|support'], {
      to: 'critical',
      hazard: true,
    }),
  ],
  wall_tie_corrosion: [
    said('the description says the wall bulges or moves', ['wall|leaf|brick* bulg*|lean*|mov*|bow*'], {
      to: 'critical',
      hazard: true,
    }),
    above(10, ['bow', 'out_of_plumb', 'unevenness'], 'the leaf is out by more than 10 mm', {
      to: 'critical',
      hazard: true,
    }),
  ],
  mortar_defect: [
    said('the description mentions deep loss of mortar', [
      'deep|deeply mortar|joint*|loss|lost',
      'fallen mortar',
    ]),
    said('the description mentions loose bricks', ['loose brick*|unit*|block*']),
    said('the description says water comes in', ['water|leak*|damp inside|through|entry|enter*|coming']),
    above(20, ['depth'], 'mortar is lost to more than 20 mm'),
  ],
  efflorescence: [
    said('the description mentions flaking brick', ['flak*|fret*|crumbl* brick*|face*']),
    said('the description mentions damp above the damp-proof course', ['damp|wet above dpc|course']),
    said('the description says it is under a balcony', ['balcon* under*|soffit|below|ceiling']),
  ],
  rising_damp: [
    said('the description says both sides of the wall are affected', ['both side*']),
    said('the description mentions crumbling of the structure', ['crumbl*|erod*', 'structur* fret*']),
    said('the description mentions mould that affects people', ['mould|mold*', 'health|asthma|sick|cough*']),
  ],
  blocked_weephole: [
    said('the description mentions stains or water inside', [
      'stain*|water|damp inside|internal|wall',
      'cavity leak*',
    ]),
    said('the description says the termite inspection zone is hidden', [
      'termite* zone|inspection|hidden|cover*',
    ]),
  ],
  dpc_bridged: [
    said('the description says the ground slopes to the house', ['slop*|fall* house|building|wall|toward*']),
    said('the description mentions damp inside', ['damp|wet|mould inside|internal|wall|carpet']),
    said('the description says the termite zone is hidden', ['termite*']),
  ],
  overhanging_brick: [
    above(15, ['overhang'], 'it overhangs by more than 15 mm'),
    above(50, ['overhang'], 'it overhangs by more than 50 mm', { to: 'high' }),
    said('the description mentions an unstable edge', ['unstable|loose|rock*', 'no bearing']),
  ],
  render_defect: [
    said('the description says render is loose or comes off', ['overhead|falling|fell|detach*|loose'], {
      hazard: true,
    }),
    said('the description says water comes in', ['water|leak*|damp']),
  ],
};
