/** Reads from somebody's words that a person is hurt or trapped now. */
import type { HazardId } from './facts/hazards.ts';

const WHO = `(?:he|she|they|someone|somebody|brother|sister|son|daughter|kids?|child(?:ren)?|baby|toddler|boy|girl|wife|husband|partner|mum|mother|dad|father|nan|nanna|grandma|grandad|grandfather|pop|mate|bloke|man|woman|lady|fella|workers?|labourer|apprentice|tradie|sparky|plumber|carpenter|painter|roofer|builder|tenant|neighbour|guest|friend|uncle|aunt|colleague|owner|leg|arm|foot|hand|head|i|me|us)`;
const STATE = String.raw`(?:pinned|trapped|crushed|stuck under|unconscious|knocked out|out cold|(?:not|isn['’]?t|stopped) (?:breathing|moving|responding)|bleeding|electrocuted|passed out|badly hurt|hurt|injured|(?<!\byou )can['’]?t (?:breathe|move|feel|get (?:up|out))|(?:can|won)['’]?t wake(?! (?:up )?(?:early|to|with|when|if|for|before|by|from)\b)(?: up)?|(?:shock|zap|zapped|fell|dizzy|fumes|faint) and (?:then |just )?collapsed|cannot (?:breathe|move))`;
/** A person, then the state that they are in, in one clause. */
const HURT = new RegExp(
  String.raw`\b(${WHO})(?:['’]s|['’]m|['’]re)?\b([^.!?;]{0,50}?)\b${STATE}\b([^.!?;]{0,30})`,
  'gi',
);
/** What hasn't happened, or is over. */
const NOT_NOW =
  /\b(?:could|might|may|can(?!['’]?t)|will|would|should|going to|gonna|before|until|unless|if|in case|nobody|no one|no-one|none|nearly|almost|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t|never)\b|['’]ll\b/i;
/** 'He gets hurt' is said of what may come; 'can't get him out' isn't. */
const MAY_COME = /\bgets?\b/i;
const OVER =
  /\b(?:ago|last (?:week|month|year|summer|winter)|years? back|in (?:19|20)\d\d|recovered|fine now|ok now|okay now)\b/i;
const BEFORE_IT = 24;

const PERSON = WHO.replace(
  '|leg|arm|foot|hand|head|i|me|us',
  '|grandpa|lady|pedestrian|people|kids|children|blokes|men|guys|workers|apprentices|tiler|guests|tenants',
);
const APOSTROPHE = `['’]`;
/** What harms a person by itself, told without the words above: a fall, water, blood, breath, a weight that came down. */
const HARMED = new RegExp(
  [
    String.raw`^\W*(?:help\W+)?fire ?!`,
    String.raw`\b(?:(?:came|come) down|fell|fallen|collapsed|caved in|gave way|toppled)(?: down| over)? (?:on|onto|in on|on top of) (?:(?:the|my|our|a|an|some|two|three) )*(?:\w+ )?${PERSON}\b(?!${APOSTROPHE})(?! (?:\w+ )?(?:cars?|utes?|beds?|cots?|house|shed|fence|side)\b)`,
    String.raw`\b(?:collapsed|fell|fallen|gave way|came down|has come down|caved in)\b[^.!?;]{0,20}\b(?:with|and there(?:${APOSTROPHE}s| is| are))\b[^.!?;]{0,20}\b(?:${PERSON})\b(?!${APOSTROPHE})[^.!?;]{0,12}\b(?:on|in|under|below|inside|beneath|underneath)\b`,
    String.raw`\b(?:${PERSON})(?:${APOSTROPHE}s)?\b(?: is| are| was| has| have| just| been)* (?:(?<=(?:s|is|are|been|was) )buried|(?:found )?face ?down in|drowning|impaled|choking|convulsing|hit by a falling|stuck to the|being held under|held under|being crushed)\b`,
    String.raw`\b(?:gone|went) under in the (?:pool|spa|bath|dam|trench|water)\b|\bcrushing (?:him|her|them|me)\b|\b(?:drowning|sinking) in the\b`,
    String.raw`\b(?:fell|fallen|falls) (?:off|from|through)(?: the| a| our| my)? (?:roof|skylight|scaffold\w*|level \d+|(?:second|third|top) (?:floor|storey)|balcony)\b(?=[^.!?]{0,60}\b(?:legs?|arm|head|down|bleed\w*|move|awake|answer\w*)\b)|^\W*(?:help\W+)?(?:someone|somebody|my \w+|a worker|he|she)(?:${APOSTROPHE}s| has| just)* (?:fell|fallen) (?:off|from|through) (?:the|a|our) (?:roof|skylight|scaffold\w*)\b`,
    String.raw`\bblood (?:everywhere|all over (?:him|her|me|the place)|is? ?pouring|gushing|spurting)|\b(?:heaps|lots?|loads|so much|pools?|a lot) of blood\b|\b(?:won${APOSTROPHE}?t|will not|can${APOSTROPHE}?t|doesn${APOSTROPHE}?t) stop (?:the )?bleeding\b|\bhead is bleeding\b`,
    String.raw`\bchest pains?\b|\bpains? in (?:my|his|her|the) chest\b|\b(?:shock|zap\w*|belt|electrocut\w*)\b[^.!?]{0,50}\bchest\b|\b(?:having|had) (?:a |an )?(?:heart attack|stroke|seizure|fit)\b|\bis fitting (?:after|on the)\b|\b(?:is|are|${APOSTROPHE}s) (?:having trouble|struggling) (?:to )?breath(?:e|ing)\b`,
    String.raw`\b(?:${PERSON})\b(?:${APOSTROPHE}s)? (?:is |was |has )?(?:down on level|trapped\b|collapsed (?:in|on) (?!a heap))|\b(?:touched|fell|hit|zap\w*|shock)\b[^.!?]{0,40}\bwon${APOSTROPHE}?t (?:answer|respond|talk)\b|\bnot waking up\b|\bisn${APOSTROPHE}?t waking\b`,
    String.raw`\b(?:we|i)(?:${APOSTROPHE}re|${APOSTROPHE}m| are| am) trapped\b`,
    String.raw`\b(?:pouring blood|blood (?:from|out of) (?:his|her|my|their|the) (?:ears?|nose|mouth|head|neck|eyes?))\b`,
    String.raw`\b(?:${PERSON})(?:${APOSTROPHE}s)?\b(?: is| has| just| been)* (?:fainted(?! (?:at|when|over) [^.!?]{0,20}\b(?:price|quote|bill)\b)|drowned(?! out)|(?:gone|turned|going|turning) blue|shaking on the (?:ground|floor)|swallowed (?:\w+ )?(?:acid|chlorine|bleach|caustic))\b|\b(?:she|he|they)(?:${APOSTROPHE}s| is)? not waking\b(?! (?:early|with|to|before))`,
    String.raw`\bfell\b[^.!?]{0,40}\b(?:broke (?:his|her|my|a) (?:\w+ )?(?:leg|arm|hip|neck|back|ankle|wrist)|(?:hip|leg|arm|ankle|neck) (?:looks?|is|${APOSTROPHE}?s) broken|gone through (?:his|her|my))\b`,
    String.raw`\b(?:hand|hair|arm|foot|leg|finger)s?(?:${APOSTROPHE}s| is| are| got| caught)* stuck (?:in|on|to) (?:the |a )?(?:\w+ )?(?:drain|skimmer|suction|outlet|grate)\b`,
  ].join('|'),
  'gi',
);

const BODY = '(?:\\w+ )?(?:legs?|arms?|hands?|feet|foot|fingers?|toes?|head|neck|back|body|face|side)';
const PAPERS =
  '(?:paperwork|papers?|bills?|work|debts?|emails?|quotes?|invoices?|contract|deal|lease|mortgage|clauses?|standards|phones?|books?)';
/** The same words of what is no body: a firm that doesn't answer, a tenant who can't move in, a pipe that is crushed. */
const FIGURES = new RegExp(
  [
    String.raw`\bresponding (?:to (?:\w+ ){0,3}?(?:emails?|calls?|texts?|messages?|letters?|notices?|requests?|queries|complaints?|reports?|claims?|defects?)|about|since (?:\w+day|last)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|for (?:\w+ )?(?:days|weeks|months))\b`,
    String.raw`\b(?:owner|builder|tenant|neighbour|plumber|carpenter|painter|roofer|tradie|sparky)(?:${APOSTROPHE}s)? (?:is not|isn${APOSTROPHE}?t|not|has stopped) responding\b(?<!\b(?:shock|zap\w*|fell|fall|hit|ladder|roof|trench|gas|fumes|ground|floor|collapsed?|touched)\b.{0,400})\W*(?:$|(?=(?:what|who|how|can|should|do|is)\b))`,
    String.raw`\b(?:can${APOSTROPHE}?t|cannot|not|isn${APOSTROPHE}?t) (?:move|moving) (?:(?:in|on|out|back|ahead|forward)(?! (?:the|an?|his|her|there|here|this|our|bed)\b)|house|into|until|(?<!\b${BODY}\b[^.!?]{0,60})it|(?:the|my|his|her|our|their|any|an?|this|that)(?! ${BODY}))\b`,
    String.raw`\bcan${APOSTROPHE}?t feel (?:an?|any|the|it|that|much)\b(?! (?:\w+ ){0,3}${BODY})`,
    String.raw`\bcan${APOSTROPHE}?t get (?:up (?:the (?:stairs|steps|ladder)|there|into|onto|early)|out (?:of bed|to (?:site|inspect)|there (?:until|till|before)|of (?:\w+ ){0,2}${PAPERS}))\b`,
    String.raw`\b(?<!(?:was|were|is|are|been|being|got|get) )(?:pinned|trapped|crushed|knocked out) (?:the (?!back|front)|an? |two |old |moisture|water|air)(?!(?:\w+ )?(?:${PERSON}|hours?|minutes?|days?)\b|${BODY})|\bpassed out (?:(?:the|some|our|my) (?!back|front|other|minute|moment|second)|flyers|invit|leaflets|keys)`,
    String.raw`\bbleeding (?:us|me|them|the (?:\w+ )?(?:lines?|pipes?|radiators?|brakes?|valves?|system|air)|dry|air|radiators?)\b`,
    String.raw`\bhurt (?:\w+ ){0,2}(?:financially|feelings)|\b(?:hurt|injured)\b[^.!?;]{0,20}\b(?:at the gym|at footy|on leave|off work|price)\b`,
    String.raw`\b(?:drowning|sinking|buried|trapped|face ?down) (?:in|between|by) (?:(?:the|an?|this|that|my|our|his|her|their|two) )?${PAPERS}\b(?! ?site)`,
    String.raw`\b(?:choking|drowning|burying|crushing) (?:us|me|them|everyone|the (?:owners?|tenants?|builder|committee))(?: all)? (?:with|in|under)\b(?! (?:the )?(?:\w+ )?(?:smoke|fumes|gas|dust|water|pool|spa|rubble|soil|dirt|hands?|rope|cord)\b)`,
    String.raw`\blike blood|\bblood ?(?:wood|,? sweat|and bone|test|pressure)`,
    String.raw`\b(?:costs?|responsibility|job|task|blame|duty|suspicion|burden|onus|liability)(?: (?:of|for)(?: (?:the|a|any|all))? \w+)? (?:fell|falls|has fallen) on\b|\bfell on (?:\w+ ){1,2}to (?:call|do|fix|pay|organise|sort|chase)\b`,
    String.raw`\bcollapsed (?:in(?:to)? (?:january|february|march|april|may|june|july|august|september|october|november|december|liquidation|20\d\d)|[^.!?;]{0,20}\b(?:insolven|liquidat|bankrupt|bust\b)|on the (?:couch|sofa|bed|lounge) after a long)`,
    String.raw`\b(?:fit|heart attack|stroke) (?:of luck|(?:at|over|when \w+ (?:saw|heard|got)) (?:the|our|his) (?:price|quote|bill|cost))`,
    String.raw`\b(?:film|movie|vid|video|clip|reel|doco|novel|quiz|toolbox talk|safety video|induction (?:slide|video)|first[- ]aid (?:\w+ ){0,3}(?:course|training|guide|poster))s? (?:where|about|for|covered|shows?|showed)\b[^.!?;,]*`,
  ].join('|'),
  'gi',
);

/** Right behind the person, or behind a 'he' that stands for them: 'the neighbour says water is trapped' traps nobody. */
const OF_THEM = new RegExp(
  String.raw`(?:^|\b(?:and|so|now|then|who|i|${PERSON.slice(3, -1)})\b)(?:['’](?:s|m|re|ve)\b|\s|\b(?:is|are|was|were|has|have|been|got|just|now|badly|really|lying|down)\b)*$`,
  'i',
);
/** Of a person or nothing, whatever stands between: 'Mum in the lounge is unconscious'. */
const GRAVE =
  /\b(?:unconscious|out cold|(?:not|isn['’]?t|stopped) breathing)\b|\b(?:in|on|under|at) (?:the|a|our|my) (?:\w+ )?(?:is|are) (?:trapped|pinned|crushed|bleeding)\b/i;
const NO_PERSON = /^(?:leg|arm|foot|hand|head)$/i;

/** Whether the words tell of a person who is hurt or trapped now. Alone, where no hazard is told beside it, it has to be plain who is. */
export function isHurt(said: string, isAlone = false): boolean {
  const words = said.replace(FIGURES, ' – ');
  for (const { 0: told, index } of words.matchAll(HARMED)) {
    const before = words.slice(Math.max(0, index - BEFORE_IT), index);
    const after = words.slice(index + told.length, index + told.length + BEFORE_IT);
    const clause = `${before.slice(before.search(/[^.!?;]*$/))} ${told}`;
    if (
      !NOT_NOW.test(clause.replace(/\bwon['’]?t|can['’]?t|isn['’]?t\b/g, '')) &&
      !OVER.test(`${clause} ${after}`)
    )
      return true;
  }
  for (const found of words.matchAll(HURT)) {
    const before = words.slice(Math.max(0, found.index - BEFORE_IT), found.index);
    const clause = before.slice(before.search(/[^.!?;]*$/));
    const isTheirs = !NO_PERSON.test(found[1] ?? '') || /\b(?:my|his|her|their)(?: \w+)? $/i.test(before);
    const isPlain = isTheirs && (OF_THEM.test(found[2] ?? '') || GRAVE.test(found[0]));
    if (
      (isPlain || !isAlone) &&
      !NOT_NOW.test(`${clause} ${found[2] ?? ''}`) &&
      !MAY_COME.test(found[2] ?? '') &&
      !OVER.test(`${clause} ${found[0]}`) &&
      !/^\W*(?:feelings|pride|wallet)/i.test(found[3] ?? '')
    )
      return true;
  }
  return false;
}

/** What harmed them, where the words tell of nothing else. */
const HARMED_BY: readonly (readonly [RegExp, HazardId])[] = [
  [/^\W*(?:help\W+)?fire ?!/i, 'fire'],
  [/\b(?:electrocut\w*|(?:electric )?shock|zap\w*|live wires?|switchboard|wires?)\b/i, 'live_parts'],
  [/\b(?:car|ute|engine|generator|heater|fumes|co alarm|carbon monoxide)\b/i, 'monoxide_inside'],
];

/** The hazard of a person who is hurt, where no other is told. */
export const hazardOfHurt = (words: string): HazardId =>
  HARMED_BY.find(([by]) => by.test(words))?.[1] ?? 'trapped';
