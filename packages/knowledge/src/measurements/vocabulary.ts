/** Words by which the parser tells a measurement of a defect from every other number in a text. */
import type { Attribute } from './attributes.ts';

/** Words that name what was measured. The nearest one in the clause counts. */
export const ATTRIBUTE_WORDS: ReadonlyMap<string, Attribute> = new Map<string, Attribute>([
  ...words('gap', 'gap gaps gapping gapped separated separating separation pulled parted'),
  ...words('lippage', 'lippage lip lips lipping lipped proud'),
  ...words('out_of_plumb', 'unplumb plumb lean leans leaning leant tilt tilts tilting'),
  ...words('out_of_level', 'unlevel slope slopes sloping sloped'),
  ...words(
    'unevenness',
    'uneven unevenness hump dip hollow undulation undulating deviation deviates difference undulates spot',
  ),
  ...words(
    'bow',
    'bow bowed bows bowing bulge bulges bulging bulged bent deflection deflects deflected deflecting cupped cupping',
  ),
  ...words('sag', 'sag sags sagging sagged drop drops dropped drooping'),
  ...words('overhang', 'overhang overhangs overhanging projects projecting overhung'),
  ...words('offset', 'offset step stepped displacement displaced lower higher settled sunk sunken'),
  ...words('riser', 'riser risers'),
  ...words('going', 'going goings tread treads'),
  ...words('depth', 'deep depth'),
  ...words('cover', 'cover'),
  ...words('exposure', 'exposed'),
  ...words('clearance', 'clearance clearances'),
  ...words('opening', 'opening openings'),
  ...words('fall', 'fall falls gradient grade'),
  ...words('spacing', 'spacing spaced centres centers apart ctrs crs'),
  ...words('crack_width', 'crack cracks cracking cracked fracture fissure'),
  ...words('width', 'wide width widest'),
  ...words('length', 'long length'),
  ...words('height', 'high height tall above'),
  ...words('out_of_plumb', 'out'),
  ...words('joint_width', 'joint joints'),
  ...words('cavity', 'cavity'),
  ...words('landing', 'landing'),
]);

function words(attribute: Attribute, list: string): [string, Attribute][] {
  return list.split(' ').map((word) => [word, attribute]);
}

/** A list of words as a set. */
export const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** A size before one of these is the size of a thing, not of its fault: '10 mm plasterboard'. */
export const THINGS = new Set([
  ...set(
    'wardrobe cabinet vanity benchtop plasterboard gyprock ply plywood mdf glass glazing sheeting pipework conduit screed render membrane insulation hose rebar reo mesh concrete cement villaboard lens drill thick thickness diameter dia wire plate washer hebel cladding decking carpet vinyl laminate trowel notch notched bmt gauge tape ruler coin marble stone bench shelf shelves fence pit tank duct pole log rain rainfall radius square mark',
  ),
  ...'cupboard brick block paver sheet board panel tile timber stud joist bearer pipe cable bar rod bolt screw nail slab batt skirting architrave cornice door window downpipe gutter spacer hole beam post lintel weatherboard sleeper anchor clip ceiling'
    .split(' ')
    .flatMap((word) => [word, `${word}s`]),
]);

/** What may follow a thing and make it a fault after all: '2 mm tile lippage'. */
export const FAULTS = set(
  'crack cracks cracking gap gaps lippage lip bow bulge sag overhang step offset slope out unplumb unlevel displacement lean dip hump deflection uneven',
);

/** Words before a number that make it a name: 'unit 4', 'stage 2', 'category 3'. */
export const LABELS = set(
  'unit lot level room bedroom bed bath no number stage apartment apt suite block house photo item page clause table category class grade figure fig section part rev revision version type model flat shop tower building storey ph phone tel mobile call po box job ref invoice step note',
);

/** Words before a size that make it a rule, not a finding: 'should be 10 mm'. */
export const REQUIREMENTS = set(
  'limit limits tolerance tolerances allowed allowable allow allows permitted permits should must require required requires requirement spec specified specifies specification nominal supposed needs designed design recommended guide standard code says drawings plans',
);

/** Words between a finding and the length it was measured over. */
export const OVER = set(
  'over in across per along within on for every each under below beneath using with at (',
);

/** What a length in metres may be the length of, when something is measured over it. */
export const SPANS = set(
  'wall walls floor floors length straightedge level room span run section stretch distance height board panel slab line storey frame post column fence benchtop ceiling stud',
);

/** A place, not a size: '300 mm from the corner'. */
export const PLACES = set('from away off behind inside');

/** Where sizes in the clause are of barriers. */
export const BARRIERS = set(
  'balustrade balustrades railing railings rail rails handrail handrails barrier barriers baluster balusters palings guardrail',
);

/** Where a height is that of ground against a wall. */
export const GROUND = set('dpc course weephole weepholes paving pavers soil ground path garden mulch');

/** Where 'out' means out of level. */
export const LEVEL_THINGS = set('floor floors slab slabs bench benchtop gutter sill shower tiles tile');

/** Where percent and ratios are falls, and degrees are leans. */
export const FALL_WORDS = set(
  'fall falls slope slopes sloping grade gradient graded waste drain gutter drains',
);
export const LEAN_WORDS = set('lean leans leaning tilt tilted tilting unplumb plumb');
