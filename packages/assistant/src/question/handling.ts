/** Whether a message after a danger says how it shall be dealt with, or that it isn't so bad. */

/** What is asked of the law, the account or the product is answered as such. */
const OF_ANOTHER_MATTER =
  /\b(?:warrant\w*|claim\w*|insur\w*|legal\w*|liab\w*|tribunal|court|vcat|ncat|qcat|(?:the|wa['’]?s|to|at|in) sat|law|council|permit|approv\w*|pays?|paid|cost\w*|price|quote|invoice|tax|projects?|findings?|credits?|reports?|app|plumbline|upload|download|account|photos?|standards?|ncc|code|limits?|tolerance)\b|\d ?(?:mm|cm|m|%|kpa|metres?)\b|\b(?:19|20)\d\d\b|^\W*(?:and |so |but )?(?:what|how) (?:about|if)(?: it['’]?s)? \d/i;

const ASKS_LEAVE =
  /\b(?:can|could|may|should|shall|might) (?:(?:i|we|they|he|she|it|one|people|someone|somebody|anyone|mum|mom|dad|nan|kids)\b|(?:the|my|our|an?|his|her|their) \w+)|\b(?:ok|okay|alright|all right|fine|safe|right|good enough|enough|wise|worth it)\b.{0,12}\b(?:to|if|for|as long as|when|while|with|by)\b|\b(?:ok|okay|alright|all right|fine|safe|right|enough|yeah|yes)\W*$|\b(?:what|how about) if\b|^\W*(?:and |so |but |or )?(?:what|how) about\b/i;
const MEANS_TO =
  /\b(?:i|we|he|she|they)(?:['’]ll| will|['’]d|ll|['’]m going| am going| are going| want| wants| plan| plans| was| were| reckon| might)\b|^\W*(?:and |so |but |then |ok |well )*ill\b|\b(?:gonna|going to|planning|thinking (?:of|about)|tempted|wants? to|about to|having \d+)\b/i;
const ONLY_SO_LONG =
  /\b(?:just|only) (?:for|till?|until|a|one|the)\b|\btonight\b|\bone (?:more |last )?(?:night|day|time|shower|load|use|go|wash)\b|\b(?:for now|for a bit|a bit longer|in the meantime|overnight|few (?:hours|days|weeks)|couple of (?:hours|days|weeks)|the weekend|next week|monday|tomorrow|christmas)\b/i;
const DOES =
  /^\W*(?:(?:and|so|but|or|then|ok|well|just|maybe|please)\W+)*(?:leave|leaving|finish\w*|keep(?:ing)?|hold(?:ing)?|put|stick|tape|taping|patch\w*|cover\w*|prop\w*|pok(?:e|ing)|drill\w*|sand\w*|scrap\w*|wet\w*|hos(?:e|ing)|scrub\w*|wash\w*|sweep\w*|vacuum\w*|mop\w*|paint\w*|seal\w*|plug\w*|us(?:e|ing)|run(?:ning)?|jump\w*|walk\w*|stand\w*|sit(?:ting)?|sleep\w*|stay\w*|lean\w*|climb\w*|driv(?:e|ing)|park\w*|light\w*|smok(?:e|ing))\b/i;
const MAKES_LITTLE =
  /\b(?:kids?|baby|toddlers?|mum|mom|dad|nan|pop|dog|they|he|she|we|i|tenants?|guests?|people|everyone)(?: are|['’]?re| is|['’]?s| am|['’]?m| will be|['’]?ll be|ll be)? (?:(?:all|pretty|always|really|very|quite) )?(?:fine|ok|okay|careful|alright|right|used to it|big enough|old enough|not (?:worried|fussed))\b|\b(?:it|that)(?:['’]?ll| will|['’]?s| is|ll|s) (?:be )?(?:(?:all|probably|prob|just) )?(?:fine|ok|okay|right|alright|hold|nothing|only|just)\b|\b(?:no big deal|not that bad|been like (?:that|this)|never been a problem|(?:only|just) (?:weighs?|(?:a )?(?:small|little|light)(?! (?:while|bit longer))|\d+ ?(?:kilos?|kgs?))|overreacting|just the)\b/i;

/** Whether a message asks of the law, of money, of a size, of the account or of the product. */
export const isOfAnotherMatter = (message: string): boolean => OF_ANOTHER_MATTER.test(message);

/** 'Can I poke a hole', 'I’ll just finish the load', 'kids are fine there', 'one more night'. */
export const handlesDanger = (message: string): boolean =>
  !OF_ANOTHER_MATTER.test(message) &&
  [ASKS_LEAVE, MEANS_TO, ONLY_SO_LONG, DOES, MAKES_LITTLE].some((way) => way.test(message));

/** Asks who, when or how; 'what if' and 'what about' ask leave. */
const ASKS_ELSE =
  /^\W*(?:(?:and|so|but|then|ok|well)\b\W*)*(?:who|whom|whose|when|where|why|how(?! about\b)|which|what(?! (?:if|about)\b))/i;
const DID =
  /\b(?:i|we|he|she|they|(?:my|the|our|his|her) \w+)(?:['’]?ve| have| has| had|['’]s|['’]re|['’]m| is| are| am)? (?:(?:just|already|only|now) )?(?:put|took|taken|pulled|pulling|tied|roped|strapped|propped|wedged|taped|chained|locked|wired|covered|screwed|nailed|glued|reset|resetting|flicked|turned|switched|cut|unplugged|disconnected|hung|laid|changed|replaced|moved)\b/i;

/** Whether a message says what its writer means to do, asks leave for it, or did. */
export const meansToDo = (message: string): boolean =>
  !OF_ANOTHER_MATTER.test(message) &&
  !ASKS_ELSE.test(message) &&
  (DID.test(message) ||
    /^\W*(?:and |so |but )?(?:do|shall|should|must) (?:i|we)\b|\bif (?:i|we|he|she|they)\b/i.test(message) ||
    /^\W*(?:(?:and|so|but)\b\W*)*(?:will|would|does|do) .{1,40}\b(?:hold|do|work|help|enough)\b/i.test(
      message,
    ) ||
    handlesDanger(message));

/** 'It’s just the weather': asks nothing, and takes nothing from the danger. */
export const makesLittle = (message: string): boolean =>
  MAKES_LITTLE.test(message) && ![ASKS_LEAVE, MEANS_TO, ONLY_SO_LONG, DOES].some((way) => way.test(message));

const OWN =
  /\b(?:findings?|defects?|projects?|reports?|credits?|photos?|pics|account|dashboard|hazards?|alerts?|jobs?|sites?|inspections?|visits?|mine|my (?:work|list|places|houses|units)|open ones|criticals?|recorded|logged|confirmed|rejected)\b|^\W*(?:(?:please|can you|could you|and|now|ok|so)\W+)*(?:show|list|count|sort|filter|compare|how many|which (?:one|of))\b|\b(?:fix|do|look at|start with|sort) first\b|\bwhat(?:['’]?s| is| was)? (?:else )?(?:open|overdue|worst|the worst)\b/i;

/** Whether a message asks for the user's own work, in words of it. */
export const asksForOwn = (message: string): boolean => OWN.test(message);
