/** Escalations of finishes, floors, pests, fire, electrical and access. */
import { above, type EscalationTable, said } from './escalation.ts';

const TRIP = said('the description mentions a trip hazard', ['trip*|tripped|stumbl*'], { hazard: true });
const WATER = said('the description mentions moisture', ['wet|damp|moist*|water|leak*|rot|rotten']);
const CHILDREN = said('the description says children live there', ['child*|kid|kids|toddler*|baby'], {
  hazard: true,
});

export const FINISHES_AND_SERVICES: EscalationTable = {
  uneven_floor: [
    above(4, ['unevenness', 'out_of_level', 'bow', 'sag'], 'it is over 4 mm within 2 m', {
      withinLength: 2000,
    }),
    above(10, ['unevenness', 'out_of_level', 'bow', 'sag'], 'it is over 10 mm'),
    above(20, ['unevenness', 'out_of_level', 'bow', 'sag'], 'it is over 20 mm', { to: 'high' }),
    said('the description says it is getting worse', ['getting|become|becoming worse', 'worsen*']),
    TRIP,
  ],
  bouncy_floor: [
    said('the description mentions an excessive span', ['span* too|over|exceed*|large']),
    said('the description mentions decay', ['rot|rotten|rotting|decay*|termite*'], { hazard: true }),
  ],
  squeaky_floor: [said('the description mentions visible movement', ['mov*|bounc*|dip*|give*|sink*'])],
  timber_floor_gap: [said('the description mentions tenting', ['tent*', 'board* lift*']), WATER, TRIP],
  tile_cracked: [
    said('the description mentions a row of cracked tiles', ['row|line|diagonal|several|many|multiple']),
    said('the description mentions a leak at the shower', [
      'leak*|water shower|bath*|behind|below',
      'shower leak*',
    ]),
    said('the description mentions tenting', ['tent*|lifting|lifted'], { hazard: true }),
  ],
  tile_lippage: [
    above(2, ['lippage', 'offset'], 'the step is over 2 mm'),
    above(5, ['lippage', 'offset'], 'the step is over 5 mm: people trip on it', {
      to: 'medium',
      hazard: true,
    }),
    TRIP,
  ],
  skirting_gap: [above(2, ['gap'], 'the gap is over 2 mm')],
  door_binding: [
    said('the description mentions cracks or a distorted frame', ['crack*|distort*|rack*', 'out square']),
    said('the description mentions a fire door', ['fire door*'], { to: 'high', hazard: true }),
  ],
  paint_finish: [
    said('the description says it is seen from a normal viewing position', [
      'visible|see|seen|noticeable 1|1.5|metre*|distance|afar|normal',
    ]),
  ],
  peeling_paint: [
    said(
      'the description mentions old paint, which may hold lead',
      ['lead|pre-1970|1950s|1960s|heritage|federation|victorian', 'old paint|house|weatherboard*'],
      { hazard: true },
    ),
    WATER,
    said('the description mentions bare external timber', ['bare timber|wood|weatherboard*']),
  ],
  nail_pop: [
    said('the description mentions a loose sheet or sagging ceiling', ['loose|sag* sheet*|ceiling|board*'], {
      to: 'high',
      hazard: true,
    }),
  ],
  peaking_joint: [
    said('the description says it is seen from a normal viewing position', [
      'visible|see|seen|noticeable normal|distance|across|metre*|room',
    ]),
    said('the description mentions a loose ceiling sheet', ['loose sheet*|ceiling'], {
      to: 'high',
      hazard: true,
    }),
  ],
  glass_safety: [
    said(
      'the description mentions a bathroom, door or low window',
      ['bathroom|ensuite|shower|door|low|floor'],
      {
        to: 'high',
      },
    ),
    said('the description mentions cracked or chipped glass', ['crack*|chip*|broken|shatter*'], {
      to: 'critical',
      hazard: true,
    }),
  ],
  timber_rot: [
    said('the description mentions a structural member', [
      'bearer*|joist*|post*|beam*|stump*|rafter*|structural',
    ]),
    said('the description mentions a deck, balcony or stair', ['balcon*|deck*|stair*|veranda*'], {
      to: 'high',
      hazard: true,
    }),
    said('the description mentions a handrail', ['handrail*|railing*|balustrade*'], {
      to: 'critical',
      hazard: true,
    }),
  ],
  termite_damage: [
    said('the description mentions live insects', ['live|active|crawling termite*|insect*|ants'], {
      to: 'critical',
    }),
    said(
      'the description says structural timber is affected',
      ['bearer*|joist*|stud*|beam*|truss*|rafter*|structural'],
      { to: 'critical', hazard: true },
    ),
    said('the description mentions a breached barrier', ['barrier breach*|bridg*|damage*']),
  ],
  termite_barrier: [
    said('the description says it is about to be covered', ['before|about pour*|cover*|slab']),
    said('the description mentions several penetrations', ['several|multiple|many penetration*|pipe*']),
  ],
  exposed_wiring: [
    said('the description mentions live conductors within reach', ['live|bare wire*|conductor*|cable*'], {
      hazard: true,
    }),
    said('the description mentions a wet area', ['wet|bathroom|laundry|shower|water'], { hazard: true }),
  ],
  switchboard_defect: [
    said('the description mentions a burning smell', ['burn*|smell*|scorch*|smoke'], { hazard: true }),
    said('the description mentions open live parts', ['open|exposed live|parts|way*'], { hazard: true }),
    said('the description mentions a missing safety switch', ['no|missing|without rcd*|safety'], {
      hazard: true,
    }),
  ],
  missing_smoke_alarm: [
    said('the description mentions sleeping rooms without an alarm', ['bedroom*|sleep*'], { hazard: true }),
    said('the description mentions a tenanted dwelling', ['tenant*|rent*|lease*'], { hazard: true }),
  ],
  fire_penetration: [
    said(
      'the description mentions a party wall or shared building',
      ['party|unit|apartment|common|shared|class'],
      {
        hazard: true,
      },
    ),
    said('the description mentions many services', ['many|several|multiple']),
  ],
  fire_door_defect: [
    above(3, ['gap', 'clearance'], 'the gap is over 3 mm', { to: 'critical', hazard: true }),
    said('the description says it is held open', ['propped|wedge*|held|hold open', 'wedge*'], {
      to: 'critical',
      hazard: true,
    }),
    said('the description mentions a missing tag', ['no|missing|without tag|certification|label']),
  ],
  barrier_noncompliant: [
    said(
      'the description mentions a fall of more than a metre',
      ['balcon*|upstairs|storey|storeys|deck*|drop*|fall*|high'],
      { hazard: true },
    ),
    above(1000, ['height_of_fall'], 'the drop is over a metre', { hazard: true }),
    above(125, ['opening', 'gap'], 'an opening lets a small child through', {
      inclusive: true,
      hazard: true,
    }),
    said('the description says it is climbable', ['climb*'], { hazard: true }),
    said('the description says that it is loose, moves or rots', ['loose|wobbl*|rotten|mov*'], {
      hazard: true,
    }),
    CHILDREN,
  ],
  stair_noncompliant: [
    above(5, ['unevenness', 'offset'], 'neighbouring steps differ by more than 5 mm', { hazard: true }),
    said('the description says there is no handrail', ['no|missing|without handrail*|rail|rails'], {
      hazard: true,
    }),
    TRIP,
  ],
  pool_barrier: [
    said('the description says the pool is filled', ['filled|full|water', 'in use'], { hazard: true }),
    said(
      'the description says the gate does not close or latch',
      ["gate not|won't|doesn't|never latch*|close*|shut*", 'gate open'],
      { hazard: true },
    ),
    CHILDREN,
  ],
  insulation_missing: [
    said(
      'the description says electrical equipment or downlights are covered',
      ['over|on|against|touching downlight*|transformer*|light*'],
      { to: 'high', hazard: true },
    ),
  ],
  insulation_on_downlight: [
    said('the description mentions a light not rated for contact', ['halogen', 'not|no|non ic|rated'], {
      to: 'critical',
      hazard: true,
    }),
    said('the description mentions scorching', ['scorch*|burn*|melt*|hot'], { to: 'critical', hazard: true }),
  ],
  asbestos_suspect: [
    said(
      'the description mentions broken or crumbling sheet',
      ['broken|crumbl*|friable|drill*|cut|sand*|damaged|dust*|crack*'],
      { to: 'critical', hazard: true },
    ),
    said('the description says demolition is planned', ['demoli*|renovat*|remov*|strip*'], { hazard: true }),
  ],
  access_noncompliant: [
    said('the description mentions a public or larger building', [
      'public|shop|office|clinic|commercial|apartment*',
    ]),
    TRIP,
  ],
  incomplete_work: [
    said(
      'the description mentions a missing life-safety item',
      ['smoke|handrail*|balustrade*|barrier|rail|rcd|fire', 'life safety'],
      {
        to: 'high',
        hazard: true,
      },
    ),
    said('the description says nobody has moved in yet', ['before|prior occup*|mov*|handover']),
  ],
};
