/** Work at heights, in trenches and near lines, on any building site. */
import { byState, type Fact } from './fact.ts';

const WORK_SAFETY = 'the work-safety regulators';
const FALLS = ['height', 'distance', 'amount', 'need', 'size', 'bound', 'any'] as const;

export const FACTS_OF_SITES: readonly Fact[] = [
  {
    thing: 'scaffold_licence',
    aspect: ['height', 'need', 'myself', 'permit', 'who', 'allowed', 'amount', 'any'],
    answer:
      '**4 m: where anybody could fall further than that, a licensed scaffolder puts the scaffold up, alters it and takes it down.** Below that a competent person may. It holds in every state. Nobody climbs one that isn’t finished or tagged.',
    source: WORK_SAFETY,
    confidence: 'likely',
  },
  {
    thing: 'scaffold',
    aspect: ['height', 'who', 'myself'],
    answer:
      '**4 m: from a fall of more than that on, only a licensed scaffolder may put one up or change it.** Below that a competent person does, by the maker’s instructions. Nobody climbs one that isn’t finished.',
    source: WORK_SAFETY,
    confidence: 'likely',
  },
  {
    thing: 'scaffold',
    aspect: ['often', 'wait', 'tell'],
    answer:
      '**Every 30 days at least, before it is first used, and after a storm, a knock or a change.** A competent person does it and writes it down; the tag says when. What isn’t right is closed off until it is.',
    source: WORK_SAFETY,
    confidence: 'likely',
  },
  {
    thing: 'scaffold_near_lines',
    aspect: ['distance', 'gap', 'any'],
    answer:
      '**4 m at least from an overhead power line to a metal scaffold, unless the network agrees to less in writing.** Ask the network first: it can cover, move or switch off the line.',
    source: WORK_SAFETY,
    confidence: 'likely',
  },
  {
    thing: ['trench_shoring', 'trench'],
    aspect: ['depth', 'need', 'height', 'amount', 'size', 'bound'],
    answer:
      '**1.5 m: from that depth on a trench is shored, benched or battered before anybody gets in, unless an engineer says in writing that it is safe.** Shallower ones collapse as well, in sand, fill or wet ground. Nobody works in one alone.',
    source: WORK_SAFETY,
    confidence: 'likely',
  },
  {
    thing: 'trench_shoring',
    aspect: ['any'],
    answer:
      '**From 1.5 m on it must be shored, benched or battered, unless an engineer says in writing that it is safe.** A shallower one needs it, too, in sand, fill or wet ground, or beside a road or building. Nobody gets in until then.',
    source: WORK_SAFETY,
    confidence: 'likely',
  },
  {
    thing: 'spoil',
    aspect: ['distance', 'where', 'any'],
    answer:
      '**1 m at least from the edge, and further beside a deep trench: as far as it is deep is safer.** Spoil, materials and machines load the sides and make them slide. Keep the edge barricaded.',
    confidence: 'trade',
  },
  ...byState(
    { thing: 'fall_height', aspect: FALLS, source: WORK_SAFETY, confidence: 'likely' },
    {
      NSW: '**2 m, in New South Wales: above it construction work is of high risk, with a written method statement and guard rails, scaffold or the like first.** A fall from less must be prevented as well. A harness comes last.',
      VIC: '**2 m, in Victoria: above it guard rails, scaffold or an elevating platform come first, then a travel restraint, and a harness that arrests last.** A written method statement is needed. A fall from less must be prevented as well.',
      QLD: '**2 m for construction work in Queensland; for housing it has been 3 m, and any height on a roof steeper than 26 degrees.** Ask Workplace Health and Safety Queensland which counts now. A fall from less must be prevented as well.',
      SA: '**2 m, in South Australia, where it was 3 m until lately.** From which day it counts for houses I haven’t confirmed: ask SafeWork SA. A fall from less must be prevented as well, with rails or scaffold before a harness.',
      WA: '**2 m, in Western Australia: above it construction work is of high risk, and edges are guarded.** A written method statement is needed. A fall from less must be prevented as well.',
      any: '**2 m in most states: above it edges are guarded by rails or scaffold, and a written method statement is needed.** Queensland and South Australia long had 3 m for houses. A fall from less must be prevented as well.',
    },
  ),
  {
    thing: 'ladder',
    aspect: ['slope', 'distance'],
    answer:
      '**1 out for every 4 up: the foot of a 4 m ladder stands 1 m from the wall.** On firm, level ground, tied at the top. Nobody works from it near power lines, in wind or above what three points of contact allow.',
    source: WORK_SAFETY,
    confidence: 'likely',
  },
  {
    thing: 'ladder',
    aspect: ['overlap', 'height', 'gap'],
    answer:
      '**900 mm at least, about three rungs, stand above the edge that is stepped onto.** Tie it at the top. For more than a short job a scaffold or platform is used instead.',
    source: WORK_SAFETY,
    confidence: 'likely',
  },
  {
    thing: 'white_card',
    aspect: ['need', 'who', 'purpose', 'allowed', 'permit'],
    answer:
      '**Everybody who does construction work, and in several states an owner-builder.** It follows a short course by a registered trainer, and counts in all states. A visitor who is led round needs none; the site’s own induction does for that.',
    source: WORK_SAFETY,
    confidence: 'likely',
  },
  {
    thing: 'white_card',
    aspect: ['life', 'wait', 'deadline', 'often'],
    answer:
      '**It has no end date, but lapses after two years without construction work.** Then the course is done again.',
    source: WORK_SAFETY,
    confidence: 'likely',
  },
  {
    thing: 'swms',
    aspect: ['need', 'purpose', 'include', 'allowed', 'wait', 'any'],
    answer:
      '**A written plan of the steps, the dangers and what guards against them, for construction work of high risk.** Falls over 2 m, trenches of 1.5 m, asbestos, demolition and work near lines are such. It is made before work begins, and work stops where it isn’t kept.',
    source: WORK_SAFETY,
    confidence: 'likely',
  },
  {
    thing: 'engineered_stone',
    aspect: ['deadline', 'allowed', 'wait', 'need', 'any'],
    answer:
      '**Banned since 1 July 2024 in every state: benchtops and panels of engineered stone may not be made, supplied or put in.** One that is there already may stay. Cutting, grinding or drilling it is controlled work: leave it whole, the dust scars lungs.',
    source: WORK_SAFETY,
    confidence: 'likely',
  },
  {
    thing: 'power_line',
    aspect: ['distance', 'gap'],
    answer:
      '**3 m at least for people, tools and ladders from an overhead line of a street, and more for high voltage.** A metal scaffold stands 4 m away, a crane further. Ask the network before work begins; never touch a line that is down.',
    source: WORK_SAFETY,
    confidence: 'likely',
  },
  {
    thing: 'before_digging',
    aspect: ['need', 'life', 'wait', 'purpose', 'steps', 'allowed', 'any'],
    answer:
      '**Ask Before You Dig Australia for plans, free, a few days before: they count for about a month.** Plans show roughly where lines lie: find each by hand before a machine digs. What lies behind a meter isn’t on them.',
    source: 'Before You Dig Australia',
    confidence: 'likely',
  },
  {
    thing: 'site_fence',
    aspect: ['height', 'need', 'who', 'pays'],
    answer:
      '**1.8 m is usual, of mesh panels that are braced, and closed whenever nobody is there.** Whoever runs the site puts it up and keeps it. The council may ask for a hoarding at a footpath.',
    confidence: 'trade',
  },
  {
    thing: 'site_toilet',
    aspect: ['need', 'allowed', 'count', 'who'],
    answer:
      '**Yes: whoever runs a site gives its workers a toilet and water to wash with, from the first day.** About one for 15 people is usual. Nobody has to let them use the owner’s.',
    source: WORK_SAFETY,
    confidence: 'likely',
  },
  {
    thing: 'demolition',
    aspect: ['permit', 'need', 'allowed'],
    answer:
      '**Yes, as a rule: a permit or approval for a whole house in every state, and a licensed demolisher in most.** Asbestos comes out first, and power, gas and water are cut off by their networks. Heritage needs the council’s leave as well.',
    confidence: 'trade',
  },
  {
    thing: 'site_visit',
    aspect: ['allowed', 'need', 'often'],
    answer:
      '**By appointment, as the contract says: until handover the builder runs the site.** Most contracts and Victoria’s law give the owner reasonable access. Wear shoes and keep to where you are led. Not legal advice.',
    confidence: 'trade',
  },
  {
    thing: 'site_safety',
    aspect: ['who', 'pays', 'purpose', 'any'],
    answer:
      '**Whoever runs the site: the builder as principal contractor, from $250,000 on in most states; an owner-builder in the builder’s place.** Each trade answers for its own work beside that. A danger to somebody now: keep away and call the work-safety regulator.',
    source: WORK_SAFETY,
    confidence: 'likely',
  },
  {
    thing: 'rcd_current',
    aspect: ['any', 'size', 'amount', 'strength', 'which', 'need'],
    answer:
      '**30 mA at most where it protects people, as on power and light circuits of a home.** 100 or 300 mA ones guard against fire alone. A licensed electrician fits and tests it.',
    source: 'the wiring rules',
    confidence: 'likely',
  },
  {
    thing: 'extinguisher',
    aspect: ['often', 'wait', 'deadline', 'life'],
    answer:
      '**Serviced every six months, with the tag stamped each time; pressure tested about every five years.** A trained service technician does it. Between services look at gauge, pin and hose.',
    source: 'the standard of maintaining fire protection',
    confidence: 'likely',
  },
  {
    thing: 'wiring_certificate',
    aspect: ['any', 'who', 'need', 'which'],
    answer:
      '**The licensed electrician who did the work, with a certificate that names it.** In NSW it is a compliance certificate for electrical work, in Victoria a certificate of electrical safety; each state has its own. Keep it: no paper, no proof that it was tested.',
    source: 'the states’ electrical safety laws',
    confidence: 'likely',
  },
  {
    thing: 'payment_schedule',
    aspect: ['deadline', 'wait', 'any', 'count', 'amount'],
    state: 'NSW',
    answer:
      '**10 business days after the payment claim is served, in New South Wales, or sooner if the contract says so.** Who answers late may owe the whole claim. Say what you will pay and each reason for less. Not legal advice: see a lawyer today.',
    source: 'NSW’s security of payment law',
    confidence: 'likely',
  },
  {
    thing: 'payment_schedule',
    aspect: ['deadline', 'wait', 'any', 'count', 'amount'],
    answer:
      '**In most states within 10 to 15 business days of the claim; the law of the state and the contract say which.** Who answers late may owe the whole claim. Not legal advice: see a lawyer at once.',
    source: 'the states’ security of payment laws',
    confidence: 'likely',
  },
];
