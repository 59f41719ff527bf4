/** Ways to ask for a position: who, when, whether to stay, who pays. */
export const POSITIONS = {
  'pos.who': `
DEFECT {in the ROOM|over the door|out the back|} {TRADE first|first a TRADE} {yeah|right|or who|}
DEFECT and {it leaks|now its musty|its getting worse|two people have tripped} {who do i want|who do i get|who gets booked|who sorts it|who first}
{two things|couple of things} DEFECT and DEFECT {one bloke for both|same trade for both|who does which}
{which|who} {comes|goes|is} first {|the} TRADE or {|the} TRADE {|for DEFECT}
in what order do i {get|book|call} {the trades|them|people} {|for DEFECT}
{so|ok|and} who {|does it|then|is it}
who {should|can|could|would|will|do i get to|does|do i call to|needs to} {fix|fixes|repair|look at|sort|check|handle|come and see|deal with|inspect|do} {this|it|that|the DEFECT|this one|these|DEFECT|a DEFECT}
who {fixes|repairs|does|handles|sorts|checks|looks at|deals with} {it|this|DEFECT|the DEFECT|that|that sort of thing}
{what|which} {trade|tradie|person|professional|specialist|kind of tradie|sort of contractor} {do i need|should i get|fixes this|handles DEFECT|for DEFECT|is it for this|do i call}
who do i {get|call|ring|see|need|contact|hire|book|ask|talk to} {for|about|to fix} {DEFECT|this|it|the DEFECT}
who do i {call|ring|get|need|see}
{whose|whos} {job|the right person|the best person} {is it|is this|to fix this|to look at DEFECT|for DEFECT}
do i {need|want|call|get} {a|an} TRADE or {a|an} TRADE {|for DEFECT|for this|to fix it}
is {this|it|DEFECT} a {TRADE or a TRADE|TRADE} {job|thing|issue}
TRADE or TRADE {|first} {|for DEFECT|for this}
do i need {a|an} {TRADE|licensed TRADE} {|for DEFECT|for this|to look at it}
should {i|we} get {a|an} TRADE {|in|out} {|for this|to look at it|to check DEFECT}
by who
and who {fixes|does|repairs} {it|that}`,
  'pos.trade': `
can {a|my|the|our} TRADE {fix|do|repair|sort|handle|patch|mend|look after} {this|this one|it|the DEFECT|DEFECT|that} {|himself|on his own|for me}
{could|would} {a|my} TRADE be {ok|able|enough|right} {to fix this|for this|for the DEFECT|to do it}
is {a|an|my} TRADE {enough|ok|qualified|allowed|the right one|right} {|to fix this|for this|to do this|to do DEFECT}
my TRADE {says|reckons|said|told me} {he|she|they} can {fix|patch|seal|do|sort|paint over} {it|this|the DEFECT} {|with sealer|with filler|himself}
the TRADE wants to just {patch|fill|paint over|render over|silicone} {it|the DEFECT}
{should|can} i let {the|my} TRADE {patch|fix|cover|do} {it|this}
is it ok if {the|my} {TRADE|builder} just {patches|fills|paints over|covers} {it|this|the DEFECT}`,
  'pos.diy': `
can i {fix|do|repair|patch|rewire|replace|remove|sort|seal|paint over|fill} {this|it|the DEFECT|DEFECT|that|a power point|the light|the wiring|the pipe|a gas fitting} {myself|my self|on my own|diy}
{is|would} {this|it|that|DEFECT} {a|be a} diy {job|fix|thing}
could {i|my husband|my dad|a mate} {fix|do|patch|have a go at} {it|this|the DEFECT} {ourselves|himself|at home|on the weekend}
am i allowed to {do|fix|change|replace} {this|it|my own wiring|the DEFECT} myself
can i just {fill|patch|paint over|silicone|caulk|cover|plaster over} {it|this|the DEFECT}
can {we|i} just paint {over it|it}
do i need a licence to {fix|do} {this|it}
can i diy {this|DEFECT}`,
  'pos.wait': `
{can|could|will} {this|it|the DEFECT|DEFECT|that one} wait {|till after christmas|until next year|a month|a few weeks|till spring|until we sell|till the holidays}
how {long|much time} {have i got|do i have|can i leave it|can i wait|before i need to fix it|before it gets worse|can it be left|can it wait} {|to fix this|before i have to do something about it|with DEFECT}
how {urgent|soon|quick|quickly|fast} {is this|is it|should i fix this|should DEFECT be fixed|do i need to act|does this need looking at|do i have to fix DEFECT|should it be looked at}
is {there any|this a|it a} {rush|hurry|emergency} {|with this one|on this|with DEFECT}
does {this|it|DEFECT} need {fixing|doing|sorting|to be fixed} {|now|straight away|right away|asap|today|this week}
{do i|should i|can i} {leave it|leave the DEFECT|ignore it|ignore this|sit on it|hold off|put it off} {|or fix it|alone|for now|till winter is over|for a bit}
{when|by when} {should|does|do i need to} {this|it|i|the DEFECT} {be fixed|need to be done|have it fixed|get it done}
what happens if i {do nothing|leave it|ignore it|wait|don't fix it}
will it get worse {|if i leave it|over winter}
builder {is coming back|will look|says he can come} in NUM weeks is that {soon enough|ok|too late|fine}
is NUM {weeks|months|days} {ok|too long|soon enough|fine} {to wait|for this|}
how often should i {check|look at|measure|monitor} {it|a crack|the crack|DEFECT} {|to see if its moving}
how {do i|would i|can i} {know|tell|check} if {the crack|a crack|it} is {still moving|growing|getting worse|active}
do i need to do anything {|about it|about DEFECT|right now|straight away}
is it worth fixing {now|straight away|}
does it need fixing
do i need to worry about {it|this|DEFECT}`,
  'pos.stay': `
should we {move out|leave|get out|stay somewhere else|evacuate|find somewhere else} {|while its fixed|while its being fixed|until its fixed|of the house|tonight}
do {we|i} {have to|need to} {move out|leave|get out|vacate} {|for this|while they fix it|during repairs}
{can|could|should} {we|i|the kids|my family|the tenants|people} {still|keep} {use|using|live in|stay in|sleep in|sleeping in|walk on|walk under|park in|park under|cook in|play on|play under} {it|the ROOM|there|this|the house|the garage}
{can|could|should} {we|i|the kids|my family|the tenants|people} {use|live in|stay in|sleep in|walk on|stand on|park in|park under|swim in|bath in|play on|play under} {it|the ROOM|there|the house|the garage} {|tonight|safely|still|for now|until its fixed}
is {it|the ROOM|the house|the place|this} {safe|ok|right|fine} to {use|live in|stay in|sleep in|walk on|stand on|be in|have a party on|park in|park under} {|tonight|for now|still}
is it {safe|still safe|dangerous}
is {the house|this house|it|my place} {liveable|habitable|safe|still habitable}
would you {stay|sleep|live} {there|in it|here}
{am i|are we} safe {here|in here|in the house|living with this|to stay}
could {it|the ROOM|the wall|the ceiling} {fall down|collapse|come down|give way|fall on someone}
do {i|we} need to {keep people off|keep the kids out|close off|rope off|stop using} {it|the ROOM}
is it right for {a party|my sons party|NUM people|the weekend|guests}`,
  'pos.pays': `
who {pays|has to pay|should pay|foots the bill|wears the cost|is paying|covers it|is liable|is responsible} {|for this|for it|for the DEFECT|for fixing it|me or the builder|the builder or me}
{is|will|does} {this|it|the DEFECT|DEFECT} {the builders problem|my problem|on the builder|my responsibility|the builders responsibility|the builders fault|be on me}
do i {have to pay|pay|have to cover} {for this|for this myself|to fix it|it} {|or is it the builder}
is {this|it|the DEFECT|DEFECT} {covered|under warranty|a warranty job|a warranty item|covered by warranty|covered by the builder|still under warranty|claimable}
can i {make|get} the builder {to fix|fix|come back and fix|pay for} {this|it|the DEFECT} {|for free}
does the {builder|warranty} {have to|need to} {fix|cover|pay for} {this|it|DEFECT|the DEFECT}
does {warranty|statutory warranty|the warranty} cover {this|it|DEFECT}
{me or the builder|builder or owner} who {pays|fixes|is responsible}
can i claim {this|it|for this|the DEFECT} {|on warranty|from the builder|on the builder}
is the builder {liable|responsible|on the hook} for {this|it|DEFECT}
whose {fault|problem|cost|responsibility} is {it|this}
its NUM years old {|STATE}`,
  'pos.ok': `
{whats|what is} {allowed|the limit|the tolerance|acceptable|the max|ok} {|here|on this|for this|for it}
{risers|treads|gaps} {range|go|vary|run} {from|} NUM to SIZE {any drama|ok|any good|legal}
{weep holes|rods|wires|screws} {every|apart} SIZE {|good enough|ok|enough}
SIZE to SIZE {gap|crack|lippage} {|ok|allowed|fine|yeah}
{and |} if it {opens|grows|goes|gets} to {SIZE|NUM}
{open risers|balusters|wires} with a {SIZE|NUM} gap
{how|so how} wide {a crack|} is {severe|bad|too much|category NUM}
{all|any} cracks under SIZE are {fine|ok|cosmetic} {|right|thats the law right}
is SIZE {ok|okay|too much|allowed|acceptable|legal|within tolerance|a problem|too big|too wide|bad|fine|normal|a defect|alright|compliant|to code|within spec|over the limit} {|in STATE|for DEFECT|for a ROOM|for a crack}
SIZE {over|in|across} SIZE {|in STATE} {|ok|allowed|is that ok|floor|wall out of plumb}
SIZE {DEFECT|crack|gap|lippage|step|out of level|out of plumb} {|is that ok|allowed|acceptable|ok in STATE|what category is that|how bad is that|a defect|within limits}
{i measured|ive got|we have|theres|got} {a |}SIZE {DEFECT|crack|gap|lippage|difference|lip|slope|drop} {|in the ROOM|between the tiles|is that ok}
{room|ceiling|rail|railing|step|riser|gap|fall|opening|door|wall|floor} is SIZE {|allowed|ok|is that legal|is that right|too low|too high|too big}
{whats|what is} the {max|maximum|limit|tolerance|most|allowed|allowable|minimum|min} {|gap|height|width|fall|lippage|crack width|slope|for DEFECT|for a ROOM|allowed} {|in STATE}
how {high|wide|far|steep|deep|big|much|thick|close|level|flat|low} {should|must|can|does|do|may|is allowed} {a |the |}{railing|gap|crack|ROOM|fall|step|weep hole|ceiling|floor|bricks|handrail|tiles|barrier} {be|need to be|go|have to be|} {|in STATE}
does the waterproofing have to go {to the ceiling|up SIZE|all the way up}
the builder says SIZE is within tolerance {|is it|is he right}
how far out {can|is too far for} {a wall|a floor|the frame|a door} {be|}
{does|do} {a|the|an upstairs|my} {window|stairs|deck|balcony|pool|bedroom window|window in the ROOM|landing|retaining wall} {|SIZE off the ground|SIZE high} need a {lock|rail|handrail|barrier|restrictor|fence|balustrade}
window {upstairs|in the ROOM} SIZE {off the ground|up} does it need {a lock|a screen|a restrictor}
how {thick|wide|big} can a {crack|gap} {in DEFECT|in plasterboard|in the bricks|} be before its a defect {|in STATE}
what {fall|height|gap|slope|clearance|spacing|cavity} {should|must|does} {my|the|a} {ROOM|ROOM floor|shower floor|stairs|deck|gutter} have
how far apart {do|should|must} {smoke alarms|weep holes|balusters} {need to be|be|have to be} {|in STATE}
distance {between|from} {weep holes|the rose|the slab}
is it within tolerance {|at SIZE}
{my builder|the certifier|my mate|the tiler} {says|reckons|told me} SIZE {DEFECT|gaps in DEFECT|cracks|gaps} {is|are} {fine|ok|normal|allowed|legal} {|under clause NUM|under STANDARD} {|confirm|right|is that true|agree}
at what {size|width|height} does {it|a crack|a gap} become {a defect|a problem|too much}`,
} as const;
