/** Whether a message only says what is there, or what was done: it asks nothing and tells of nothing wrong. */

/** Words that ask, or want something done. */
export const ASKS =
  /\?|\b(?:who|whom|whose|what|whats|which|how|hows|when|where|why|whether|can|could|may|might|should|shall|would|will|must|do|does|did|tell|give|show|explain|list|compare|need|want\w*|help|check|any|if|eh|hey)\b|\b(?:is|are|was|were) (?:that|it|this|they|these|there)\b|^\W*(?:is|are|was|were|am)\b|\b(?:right|yeah|ok|okay|correct)\W*$/i;

/** Done to it, or standing there. */
const DONE =
  /\b(?:replaced|renewed|rebuilt|restored|reinstalled|installed|(?:put|went|gone) (?:on|in|up)|fitted|redone|re-?done|re-?tiled|re-?painted|re-?pointed|re-?roofed|re-?wired|re-?stumped|re-?plumbed|re-?rendered|re-?sheeted|re-?clad|re-?carpeted|re-?grouted|re-?sealed|re-?lined|painted|serviced|swapped|upgraded|renovated|poured|laid|insulated|cleaned|tested|certified|signed off|passed)\b/i;
const WORKS =
  /\b(?:is|are|it['’]?s|its|they['’]?re|runs?|running|works?|working|going|looks?|all)\b(?: \w+){0,2} (?:fine|well|good|great|perfect(?:ly)?|alright|ok|okay|smooth(?:ly)?|as new|like new|in good (?:nick|order|shape|condition))\b(?! (?:but|except|until))/i;
const NEW_THERE = /\b(?:brand )?new\b.{0,40}\b(?:last|this|since|in) (?:year|month|week|\w+day|\w+|\d{4})\b/i;

/** A part of a building, or what is built into one. */
const PART =
  /\b(?:roof\w*|tiles?|gutters?|down ?pipes?|cladding|weatherboards?|sheets?|sheeting|fibre cement|cement sheet|eaves?|soffits?|fascias?|walls?|render|bricks?|brickwork|windows?|doors?|fire doors?|screens?|decks?|decking|balcon(?:y|ies)|verandahs?|stairs?|balustrades?|rails?|handrails?|fences?|gates?|pool|bath(?:room)?s?|showers?|ensuites?|kitchens?|laundry|floors?|floorboards?|carpets?|slabs?|driveways?|paths?|paving|stumps?|footings?|ceilings?|plaster\w*|gyprock|insulation|heaters?|hot water(?: \w+)?|split systems?|air ?con\w*|solar\w*|switch ?boards?|wiring|lights?|downlights?|smoke alarms?|alarms?|taps?|toilets?|pipes?|drains?|sewer|retaining walls?|carports?|garages?|sheds?|pergolas?|skylights?|chimneys?|cabinets?|benchtops?|skirtings?|cornices?|paint(?:work)?|lifts?|sprinklers?)\b/i;

/** Something is wrong, doubted, gone before, or about to be done. */
const ILL =
  /n['’]t\b|\b(?:but|except|though|although|yet|already|still|again|keeps?|since then|until|however|only|never|not|nothing|none|isnt|arent|doesnt|dont|wont|cant|couldnt|didnt|wasnt|wouldnt|shouldnt|hasnt|havent|werent|without|crack\w*|leak\w*|rot\w*|rust\w*|corro\w*|loose\w*|sagg?\w*|lean\w*|stuck|stick(?:s|ing)|bind\w*|jam\w*|drip\w*|peel\w*|blister\w*|swell\w*|swollen|damp\w*|wet|moist\w*|water(?! (?:heater|tank|unit|system))|mou?ld\w*|gaps?|smell\w*|stink\w*|nois\w*|squeak\w*|creak\w*|bang\w*|broke\w*|missing|bulg\w*|bow(?:s|ed|ing)?|drummy|hollow|stain\w*|uneven|wobbl\w*|mov(?:es|ing)|dropp?\w*|overflow\w*|block\w*|fail\w*|defect\w*|fault\w*|worn|scratch\w*|dent\w*|chip(?:s|ped)|split(?! system| level)s?|warp\w*|cupp\w*|fad(?:es|ed|ing)|soft|spong\w*|fog\w*|condens\w*|rattl\w*|collaps\w*|fell|fall\w*|flood\w*|hot|warm|burn\w*|smok(?:e|ing)(?! alarms?)|spark\w*|trip\w*|shock\w*|gas(?! (?:heater|stove|cooktop|oven|hot))|asbestos|fibro|termites?|wrong|bad(?:ly)?|poor\w*|cheap\w*|dodgy|rough|crooked|sloping|slopes?|short|low|tight|slow|no|myself|ourselves|diy|handyman|problems?|issues?|trouble|worse|worr\w*|unsafe|danger\w*|old|expired|chained|locked|propped|pulled|removed|ripped|taken (?:out|off|down)|knocked|cut|drill\w*|complain\w*|warrant\w*|builder|insur\w*|claim\w*|council|permit|paid|costs?|price|\$|findings?|projects?|reports?|credits?|photos?|mine|contract|handed|completed|finished|settled|approved|approval)\b/i;
/** 'And they fog up' goes on with what they do. */
const GOES_ON = /(?:\band|,|\.|;) ?(?:now |then )?(?:they|it|its|it['’]?s|theres|there['’]?s|the \w+)\b/i;
/** A number that is neither a year nor a dwelling's or a room's is a size, a fall or an age. */
const NUMBER =
  /\b(?<!\b(?:level|unit|flat|apartment|apt|lot|bed|bedroom|bathroom|stage|block|number|no|house) )(?!(?:19|20)\d\ds?\b)\d+(?:\.\d+)?/i;
const LONGEST = 20;

/** 'The deck was rebuilt in 2021', 'new windows went in last year', 'the heater runs fine'. */
export function tellsWhatIs(message: string): boolean {
  if (ASKS.test(message) || ILL.test(message) || NUMBER.test(message) || !PART.test(message)) return false;
  if (message.trim().split(/\s+/).length > LONGEST) return false;
  if (GOES_ON.test(message.replace(WORKS, ''))) return false;
  return DONE.test(message) || WORKS.test(message) || NEW_THERE.test(message);
}

/** Whether a message names a part of a building, or what is built into one. */
export const namesPartOf = (message: string): boolean => PART.test(message);

/** What a message asks of a part, asked of the house: 'how old is the house' for 'how old is the roof'. */
export const asOfHouse = (message: string): string => message.replace(new RegExp(PART.source, 'gi'), 'house');
