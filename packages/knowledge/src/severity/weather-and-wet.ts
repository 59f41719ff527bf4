/** Escalations of roofs, water, wet areas, damp and outside surfaces. */
import { above, type EscalationTable, said } from './escalation.ts';

const ELECTRICS = said(
  'the description says it is near electrics',
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
      'the description says the ceiling bulges or sags',
      ['bulg*|sag*|bow* ceiling|plaster*', 'ceiling bulg*|sag*|dropp*'],
      { to: 'critical', hazard: true },
    ),
    ELECTRICS,
    said('the description says it comes back after rain or showers', [
      'after|when|every|each rain*|shower*|storm*',
    ]),
    said('the description mentions spreading mould', ['mould|mold spread*|grow*']),
  ],
  roof_leak: [
    said(
      'the description mentions an active leak',
      ['active|now|currently|drip*|pour* leak*|water|ceiling', 'leak* every|now|actively|currently'],
      { to: 'critical' },
    ),
    ELECTRICS,
    said(
      'the description mentions wet structural timber',
      ['wet|soaked|rotten rafter*|truss*|timber*|beam*'],
      {
        to: 'critical',
      },
    ),
  ],
  flashing_defect: [
    said('the description says water comes in', ['water|leak*|damp']),
    said('the description mentions corrosion between metals', ['corro*|rust*|galvanic']),
  ],
  gutter_defect: [
    said('the description says water reaches eaves or wall', [
      'water|overflow*|leak* eave*|wall*|soffit|fascia|inside',
    ]),
    said('the description mentions a missing overflow', ['no|missing|without overflow']),
    said('the description mentions a box gutter', ['box gutter*']),
  ],
  downpipe_stormwater: [
    said('the description says water runs against the footings', [
      'water|discharg*|pool* footing*|slab|foundation*|wall|house',
    ]),
    said('the description mentions reactive soil', ['reactive|clay']),
    said('the description says a neighbour is affected', ['neighbour*|boundary']),
  ],
  site_drainage_ponding: [
    said('the description mentions water inside', ['flood*|water|wet inside|indoors|garage|house']),
    said('the description mentions reactive clay', ['reactive|clay']),
    said('the description mentions water under the floor', ['subfloor|underfloor', 'under house|floor']),
  ],
  waterproofing_failure: [
    said(
      'the description mentions a wet frame or neighbour',
      ['wet|rotten|damp frame|timber|stud*|neighbour*|unit|apartment|next'],
      { to: 'critical' },
    ),
    said(
      'the description says that water reaches what is below or beside it',
      ['above|below|downstairs unit|apartment|ceiling|neighbour*'],
      { to: 'critical' },
    ),
    said('the description mentions rot', ['rot|rotten|rotting'], { to: 'critical', hazard: true }),
  ],
  balcony_membrane: [
    said(
      'the description mentions wet structure below',
      ['wet|rotten|rust* beam*|joist*|slab|timber|structure|frame'],
      {
        to: 'critical',
        hazard: true,
      },
    ),
    said('the description says the door sill is below the membrane', ['sill below|lower']),
    said('the description mentions an upper storey', [
      'upper|second|first|third floor|storey|level',
      'upstairs',
    ]),
    said('the description says the balcony moves or sags', ['mov*|sag*|bounc*|soft'], {
      to: 'critical',
      hazard: true,
    }),
  ],
  condensation_mould: [
    said('the description mentions mould over a large area', [
      'large|whole|entire|all|everywhere|most|spread* wall*|ceiling|room|area|over',
    ]),
    said(
      'the description mentions illness of occupants',
      ['sick|ill|illness|asthma*|cough*|health|breath*|allerg*'],
      {
        to: 'high',
        hazard: true,
      },
    ),
    said('the description says the mould is behind or inside something, or on a ceiling', [
      'inside|behind|within|hidden wall|cavity|ceiling|lining',
    ]),
  ],
  subfloor_damp: [
    said('the description mentions rot in the floor frame', [
      'rot|rotten|rotting|decay* bearer*|joist*|stump*|timber*|floor',
    ]),
    said('the description mentions mould', ['mould|mold*']),
    said('the description mentions standing water', ['standing|pool*|ponding water', 'water pool*|pond*']),
  ],
  window_reveal_gap: [
    said('the description says water comes in', ['water|leak*|rain']),
    said('the description mentions a structural crack at the corner', ['crack* corner*']),
    said('the description mentions cracked glass', ['glass|pane crack*|broken'], { hazard: true }),
  ],
  broken_roof_tile: [
    said('the description mentions a leak inside', ['leak*|water|drip*|stain*']),
    said('the description mentions several tiles', ['several|many|multiple|numerous|row', 'tiles']),
    said('the description mentions loose ridge over a path', ['loose above|over path|entry|door*|footpath'], {
      to: 'high',
      hazard: true,
    }),
  ],
  cladding_defect: [
    said('the description mentions rot', ['rot|rotten|rotting|decay*']),
    said('the description says water comes in', ['water|leak*|damp']),
    said(
      'the description mentions combustible cladding on several storeys',
      ['combustible|acp|aluminium', 'storey* panel*'],
      { to: 'critical', hazard: true },
    ),
  ],
  bath_falls: [
    said('the description says it is the shower', ['shower']),
    said('the description says water leaves the room', [
      'water hall*|carpet|leave*|outside|bedroom|runs|door*',
    ]),
  ],
  grout_sealant_missing: [
    said('the description says it is in the shower', ['shower']),
    said('the description mentions water behind', ['water|leak*|damp|wet behind|through|under|wall']),
  ],
  leaking_pipe: [
    said('the description mentions an active flow', ['active|flow*|spray*|gush*|burst|pour*|running']),
    said('the description says it is in a slab or cavity', ['slab|cavity', 'inside wall']),
    said('the description mentions hot water', ['hot water'], { hazard: true }),
    ELECTRICS,
  ],
  hws_discharge: [
    said('the description mentions a risk of scalding', ['scald*|burn*|boiling|steam'], {
      to: 'high',
      hazard: true,
    }),
    ELECTRICS,
  ],
  exhaust_not_ducted: [
    said('the description mentions mould in the roof', ['mould|mold*']),
    said('the description says there is no window', ['no|without window*']),
  ],
  retaining_wall_lean: [
    above(100, ['out_of_plumb'], 'it leans by more than 100 mm', { to: 'critical', hazard: true }),
  ],
};
