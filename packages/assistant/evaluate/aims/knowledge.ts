import { ROW_QUESTIONS } from './rows.ts';

/** Ways to ask what the rows of the knowledge answer, and to tell of trouble without asking for any position. */
export const KNOWLEDGE = {
  knowledge: `
{what|whats|whats the} {causes|cause of|the cause of|causing|makes} {DEFECT|the DEFECT|this|it|that}
why {is|does|do} {it|this|the DEFECT|my ROOM|DEFECT} {happen|leak|crack|sag|smell|bounce|appear|come back}
how {bad|serious|dangerous|severe} is {it|DEFECT|the DEFECT|this|that} {|really}
is {DEFECT|it|this} {serious|dangerous|structural|a major defect|bad|cosmetic|a big deal|normal}
what {does|is} {DEFECT|AS 4349|efflorescence|a weep hole|honeycombing} {look like|mean|for|about}
what {is|are} {a|an|} {DEFECT|weep holes|a lintel|a flashing|a major defect|a minor defect|a safety hazard|lippage|spalling}
what do {weep holes|flashings|expansion joints} do
what {should|can|do|must} {i|we} do {about|with|for} {DEFECT|the DEFECT|it|this|white ants}
how {do i|can i|is it|are they} {fix|fixed|repair|repaired|treat|stop|get rid of} {DEFECT|the DEFECT|it|this|a leak|mould}
{difference between|tell the difference between|compare} {DEFECT|a crack} and {DEFECT|a water stain}
{which|what} {standard|clause|part of the ncc|section|provision|australian standard} {covers|deals with|applies to|is for|is that} {|DEFECT|stairs|waterproofing|barriers}
which clause
what is {STANDARD|clause NUM|part NUM} {about|for}
where does the ncc {say|deal with} {DEFECT|stairs|smoke alarms}
what changed in ncc NUM
how do i {take|make|upload} {a good photo|photos} {|of a crack|of DEFECT}
what {size|format|file} {can i upload|can photos be}
do credits expire
can i get a refund
what does one {credit|} buy
is my card stored
does it work offline
how does the app work
what is a scorecard
{how much|what percentage} {is due|can the builder claim} at {frame|slab|lock up} stage
is a {deposit of NUM percent|NUM percent deposit} normal
where did NUM move in the new code
{hi|hello|gday|thanks|cheers|ok thanks|good morning}
what can you do
my {ROOM|DEFECT} is {leaking|wet|cracked|rusty|sagging|soft|mouldy}
there is {a crack|DEFECT|water|mould|rust} {in|on} {my|the} {ROOM|wall|ceiling|bricks}
its in the {bricks|plaster|slab|render} {|SIZE}
its the {retaining wall|balcony|plaster|roof}
a bit
DEFECT
cracks
i smell gas
wires hanging out of the wall
the ceiling is about to come down
what next
and then
{so|and|ok} what {should|do} i do {|then|about it|now|about that}
{DEFECT|gutter|render|grout|fascia|flashing} {rusted|worn|broken|cracked|coming} {through|off|away|out}
DEFECT {on|near|under|above} {my|the} {wall|door|window|roof|ROOM|slab}
{tiles|boards} near the {door|wall} sound {hollow|loose} {|next step|what now}
DEFECT next step
second one
the second one
how is that
who inspects a pool fence
smoke alarms where do they have to be
does a window upstairs need a {lock|restrictor}
what does a building inspection cover
which defects are {major|minor} under as 4349
what causes {it|that}
and what causes {the second one|it|that}
tell me about {DEFECT|tolerances|waterproofing|the ncc|tolerances for stairs}
${ROW_QUESTIONS}
is a {handrail|floor waste|barrier|smoke alarm|second handrail} {needed|required} {|on stairs|in a bathroom}
when is a {barrier|handrail|level NUM finish|smoke alarm} {needed|required}`,
  'app.price': `
{how much|what} {does|do|is|are} {an analysis|a report|plumbline|a credit|credits|the app|a pdf|the pdf report} {cost|} {|in the app|here|each}
what {does|do} {plumbline|the app|a report|reports|credits} cost
{price|cost} of {a report|credits|an analysis|plumbline}
is {the app|plumbline|this} free {|to use|to try}
how much {do i pay|to pay} {for|per} {a report|credit|photo|analysis}
is there a {subscription|monthly fee|free trial}
what are your {prices|fees}`,
  'app.sure': `
are you {sure|certain|NUM percent sure|NUM sure|positive} {|about that|of that|on that}
how {sure|certain|confident|accurate} {are you|is this|is that|is the panel} {|of that}
{could|can} {you|this|this result|it} be wrong {|about that}
do you {guarantee|stand behind|vouch for} {your answers|that|this}
so {theres|there is} nothing else wrong {|in that photo|with the house|then}
how often are you {right|wrong}
is that {right|true|definite|certain|for sure}`,
} as const;
