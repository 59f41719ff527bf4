import { ABROAD } from './abroad.ts';

/**
 * Questions that sound like the trade and that nothing here can answer, by what they ask for. Each has its own
 * sentence: a decline says what isn't known, not that something isn't.
 */
interface Gap {
  pattern: RegExp;
  /** Goes on from 'I can’t answer that: '. */
  because: string;
  /** Where this is the subject, the gap isn't one. */
  unless?: RegExp;
}

const PRODUCT = /\b(?:credits?|report|reports|plumbline|analys[ie]s|pdf|the app|this app|pack)\b/;
const TRADES =
  'builder|plumber|electrician|tiler|contractor|inspector|engineer|waterproofer|painter|roofer|carpenter|plasterer|bricklayer|tradie|certifier|surveyor|handyman';

const GAPS: readonly Gap[] = [
  {
    pattern:
      /^(?=.*\bvot(?:e|es|ing)\b)(?=.*\b(?:strata|body corp\w*|owners|committee|meeting|agm|majority|block|common property)\b).*\b(?:what|which|how many|need\w*)\b/,
    because: 'I hold no rules on votes of an owners corporation; its strata manager knows them.',
  },
  {
    pattern:
      /\b(?:heater|air ?con\w*|fridge|freezer|dishwasher|washing machine|dryer|oven|cook ?top|range ?hood|boiler|pool pump|inverter)s?\b.{0,40}\b(?:nois\w*|humm?\w*|rattl\w*|bang\w*|click\w*|won't (?:start|turn|light|heat)|doesn't (?:work|heat|cool)|not (?:work|heat|cool)\w*|broke\w*|stopped|error|flame|yellow|pilot|playing up|service[d]?)\b|\b(?:nois\w*|humm?\w*|rattl\w*|flame|pilot light)\b.{0,30}\b(?:heater|air ?con\w*|fridge|dishwasher|oven|boiler)\b/,
    because:
      'appliances are outside what I hold. A licensed gas fitter looks at a gas one, a licensed electrician at an electric one; leave it off until then.',
    unless: /\b(?:leak\w*|wall|crack\w*|exhaust|duct\w*|roof)\b/,
  },
  {
    pattern:
      /\b(?:r[ -]?(?:values?|ratings?)|r ?\d(?:\.\d)?\b|star ratings?|nathers|basix|u-?values?|energy rating|decibels?|noise level|water pressure|kpa\b|voltage|wattage|(?:what|which|maximum|minimum|right) temperature|how (?:hot|cold|loud)|hottest|coldest|(?:water|heater|thermostat|tank)\b.{0,20}\bset (?:at|to) \d\d\b|wind (?:rating|speed|region|class)|bal rating|(?:noise|acoustic)s?\b.{0,50}\b(?:rating|levels?|limit|insulation)\b|sound (?:rating|levels?|insulation|transmission))/,
    because: 'I hold no ratings or values for energy, noise, wind, temperature, pressure or power.',
    unless: /\bsquea|\bcreak|\bdrummy\b|\bhollow\b|\bwhat(?:['’]?s| is| does)?(?: an?)? bal\b/,
  },
  {
    pattern:
      /\b(?:(?:how much|what) (?:does|do|will|would|should|is|are|might)\b.{0,60}\b(?:cost|costs|charge|price|pay)|how much (?:to|for|per)\b|per met(?:re|er) (?:to|for)|ballpark|quote|(?:rough|average|typical|usual|total) (?:price|cost|estimate)|cost (?:to|of|for) (?:fix|repair|replac|remov|rectif|underpin|re-?\w+|treat|a new|new)|price (?:to|for|of)|(?:hourly|day|daily|going) rate|wages?|salary|per square met|cheap(?:est|er)?|expensive|budget|dollars|\$|how much (?:is|are) (?:a|an|the|new)\b)|^\W*(?:and |the |any )?(?:prices?|costs?|how much)\W*$/,
    because: 'I hold no prices, wages, quotes or estimates of repair costs.',
    unless: PRODUCT,
  },
  {
    pattern: new RegExp(
      `\\b(?:brands?(?! new)|product (?:do|would|should)|(?:which|what) (?:kind of |type of |sort of )?(?:paint|sealant|membrane|glue|adhesive|filler|product|company|supplier|primer|silicone|grout|screws?|nails?|timber|insulation|cement|mortar|tool|drill)|what .{0,25}\\b(?:glue|paint|sealant|primer|adhesive)|bunnings|recommend (?:me )?(?:a|an|any|some) (?:good )?(?:${TRADES}|company|product|brand|lawyer|supplier)|(?:good|best|reliable|cheap|decent|trusted) (?:${TRADES}|company|brand|lawyer|product|paint|sealant|membrane|glue|app|tool|insulation)s?|near me|phone number|dulux|sika|gumtree|airtasker|hipages)\\b`,
    ),
    because: 'I recommend no brands, products or businesses.',
    unless:
      /\bwhat (?:makes?|made|causes?|caused|happen\w*)\b|\b(?:distance|how far|viewed?|viewing|stand back)\b/,
  },
  {
    pattern:
      /\b(?:sue|suing|in court|go to court|court case|(?:my|your|a|the|any|need|get|see|hire|find|which) (?:building |good )?(?:lawyer|solicitor|barrister)s?(?! (?:says?|said|reckons?|told|thinks?))|will i win|chances? of winning|compensation|damages|(?:make|force) (?:him|her|them|(?:my|the) builder) pay|legal action|withhold|terminate|refuse to pay|stop paying|breach of contract|settle(?:ment)? (?:offer|price)|negligen|(?:sack|fire|dismiss|get rid of) (?:my|the|our) (?:builder|contractor)|void (?:my|the) contract|contract (?:valid|void|say|clause)|my rights|entitled to|liquidated damages|variation claim)/,
    because: 'that is legal advice on your own case, which I can’t give.',
    unless:
      /\b(?:is|are|being|was) a (?:lawyer|solicitor|barrister)\b|\bno lawyer\b|\b(?:don'?t|do not|won'?t) need a lawyer\b/,
  },
  {
    pattern:
      /\b(?:resale|property value|(?:house|home|property|land|unit|apartment) (?:price|value)s?|value of (?:my|the|our) (?:house|home|property|unit|apartment)|sale price|market value|worth (?:buying|it)|should (?:i|we) (?:still )?(?:buy|sell)|buy (?:the|this|that) (?:house|home|place|unit|apartment|property)|mortgage|interest rate|home loan|loan|stamp duty|land tax|negotiat|tax deduct|depreciat|gst on|rent(?:al)? (?:yield|reduction)|invest(?:ment|or)?|shares)\b/,
    because: 'I know nothing of property prices, finance or tax.',
    unless: /\breceipts?|\binvoices?|\bcredits?|\bgst\b.{0,20}\b(?:report|pdf|photos?|analys)/,
  },
  {
    pattern:
      /\b(?:home|house|contents|strata|flood|storm|car|landlord|public liability|my) insur(?:ance|er)|\binsurance (?:company|premium|policy|payout|claim|pay)|\bwill insurance\b/,
    because:
      'I know nothing of home, contents or strata insurance; I hold the builders’ insurance of each state.',
    unless: /\b(?:home warranty|building indemnity|home building compensation|insolven|bust|broke|liquidat)/,
  },
  {
    pattern:
      /\b(?:development application|planning permit|(?<!building )approvals?|(?<!occupancy |occupation |building )permits?|da approved|(?<!climb\w* |climbing |wet |height |safety |clear )zon(?:e|ing)|overlay|heritage (?:list\w*|overlay|approv\w*|council|protect\w*)|set-?backs?|boundary|easement|granny flat(?!.{0,40}\b(?:step|stair|riser|going|crack|leak|rail|roof|floor|wall|ceiling|window|shower|door)s?\b)|subdivi|overshadow|floor space ratio|neighbour'?s? (?:tree|fence|wall)|dividing fence|fence (?:height|cost)|front fence|liv(?:e|ing) in (?:a|the|my|our) (?:\w+ )?(?:sheds?|caravan|garage|tiny (?:house|home)|tent|shipping container|granny flat)|how (?:close|near) (?:to|can|may|could|am)\b.{0,50}\b(?:(?:i|we|they|you|he|one) build|be built|build (?:a|an|the|my|our)))\b/,
    because: 'planning, approvals, boundaries and zones are outside what I hold.',
    unless: /\binspections?\b/,
  },
  {
    pattern:
      /\b(?:how long (?:does|do|will|would|should|can|is|are) (?:\w+ ){0,6}(?:take|last|cure|dry|set|stand|left before|before)\b|dry(?:ing)? time|cur(?:e|ing) time|life ?(?:span|expectancy)|how many (?:days|weeks|hours|people|bags|litres(?! ?(?:a |per |\/ ?)s)|bricks|tiles|screws|nails|coats|power points|gpos|sheets))/,
    because: 'I hold no durations, service lives or quantities.',
  },
  {
    pattern:
      /\b(?:span tables?|how far can (?:a|an|the|it|\w+) \w* ?span|max(?:imum)? span|span of|(?:beam|joist|stud|rafter|bearer|purlin|batten|lintel|post|pier|reo|footing|room|bedroom|tank|pipe|vent|cable|driveway|garage|car ?park) (?:sizes?|spans?|spacings?|cent(?:re|er)s|depth)|(?:apart|spaced) .{0,20}\b(?:joists?|studs?|rafters?|bearers?|posts?|piers?|battens?|stumps?|purlins?|noggins?|trusses)|what size (?:\w+ ){0,2}(?:beam|joist|rafter|lintel|footing|post|slab|reo|cable|pipe|tank|window|door|screw|nail)|size (?:beam|joist|rafter|lintel|footing|bearer)|concrete strength|mpa\b|(?:mix|sand|cement) ratio|ratio for|bearing capacity|(?:load|weight) (?:can|capacity)|how much (?:weight|load)|reo(?:inforcement)? spacing|wire gauge|amps?\b|circuit breaker (?:size|rating)|torque|nail(?:ing)? pattern|screw length|weigh(?:t|s)?\b)/,
    because:
      'sizing and design are an engineer’s or a licensed trade’s work; I hold no span, strength, mix or sizing tables.',
    unless: /\blegal weight\b|\bdamp/,
  },
  {
    pattern:
      /\bhow (?:do|can|should|would|could|to|does|might) (?:i |you |we |one |it )?(?:be )?(?:install|lay|build|pour|wire|hang|bleed|render|erect|assemble|set up a|drill|cut|weld|solder|pave|frame|connect|hook up|demolish|move|extend|excavate|plaster|sand|varnish|mix)\b/,
    because: 'I give no instructions for building or installing.',
    unless: PRODUCT,
  },
  {
    pattern:
      /(?:(?:^\W*(?:please )?|\b(?:can|could|will|would) you (?:please )?)(?:write|draft|compose|send|translate|book|order|buy|call|ring|email|schedule|arrange) (?:me |us )?(?:a|an|the|some|my|for)\b.{0,30}\b(?:letter|email|e-mail|message|contract|essay|cleaner|appointment|inspection|tradie|builder|plumber|one|it)|\b(?:letter|email) to (?:my|the|our) builder|how (?:do|can) i become|\bapprenticeships?\b|\bbecome (?:a|an) (?!(?:\w+ )?(?:defects?|problem|hazard|danger|breach|concern|fault|risk|issue|claim|leak)\b)|\bcourse (?:for|to become))/,
    because: 'I answer questions; I write no letters, book nobody and know nothing of careers.',
  },
  {
    pattern:
      /\b(?:weather|forecast|(?:is|will) it (?:going to )?(?:rain|snow|storm|be hot)|rain (?:tomorrow|today|tonight|on)|recipe|football|footy|cricket|elections?|politic\w*|(?<!\b(?:strata|body corp\w*|owners|committee|lot|meeting|agm|majority|unanimous|special|resolution|block|roof|balcon\w+|repairs?|common property)\b.{0,80})(?:who|whom|what|which)\b(?!.{0,24}\b(?:majority|unanimous|special)\b).{0,24}\bvot(?:e|es|ing)\b(?!.{0,60}\b(?:strata|body corp\w*|owners|committee|lot|meeting|agm|majority|unanimous|special|resolution|block|roof|balcon\w+|repairs?|common property)\b)|prime minister|president|joke|poem|song|story about|movie|news|capital of|stock|bitcoin|crypto|python|javascript|homework|horoscope|lottery|dinner|restaurant|holiday|airport|(?:my|a|the) (?:car(?! ?(?:park|port))|dog|cat|bike|laptop|computer|fridge|tv|washing machine)(?:'s)?\b(?! for (?:days|hours))|when was .{0,40} built|who (?:built|invented|designed|owns|won))\b/,
    because: 'that has nothing to do with building defects.',
    unless:
      /\bweather(?:proof|tight|board)|\bcrack|\bleak|\bdamp|\bpuddl|\bponding|\bbounc|\bspring|\bslop|\bsize of a\b|\b(?:in front of|behind|beside|next to|near|under|underneath|by|at|around|where) (?:the|my|our|a) (?:fridge|tv|washing|car|dog|cat|bike)|\bplumb(?:s|ed|ing|er)?\b/,
  },
  {
    pattern: new RegExp(
      `\\b(?:${ABROAD}|english code|in the us|us (?:codes?|standards?|rules?|building)|french)\\b`,
    ),
    because: 'I hold Australian provisions only.',
    unless: /\bfrench (?:drain|door|polish|window)/,
  },
  {
    pattern:
      /\b(?:my builder|this builder|the builder|[A-Za-z]+ (?:homes|constructions|builders))\b.{0,40}\b(?:licensed|licence|licensing|reputable|reputation|reviews?|any good|trustworth|history|insolvenc)|(?:is|are) (?:\w+ ){1,4}(?:licensed|reputable|trustworthy)/,
    because: 'I know nothing about single builders. The regulator keeps the register of licences.',
  },
  {
    pattern:
      /\b(?:(?:what|which|best|good|nice|right) (?:\w+ ){0,2}colou?rs?|colou?r scheme|interior design|style of|decorat|furniture|curtain|kitchen design|floor plan|feng shui|landscap(?:e|ing) ideas|renovation ideas|which is better|is it better|what(?:'s| is) better|better than|what(?:'s| is) the best)\b/,
    because: 'I know nothing of design, taste or which material is better.',
  },
  {
    pattern:
      /\b(?:asthma|allerg|(?:me|us|him|her|kids?|child(?:ren)?|family|people|baby|feel(?:ing)?|get|getting) sick|sickness|cancer(?! in the concrete)|headache|cough|medical|doctor|tablets?\b|panadol|nurofen|medicines?\b|medication|painkillers?|chest (?:hurts|pain)|symptoms? (?:of|from) (?:mould|asbestos|lead)|lead poisoning|toxic(?:ity)?|health effects?|pregnan|kill (?:me|you|us|someone|people)|(?:will|could|can) (?:i|we|you) die)\b/,
    because: 'that is a question for a doctor, and for 000 if it is urgent; I hold nothing on health.',
    unless: /\bconcrete cancer\b/,
  },
  {
    pattern:
      /\b(?:flood|bushfire|mine subsidence|acid sulfate) (?:zone|area|prone|map|risk) .{0,10}\b(?:is|am|my)\b|\b(?:is|am) (?:my|our|i|the) .{0,30}(?:flood|bushfire|mine subsidence) (?:zone|area|prone|risk)/,
    because: 'I hold no maps of flood, bushfire or subsidence; your council does.',
  },
  {
    pattern: /\b(?:gps|geo ?tag\w*|location data)\b/,
    because: 'I hold nothing on that; the privacy policy says what is kept of where a photo was taken.',
    unless: /\b(?:survey\w*|boundary|set ?out)\b/,
  },
  {
    pattern:
      /\b(?:shares?|sharing|keeps?|stores?|uses?|sees?)\b.{0,12}\b(?:my|our) (?:photos?|pictures?|data)\b|\b(?:photos?|pictures?|data|findings?)\b.{0,30}\b(?:sold|sell|third part)|\bsell\b.{0,20}\b(?:photos?|pictures?|data)\b/,
    because: 'what photos and corrections are used for stands in the privacy policy.',
  },
  {
    pattern:
      /\b(?:text|wording|full text|exact words|copy|quote) of (?:the )?(?:clause|section|standard|part|hp|as|ncc|code|housing|[a-j]\d)/,
    because: 'I hold where things stand in the code and the standards, not their texts.',
  },
  {
    pattern:
      /\b(?:who won|what time is it|what(?:'s| is) the time|what day is (?:it|today)|today's date|your (?:name|age|mother|model)|system prompt|your instructions|previous instructions|ignore (?:all|your|the|any|previous)|jailbreak|developer mode|pretend (?:to be|you))\b/,
    because: 'I answer questions on building defects, the code and Plumbline, and nothing else.',
  },
];

/** Words that tell a gap: none of them is a misspelling of a word of the trade. */
export const WORDS_OF_GAPS: readonly string[] = GAPS.flatMap(
  ({ pattern }) => pattern.source.match(/[a-z]{5,}/g) ?? [],
);

/**
 * What a question asks for that is known to be missing here, as the rest of a sentence; undefined for none. Prices of
 * the product are known: `ofProduct` says that the talk is of it.
 */
export function gapOf(text: string, ofProduct: boolean): string | undefined {
  const folded = text.toLowerCase().replaceAll('’', "'");
  return GAPS.find(
    ({ pattern, unless }) => pattern.test(folded) && !(unless && (ofProduct || unless.test(folded))),
  )?.because;
}
