/** What the writer of a conversation has said so far of one subject, as one text, and what ends it. */

export const LONGEST_SAID = 600;
/** Words before a message that are heard with it at most. */
const LONGEST_HEARD = 400;

/** 'Other thing, how many credits have I got': what comes is no longer told of what was spoken of. */
const ANOTHER_SUBJECT =
  /\b(?:(?:an)?other|different|separate|new|second|next) (?:thing|question|matter|topic|issue|subject|problem|job|house|place|property|project|site)\b|\bsomething (?:else|different)\b|\bunrelated\b|\bon another note\b|\bchang(?:e|ing) (?:of |the )?(?:subject|topic)\b|\bmoving on\b|\bforget (?:that|it|about (?:that|it))\b/i;

/** 'No wait, 1.2 mm': what was said of a size is taken back. */
const CORRECTS =
  /^\W*(?:(?:no|nah),? )?(?:wait|hang on|hold on|scrap that|sorry|i mean\w*|make that|correction|my mistake|typo)\b.*\d/i;
/** 'No, 1500', 'actually it’s 140': a size alone, against the one before. */
const CORRECTS_BARELY =
  /^\W*(?:(?:no|nah|nope|oops|whoops|actually|sorry|well)\b[\s,.!-]*)+(?:(?:it|that|they|the \w+)(?:['’]?s| is| are|['’]?re| was)? |more like |rather |only |about |like )*\d+(?:[.,]\d+)? ?(?:mm|cm|m|mil|millimet\w*|centimet\w*|met(?:re|er)s?)?(?: (?:high|wide|deep|long|thick|tall|apart))?\W*$/i;

/** Asked of what might be, or of anybody's house, and told of nothing that is. */
const SUPPOSES =
  /\b(?:hypothetical\w*|just (?:curious|asking|wondering)|out of (?:curiosity|interest)|in general|generally|theoretically|for example|say (?:i|you|we) (?:had|have|find|found))\b|\bwhat (?:happens|would happen|can happen) (?:if|when)\b|\b(?:would|could) (?:it|that|this) (?:be|become|get) (?:dangerous|a danger|unsafe)\b|^\W*(?:and |so |but )?(?:what|how) (?:is|are|does|do) (?:an?|the usual|most)\b|^\W*what does .{1,40} (?:look|smell|sound|feel) like\b/i;

/** 'It was the bin': a smell whose cause was found, and is no part of a house. */
const HARMLESS_CAUSE =
  /\b(?:it|that|this|smell|stink|pong)(?:['’]s| is| was| were|s)? (?:only |just |actually |really )*(?:the|an?|some|our|my|from the|coming from the)\b|\bturn(?:s|ed) out (?:it was |to be |it is |its |that it was )?(?:only |just )?(?:the|an?|some|our|my)\b|\b(?:found|traced) (?:it|the (?:smell|cause|source))\b/i;
const HARMLESS_THING =
  /\b(?:bins?|rubbish|garbage|food|leftovers|eggs? (?:sandwich\w*|salad|curry)|boiled eggs?|sandwich\w*|lunch ?box|fridge|nappy|nappies|dog|cat|litter|possum|mouse|rat|compost|fertili[sz]er|manure|blood and bone|cooking|cabbage|toast|candles?|incense|shoes|socks|footy bag|onions?|potatoes|prawns?|kettle)\b/i;
const UNSURE =
  /\?|\b(?:might|may|maybe|perhaps|could|probably|think|reckon|hope|guess|suppose|still|also|but|not|isn['’]?t|wasn['’]?t|says?|said)\b/i;

/** Whether a message says that it is about another thing than the ones before it, or takes a size back. */
export const turnsAway = (message: string): boolean => ANOTHER_SUBJECT.test(message) || takesBack(message);

/** Whether a message takes back a size that was told. */
export const takesBack = (message: string): boolean =>
  CORRECTS.test(message) || CORRECTS_BARELY.test(message);

/** Whether a message only asks of what might be. */
export const isSupposed = (message: string): boolean => SUPPOSES.test(message);

/** Whether a message tells that what was smelt came of no part of the house. */
export const wasHarmless = (message: string): boolean =>
  HARMLESS_CAUSE.test(message) && HARMLESS_THING.test(message) && !UNSURE.test(message);

/** What was said with what is said now, the newest last; the oldest goes where it gets too long. */
export const saidWith = (before: string, message: string): string =>
  [before, message.slice(0, LONGEST_SAID)].filter(Boolean).join('\n').slice(-LONGEST_SAID);

/** A size alone is one of what was told before it. */
const ONLY_SIZE =
  /^\W*(?:(?:it|its|it['’]s|is|about|around|roughly|maybe|only|now)\b\W*)*\d+(?:\.\d+)? ?(?:mm|cm|m|mil|millimet\w*|centimet\w*|met(?:re|er)s?)\W*$/i;

/** A message as one text with what was said before it, in both ways that people go on: a clause, or a sentence. */
export function heardWith(before: string, message: string): readonly string[] {
  const lines = [...before.slice(-LONGEST_HEARD).split('\n'), message];
  return [', ', '. '].map((between) =>
    lines.reduce((text, line) => `${text}${ONLY_SIZE.test(line) ? ', ' : between}${line}`),
  );
}
