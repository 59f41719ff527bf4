/** What has the words of a danger and is something else: wires of a balustrade, holes for cables, plaster of a wall. */
import type { AlertKind } from './alert.ts';

interface Alike {
  /** All of these are said. */
  says: readonly RegExp[];
  /** With any of these it may be the danger all the same. */
  unless: RegExp;
  kinds: readonly AlertKind[];
}

const LIVE =
  /\b(?:power|electric\w*|live|bare|spark(?:s|ed|ing)?|shock\w*|tingl\w*|zap\w*|lights?|lamp|plug\w*|switch\w*|hit|nick\w*|damag\w*|trip\w*|burn\w*|copper|earth|cord)\b/;
const OF_CEILING =
  /\b(?:ceil\w*|overhead|above|upstairs|over|cornice|bed|roof|sheet|batten\w*|joists?|drop\w*|hang\w*|f[ae]ll\w*)\b/;

/** What may be wrong with what carries something. */
const AMISS =
  /\b(?:jacks?|acrow|props?|propped|temporar\w*|rope|strap\w*|tape\w*|wire|stacked|loose\w*|rot\w*|rust\w*|lean\w*|crack\w*|brok\w*|split\w*|snap\w*|sag\w*|bow\w*|bent|bend\w*|mov\w+|shift\w*|sink\w*|sunk|gaps?|missing|no|not|without|only|just|one|termites?|soft|crumbl\w*|gone|cut\w*|remov\w*|off|out|drop\w*|wobbl\w*|hit|knock\w*|unsafe|danger\w*|noise\w*|creak\w*|old|dodgy)\b/;

const ALIKE: readonly Alike[] = [
  // A market, and what is asked of a limit.
  {
    says: [/\b(?:on fire|spark(?:s|ed))\b/, /\b(?:offers?|bidd\w+|sales?|market|auction|interest|debate)\b/],
    unless: /\b(?:smok\w*|flam\w*|burn\w*|brigade|switch\w*|power|wir\w+|plug\w*|lights?|board)\b/,
    kinds: ['fire', 'electrical'],
  },
  {
    says: [/\b(?:max(?:imum)?|min(?:imum)?|mean|allow(?:ed|able)|permitted)\b/, /\bgaps?\b/],
    unless: /\b(?:my|our|ours|is|are|has|was|too|exceed\w*|wider|measur\w*|smoke|\d+)\b/,
    kinds: ['fire', 'fall', 'pool'],
  },
  {
    says: [/^no (?:\w+ ){1,3}(?:defects?|faults?|issues?)\b/],
    unless: /\b(?:but|except|only|missing|with|everywhere|on|yet)\b/,
    kinds: ['fire', 'fall'],
  },
  // Nobody needs to worry; an alarm is none of smoke.
  {
    says: [
      /\bno (?:(?:cause|need|reason) for )?alarms?(?: bells)?(?: here| at all)?(?: folks| guys| everyone| mate| just)\b|\bno (?:cause|need|reason) for alarm\b/,
    ],
    unless: /\b(?:smoke|battery|batteries|fitted|installed|detectors?|fire|upstairs|bedrooms?|in)\b/,
    kinds: ['fire'],
  },
  // What a dog or an uncle lets go.
  {
    says: [
      /\b(?:labrador|dogs?|puppy|pup|uncle|husband|hubby|baby|teenager|grandpa|pop|kelpie|staffy)\b/,
      /\bgas (?:leak|smell)\b/,
      /\b(?:haha|lol|phew|fart\w*|pong|only|joke|windows open|beans)\b/,
    ],
    unless:
      /\b(?:stove|cook\w*|oven|heater|meter|bottles?|pipes?|fitter|hiss\w*|kitchen|smells? (?:of|like)|sick|dizzy|real|actual|still|not|won|near|found|alarm|ill)\b/,
    kinds: ['gas'],
  },
  // How deep steel lies in concrete.
  {
    says: [
      /\b(?:concrete|nominal|minimum|bottom|top) cover\b|\bcover (?:to|over|of|for) (?:\w+ ){0,3}?(?:bars?|reo|steel|reinforc\w*|mesh)\b/,
    ],
    unless:
      /\b(?:expos\w*|spall\w*|show\w*|visible|rust\w*|crack\w*|missing|no|not|without|only|just|less|los[st]\w*|burst\w*|blow\w*|drumm\w*|pit|drain|broke\w*|loose|manhole|tank|well|fell|fall\w*|too|insufficient|corro\w*)\b/,
    kinds: ['structural', 'balcony', 'fall'],
  },
  // Who sings or goes first.
  {
    says: [
      /\blead (?:roles?|singers?|guitar\w*|actors?|vocal\w*|parts?|tradesman|tradie|contractor|consultant|architect|engineer|hand|carpenter|times?)\b|\b(?:the|takes?|took|got|has) (?:the )?lead (?:in|on|for)\b/,
    ],
    unless: /\b(?:paint\w*|flak\w*|dust|sand\w*|blood|flashing|pipes?|soil|tests?|primer|chew\w*)\b/,
    kinds: ['lead_paint'],
  },
  // A machine that cools, and linen.
  {
    says: [/\b(?:ac|air ?con\w*)\b/, /\bsheets? (?:for|on) (?:the |my |our )?(?:bed|couch|mattress)\b/],
    unless: /\b(?:asbestos|fibro|eaves?|dust|walls?|hammer\w*|sheeting|cement)\b/,
    kinds: ['asbestos'],
  },
  // What piles up.
  {
    says: [
      /\b(?:traffic|backlog|queues?|orders?|emails?|workload|deliveries|cars|trucks)\b(?: \w+){0,4}? back(?:s|ed|ing)? up\b|\bback(?:s|ed|ing)? up (?:the |my |our )?(?:files?|photos?|phone|computer|data|laptop)\b/,
    ],
    unless:
      /\b(?:toilets?|loo|drains?|sewer\w*|sewage|shower|bath|sinks?|water|septic|poo|gully|manhole|smell\w*)\b/,
    kinds: ['sewage'],
  },
  {
    says: [/\b(?:bottles?|cylinders?)\b/, /\bfizz\w*\b/],
    unless: LIVE,
    kinds: ['electrical'],
  },
  // The dig for a pool is neither a pool yet nor a pipe that was hit.
  {
    says: [/\b(?:dig(?:s|ging|ger)?|dug|excavat\w*) (?:\w+ ){0,3}?for (?:\w+ ){0,3}?pools?\b/],
    unless:
      /\b(?:water|full|deep|metres?|meters?|m|fenc\w*|barriers?|kids?|child\w*|toddlers?|crack\w*|gas|smell\w*|hiss\w*|pipes?|main|cables?|wires?|power|walls?|house|footings?|straight|collaps\w*|cav\w*|f[ae]ll\w*|slid\w*|slip\w*|soil|bank|edge|hole|hit|nick\w*|open|under\w*|next|beside|near|close|down|in it)\b/,
    kinds: ['pool', 'gas', 'electrical', 'retaining_wall'],
  },
  // A bank that lends.
  {
    says: [
      /\bbanks?\b/,
      /\b(?:valu\w+|loans?|mortgages?|refinanc\w*|deposits?|lend\w*|interest|finance|approv\w*|settlement|drawdown|money|fees?)\b/,
    ],
    unless:
      /\b(?:soil|earth|slope|retain\w*|walls?|sleepers?|creek|river|slip\w*|slid\w*|mud\w*|rain\w*|behind|yard|garden\w*)\b/,
    kinds: ['retaining_wall'],
  },
  {
    says: [/\b(?:balustrad\w*|(?:hand|guard)?rail\w*|infill|trellis|horizontal)\b/, /\b(?:wires?|cables?)\b/],
    unless: LIVE,
    kinds: ['electrical'],
  },
  // What is drilled for a cable isn't the cable.
  {
    says: [
      /\b(?:drill\w*|holes?|penetrations?|cored?) (?:\w+ ){0,6}?(?:for|a?round) (?:\w+ ){0,3}?(?:cables?|wires?|data)\b/,
    ],
    unless: LIVE,
    kinds: ['electrical'],
  },
  {
    says: [
      /\b(?:plaster\w*|gyprock|render) (?:on the (?:\w+ )?wall )?(?:\w+ ){0,4}?(?:beside|next to|under|below|near) (?:\w+ ){0,3}?(?:windows?|doors?|skirting|sill)\b/,
    ],
    unless: OF_CEILING,
    kinds: ['ceiling'],
  },
  // A brace for teeth, a band, and who laughs.
  {
    says: [
      /\b(?:kids?|child|son|daughter|teen\w*|boy|girl|lad|ortho\w*|dent\w*|teeth|tooth|braces)\b.*\bretainers?\b/,
    ],
    unless:
      /\b(?:wall|sleepers?|blocks?|bank|soil|garden|lean\w*|bulg\w*|concrete|bricks?|yard|slope|behind|under|over)\b/,
    kinds: ['retaining_wall'],
  },
  {
    says: [/\blive wires?\b/, /\b(?:bands?|gigs?|singers?|concert|rsl|pub|personality|life of the party)\b/],
    unless:
      /\b(?:touch\w*|shock\w*|spark\w*|zap\w*|bare|hang\w*|switch\w*|cut|nick\w*|ceiling|plug\w*|stick\w*|stage)\b/,
    kinds: ['electrical'],
  },
  {
    says: [
      /\bcrack(?:s|ed|ing)? (?:\w+ ){0,2}up\b/,
      /\b(?:jokes?|laugh\w*|funny|hilarious|comed\w*|giggl\w*|lol)\b/,
    ],
    unless: /\b(?:concrete|slab|joists?|beams?|posts?|rail\w*|walls?|timber|mov\w+|loose|soft|render|path)\b/,
    kinds: ['balcony', 'structural'],
  },
  // A hatch that nobody gets through is no way out.
  {
    says: [
      /\b(?:hatch(?:es)?|manhole|trap ?door|(?:access|inspection) (?:panel|door|cover|hole|opening))\b(?: \w+){0,3}? (?:nailed|screwed|painted|sealed|glued|bolted|locked|stuck|padlocked|jammed)\b/,
    ],
    unless: /\b(?:exits?|escape|egress|trapped|get out|inside|people|smok\w*|burn\w*|open|gap|hole|loose)\b/,
    kinds: ['fire', 'fall'],
  },
  // Joints that weather are pointed again.
  {
    says: [/\b(?:mortar|pointing|perpends?)\b/, /\b(?:erod\w*|washed out|fret\w*|weathered|eroding)\b/],
    unless:
      /\b(?:lean\w*|bulg\w*|bow\w*|mov\w+|crack\w*|loose\w*|f[ae]ll\w*|missing|footings?|under\w*|slopes?|creek|bank|drop\w*|tilt\w*|chimney|parapet|arch|wobbl\w*|gap\w*|daylight|gable|plumb|out \d+)\b/,
    kinds: ['structural', 'retaining_wall'],
  },
  // What hangs from a ceiling isn't the ceiling.
  {
    says: [
      /\b(?:wires?|wiring|cables?|cords?|leads?|lights?|lamps?|globes?|fans?|fittings?|downlights?|antenna)\b(?: is| are)?(?: \w+)? (?:hang\w*|dangl\w*|poking)(?: down| out)?(?: \w+)? (?:from|of|off|through)(?: the| our| my| a)*(?: \w+)? ceiling\b/,
    ],
    unless:
      /\b(?:sag\w*|bulg\w*|crack\w*|water|wet|stain\w*|plaster\w*|sheets?|collaps\w*|came|com\w+ down|cornice|belly|battens?|drop\w*|f[ae]ll\w*)\b/,
    kinds: ['ceiling'],
  },
  // Paint that lifts backs up no drain.
  {
    says: [
      /\b(?:paint\w*|plaster|render|wallpaper|vinyl)\b(?: \w+){0,2}? (?:bubbl\w*|blister\w*)|\b(?:bubbl\w*|blister\w*) (?:\w+ )?(?:paint\w*|plaster|render|wallpaper|vinyl)\b/,
    ],
    unless:
      /\b(?:toilet|loo|drains?|sewer\w*|sewage|gurgl\w*|smell\w*|stink\w*|overflow\w*|grate|waste|poo|gully|septic|up through)\b/,
    kinds: ['sewage'],
  },
  // What stands on posts for good is no makeshift.
  {
    says: [
      /\b(?:held|carried|supported) (?:up )?(?:by|on|with) (?:(?!an?\b)\w+ ){1,4}?(?:piers|posts|columns|pillars|beams?|stumps|brackets|walls?|truss(?:es)?|bearers|joists|footings|portals?|frames?)\b/,
    ],
    unless: AMISS,
    kinds: ['structural', 'balcony'],
  },
  // 'A gas bayonet that we don't use' was forbidden by nobody.
  {
    says: [/\bgas\b.*\b(?:we|i|they) do not use\b/],
    unless:
      /\b(?:smell\w*|hiss\w*|leak\w*|cap\w*|open|ends?|loose|cut|broken|because|since|sick|ill|headaches?|dizzy|soot\w*|yellow|flame|black|tag\w*|told|said)\b/,
    kinds: ['gas'],
  },
  // Where it lies.
  {
    says: [
      /\b(?:septic|sewer|sewage|treatment)\b/,
      /\b(?:back (?:yard|garden|fence|lawn|boundary)|build over|easement|metres from the (?:\w+ )?(?:boundary|house|fence))\b/,
    ],
    unless:
      /\b(?:smell\w*|stink\w*|overflow\w*|full|back(?:s|ed|ing)|gurgl\w*|bubbl\w*|leak\w*|wet|seep\w*|soft|s[ua]nk|brok\w*|collaps\w*|crack\w*|lid|cover|missing|holes?|alarm|ris\w+|com\w+|block\w*|pool\w*|pond\w*|poo|water|green|spill\w*|r[ua]n\w*)\b/,
    kinds: ['sewage'],
  },
  // Salts come out of walls white and furry.
  {
    says: [
      /\b(?:white|whitish|salt\w*|grey|gray|chalky|crystal\w*|powder\w*)\b/,
      /\b(?:fuzz\w*|furr?y?|fluff\w*|powder\w*|chalky|crystal\w*|whiskers|bloom|salt\w*)\b/,
      /\b(?:bricks?|brickwork|blocks?|blockwork|masonry|mortar|pavers?|paving|concrete|slab|retaining|limestone|sandstone|stonework|cellar|besser|render)\b/,
    ],
    unless:
      /\b(?:black|green|mou?ld\w*|musty|cough\w*|asthma|ill|sick|roof|ceiling|insulation|lagging|pipes?|lino|vinyl|backing|eaves?|fibro|asbestos|sheet\w*|board|crack\w*|bulg\w*|bow\w*|lean\w*|mov\w+|loose|fall\w*|fell|crumbl\w*|spall\w*|rust\w*|steel|cut\w*|grind\w*|saw\w*|drill\w*|cloud|air)\b/,
    kinds: ['asbestos', 'mould_health', 'lead_paint', 'structural', 'retaining_wall'],
  },
  // What isn't got out, or who doesn't get out of something that is no place.
  {
    says: [
      /\bnot get (?:\w+ ){0,3}?out (?:of (?:(?:the|a|an|my|our|his|her|their|this|that) )?|the |a |my |our |this |that )(?!(?:house|home|room|bed ?room|unit|flat|apartment|building|bathroom|toilet|laundry|shower|garage|shed|basement|cellar|attic|roof|lift|place|pool|spa|car|front|back|side|main|other|only|same|upstairs|top|stair\w*|window|door|here|there|it|way)\b)\w+/,
    ],
    unless:
      /\b(?:lock\w*|dead\w*|screwed|nailed|welded|jam\w*|key\w*|bars?|grilles?|fire|smoke|emergency|exit|trapped|escape|blocked|window|door)\b/,
    kinds: ['fire'],
  },
  {
    says: [/\bnot get (?:the|a|an|my|our|this|that|any|these|those) (?:\w+ ){1,3}?out\b/],
    unless:
      /\b(?:kids?|child\w*|baby|people|dog|cat|mum|dad|him|her|them|us|me|lock\w*|fire|smoke|trapped|exit)\b/,
    kinds: ['fire'],
  },
  // A body, a plan and a price give way, too.
  {
    says: [
      /\b(?:my|his|her|your) (?:\w+ )?(?:knees?|hips?|back|shoulders?|teeth|bones|ankles?|nerves|patience|marriage) (?:is|are|has|have) (?:\w+ ){0,2}?(?:crumbl\w*|gone|go\w*|cactus|buggered|stuffed|rooted|shot|crack\w*|giv\w+|collaps\w*)\b/,
    ],
    unless:
      /\b(?:while|because|fell|through|when|floor|went|tripp\w*|slipp\w*|lead|step|stairs?|door|yard)\b/,
    kinds: ['structural', 'fall', 'retaining_wall', 'balcony', 'gas', 'sewage'],
  },
  {
    says: [
      /\bcollaps\w+ (?:the|our|my|their|a) (?:schedule|program\w*|timeline|deal|budget|price|row|tabs?|sale|contract|plans?)\b/,
    ],
    unless: AMISS,
    kinds: ['structural', 'retaining_wall', 'ceiling', 'balcony'],
  },
  // What hangs there for fun, or was spun.
  {
    says: [
      /\b(?:cob ?webs?|spider ?webs?|spiders?|streamers?|tinsel|balloons?|bunting|decorations|paper chains?) (?:\w+ ){0,3}?(?:hang\w*|dangl\w*|droop\w*|sag\w*)\b/,
    ],
    unless:
      /\b(?:water|wet|leak\w*|damp|crack\w*|bow\w*|bulg\w*|loose|soft\w*|plaster\w*|gyprock|sheets?|wires?|light\w*|hole\w*|so is|too|came|com\w+|tore|torn|pull\w*|ripp\w*)\b/,
    kinds: ['ceiling', 'structural', 'electrical', 'balcony', 'retaining_wall'],
  },
];

/** Words of time, of whose it is and of how often, which tell of no sign. */
const ANY =
  'the|a|an|some|our|my|we|i|it|is|are|and|to|for|in|at|on|of|after|before|when|whenever|every|each|all|half|last|next|first|long|night|nights|day|days|week|month|morning|evening|time|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|always|only|hear|can|they|again';
const closed = (...words: readonly string[]) => new RegExp(`^(?:(?:${ANY}|${words.join('|')})(?: |$))+$`);

/** Texts of which every word is harmless with the others. Any other word may be a sign. */
const WHOLLY: readonly { text: RegExp; kinds: readonly AlertKind[] }[] = [
  // What grows or dries there hangs as it should.
  {
    text: closed(
      'plants?|ivy|vines?|ferns?|creepers?|jasmine|wisteria|bougainvillea|lanterns?|washing|towels?|bunting|flags?|hang(?:s|ing)?|trail(?:s|ing)?|grow(?:s|ing)?|over|path|patio|pergola|garden|door|front|back|pot|lovely|nicely',
    ),
    kinds: ['ceiling', 'structural', 'retaining_wall', 'balcony'],
  },
  // Who walks on a ceiling at night.
  {
    text: closed(
      'possums?|rats?|mice|birds?|pigeons?|run(?:s|ning)?|ran|scratch(?:es|ing)?|scamper(?:s|ing)?|walk(?:s|ing)?|across|over|ceilings?|roof|attic|bedroom|noisy|loud',
    ),
    kinds: ['ceiling'],
  },
  // Paint that lifts over a shower.
  {
    text: closed(
      'paint|bathroom|ensuite|shower|showers|steamy?|hot|ceiling|bubbl(?:es|ed|ing)|blister(?:s|ed|ing)|peel(?:s|ed|ing)|little|bit',
    ),
    kinds: ['ceiling', 'sewage', 'electrical', 'lead_paint'],
  },
  // An alarm that goes off over the toast works.
  {
    text: closed(
      'burnt the toast|smoke|alarms?|detectors?|goes|going|went|sets?|off|fry|frying|cook|cooking|bake|make|making|toast|bacon|dinner|steaks?|pizza|sausages|popcorn|pancakes|kitchen|hall',
    ),
    kinds: ['fire'],
  },
  // Whoever has the licence is booked.
  {
    text: closed(
      'licen[cs]ed|class|b|licence|crew|assessor|removalists?|hygienist|asbestos|fibro|sheets?|eaves?|sheeting|garage|shed|booked|coming|scheduled|due|will|take|remove|inspect|test|removal|away',
    ),
    kinds: ['asbestos'],
  },
  // What somebody of the family once did for a living.
  {
    text: closed(
      'grand(?:ad|pa|father)|pop|dad|father|uncle|mate|brother|he|sold|delivered|carted|manufactured|asbestos|fibro|super|six|sheets?|lead|years|(?:fif|six|seven|eigh)ties|living|truck|factory|as|job',
    ),
    kinds: ['asbestos', 'lead_paint'],
  },
];

/** The kinds of danger that a text of one sentence only has the words of. */
export const alikeIn = (text: string): readonly AlertKind[] =>
  [
    ...ALIKE.filter(({ says, unless }) => says.every((one) => one.test(text)) && !unless.test(text)),
    ...WHOLLY.filter((one) => one.text.test(text)),
  ].flatMap(({ kinds }) => kinds);
