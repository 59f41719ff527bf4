/** Ways to ask about time limits, rights, disputes and insurance. */
export const LAW = {
  'law.period': `
and {the little stuff|the small stuff|the minor stuff|minor ones|non structural|the rest|the structural stuff|everything else}
STATE {structural|non structural|minor|major|waterproofing} how {long|many years}
{structural problem|minor defect|waterproofing} {STATE} how {long|many years} have i got
{STATE|the regulator} gives NUM years on everything {|doesnt it|dont argue|right}
job {cost|was|was only} MONEY {|in STATE} {do the statutory warranties apply|is there a warranty|am i covered}
how {long|many years} {is|does|do|have} {the builder|a builder|the warranty|builders warranty|statutory warranty|i|we} {liable|on the hook|responsible|last|got|run|cover me|have to fix defects} {|in STATE|for defects|for structural defects|for major defects}
how long {warranty|is warranty|is the warranty|statutory warranty} {|in STATE|on a new house|on waterproofing|for structural}
what {does the law say on|is the law on|are the rules on} {warranty|defects liability|builders warranty} {|in STATE}
how long {does|must|will} {a|the|my} {builder|STATE builder|builder in STATE} {stay|remain|be|stand} {liable|responsible|behind his work|on the hook}
warranty period {|in STATE|for a new home|for structural defects}
{whats|what is} the {time limit|limitation period|warranty period|deadline|defects liability period} {|in STATE|for defects|to claim}
signed the contract in {august NUM|NUM} {|in STATE} how {long|many years} {have i got|do i have}
when does {the warranty|my warranty|it} {run out|expire|end|start}
statutory warranty STATE`,
  'law.late': `
{am i|is it|are we} {too late|out of time|past it|still in time|still covered} {|to claim|for warranty|to complain|in STATE}
we moved in NUM years ago {|STATE} {|DEFECT} {too late|can i still claim|is it too late|still covered|do i still have time}
house {is|was} {NUM years old|built in NUM|finished in NUM} {|STATE} {is it still under warranty|can i still claim|too late|does the builder still have to fix it}
completed {in NUM|NUM years ago} {|STATE} {can i still get the builder back|is it too late|am i covered}
can i still {claim|complain|get the builder back|make a claim} {|after NUM years|in STATE}
its NUM years old STATE
the place was finished NUM {years|months} ago {|in STATE} {|am i covered}
do i still have time {|to claim|to lodge a complaint}`,
  'law.dispute': `
can i {sue|take him to court|take the builder to court|take legal action|go to the tribunal|go to ncat|go to vcat|go to qcat} {|him|the builder|over this}
can i {withhold|hold back|stop|refuse} {payment|the last payment|the final payment|paying|money} {|till its fixed|until he fixes it}
{how do i|can i|how can i} {force|make|get} {the builder|him|them} to {fix it|come back|fix the defects|honour the warranty}
builder {wont|refuses to|is refusing to|will not} {come back|fix it|answer|reply|return my calls|fix the defects} {|what can i do|what now|what are my options}
what are my {rights|options|legal options}
{should|can} i {terminate|end|cancel|get out of} {the|my} contract
will i win {|at the tribunal|in court}
do i need {a lawyer|a solicitor|an expert report|NUM quotes} {|before i claim|for the tribunal|to complain}
what is a scott schedule
how do i {start|lodge|begin} a {dispute|claim|building dispute} {|in STATE}
can the builder {charge me|refuse|make me sign} {|for this|to fix it}
do i have to let the builder back in {|to fix it}
can i get someone else to fix it and {charge|bill} the builder
what compensation can i get
how much can i claim {|at ncat|in damages}`,
  'law.complain': `
{where|who} do i {complain|complain to|report|report to|go to|lodge a complaint|ring|call} {|about a builder|about my builder|about a dodgy builder|a builder|with the builder} {in STATE|STATE}
who {regulates|licenses|polices|oversees} builders {|in STATE}
{who is|whos|what is} the {building regulator|regulator|building authority|building commission} {|in STATE|for STATE}
how do i {make|lodge} a complaint {|about my builder|in STATE|against the builder}
where can i check {a builders licence|if my builder is licensed} {|in STATE}
who do i ring about a {dodgy|bad} {builder|tradie} in STATE`,
  'law.write': `
do i {have to|need to} {tell|notify|write to|inform} the builder {|in writing|first|about it|of the defect} {|in STATE}
{should|must} i {put it in writing|email the builder|write to the builder|give the builder notice|give notice} {|first}
{how|what} do i {tell|say to|notify} the builder {|about the defect|first}
does it have to be in writing
how much notice do i {have to|need to} give the builder
is a text message {enough|ok} to tell the builder`,
  'law.broke': `
builder {went|has gone|is} {broke|bust|under|bankrupt|insolvent|into liquidation|into administration} {|halfway|mid build|in STATE|am i covered|what now}
{my builder|the builder|the company} {died|disappeared|shut down|lost his licence|vanished|walked off} {|what cover do i have|am i covered|what now|in STATE}
{what|which} {insurance|cover} {covers me|applies|is there|do i have} if the builder {goes broke|goes bust|disappears} {|in STATE}
{do builders|does my builder} need {insurance|home warranty insurance|indemnity insurance} {|in STATE|for work over MONEY}
home warranty {insurance|scheme} {|in STATE}
what does {hbcf|home warranty insurance|builders insurance|building indemnity insurance} cover`,
  'law.insure': `
will {my|our|the} {home|house|contents|building|strata|landlord} insurance {cover|pay for} {this|it|the DEFECT|DEFECT|the damage}
{can|should} i {claim|put in a claim} {on|through|with} {insurance|my insurance|my insurer|home and contents} {|for this|for DEFECT}
is {this|DEFECT|it} {covered by|an} {home insurance|insurance job|my insurance|the insurer}
will the insurer {pay|knock me back|cover it}
insurance claim for {storm|water|leak|flood} damage
is it wear and tear or an insurance claim`,
  'law.strata': `
{is it|does} the {body corp|body corporate|owners corporation|strata|owners corp} {|or me that|or do i|or me who} {pays|fixes|pay|responsible|has to fix} {|for the DEFECT|for this|the balcony leak}
who {pays|is responsible|fixes it} in {a unit|an apartment|strata|a townhouse} {|me or strata|me or the body corporate}
is {the DEFECT|the balcony|the slab|the wall|it} common property
strata {wont|refuses to} fix {it|the DEFECT|the leak}
neighbour upstairs is leaking into my unit who pays
the unit above leaks into mine`,
  'law.tenant': `
{im renting|i rent|were tenants|its a rental} {|and there is} DEFECT {in the ROOM|everywhere|} {who do i tell|who do i report it to|what do i do}
{landlord|real estate|agent|property manager} {wont|refuses to|will not|is ignoring} {fix|repair|do anything about} {the DEFECT|it|the mould|this} {|who makes him|what can i do}
i {rent|am renting|am a tenant} {|and} {who fixes|who is responsible for|can i make the landlord fix} {DEFECT|this|it}
as a tenant {what are my rights|can i break the lease|who fixes it}
do i as the landlord have to fix {this|DEFECT} {|for the tenant}
can i stop paying rent {|until its fixed}`,
  'law.buyer': `
i bought {the house|it|the place} {off|from} {the first owner|someone else|the owner builder|another owner} {do i still get the warranty|am i covered|does the warranty pass to me}
does the warranty {transfer|pass on|carry over|go} {to|with} {the new owner|me|a buyer|the next owner}
second owner {|STATE} {am i covered|do i have warranty}
the owner builder sold it to me {is there any warranty|am i covered}
does it matter that i am not the {original|first} owner`,
  'law.guide': `
does the {tolerance guide|guide to standards and tolerances|guide} have {legal force|any legal weight|force of law}
is the {tolerance guide|guide to standards and tolerances|vba guide|guide} {law|binding|mandatory|legally binding|just a guide}
does the builder have to follow the {guide|tolerance guide|tolerances}
what carries more weight the contract or the guide`,
  'law.text': `
{quote|recite|copy|give me|print|paste|show me|read me} {|the text of|the wording of|the full text of|all of|clause NUM of} {STANDARD|the standard|the ncc|the clause|the building code|the act} {|for me|word for word}
what {exactly|precisely} does {STANDARD|clause NUM|the clause} say {|word for word}
what are the exact words {of|in} {STANDARD|the clause|the ncc}
can {i|you} {get|send me|download} a copy of {STANDARD|the standard}
send me {STANDARD|the standard} as a pdf`,
} as const;
