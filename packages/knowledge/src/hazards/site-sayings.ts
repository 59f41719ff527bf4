/** Dangers of structure, heights and fire separation that are told in set phrases: 'no braces on', 'penetrations left open'. */
import { type Saying, says } from './saying.ts';

const PROPS =
  '(?:props?|acrows?|propping|back ?props?|needles|(?:temporary|temp|tilt|panel) (?:supports?|brac(?:es|ing)))';
const TAKES_OUT =
  '(?:remov(?:e|es|ed|ing)|pull(?:s|ed|ing)?|knock(?:s|ed|ing)?|tak(?:e|es|ing|en)|took|strip(?:s|ped|ping)?|struck)';
const CARRIES = '(?:beam|lintel|post|column|bearer|load bearing wall)';
const UNBRACED = '(?:no|not|without|un)(?: (?!gaps?)\\w+){0,2}? ?brac(?:es|ing|ed)';
const GALE = '(?:winds?|windy|gusts?|gusty|gale|blow(?:ing|s)|storms?|cyclone)';
const PANE = '(?:glass|panes?|windows?|glazing|glass panels?)';
const LETS_GO =
  '(?:loose|hanging|hangs|fell|fallen|falling|about to (?:fall|go|drop)|slipp\\w+|dropped|popped out|blew out|blown out|sucked out)';
const BELOW =
  '(?:footpaths?|streets?|road|bus stop|pavement|laneway|car ?park|playground|crowd|pedestrians|people)';
const HIGH_UP =
  '(?:level (?:[2-9]|\\d\\d+)|(?:level|floor|storey)s? (?:two|three|four|five|six|ten)|\\d+(?:nd|rd|th) (?:floor|storey|level)|(?:second|third|fourth|fifth|top) (?:floor|storey)|towers?|high ?rise|sky ?scraper|\\d+ (?:floors|storeys|levels) up)';
const FRAMES_UP = '(?:frames?|framing|trusses|walls?|block ?work|brick ?work|panels?)';
const TIPPING =
  '(?:lean(?:s|ing)?|tilt(?:s|ed|ing)|rack(?:ed|ing)|sway(?:s|ing)|wobbl(?:es|ing|y)|twist(?:ed|ing))';
const MACHINE =
  '(?:excavators?|diggers?|bob ?cats?|backhoes?|loaders?|skid steers?|rollers?|cranes?|(?:concrete |tip )?trucks?|dumpers?|machines?)';
const OF_EDGE = '(?:edge|lip|side|brink|top)(?: of)?(?: the| that| our| a)?';
const DIG = '(?:trench|excavation|dig|pit|hole|cut)';
const IN_DIG =
  '(?:men|man|blokes?|guys?|lads|workers?|people|someone|somebody|plumbers?|labourers?|apprentices?|tradies|crew|drainers?)';
const PENETRATION =
  '(?:(?:slab|floor|wall|riser|shaft|service|pipe|cable|fire|ceiling|party|duct) )*penetrations?';
const PARTY_WALL =
  '(?:(?:party|common|dividing|separating|inter ?tenancy|fire) walls?|wall between (?:the |our )?(?:units|flats|townhouses|apartments))';
const HIGH_RAIL =
  '(?<!(?:stair|stairs|steps) )(?:balustrades?|(?:balcony|deck|verandah?|landing|terrace) rail(?:ing)?s?|guard ?rails?)';
/** One that slipped is a roofer's next visit. */
const TILES = '(?:roof|ridge|hip) (?:tiles|caps)';

export const SITE_SAYINGS: readonly Saying[] = [
  {
    name: 'saidunpropped',
    says: says(
      `${TAKES_OUT}(?: (?:out|away|down|the|all|our|those|these|temporary|temp|steel|back))* ${PROPS}(?! (?:hire|drawing|quote))`,
      `${PROPS}(?: (?:under|from|to|for|at|below|supporting|holding|the|a|new|old|level|\\d+|beam|lintel|slab|balcony|roof|wall|were|was|are|have|has|been|being|all|got|out|just))* (?:${TAKES_OUT}|gone|out)(?! of)`,
      '(?:formwork|falsework)(?: \\w+){0,3}? (?:stripped|struck|out|removed|pulled)(?: \\w+){0,3}? (?:early|today|tomorrow|only|poured)',
      `(?:took|taken|pulled|knocked|cut)(?: (?:the|our|an?|old|one|main|whole))* ${CARRIES}? ?out(?: \\w+){0,9}? (?:held|holding|sitting|resting) (?:up )?(?:on|by|with)`,
      `${FRAMES_UP}(?: \\w+){0,6}? ${UNBRACED}(?: \\w+){0,8}? (?:${GALE}|${TIPPING})`,
      `${FRAMES_UP}(?: \\w+){0,9}? (?:${GALE}|${TIPPING})(?: \\w+){0,6}? ${UNBRACED}`,
      `${UNBRACED} (?:\\w+ ){0,2}?${FRAMES_UP}(?: \\w+){0,5}? (?:${GALE}|${TIPPING})`,
    ),
    removes: true,
    unless:
      /\b(?:last (?:month|year)|ago|in (?:19|20)\d\d|engineer (?:has (?!not|n)|ok\w*|signed|passed|approved|(?:said|says)(?! (?:to )?(?:leave|keep|not|no|don)))|engineers? ok|signed(?! the)|certif\w+|(?:14|21|28) days|hired?(?! company)|who removes|drawings? shows?|returned|(?:after|following)(?: \w+){0,3} (?:inspection|sign ?off)|reached strength|gutters?|pine|leaves|valve|theatre|drama|film|plants|(?:after|once) (?:the |all )?(?:posts?|beams?|steel|walls?)|now (?:that )?the (?:\w+ )?(?:is|are|has)(?! up but)|photo|until|when can|how long|stays?|no longer)\b/,
    denies: true,
  },
  {
    name: 'saiddigedge',
    says: says(
      `${MACHINE}(?: \\w+){0,8}? ${OF_EDGE} ${DIG}(?: \\w+){0,6}? ${IN_DIG}(?: \\w+){0,4}? (?:in(?:side)?|down|below|under|working)`,
      `${IN_DIG}(?: \\w+){0,4}? (?:in|down|inside|below)(?: \\w+){0,3}? ${DIG}(?: \\w+){0,6}? ${MACHINE}(?: \\w+){0,8}? (?:${OF_EDGE})`,
    ),
    unless:
      /\b(?:nobody|no one|empty|shored|battered|benched|shield|trench box|well (?:back|clear)|kept? (?:back|clear|away)|back ?filled)\b/,
  },
  {
    name: 'saidunsealed',
    says: says(
      `${PENETRATION}(?: \\w+){0,6}? (?:un ?sealed|not (?:been )?(?:fire )?(?:sealed|stopped|collared)|un ?protected|(?:left )?open|no (?:fire )?collars?|without (?:fire )?collars?|have no collars?)`,
      `(?:un ?sealed|un ?protected|open) (?:\\w+ )?${PENETRATION}`,
      `(?:gap|hole|opening|void)s?(?: \\w+){0,3}? ${PARTY_WALL}(?: \\w+){0,8}? (?:see|light|neighbou?rs?|next door|unit \\d+)`,
      `${PARTY_WALL}(?: \\w+){0,6}? (?:gap|hole|opening)s?(?: \\w+){0,8}? (?:see|light|neighbou?rs?|next door|unit \\d+)`,
    ),
    denies: true,
    unless:
      /\b(?:roof|dektites?|flashings?|shower|bath\w*|basin|laundry|tap|membrane|waterproof\w*|silicone|termite\w*|vermin|insects?|draughts?|vapou?r|on ground|fence|yard|no (?:gaps?|holes?|open)|sealed (?:and|with|by|last|now))\b/,
  },
  {
    name: 'saidlowrail',
    says: says(
      `${HIGH_RAIL}(?: (?:to|on|at|of|the|our|a|balcony|deck|verandah?|landing|terrace|upper|rear|front|is|are|was|only|just|about|measures?|measured|height|high))* (?:[4-8]\\d\\d|9[0-8]\\d)(?! (?:mm )?(?:apart|gaps?|centres?|spac\\w+|wide|long|from|between|kpa))`,
      '^(?:open|unguarded) stair ?wells?(?: (?:on|at|to|level|l\\d|\\d+|rear|front|first|second|floor|both|levels))*(?= $)',
    ),
    unless: /\b(?:stairs?|stair ?case|nosings?|infill|pitch line|ground level|pool|toy|drawings?)\b/,
  },
  {
    name: 'saidtileloose',
    says: says(
      `(?:loose|dislodged) ${TILES}`,
      `${TILES}(?: (?:are|have|at|on|the|front|back|rear|side|come|came|very|all))* (?:loose|dislodged)`,
    ),
    unless:
      /\b(?:deliver\w*|pallets?|stack\w*|spare|samples?|pointing|bedding|mortar|(?:was|were|been|has|all|now) (?:replaced|re ?fixed|re ?bedded|secured)|re ?fixed (?:in|on|by|last)|roofer (?:has|re ?fixed))\b/,
  },
  {
    name: 'saidhighglass',
    says: says(
      `${PANE}(?: \\w+){0,9}? ${LETS_GO}(?: \\w+){0,6}? (?:over|above|onto|on to|into)(?: the| a| our)? (?:\\w+ )?${BELOW}`,
      `${HIGH_UP}(?: \\w+){0,9}? ${PANE}(?: \\w+){0,6}? ${LETS_GO}`,
      `${PANE}(?: \\w+){0,9}? ${LETS_GO}(?: \\w+){0,8}? ${HIGH_UP}`,
      `${PANE}(?: \\w+){0,5}? ${HIGH_UP}(?: \\w+){0,8}? ${LETS_GO}`,
      `loose (?:\\w+ )?${PANE}(?: \\w+){0,4}? ${HIGH_UP}`,
    ),
    unless:
      /\b(?:replaced|re ?fixed|re ?glazed|cleaner\w*|screens?|restrictors?|letter\w*|film|blinds?|curtains?|locks?|latch\w*|handles?|winders?|seals?|beads?|balustrad\w*|shower|table|louvre clip)\b/,
  },
  {
    name: 'saidunclamped',
    says: says('balustrad\\w*(?: \\w+){0,9}? (?:no|without|missing) (?:\\w+ )?clamps?'),
    denies: true,
  },
  {
    name: 'saidnorail',
    says: says(
      '(?:stairs?|stair ?case|stair ?way) (?:with no|without|lacks?|lacking|ha(?:s|ve) no) (?:an? |any )?(?:hand ?rails?|rails?|balustrades?)',
      '(?:no|nil) (?:hand ?rails?|guard ?rails?|balustrades?|railings?)(?: fitted| installed| provided)? (?:to|on|at|along|for|of) (?:the |our )?(?:[5-9]|[1-9]\\d|five|six|seven|eight|nine|ten|twelve) (?:\\w+ ){0,2}?(?:steps|stairs|risers|treads)',
    ),
    denies: true,
  },
  {
    name: 'saidshaft',
    says: says(
      '(?:lift|elevator) (?:\\w+ ){0,4}?(?:opens?|straight)(?: \\w+){0,2}? (?:to|into|onto) (?:the |a )?(?:shaft|pit)',
      '(?:open|unguarded|uncovered) (?:lift|elevator) (?:shaft|well|pit)',
      '(?:lift|elevator) (?:shaft|well|pit)(?: (?:is|has|with|still|on|level|floor|\\d+)){0,5} (?:open|unguarded|no (?:doors?|barri\\w+|gates?|guard\\w*))(?! plan)',
      '(?:lift|elevator|landing) doors? (?:\\w+ ){0,3}?open(?: \\w+){0,3}? no (?:lift|car)',
      '(?:void|stair ?well|shaft|riser)(?: \\w+){0,5}? (?:only|just|nothing but)(?: \\w+){0,3}? (?:tape|rope|string|bunting|mesh)',
    ),
    denies: true,
  },
  {
    name: 'saidmissing',
    says: says(
      '(?:missing|no) (?:stumps?|piers?|bearers?|joists?|columns?|lintels?|props)(?! (?:caps?|shields?|plates?|covers?|pads?|hangers?|bolts?|straps?|in|drawing))',
      '(?:stumps?|piers?|bearers?|joists?|lintels?) (?:is |are )?missing',
    ),
    unless: /\b(?:found|rot\w*|decay|termites?|damage|plan|drawings?|shown)\b/,
    denies: true,
  },
];
