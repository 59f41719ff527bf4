/** Whether a message tells that something is wrong, and what sort of trouble it is. */

/** The sorts of trouble that people tell of a part. */
export type Trouble =
  | 'unfinished'
  | 'water'
  | 'crack'
  | 'stuck'
  | 'loose'
  | 'level'
  | 'gap'
  | 'bloom'
  | 'surface'
  | 'noise'
  | 'weak'
  | 'dead'
  | 'smell'
  | 'other';

/** The one that tells most stands first. */
const TROUBLES: readonly (readonly [Trouble, RegExp])[] = [
  [
    'unfinished',
    /\b(?:not|(?:is|are|was|were|has|have)n['’]?t|never|still (?:no|not)|yet to be|half)\b(?: \w+){0,2} (?:finish\w*|complet\w*|install\w*|fitted|tiled|painted|connected|done|hung|laid|plastered|rendered|delivered|started|(?:been )?put (?:in|on|up)|in yet)\b|\b(?:unfinished|half[- ]?(?:done|finished|built|painted|tiled)|incomplete|overdue|behind schedule)\b|\b(?:weeks?|months?) late\b/i,
  ],
  [
    'water',
    /\b(?:leak\w*|drip\w*|seep\w*|squirt\w*|spray(?:s|ing)|overflow\w*|flood\w*|puddl\w*|pond(?:s|ing)|pool(?:s|ing) (?:at|in|near|on|against|around)|wet|soggy|damp|moist\w*|sweat\w*|boggy|a bog|soaked|won['’]?t drain|drains? slow\w*|backs? up|backing up|condens\w*|mist(?:s|ing|ed) up|fog(?:s|ged|ging) up|fogg(?:y|ed)|fog (?:between|inside|in) (?:the|its|our) (?:panes?|glass|double glaz\w+|skylight)|run(?:s|ning) (?:on|all)|refill\w*)\b|\bwater\b(?: \w+)? (?:sits|lies|stands|stays|collects|gathers)\b|\b(?<!\bhot )(?:water|rain)\b(?: \w+){0,3} (?:in|under|through|thru|down|out|along|over|behind|everywhere)\b|\blets? (?:the )?(?:water|rain|wet)\b|\bhold(?:s|ing)? (?:water|puddles?)\b/i,
  ],
  [
    'crack',
    /\b(?:crack(?:s|ed|ing)?|hairlines?|split(?:s|ting)?(?! ?-?(?:system|level))|chip(?:s|ped|ping)?|shatter\w*|snap(?:s|ped)|fractur\w*|broke|broken|busted|smashed|hole(?:s)? in)\b/i,
  ],
  [
    'stuck',
    /\b(?:stick(?:s|ing)?|stuck|jam(?:s|med|ming)?|bind(?:s|ing)|scrap(?:es?|ing)|drag(?:s|ging)?|seized|stiff|hard to (?:open|close|shut|turn|slide|lock)|off (?:its|the|their) (?:tracks?|runners?|rails?)|jump(?:s|ed|ing)?(?: (?:off|out of))? (?:its|the|their)? ?(?:tracks?|rails?|runners?|guides?)|tight)\b|\bdoes(?:n['’]?)?t (?:\w+ )?fit\b|\b(?:wo(?:n['’]?)?t|does(?:n['’]?)?t|do(?:n['’]?)?t|can(?:['’]?t|not)|not|never|barely|hardly) (?:\w+ ){0,2}(?:open\w*|clos\w*|shut\w*|latch\w*|lock\w*|budge|slide|turn|move|catch|line up|meet|go (?:up|down|in|back)|come (?:up|down))\b|\bpop(?:s|ping)? open\b|\bswings? (?:open|shut)\b/i,
  ],
  [
    'loose',
    /\b(?:loose\w*|wobbl\w*|wobbly|spins? (?:round|around|freely)|rock(?:s|ing)(?! (?:from|off))|sway(?:s|ing)?|wiggl\w*|rickety|droop\w*|flap(?:s|ping)?|hang(?:s|ing) (?:off|down|by|out)|detach\w*|unstuck|lift(?:s|ing|ed)\b(?! (?:the|a|my|it)\b)|has a lift|lift(?= (?:when|in|at|up|off)\b))\b|\b(?:pull(?:s|ing|ed)?|ripp(?:ed|ing)|come|comes|coming|came|fall(?:s|ing|en)?|fell|drop(?:s|ping|ped)?|pop(?:s|ping|ped)?|break(?:s|ing)?|tear(?:s|ing)?|slip(?:s|ping|ped)?)(?: \w+)? (?:off|away|out|apart|down|loose)\b(?! (?:an?|some|my|his|her|our|their|the new|the kids?)\b)|\b(?:drops?|dropped)\b(?= (?:and|at|on|by|since|when|\d))/i,
  ],
  [
    'level',
    /\b(?:lean(?:s|ing)\b(?! on (?:it|them|me|us|her|him)\b)|leant|sag(?:s|ged|ging)?|bow(?:s|ed|ing)|sunk\w*|sink(?:s|ing)(?= )|sank|slop(?:es?|ing) (?:back|the wrong|to|towards?|down)|uneven|crooked|wonky|out of (?:level|plumb|square|line)|off level|not (?:level|straight|square|flat|plumb|flush)|isn['’]?t (?:level|straight|square|flat)|warp\w*|cupp(?:ed|ing)|twist(?:ed|ing)|bulg\w*|tilt\w*|buckl\w*|bounc\w*|hump|dips?\b|spongy|soft|ripples?|rippl(?:ed|ing)|wrinkl\w*|creas\w*|wavy|cups?(?= (?:in|at|near|by|under|along|around|badly|\W|$)))\b|\blower (?:than|on|at|in)/i,
  ],
  [
    'gap',
    /\b(?:gaps?|daylight|draught\w*|drafts?|drafty|open(?:ed|ing)? up|separat\w*|pulled apart|see (?:through|outside|under)|(?:air|wind|dust|mice|bugs|ants|flies|mozzies|mosquitoe?s|spiders|cockroaches|insects|leaves|rats|noise) (?:\w+ )?(?:in|under|through))\b/i,
  ],
  [
    'bloom',
    /\bwhit(?:e|ish)\b(?: \w+)? (?:fur|fuzz|powder|crust|bloom|salts?|stuff|deposits?|film|chalk|dust)\b|\b(?:efflorescence|salty|furry|salt stains?)\b/i,
  ],
  [
    'surface',
    /\b(?:peel\w*|flak(?:es?|ed|ing|y)|blister\w*|bubbl\w*|crumbl\w*|delaminat\w*|pitted|pitting|patchy|patches where|worn|rough|ridges?|lumpy|scratch\w*|dent(?:s|ed)|stain\w*|discolou?r\w*|faded|fading|yellow(?:ed|ing)|rust\w*|corrod\w*|corrosion|black edges|black spots|mou?ld\w*|blotch\w*|sticky|tacky|dust(?:s|ing)\b(?= (?:up|when|all|off|every|constantly)|\W*$)|(?:different|wrong|odd|off) (?:shade|colou?r|white|sheen|gloss)|does(?:n['’]?)?t match|mismatch\w*|scuff\w*|smear\w*|rott\w*|rot\b|swollen|swell(?:s|ing)|fray\w*)\b/i,
  ],
  [
    'noise',
    /\b(?:rattl\w*|squeal\w*|squeak\w*|creak\w*|bang(?:s|ing)|hum(?:s|ming)|buzz\w*|click(?:s|ing)|gurgl\w*|hiss\w*|drum(?:s|ming)?(?= (?:and|in|when|all|every|on|\W|$))|whistl\w*|nois(?:y|es?|ily)|grind(?:s|ing)|knock(?:s|ing)|thump\w*|hammer(?:s|ing)\b|vibrat\w*|clunk\w*|roar(?:s|ing)|loud|hear (?:the |our |my |every |all |their )?(?:neighbours?|next door|everything|word|footsteps|them|traffic|people|upstairs|tv|talking)|sound (?:travels|carries|comes) \w+)\b/i,
  ],
  [
    'weak',
    /\b(?:low|poor|weak|hardly any|barely any) (?:water )?(?:pressure|hot water|flow|signal)\b|\btakes? (?:forever|ages|too long|(?:\w+ )?minutes|so long)\b|\b(?:runs?|goes|turns) (?:cold|hot and cold)\b|\b(?:lukewarm|too slow|very slow|runs? out|dribbl\w*|trickles?|barely (?:comes|flows|runs|works))\b/i,
  ],
  [
    'dead',
    /\b(?:dead|stripped|fault(?:y|s)|fail(?:s|ed|ing)|playing up|stopped(?: \w+)?|conked|carked|flicker\w*|trip(?:s|ping|ped)|kaput|stuffed|cactus|busted|buggered|shot|intermittent)\b|\b(?:wo(?:n['’]?)?t|does(?:n['’]?)?t|do(?:n['’]?)?t|is(?:n['’]?)?t|not) (?:work\w*|start|turn on|come on|light|ring|flush|heat|cool|charge|spin|fill)\b|\bno (?:power|pressure|hot water|water|signal|flow)\b|\bnothing happens\b/i,
  ],
  ['smell', /\b(?:smell\w*|stink\w*|stench|pong\w*|whiffy|whiff|reek\w*|odou?rs?|musty)\b/i],
  [
    'other',
    /\b(?:damaged?|missing|defective|slipped|shifted|drummy|hollow|washed out|kinked|blown|torn|burst|collapsed|chewed|eaten|blocked|clogged|choked|perished|dislodged|displaced|disconnected|streaky|powdery|chalky|algae|moss\w*|slippery|weeds|exposed|loosened|unstable|dodgy|shoddy|wrong|botched|rooted|problems? with|trouble with|issues? with|not right|bodg(?:y|ed|ie)|poor(?:ly)?|badly|scald\w*|steep|(?:too|very|so|really) (?:narrow|shallow))\b|\b(?:water|taps?|shower)\b[^,.;]{0,25}\b(?:too|so|very|really|boiling|burning) hot\b/i,
  ],
];

/** Said not to be there: 'no leaks', 'not a crack', 'without any damp', 'never leaked'. */
const DENIED =
  /\b(?:no|not an?|not any|without(?: any| a)?|never(?: had)?|zero|none of the|nor|free of|free from|isn['’]?t|aren['’]?t|hasn['’]?t|haven['’]?t|didn['’]?t|doesn['’]?t)(?: (?:more|sign of|signs of|further|visible|obvious|other|any|had|a|an|single))* (?:(?:\w+,? ){0,2}(?:or|nor|and|,) )?(?:leak\w*|crack\w*|damp|mou?ld|stain\w*|rust\w*|rot|gaps?|issues?|problems?|defects?|faults?|damage|smell\w*|noise\w*|drips?|movement|wet|trouble|complaints?|dramas?|worries|wrong|loose|stuck|chips?|scratch\w*|broken|puddl\w*|ponding|fog\w*|termites?|white ants?|pests|activity)(?:(?:,| or| nor| and)* (?:no )?(?:leak\w*|crack\w*|damp|mou?ld|stain\w*|rust\w*|rot|gaps?|issues?|problems?|defects?|faults?|damage|smell\w*|noise\w*|drips?|wet|chips?|scratch\w*|termites?|pests|activity))*/gi;
/** What was so before, and is no more. */
const MENDED =
  /\b(?:fixed|repaired|mended|patched|replaced|sorted|sealed|cleaned|cleared|got rid of|took care of|ripped out|removed)\b(?: (?:the|a|my|our|that|those|all|old|its|his|her)){0,3} \w+|\b\w+(?: \w+)? (?:was|were|is|are|got|has been|have been) (?:all )?(?:fixed|repaired|mended|patched|sorted)\b/gi;
/** Words of trouble that tell of none: 'split system', 'leak test', 'drip tray', 'loose furniture', 'cracker'. */
const NO_TROUBLE =
  /\b(?:leak|damp|mou?ld|crack|rust|rot|stain|gap|smoke|squeak|drip|wet|flood|noise|termite|water)[- ](?:tests?|proof\w*|resistant|detection|detectors?|alarms?|trays?|areas?|meters?|filler|guard|inhibitor|free|barrier|insurance|report|inspection|tanks?|seasons?|systems?|stations?|treatments?|mesh)\b|\bloose (?:furniture|change|leaf|lay)\b|\bdead ?(?:bolts?|locks?|line|wood)\b|\bbroke (?:ground|up|bread)\b|\b(?:pebble|stone|brick|chip|tile)[- ]?(?:split|chip)\b|\bchip ?board\b|\bstained glass\b|\bsoft[- ]?(?:clos\w*|wood\w*|ware|furnish\w*|landscap\w*)\b|\b(?:pool|spa|fire)[- ]?pit\b|\b(?:good|great|nice|love|lovely|open) \w* ?(?:noise|light)\b|\brust(?:ic|y red| colou?r\w*)\b|\bwet weather\b/gi;
/** What breaks down or is stuck is no part of a house. */
const NO_PART =
  /\b(?:van|ute|car|truck|bike|trailer|caravan|boat|mower|phone|laptop|computer|telly|tv(?! (?:antenna|aerial|bracket|point))|printer|fridge|dog|cat|kids?|boss|mate|heart|leg|arm|knee|back|tooth|marriage|internet|wifi|traffic)\b(?: \w+)? (?:is|was|has|have|got|broke|broken|died|stuck|playing|wo|won|does|doesn|smell\w*|leak\w*|dripp\w*|stuff\w*|conked|carked|crack\w*)\b[^,.;]*/gi;

/** The message without trouble that it denies, that was mended, or that is of no building. */
export const withoutDenied = (message: string): string =>
  message.replace(NO_TROUBLE, ' ').replace(NO_PART, ' ').replace(MENDED, ' ').replace(DENIED, ' ');

/** The sorts of trouble that a message tells of and doesn’t deny, the one that tells most first. */
export function troublesTold(message: string): Trouble[] {
  const said = withoutDenied(message);
  return TROUBLES.flatMap(([trouble, words]) => (words.test(said) ? [trouble] : []));
}

/** What may be a danger though no word of trouble is said: missing, bare, taken away, done without a trade. */
const MAY_BE_RISKY =
  /\b(?:no|not(?! an? )|never|forgot\w*|patch\w*|cover\w*|paint\w* over|fill\w*|wants? to|left out|skipped|worse|looks? like|wav(?:y|es)|without|missing|only|bare|exposed|live|open|low|short|steep|hot|warm|smok\w+(?! alarms?| detectors?)|spark\w*|mud|saw ?dust|frass|wings|hollow|eaten|eating|asbestos|fibro|ac sheet\w*|gas|shock\w*|cut\w*|drill\w*|hit|took|taken|remov\w*|rip\w*|knock\w*|strip\w*|dug|dig\w*|climb\w*|crowd|part(?:y|ies)|people on|himself|herself|myself|ourselves|themselves|diy|handyman|unlicen[sc]ed|propp?\w*|bypass\w*|taped|danger\w*|unsafe|hurt|fell|fall\w*|collaps\w*|mov(?:es|ed|ing) (?:when|under|a bit)|white ?ants?)\b|\btermites?\b(?! (?:bloke|guy|man|lady|inspect\w+|barrier|system|station|treatment|visit|check|report|mob|company|people|mesh|bait))|\d/i;

/** Whether a message tells of nothing that is wrong, nor of what may be a danger: it only says what is there. */
export function tellsNothingWrong(message: string): boolean {
  return troublesTold(message).length === 0 && !MAY_BE_RISKY.test(withoutDenied(message));
}

/** Whether a message says that trouble isn’t there and tells of none: 'no leaks anywhere', 'all clear'. */
export function givesAllClear(message: string): boolean {
  return tellsNothingWrong(message) && (message.replace(DENIED, '') !== message || ALL_CLEAR.test(message));
}
const ALL_CLEAR =
  /\b(?:all (?:clear|good|fine|sweet)|gave (?:it|us) the all clear|came up clean|no worries|passed|clean bill)\b/i;
