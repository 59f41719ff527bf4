/** Whether a message says that a danger is over, or takes it up again. */

const MADE_SAFE =
  /\b(?:it|its|it's|that|thats|that's|they|all|everything|gas|wall|ceiling|leak|balcony|deck|wiring|tap)\b.{0,25}\b(?:fixed|repaired|replaced|made safe|sorted|rectified|rebuilt)\b|\b(?:fitter|plumber|electrician|sparky|engineer|builder|contractor|removalist|assessor|glazier|network|company|brigade|firies)\b.{0,40}\b(?:fixed|repaired|replaced|made (?:it )?safe|sorted|cleared|rebuilt|removed)\b/i;
/** What was done years before the danger was told ended none. */
const LONG_AGO = /\b(?:19|20)\d\d\b|\byears? (?:ago|back)\b|\blast year\b/i;
/** Work that a trade did, or a part that is new: 'builder re-sheeted it yesterday', 'new latch on, tested'. */
const DONE_BY_TRADE =
  /\b(?:gas ?fitter|gas (?:guy|man|bloke|fella|lady|people|company)|sparkie|fitter|plumber|electrician|spark(?:y|ie)|engineer|builder|contractor|chippy|chippie|carpenter|plasterer|roofer|glazier|fencer|pool (?:guy|bloke|company|inspector)|tradie|bloke)\b.{0,50}\b(?:fixed|tightened|sealed|tested|passed|cleared|re-?\w{3,}ed|re-?hung|re-?built|swapped|changed|put in|fitted|installed|mended|did|done|finished)\b/i;
const NEW_PART =
  /\bnew (?:\w+ ){0,2}(?:latch|gate|fence|lock|ceiling|sheet\w*|balustrade|rail\w*|handrail|switch|socket|power ?point|outlet|heater|cooktop|regulator|pipe|hose|alarms?|battery|pane|glass|window|deck|balcony|wall|beam|posts?|stairs?|steps?|tread)\b.{0,15}\b(?:on|in|up|fitted|installed)\b/i;
const ENDED =
  /\b(?:no (?:more )?leaks?|all[- ]clear|tested|all done|all finished|signed off|certified|passed|works? (?:fine|now|well)|all good)\b/i;
/** A leak that was found and not mended is none that is over. */
const FOUND_ONLY =
  /\bfound\b(?!.*\b(?:fixed|repaired|replaced|tightened|sealed|swapped|mended|made safe|no (?:more )?leaks?)\b)/i;
const NOT_YET =
  /\b(?:not|never|no one|nobody|n't|nt|isnt|hasnt|wasnt|until|till|once|if|when|before|will|would|could|should|gonna|going to|can|get|getting|want\w*|need\w*|tomorrow|says?|supposed|tried|still|again|half|almost|nearly|temporar\w*|myself|how|who|be)\b|n['’]t\b/i;

/** 'The gas fitter came and fixed it.' What has merely stopped isn't over. */
export const isOver = (message: string): boolean =>
  (message.split(/[.,;!]| but | and now /i).some((part) => MADE_SAFE.test(part) && !/\?/.test(part)) ||
    ((DONE_BY_TRADE.test(message) || NEW_PART.test(message)) &&
      ENDED.test(message) &&
      !LONG_AGO.test(message) &&
      !FOUND_ONLY.test(message) &&
      !/\?/.test(message))) &&
  !NOT_YET.test(message);

const STAYS =
  /\b(?:stay(?:ing)?|sleep(?:ing)?|move out|go back|back in(?:side)?|live (?:here|in)|safe to (?:be|go))\b/i;
const BACK =
  /\b(?:stay(?:ing)?|sleep(?:ing)?|move out|go back|back in(?:side)?|live (?:here|in)|safe|tonight|use it|how long have (?:i|we) got|can it wait)\b/i;
const OTHER =
  /\b(?:warrant\w*|claim\w*|insur\w*|legal\w*|tribunal|vcat|ncat|qcat|pays?|cost\w*|projects?|findings?|credits?|reports?|builder)\b/i;

/** 'Can we sleep here though?': asked of a danger, whatever was spoken of in between. `just`: it was told just before. */
export const takesUpDanger = (message: string, just: boolean): boolean =>
  (just ? BACK : STAYS).test(message) && !OTHER.test(message);

const ASKS_TO_STAY =
  /\b(?:safe|ok|okay|alright|stay|sleep|live|move out|leave|get out|go back|back in|habitable|evacuate|dangerous)\b/i;
const SAYS_NOTHING =
  /\b(?:is|are|it|its|it's|to|be|still|the|this|that|our|my|a|an|in|at|on|for|of|with|and|or|us|we|i|me|you|they|kids|children|family|baby|mum|mom|dad|nan|nana|gran|parents|guests?|visitors?|tenants?|wife|husband|partner|sister|brother|son|daughter|do|does|should|need|have|has|can|could|would|will|ok|okay|alright|right|all|safe|stay|staying|sleep|sleeping|live|living|move|out|leave|leaving|get|here|there|house|home|place|unit|flat|apartment|room|building|tonight|now|today|habitable|evacuate|dangerous|please|so|just|even|really|inside|go|back)\b|[^a-z]+/gi;

/** 'Is it safe to stay in the house?' where nothing says what is wrong with it. */
export const asksOnlyWhetherSafe = (message: string): boolean =>
  ASKS_TO_STAY.test(message) &&
  /\?|^\W*(?:is|are|can|could|do|should|will|would)\b/i.test(message) &&
  message.replace(SAYS_NOTHING, '') === '';

/** Who would use again what a danger was told of, or go back to it. */
const USES_AGAIN =
  /\b(?:can|could|may|should|shall|ok|okay|alright|fine|safe|allowed|right)\b.{0,40}\b(?:cook\w*|us(?:e|ing)|light\w*|turn\w*|switch\w*|plug\w*|run(?:ning)?|put|start\w*|go|get|move|be|back|stay\w*|sleep\w*|live|shower\w*|bath\w*|swim\w*|play\w*|walk\w*|stand|park\w*|sit|drive|open|eat|have|heat\w*)\b/i;
const OF_ELSE =
  /\b(?:credits?|reports?|projects?|findings?|photos?|warrant\w*|claims?|landlord|bond|pay\w*|cost\w*|limit|allowed gap)\b/i;
/** 'How deep should it be' asks of a size, and uses nothing. */
const OF_MEASURE =
  /^\W*(?:(?:and|so|but|now)\W+)*(?:how (?:deep|high|wide|far|long|big|thick|often|many|much|low)|what (?:size|height|depth|width))\b/i;

/** 'Can I cook again', after what was told of it is over. */
export const usesAgain = (message: string): boolean =>
  USES_AGAIN.test(message) && !OF_ELSE.test(message) && !OF_MEASURE.test(message);
