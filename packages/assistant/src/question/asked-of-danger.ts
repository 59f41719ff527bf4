/** Which kind of thing is asked beside a danger that is known: of its cause, its price, whose it is, whether to use it. */

import { asksDimension } from './dimension-asked.ts';
/** What is asked, or told anew. */
export type AskedOfDanger =
  | 'flame'
  | 'people'
  | 'inside'
  | 'tell'
  | 'width'
  | 'exposed'
  | 'whose'
  | 'duty'
  | 'cost'
  | 'who'
  | 'stopped'
  | 'cause'
  | 'why'
  | 'soon'
  | 'steps'
  | 'grave'
  | 'protect'
  | 'hearsay'
  | 'back'
  | 'others'
  | 'fine'
  | 'enough'
  | 'matters'
  | 'warned'
  | 'near';

const ASKS =
  /\?|\b(?:who|whom|whose|what|which|how|when|why|can|could|may|might|should|shall|must|would|will|do i|do we|does|is|are|so|isn['’]?t|aren['’]?t|doesn['’]?t|won['’]?t|any|ok|okay|alright|right|yeah|yes)\b/i;

const ALL_LIVING =
  '(?:i|we|he|she|they|someone|somebody|(?:the |my |our |a )?(?:kids?|child(?:ren)?|baby|bub|toddlers?|dog|cat|pup(?:py)?|wife|husband|partner|son|daughter|mum|dad|nan|tradie|cleaner|tenants?|guys?|apprentice))';
const WAS_IN_IT = new RegExp(
  `\\b${ALL_LIVING}(?:['’]s)? (?:(?:has|have|had|['’]?ve|also|already|just|all|only) )*(?:showered|bathed|walked|touched|ate|eaten|swallowed|chewed|breathed|inhaled|drank|drunk|played|slept|stood|sat|swept|vacuumed|sanded|drilled|scraped|stepped|been (?:splash|play|paddl|swimm|sand|scrap|sweep|clean|mopp|wip|breath)\\w*|splash(?:ed|ing)|playing|paddling|licked|mopped|paddled|swam|cleaned|handled|wiped|cut|got|was|were|been)\\b`,
  'i',
);
/** What harms whoever touched it. */
const TOUCHED =
  /\b(?:splash\w*|play\w*|paddl\w*|swam|swim\w*|walk\w*|touch\w*|drank|drunk|ate|eaten|swallow\w*|lick\w*|chew\w*|breath\w*|inhal\w*|sanded|sanding|scraped|scraping|swept|sweeping|vacuum\w*|drilled|cut|handled|clean\w*|mopp\w*|wip\w*|through it|in it)\b/i;
const POKED =
  /\b(?:i|we|he|she|they) gave (?:it|them|that) an? (?:good |quick )?(?:poke|scrape|sweep|wipe|sand|clean|hose|scrub|kick)\b/i;
/** 'The kids were playing in it', 'I gave it a poke'. */
const toldExposed = (message: string) =>
  !ASKS.test(message) &&
  (POKED.test(message) ||
    (WAS_IN_IT.test(message) &&
      TOUCHED.test(message) &&
      (!CAME_TO.test(message) || /\b(?:was|were|been) \w+ing\b/i.test(message))));
const CAME_TO =
  /\b(?:got|cut|was|were|been)\b(?!.{0,25}\b(?:shock|zap\w*|hand|finger|foot|covered|dust|in it|under it|on (?:him|her|me|us|them)|exposed|splashed)\b)/i;
const HARMED =
  /\b(?:sick|ill|unwell|safe|ok|okay|alright|right|worr\w*|harm\w*|danger\w*|doctor|gp|hospital|test\w*|happen|wash)\b|\?/i;

/** What lights or sparks, brought near. */
const FLAME =
  /\b(?:lighters?|match(?:es)?|naked flames?|candles?|light (?:it|one|a \w+)|smok(?:e|ing) (?:a|one|near|next|out|outside|in|inside|there|here)|have (?:a |my )?(?:smoke|dart)|cigs?|ciggies?|durry|cigarettes?|vap(?:e|ing)|(?:gas |camp )?torch|incense|sparkler)\b/i;
/** Somebody who stays where the danger is. */
const PEOPLE =
  /\b(?:leave|let) (?:him|her|them|everyone|(?:the |my |our )?(?:kids?|baby|bub|toddlers?|twins|boys?|girls?|mum|mom|dad|nan|nanna|pop|grandma|grandpa|wife|husband|partner|dog|cat|tenants?|guests?))\b.{0,30}\b(?:be|sleep\w*|there|alone|rest|stay|in|finish|lie)\b|\b(?:wake|move|shift|get|bring|carry) (?:him|her|them|everyone|(?:the |my |our )?(?:kids?|baby|bub|mum|mom|dad|nan|pop|wife|husband|dog)) ?(?:up|out|off|away)?\W*$/i;

/** Somebody who is told to be where the danger is: 'dad’s asleep in there', 'the kids play down there'. */
const SOMEBODY = `(?:${ALL_LIVING}|(?:my |the |our |his |her |a )?(?:kids|(?:grandma|grandpa|nanna?|pop|nephew|niece|sister|brother|mate|friend|flatmate|housemate|boarder|guest|visitor|boy|girl|twin|neighbour|worker|painter|cleaner|plumber|student|grand(?:kid|son|daughter|mother|father|child))s?))`;
const INSIDE = new RegExp(
  `\\b(?:${SOMEBODY}(?:['’]s|(?<!\\bi)s| is| are|['’]re)? (?:(?:still|already|just|now|all|often|always) )*(?:(?:in|up|down|out|under|over) (?:there|it|here)|under(?:neath)? (?:it|there)|on it|there now|(?:walk|play|sit|stand|work|park|live|wait|rest|eat)(?:s|ing)? (?:\\w+ )?(?:in|on|under(?:neath)?|below|near|there|by|past)|resting|in bed|in the room|right (?:there|under it))|(?:${SOMEBODY}|(?:my|the|our|his|her) \\w+)(?:['’]?s| is| are|['’]re)? (?:(?:still|already|just|now|all|fast|sound) )*(?:asleep|sleep(?:s|ing)?|nap(?:s|ping)?|having (?:a|his|her|their) (?:(?:lie|sit)[ -]?down|nap|kip|rest|cuppa|bath|shower|smoke)))\\b`,
  'i',
);
const NOT_INSIDE =
  /\b(?:not|never|no one|nobody|n['’]t|nt|used to|was|were|when|if|before|until|till?|out now|outside|next door|elsewhere)\b|\?/i;
/** 'How do I tell if it’s safe', 'any way to check'. */
const TELL =
  /\bhow (?:do|can|would|will|could|does|should) (?:i|we|you|one|he|she|they) (?:(?:even|actually|possibly) )?(?:tell|know|check|test|find out|see|be sure|work out)\b|\b(?:any|a|some) (?:way|test|trick) (?:to|for|of) (?:tell\w*|check\w*|know\w*|test\w*|see\w*)\b|\bwhat (?:would|will|does) tell (?:me|us)\b/i;

const WIDTH =
  /\bhow (?:wide|far|much) (?:can|may|should|must) (?:it|they|that|the \w+) (?:be )?open\w*|\bhow (?:big|wide|large|bad|far|deep|much)\b.{0,40}\b(?:worr\w*|danger\w*|serious|unsafe|concern\w*|call|matters?|too)\b/i;
const GRAVE =
  /\bhow (?:bad|serious|dangerous|risky|grave)\b|\b(?:is|are) (?:it|that|this|they|those) (?:(?:really|actually|even|that|very|so) )*(?:bad|serious|dangerous|risky|(?:an?|any) (?:big |real |huge )?(?:problem|worry|concern|danger|risk|issue|drama)|urgent)\b|^\W*(?:so|and|well)\W*\?\W*$/i;
/** 'Does it matter if we leave it', 'any harm in waiting'. */
const MATTERS =
  /\bdo(?:es)?(?: it| that| this|n['’]?t it) (?:(?:really|even|actually|all that) )*matter\b(?! (?:which|who|whom|what|how|when|where|for|to)\b)|\b(?:any|what(?:['’]?s| is) the|is there a|where(?:['’]?s| is) the) (?:real |good )?(?:harm|reason (?:not to|why not))\b/i;
/** 'So it’s ok then', 'guess no drama': a conclusion that asks for no more than a yes. */
const CONCLUDES =
  /^\W*(?:(?:and|ok|okay|well|but|nah|yeah)\W+)*(?:so|then|guess|i guess|i reckon|reckon|that means|means|i take it|sounds like)\b(?!.*\b(?:not (?!load)|never|can['’]?t|cannot|aren['’]?t|dangerous|unsafe|leave|leaving|out|away|off|call|ring|buy|book|order|fit|keep|who|what|whats|when|where|how|which|why)\b)(?: [\w'’-]+){0,6} (?:ok|okay|fine|safe|alright|all right|good|(?:be|['’]?s|are|['’]re|we|were|youre|your|its) right|sweet|sorted|settled|no (?:harm|dramas?|worries|problems?|stress|danger|risk|rush|hurry|big deal)|(?:not|wasn['’]?t|isn['’]?t) load.?bearing)\b/i;
/** 'I’ll tell them not to go near', 'he knows not to', 'she holds on tight'. */
const WARNED =
  /\b(?:tell|told|telling|ask|asked|asking|remind\w*|warn\w*) (?!me\b|us\b|you\b)(?:\w+ ){1,4}(?:not to|to (?:be careful|take care|watch (?:it|out|their step)|stay|keep|hold|walk|go slow|step|mind))\b|\bknows? (?:not to|better than|to (?:stay|keep|be careful))\b|\b(?:hold|holds|holding) (?:(?:on )?tight|(?:on ?to )?(?:the|a) (?:\w+ )?(?:walls?|rails?|handrails?|balustrades?|side|posts?)\b)|\bpromis\w* not to\b/i;
const WHOSE =
  /\b(?:whose|theirs|ours|mine)\b.{0,40}\b(?:engineer|inspector|surveyor|trade|one)\b|\bengineer\b.{0,40}\b(?:theirs|ours|mine|his|of (?:my|our) own)\b|\b(?:trust|take|use|rely on|go (?:by|with)) (?:the (?:builder|neighbour|developer|seller|other side)['’]?s?|their|his|her) (?:own )?(?:engineer|inspector|guy|bloke|word|report)\b/i;
const DUTY =
  /\b(?:landlords?|agents?|real estate|property manager|owner(?:s['’]?)?(?: corp\w*)?|strata|body corp\w*|committee|council|neighbours?|builder|insurer|tenants?|rental|me|us|mine|my (?:job|problem)|our (?:job|problem))\b/i;
const OF_DUTY =
  /\b(?:who(?:['’]?s)? (?:has to|have to|should|must|needs to|is meant to|gonna|going to)? ?(?:pays?|paying|foots?|covers?|fix\w*|responsible)|has to|have to|must|obliged|supposed to|meant to|respons\w*|liab\w*|(?:whose|my|their|our|the landlord['’]?s|the agent['’]?s) (?:job|problem|duty|shout|bill)|on (?:me|us|them|him|her|the \w+)|up to (?:me|us|them|the \w+)|pay for)\b/i;
const COST =
  /\b(?:costs?|costly|price[sd]?|pricey|set (?:me|us) back|how much (?:is|are|does|would|will|do|for|to|money)|quotes?|expensive|cheap\w*|ballpark|dollars|money|worth of|afford)\b|\$ ?\d/i;
const asksCost = (message: string) => COST.test(message) && !asksDimension(message);
const OF_THE_PRODUCT =
  /\b(?:credits?|plumbline|reports?|photos?|analys\w+|account|warrant\w*|subscription)\b/i;
const WHO =
  /^\W*(?:(?:and|so|ok|then) )*who(?: then| for (?:that|this|it)| to)?\W*$|\bwho(?:m|['’]?s the one|s the one)?\b.{0,30}\b(?:call|ring|phone|dial|get|contact|tell|see|ask|look\w*|come|fix\w*|check\w*|need|want|book|first)\b|\b(?:which|what) (?:trade|tradie|bloke|person|number)\b|\b(?:the|a|their|emergency|phone) (?:phone |emergency )?number (?:for|to|in|of|i|please)\b|\bnumber to (?:call|ring)\b|\b(?:call|ring|phone) who\b/i;
const STOPPED =
  /\b(?:stopp?ed|gone (?:away|quiet|down|back)|went (?:away|quiet|back)|dried (?:up|out)|hasn['’]?t (?:moved|changed|got|come)|settled down|no more (?:noise|smell|drips?|water))\b/i;
const TAKEN_WELL = /\?|\b(?:good|ok|okay|fine|right|safe|better|yeah|so|phew|then)\b/i;

const OTHER_CAUSE =
  /\b(?:could|would|might|may|can|can['’]?t|couldn['’]?t) (?:it|that|this|they|these|those) (?:(?:just|only|maybe|also|not|all|simply) )*(?:be|come from|mean)\b|\b(?:is|was) (?:it|that|this) (?:all )?from (?:the|my|all|a)\b|\b(?:is|are|was|isn['’]?t|aren['’]?t|wasn['’]?t) (?:it|that|this|they|these|those) (?:(?:just|only|maybe|probably|perhaps|simply|all) )+(?:the|an?|my|our|from|because|some|normal|old|hot|cold|wet|dry|\w+ing)\b|\b(?:maybe|perhaps|probably|surely|prob|just|only|suppose|reckon|guess) (?:it|that|this)(?:['’]?s| is| was|s)\b.{0,40}\?|\b(?:is|was) (?:it|that|this) (?:(?:just|only) )?(?:normal|settling|settlement|the (?:weather|heat|cold|rain|drought|humidity|wind|paint|cleaner|carpet|new \w+|house \w+ing))\b|,? (?:is|was) (?:it|that) (?:that|those|them|the \w+)\W*$/i;
const NOT_A_CAUSE =
  /\b(?:be|is (?:it|that|this)) (?:(?:the|a) )?(?:ok|okay|alright|safe|fine|fixed|repaired|replaced|right|best|first|worse|better|enough|moved|done|covered|claimed|the (?:right|best|builder|landlord|agent|owner))\b|\b(?:be|mean) (?:that )?(?:we|i) \b/i;

const ENOUGH =
  /\b(?:enough|good enough|do (?:it|the job|the trick))\b.{0,30}(?:\?|$|\b(?:for|til|till|until|tonight|over)\b)|\b(?:what|how about) if\b|\b(?:keep (?:going|on|at it)|carry on|press on|finish (?:it|off|the (?:job|rest|room)))\b.{0,12}\b(?:with|wearing|in) (?:an? )?(?:\w+ ){0,2}(?:mask|respirator|gloves?|goggles|hard ?hat|helmet)\b|\bif (?:we|i|they|he|she|everyone|people|the kids) (?:(?:just|only|all|both) )*(?:just|only|keep|stick|stay|promise|wear|are careful|go|use|put|stand|sit|don['’]?t)\b/i;

const SOON =
  /\bhow (?:soon|quick\w*|fast|urgent\w*)\b|\bwhen (?:do|does|should|must|will|would) .{0,30}\b(?:come|look|fix\w*|done|look(?:ed)? at|check\w*|happen|need\w*)\b|\b(?:today or|now or later|straight ?away or|urgent)\b|\b(?:do|does|have|has|need|needs|must|should|got)\b.{0,20}\b(?:do|done|act|act on|be fixed|happen) (?:anything|something|it|this|that)?\b.{0,20}\bbefore (?:the|our|my|a|next|we|christmas)\b/i;
/** 'My builder says that is normal settlement', 'should I believe him?' */
const HEARSAY =
  /\b(?:he|she|they|(?:the|my|our|his|her|their) \w+|builder|plumber|landlord|agent|neighbour|seller|bloke|guy|strata|body corp\w*|committee|council|manager|owner|tenant|real estate|dad|mum|mate|insurer) (?:says?|said|reckons?|reckoned|thinks?|thought|told (?:me|us)|claims?|swears?|insists?)\b.{0,60}\b(?:normal|nothing|fine|ok|okay|safe|settlement|settling|cosmetic|no (?:worries|problem|drama|danger)|not (?:dangerous|a problem|an issue|serious)|all good|can wait|overreacting|hold|no rush|no hurry|wait|leave it|next (?:week|month|year)|agm|til+|until)\b|\b(?:believe|trust|listen to|go by|take) (?:him|her|them|his word|her word|their word|what (?:he|she|they) (?:says?|said))\b/i;
const BACK_IN =
  /\b(?:til|till|until) when\b|\bhow long (?:for|do (?:i|we) keep|does (?:it|that|the \w+) (?:have to |need to )?stay)\b|\b(?:go|get|move|come|be|let \w+|allowed) back\b|\bback (?:in|on|inside|home|to normal)\b|\bre-?enter\b|\b(?:use|stand on|walk on|sleep|live|cook|shower|park|play)\b.{0,25}\bagain\b/i;
const LIVING =
  '(?:kids?|child(?:ren)?|baby|babies|bub|toddlers?|dogs?|cats?|pets?|chooks|animals|neighbours?|tenants?|guests?|visitors?|mum|dad|nan|pop|tradies?|workers?|family)';
const OTHERS = new RegExp(
  `^\\W*(?:and|what about|how about|but)(?: for)? (?:the |my |our |his |her )?${LIVING}\\W*$|\\b(?:is|are|will) (?:the |my |our |his |her )?${LIVING} (?:\\w+ )?(?:at risk|in danger|in any danger|safe|ok|okay|alright)\\b`,
  'i',
);
const FINE =
  /^\W*(?:(?:so|then|and|but|well|ok)\b\W*)*(?:it|it['’]?s|that|that['’]?s|this|we|we['’]?re|all|everything|is it|is that|is this|are we|are they)(?: (?:is|are|will be|should be|be|all|still|really|actually|probably|now))* (?:fine|ok|okay|safe|alright|all right|good|right|in the clear|secure|sound|stable)\b.{0,25}\?|^\W*(?:so )?(?:is|are) (?:it|that|this|they|the \w+) (?:\w+ )?(?:fine|ok|okay|safe|alright|stable|sound)\W*$/i;
/** 'Tell me it’ll hold til Monday.' */
const BIDS =
  /\b(?:tell|promise|assure|convince|reassure) (?:me|us)\b(?! (?:what|who|how|when|where|why|which|if|whether|more|about)\b).{0,40}\b(?:hold|fine|safe|ok|okay|alright|right|stay|last|nothing|worry|sound)\b|\b(?:just )?(?:say|agree|confirm|admit) (?:that )?(?:it|its|it['’]?s|everything|the \w+|we)\b.{0,30}\b(?:hold|fine|safe|ok|okay|alright|nothing|sound)\b/i;
/** Whether a message wants to hear that all is well. */
export const bidsToSay = (message: string): boolean => BIDS.test(message);
const STEPS =
  /\bwhat (?:do|should|can|must|shall) (?:i|we) (?:need to )?(?:do|start)\b|\bwhat now\b|\b(?:now|then) what\b|\bwhat next\b|\bfirst (?:step|thing)\b|\bwhat happens now\b|\bhow (?:do|can|should) (?:i|we) (?:make|keep) (?:it|this|that|them|us|everyone|the \w+) safe\b/i;
const WHY =
  /\bis (?:that|it) why\b|^\W*(?:and |so |but )?(?:why|how come|what (?:caused|causes|made|makes|(?:would|could|might|can) (?:make|cause|have caused)))\b/i;
const PROTECTS =
  /\b(?:must|should|shall|can|could|may|do|need|have|better|ok|okay|alright|safe)\b.{0,20}\b(?:tell|warn|call|ring|phone|dial|photograph|film|rope|tape off|fence off|block|barricade|close off|shut|turn (?:\w+ ){0,3}off|switch (?:\w+ ){0,3}off|keep (?:\w+ ){1,3}(?:out|away|off)|wait outside|stand outside|take (?:a |some )?(?:photos?|pics?|pictures?))\b/i;

/** 'What if the house is of 2006', 'if the drop is only 600 mm' supposes another fact. */
const OF_FACTS = /\b(?:19|20)\d\ds?\b|\d ?(?:mm|cm|m)\b/i;

/** Where somebody would be or go, or what would be done there. */
const NEAR =
  /\b(?:under(?:neath)?|beneath|below|above|behind|in front of|over (?:it|there)|near|next to|beside|inside|in there|up there|down there|over there|past|through|on (?:it|there|top|that|one|the)|off (?:one|that|the))\b|\b(?:one|other|far|left|right|back|front|middle) (?:end|side|half|corner|part|bit)\b/i;
const MAY =
  /\b(?:can|could|may|should|shall|would|ok|okay|alright|all right|fine|cool|safe|allowed|let)\b|^\W*so (?:the|my|our)\b.*\?|\b(?:right|yeah|yes)\W*$/i;
const OF_THE_ACCOUNT = /\b(?:findings?|projects?|my (?:list|account)|logged|recorded)\b/i;
const OF_LAW =
  /\b(?:warrant\w*|claim\w*|insur\w*|legal\w*|sue|dispute\w*|ombudsman|tribunal|court|vcat|ncat|qcat|complain\w*|licen[cs]e|permit|contract|tax)\b/i;
const OF_LIMIT =
  /\b(?:allowed|(?:what|which|the|any) (?:\w+ )?(?:rules?|laws?)|limit|tolerance|code|ncc|standard|comply|compliant)\b/i;

const CLAUSE =
  /(?<=[.!?;])\s+|,\s+|\s+(?:so|but|and|or)\s+(?=(?:can|could|may|should|shall|would|will|who|whose|what|how|when|where|why|(?:is|are) (?:it|its|this|that|these|those|they|there|he|she|we|i|the|my|our|an?|any\w*)|do|does|must)\b)/i;
const ASKS_FIRST =
  /\?|^\W*(?:(?:and|so|but|ok|then)\b\W*)*(?:who|whom|whose|what|whats|which|how|when|where|why|can|could|may|should|shall|would|will|do|does|did|is|are|must|ok|okay)\b/i;

/** Whether a message asks by its mark or its first word. */
export const asksOutright = (message: string): boolean => ASKS_FIRST.test(message);

/** Of a message that tells of something and asks, the part that asks; all of it where none stands apart. */
export const askingPart = (message: string): string =>
  message
    .split(CLAUSE)
    .filter((part) => ASKS_FIRST.test(part))
    .at(-1) ?? message;

/** The kind of what a message asks of a danger that it follows; undefined where it is something else. */
export function askedOfDanger(message: string): AskedOfDanger | undefined {
  if (OF_THE_ACCOUNT.test(message) || OF_LAW.test(message) || OF_LIMIT.test(message)) return undefined;
  if (HEARSAY.test(message)) return 'hearsay';
  if (INSIDE.test(message) && !NOT_INSIDE.test(message) && !asksOutright(message)) return 'inside';
  if (toldExposed(message)) return 'exposed';
  if (bidsToSay(message)) return 'fine';
  const warned = WARNED.test(message) && !asksOutright(message) ? 'warned' : undefined;
  if (!ASKS.test(message) && !STOPPED.test(message) && !CONCLUDES.test(message))
    return warned ?? (asksCost(message) ? 'cost' : undefined);
  if (FLAME.test(message) && MAY.test(message)) return 'flame';
  if (PEOPLE.test(message)) return 'people';
  if (TELL.test(message)) return 'tell';
  if (WIDTH.test(message)) return 'width';
  if (OTHERS.test(message)) return 'others';
  if (WAS_IN_IT.test(message) && !CAME_TO.test(message) && HARMED.test(message)) return 'exposed';
  if (WHOSE.test(message)) return 'whose';
  if (DUTY.test(message) && OF_DUTY.test(message) && !WHO_COMES.test(message)) return 'duty';
  if (asksCost(message) && !OF_THE_PRODUCT.test(message)) return 'cost';
  if (WHO.test(message)) return 'who';
  if (BACK_IN.test(message)) return 'back';
  if (STEPS.test(message)) return 'steps';
  if (STOPPED.test(message) && TAKEN_WELL.test(message)) return 'stopped';
  if (OTHER_CAUSE.test(message) && !NOT_A_CAUSE.test(message)) return 'cause';
  if (WHY.test(message)) return 'why';
  if (SOON.test(message)) return 'soon';
  if (MATTERS.test(message)) return 'matters';
  if (GRAVE.test(message)) return 'grave';
  if (ENOUGH.test(message) && !OF_FACTS.test(message)) return 'enough';
  if (PROTECTS.test(message)) return 'protect';
  if (FINE.test(message) || CONCLUDES.test(message)) return 'fine';
  return warned ?? (NEAR.test(message) && MAY.test(message) ? 'near' : undefined);
}
const WHO_COMES =
  /\b(?:do|should|must|have) (?:i|we) (?:have to|need to)? ?(?:leave|move|get|call|ring|tell)\b/i;

const NEWLY =
  /\b(?:now|since (?:this|last|yesterday|today|then|the|we|i)|this (?:morning|arvo|afternoon|evening)|just (?:heard|then|noticed)|overnight|last night|started|starting|(?:has|have) (?:begun|spread|grown|opened)|began|another|new|more|got|gotten|getting|gets|anymore|suddenly|all of a sudden)\b/i;
const SIGN =
  /\b(?:knock\w*|creak\w*|groan\w*|bang\w*|crunch\w*|popp\w*|ticking|hiss\w*|buzz\w*|humm\w*|crackl\w*|nois\w*|sounds?|bigger|wider|worse|longer|louder|stronger|deeper|dropp\w*|moved|moving|lean\w*|sagg\w*|bulg\w*|jam\w*|sparks?|sparking|smok(?:e|ing)|headaches?|dizzy|nause\w*|vomit\w*|dripping|pouring|fell|falling|pieces|bits|chunks?|spread\w*|hot|warm|soft\w*|cracks?|cracking|tilt\w*|sunk|sinking|sloping|shak\w*|flicker\w*|tripp\w*)\b|\b(?:won['’]?t|wont|can['’]?t|cant|doesn['’]?t|doesnt) (?:\w+ )?(?:open|shut|close|latch|lock)\b/i;
const NOT_SO =
  /\b(?:not|no|never|isn['’]?t|isnt|hasn['’]?t|hasnt|haven['’]?t|aren['’]?t|without|stopp?ed|if|what if|should|when|would|might|could|until|till|fixed|repaired|replaced|used to|was (?:only|just))\b/i;

/** Whether a message tells of a sign that is new: a noise, a door that jams, a gap that grew. */
export const tellsNewSign = (message: string): boolean =>
  message
    .split(/[.;!?]|, (?:and|but|so) | but /i)
    .some((part) => NEWLY.test(part) && SIGN.test(part) && !NOT_SO.test(part));
