/** What holds a danger for a while, what was done in part, and what holds under a condition. */

const MATERIAL =
  '(?:broom\\w*|sticks?|rope|string|twine|wire|coat ?hanger|bungee\\w*|(?:cable|zip) ?ties?|(?:duct|gaffer|gaffa|packing|sticky|masking) ?tape|tape|cardboard|tarps?|tarpaulin|plastic (?:sheet|bag)|bin ?bag|chairs?|buckets?|bricks?|pallets?|car jack|jack|ladder|wedges?|ratchet\\w*|occy straps?|pegs?|nails?|tin ?foil|foil|alfoil|coin|paper ?clip|hair ?pin|bobby pin|chewing gum|blu[- ]?tac?k|towels?|rags?|liquid nails?|super ?glue|hot glue|no more (?:nails|gaps)|(?:length|piece|bit|offcut) of \\w+)';
/** Kept from falling, and not put right: an engineer says whether that will do. */
export const HELD = new RegExp(
  [
    '\\b(?:propped|braced|wedged|strapped|roped|lashed|shored|chocked|clamped)\\b',
    "\\b(?:held|holding|tied) (?:[\\w'-]+ ){0,3}?(?:up|back|shut|closed|together|in place)\\b",
    "\\b(?:props?|acrows?) (?:[\\w'-]+ ){0,2}?(?:in|up|under|placed|installed|fitted)\\b",
    `\\b(?:put|used|wrapped|stuck|wound|jammed) (?:[\\w'-]+ ){0,2}?(?:props?|acrows?|braces?|bracing|${MATERIAL})\\b`,
  ].join('|'),
);
/** By somebody whose drawing or word it stands on. */
export const HELD_BY_DESIGN =
  /\bengineer'?s?'? (?:design\w*|details?|drawings?|specifications?|specs?|instructions?)\b|\b(?:designed|certified|approved|signed off) by (?:the |an? |our )?(?:\w+ )?engineer\b/;
/** Who may say that props will do. */
export const SAYS_HELD = /\b(?:engineers?|eng|certifiers?|scaffolders?)\b/;

/** A fuse mended 'with a nail': the clause begins after 'with'. */
export const STAND_IN = new RegExp(
  `^(?:an? |one |some |his |the |two )?(?:(?:bent|old|rusty|copper|piece of|bit of|strip of|alumini?um|tin|bit|scrap) )*${MATERIAL}\\b(?! (?:is|was|are|were|turned|belongs)\\b)`,
);
export const STOPGAP =
  /\b(?:tempora\w+|temp|makeshift|stop ?gap|interim|meanwhile|provisional(?:ly)?|bodg\w+|jury[- ]rigged|band[- ]?aid|quick fix)\b|\bfor (?:now|tonight|today|(?:the|this) (?:weekend|night|moment|week|time being|meantime))\b|\bin the meantime\b|\b(?:roughly|loosely)\b/;

/** Shut off is shut off until the new one comes; what is braced until then isn't mended. */
export const SHUT_OFF =
  /\b(?:isolated|disconnected|capped|shut (?:off|down)|turned off|switched off|removed|demolished|decommissioned|emptied|drained|locked out|closed (?:in|off)|made (?:[\w'-]+ ){0,2}?safe|(?:taken|pulled|took) (?:[\w'-]+ ){0,3}?(?:down|out|away|off))\b/;

const SOME = '(?:one|two|three|four|five|six|some|half|most|part|parts|\\d+)';
/** Done to one and not to the other. */
export const IN_PART = new RegExp(
  [
    '^(?:except|none (?:in|of|at|on))\\b|\\ball but\\b|\\bexcept(?:ing)?\\b|\\bapart from\\b|\\bpartly\\b|\\bpartially\\b',
    `\\b(?:only )?${SOME} (?:out )?of (?:the|them|it|it's|both|our|his|two|three|four|five|six|ten|\\d+|a few)\\b|\\ba few of (?:the|them)\\b|\\b(?:one|two|three|only)\\b.* out of (?:the )?(?:two|three|four|five|six|ten|\\d+)\\b|\\b(?:have|has|with|got) none\\b`,
    '\\bon one side\\b|\\bhalf (?:the|a|his|our|fixed|done|repaired|mended|finished)\\b|\\bjust the (?:first|one|top|left|right)\\b|\\bonly the (?:first|top|left|right|front|back|worst|kitchen|lounge|hall\\w*)\\b',
  ].join('|'),
);
const WHEN_LATER =
  'later(?! that| the same| (?:in|on) the (?:day|week))|next (?:week|month|year|time|visit|job)|another (?:day|time|visit)|(?:the )?(?:new year|christmas|easter|holidays?)|to follow|to come|on (?:back ?)?order|on (?:his|her|their|the|my|our) list|tomorrow|(?:in|till|until) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)|when (?:the )?(?:parts?|stock|time|money|weather)';
/** What is still to be done of it. */
export const UNFINISHED = new RegExp(
  `\\b(?:${WHEN_LATER})\\b|\\b(?:left|leaving|leaves)\\b.* (?:for|till|until|as (?:is|it is|they are)|undone|unfinished|out)\\b|\\b(?:rest|remaining|remainder|others?|other (?:one|half|side|end|\\w+))\\b.* (?:to be|not|still|needs?|gets?|will|waits?|has to|have to)\\b|\\b(?:isn't|not|never|yet to be) (?:finished|complete|completed|done)\\b|\\b(?:unfinished|incomplete|to go)\\b`,
);
/** 'Turfed in October' was done then. */
export const DONE_THEN =
  /^(?:(?:it|was|were|all|then) )*(?!need|schedul|book|order|plann|postpon|delay|deferr|expect|quot|left)[a-z]+ed\b.* in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)\b/;
/** What tells whether it is mended is still out. */
export const AWAITED =
  /\b(?:results?|re-?tests?|clearance)\b.*\b(?:pending|outstanding|awaited|to (?:come|follow)|not (?:back|in|yet))\b/;
/** What may follow once it is safe. */
export const FINISH =
  /\b(?:paint\w*|plaster finish|finish(?:es|ing)|skim\w*|trims?|colour|polish\w*|certificates?|certify|paper ?work|invoices?|bills?|final|inspect\w*|sign\w*|upgrade\w*|services?|review\w*|visit|annual|report|clean\w*|landscap\w*|carpets?|tiles?|tiling|check(?:ed|s)? (?:it )?again)\b/;

/** Holds, latches or carries under a condition. */
export const ON_CONDITION =
  /\bonly\b.*\b(?:if|once|while)\b|\b(?:if|when|once|provided) (?:you|we|it's|it is|they|nobody|no one|someone)(?: (?:don't|do not|doesn't|do|does|really|also))? ?(?:push|pull|lift|slam|hold|lean|jump|kick|force|jiggle|wiggle|careful|bang|shove|help|step|go|walk)\w*|\b(?:safe|ok|okay|fine|good|stable|sound|alright) for (?:(?:up to|about|only|just|a|max\w*) )?(?:one|two|three|four|\d+|few|couple|people|persons?|adults?|while|week|month|winter|summer|light|foot)\b|\b(?:one|two|three|\d+) (?:persons?|people|adults?|kids) (?:only|at (?:a|once|one)|max\w*)\b|\bno more than\b|\blimit(?:ed)? to\b|\bkeep (?:it )?(?:light|below|under)\b/;
