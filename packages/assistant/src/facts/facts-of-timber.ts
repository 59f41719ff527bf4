/** Facts of timber frames and decks, and of measuring and testing. */
import type { Fact } from './fact.ts';

export const FACTS_OF_TIMBER: readonly Fact[] = [
  {
    thing: 'bracing',
    aspect: ['purpose', 'need'],
    answer:
      '**It keeps a wall from leaning sideways in the wind.** It is sheet or strap fixed by the plan; never take one out without an engineer.',
    confidence: 'trade',
  },
  {
    thing: 'bracing',
    aspect: ['allowed', 'myself'],
    answer: '**No, not before an engineer says what takes its place.** The house may rack in a storm.',
    confidence: 'trade',
  },
  {
    thing: 'top_plate',
    aspect: 'purpose',
    answer:
      '**The timber along the top and the bottom of a wall’s frame.** It ties the studs, and the top one carries rafters or trusses.',
    confidence: 'trade',
  },
  {
    thing: 'rafter',
    aspect: 'purpose',
    answer:
      '**A sloping beam of the roof, from the ridge to the wall.** Cut into a house’s roof it needs an engineer, as a truss does.',
    confidence: 'trade',
  },
  {
    thing: 'rafter',
    aspect: 'spacing',
    answer: '**450, 600 or 900 mm, by roofing and span.** The engineer’s drawings go first.',
    confidence: 'trade',
  },
  {
    thing: 'truss',
    aspect: 'purpose',
    answer:
      '**A frame of light timber or steel with toothed plates that carries the roof from wall to wall.** Each piece works: none is cut.',
    confidence: 'trade',
  },
  {
    thing: 'bearing_wall',
    aspect: 'tell',
    answer:
      '**It can’t be told by knocking.** Signs: joists or trusses that end or lap on it, a wall above, or a wall below in the same line. A structural engineer says, before anything is cut.',
    confidence: 'trade',
  },
  {
    thing: 'bearing_wall',
    aspect: ['permit', 'myself', 'allowed'],
    answer:
      '**Not without a structural engineer’s design and building approval.** A builder props it first; never take it out to see what happens.',
    confidence: 'trade',
  },
  {
    thing: 'partition_wall',
    aspect: ['permit', 'myself', 'allowed', 'need'],
    answer:
      '**A wall that carries and braces nothing mostly needs no building permit in a house; the council or a building surveyor says for yours.** Have a builder or engineer look at it first. An electrician and a plumber clear what runs in it; sheets from before 1990 are tested for asbestos. A flat needs the owners corporation’s consent.',
    confidence: 'trade',
  },
  {
    thing: 'frame_in_rain',
    aspect: ['allowed', 'wait', 'life', 'purpose'],
    answer:
      '**Rain on a frame is normal, as long as it dries before it is lined: about 18% or less.** Most makers of treated pine allow about 3 months outside. Swollen floor sheets are another matter.',
    confidence: 'trade',
  },
  {
    thing: 'floor_sheet',
    aspect: ['life', 'wait', 'allowed'],
    answer:
      '**About 3 months in the weather, by most makers**, with edges sealed and water swept off. Swollen joints are sanded flat, and soft sheets replaced.',
    confidence: 'trade',
  },
  {
    thing: 'floor_sheet',
    aspect: 'thickness',
    answer: '**19 mm over joists at 450 mm, 22 mm at 600 mm.** The print on its face says what it may span.',
    confidence: 'trade',
  },
  {
    thing: 'deck_board',
    aspect: ['gap', 'spacing', 'distance'],
    answer:
      '**About 3 to 6 mm is usual for gaps between deck boards, mostly 5 mm with dry hardwood.** Composite boards have the gap that their maker says.',
    confidence: 'trade',
  },
  {
    thing: 'deck_board',
    aspect: ['thickness', 'width', 'size'],
    answer: '**19 to 22 mm thick for hardwood and pine, and 86 to 140 mm wide.**',
    confidence: 'trade',
  },
  {
    thing: 'deck_board',
    aspect: 'life',
    answer:
      '**Treated pine about 15 to 20 years, dense hardwood 25 and more, composite about 25.** Boards that stay wet at their ends go first.',
    confidence: 'trade',
  },
  {
    thing: 'deck_joist',
    aspect: ['spacing', 'distance'],
    answer:
      '**450 mm from centre to centre for boards of 19 to 22 mm; 400 or less for many composites and for boards laid at an angle.**',
    confidence: 'trade',
  },
  {
    thing: 'deck',
    aspect: 'life',
    answer:
      '**Treated pine about 15 to 20 years, hardwood 25 and more.** Posts in the ground, fixings and the ledger at the house go first, and they carry: have them looked at every few years.',
    confidence: 'trade',
  },
  {
    thing: 'deck',
    aspect: ['often', 'wait'],
    answer:
      '**Look at posts, fixings and rail once a year, and have a high deck looked at about every 3 years.** Rot, rust or a rail that moves: keep off it.',
    confidence: 'trade',
  },
  {
    thing: 'deck',
    aspect: ['gap', 'distance'],
    answer:
      '**About 10 mm off the house’s wall, and 50 mm or more below the door, with slab edge and weepholes left open.** Boards themselves lie level or with a slight fall away.',
    confidence: 'trade',
  },
  {
    thing: 'weatherboard',
    aspect: ['height', 'distance', 'gap'],
    answer:
      '**About 150 mm above soil and 75 mm above paving.** Lower down it stays wet and termites come unseen.',
    confidence: 'trade',
  },
  {
    thing: 'weatherboard',
    aspect: 'overlap',
    answer:
      '**About 25 to 30 mm for lapped boards**, by the profile; rebated ones sit with a gap of some 2 mm to move.',
    confidence: 'trade',
  },
  {
    thing: 'weatherboard',
    aspect: ['life', 'often'],
    answer:
      '**Timber 50 years and more as long as it stays painted, fibre cement about 50.** Paint it about every 7 to 10 years.',
    confidence: 'trade',
  },
  {
    thing: 'cladding_cavity',
    aspect: ['width', 'depth', 'thickness', 'need', 'gap', 'purpose'],
    answer:
      '**About 20 mm, so that water drains and air dries it.** Many claddings ask for it; the maker’s manual says.',
    confidence: 'trade',
  },
  {
    thing: 'stump',
    aspect: ['spacing', 'distance'],
    answer:
      '**Mostly 1.5 to 1.8 m apart each way**, by bearers and joists. A restumper or an engineer sets them.',
    confidence: 'trade',
  },
  {
    thing: 'restumping',
    aspect: ['wait', 'life', 'count'],
    answer:
      '**About 1 to 2 weeks of work for a house, and cracks in plaster come with it.** Wait some months before they are mended for good.',
    confidence: 'trade',
  },
  {
    thing: 'restumping',
    aspect: 'permit',
    answer:
      '**Mostly yes: a building permit, and an inspection of the holes.** Ask the council or a private certifier.',
    confidence: 'trade',
  },
  {
    thing: 'timber_rot',
    aspect: ['cause', 'prevent'],
    answer:
      '**Timber that stays over about 20% wet.** Find the water, cut back to firm wood, prime ends and joints. In a post, bearer or balcony it carries: a structural engineer looks first.',
    confidence: 'trade',
    rows: ['defect:timber_rot/cause'],
  },
  {
    thing: 'timber_rot',
    aspect: 'tell',
    answer:
      '**Push a screwdriver in: firm wood stops it, rot lets it sink.** Dark, soft or crumbly wood and a musty smell are signs. Never test one that people stand on or under.',
    confidence: 'trade',
  },
  {
    thing: 'nail_corrosion',
    aspect: ['which', 'need', 'distance', 'strength'],
    answer:
      '**Stainless steel of grade 316 within about 1 km of surf; hot-dip galvanised farther in.** Treated pine eats thin zinc, so never electroplated outside.',
    confidence: 'trade',
  },
  {
    thing: 'crack_tool',
    aspect: ['which', 'width'],
    answer:
      '**A crack gauge, a clear card with lines of known width, laid across the widest place.** Without one: a steel ruler, feeler gauges, or a bank card for about 0.8 mm. Photograph it with the ruler in view.',
    confidence: 'trade',
  },
  {
    thing: 'monitoring_crack',
    aspect: ['wait', 'often', 'life', 'count'],
    answer:
      '**At least a year, so that all seasons are in it, read about once a month.** Faster growth, 5 mm or jammed doors: don’t wait, call a structural engineer.',
    confidence: 'trade',
  },
  {
    thing: 'tape_measure_level',
    aspect: 'purpose',
    answer:
      '**A straightedge of 2 m for walls, floors and tiles, a laser or water level across rooms, and a spirit level for plumb.** Turn the level round and read it twice.',
    confidence: 'trade',
  },
  {
    thing: 'slab_level_test',
    aspect: ['tell', 'which'],
    answer:
      '**With a laser or a water level and a staff: read the corners and every 2 m or so on a sketch, from one fixed point.** The spread across the room and over 2 m is what limits speak of.',
    confidence: 'trade',
    rows: ['tolerance:floor-level-2m', 'tolerance:floor-level-room'],
  },
  {
    thing: 'thermal_camera',
    aspect: ['temperature', 'amount', 'difference', 'wait'],
    answer:
      '**About 10 °C between inside and out shows missing insulation well; 5 °C shows damp.** It sees heat, and no water: a damp meter confirms it.',
    confidence: 'trade',
  },
  {
    thing: 'thermal_camera',
    aspect: ['purpose', 'tell', 'allowed'],
    answer:
      '**It shows warm and cold patches: missing insulation, damp, hot wiring.** It doesn’t see through walls, and a cold patch isn’t yet a leak.',
    confidence: 'trade',
  },
  {
    thing: 'plumb_test',
    aspect: ['tell', 'which', 'any'],
    answer:
      '**A plumb line or a 2 m level held to the wall, read at top and bottom.** Note the height with it, since limits are told over a height.',
    confidence: 'trade',
  },
  {
    thing: 'fall_test',
    aspect: 'tell',
    answer:
      '**A spirit level with a block, or a digital one: 12.5 mm over 1 m is 1 in 80.** Pour a bucket and see whether anything stands after some minutes.',
    confidence: 'trade',
    rows: ['tolerance:wet-fall'],
  },
  {
    thing: 'fan_test',
    aspect: ['tell', 'which', 'any'],
    answer:
      '**Hold a sheet of toilet paper to the grille: it should stay there.** Then look in the roof that the duct is on and goes outside. Numbers want a flow hood.',
    confidence: 'trade',
    rows: ['tolerance:exhaust'],
  },
  {
    thing: 'hollow_wall',
    aspect: ['tell', 'which', 'steps'],
    answer:
      '**A stud finder, a magnet on the plaster’s screws, or knocking: studs stand at 450 or 600 mm.** Don’t drill above, below or beside power points and taps.',
    confidence: 'trade',
  },
  {
    thing: 'water_test_window',
    aspect: ['tell', 'wait', 'which', 'purpose', 'any'],
    answer:
      '**A hose from low to high, about 5 to 10 minutes at each joint, while somebody watches inside.** Start below the sill and stop where it comes in: that is the place.',
    confidence: 'trade',
  },
  { thing: 'inspection_reach', aspect: ['height', 'distance', 'need', 'allowed'], held: ['as4349:access'] },
  {
    thing: 'concrete_test',
    aspect: ['tell', 'purpose', 'which', 'any'],
    answer:
      '**Cylinders from the pour tell its strength at 28 days; cores and a rebound hammer tell it later.** A cover meter finds the steel. An engineer orders and reads them.',
    confidence: 'trade',
  },
  {
    thing: 'colour_match',
    aspect: ['allowed', 'need', 'count', 'amount'],
    answer:
      '**Repairs rarely match: sun, batch and dirt differ.** Keep about 5% of tiles, bricks and paint for later.',
    confidence: 'trade',
  },
  {
    thing: 'frame_moisture',
    aspect: ['moisture', 'amount', 'allowed', 'wait'],
    answer: '**About 18% or less before it is lined**, measured with a meter at several studs.',
    confidence: 'trade',
  },
];
