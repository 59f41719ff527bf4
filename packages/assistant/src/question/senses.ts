/**
 * Everyday words that are words of the trade only beside others: 'the oven’s going' is no going of a stair. Each is told
 * by its neighbours and put into a word that means nothing else here.
 */

/** What is said in another sense, and what is read in its place. */
type Sense = readonly [said: RegExp, read: string];

/** Who comes again to look; a builder who comes back is asked for by law. */
const LOOKER = '(?:bloke|guy|man|woman|lady|inspector|certifier|surveyor|engineer|technician|pest company)';

const SENSES: readonly Sense[] = [
  // A sale is settled, and so is a dispute.
  [
    /\bsettlement (?=(?:is |is in |in |on |day|next|tomorrow|this|due|inspection)\b)|(?<=\b(?:before|pre-?)) ?settlement\b|\bsettlement(?= (?:in )?\d)/gi,
    'the day we settle on the house ',
  ],
  // Somebody is called, and no ring of a stain is seen.
  [
    /(?<=\b(?:i|we|to|you|who|should|can|just|they|and) )ring(?= (?:about|for|them|him|her|up|first|someone|somebody|my|our|the|a|an|it|over)\b|\W*$)/gi,
    'call',
  ],
  // A fitting that hangs something is no balustrade.
  [
    /\b(?:heated )?towel (?:rail|rack|ring)s?\b|\b(?:curtain|blind|drapery|picture|clothes|coat|wardrobe|robe|hanging|dado|shower curtain) (?:rail|rod|track)s?\b/gi,
    'wall fitting',
  ],
  // A strip of timber or plaster that decorates doesn't grow.
  [
    /\b(cornice|ceiling|plaster|skirting|timber|decorative|period|architrave|picture|crown|ornate) mou?ld(?:s|ings?|(?! (?:on|in|is|has|growing|spots?|from)))\b/gi,
    '$1 profile',
  ],
  // What it costs.
  [
    /\bset(?:s|ting)? (?:me|us|you|him|her|them|a person) back(?! (?:a|one|two|three|\d+) (?:day|week|month|year)s?\b)/gi,
    'cost',
  ],
  // What is heard: nobody calls the building sound.
  [
    /\bsound(?= (?:comes?|coming|travels?|travelling|carries|goes|gets?|passes|transmission|transfer|insulation|proof|level|rating|through)\b)|(?<=\bhear (?:the |every |any )?)sounds?\b/gi,
    'noise',
  ],
  [/\bsound ?-?proof\w*\b/gi, 'noise insulation'],
  // To go on with the work.
  [
    /(?<=\b(?:to|can|could|let['’]?s|we|i|they|he|she|will|gonna|just|wanna) )crack on\b(?! (?:the|a|my|our|this|that|it|its|both|each|every|one|some)\b)|\bcrack(?:ing)? on with\b/gi,
    'go ahead',
  ],
  [/\bcrack of dawn\b/gi, 'early morning'],
  [
    /\b(?:have|had|having|get|take|taking) (?:a |another |the first )?crack at(?= (?:it|this|that|them|him|her|\w+ing)\b)/gi,
    'try',
  ],
  [/\b(?:crack|cracked|cracking) (?:it|them|the (?:doors?|windows?|lid)) open\b/gi, 'open it'],
  // Rain.
  [
    /\b(?:a |the |brief |passing |heavy |light |few |some )*(?:rain )?showers? of rain\b|\brain showers?\b|\bshowers? (?=(?:blew|came through|passed|forecast|this arvo|all weekend)\b)|\bthunder ?showers?\b/gi,
    'rain ',
  ],
  // A light that goes on and off.
  [
    /\bflashing(?= (?:red|green|amber|orange|blue|white|lights?|on and off|every|beeping)\b)|(?<=\b(?:keeps?|is|are|was|starts?|started|light|lights|led|display|screen|alarm|it['’]?s|its) )flashing\b(?! (?:is|was|has|gone|missing|leak\w*|came|needs?|looks?)\b)/gi,
    'blinking',
  ],
  // An air conditioner in two parts, a house on two levels, a bill between two.
  [/\bsplit[- ]systems?\b(?! air ?con)/gi, 'air conditioner'],
  [/\b(?:a )?multi ?split\b/gi, 'air conditioner'],
  [/\bsplit[- ]level\b/gi, 'two level'],
  [
    /\bsplit(?:ting)?(?= (?:the|a|that|this|any|our|my|their) (?:\w+ )?(?:bill|cost|costs|price|fee|invoice|difference|payment|money|rent|lot|block|title|land)\b)/gi,
    'share',
  ],
  // What costs more.
  [/\brising (?=(?:costs?|prices?|rates?|bills?|rent|fees?)\b)/gi, 'higher '],
  [
    /(?<=\b(?:costs?|prices?|rates?|bills?|rent|fees?)(?: are| is| keep| keeps| have been)? )rising\b/gi,
    'higher',
  ],
  // Soil.
  [
    /\bearth(?= (?:is |was |has been )?(?:heaped|banked|piled|against|floor|bank|wall|moved|works?)\b)|(?<=\b(?:bare|loose|wet|damp|dug|of|the|some) )earth\b(?! (?:wire|stake|leakage|rod|cable|connection|fault|lead))/gi,
    'soil',
  ],
  // A lock; what no longer works.
  [/\bdead ?-?(?:bolt|lock|latch)s?\b/gi, 'door lock'],
  // To take part.
  [/(?<=\b(?:you|they|someone|regulator|council|he|she|to) )step in(?= and\b|\W*$)/gi, 'help'],
  [/\bstep (?=(?:me|us) through\b)/gi, 'walk '],
  // A colour for timber.
  [
    /\b(?:deck(?:ing)?|timber|floor|wood|fence) stains?\b(?= (?:colou?r|brand|product|for|to use|is best|lasts?)\b)|(?<=\b(?:which|what|best|good|oil or) )stain(?= (?:is |would |should |do |lasts |for |suits? |to )\b)/gi,
    'timber oil',
  ],
  // What the trees drop.
  [/(?<=\bleaves )(?:fall|fell|falling|drop)\b/gi, 'collect'],
  [
    /\bfall(?:ing|s)?(?= (?:due|behind|through with|apart with|out with|under (?:the )?(?:act|law|warranty|strata|policy))\b)/gi,
    'come',
  ],
  // A room with a table.
  [/\bpool (?=(?:room|table)\b)/gi, 'games '],
  // Somebody comes again; something was turned down.
  [new RegExp(`\\b(${LOOKER}(?: \\w+){0,4}) (?:come|comes|came|coming) back\\b`, 'gi'), '$1 visit again'],
  [
    /\bknock(?:ed|s|ing)? (?:it|them|that|this|us|me|the \w+) back\b|\bknock(?:ed|s|ing)? back\b/gi,
    'rejected it',
  ],
  // What goes on: a stair's going is named with an article, a number or a stair.
  [/\b(what(?:['’]?s| is)|whats) going on\b/gi, '$1 happening'],
  [
    /(?<=\b(?:oven|heater|kettle|dryer|fan|air ?con\w*|dishwasher|washing machine|telly|tv|fire|tap|shower|alarm|pump|engine|motor|heating)(?:['’]?s| is| are|s) )going\b(?! (?:to|of|up|down)\b)/gi,
    'running',
  ],
];

/** The words of a message with each in the sense that its neighbours give it. */
export const inSense = (text: string): string =>
  SENSES.reduce((written, [said, read]) => written.replace(said, read), text);
