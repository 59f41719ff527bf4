/** What guards people: alarms, windows, pools, glass, and asbestos. */
import type { Fact } from './fact.ts';

export const FACTS_OF_SAFETY: readonly Fact[] = [
  {
    thing: 'alarm_type',
    aspect: ['which', 'strength', 'difference', 'need', 'wait', 'depth', 'any'],
    answer:
      '**Photoelectric: it finds a smouldering fire sooner, and that is what kills people in their sleep.** Queensland allows nothing else in a home. One with an ionisation chamber shows a radiation sign; replace it when its 10 years are up, or now.',
    source: 'smoke-alarm makers and state fire services',
    confidence: 'likely',
  },
  {
    thing: 'smoke_alarm_at_wall',
    aspect: ['distance', 'gap'],
    answer:
      '**300 mm at least from the corner of ceiling and wall, and from a light fitting.** 400 mm from a ceiling fan’s blades or an air outlet. Smoke doesn’t get into the corner itself. The maker’s instructions go first.',
    source: 'smoke-alarm makers and state fire services',
    confidence: 'likely',
  },
  {
    thing: 'smoke_alarm_battery',
    aspect: ['often', 'wait', 'life'],
    answer:
      '**Once a year, and at once when it chirps.** Sealed 10-year ones are replaced whole. Wired alarms have a backup battery that ages as well. Press the test button each month.',
    confidence: 'trade',
  },
  {
    thing: 'smoke_alarm',
    aspect: ['where', 'count'],
    state: 'QLD',
    answer:
      '**In each bedroom, in the hall that joins bedrooms to the rest, and on each storey; all linked and photoelectric, in Queensland.** Rented homes and homes that are sold have needed it since 2022, every home from 1 January 2027. An electrician fits wired ones.',
    source: 'Queensland’s fire safety rules',
    confidence: 'likely',
  },
  {
    thing: 'wired_alarm',
    aspect: ['need', 'allowed', 'any'],
    state: 'VIC',
    answer:
      '**Not if built before 1 August 1997: there a battery alarm will do, one at least on each storey. Newer homes need mains power with a battery backup, in Victoria.** A landlord has them checked every 12 months. Mains alarms are a licensed electrician’s work.',
    source: 'Victoria’s building and rental rules',
    confidence: 'likely',
  },
  {
    thing: 'wired_alarm',
    aspect: ['need', 'allowed', 'any'],
    state: 'NSW',
    answer:
      '**An older home may have battery alarms, one at least on each storey, in New South Wales. New homes need mains power with a battery backup.** Alarms that are wired already stay wired. An electrician replaces them.',
    source: 'New South Wales’ building and rental rules',
    confidence: 'likely',
  },
  {
    thing: 'wired_alarm',
    aspect: ['need', 'allowed', 'any'],
    state: 'SA',
    answer:
      '**Mains power, or a sealed 10-year battery in a home that was bought since 1998 and is older than 1995, in South Australia.** New homes need mains power. An electrician fits those.',
    confidence: 'trade',
  },
  {
    thing: 'rental_smoke_alarm',
    aspect: ['pays', 'often'],
    state: 'NSW',
    answer:
      '**The landlord: for alarms, batteries, a check every year, and repair within two business days, in New South Wales.** A tenant tells the landlord when one fails, and may change a battery that comes out. Nobody takes one down.',
    source: 'New South Wales’ rental rules',
    confidence: 'likely',
  },
  {
    thing: 'rental_smoke_alarm',
    aspect: ['pays', 'often'],
    state: 'QLD',
    answer:
      '**The landlord has them tested and cleaned within 30 days before each lease begins or is renewed, in Queensland.** The tenant tests them every 12 months, replaces batteries where they can, and tells of faults.',
    source: 'Queensland’s rental and fire rules',
    confidence: 'likely',
  },
  {
    thing: 'rental_smoke_alarm',
    aspect: ['pays', 'often'],
    state: 'VIC',
    answer:
      '**The rental provider: working alarms, a check every 12 months and repair at once, in Victoria.** The renter doesn’t take them down, and tells of a fault.',
    source: 'Victoria’s rental rules',
    confidence: 'likely',
  },
  {
    thing: 'rental_smoke_alarm',
    aspect: ['pays', 'often'],
    answer:
      '**The landlord, in every state: an alarm that works when the lease begins, and its replacement.** Who tests it and changes a battery during the lease differs by state. Nobody takes one down.',
    confidence: 'trade',
  },
  {
    thing: 'rental_safety_check',
    aspect: ['often', 'wait', 'life', 'any'],
    state: 'VIC',
    answer:
      '**Gas and electrics every two years, smoke alarms every 12 months, in a rented home in Victoria.** A licensed gas fitter and a licensed electrician do it. The rental provider pays and shows the record to a renter who asks.',
    source: 'Victoria’s rental rules',
    confidence: 'likely',
  },
  {
    thing: ['window_restrictor', 'window_lock'],
    aspect: ['need', 'permit', 'allowed', 'who'],
    state: 'NSW',
    answer:
      '**Yes: the owners corporation has had to fit them since March 2018, in New South Wales.** It counts for windows that a child can reach, with the sill under 1.7 m and a fall over 2 m. They keep the opening to 125 mm. Furniture away, and ask in writing today.',
    source: 'the state’s strata law',
    confidence: 'likely',
  },
  {
    thing: ['window_restrictor', 'window_lock'],
    aspect: ['where', 'need', 'which', 'allowed'],
    answer:
      '**On a bedroom window that can open where the floor is 2 m or more above the ground outside.** It holds the gap so that a 125 mm ball can’t pass, unless a screen or a high sill does. A fly screen holds no child. Older homes weren’t asked for it: fit them all the same.',
    source: 'the ABCB Housing Provisions',
    confidence: 'likely',
    rows: ['tolerance:window-bed'],
  },
  {
    thing: 'pool_gate',
    aspect: ['need', 'allowed', 'which'],
    answer:
      '**Outwards, away from the pool, and it must close and latch by itself from any position.** One that swings in can be pushed open by a child. Keep it shut and watched until it is mended.',
    source: 'the standard of pool barriers',
    confidence: 'likely',
  },
  {
    thing: 'pool_certificate',
    aspect: ['life', 'wait', 'often', 'deadline', 'any'],
    state: 'NSW',
    answer:
      '**Three years, in New South Wales.** It is needed for a sale and a lease; without one a sale may carry a certificate of non-compliance, and the buyer has 90 days. The pool must be on the state’s register.',
    source: 'the state’s Swimming Pools Act',
    confidence: 'likely',
  },
  {
    thing: 'pool_certificate',
    aspect: ['life', 'wait', 'often', 'deadline', 'any'],
    state: 'QLD',
    answer:
      '**Two years for a pool of one home, one year for a shared pool, in Queensland.** It is needed for a lease, and for a sale, or the buyer is given notice and has 90 days. A pool safety inspector gives it.',
    source: 'Queensland’s pool safety rules',
    confidence: 'likely',
  },
  {
    thing: 'pool_certificate',
    aspect: ['often', 'wait', 'life', 'any'],
    state: 'VIC',
    answer:
      '**Every four years a certificate of barrier compliance goes to the council, in Victoria.** Pools and spas deeper than 300 mm must be registered with the council. A registered inspector or surveyor checks them.',
    source: 'Victoria’s building rules',
    confidence: 'likely',
  },
  {
    thing: 'pool_certificate',
    aspect: ['often', 'wait', 'life', 'any'],
    state: 'WA',
    answer:
      '**At least every four years the council inspects the barrier, in Western Australia.** Ask the council before a sale. Keep the gate shut until a fault is mended.',
    source: 'Western Australia’s building rules',
    confidence: 'likely',
  },
  {
    thing: 'pool_depth',
    aspect: ['which', 'strength', 'difference', 'need', 'wait', 'depth'],
    answer:
      '**Anything that can hold more than 300 mm of water counts as a pool: spas, and blow-up ones as well.** Then it needs a barrier before it is filled. A lockable spa lid is enough in some states only: ask the council.',
    source: 'state pool rules',
    confidence: 'likely',
  },
  {
    thing: ['safety_glass', 'safety_glazing'],
    aspect: ['tell', 'purpose'],
    answer:
      '**Look for the mark in a corner: a small stamp or etching with the maker, the standard of safety glass, and T or L.** T is toughened, L laminated. No mark means: treat it as ordinary glass that breaks into blades, until a glazier has looked.',
    source: 'the standards of glass',
    confidence: 'likely',
    rows: ['tolerance:glass-mark'],
  },
  {
    thing: ['safety_glass', 'safety_glazing'],
    aspect: ['where', 'need', 'which', 'allowed'],
    answer:
      '**Safety glass goes into shower screens, doors and panels beside them, low windows, and bathroom glass within 2 m of the floor.** Each pane carries a lasting mark in a corner. Plain glass from before the rule needn’t be changed by law; a glazier can replace or film it.',
    source: 'the standard of glass in buildings',
    confidence: 'likely',
    rows: ['tolerance:glass-mark'],
  },
  {
    thing: 'old_glass',
    aspect: ['allowed', 'need', 'any'],
    answer:
      '**It may mostly stay: nobody has to replace plain glass that was allowed when the house was built.** A new pane must be safety glass where people can walk into it. Until then: safety film by a glazier, a rail or furniture in front, and children kept away.',
    confidence: 'trade',
  },
  {
    thing: 'removing_asbestos',
    aspect: ['amount', 'myself', 'allowed'],
    state: 'ACT',
    answer:
      '**None: in the ACT every removal of asbestos is for a licensed assessor and removalist.** Leave it whole and untouched until they have been. WorkSafe ACT says who is licensed.',
    source: 'the ACT’s work-safety rules',
    confidence: 'likely',
  },
  {
    thing: 'asbestos_disposal',
    aspect: ['where', 'steps', 'tell', 'need', 'allowed', 'permit', 'any'],
    answer:
      '**To a tip that is licensed for asbestos, by appointment, and never in a bin or skip.** It goes wet, in two layers of 0.2 mm plastic, sealed with tape and labelled. The council says which tip. A licensed removalist does all of it.',
    source: 'environment authorities and the work-safety regulators',
    confidence: 'likely',
  },
  {
    thing: 'asbestos_licence',
    aspect: ['purpose', 'difference', 'cause', 'any'],
    answer:
      '**Class A removes friable asbestos and bonded; class B only bonded, more than 10 m² of it.** Ask for the licence number and look it up with the state’s work-safety regulator.',
    source: 'the work-safety regulators',
    confidence: 'likely',
  },
  {
    thing: 'asbestos_removal',
    aspect: ['deadline', 'wait', 'count', 'need', 'amount', 'who', 'allowed'],
    answer:
      '**Five days before it begins, the licensed removalist tells the work-safety regulator.** Neighbours and people in the house are told as well. In an emergency it is less.',
    source: 'the work-safety regulators',
    confidence: 'likely',
  },
  {
    thing: 'asbestos_clearance',
    aspect: ['permit', 'who', 'need', 'any'],
    answer:
      '**Yes: a clearance certificate before anybody goes back in.** For friable asbestos a licensed assessor gives it, for bonded a competent person: never the removalist. It takes a look over the place, and an air test after friable work.',
    source: 'the work-safety regulators',
    confidence: 'likely',
  },
  {
    thing: 'asbestos_mask',
    aspect: ['which', 'strength', 'difference', 'need', 'wait', 'depth', 'any'],
    answer:
      '**P2 at least, close to a shaved face, and thrown away after use. A paper dust mask stops nothing.** A mask makes no work safe: don’t cut, sand, drill or sweep it. Have a licensed removalist do it.',
    source: 'the work-safety regulators',
    confidence: 'likely',
  },
  {
    thing: 'smoke_alarm_paint',
    aspect: ['allowed', 'need', 'wait', 'any'],
    answer:
      '**No, never paint a smoke alarm: paint keeps the smoke out.** Replace one that was painted, today. One that has yellowed is old: read the date on it, and replace it after 10 years.',
    confidence: 'trade',
  },
  {
    thing: 'fire_statement',
    aspect: ['purpose', 'need', 'which', 'any'],
    state: 'NSW',
    answer:
      '**A yearly statement by the owner that each fire measure of the building was checked by an accredited practitioner and works, in New South Wales.** It goes to the council and to Fire and Rescue NSW, and hangs in the building. Houses don’t need one; apartment buildings do. What fails is fixed first.',
    source: 'the state’s rules on fire safety statements',
    confidence: 'likely',
  },
  {
    thing: 'fire_statement',
    aspect: ['purpose', 'need', 'which', 'any'],
    answer:
      '**A yearly statement that a building’s fire measures were checked and work: its owner gives it, for apartments and other shared buildings.** NSW calls it an annual fire safety statement, Victoria an essential safety measures report, Queensland an occupier’s statement. A fire contractor does the checks.',
    source: 'state fire rules',
    confidence: 'likely',
  },
  {
    thing: 'cladding_panel',
    aspect: ['steps', 'tell', 'allowed', 'any'],
    answer:
      '**Find out what it is: papers first, then a laboratory test of a piece that a contractor takes, then a fire engineer.** Until then keep barbecues, rubbish and cars away from it, check alarms and exits, and tell insurer and residents. Nobody can tell the core by eye.',
    confidence: 'trade',
  },
];
