/** Dangers that are told in set phrases whose single words tell nothing: 'the lintel's buggered', 'sparks flew out of the oven'. */
import { stretchesWith } from './phrases.ts';
import { type Saying, says } from './saying.ts';
import { SITE_SAYINGS } from './site-sayings.ts';
import { TOLD_SAYINGS } from './told-sayings.ts';
import type { Word } from './words.ts';

const SLANG =
  '(?:cactus|stuffed|rooted|knackered|buggered|munted|cooked|kaput|wrecked|fucked|done for|(?:has|have) had it|on (?:it|its|their) last legs)(?! (?:with|in|into|to|between|behind|around))';
const MEMBER =
  '(?:beams?|lintels?|joists?|bearers?|truss(?:es)?|rafters?|purlins?|stumps?|piers?|rsj|footings?|foundations?|(?:corner|deck|verandah?|carport|porch|roof|support) posts?|roof frame|subfloor)';
const VERY =
  '(?: (?:is|are|looks?|s|and|well|truly|totally|completely|absolutely|pretty|bloody|all|properly|just)){0,4}';

/** 'Not going to last the night', 'won't hold much longer'. */
const lasts = (part: string) =>
  `${part} (?:(?:is|are|will|would) )?(?:not|never)(?: (?:going|gonna|to|be|even))* (?:last|hold|stand|standing|make it|survive|stay up|see|get through)(?: \\w+){0,3}? (?:night|tonight|day|week|weekend|hour|morning|storm|rain|longer)`;

const SOUNDS =
  '(?:chirp\\w*|beep\\w*|(?:going|went|goes|gone|set) off|sound(?:s|ed|ing)|alarming|scream\\w*|blar\\w*|ring(?:s|ing)|screech\\w*|peeping|went of(?= (?:last|at|again|this|in)))';
const MONOXIDE = '(?:co|carbon monoxide|monoxide)';
const DETECTOR = '(?:alarm|detector|sensor|monitor)s?';

/** From 30 ppm on an alarm has to sound within two hours. */
const MUCH_MONOXIDE = '(?:[3-9]\\d|[1-9]\\d\\d)';

const BURNS =
  '(?:run|runs|running|ran|use|uses|using|used|cook|cooks|cooking|cooked|light|lit|burn|burns|burning|heat|heating|going|started|idling)';
const BURNER =
  '(?:charcoal|coals|heat beads|barbie|bbq|barbecue|barbeque|hibachi|weber|gene?rator|genny|genset|camp(?:ing)? stove|butane (?:stove|burner|cooker)|fire ?pit|brazier)';
const INSIDE =
  '(?:indoors|inside|in (?:the |our |my |a )?(?:\\w+ )?(?:garage|shed|lounge|kitchen|house|unit|flat|tent|caravan|bedroom|living room|basement|cellar|laundry|bathroom))';

const ROOFING = '(?:roof(?:ing)?(?: sheets?| sheeting| iron| tin)?|(?:iron|tin|metal|colorbond) sheets?)';
const IN_WIND =
  '(?:lift(?:s|ed|ing)|flap(?:s|ping)|bang(?:s|ing)|peel(?:s|ed|ing)|com(?:es|ing) (?:off|loose|adrift)|torn|ripp(?:ed|ing))';
const WIND = '(?:wind|winds|windy|storm|storms|gusts?|gusty|gale|cyclone|flaps|flapping)';

const FUEL = '(?:petrol|unleaded|fuel|kerosene|thinners?|acetone|solvent)';
const LIGHTS_IT = '(?:pilot|flame|heater|hot water|ignit\\w*|sparks?|burner)';
const VAPOUR = '(?:fumes?|vapou?rs?|fumey)';

const MOUTHS = '(?:chew\\w*|suck\\w*|lick\\w*|mouth(?:ed|ing)|swallow\\w*|ate|eat(?:s|ing|en)?|gnaw\\w*)';
const LEAD = 'lead (?:flashings?|sheet\\w*|pipes?|sinkers?|weights?|solder|offcuts?)';
const APPLIANCE =
  '(?:ovens?|stove|cooktop|dryer|washer|washing machine|dishwasher|fridge|freezer|toaster|kettle|heater|microwave|aircon|range ?hood|tv|plug|power ?point|outlet|socket|switch\\w*|cord|cable|wire|pump|charger)';
const REACTS = '(?:clouds?|fum(?:es|ing)|gas(?:sing)?|fizz\\w*|smok\\w*|chok\\w*|hiss\\w*|vapou?r)';
const WATER_AT = '(?:bath|baths|basin|shower|bath tap|bathtub)';
const HOT = '(?:5[6-9]|[6-9]\\d)(?: (?:degrees?|degs?|c|celsius))+';

const ELECTRICS =
  '(?:gpos?|(?:power ?)?points|power ?boards?|(?<!(?:water|pipe|basin|tank|drain|drainage|floor|sewer) )outlets?|sockets?|(?:sub ?|switch ?|meter ?)boards?|(?:fuse|meter|junction|control) ?box(?:es)?|control panel|extension leads?|inverters?|chargers?|batter(?:y|ies)(?: (?:storage|unit))*|air ?con\\w*|condenser|fridges?|freezers?|dishwashers?|oven|washing machine|dryer|hot water (?:unit|system)|cables|wiring|electrics|sub ?main\\w*)';
const UNDER_WATER =
  '(?:under(?:neath)? ?(?:the |\\d+ mm (?:of )?)?(?:flood ?)?waters?(?! (?:heater|tank|test|meter|line))|submerged|inundated|flooded(?! with| the)|went under(?! the| a)|(?:was|were|been|got)(?: half| partly)? under(?! (?:the|a|warranty|control|load))|drown(?:ed)?(?! out| in)|in(?:to)? (?:the |\\d+ mm of |\\w+ )?flood(?:ed)? ?water|sat in (?:\\d+ \\w+ of )?water|soaked (?:in|by) the flood|(?:covered )?by (?:the )?flood ?water|floated in the flood)';

/** What is metal or wet and touched, and carries no voltage unless something is wrong. */
const TOUCHED =
  '(?:taps?|sinks?|showers?(?: (?:rose|head))?|rose|mixers?|bath|basin|pipes?|gates?|fence|letter ?box|rails?|handrail|gutters?|downpipe|bollard|door ?handle|metal\\w*|casing|enclosure|cladding|ladder)';
/** The same, and what carries one inside. */
const LIVENS = `(?:${TOUCHED}|oven|stove|fridge|kettle|switch|power ?points?|washing machine|dishwasher|dryer|intercom|lights?|lamp)`;
/** From 30 volts on, which an isolated tap or rail never holds. */
const VOLTS = '(?:[3-9]\\d|[1-9]\\d\\d) ?(?:v|vac|volts?)';

const OVEN = '(?:oven|stove|cooktop|stove ?top|gas rings?|burners)(?: door)?';
const BURNS_WOOD =
  '(?:(?:wood|log|combustion|slow combustion|gas|pot ?belly)(?: \\w+)? (?:heater|stove|fire|burner)|pot ?belly(?: stove)?|(?:open )?fire ?box|wood burner)';

const NO_PART = /\b(?:paint|plaster|patch\w*|seal\w*|silicone|wallpaper|tape|hooks?|plugs?)\b/;

const SAYINGS: readonly Saying[] = [
  ...SITE_SAYINGS,
  ...TOLD_SAYINGS,
  {
    name: 'saidbroken',
    says: says(`${MEMBER}${VERY} ${SLANG}`),
    unless: /\b(?:laser|head\w*|high|low|sensor|light|fenc\w+|gate|goal|tree|cricket)\b/,
  },
  {
    name: 'saidgoing',
    says: says(
      lasts('(?:walls?|roof|beams?|lintel|chimney|parapet|house|floor|posts?|carport|stumps)'),
      '(?:walls?|chimney|parapet|pier|gable)(?: (?:is|are|has|have|been|now|all))* leaning (?:on|against|into) (?:the |our |my |a )?(?:scaffold\\w*|props?|house|tree|neighbou?r\\w*|shed|car)',
      '(?<!line )props?(?: (?!straight\\b)\\w+){0,6}? (?:bent|buckled|bowed|kicked out)',
      '(?:columns?|pier|reo|bars)(?: \\w+){0,8}? buckled|buckled (?:columns?|props?|reo|bars)',
      '(?:engineer|inspector|surveyor|council|firies|fire brigade|ses)(?: (?:has|have))? (?:said|says|told|wants|ordered)(?: (?:us|me|everyone|everybody|you|we|have|must|should|to))* (?:get out|move out|moved? out|evacuate|stay out|not (?:sleep|stay|live)|leave(?= (?:now|at once|the (?:house|flat|unit|building)|$)))',
    ),
    unless: NO_PART,
    denies: true,
  },
  {
    name: 'saidflooded',
    says: says(
      `${ELECTRICS}(?: (?!new|above)\\w+){0,5}? ${UNDER_WATER}`,
      `(?:flood\\w*|flood ?water|water) (?:mark )?(?:(?:had|is|was|came|went|got|up|to|half|way|\\d+|mm|over|above|past|the|into) )+${ELECTRICS}(?= )(?: (?!new)\\w+){0,16}? (?:dry|dried|power|on|flood|hosed)`,
      `flooded ${ELECTRICS}`,
      '(?:silt|mud)(?: \\w+){0,3}? (?:in|through|inside) (?:the )?(?:ducts?|vents?|heater)(?: \\w+){0,6}? (?:power|running|on)',
    ),
    unless:
      /\b(?:(?<!not (?:been )?|never (?:been )?)replaced(?! the fuse)|certif\w+|(?:tested|checked|passed|signed|cleared) (?:ok |fine )?by|electrician (?:has |have )?(?:tested|checked|signed|replaced|cleared)|never(?! (?:been )?(?:checked|tested|looked|dried|replaced))|above the flood|flood ?lights?|rated(?! \d)|submersible|ip6\d)\b/,
  },
  {
    name: 'saidgroggy',
    says: says(
      '(?:all|both|everyone|everybody|family|kids|we)(?: \\w+){0,2}? (?:woke|wake|wakes|feel|felt|got)(?: \\w+){0,3}? (?:groggy|woozy|dizzy|drowsy|headaches?|sick|faint|crook|confused)(?: \\w+){0,6}? (?:cat|dog|bird|budgie|pets?)(?: \\w+){0,2}? (?:stagger\\w*|wobbl\\w*|collaps\\w*|limp|unsteady|dead|died|floppy)',
    ),
    unless: /\b(?:drink\w*|drunk|wine|party|hung ?over|flu|virus|food|gastro|vet)\b/,
  },
  {
    name: 'saiddrain',
    says: says(
      '(?:drain|suction|outlet)(?: (?:covers?|grates?|grilles?|lids?))(?: \\w+){0,6}? (?:broken|missing|cracked|loose|gone|off|came away|come away|snapped|smashed)|(?:broken|missing|cracked|loose|smashed) (?:drain|suction|outlet) (?:cover|grate|grille|lid)|(?:cover|grate|grille|lid)s? (?:on|of|over|for|from) (?:the |our |my )?(?:(?:pool|spa|main) )*(?:s )?(?:drain|suction|outlet)(?: \\w+){0,5}? (?:broken|missing|cracked|loose|gone|off|came away|come away|snapped|smashed)|(?:hair|arm|hand|foot|leg)(?: \\w+){0,2}? (?:sucked|caught|stuck)(?: \\w+){0,4}? (?:drain|suction|skimmer|outlet)',
    ),
    unless: /\b(?:replaced|new|rain|storm ?water|yard|pavers?)\b/,
  },
  {
    name: 'saidlive',
    says: says(
      '(?:buzz(?:ing)?|tingl\\w*|shock|zap|zapped|pins and needles)(?: \\w+){0,2}? (?:in|from|of|off|by) (?:(?:the|our|my|a) )*(?:pool|spa|water)',
    ),
    unless: /\b(?:chlorine|shocked|bees?|mozzies|flies|treatment|price|quote)\b|^(?!.*\b(?:pool|spa)\b)/,
  },
  {
    name: 'saidwetlight',
    says: says(
      'water (?:is )?(?:go|goes|going|gets|come|comes|coming|run\\w*|drip\\w*|leak\\w*)(?: \\w+)? (?:in|into|inside|through|from|of) (?:(?:the|my|our|a) )*(?:\\w+ )?(?:down ?)?lights?(?= (?:fitting|in|on|at|when|over|above|and|again|after|every|$))',
    ),
  },
  {
    name: 'saidoff',
    says: says(
      '(?:fip|fire (?:indicator )?panel)(?: (?:is|has|been|was|left|still))* (?:isolated|disabled|switched off)',
      '(?:sprinklers?|hydrants?|hose ?reels?|fire (?:panel|pumps?|alarms?))(?: (?!ours)\\w+){0,9}? (?:off|isolated|disconnected|out of (?:order|service)) (?:since|for (?:\\w+ ){1,3}(?:weeks?|months?|days?))',
      '(?<=\\bsprinklers?\\b.*)ours (?:have|has) been (?:off|isolated)',
    ),
    removes: true,
    unless:
      /\b(?:reinstated|back on|fire watch|during|for (?:the )?test\w*|lawn|garden|irrigation|grass|beds?|timer|(?:front|back) ?yard|in the yard)\b/,
  },
  { name: 'saidstructural', says: says('structural crack(?:s|ing)?') },
  {
    name: 'saidbent',
    says: says(
      `(?:${MEMBER}|columns?|steel posts?|props?|acrows?) (?:has|have|got|with|s)(?: (?:a|an|got|definite|clear|slight|bad|big|visible))* (?:bend|kink|bow|buckle|twist)s? (?:in|at|halfway|half|near|to)`,
    ),
    unless: /\b(?:drawings?|plans?|design\w*|camber\w*|curved|arch\w*)\b/,
  },
  {
    name: 'saidlintel',
    says: says(
      'lintels?(?: (?:over|above|of|at|on)(?: \\w+){1,3}?)?(?: (?:is|are|has|have|s|now|just|clearly|also|visibly))* (?:dropped|dropping|sagg(?:ed|ing)|sags|drooping|deflected|sunk)(?! (?:off|in|on|onto|at|into))',
      '(?:dropped|sagging|drooping|sunken) lintels?',
    ),
    unless: /\b(?:new|replac\w*|deliver\w*|pallet|camber\w*|design\w*)\b/,
  },
  {
    name: 'saidshock',
    says: says(
      `(?:shocks?|zaps?|boots?|belts?|kicks?|tingles?|zapped|shocked|electrocuted) (?:off|from|by) (?:(?!price|bill|size|state)\\w+ ){0,3}?${LIVENS}`,
      `${VOLTS}(?: ac)? (?:on|from|between|off|across|to) (?:\\w+ ){0,2}?${TOUCHED}`,
      `${TOUCHED}(?: \\w+)? (?:to|and|at|reads?|reading|shows?|showing|measures?|measured|carries|has|earth|ground|live)(?: \\w+){0,2}? ${VOLTS}`,
    ),
    unless:
      /\b(?:dirt|mud\w*|wash\w* (?:\w+ )?boots?|price|bill|hammer|drive belt|electric fence|cattle|horses?|needs?|want|supply|opener|motor|install\w*|rated|pump|transformer)\b/,
  },
  {
    name: 'saidsubsidence',
    says: says('subsidence'),
    unless:
      /\b(?:insurance|policy|cover\w*|district|board|area|past|old|historic\w*|underpinned|claims?|zone|scope|look|signs?|such)\b/,
  },
  {
    name: 'saidcloser',
    says: says(
      '(?:took|taken|removed|disconnected|unscrewed|ripped)(?: (?:out|off|down|the|its|their|our))* fire door(?: self)? closers?',
      'fire door(?: self)? closers?(?: (?:was|were|has|have|been|is|are))* (?:taken|removed|disconnected|unscrewed|ripped)',
    ),
    unless: /\b(?:new|replac\w*|put back)\b/,
    removes: true,
  },
  { name: 'saidceiling', says: says(lasts('ceilings?')), unless: NO_PART, denies: true },
  {
    name: 'saidnotdead',
    says: says(
      '(?:wires?|wiring|tails|cables?|conductors?|terminals?|circuits?|live parts?)(?: \\w+){0,6}? (?:(?:not|never)(?: been)? (?:isolated|made safe|(?:proved|proven|tested) dead)|(?:needs?|must|should)(?: to)? be made safe)',
    ),
    denies: true,
    unless: /\b(?:until|if|unless|when|before)\b/,
  },
  {
    name: 'saidasbestos',
    says: says(
      'came back(?: (?!negative|clear|no|not|free|normal|clean|under|below|without)\\w+){0,4}? (?:asbestos|amosite|chrysotile|crocidolite)',
    ),
  },
  {
    name: 'saidoven',
    says: says(
      `(?:us(?:e|es|ed|ing)|run(?:s|ning)?|light(?:s|ing)?|turn(?:s|ed|ing)?(?: on)?)(?: (?:the|our|their|a|gas|on|old))* ${OVEN}(?: \\w+){0,3}? (?:as (?:a |the |our )?heat(?:er|ing)|(?:to|for) (?:heat(?:ing)?|warm(?:ing)?)(?: up)? (?:the |our |this )?(?:kitchen|room|house|unit|flat|place|lounge|whole|us|home))`,
      `${OVEN}(?: (?:open|on|going|running|lit|all|night|day|left|is|door|the|and|every|winter))+ (?:to (?:keep|stay|get) warm|for (?:heat(?:ing)?|warmth)|to (?:heat|warm)(?: up)? (?:the |our )?(?:kitchen|room|house|unit|flat|place|lounge))`,
    ),
    unless: /\b(?:electric|induction|fan forced)\b/,
  },
  {
    name: 'saidnoflue',
    says: says(
      `${BURNS_WOOD}(?: \\w+){0,5}? (?:no|without (?:an? |any )?|lacks an? |missing (?:its |the )?) ?flue(?! (?:needed|required|yet|cap|guard|shield))`,
      `no flue (?:on|to|at|above|from) (?:the |our |my |this |a )?${BURNS_WOOD}`,
      `flue (?:is |was )?(?:missing|gone|never fitted|never installed) (?:from|on|to|off|above) (?:the |our |my |this )?${BURNS_WOOD}`,
    ),
    denies: true,
    unless:
      /\b(?:electric|flueless|un ?flued|ethanol|decorative|box|deliver\w*|order\w*|quote\w*|install(?:ed|er)? (?:on|next|is)|not (?:yet |been )?(?:lit|used|connected|installed)|never (?:lit|used)|new)\b/,
  },
  {
    name: 'saidmonoxide',
    says: says(
      `${MONOXIDE}(?: gas)? ${DETECTOR}(?: \\w+){0,6}? ${SOUNDS}`,
      `${DETECTOR}(?: \\w+){0,9}? (?:says?|reads?|saying|labelled|marked|shows?|displays?) ${MONOXIDE}(?: \\w+){0,6}? ${SOUNDS}`,
      `${SOUNDS}(?: \\w+){0,9}? (?:says?|reads?|saying|labelled|marked|shows?|displays?) ${MONOXIDE}`,
    ),
    unless:
      /\b(?:once|one chirp|end of life|tested|testing|when (?:we|i) test|(?:low|flat|new|changed the) batter\w+|(?:must|should|will) sound)\b/,
  },
  {
    name: 'saidppm',
    says: says(
      `${MONOXIDE}(?! 2 )(?: \\w+){0,4}? ${MUCH_MONOXIDE} ?ppm`,
      `${MUCH_MONOXIDE} ?ppm(?: (?:of|on|for|the|reading))* ${MONOXIDE}(?! 2 )`,
      `${MONOXIDE} (?:${DETECTOR}|meter|level|reading)s? (?:reads?|reading|shows?|showing|says|at|is|of) ${MUCH_MONOXIDE}`,
      `^${MONOXIDE} (?:[5-9]\\d|[1-9]\\d\\d)(?! (?:mm|m|kg|\\d|st|street|rd|road))`,
    ),
    asked: true,
    unless:
      /\b(?:tested|testing|limits?|standard|exposure|calibrat\w*|(?:what|which) levels?|(?:must|should|will) sound|was|were|before|now (?:0|zero|nil)|(?:how many|what) ppm)\b/,
  },
  {
    name: 'saidburning',
    says: says(
      `${BURNS}(?: \\w+){0,5}? ${BURNER}(?: \\w+){0,3}? ${INSIDE}`,
      `${BURNER}(?: \\w+){0,2}? ${BURNS}(?: \\w+){0,3}? ${INSIDE}`,
      `${INSIDE}(?: \\w+){0,4}? ${BURNS}(?: \\w+){0,4}? ${BURNER}`,
      `(?:garage|shed|carport)(?: \\w+){0,6}? (?:car|ute|van|(?<!(?:door|tilt|fan|garage|shed) )(?:engine|motor)|mower)(?: (?:is|s|was|still|been|left|has|the|engine|with))* (?:running|idling|ran)(?! late)`,
      `(?:car|ute|van|(?<!(?:door|tilt|fan|garage|shed) )(?:engine|motor)|mower)(?: (?:is|s|was|still|been|left|has|the|engine))* (?:running|idling|ran)(?: \\w+){0,3}? in(?:side)? (?:the |our |a |my )?(?:(?!driveway)\\w+ )?(?:garage|shed)`,
    ),
    unless: /\b(?:stor(?:e|ed|ing)|parked|electric|clean\w*|assembl\w*|unlit|built in|flued|used to)\b/,
  },
  {
    name: 'saidvapour',
    says: says(
      `(?:full of|filled with|thick with|reeks of|stinks of) ${FUEL}`,
      `${FUEL} ${VAPOUR}(?: \\w+){0,14}? ${LIGHTS_IT}`,
      `${LIGHTS_IT}(?: \\w+){0,14}? ${FUEL} ${VAPOUR}`,
    ),
    unless: /\b(?:cans?|tanks?|jerry\w*|bottles?|car is|ute is|mower is)\b/,
  },
  {
    name: 'saidpoison',
    says: says(
      `(?:chlorine|bleach)(?: \\w+){0,6}? (?:acid|ammonia)(?: \\w+){0,14}? ${REACTS}`,
      `(?:acid|ammonia)(?: \\w+){0,6}? (?:chlorine|bleach)(?: \\w+){0,14}? ${REACTS}`,
    ),
  },
  {
    name: 'saidscald',
    says: says(
      `${HOT}(?: water)? (?:at|from|out of|in|to) (?:(?:the|our|my|kids|main|ensuite) )*${WATER_AT}`,
      `${WATER_AT}(?: (?:is|at|tap|runs|reads|water|hits|gets|comes|out|to))* ${HOT}`,
    ),
    unless: /\b(?:kettle|sauna)\b/,
  },
  {
    name: 'saidlead',
    says: says(
      `(?:kids?|child|children|toddlers?|baby|bub|boy|girl|son|daughter)(?: \\w+){0,9}? ${LEAD}(?: \\w+){0,6}? ${MOUTHS}`,
      `(?:kids?|child|children|toddlers?|baby|bub|boy|girl|son|daughter)(?: \\w+){0,6}? ${MOUTHS}(?: \\w+){0,5}? ${LEAD}`,
      `(?:my|our) (?:boy|girl)s?(?: \\w+){0,4}? ${MOUTHS}(?: \\w+){0,4}? paint`,
    ),
  },
  {
    name: 'saidsparks',
    says: says(
      `sparks? (?:flew|shot|came|coming|flying|fly|jump\\w*|spat|spitting|poured|went)(?: \\w+){0,6}? ${APPLIANCE}`,
    ),
    unless: /\b(?:wood|pizza|chimney|grind\w*|weld\w*|between)\b/,
  },
  {
    name: 'saidlifting',
    says: says(
      `${ROOFING}(?: (?:has|have|is|are|was|been|keeps?|started|s|corner)){0,4} ${IN_WIND}(?: \\w+){0,8}? ${WIND}`,
      `${WIND}(?: \\w+){0,6}? ${ROOFING}(?: (?:has|have|is|are|was|been|keeps?|started|s|corner)){0,4} ${IN_WIND}`,
      '(?:roof (?:tiles?|slates?)|ridge (?:tiles?|caps?|capping)|slates?) (?:right |just )?(?:over|above) (?:it|them|there)(?: (?:is|are|has|have|come|been|all|very|also|look|feel)){0,3} (?:loose|slipp\\w+|lifting)',
      '(?:loose|flapping|detached|slipping)(?: \\w+)? (?:cladding|facade)(?: \\w+){0,4}? (?:level|storey|floor|upstairs|gable|entry|path|footpath|street)',
      '(?:cladding|facade)(?: panels?| sheets?| boards?)?(?: (?:is|are|has|have|come|came|coming|on|the|gable|second|third|upper|floor|storey|level|two|three|\\d)){0,6} (?:loose|flapping|detached)(?: \\w+){0,4}? (?:level|storey|floor|upstairs|gable|entry|path|footpath|street|wind)',
    ),
    unless: /\b(?:whirly\w*|antenna|sarking|blinds?|crane|tarp|re ?fixed|re ?screwed)\b/,
  },
  {
    name: 'saidripping',
    says: says(
      '(?:tvs?|telly|television|(?:overhead|wall|kitchen|top) (?:cabinet|cupboard)s?|wall oven|range ?hood|wardrobe|bookcase)(?: (?:bracket|mount|is|are|s|has|been|slowly|starting|started|to)){0,4} (?:ripping|rips|pulling|pulls|tearing|tears|coming|comes)(?: right| half)? (?:out|off|away|loose)(?: of| from| off)? (?:the |our )?(?:gyprock|plaster\\w*|wall|studs?|bricks?|brickwork|ceiling)',
    ),
  },
  {
    name: 'saidlampwater',
    says: says(
      'water (?:(?:is|has|was|s|pool\\w*|sit\\w*|collect\\w*|inside) )*in (?:(?:the|my|our|a) )?(?:\\w+ ){0,4}?(?:down ?light|lamp|light (?:shade|fitting|cover|globe)|(?:kitchen|hall|bathroom|ceiling|bedroom) light)\\b',
    ),
    unless: /\b(?:no|pool|pond|fountain|aquarium|solar)\b/,
  },
  {
    name: 'saidwhoosh',
    says: says(
      '(?:lit|lights?|lighting|sparked|struck|flicked)\\b(?: \\w+){0,9}? (?:whoosh\\w*|fireball|flames? (?:shot|flashed|roared))',
      '(?:whoosh\\w*|fireball)(?: of (?:flames?|fire))?(?: \\w+){0,7}? (?:when|as|after)(?: \\w+){1,4}? (?:lit|sparked|struck|flicked|lighter|cigarette)\\b',
    ),
    unless: /\b(?:bbq|barbecue|fire ?pit|camp|film|movie|fireworks?|was nice|lights? (?:went|go))\b/,
  },
  {
    name: 'saidfire',
    says: says(
      'help fire|^fire(?: fire)*(?= (?:help|quick|now|emergency|what (?:now|do|should)))',
      'there(?: is|s| are| s) (?:a |an )?(?:\\w+ )?fires?(?= (?:in|at|on|under|behind|next|outside|inside|now|here|help|and|what|spreading|$))',
      'fire (?:has |is |just )*(?:broke out|broken out|spreading|getting bigger|out of control)',
    ),
    asked: true,
    unless:
      /\b(?:was|were|if|ago|last|places?|pits?|camp|drills?|ratings?|put out|is out|went out|sale|nice|cosy|lovely|wood|log|gas|open|no)\b/,
  },
  {
    name: 'saidglow',
    says: says(
      '(?:crack|gap)s?(?: (?:is|are|in|the|that|wall|behind|inside|was|keeps)){0,4} glow(?:s|ing)?',
      'glow(?:s|ing)?(?: \\w+){0,2}? (?:in|inside|behind|from)(?: \\w+){0,3}? (?:crack|wall|ceiling|roof space)',
    ),
    unless:
      /\b(?:sun\w*|lights?|leds?|lamps?|lanterns?|dark|candles?|torch|moon\w*|tv|paint\w*|screen|heater|neon|warm|evening)\b/,
  },
  {
    name: 'saidthrough',
    says: says(
      '(?:foot|heel|leg|boot|shoe|stiletto)(?: (?:has|just|almost|nearly))? (?:went|goes|gone|sank|punched|broke|came)(?: \\w+){0,2}? through(?: \\w+){0,3}? (?:floor\\w*|boards?)',
    ),
    unless: /\b(?:decks?|decking|verand\w*|balcon\w*|landing|stairs?)\b/,
  },
];

export const SAID: readonly string[] = SAYINGS.map(({ name }) => name);
/** Those that a question tells as well as a statement does. */
export const TOLD_BY_ASKING: ReadonlySet<string> = new Set(
  SAYINGS.filter(({ asked }) => asked).map(({ name }) => name),
);

type Add = (name: string, start: number, end: number) => void;

/** Adds the class of each phrase that is neither denied nor past, mended or supposed. */
export function addSayings(
  words: readonly Word[],
  { denied, quiet, settled }: Readonly<Record<'denied' | 'quiet' | 'settled', readonly boolean[]>>,
  add: Add,
): void {
  for (const { name, says: pattern, unless, denies, removes, asked } of SAYINGS)
    for (const { start, end } of stretchesWith(words, pattern)) {
      const sentence = words.filter((word) => word.sentence === words[start]?.sentence);
      const isOff = (at: number) =>
        (quiet[at] === true && !asked && !(removes && settled[at] === true)) ||
        (!denies && denied[at] === true);
      if (isOff(start) || isOff(end - 1)) continue;
      if (unless?.test(sentence.map(({ text }) => text).join(' '))) continue;
      // What is removed is told as mended, so that the verb alone stands for it.
      add(name, removes && quiet[start] ? end - 1 : start, end);
    }
}
