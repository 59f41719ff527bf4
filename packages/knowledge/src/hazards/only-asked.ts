/** Texts that only ask: for words in another language, or whether planned work on timber or a partition is allowed. */

const LANGUAGE =
  '(?:\\w+(?:ese|ish|ian|ic|ali)|mandarin|hindi|punjabi|greek|german|french|korean|thai|urdu|tamil|tagalog|filipino|dari|farsi|khmer|samoan|another language)';
const QUOTED = `['"‘“][^'"‘’“”]{2,120}['"’”]`;
const POLITE = '(?:(?:please|pls|hi|hey|can you|could you|would you|for me|to|in|into)[ ,]+)*';
/** 'Translate ‘the beam has cracked’ into Vietnamese': the quotation is nobody's report, and nothing stands beside it. */
const TRANSLATION = new RegExp(
  `^${POLITE}(?:(?:translate|put|say) (?:this: ?|the words |the sentence )?${QUOTED}(?: ?,? ?(?:in|into|to) (?:\\w+ )?${LANGUAGE})?|how (?:do|would|should) (?:i|you|we) (?:say|write|spell) ${QUOTED}(?: in (?:\\w+ )?${LANGUAGE})?|what(?:'s| is) ${QUOTED} in (?:\\w+ )?${LANGUAGE})(?: (?:please|pls|thanks|thank you|for my \\w+|for me|for a \\w+))*[ ?.!]*$`,
);

const MAY =
  "(?:(?:can|may|could|should|shall) (?:i|we|you|my \\w+|the \\w+|a \\w+)|(?:am|are) (?:i|we) (?:allowed|ok|okay|permitted) to|is it (?:ok|okay|fine|safe|legal|allowed|alright|all right|possible)(?: for \\w+)? to|(?:i'm |we're |i am |we are )?(?:thinking (?:of|about)|planning (?:to|on)|looking to|hoping to)|(?:i |we )?(?:want|would like|'d like) to|do (?:i|we|you) need (?:a |an |any )?(?:\\w+ ){0,3}to)";
const WORK =
  '(?:drill(?:ing)?|notch(?:ing)?|cut(?:ting)?|bor(?:e|ing)|tak(?:e|ing) out|remov(?:e|ing)|knock(?:ing)? (?:out|down|through)|trim(?:ming)?|rebat(?:e|ing)|pull(?:ing)? (?:out|down)|plan(?:e|ing))';
const MEMBER = '(?:joists?|bearers?|rafters?|studs?|noggins?|plates?|trimmers?|purlins?|battens?)';
const PARTITION = '(?:wall|partition)s?';
const NO_LOAD = /\bnon[- ]?(?:load|loadbearing|structural)|\bnot (?:load ?bearing|structural)|\bpartition/;
const PLANNED = new RegExp(
  `^(?:(?:hi|hey|hello|so|and|quick question|question)[ ,:]+)*${MAY} ${WORK}\\b[^.!]*?\\b(?:(${MEMBER})|${PARTITION})\\b[^.!]*[?.!]*$`,
);
/** What was done, is in the way or holds up more: then it's no question of a plan alone. */
const NOT_PLAN =
  /\b(?:already|yet|has|have|had|was|were|did|been|drilled|notched|removed|took|yesterday|half\w*|start\w*|beg[au]n|now|still|again|since|because|after|until|while|bounc\w*|creak\w*|nois\w*|spong\w*|termites?|borers?|split\w*|water|gas|wir\w+|cables?|power|electric\w*|asbestos|fibro|sheets?|eaves?|lead|paint|dust|kids?|deck|balcon\w*|chimney|brick\w*|retaining|steel|beam|lintel|column|post|pier|truss\w*|above|upstairs|hold\w*|support\w*|all|every|most)\b/;
/** What a plan is made of, and no fault by itself. */
const OF_PLAN = new RegExp(`^.*?\\b${WORK}\\b|\\d+ ?(?:mm|cm|m|metres?)\\b`, 'g');
const LONGEST_PLAN = 20;

/** Whether the whole text asks for words in another language, or for leave to work on a member or a wall without load. */
export function onlyAsks(text: string, amiss: RegExp): boolean {
  if (TRANSLATION.test(text)) return true;
  if (text.split(' ').length > LONGEST_PLAN || NOT_PLAN.test(text) || amiss.test(text.replace(OF_PLAN, '')))
    return false;
  const planned = PLANNED.exec(text);
  return planned !== null && (planned[1] !== undefined || NO_LOAD.test(text));
}
