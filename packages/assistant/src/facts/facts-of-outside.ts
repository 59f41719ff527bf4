/** What stands between neighbours and around a house. */
import type { Fact } from './fact.ts';

export const FACTS_OF_OUTSIDE: readonly Fact[] = [
  {
    thing: 'fence',
    aspect: ['pays'],
    answer:
      '**Half each, as a rule, for a fence of the usual kind between two homes.** Give the neighbour written notice with a quote before work begins. Whoever wants better pays the extra; whoever broke it mends it alone. Councils mostly pay nothing for parks and roads.',
    source: 'state fence laws',
    confidence: 'likely',
  },
  {
    thing: 'better_fence',
    aspect: ['pays', 'difference', 'any'],
    answer:
      '**Whoever wants the better fence pays the extra; what an ordinary, sufficient fence costs is halved.** Sufficient is what is usual in that street, paling mostly. Put both quotes in the notice.',
    source: 'state fence laws',
    confidence: 'likely',
  },
  {
    thing: 'fence_notice',
    aspect: ['deadline', 'wait', 'count', 'life', 'amount', 'allowed', 'steps', 'any'],
    state: 'NSW',
    answer:
      '**One month after the fencing notice, in New South Wales.** Without agreement NCAT or the Local Court decides. Build nothing before that.',
    source: 'the state’s Dividing Fences Act',
    confidence: 'likely',
  },
  {
    thing: 'fence_notice',
    aspect: ['deadline', 'wait', 'count', 'life', 'amount', 'allowed', 'steps', 'any'],
    state: 'QLD',
    answer:
      '**One month after the notice to contribute, in Queensland.** Without agreement either of you may go to QCAT, within two months of the notice. Build nothing before that.',
    source: 'Queensland’s law on neighbours, fences and trees',
    confidence: 'likely',
  },
  {
    thing: 'fence_notice',
    aspect: ['deadline', 'wait', 'count', 'life', 'amount', 'allowed', 'steps', 'any'],
    state: 'VIC',
    answer:
      '**30 days after the fencing notice, in Victoria.** Without an answer you may go ahead and claim the share; where you disagree, the Magistrates’ Court decides.',
    source: 'Victoria’s Fences Act',
    confidence: 'likely',
  },
  {
    thing: 'fence_notice',
    aspect: ['deadline', 'wait', 'count', 'life', 'amount', 'allowed', 'steps', 'any'],
    state: 'SA',
    answer:
      '**30 days after the notice, in South Australia.** The neighbour may answer with a cross-notice; the Magistrates Court decides what you don’t agree on.',
    source: 'South Australia’s Fences Act',
    confidence: 'likely',
  },
  {
    thing: ['fence', 'front_fence'],
    aspect: ['height', 'amount'],
    state: 'NSW',
    answer:
      '**1.8 m behind the front of the house and 1.2 m in front of it, without approval, in New South Wales.** Other rules count for corner blocks, heritage and flood land, pools and masonry. Ask the council.',
    source: 'the state’s rules on exempt development',
    confidence: 'likely',
  },
  {
    thing: ['fence', 'front_fence'],
    aspect: ['height', 'amount'],
    state: 'QLD',
    answer:
      '**2 m without building approval, in Queensland, and 1.2 m or as the council says along the street.** A pool fence has rules of its own. Ask the council.',
    confidence: 'trade',
  },
  {
    thing: ['fence', 'front_fence'],
    aspect: ['height', 'amount'],
    state: 'VIC',
    answer:
      '**2 m at a side or rear boundary without a permit, in Victoria.** Within 3 m of the street it is 1.5 m, less at a corner and along some main roads. Ask the council.',
    source: 'Victoria’s building rules',
    confidence: 'likely',
  },
  {
    thing: ['fence', 'front_fence'],
    aspect: ['height', 'amount'],
    state: 'SA',
    answer:
      '**2.1 m without approval, in South Australia; a masonry fence 1 m.** Fences in front and on retaining walls have other figures: measure from the lower side and ask the council.',
    source: 'South Australia’s planning rules',
    confidence: 'likely',
  },
  {
    thing: ['fence', 'front_fence'],
    aspect: ['height', 'amount'],
    answer:
      '**1.8 m is usual at the sides and rear, and about 1.2 m along the street; each state and council has its own.** Tell me the state. Ask the council before you build higher, on a retaining wall or at a corner.',
    confidence: 'trade',
  },
  {
    thing: 'retaining_wall',
    aspect: ['permit', 'height', 'size', 'amount'],
    state: 'VIC',
    answer:
      '**From 1 m high a permit is needed in Victoria, and at any height near a boundary or a building.** Beside a building, a boundary, a pool or a driveway an engineer and a permit are needed at less. Keep off one that leans.',
    source: 'Victorian councils',
    confidence: 'likely',
  },
  {
    thing: 'retaining_wall',
    aspect: ['permit', 'height', 'size', 'amount'],
    state: 'QLD',
    answer:
      '**Over 1 m high it needs building approval in Queensland, and lower where it carries a load or stands near a building or pool.** Beside a building, a boundary, a pool or a driveway an engineer and a permit are needed at less. Keep off one that leans.',
    source: 'a page on state rules',
    confidence: 'likely',
  },
  {
    thing: 'retaining_wall',
    aspect: ['permit', 'height', 'size', 'amount'],
    state: 'NSW',
    answer:
      '**Over 600 mm high, or nearer than 1 m to the boundary, it needs approval in New South Wales.** Over 1 m an engineer designs it. Beside a building, a boundary, a pool or a driveway an engineer and a permit are needed at less. Keep off one that leans.',
    source: 'a New South Wales council',
    confidence: 'likely',
  },
  {
    thing: 'retaining_wall',
    aspect: ['permit', 'height', 'size', 'amount'],
    state: 'SA',
    answer:
      '**Over 1 m high it needs approval in South Australia.** Beside a building, a boundary, a pool or a driveway an engineer and a permit are needed at less. Keep off one that leans.',
    source: 'a page on state rules',
    confidence: 'likely',
  },
  {
    thing: 'retaining_wall',
    aspect: ['permit', 'height', 'size', 'amount'],
    state: 'WA',
    answer:
      '**Over about 500 mm high it needs a permit in Western Australia.** Beside a building, a boundary, a pool or a driveway an engineer and a permit are needed at less. Keep off one that leans.',
    source: 'a page on state rules',
    confidence: 'likely',
  },
  {
    thing: 'retaining_wall',
    aspect: ['permit', 'height', 'size', 'amount'],
    answer:
      '**It differs: from about 500 mm in WA, 600 mm in NSW, and 1 m in Victoria, Queensland and South Australia.** Beside a building, boundary, pool or driveway it is less. Ask the council and an engineer before you dig.',
    source: 'councils and a page on state rules',
    confidence: 'likely',
  },
  {
    thing: 'retaining_wall_engineer',
    aspect: ['need', 'height', 'amount', 'myself', 'wait', 'any'],
    answer:
      '**From about 1 m high, in most states; at any height where it carries a building, a driveway, a pool or a slope.** Under 1 m some councils ask for one as well. One that leans or bulges: nobody above or below it, and an engineer looks first.',
    source: 'councils',
    confidence: 'likely',
  },
  {
    thing: 'retaining_wall',
    aspect: ['pays'],
    answer:
      '**Whoever changed the ground: who cut or filled the land, and the owner of it now, mostly builds and keeps the wall.** The halves of a fence don’t count here. Where both gain or nobody knows, it is shared or a court decides. A surveyor says on whose land it stands.',
    confidence: 'trade',
  },
  {
    thing: 'retaining_wall_drainage',
    aspect: ['include', 'purpose', 'need', 'which', 'steps', 'where'],
    answer:
      '**A slotted pipe at the foot, in gravel wrapped in filter cloth, with fall to a stormwater pit; weepholes through masonry.** Water without a way out pushes walls over. The engineer’s drawing says the rest.',
    confidence: 'trade',
  },
  {
    thing: 'retaining_wall',
    aspect: ['life', 'often', 'deadline'],
    answer:
      '**Treated pine sleepers 10 to 20 years, hardwood 15 to 25, concrete sleepers and blocks 50 and more.** Poor drainage halves it. Posts rot at the ground first.',
    confidence: 'trade',
  },
  {
    thing: 'tree_roots',
    aspect: ['pays'],
    answer:
      '**Mostly the owner of the land the tree stands on, once they know of it.** Write with photos and a plumber’s or arborist’s report. Then mediation; in NSW the Land and Environment Court, in Queensland QCAT, elsewhere a court. A council tree: write to the council.',
    confidence: 'trade',
  },
  {
    thing: 'branches',
    aspect: ['myself', 'allowed', 'permit', 'need', 'who', 'any'],
    answer:
      '**Yes, back to the boundary and no further, from your side, at your own cost.** First ask the council whether the tree is protected, and tell the owner. Don’t go onto their land, and don’t make the tree unsafe. Near power lines nobody but a licensed arborist.',
    confidence: 'trade',
  },
  {
    thing: 'neighbour_water',
    aspect: ['who', 'myself', 'permit', 'allowed', 'need', 'any'],
    answer:
      '**Talk and write to the neighbour first, then the council: it can order roof water to be connected.** Water that runs downhill by nature must be taken; what is gathered or sent across by pipes, paving or fill need not. Then mediation, then a tribunal or court.',
    confidence: 'trade',
  },
  {
    thing: 'tree_near_house',
    aspect: ['distance', 'gap'],
    answer:
      '**As far as it will grow tall, from footings on highly reactive clay; three quarters of that on moderate clay.** A row of trees needs half as much again. Cutting an old one down lets clay swell: ask an engineer first.',
    source: 'what the standard of house footings and the CSIRO say of trees and clay',
    confidence: 'likely',
  },
  {
    thing: 'driveway',
    aspect: ['slope', 'strength'],
    answer:
      '**1:4 (25%) at the steepest for a home, with a gentler run of 2 m at both ends.** The council sets the part across the footpath. A change of more than 1:8 at once scrapes cars.',
    source: 'the standard of parking',
    confidence: 'likely',
  },
  {
    thing: 'driving_on_concrete',
    aspect: ['wait', 'deadline'],
    answer:
      '**Walk on it after a day or two, drive on it after 7 days, and with a truck after 28.** Cold slows it down. Keep it damp in the first week.',
    confidence: 'trade',
  },
  {
    thing: 'crossover',
    aspect: ['pays', 'who', 'permit', 'need', 'allowed'],
    answer:
      '**The owner of the land, and only with a permit of the council, who sets size, place and thickness.** The council doesn’t pay. An approved contractor builds it, after service lines have been looked up.',
    confidence: 'trade',
  },
  {
    thing: 'ag_drain',
    aspect: ['slope', 'depth'],
    answer:
      '**1:100 at least, in gravel and filter cloth, to a silt pit and stormwater.** Not beside or under a footing, where it can dry or wet the clay. An engineer says how deep.',
    confidence: 'trade',
  },
  {
    thing: 'shed',
    aspect: ['permit', 'height', 'size', 'amount'],
    state: 'NSW',
    answer:
      '**20 m² at most and 3 m high without approval, in New South Wales, 900 mm from the boundary.** More is allowed on rural land. Heritage, bushfire and easements change it: ask the council.',
    source: 'the state’s rules on exempt development',
    confidence: 'likely',
  },
  {
    thing: 'shed',
    aspect: ['permit', 'height', 'size', 'amount'],
    answer:
      '**10 m² at most without a permit in Victoria, Queensland and Western Australia; 15 m² in South Australia; 20 m² in New South Wales.** Height and place have limits as well. Ask the council, bushfire and easements included.',
    source: 'state building rules',
    confidence: 'likely',
  },
  {
    thing: 'deck',
    aspect: ['permit', 'size'],
    state: 'NSW',
    answer:
      '**25 m² at most, with the floor up to 1 m above the ground, without approval, in New South Wales.** It stands 900 mm from a boundary, and needs a barrier from a fall of 1 m. Heritage and bushfire land differ: ask the council.',
    source: 'the state’s rules on exempt development',
    confidence: 'likely',
  },
  {
    thing: 'deck',
    aspect: ['permit', 'size'],
    answer:
      '**Mostly yes. Some states let a small, low one go without: NSW up to 25 m² and 1 m high, South Australia up to 500 mm high.** In Victoria and Queensland ask before you build. From a fall of 1 m it needs a barrier, everywhere.',
    source: 'state building rules',
    confidence: 'likely',
  },
  {
    thing: 'easement',
    aspect: ['allowed', 'need', 'wait'],
    answer:
      '**Not without the leave of whoever has it: a water authority, the council or a neighbour.** They may have a building removed at the owner’s cost. The title’s plan shows where it lies.',
    confidence: 'trade',
  },
  {
    thing: 'fence_post',
    aspect: ['depth', 'distance'],
    answer:
      '**About 600 mm for a fence of 1.8 m: a quarter to a third of the post, in concrete, and deeper in sand.** Look up pipes and cables before you dig. A masonry fence or one on a slope has an engineer’s footing.',
    confidence: 'trade',
  },
  {
    thing: 'fence',
    aspect: ['life', 'wait', 'deadline'],
    answer:
      '**Treated pine palings 15 to 20 years, hardwood 20 and more, steel sheet 25 to 40.** Posts rot or rust at the ground first: soil kept off them helps.',
    confidence: 'trade',
  },
  {
    thing: 'driveway',
    aspect: ['width', 'size'],
    answer:
      '**3 m for one car is usual, and about 5.5 m for two side by side.** The council sets the crossover, often narrower. Leave room to open doors beside a wall.',
    confidence: 'trade',
  },
  {
    thing: 'overlooking',
    aspect: ['steps', 'tell', 'allowed', 'any'],
    answer:
      '**Ask the council first: whether the deck or window was approved, and with which privacy screens.** It may order it screened, approved or removed. Speak and write to the neighbour as well; a mediation service is free in most states. I can’t say whether it stands.',
    confidence: 'trade',
  },
  {
    thing: 'tree_removal',
    aspect: ['permit', 'height', 'size', 'amount'],
    answer:
      '**Mostly yes, for a tree above a certain size: ask the council before anybody cuts, and for protected ones above all.** Fines are high. For one about to fall keep people away, photograph it, and call the council or SES. A licensed arborist cuts it.',
    confidence: 'trade',
  },
  {
    thing: 'granny_flat',
    aspect: ['size', 'amount'],
    state: 'NSW',
    answer:
      '**60 m² at most inside, on a block of 450 m² or more, by the state’s fast path in New South Wales.** It still needs approval by certifier or council.',
    source: 'New South Wales’ housing policy',
    confidence: 'likely',
  },
  {
    thing: 'granny_flat',
    aspect: ['size', 'amount'],
    state: 'VIC',
    answer:
      '**60 m² at most without a planning permit in most places, in Victoria; a building permit it needs always.** Flood land, bushfire and overlays change it: ask the council.',
    source: 'Victoria’s planning rules',
    confidence: 'likely',
  },
  {
    thing: 'building_noise',
    aspect: ['wait', 'deadline', 'hours', 'any'],
    state: 'NSW',
    answer:
      '**7 am to 6 pm on weekdays and 8 am to 1 pm on Saturdays, none on Sundays and public holidays, in New South Wales.** The approval or the council may set others. Write down dates and times, and complain to the council.',
    source: 'state noise rules',
    confidence: 'likely',
  },
  {
    thing: 'building_noise',
    aspect: ['wait', 'deadline', 'hours', 'any'],
    state: 'VIC',
    answer:
      '**7 am to 6 pm on weekdays and 7 am to 1 pm on Saturdays for most building work near homes, in Victoria.** The approval or the council may set others. Write down dates and times, and complain to the council.',
    source: 'state noise rules',
    confidence: 'likely',
  },
  {
    thing: 'building_noise',
    aspect: ['wait', 'deadline', 'hours', 'any'],
    state: 'QLD',
    answer:
      '**6.30 am to 6.30 pm from Monday to Saturday, none on Sundays and public holidays, in Queensland.** The approval or the council may set others. Write down dates and times, and complain to the council.',
    source: 'state noise rules',
    confidence: 'likely',
  },
  {
    thing: 'building_noise',
    aspect: ['wait', 'deadline', 'hours', 'any'],
    state: 'WA',
    answer:
      '**7 am to 7 pm from Monday to Saturday, in Western Australia.** The approval or the council may set others. Write down dates and times, and complain to the council.',
    source: 'state noise rules',
    confidence: 'likely',
  },
];
