/** Escalations of roofs, water, wet areas, damp and outside surfaces. */
import { above, type EscalationTable, said } from './escalation.ts';

const ELECTRICS = said(
  'it is stated to be near electrics',
  [
    'near*|beside|above|under|next|close light*|power|electric*|switch*|outlet*|downlight*|gpo|wiring',
    'light* drip*|wet|water',
    'power|electric* wet|water',
  ],
  { to: 'critical', hazard: true },
);

export const WEATHER_AND_WET: EscalationTable = {
  water_stain: [
    said(
      'the ceiling is stated to bulge or sag',
      ['bulg*|sag*|bow* ceiling|plaster*', 'ceiling bulg*|sag*|dropp*'],
      { to: 'critical', hazard: true },
    ),
    ELECTRICS,
    said('it is stated to come back after rain or showers', ['after|when|every|each rain*|shower*|storm*']),
    said('spreading mould is stated', ['mould|mold spread*|grow*']),
  ],
  roof_leak: [
    said(
      'an active leak is stated',
      ['active|now|currently|drip*|pour* leak*|water|ceiling', 'leak* every|now|actively|currently'],
      { to: 'critical' },
    ),
    ELECTRICS,
    said('wet structural timber is stated', ['wet|soaked|rotten rafter*|truss*|timber*|beam*'], {
      to: 'critical',
    }),
  ],
  flashing_defect: [
    said('water is stated to come in', ['water|leak*|damp']),
    said('corrosion between metals is stated', ['corro*|rust*|galvanic']),
  ],
  gutter_defect: [
    said('water is stated to reach eaves or wall', [
      'water|overflow*|leak* eave*|wall*|soffit|fascia|inside',
    ]),
    said('a missing overflow is stated', ['no|missing|without overflow']),
    said('a box gutter is stated', ['box gutter*']),
  ],
  downpipe_stormwater: [
    said('water is stated to run against the footings', [
      'water|discharg*|pool* footing*|slab|foundation*|wall|house',
    ]),
    said('reactive soil is stated', ['reactive|clay']),
    said('a neighbour is stated to be affected', ['neighbour*|boundary']),
  ],
  site_drainage_ponding: [
    said('water inside is stated', ['flood*|water|wet inside|indoors|garage|house']),
    said('reactive clay is stated', ['reactive|clay']),
    said('water under the floor is stated', ['subfloor|underfloor', 'under house|floor']),
  ],
  waterproofing_failure: [
    said(
      'a wet frame or neighbour is stated',
      ['wet|rotten|damp frame|timber|stud*|neighbour*|unit|apartment|next'],
      { to: 'critical' },
    ),
    said(
      'it is stated to be above another unit',
      ['above|below|downstairs unit|apartment|ceiling|neighbour*'],
      { to: 'critical' },
    ),
    said('rot is stated', ['rot|rotten|rotting'], { to: 'critical', hazard: true }),
  ],
  balcony_membrane: [
    said('wet structure below is stated', ['wet|rotten|rust* beam*|joist*|slab|timber|structure|frame'], {
      to: 'critical',
      hazard: true,
    }),
    said('the door sill is stated to be below the membrane', ['sill below|lower']),
    said('an upper storey is stated', ['upper|second|first|third floor|storey|level', 'upstairs']),
    said('the balcony is stated to move or sag', ['mov*|sag*|bounc*|soft'], { to: 'critical', hazard: true }),
  ],
  condensation_mould: [
    said('mould over a large area is stated', [
      'large|whole|entire|all|everywhere|most|spread* wall*|ceiling|room|area|over',
    ]),
    said('illness of occupants is stated', ['sick|ill|illness|asthma*|cough*|health|breath*|allerg*'], {
      to: 'high',
      hazard: true,
    }),
    said('mould in a cavity is stated', ['inside|behind|within|hidden wall|cavity|ceiling|lining']),
  ],
  subfloor_damp: [
    said('rot in the floor frame is stated', [
      'rot|rotten|rotting|decay* bearer*|joist*|stump*|timber*|floor',
    ]),
    said('mould is stated', ['mould|mold*']),
    said('standing water is stated', ['standing|pool*|ponding water', 'water pool*|pond*']),
  ],
  window_reveal_gap: [
    said('water is stated to come in', ['water|leak*|rain']),
    said('a structural crack at the corner is stated', ['crack* corner*']),
    said('cracked glass is stated', ['glass|pane crack*|broken'], { hazard: true }),
  ],
  broken_roof_tile: [
    said('a leak inside is stated', ['leak*|water|drip*|stain*']),
    said('several tiles are stated', ['several|many|multiple|numerous|row', 'tiles']),
    said('loose ridge over a path is stated', ['loose above|over path|entry|door*|footpath'], {
      to: 'high',
      hazard: true,
    }),
  ],
  cladding_defect: [
    said('rot is stated', ['rot|rotten|rotting|decay*']),
    said('water is stated to come in', ['water|leak*|damp']),
    said(
      'combustible cladding on several storeys is stated',
      ['combustible|acp|aluminium', 'storey* panel*'],
      { to: 'critical', hazard: true },
    ),
  ],
  bath_falls: [
    said('it is stated to be the shower', ['shower']),
    said('water is stated to leave the room', ['water hall*|carpet|leave*|outside|bedroom|runs|door*']),
  ],
  grout_sealant_missing: [
    said('it is stated to be in the shower', ['shower']),
    said('water behind is stated', ['water|leak*|damp|wet behind|through|under|wall']),
  ],
  leaking_pipe: [
    said('an active flow is stated', ['active|flow*|spray*|gush*|burst|pour*|running']),
    said('it is stated to be in a slab or cavity', ['slab|cavity', 'inside wall']),
    said('hot water is stated', ['hot water'], { hazard: true }),
    ELECTRICS,
  ],
  hws_discharge: [
    said('a risk of scalding is stated', ['scald*|burn*|boiling|steam'], { to: 'high', hazard: true }),
    ELECTRICS,
  ],
  exhaust_not_ducted: [
    said('mould in the roof is stated', ['mould|mold*']),
    said('there is stated to be no window', ['no|without window*']),
  ],
  retaining_wall_lean: [
    above(100, ['out_of_plumb'], 'it leans by more than 100 mm', { to: 'critical', hazard: true }),
  ],
};
