/**
 * Texts that tell of no danger, as a whole: a question of a rule, the heading of a talk, what was taken back as
 * somebody else's, what a trade tested and found tight, and the name of what was watched. One word of what is there now undoes it.
 */
import { onlyAsks } from './only-asked.ts';

/** What is, was or has somebody's: a question with one of these isn't of a rule alone. */
const OWN =
  /\b(?:my|our|ours|mine|we|us|me|he|she|his|her|him|their|they|kids?|child|baby|mum|dad|nan|tenants?|neighbou?rs?|already|now|still|again|since|but|because|just|keeps?|came|fell|has|have|had|was|were|went|gone|got|this|that'?s|that (?:is|has|was|have)|which (?:is|has)|these|those|here|there|today|tonight|help|cot|bed|with|where|whose|if|when|after|while|under|eaten|on the|in the|on an?|stack|leave|keep)\b/;
/** What is amiss. */
const AMISS =
  /\b(?:smell\w*|hiss\w*|feel\w*|felt|sick|ill|dizzy|headaches?|smok(?:e|es|ing|y)(?! (?:alarms?|detectors?|doors?))|spark\w*|glow\w*|tingl\w*|tickl\w*|shock\w*|hot|warm|burn\w*|drip\w*|leak\w*|rott\w*|loose|broken?|cracked|sag\w*|leans?|leaning|bulg\w*|bow(?:s|ed|ing)|expos\w*|bare|live(?! load)|block\w*|collaps(?:ed|es|ing)|fallen|falling|missing|open|stuck|jam\w*|lost|dead|gives?|flak\w*|peel\w*|dropp\w*|wobbl\w*|mov(?:es?|ed|ing)|pull\w*|props?|fix|repair\w*|mend\w*|patch\w*|stop|take|taking|remov\w*|cut\w*|wet|soft|swollen|not|without|fail\w*|drown\w*|die[sd]?|dying|kill\w*|hurt\w*|injur\w*|faint\w*|unconscious|hang(?:s|ing)?|runs?|running|pour\w*|gush\w*|flood\w*|smash\w*|unsafe|danger\w*|\d+ ?(?:mm|cm|m|metres?))\b/;

const ASKS =
  /^(?:(?:hi|hey|hello|quick question|question|so|and|also|just wondering|wondering)[ ,]+)*(?:how (?:high|wide|far|often|many|long|much|deep|thick|big|low|close|tall|old)|what(?: is|s|'s| are| does| do| would)?|which|when (?:do|does|is|are|must)|do i need|(?:the )?(?:highest|lowest|max(?:imum)?|min(?:imum)?|smallest|biggest|widest|least|most)|any rules?|ballpark|rough (?:price|cost))\b/;
const OF_A_RULE =
  /\b(?:needs?|requir\w*|allow\w*|permitted|legal\w*|max(?:imum)?|min(?:imum)?|rules?|codes?|category|class|licen[cs]\w*|counts? as|limits?|guidelines?|standards?|takes?(?= ?\?)|how long does|costs?|charges?|prices?|apart|required|before (?:it|you|a|an)|tested|done|designed|how (?:often|many|much|far|high|long|wide))\b/;
/** 'Gas drop test: how long?' */
const NAMES_THEN_ASKS = /^(?:[a-z]+ ){1,4}: ?how (?:long|often|much|many|high|far|deep|wide)\b[^.,]{0,24}\?$/;
const LONGEST_QUESTION = 16;

const HEADING =
  /^(?:tool ?box (?:talks?|topics?|meeting)(?: topics?)?|swms|jsa|induction|course notes?|module \d+|lesson \d+|training|quiz|test question)\b ?(?::|-|\bcovers\b|\babout\b)/;
const LONGEST_HEADING = 18;
/** What is so, or lies somewhere, is no topic. */
const IS_SO =
  /\b(?:is|are|am|no|never|none|only|found|one|urgent\w*|\d+ ?mm|in|at|on|off|down|over|under|unit|man|men|someone|somebody)\b/;

/** 'No wait, that was last year at my mum's', to the end. */
const TAKEN_BACK =
  /^[^.!?]{1,90}[.!?,;]? ?(?:-+ ?)?\b(?:no wait|oh wait|wait|sorry|actually|scratch that|my mistake|my bad|whoops|oops|hang on|hold on|ignore (?:that|me|this))\b[ ,.:-]*(?:no[ ,]+)?(?:wrong (?:house|job|address|file|place|photo)\b|(?:that|it|this)(?: was| is|'s|s)\b(?=.*\b(?:last (?:year|winter|summer|decade)|(?:years?|ages) ago|(?:old|other|previous|last|former) (?:\w+ )?(?:place|house|rental|unit|flat|home|job)|(?:mum|mother|dad|father|sister|brother|nan|mate|friend|neighbour|aunt|uncle|parent|cousin|boss|daughter|son)'?s'?(?! (?:room|bed)))\b))(.*)$/;
const STILL_SO =
  /\b(?:this|these|new|one|has|have|smells?|mine|but|still|also|too|ours|again|here|same|as well|now|today|tonight|not|and (?:it|this|the)|happen(?:s|ing)|is (?:back|worse))\b/;

const TESTER =
  '(?:gas ?(?:fitter|bloke|man|guy|plumber|company|network)|plumber|spark(?:y|ie)|electrician|engineer|builder|carpenter|chippy|inspector|lab|certifier|fitter|roofer|fire(?:ies| brigade))';
const FOUND_WELL =
  '(?:tight|no (?:leaks?|loss|faults?|drop|defects?|gas|asbestos|rot|termites)(?: (?:found|detected|at all))?|nothing (?:wrong|found|there)|all clear|solid|sound|dry|negative|clean)';
/** What it was instead, or that it's on paper. */
const WAS_ELSE =
  "(?:[ ,.:;-]+(?:(?:and |so )?(?:it|that|the (?:smell|noise|hiss|stain|stink)|smell|noise)(?: was|'s been| turned out| is| must)(?<else> [^.!?]{2,40})|certificate[^.!?]{0,20}|signed off|closed|all good))?[.! ]*$";
/** 'Gasfitter came, tested, tight: it was the bin'. */
const TESTED_WELL = new RegExp(
  `^[^.!?]{0,60}(?:\\b${TESTER}\\b[^.!?]{0,30}?\\b(?:came|tested|checked|found|looked|inspected|cut|opened|been)\\b|\\b(?:called|rang|had) (?:in )?the ${TESTER}\\b)[^.!?]{1,30}?\\b${FOUND_WELL}${WAS_ELSE}|^(?:gas |water |the )*(?:drop|pressure|leak|soundness|tightness) test (?:was )?(?:held|passed)(?: (?:for|at|on) [^.,]{1,30})?(?: overnight)?(?:,? no (?:loss|drop|leaks?))?[.! ]*$`,
);
/** What was tested and isn't well, or was only said. */
const UNTESTED =
  /\b(?:but|still|again|now|since|yet|except|however|until|then|though|today|tonight|not|never|fail\w*|los(?:t|es|ing)|dropped|only|other|should|will|needs?|before|while|if|won|smells|hisses|cracked|worse|next|first|couldn|didn|unless|says|reckons?|without|left|write|act|pretend|confirm|tell|ignore|want|that (?:is|the)|is)\b/;

/** What a smell or noise turned out to be that is a danger itself. */
const NOT_WELL = new RegExp(
  `${AMISS.source}|\\b(?:gas|wir(?:es?|ing)|switch\\w*|asbestos|carbon|monoxide|cracks?|slab|termites?|sew\\w*|fire)\\b`,
);
const LONGEST_TESTED = 22;

/** 'We watched Cracked Walls last night': a title, and nothing after it but when. */
const WATCHED =
  /\b(?:[Ww]atched|[Ww]atching|[Bb]inge[- ]?watched|[Bb]inged) (?:[a-z]+ ){0,2}[A-Z][a-z]+ (?:(?:of|the|and) )?[A-Z][a-z]+(?: (?:last night|tonight|again|together|on (?:tv|telly|Netflix|SBS)))*[.! ]*$/;
const LONGEST_SHOW = 14;

/** Whether the whole text tells of no danger, whatever words it has. */
export function tellsNothing(words: string): boolean {
  const text = words.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').replace(/n't\b/g, ' not').trim();
  if (onlyAsks(text, AMISS)) return true;
  const count = text.split(' ').length;
  const hasOwn = OWN.test(text) || AMISS.test(text);
  if (count <= LONGEST_QUESTION && !hasOwn) {
    if (NAMES_THEN_ASKS.test(text.replace(':', ' :'))) return true;
    if (
      text.endsWith('?') &&
      !/[.!?]./.test(text.replace(/\d\.\d/g, '')) &&
      ASKS.test(text) &&
      OF_A_RULE.test(text)
    )
      return true;
  }
  if (count <= LONGEST_HEADING && HEADING.test(text) && !hasOwn && !IS_SO.test(text)) return true;
  const after = TAKEN_BACK.exec(text)?.[1];
  if (after !== undefined && !STILL_SO.test(after)) return true;
  const tested = count <= LONGEST_TESTED && !UNTESTED.test(text) ? TESTED_WELL.exec(text) : null;
  if (tested && !NOT_WELL.test(tested.groups?.else ?? '')) return true;
  return count <= LONGEST_SHOW && WATCHED.test(words);
}
