/** Ways to ask for one fact of the law: when a period starts, who hears a claim, what counts as structural. */
export const MORE_LAW = {
  'law.start': `
{when|from when|from what date|from which day} does {the warranty|it|the clock|the period|cover|the NUM years} {start|begin|run|count} {|in STATE}
does {the clock|the warranty|it|time} {start|run|count} {at|from|on} {handover|settlement|completion|the day i moved in|the contract date|when i got the keys} {|or completion|in STATE}
{what|which} date {starts|does} {the warranty|the clock|it|the limitation} {|run from|count from} {|in STATE}
is it {from|counted from} {handover|settlement|the date of purchase|completion|the occupancy permit} {|STATE}
starting {point|date} of {the warranty|the period|limitation} {|in STATE}
no {occupancy permit|certificate} was {issued|given} what starts {the clock|the warranty}
{NUM years|six years} {from|counted from} what {|STATE|exactly}`,
  'law.extend': `
{can|could} the {period|warranty|time limit|NUM years} be {extended|paused|stopped} {|in STATE}
does {lodging|a complaint|applying|conciliation|going to BODY} {stop|pause|freeze|extend} {the clock|time|the limitation|the warranty} {|in STATE}
{the defect|it|a leak|DEFECT} {showed up|appeared|came up|was found} {at the end|in the last month|right before the end|NUM weeks before the end} of the {warranty|period} {any extra time|do i get longer|what now}
{any|is there any} {extra time|extension|grace|grace period} {if it shows up late|after the warranty ends|in STATE}
i have {lodged|complained|applied} {at|with|to} BODY so {the clock|time} is {paused|stopped} {right|yes}
{lodging|applying} at BODY {stops|freezes|pauses} the {clock|ten years|time|period} {|right|agree}`,
  'law.class': `
{what|which defects} {counts|count|is counted|qualifies} as {structural|major|a major defect|a structural defect} {|in STATE|for the warranty|for BODY}
is {DEFECT|the DEFECT|a leaking ROOM|waterproofing|a wet wall} {structural|a major defect|major|non structural} {|in STATE|for BODY|under the act}
does {BODY|the law|the act} {count|treat|class} {DEFECT|a leaking ROOM|waterproofing} as {structural|major}
{difference between|whats the difference between} {major and minor|major and other|structural and non structural} {defects|} {for warranty|in STATE|under the act}
{major|structural} defect {meaning|definition} {|under the STATE act|for warranty|in STATE law}`,
  'law.forum': `
{which|what} {tribunal|court} {hears|handles|decides|do i go to for|is it for} {building disputes|a building claim|this|my claim|it} {|in STATE}
{who|where} {hears|decides} {a building dispute|building disputes|the claim|it|fights with builders} {|in STATE}
{whats|what is} the {limit|maximum|most|upper limit|cap} {BODY can award|at BODY|i can claim at BODY|for BODY} {|for building}
{max|maximum} {claim|amount} {|at|for} BODY
{is it|does it go to|do i go to} {BODY|BODY or court|BODY or BODY} {|in STATE|for MONEY}
my claim is {MONEY|NUM grand} {is it|still} {BODY|court}
where do building disputes {go|end up} {|in STATE|now}
dollar {limit|range} {|of|for} {BODY|contract complaints|building complaints} {|in STATE}
will BODY {hear|take} {my case|this|it}
do i need {a letter|anything} from BODY before BODY`,
  'law.lodge': `
how {long|many months} {after|from} {noticing|finding|i notice|seeing} {a defect|it|the defect} {can i|do i have to|to} {complain|lodge|go} {|to BODY}
{by when|how late|how long} {can|must|do} i {complain|lodge|claim|put in a complaint} {to|with|at} BODY
{time limit|deadline|cut off|last day} {to|for} {complain|lodge|a complaint|claim|a claim} {to BODY|with BODY|under the home warranty scheme|with the scheme}
{home warranty scheme|the scheme} {structural|non structural} {how soon|deadline|by when|time limit}
until when can BODY {order|direct|make} the builder {to fix it|fix it}
how long {have i got|do i have} to {put in|lodge|make} a complaint about {bad|defective} {building work|work} {|in STATE}`,
  'law.bond': `
strata {building bond|bond|bond scheme} {when is the|what about the} {first|interim|second|final} {inspection|report} {|in STATE}
when is the {interim|first|final|second} {defects inspection|inspection|report} {for|of} {a new apartment block|the strata bond|a NUM storey block} {|in STATE}
how {much|many percent} is the strata {building bond|bond} {|in STATE}
what is the strata building bond`,
  'law.ai': `
can {i|we|my expert|my lawyer} use {ai|chatgpt|a chatbot|generative ai|plumbline} {to write|for|in} {my|an|the} {expert report|witness statement|evidence|affidavit} {|for BODY|in court}
is {ai|chatgpt} allowed {in|for} {an expert report|evidence|BODY|a statement}
does {BODY|the court} {allow|accept|have rules on} {ai|chatgpt|chatbots|generative ai} {|in evidence|in expert reports}
can i {give|hand|use} {this chat|your answers|an ai report} {to|at|as evidence at} {BODY|the tribunal|court}`,
  'law.stage': `
{which|what} {inspections|stages} are {mandatory|required|inspected} {|in STATE|for a new house|for a new house in STATE}
mandatory {inspections|inspection stages} {|in STATE}
when {is|does} {the frame inspection|the certifier|the slab inspection|the waterproofing inspection} {meant to happen|come|inspect|have to happen} {|in STATE}
{when|before what} must the {certifier|surveyor} {see|inspect} {the frame|the waterproofing|the slab|the footings} {|in STATE}
who inspects {the slab|the frame|the footings} before {the pour|lining} {|in STATE}
what {gets|is} inspected {before the slab pour|before plaster|on a new house|during a build} {|in STATE}
{frame|slab|footing|waterproofing|final} inspection {before or after|when} {|plaster|tiling|the pour} {|in STATE}`,
  'law.edition': `
which {edition|version} of the {ncc|code|building code} {applies|applies to my house|counts} {|approved NUM|permit NUM|in STATE}
which {ncc|building code} {applies|is it} {|for a permit from NUM|approved NUM|in STATE}
when does {ncc NUM|the NUM code|the new code|ncc} {start|apply|come into force|kick in|begin} {|in STATE}
has STATE adopted {ncc NUM|the new code|the NUM code} {|yet}
ncc NUM {date|start|adoption} {|in STATE}`,
} as const;
