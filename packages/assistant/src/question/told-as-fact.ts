/** What a message tells as so, without what it asks, supposes, or says of the record. */

/** Of a part to play, a test or a tale nothing is so. */
const OF_NO_HOUSE =
  /\b(?:pretend\w*|imagine|role ?-?play\w*|hypothetical\w*|for (?:example|instance)|as an example|(?:an? |my )(?:exam|quiz|test|homework|trivia) question|in theory|theoretically|scenario|thought experiment|story|joke|poem|suppose|supposing|let['’]?s say|just say)\b/i;
export const SENTENCES = /(?<=[.!?;])\s+|\n+/;
const AUXILIARY =
  '(?:is|are|was|were|do|does|did|can|could|should|shall|may|might|would|will|has|have|am|must)';
const ANYBODY =
  '(?:i|we|you|he|she|it|they|there|this|that|these|those|the|an?|my|our|your|his|her|their|any\\w*|some\\w*|every\\w*|all|gas|asbestos|mould|water)';
/** Where one clause of a sentence ends and another begins: 'the stove hisses what do i do', 'it sags, is it safe'. */
const CLAUSES = new RegExp(
  `\\s*,\\s+|\\s+[-–—]+\\s+|\\s+(?:(?:and|so|but|now)\\s+)+(?=${AUXILIARY}\\s+${ANYBODY}\\b|(?:how|what|which|who|why|where|when)\\b)|\\s+(?=(?:how|what|which|who|why|where|when)\\s+(?:\\w+\\s+)?${AUXILIARY}\\s+${ANYBODY}\\b|whats\\b|what's\\b|should (?:i|we)\\b|(?:can|could|do) (?:i|we|you)\\b|(?:is|are) (?:it|this|that|they|we) (?:safe|ok|okay|dangerous|normal|bad|urgent|serious)\\b)|\\s+but\\s+`,
  'i',
);
const LEADING = '^\\W*(?:(?:and|so|but|now|ok|okay|also|then|or|hi|hello|hey|please|well|mate)\\b\\W*)*';
const ASKS = new RegExp(
  `${LEADING}(?:(?:how|which|who|whose|whom|where|why|whats|what['’]s)\\b|what\\b(?! an? )|when\\s+${AUXILIARY}\\b|${AUXILIARY}(?:n['’]?t)?\\s+${ANYBODY}\\b|any (?:idea|chance|risk|danger)|ok to|okay to|safe to)`,
  'i',
);
/** 'Why is the ceiling sagging?' says that it sags; 'why is a sagging ceiling a danger?' doesn't. */
const ASKS_WHY_SO = new RegExp(
  `${LEADING}why (?:is|are|does|do|has|have) (?:the|my|our|this|that|it|they|there)\\b`,
  'i',
);
/** What is to be written, listed or explained is no news. */
const ORDERS = new RegExp(
  `${LEADING}(?:(?:can|could|would) you )?(?:write|draft|translate|explain|describe|define|list|show|find|compare|summari[sz]e|give me|remind me|tell (?:me|us) (?:about|how|what|if|whether|more)|look up|check (?:if|whether))\\b`,
  'i',
);
const SUPPOSES = new RegExp(
  `${LEADING}(?:if|what if|unless|in case|whether|assuming|assume|say|should (?:the|a|an|my|our|it|there)|had (?:the|a|it)|were (?:the|a|it))\\b`,
  'i',
);
/** 'Let me know if it smells of gas', 'I wonder whether it sags': from there on nothing is told. */
const FROM_SUPPOSED =
  /\b(?:(?:i|we|just|was|am) (?:am |was |just )*wonder\w*|want(?:ed)? to know|like to know|curious|not sure|unsure|no idea|do ?n['’]?t know)\b.*$|\b(?:if|whether|unless|in case|or else)\b.*$|\bwould (?:be|have|need|mean|make|happen|fall|leak|sag|crack|collapse)\b.*$/i;
const OF_RECORD = /\b(?:alerts?|findings?|reports?|assistant|the app|this app|screen|checklist|article)\b/i;
/** A clause by itself, and no second thing of a list that is asked of: 'is it gas, smoke or a leak?' */
const BY_ITSELF =
  /^\W*(?:(?:and|so|but|because|cos|since|as)\s+)*(?:(?:the|my|our|this|that|there|theres|it|its|i|we|he|she|they|some\w*|water|gas)\b|\w+s (?:are|have|keep)\b)/i;

/** What a sentence tells, and what it asks or bids. */
function parted(sentence: string): { told: string; asked: string } {
  const clauses = sentence.split(CLAUSES).filter((clause) => clause.trim() !== '');
  let supposing = false;
  let asking = false;
  const isTold = clauses.map((clause, at) => {
    if (SUPPOSES.test(clause)) supposing = true;
    if (supposing || OF_RECORD.test(clause) || ORDERS.test(clause)) return false;
    const isLast = at === clauses.length - 1;
    const asks = !ASKS_WHY_SO.test(clause) && (ASKS.test(clause) || (isLast && /\?\s*$/.test(clause)));
    const isOfAsked = asking && !BY_ITSELF.test(clause);
    asking ||= asks;
    return !asks && !isOfAsked;
  });
  return {
    told: clauses
      .filter((_, at) => isTold[at])
      .map((clause) => clause.replace(FROM_SUPPOSED, '').trim())
      .filter(Boolean)
      .join(', '),
    asked: clauses.filter((_, at) => !isTold[at]).join(', '),
  };
}

/** What a message tells as so now, in its own words, empty where it only asks or supposes; and what it asks or bids. */
export function toldAndBid(message: string): { told: string; asked: string } {
  if (OF_NO_HOUSE.test(message)) return { told: '', asked: message };
  const parts = message.split(SENTENCES).map(parted);
  const joined = (of: 'told' | 'asked') =>
    parts
      .map((part) => part[of])
      .filter(Boolean)
      .join('\n');
  return { told: joined('told'), asked: joined('asked') };
}

/** What a message tells as so now, in its own words; empty where it only asks or supposes. */
export const toldAsFact = (message: string): string => toldAndBid(message).told;
