/** Ways to ask about one's own projects and findings. `{a|b}` stands for either; see `expand.ts`. */
export const OWN_WORK = {
  'own.list': `
{have|did} {i|we} {recorded|logged|got|found|put in} {any|a|} DEFECT {anywhere|on any of the jobs|in any project|at all|across the lot}
{is there|any} DEFECT {anywhere|in any of them|at any of my places} {|and if so which house|and where}
{whats|what is} {least|not} {urgent|serious|critical} {|at PROJ|of the PROJ lot|in this one}
{the ones|everything|anything} {except|other than|apart from|that isnt|not counting} {the DEFECT|critical|high|the low ones}
{total|how many} {|number of} findings {over all|across|in} {|all} {NUM projects|my jobs|everything}
{anything|everything} {at all |}{to do with|about} {paint|water|glass|timber|concrete|DEFECT} {|across the lot|anywhere|at PROJ}
{the ones|the stuff|the things} {in the ROOM|at PROJ|up in the roof} {what are they|whats there|list them}
what {fails|failed|doesnt pass|isnt compliant|breaks a rule|is non compliant}
my project has NUM {findings|defects|issues} {|right|doesnt it|yes}
{nothing|no} {critical|urgent|serious} in {my project|PROJ|this job} {|is there|right}
the {cosmetic|serious|minor|structural|wet} ones
have i got {the|any} DEFECT {recorded|logged|on the list} {|anywhere|somewhere|yet}
which {defects|findings|issues|problems} are in {my project|the project|this job|PROJ}
what {defects|issues|problems|faults|findings} {do i have|have i got|are there|did you find|were found|have we got} {|in this project|at PROJ|on this job|on PROJ}
{show|list|give me} {|me} {|all|all of} {the|my|our} {defects|findings|issues|items} {|for PROJ|at PROJ}
{show|list|give me} {|me} {the|all|just the|only the|all the} {criticals|critical ones|highs|high ones|critical findings|mediums|low ones|urgent ones|serious ones|lows}
list everything {high|critical|medium} {or worse|and above|or above|and up}
{whats|what is|anything} {wrong|recorded|logged|found|going on} {in|on|at} the ROOM
{any|are there any|do i have any|have i got any} {criticals|critical issues|high severity items|urgent ones|serious ones|safety issues|hazards} {|in this project|at PROJ|on this one}
which ones are {in the ROOM|in the wet areas|outside|upstairs|on the roof|critical|high|low|medium|still open|compliant|non compliant|structural}
how many {defects|findings|issues|problems|criticals|items|high ones|mediums|leaks|cracks} {|all up|in total|are there|do i have|have i got|have we found|in this project|at PROJ|on this job}
what have {you|we|i} {found|logged|recorded|got} so far
low priority stuff what is there
anything {major|serious|urgent|structural|safety related|dangerous} in {my|this|the} project
what {needs|still needs} {fixing|doing|sorting|attention} {in this project|at PROJ|on the job}
has PROJ got any {findings|defects|issues} {yet|}
are there any {leaks|cracks|damp problems|roof issues|trip hazards} {on my list|recorded|in my project}
what did {the panel|you} find in the ROOM
whats on the {defect|snag|punch} list {|for PROJ}
which {findings|defects|ones} {don't comply|fail|are non compliant|breach the code}
is there anything in my {list|project|findings} about the ROOM
tell me all the {issues|defects} in PROJ
defects at PROJ please
just the {critical|high|medium|low} ones {|please|thanks}
and the {highs|mediums|lows|criticals|high ones|low ones}
what about the {highs|mediums|lows|criticals}`,
  'own.first': `
{top|first|worst} {two|three|NUM|few} {|to do|jobs|things|on the list|please}
{and|what|which} {comes|is|goes} {next|second|after that|after the DEFECT}
{and|ok} {after that|then what|next}
if i {can|could} only {do|fix|afford} one {|thing} {|this week|now}
which of {them|those|these} is {worst|the worst|most urgent}
what {should|do} i {fix|do|tackle|sort|repair|deal with|start with|look at} first {|in this project|at PROJ|on this job}
where {do|should} i start {|with all this|on this job|at PROJ}
whats {the worst|the most urgent|the most serious|most important|top priority|the biggest problem} {|one|thing|defect|in my project|here|at PROJ|on my list}
which {one|defect|finding|issue} {is the worst|is most urgent|is most serious|needs doing first|is the priority|should the builder fix first|worries you most|comes first}
prioritise {these|my list|the defects|the findings|the job} {|for me}
what order should {i|we|they} {do|fix|tackle} {these|them|things} {|in}
whats the worst {thing|defect|one} {in it|in there|there}
if i can only {fix|afford} one {thing|of them} which {one|should it be}
i only have budget for one repair what should it be
rank {them|my defects|these} {|by how bad they are|worst first}
what are the top three things to {fix|do} {|at PROJ}
whats most pressing
why that one
why is that {first|the worst|top}`,
  'own.compliance': `
can i {hand over|sign off|settle} {|on friday|tomorrow|next week|the job}
{why|how come} {not|isnt it compliant|doesnt it comply}
is {my project|this project|the project|PROJ|the house|my house|this job|the build|the whole place} {compliant|up to code|to code|legal|passing|ok with the ncc}
does {my project|PROJ|this job|the house} {comply|pass|meet the code|meet the ncc}
{can|could|should} {i|we} {hand over|sign off|settle on|do handover of} {PROJ|the project|this job|the house} {|on friday|next week|tomorrow}
is {PROJ|the project|my project|the house|the job} {ready|good|fit} {for handover|to hand over|for completion|for settlement|for sign off|to go}
would {PROJ|this job|my house} pass {an inspection|final|the final inspection|a council inspection}
{what|which bits} {is|are} stopping {PROJ|us|this job} {from being|being} {compliant|handed over|signed off}
how compliant {is my project|are we|is PROJ}
are we compliant {yet|}
what is our compliance {score|rate|status}
can i tell the {client|owner|buyer|bank} {it|PROJ|the house} is compliant
is everything {compliant|up to code|legal} {in this project|at PROJ|}`,
  'own.credits': `
can i {analyse|analyze|do|upload|check} {another|more|one more|NUM more} {photo|photos|picture|one} {|now|today}
{have i|do i have} enough for {|another|NUM} {photos|more|more photos}
how many {credits|analyses|analysis credits} {have i got|do i have|are left|remain|left|do i have left|have i got left|are in my account} {|left|now}
{what is|whats|check|show} my {credit balance|balance|credits|remaining credits}
{do i have|have i got} {enough|any} credits {|left} {|to analyse NUM photos|for NUM photos|to do another|for another NUM}
am i out of credits
can i afford to {analyse|run|do} NUM {more photos|more|photos} {|with my credits}
credits left
{how many|enough for} photos can i {still|} {do|analyse} {with what i have|with my balance|}
credit balance please`,
  'own.projects': `
{what|which} {projects|jobs|sites|houses} {do i have|have i got|are mine|am i working on|are on my account|are there}
{list|show|show me|give me} {all|} {my|the|our} {projects|jobs|sites}
how many {projects|jobs|sites} {do i have|have i got|are there|am i running}
which {of my projects|project|job|site|house} {has|have} {the most|more|the worst|the fewest} {problems|defects|criticals|issues|findings}
which {project|job|site} is {the worst|in the worst shape|most urgent|furthest along|going best|closest to done|on hold|finished|complete}
where is PROJ
what is the address of {PROJ|this project|my project|the job}
is {the|} PROJ {job|project} in {STATE or STATE|STATE}
which state is {PROJ|this project} in
how far {along|through} is {PROJ|the project|this job}
compare {my projects|PROJ and PROJ|the two jobs}
any jobs {on hold|with criticals|with hazards|finished}`,
  'own.reports': `
{how do i|where do i|can i} {get|make|create|generate|download|print|buy} a {report|pdf|pdf report} {|for this job|of this project|for PROJ|for my builder|for this}
{what|which} reports {do i have|have i got|have i made|have i bought|are there}
{list|show|where are} my reports
{did|have} i {make|made|buy|bought|paid for|generated} a report {|for PROJ|for this job|already}
is there a report for {PROJ|this project|this job}
how many reports have i {bought|made}
where is {the|my} {report|pdf} {|for PROJ|i bought|i paid for}
when did i make the {last|latest} report
send {my|the} builder a report {|of this}`,
  'own.when': `
{anything|whats|what is|what got|what was} {new|added|logged|recorded|found} {since|after|on|in|this|from} {friday|monday|last week|the NUM|NUM june|march|weekend|yesterday}
what did {we|i|you} {find|log|record|add} {in|on|since|during} {march|june|NUM may|monday|tuesday|the last NUM days|the weekend}
{oldest|newest|latest|earliest|most recent} {one|finding|} {|on the list|still open|so far}
anything {since|after|in} {the NUM of june|march|monday}
what {changed|came up|turned up} {this week|since NUM may|last month|today}
when was {the DEFECT|the DEFECT one|that|it} {found|logged|recorded|added}
when {did i|did we|was} {find|log|record|photograph|analyse|add} {the DEFECT|this|it|that one|the ROOM one}
when {was|were} {this|the DEFECT|it|that|the last one} {found|logged|recorded|taken|added|analysed}
what {did i|have i} {add|log|find|record|analyse} {this week|today|yesterday|last week|this month|recently|lately}
{whats|anything} new {this week|since yesterday|in my project|at PROJ|since last visit}
{what|which} is {my|the} {latest|newest|most recent|oldest|last} {finding|defect|photo|analysis|one}
how old is {this|the DEFECT|the oldest} {finding|one}
when did i {start|create|open} {PROJ|this project}
date of the {DEFECT|finding|last inspection}
when was the last {inspection|visit|finding} {|at PROJ}
what was {found|added|logged} {most recently|last|on monday|in october|before christmas}`,
  'own.summary': `
{summarise|sum up|recap|overview of|summary of|run down on|quick summary of|status of|update on} {the project|my project|PROJ|this job|the job|it all|everything}
{give me|i need|can i have|do me} a {summary|run down|rundown|recap|snapshot|brief|status|wrap up} {|of PROJ|of the project|of this job|on PROJ|please}
{whats happening|whats going on|hows it going|how are things|where are we|where do things stand|where are things} {at PROJ|with PROJ|with the project|with my project|on this job|on site|}
how {is|are} {PROJ|the project|my project|this job|the house} {going|looking|tracking|travelling}
tell me about {PROJ|my project|this project}
and PROJ
what about PROJ
bring me up to speed on {PROJ|this job|the house}
fill me in on PROJ`,
  'own.detail': `
what did {i|we} {write|write down|note|say|put} {about|for|on|against} {the DEFECT|the ROOM one|that one|finding NUM}
{where|wheres|where was|where is} {the DEFECT|my DEFECT|the ROOM thing} {|again|recorded|in this project}
{whats|what is|how is} the {glass|ROOM|DEFECT|paint|tile} one {rated|called|down as|about|again}
{ok |}not that one the {ROOM|DEFECT|other} one
the {one with|one near|one in} {water coming in|the ROOM|the DEFECT|cracks} what {was|is} it
what about the {other one|one} {in|on|near} the ROOM
whats the {go|story|deal} with the {ROOM|DEFECT}
which one is the {DEFECT|electrical|plumbing|roof} {one|thing}
tell me about {the ROOM one|the DEFECT|the DEFECT in the ROOM|the DEFECT above the ROOM|finding NUM|number NUM}
{what is|whats} {the story|the deal|going on|happening|up} with {the ROOM one|the DEFECT|the ROOM|finding NUM}
the ROOM one how bad is it
how {bad|serious} is the {ROOM one|one in the ROOM|one on the ROOM|DEFECT i logged|finding in the ROOM}
{open|show me|pull up|bring up} {the ROOM one|the DEFECT finding|finding NUM|the one in the ROOM}
what did {you|the panel} say about the {ROOM|DEFECT|ROOM one}
{details|more} on {the DEFECT|finding NUM|the ROOM one|number NUM}
what about the ROOM one
the DEFECT in the ROOM what severity is it
what severity is {the DEFECT|finding NUM|the ROOM one}
explain {finding NUM|the ROOM finding}`,
  'own.compare': `
is the DEFECT {worse|more urgent|more serious} than the DEFECT
{which is|whats} {worse|more urgent} the DEFECT or the DEFECT
compare the DEFECT {with|to|and} the DEFECT
compare {the DEFECT and the DEFECT|finding NUM and NUM|the ROOM one and the ROOM one|the first two|these two|those two}
which is worse {the DEFECT or the DEFECT|the ROOM one or the ROOM one|finding NUM or NUM|of my findings}
is the {DEFECT|ROOM one} worse than the {DEFECT|ROOM one}`,
  'own.trade': `
{split|sort|group|break up|list} {the list|them|everything|my findings|the findings} by trade
{who|which trades} do i need {on site|here|booked|there} {|tomorrow|this week|on monday|first}
{what|which} trades do i need {|for this job|on PROJ|to book}
what {does|can} the TRADE {do|fix|look at} {while he is here|tomorrow|on this job}
whats for the TRADE
{which|what} {ones|findings|defects|of my findings|jobs} {need|are for|does} {a|an|the|my} TRADE {|come for|fix|look at}
what {do i|can i|should i} {show|point out to|give|tell} the TRADE {|from this job|at PROJ|tomorrow}
{the|a|my} TRADE is {coming|on site|here} {tomorrow|at NUM|on friday|today} what {do i show him|do i point out|has he got to fix|is for him}
{list|show me} {the|all the} {ones|defects|findings|jobs} for the TRADE
anything {here|in my list|in this project} for {a|the} TRADE`,
  'own.review': `
{is|are} {anything|there any|any findings} {waiting on me|waiting for me|to review|i need to review|unreviewed|not reviewed|undecided}
what {have i not|haven't i|do i still need to|should i still} {reviewed|review|decide|decided|confirm|check off}
which {findings|ones|defects} {need|still need|are awaiting|wait for} {my review|a decision|review|my decision|checking|confirming}
how many {are|have i} {reviewed|unreviewed|confirmed|decided|left to review}
what is left to {review|confirm|decide}
have i {reviewed|confirmed|accepted} {everything|them all|the DEFECT}`,
} as const;
