/** Dangers as people, trades and assessors tell them: what gave a shock, what let go, what buckled, what was painted over. */
import { type Saying, says } from './saying.ts';

const THE =
  '(?:(?:the|our|my|your|his|her|their|a|an|that|this|one|shared|new|old|front|back|side|rear|outside|outdoor|metal|steel) )*';

const STEEL =
  '(?:u ?bs?|u ?cs?|rhs|shs|pfcs?|i beams?|h beams?|rsjs?|girders?|steel beams?|steels|steelwork|(?:top|bottom) chords?|webs?|flanges?|gusset\\w*|stringers?)';
const BUCKLED = '(?:buckled|buckling|crippled|crippling|kinked|torn|cracked|sheared|twisted|folded)';
const FIXINGS =
  '(?:fixings?|bolts?|anchors?|screws?|coach screws|dyna ?bolts|nails|brackets?|chemsets?|masonry anchors?)';
const WITHDRAWN =
  '(?:withdrawn|withdrawing|backed out|backing out|pulled (?:out|through|away)|pulling (?:out|through|away)|sheared|snapped|worked loose|popped out|corroded through|rusted through)';
const LOADED = '(?:ledgers?|balcon\\w+|decks?|verandah?s?|awnings?|bearers?|stringers?|canop\\w+|walkways?)';

const DUG = '(?:batter|cut(?: face)?|excavation(?: face)?|trench wall)';
const BANK = '(?:bank|embankment|cutting|rock face|slope|hill ?side)';
const LET_GO =
  '(?:let go(?! of)|letting go(?! of)|given way|gave way|giving way|slumped|slumping|slid|slipped|slipping|calved|failed|failing|collapsed|come down|came down|coming down|moved overnight)';

const FALL_GEAR =
  '(?:safety mesh|safety nets?|(?:fall )?nets?|netting|catch (?:platform|net)s?|edge protection|(?:roof |perimeter )?guard ?rail(?:ing)?s?|scaffold(?:ing)? (?:planks?|boards?|decks?|ties)|kick ?boards?|mid ?rails?|handrails on the scaffold|void (?:covers?|mesh)|penetration covers?)';
const ANCHORS =
  '(?:(?:roof|safety|fall arrest|abseil|height safety|static|davit) (?:anchors?|lines?|points?|anchor points?)|anchor points?|davits?|static lines?|bosun\\w* chair)';
const IS_OUT =
  '(?:(?:is|are|was|were|has|have|been|all|still|just|s) )*(?:out|down|off|gone|missing|removed|taken (?:out|off|down|away)|cut|torn|not (?:in|up|on|fitted|there))';
const UP_THERE =
  '(?:sheeters?|roofers?|riggers?|painters?|cleaners?|window cleaners|abseilers?|sparkies|solar (?:crew|blokes|guys|installers)|crew|blokes?|men|boys|lads|guys|workers?|tradies|plumbers?|we|they|roof|tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday)';

const STAIR = '(?:stairs?|stair ?case|stair ?way|steps|flight|ladder)';
const NUMBERED =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|fourth|fifth|top|bottom|middle|last)';

const PIECE = '(?:slabs?|sheets?|chunks?|lumps?|sections?|big pieces?|large pieces?|bits?|strips?)';
const CAME_DOWN = '(?:fell|fallen|came down|come down|dropped|crashed|landed|let go)';
const ROT =
  '(?:rot|rotten (?:\\w+ ){0,3}?(?:bits?|parts?|timber|wood|joists?|posts?|bearers?|beams?)|dry rot|wet rot|decay)';
const HIDES =
  '(?:paint(?:ed|s|ing)?(?: (?:straight|right))?(?: over)?|filled(?: over)?|bogged(?: up| over)?|covered(?: up| over)?|hid|hides|boxed in|clad over)';

const GAS_BURNER =
  '(?:(?<!mountain )range(?! ?hood)|cook ?top|hob|stove ?top|gas (?:stove|oven|heater|fire|flame|burner)|stove|cooker|wall heater|space heater|heater|furnace|boiler|pilot(?: light)?|burners?)';
const ILL =
  '(?:head ?aches?|flu|dizzy|sick|nauseous|groggy|woozy|faint(?:ed|s)?|pass(?:ed)? out|collapsed|confused|woke up on the floor|drowsy|threw up|vomit\\w*|ill)';
const CHANGED =
  '(?:now(?! that)|since|lately|never used to|did not|was level|used to|last (?:week|month|year|winter|summer|spring|autumn)|by (?:it|them) ?sel(?:f|ves)|on (?:its|their) own|these days|more and more)';
const MARKER_OF_GROWTH =
  '(?:pins?|tell ?tales?|gauges?|monitors?|studs?|markers?|targets?|prisms?|(?:pencil|chalk) (?:lines?|marks?))';
const SOON = '(?:days?|weeks?|fortnight|months?|overnight|since|yesterday|last|this)';
/** What gives a little of a shock. */
const TINGLES =
  '(?:kiss(?:es)?|nibbles?|nips?|tickles?|tingles?|tingling|zings?|jolts?|prickles?|prickly|pricking|buzz|fizz(?:ing)?|bites?|belts?|zaps?)';
const SOMEONE =
  '(?:me|us|her|him|you|them|people|everyone|anyone|(?:the |my |our )?(?:dog|cat|kids?|mum|dad|wife|husband|nan|missus))';
const WIRED =
  '(?:(?:iron |steel |metal )?bath(?:tub)?|taps?|sinks?|showers?(?: (?:rose|head|mixer))?|mixers?|basin|(?:laundry )?tub|pipes?|kettle|toaster|fridge(?: (?:handle|door))?|oven|stove|washing machine|washer|dryer|dishwasher|(?:metal |steel )?bench|urn|switch|hot plate|metal\\w*)';

export const TOLD_SAYINGS: readonly Saying[] = [
  {
    name: 'saidtingle',
    says: says(
      `${WIRED} (?:\\w+ ){0,2}?(?:gives?|gave|giving|given)(?: off)? (?:${SOMEONE} )?(?:a |an )?(?:(?:bit of a|little|wee|small|slight|tiny|good|mild|funny) )*${TINGLES}`,
      `(?:a |slight |faint |wee |little |bit of a |mild |gets? |got |feel |feeling )+${TINGLES}(?: feeling)?(?: \\w+){0,4}? (?:off|from|in|on|of|through|touching|touch) ${THE}(?:kitchen |bathroom |laundry |cold |hot )*${WIRED}`,
      `tickle (?:off|from|in|on) ${THE}(?:kitchen |bathroom |laundry |cold |hot )*${WIRED}`,
      `${WIRED} (?:\\w+ )?(?:tickles|tingles|nibbles|nips|bites|zings|prickles)`,
      `${TINGLES}(?: \\w+){0,4}? when(?:ever)? (?:\\w+ )?(?:touch\\w*|lean\\w*|grab\\w*) (?:\\w+ ){0,3}?${WIRED}`,
    ),
    unless:
      /\b(?:goodbye|each other|pink|baby|babies|ticklish|cold|hot|scald\w*|mouth|taste|fancy|throat|teeth|insects?|bees?|mozzies|spiders?|ants?|lipstick|price|bill|drive belt|belt (?:is|was|needs)|new belt)\b/,
  },
  {
    name: 'saidorange',
    says: says(
      `${GAS_BURNER}(?: (?:is|was|now|just|always|still|keeps|has|been|have|started|runs|flames?))* burn(?:s|ing|ed|t)?(?: (?:with|a|an|very|bright|lazy|more|all|quite|really|flame))* (?:orange|yellow)`,
    ),
    unless: /\b(?:burnt orange|wood|log|pot ?belly|candles?|fire ?place|paint\w*|colou?rs?|salt)\b/,
  },
  {
    name: 'saidexchanger',
    says: says(
      'heat exchangers?(?: (?:in|on|of|inside|has|have|is|are|was|the|our|my|ducted|gas|wall|heater|furnace|unit|it|s|got|a|badly|been))* (?:crack\\w*|split\\w*|hol(?:ed|e|es)|perforated|rusted through|burnt through|corroded through|failed)',
      '(?:crack\\w*|split|hol(?:ed|e|es)|perforated|rusted through|burnt through)(?: (?:in|on|of|the|a|our|its|gas|ducted|heater|furnace|s))* heat exchanger',
    ),
    unless:
      /\b(?:pool|spa|heat pump|solar|ventilation|hrv|erv|chiller|air ?con\w*|replaced|no (?:cracks?|holes?|splits?)|not (?:cracked|split)|car|radiator)\b/,
  },
  {
    name: 'saidsmokesin',
    says: says(
      `(?:pot ?belly|(?:wood|log|combustion) (?:heater|stove|fire|burner)|stove|fire(?: ?place)?|flue|chimney|heater)(?: (?:is|keeps|has|was|in|the|lounge|always|just))* (?:puff\\w*|smok(?:es|ed|ing)|blow\\w*|spill\\w*)(?: \\w+){0,4}? (?:us|me|out|back|into|inside|in)(?: \\w+){0,12}? ${ILL}`,
      `${ILL}(?: \\w+){0,10}? (?:pot ?belly|(?:wood|log|combustion) (?:heater|stove|fire|burner)|flue|chimney)(?: \\w+){0,2}? (?:puff\\w*|smok(?:es|ed|ing)|spill\\w*)`,
    ),
    unless: /\b(?:bbq|barbecue|camp ?fire|last year|replaced)\b/,
  },
  {
    name: 'saidgoes',
    says: says(
      `${MARKER_OF_GROWTH}(?: \\w+){0,9}? (?:moved|shifted|opened|crept|gone|jumped|grew|grown|out|spread)(?: \\w+){0,4}? [2-9]\\d*(?: ?mm)?(?: \\w+){0,4}? ${SOON}`,
      `${MARKER_OF_GROWTH}(?: \\w+){0,5}? (?:moved|shifted|opened|crept)(?: \\w+){0,3}? (?:[2-9]|[1-9]\\d) ?mm`,
      `${MARKER_OF_GROWTH}(?: \\w+){0,9}? (?:no longer|do not|does not) (?:line|match|meet)(?: up)?`,
      `(?:marbles?|balls?|prams?|trolleys?|pencils?|toy cars?|office chairs?|golf balls?|oranges?)(?: (?:just|always|all|now|even|left|put|on|the|floor|my|in))* rolls?(?= )(?: \\w+){0,12}? ${CHANGED}`,
      `${CHANGED}(?: \\w+){0,9}? (?:marbles?|balls?|prams?|trolleys?|pencils?|toy cars?|office chairs?)(?: (?:just|always|all|even|left|put|on|the|floor))* rolls?(?= )`,
    ),
    denies: true,
    unless:
      /\b(?:lawn|court|pitch|hill|driveway|street|footpath|pool|park|yard|cloth|drop saw|bowling|first reading|install\w*|unchanged|no movement|not moved|within|dropped|paint|carpet|thermal|data|tv|screens?|computer|baby)\b/,
  },
  {
    name: 'saidalates',
    says: says(
      '(?:flying|winged|swarm\\w*(?: of)?) (?:\\w+ )?termites?',
      'termites? (?:\\w+ ){0,2}?(?:swarm\\w*|flying|with wings|poured|pouring|flew)',
      'alates?',
      'swarm\\w*(?: \\w+){0,8}? termites?',
      '(?:winged ants?|ants? with (?:\\w+ )?wings)(?: \\w+){0,6}? (?:floor\\w*|walls?|skirting|architrave|frame)',
    ),
    unless:
      /\b(?:look like|photos?|lawn|paddock|park|street ?lights?|gum tree|(?:is|are) (?:it|they|this)|no|do|what|when)\b/,
  },
  {
    name: 'saidlint',
    says: says(
      '(?:fluff|lint)(?: (?!alarms?|detectors?)\\w+){0,6}? (?:glow\\w*|smok(?:es|ed|ing)|smou?lder\\w*|spark\\w*|alight|on fire|sing(?:e|ed|eing)|scorch\\w*|burn(?:s|ing|t))',
      '(?:glow\\w*|smoking|smou?ldering|burning|sing(?:ed|eing)|scorched) (?:\\w+ ){0,2}?(?:fluff|lint)',
      '(?:flue|chimney|fire ?box|wood heater|pot ?belly|register plate)s?(?: \\w+){0,8}? glow(?:s|ing)? (?:\\w+ )?red',
    ),
    asked: true,
    unless: /\b(?:can|could|may|might|prevent\w*|stops?|avoid|risk|torch|sun\w*|candle)\b/,
  },
  {
    name: 'saidlegionella',
    says: says('legionn?(?:ella|aires?)\\w*'),
    unless:
      /\b(?:clear|negative|nil|no|not|none|free|below|under|test(?:ing)? (?:is|due|for|plan)|annual\w*|book\w*|plans?|polic\w*|for legionella|current|risk (?:assessment|plan|management)|train\w*|prevent\w*|program\w*|how|what|which|rules?|register|standard|course|song|team|old|french|can|could|may|serviced|passed|less)\b/,
  },
  {
    name: 'saidshock',
    says: says(
      '(?:zapped|shocked|jolted|jolt|shock) (?:off|from|by) (?:\\w+ ){0,2}?(?:door ?bell|gate|urn|fence light|letter ?box|meter ?box|heater)s?',
      '(?:light|lamp|door ?bell|gate|letter ?box|meter ?box|heater|stove|washing machine)s? (?:just |keeps )?(?:zapped|shocked|zaps|shocks|(?:gave|gives?|giving)(?= (?:\\w+ ){1,3}?(?:shock|zap|jolt)\\b)) (?:me|us|him|her|them|the|my|our|a|people)',
      '(?:give|gives|gave|giving)(?: (?:me|us|him|her|people|the|my|a|small|strong))* electric(?:ity)?(?: shock)?(?= (?:to (?:me|us|him|her|my)|when|if|every|from|$))',
    ),
    unless: /\b(?:price|bills?|cost|quote|news|electric fence|cattle|bug zapper|carpet)\b/,
  },
  {
    name: 'saidbuckled',
    says: says(
      `${STEEL}(?: (?:is|are|has|have|s|was|were|been|at|the|mid ?span|supports?|both|all|now|badly|completely|top|bottom))* ${BUCKLED}`,
      `${BUCKLED} ${STEEL}`,
    ),
    unless:
      /\b(?:paint\w*|primer|coating|spider|curtains?|web ?site|web ?page|web ?forge|pipe flange|toilet flange|gutters?|garden|shower|fence|guitar|drawings?|before i ordered|scrap)\b/,
  },
  {
    name: 'saidwithdrawn',
    says: says(
      `${LOADED}(?: \\w+){0,2}? ${FIXINGS}(?: \\w+){0,4}? ${WITHDRAWN}`,
      `${FIXINGS} (?:\\w+ ){0,4}?${WITHDRAWN}(?: \\w+){0,5}? ${LOADED}`,
      `${FIXINGS} (?:of|on|in|at|to|from|holding|for) ${THE}(?:\\w+ )?${LOADED}(?: \\w+){0,5}? ${WITHDRAWN}`,
    ),
    unless:
      /\b(?:replaced|refixed|re ?fixed|new (?:bolts?|fixings?|brackets?) (?:in|fitted|installed)|tv|awning window)\b/,
  },
  {
    name: 'saidletgo',
    says: says(
      `${DUG}(?: (?:has|have|had|is|s|behind|above|below|at|by|next|to|the|our|my|site|whole|wall|just|now|all|started|starting|under)){0,8} ${LET_GO}`,
    ),
    unless:
      /\b(?:retaining wall|pancake|cricket|baseball|bat|cake|fried|interest|loan|money|account|years? ago|19\d\d|shored|battered back|staff|contract|price|paper|power|prices?|data|river ?bank machine|haircut)\b/,
  },
  {
    name: 'saidslip',
    says: says(
      `${BANK}(?: (?:has|have|had|is|s|behind|above|below|at|by|next|to|the|our|my|site|whole|wall|just|now|all|started|starting|under)){0,8} ${LET_GO}`,
    ),
    unless:
      /\b(?:retaining wall|(?:slipp?\w*|gave|let) (?:us|me|him|her|in an?)|pancake|cricket|baseball|bat|cake|fried|interest|loan|money|account|years? ago|19\d\d|shored|battered back|staff|contract|price|paper|power|prices?|data|river ?bank machine|haircut)\b/,
  },
  {
    name: 'saidtips',
    says: says(
      'walls?(?: \\w+){0,6}? (?:tip|lean|tilt|bulg|rotat|bow)\\w*(?: \\w+){0,3}? (?:more|further|farther|worse)(?: and more)?(?: \\w+){0,2}? (?:(?:each|every|after|with|whenever|when) (?:\\w+ ){0,3}?(?:rains?|raining|storms?|winter|pours?|downpours?|showers?|wet|week|month|day))',
    ),
  },
  {
    name: 'saidnonet',
    says: says(
      `${FALL_GEAR} ${IS_OUT}(?=(?: \\w+){0,9}? ${UP_THERE})`,
      `${UP_THERE}(?: \\w+){0,8}? (?:no|without(?: an?y?)?) (?:safety (?:mesh|nets?)|edge protection|nets?|harness\\w*|fall protection)`,
      `${ANCHORS}(?: \\w+){0,3}? (?:fail\\w*|pulled? out|pulling out|loose|rusted|corroded|not (?:certified|tested|rated)|condemned|expired|out of (?:date|test|cert\\w*)|tagged out)`,
    ),
    removes: true,
    denies: true,
    unless:
      /\b(?:off the (?:truck|ute|trailer)|hatch locked|access locked|on order|job (?:is )?(?:done|finished)|work (?:is )?(?:done|finished|complete)|finished (?:on|the)|no longer|replaced|re ?certified|mozzie|insect|tennis|cricket|goal|fishing|internet|fruit|bird|garage roof|price|netting off|netball|re ?tested|passed|boat|yacht)\b/,
  },
  {
    name: 'saidnotread',
    says: says(
      `${STAIR}(?: \\w+){0,9}? (?:no|not (?:have|got)(?: any)?|without|missing|lacks?|lost) (?:any |the |its |some |a )?(?:treads?|steps?)(?: ${NUMBERED})*`,
      `${STAIR}(?: \\w+){0,4}? (?:no|without|missing|not) ${NUMBERED} (?:treads?|steps?)`,
      `(?:treads?|steps?)(?: (?:number|${NUMBERED}|to|and|up|from))* (?:is|are|has|have|s)?(?: (?:all|been|now))* ?(?:missing|gone|taken out|not there|absent)(?=(?: \\w+){0,6}? ${STAIR})`,
      `${STAIR}(?: \\w+){0,9}? not have(?: any)? (?:treads?|steps?)`,
    ),
    denies: true,
    removes: true,
    unless:
      /\b(?:step ?(?:ladder|free|son|mother)|nosings?|strips?|no steps? (?:needed|required|wrong|cracked|loose|down|up)|carpet|tread ?(?:mill|wear|depth)|tyres?|drawings?|plans?|not (?:yet )?(?:built|installed)|being built|next steps?|(?:treads?|steps?) (?:is|are) (?:loose|worn))\b/,
  },
  {
    name: 'saidplaster',
    says: says(
      `${PIECE} of (?:\\w+ )?(?:plaster\\w*|ceiling|gyprock|cornice)(?: \\w+){0,9}? ${CAME_DOWN}`,
      'ceilings?(?: (?:is|s|are|was|now|all|half|just|sitting|lying))+ (?:on|across|over) (?:the|my|our) (?:couch|sofa|lounge|floor|beds?|carpet|table|cot|desk)',
    ),
    unless:
      /\b(?:tiny|little|small|coin|fingernail|thumb|bin|skip|truck|deliver\w*|carr(?:y|ied|ying)|paint|off ?cuts?|stack\w*|trolley|ute|replaced|re ?sheeted|repaired|last (?:year|winter|summer)|years? ago)\b/,
  },
  {
    name: 'saidhiddenrot',
    says: says(
      `${HIDES}(?: (?:the|all|up|in|some|that|those|only|just|his|their))* ${ROT}`,
      `only (?:${HIDES}|sanded)(?: \\w+){0,2}? ${ROT}`,
      `${ROT}(?: (?:in|on|of|at|to) (?:the )?(?:\\w+ )?\\w+)?(?: (?:was|were|is|has|have|been|just|only|simply))+ (?:painted|filled|bogged|covered|boxed)(?: (?:over|up|in))?`,
    ),
    unless:
      /\b(?:no rot|window ?sills?|sills?|architrave|skirting|fence|gate|garden|bench|table|weather ?boards?|fascia|cut out|replaced|before paint\w*|prevent|against rot)\b/,
  },
  {
    name: 'saidsmoulder',
    says: says(
      'smou?lder\\w*(?: \\w+){0,4}? (?:walls?|wall cavity|cavity|roof|roof space|ceilings?|insulation|floors?|loft|attic|frames?|joists?|bins? room|chute|facade|cladding)',
      '(?:walls?|wall cavity|cavity|roof|roof space|ceilings?|insulation|floors?|loft|attic|frames?|joists?|chute|facade|cladding)(?: \\w+){0,4}? smou?lder\\w*',
    ),
    unless: /\b(?:was|were|out|last|extinguished|camp ?fire|bbq|compost|mulch|incense|look|no longer)\b/,
  },
];
