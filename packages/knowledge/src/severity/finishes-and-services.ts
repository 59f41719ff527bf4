/** Escalations of finishes, floors, pests, fire, electrical and access. */
import { above, type EscalationTable, said } from './escalation.ts';

const TRIP = said('a trip hazard is stated', ['trip*|tripped|stumbl*'], { hazard: true });
const WATER = said('moisture is stated', ['wet|damp|moist*|water|leak*|rot|rotten']);
const CHILDREN = said('children are stated to live there', ['child*|kid|kids|toddler*|baby'], {
  hazard: true,
});

export const FINISHES_AND_SERVICES: EscalationTable = {
  uneven_floor: [
    above(4, ['unevenness', 'out_of_level', 'bow', 'sag'], 'it is over 4 mm within 2 m', {
      withinLength: 2000,
    }),
    above(10, ['unevenness', 'out_of_level', 'bow', 'sag'], 'it is over 10 mm'),
    above(20, ['unevenness', 'out_of_level', 'bow', 'sag'], 'it is over 20 mm', { to: 'high' }),
    said('it is stated to be getting worse', ['getting|become|becoming worse', 'worsen*']),
    TRIP,
  ],
  bouncy_floor: [
    said('an excessive span is stated', ['span* too|over|exceed*|large']),
    said('decay is stated', ['rot|rotten|rotting|decay*|termite*'], { hazard: true }),
  ],
  squeaky_floor: [said('visible movement is stated', ['mov*|bounc*|dip*|give*|sink*'])],
  timber_floor_gap: [said('tenting is stated', ['tent*', 'board* lift*']), WATER, TRIP],
  tile_cracked: [
    said('a row of cracked tiles is stated', ['row|line|diagonal|several|many|multiple']),
    said('a leak at the shower is stated', ['leak*|water shower|bath*|behind|below', 'shower leak*']),
    said('tenting is stated', ['tent*|lifting|lifted'], { hazard: true }),
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
    said('cracks or a distorted frame are stated', ['crack*|distort*|rack*', 'out square']),
    said('a fire door is stated', ['fire door*'], { to: 'high', hazard: true }),
  ],
  paint_finish: [
    said('it is stated to be seen from a normal viewing position', [
      'visible|see|seen|noticeable 1|1.5|metre*|distance|afar|normal',
    ]),
  ],
  peeling_paint: [
    said(
      'old paint is stated, which may hold lead',
      ['lead|pre-1970|1950s|1960s|heritage|federation|victorian', 'old paint|house|weatherboard*'],
      { hazard: true },
    ),
    WATER,
    said('bare external timber is stated', ['bare timber|wood|weatherboard*']),
  ],
  nail_pop: [
    said('a loose sheet or sagging ceiling is stated', ['loose|sag* sheet*|ceiling|board*'], {
      to: 'high',
      hazard: true,
    }),
  ],
  peaking_joint: [
    said('it is stated to be seen from a normal viewing position', [
      'visible|see|seen|noticeable normal|distance|across|metre*|room',
    ]),
    said('a loose ceiling sheet is stated', ['loose sheet*|ceiling'], { to: 'high', hazard: true }),
  ],
  glass_safety: [
    said('a bathroom, door or low window is stated', ['bathroom|ensuite|shower|door|low|floor'], {
      to: 'high',
    }),
    said('cracked or chipped glass is stated', ['crack*|chip*|broken|shatter*'], {
      to: 'critical',
      hazard: true,
    }),
  ],
  timber_rot: [
    said('a structural member is stated', ['bearer*|joist*|post*|beam*|stump*|rafter*|structural']),
    said('a deck, balcony or stair is stated', ['balcon*|deck*|stair*|veranda*'], {
      to: 'high',
      hazard: true,
    }),
    said('a handrail is stated', ['handrail*|railing*|balustrade*'], { to: 'critical', hazard: true }),
  ],
  termite_damage: [
    said('live insects are stated', ['live|active|crawling termite*|insect*|ants'], { to: 'critical' }),
    said(
      'structural timber is stated to be affected',
      ['bearer*|joist*|stud*|beam*|truss*|rafter*|structural'],
      { to: 'critical', hazard: true },
    ),
    said('a breached barrier is stated', ['barrier breach*|bridg*|damage*']),
  ],
  termite_barrier: [
    said('it is stated to be about to be covered', ['before|about pour*|cover*|slab']),
    said('several penetrations are stated', ['several|multiple|many penetration*|pipe*']),
  ],
  exposed_wiring: [
    said('live conductors within reach are stated', ['live|bare wire*|conductor*|cable*'], { hazard: true }),
    said('a wet area is stated', ['wet|bathroom|laundry|shower|water'], { hazard: true }),
  ],
  switchboard_defect: [
    said('a burning smell is stated', ['burn*|smell*|scorch*|smoke'], { hazard: true }),
    said('open live parts are stated', ['open|exposed live|parts|way*'], { hazard: true }),
    said('a missing safety switch is stated', ['no|missing|without rcd*|safety'], { hazard: true }),
  ],
  missing_smoke_alarm: [
    said('sleeping rooms without an alarm are stated', ['bedroom*|sleep*'], { hazard: true }),
    said('a tenanted dwelling is stated', ['tenant*|rent*|lease*'], { hazard: true }),
  ],
  fire_penetration: [
    said('a party wall or shared building is stated', ['party|unit|apartment|common|shared|class'], {
      hazard: true,
    }),
    said('many services are stated', ['many|several|multiple']),
  ],
  fire_door_defect: [
    above(3, ['gap', 'clearance'], 'the gap is over 3 mm', { to: 'critical', hazard: true }),
    said('it is stated to be held open', ['propped|wedge*|held|hold open', 'wedge*'], {
      to: 'critical',
      hazard: true,
    }),
    said('a missing tag is stated', ['no|missing|without tag|certification|label']),
  ],
  barrier_noncompliant: [
    said(
      'a fall of more than a metre is stated',
      ['balcon*|upstairs|storey|storeys|deck*|drop*|fall*|high'],
      { hazard: true },
    ),
    above(1000, ['height_of_fall'], 'the drop is over a metre', { hazard: true }),
    above(125, ['opening', 'gap'], 'an opening lets a small child through', {
      inclusive: true,
      hazard: true,
    }),
    said('it is stated to be climbable', ['climb*'], { hazard: true }),
    said('loose posts are stated', ['loose|wobbl*|rotten|mov*'], { hazard: true }),
    CHILDREN,
  ],
  stair_noncompliant: [
    above(5, ['unevenness', 'offset'], 'neighbouring steps differ by more than 5 mm', { hazard: true }),
    said('there is stated to be no handrail', ['no|missing|without handrail*|rail|rails'], { hazard: true }),
    TRIP,
  ],
  pool_barrier: [
    said('the pool is stated to be filled', ['filled|full|water', 'in use'], { hazard: true }),
    said(
      'the gate is stated not to close or latch',
      ["gate not|won't|doesn't|never latch*|close*|shut*", 'gate open'],
      { hazard: true },
    ),
    CHILDREN,
  ],
  insulation_missing: [
    said(
      'electrical equipment or downlights are stated to be covered',
      ['over|on|against|touching downlight*|transformer*|light*'],
      { to: 'high', hazard: true },
    ),
  ],
  insulation_on_downlight: [
    said('a light not rated for contact is stated', ['halogen', 'not|no|non ic|rated'], {
      to: 'critical',
      hazard: true,
    }),
    said('scorching is stated', ['scorch*|burn*|melt*|hot'], { to: 'critical', hazard: true }),
  ],
  asbestos_suspect: [
    said(
      'broken or crumbling sheet is stated',
      ['broken|crumbl*|friable|drill*|cut|sand*|damaged|dust*|crack*'],
      { to: 'critical', hazard: true },
    ),
    said('demolition is stated to be planned', ['demoli*|renovat*|remov*|strip*'], { hazard: true }),
  ],
  access_noncompliant: [
    said('a public or larger building is stated', ['public|shop|office|clinic|commercial|apartment*']),
    TRIP,
  ],
  incomplete_work: [
    said(
      'a missing item of life safety is stated',
      ['smoke|handrail*|balustrade*|barrier|rail|rcd|fire', 'life safety'],
      {
        to: 'high',
        hazard: true,
      },
    ),
    said('it is stated to be before occupation', ['before|prior occup*|mov*|handover']),
  ],
};
