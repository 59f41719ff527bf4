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

const GAPS: readonly Gap[] = [
  {
    pattern:
      /\b(?:r-?values?|r ?\d(?:\.\d)?\b|star ratings?|nathers|basix|u-?values?|energy rating|decibels?|noise level|water pressure|kpa\b|voltage|wattage)/,
    because: 'I hold no ratings or values for energy, noise, pressure or power.',
  },
  {
    pattern:
      /\b(?:(?:how much|what) (?:does|do|will|would|should|is|are|might)\b.{0,60}\b(?:cost|costs|charge|price|pay)|how much (?:to|for)\b|ballpark|quote|rough (?:price|cost|estimate)|cost (?:to|of) (?:fix|repair|replac|remov|rectif|underpin|re-?roof|re-?stump|retil|rewir|repaint|a new|new)|price (?:to|for|of)|hourly rate|per square metre|cheap(?:est|er)?|expensive|budget|dollars|\$)/,
    because: 'I hold no prices, quotes or estimates of repair costs.',
    unless: PRODUCT,
  },
  {
    pattern:
      /\b(?:brand|brands|product (?:do|would|should)|which (?:paint|sealant|membrane|glue|adhesive|filler|product|company|supplier)|what (?:paint|sealant|glue|adhesive|filler|brand|company)|bunnings|recommend (?:a|an|any) (?:good )?(?:builder|plumber|company|product|brand|electrician|tiler|contractor|lawyer|inspector|engineer)|good (?:builder|plumber|company|brand|lawyer)|best (?:builder|plumber|company|brand|product|paint|sealant|membrane)|near me|phone number|dulux|sika|gumtree|airtasker)\b/,
    because: 'I recommend no brands, products or businesses.',
  },
  {
    pattern:
      /\b(?:sue|suing|in court|go to court|court case|lawyer|solicitor|barrister|will i win|chances? of winning|compensation|damages|legal action|withhold (?:the )?(?:final )?payment|terminate (?:the|my) contract|refuse to pay|ncat|vcat|qcat|breach of contract|settle(?:ment)? (?:offer|price)|negligen)/,
    because: 'that is legal advice on your own case, which I can’t give.',
  },
  {
    pattern:
      /\b(?:resale|property value|house price|sale price|market value|worth (?:buying|it)|should i (?:buy|sell)|mortgage|interest rate|loan|stamp duty|negotiat|tax deduct|rent(?:al)? (?:yield|reduction)|invest(?:ment|or)?)\b/,
    because: 'I know nothing of property prices, finance or tax.',
  },
  {
    pattern:
      /\b(?:development application|planning permit|council approval|building permit (?:cost|take|fee)|zoning|heritage (?:listed|overlay)|set-?backs?|easement|granny flat|subdivi|overshadow|floor space ratio|neighbour'?s? (?:tree|fence|wall))\b/,
    because: 'planning and approvals are outside what I hold.',
  },
  {
    pattern:
      /\b(?:how long (?:does|do|will|would|should) (?:\w+ ){0,6}(?:take|last|cure|dry|set)\b|dry(?:ing)? time|cur(?:e|ing) time|life ?(?:span|expectancy)|how many (?:days|weeks|hours|people|bags|litres|bricks|screws|nails|coats))/,
    because: 'I hold no durations, service lives or quantities.',
  },
  {
    pattern:
      /\b(?:span table|how far can (?:a|an|the|it|\w+) \w* ?span|max(?:imum)? span|beam size|joist size|size (?:beam|joist|rafter|lintel|footing|bearer)|what size (?:beam|joist|rafter|lintel|footing|post|slab|reo|cable|pipe)|concrete strength|mpa\b|mix ratio|bearing capacity|load (?:can|capacity)|reo(?:inforcement)? spacing|wire gauge|cable size|amp\b|circuit breaker (?:size|rating)|torque|nail(?:ing)? pattern|screw length|weigh(?:t|s)?\b)/,
    because:
      'sizing and design are an engineer’s or a licensed trade’s work; I hold no span, strength or sizing tables.',
  },
  {
    pattern:
      /\b(?:weather|forecast|rain tomorrow|recipe|football|footy|cricket|election|prime minister|president|joke|poem|song|story about|movie|news|translate|capital of|stock|bitcoin|crypto|python|javascript|homework|horoscope|lottery|dinner|restaurant|holiday|flight)\b/,
    because: 'that has nothing to do with buildings.',
  },
  {
    pattern:
      /\b(?:new zealand|auckland|wellington|united kingdom|\buk\b|england|scotland|ireland|united states|\busa\b|california|texas|new york|canada|singapore|india|fiji|bali|international residential code)\b/,
    because: 'I hold Australian provisions only.',
  },
  {
    pattern:
      /\b(?:my builder|this builder|the builder|[A-Za-z]+ (?:homes|constructions|builders))\b.{0,40}\b(?:licensed|licence|licensing|reputable|reputation|reviews?|any good|trustworth|history|insolvenc)|(?:is|are) (?:\w+ ){1,4}(?:licensed|reputable|trustworthy)/,
    because: 'I know nothing about single builders. The regulator keeps the register of licences.',
  },
  {
    pattern:
      /\b(?:(?:what|which|best|good|nice|right) (?:\w+ ){0,2}colou?rs?|colou?r scheme|interior design|style of|decorat|furniture|curtain|kitchen design|floor plan|feng shui|landscap(?:e|ing) ideas|renovation ideas)\b/,
    because: 'I know nothing of design or taste.',
  },
  {
    pattern:
      /\b(?:asthma|allerg|sick|cancer|headache|cough|medical|doctor|symptoms? (?:of|from) (?:mould|asbestos|lead)|lead poisoning|toxic(?:ity)?|health effects?)\b/,
    because: 'that is a question for a doctor; I hold nothing on health.',
  },
  {
    pattern:
      /\b(?:who won|what time|what day|today's date|your (?:name|age|mother|model)|system prompt|your instructions|previous instructions|ignore (?:all|your|the|previous))\b/,
    because: 'that isn’t something I hold.',
  },
];

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
