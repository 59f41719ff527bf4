/** Texts that only ask: for words in another language, or whether planned work on timber or a partition is allowed. */

const LANGUAGE =
  '(?:arabic|bengali|cantonese|chinese|croatian|dari|dutch|farsi|filipino|french|german|greek|hindi|indonesian|italian|japanese|khmer|korean|macedonian|malay|mandarin|nepali|persian|polish|portuguese|punjabi|russian|samoan|serbian|sinhala|somali|spanish|tagalog|tamil|thai|turkish|urdu|vietnamese|another language|english)';
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
/** What was done, moves or is in the way: then it's no question of a plan. */
const NOT_PLAN =
  /\b(?:already|yet|has|have|had|was|were|did|been|drilled|notched|removed|took|taken|went|yesterday|half|halfway|started|began|begun|finished|now|still|again|since|because|after|until|while|propp?\w*|sag\w*|crack\w*|bounc\w*|mov(?:es?|ed|ing|ement)|drop\w*|creak\w*|noises?|lean\w*|bow\w*|bulg\w*|rot\w*|soft|spong\w*|eaten|termites?|borers?|split\w*|broke\w*|snapp\w*|loose|hang\w*|f[ae]ll\w*|wet|leak\w*|water|damp|smell\w*|gas|live|wires?|wiring|cables?|power|electric\w*|asbestos|fibro|acm|sheets?|eaves?|lead|paint|dust|kids?|child\w*|baby|deck|balcon\w*|verandah?|stairs?|chimney|brick\w*|retaining|fire|steel|beam|lintel|column|post|pier|stumps?|truss\w*|above|upstairs|under|hold\w*|support\w*|them all|all (?:of )?(?:the|of)|every|most)\b/;
const LONGEST_PLAN = 20;

/** Whether the whole text asks for words in another language, or for leave to work on a member or a wall without load. */
export function onlyAsks(text: string): boolean {
  if (TRANSLATION.test(text)) return true;
  if (text.split(' ').length > LONGEST_PLAN || NOT_PLAN.test(text)) return false;
  const planned = PLANNED.exec(text);
  return planned !== null && (planned[1] !== undefined || NO_LOAD.test(text));
}
