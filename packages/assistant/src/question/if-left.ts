/** Asks what comes of leaving a thing as it is, of putting it off, or of nobody mending it. Pure. */

/** The thing is what stands after the verb: 'ignore the gas smell', 'not fixing the stairs'. */
const LEAVES =
  /\b(?:ignor(?:e|es|ed|ing)|neglect(?:s|ed|ing)?|postpon(?:e|es|ed|ing)|delay(?:s|ed|ing)?|defer(?:s|red|ring)?|put(?:s|ting)? off|leave|leaves|left|leaving|d(?:o|oes|id|oing|one) nothing (?:about|with)|hold(?:s|ing)? off (?:on|with)?|(?:liv|stay|sleep|remain|cook|work)(?:e|s|ed|ing)? (?:on |here |there |home |(?:in|inside|at) (?:the|my|our|this|that|a) \w+ )?(?:with|despite)|(?:not|never|nobody|no one|no-one|without|(?:do|does|did|is|are)n['’]?t) (?:ever |even |bother(?:s|ing)? to |going to )?(?:fix|repair|mend|deal|treat|sort|do|touch|report|replac)(?:e|es|ed|s|ing)?(?: anything about| with| out)?)\s+/i;
/** It stands before: 'if the ceiling that sags is left', 'gets put off'. */
const IS_LEFT =
  /\b(?:if|when|for|having|to have)\s+(.{3,80}?)\s+(?:(?:is|are|was|were|gets?|got|be|being|isn['’]?t|aren['’]?t|is not|are not|never gets?|doesn['’]?t get|stays?) )+(?:just |simply |only |never |ever )*(?:left|ignored|postponed|delayed|deferred|neglected|put off|unfixed|fixed|repaired|mended|dealt with|treated|sorted)\b/i;
/** What is asked: what comes of it, whether it does harm, or leave to. */
const ASKS =
  /\bwhat(?:['’]?s| is| are| was)? (?:(?:else )?(?:happens|will happen|would happen|could happen|can happen|happened|if|are the (?:consequences|risks)|is the (?:risk|harm|worst|problem|danger)|the (?:consequences|risks?|harm|worst|danger)|(?:consequences|risks))|the)\b|\b(?:any|is there|where(?:['’]s| is) the) (?:\w+ ){0,2}(?:harm|risk|danger|problem|issue|reason)\b|\b(?:does|do|will|would|could|can|is|are|may|should|shall|might|how (?:bad|long|dangerous|risky)|ok|okay|alright|fine|safe)\b/i;
const ASKS_AT_FIRST =
  /\?|^\W*(?:(?:and|so|but|ok|then|hi|hey|hello|just)\b\W*)*(?:what\w*|does|do|will|would|could|can|is|are|any|may|should|shall|how|ok|okay|where)\b|,\s*(?:what|can|could|is|may|should|does)\b/i;
const OF_PUTTING_OFF =
  /^\s*(?:(?:with )?(?:fix|repair|replac|mend|do|rectify|treat|sort|deal)(?:ing|s)?(?: with| out)?|(?:the )?(?:repairs?|work|fix|job) (?:of|to|on)|getting)\s+/i;
const REPAIR_AFTER = /\s+(?:repairs?|works?|job|fix|replacement|rectification)$/i;
/** Until when, and in which state it stays. */
const TAIL =
  /\s*(?:[,;.?!]|\b(?:(?:just )?(?:till?|until|'til)|for (?:now|the|a|an|just|another|\d+|some|few|six|two|three|ages|years|months)|over (?:the|christmas|easter|winter|summer|new year)|(?:an)?other (?:day|week|month|year|night)|to (?:the )?(?:next|spring|summer|autumn|winter|later|after)|next (?:week|month|year|time)|this (?:week|month|year|winter|summer)|alone|as (?:it )?is|as they are|(?:like|how) (?:it|this|that)|unfixed|unrepaired|and|but|because|before|while|tonight|overnight|today|tomorrow)\b).*$/i;
/** What is left without being a danger: a house, a person, a key; what a pronoun points at is told before, and 'leave if' goes away. */
const NO_THING =
  /^(?:(?:the|my|our|a|an|his|her|their|your|this|that)\s+)?(?:(?:\w+\s+)?(?:house|home|place|unit|flat|apartment|building|room|country|job|site|one|everything|anything|something|now|here|there|early)(?:\s+(?:when|while|if|because|since|now|through)\b.*)?|(?:if|when|now|because|since|through|with|by|via|right|straight|immediately|or|it|this|that|them|these|those|him|her|us|me|kids?|baby|child(?:ren)?|dog|cat|keys?|message|note|review|deposit|cars?|utes?|bikes?|pram|bed|cot|furniture|pots?|toys|tools?|things|stuff|gear|feedback)\b.*)?$/i;
/** 'Should I leave the power off' keeps people out of danger. */
const KEPT_SAFE = /\b(?:off|shut|closed|locked|empty|roped|taped|fenced|propped up)$/i;

/** 'Should we leave if we smell gas', 'can we leave the flat with the smoke': somebody would get away. */
const GOES =
  /\b(?:can|could|should|shall|must|may|might|do|need|ought|better|have)\s+(?:i|we|they|he|she|you|every(?:one|body)|people|(?:the|my|our) (?:tenants?|kids|children|family|wife|husband|partner|mum|dad|guests|residents?|owners?|staff|workers?))(?: (?:all|both|just|now|have|need|ought|better|to)){0,3} leave(?: (?:the|my|our|this|that) (?:\w+ )?(?:house|home|place|unit|flat|apartment|building|room|site))?(?=\W*$|\s*[,.;:?!]| (?:if|when|now|because|cos|since|as|with|where|while|through|by|via|until|till?|before|right|straight|immediately|at once|tonight|today|and|or)\b)/i;

/** 'What happens if we leave the flat with the gas smell': it is people who leave, unless it is for a time. */
const PEOPLE_LEAVE =
  /\b(?:i|we|they|people|every(?:one|body))(?: (?:all|both|just|now))* (?:leave|left) (?:the|my|our|this|that) (?:\w+ )?(?:house|home|place|unit|flat|apartment|building)(?= (?:with|because|due|while|when|as|since|over) )(?!.*\b(?:till?|until|for (?:now|a|an|another|the)|over (?:the|christmas)|overnight|as it is|like (?:it|that|this))\b)/i;

/** Whether a message asks to get away. */
export const asksToGo = (message: string): boolean => GOES.test(message) || PEOPLE_LEAVE.test(message);

/** Where the thing begins in a message, and where it ends at the latest. */
function spanOf(message: string): [from: number, to: number] | undefined {
  const before = IS_LEFT.exec(message);
  const [clause = '', thing] = before ?? [];
  if (before && thing !== undefined) {
    const from = before.index + clause.indexOf(thing);
    return [from, from + thing.length];
  }
  const verb = LEAVES.exec(message);
  if (!verb) return undefined;
  const from = verb.index + verb[0].length;
  const mending = OF_PUTTING_OFF.exec(message.slice(from))?.[0].length ?? 0;
  return [from + mending, message.length];
}

interface Left {
  /** What would be left as it is. */
  thing: string;
  /** What the message tells beside that. */
  beside: string;
  /** All that stands after the thing. */
  rest: string;
}

/** What a message asks of leaving as it is; undefined where it asks of nothing. */
export function readLeft(message: string): Left | undefined {
  if (!ASKS.test(message) || !ASKS_AT_FIRST.test(message) || GOES.test(message)) return undefined;
  const [from, to] = spanOf(message) ?? [0, 0];
  const whole = message.slice(from, to).replace(TAIL, '');
  const thing = whole.replace(REPAIR_AFTER, '').trim();
  if (NO_THING.test(thing) || KEPT_SAFE.test(thing)) return undefined;
  const told = message
    .slice(0, from)
    .split(/(?<=[.;!?])\s/)
    .slice(0, -1);
  const rest = message.slice(from + whole.length);
  const [, ...after] = rest.split(/[,;.?!]/);
  return { thing, beside: [...told, ...after].join(' ').trim(), rest };
}

/** Whether a message asks what comes of leaving something as it is, or leave to. */
export const asksIfLeft = (message: string): boolean => readLeft(message) !== undefined && !asksToGo(message);
