/** What keeps people from a danger and touches nothing of it: whoever does it or asks leave for it is never told no. */
import type { AlertKind } from '@plumbline/knowledge/hazards';

const LIVING =
  '(?:every(?:one|body)|any(?:one|body)|people|them|us|him|her|others|famil(?:y|ies)|kids?|child(?:ren)?|toddlers?|bub|baby|babies|twins|boys?|girls?|dogs?|cats?|pets?|tenants?|guests?|visitors?|neighbours?|residents?|students?|staff|workers|customers|tradies|mum|mom|dad|nan|pop)';
const KIN =
  '(?:mum|mom|dad|parent|folk|sister|brother|son|daughter|friend|mate|neighbour|rellie|cousin|uncle|aunt(?:y|ie)?|nan|pop|grandma|grandpa|in.?law|girlfriend|boyfriend|workmate)';
const THE = '(?:(?:the|my|our|your|his|her|all|both|a|an) )*';

const KEEPS_OUT = String.raw`\b(?:keep(?:s|ing)?|kept) ${THE}${LIVING}(?: and ${THE}${LIVING})? (?:well |right |all )?(?:out|away|clear|off|back)\b|\b(?:stay(?:s|ing)?|keep(?:s|ing)?) (?:well |right )?(?:out of|away|clear|off)\b`;
const CLOSES = String.raw`\b(?:rop|tap|fenc|block|clos|board|barricad|cordon|section|shut)(?:e|es|ed|d|ing|ting|s)? ?(?:it |that |this |the (?:\w+ ){1,2})?off\b|\b(?:shut(?:ting)?|clos(?:e|ed|ing)|lock(?:ed|ing)?) (?:up )?(?:it|(?:the|that) (?:\w+ ){0,2}(?:room|door|gate|window|balcony|deck|laundry|bathroom|garage|shed|bedroom|hallway))\b`;
const LOCKS = String.raw`\b(?:put|putting|fitted|fit|got) (?:a|an|another|the) (?:\w+ )?(?:lock|padlock|bolt|chain) (?:on|to|across)\b|\block(?:ed|ing)? (?:it|(?:the|that) (?:\w+ )?\w+)\b`;
const ELSEWHERE = String.raw`\b(?:sleep|stay|go|live|crash|bunk)(?:s|ing)? (?:over )?(?:at|with|to) ${THE}(?:\w+ )?${KIN}(?:['’]?s)?\b|\b(?:sleep|stay|go|live)(?:s|ing)? (?:at|in|to) (?:a |the )?(?:motel|hotel|airbnb)\b|\b(?:sleep|stay|go|live)(?:s|ing)? (?:somewhere else|elsewhere)\b`;
const OTHER_ROOM = String.raw`\b(?:sleep|stay|mov|shift|put|go|bunk)(?:e|es|ed|s|ing)? (?:[\w'’]+ ){0,5}?(?:in|into|to) (?:a |the )?(?:another|other|different|spare|back|front) (?:bed)?room\b`;
const UNUSED = String.raw`\b(?:no ?one|nobody) (?:uses?|goes|touch(?:es)?|walks?|sits?|stands?|sleeps?|swims?)(?: (?:in|on|near|under|there|it))*\b|\bnot (?:us|touch|go|walk|swimm|sleep)ing(?: (?:in|on|near|under|there|it))*\b`;

/** Anything else that would be done there: then it isn’t a matter of keeping away alone. */
const DOES_MORE =
  /\b(?:strip\w*|sand\w*|scrap\w*|wet\w*|rip\w*|pull\w*|remov\w*|cut\w*|drill\w*|sweep\w*|swept|vacuum\w*|hos(?:e|es|ing)|prop\w*|patch\w*|paint\w*|fix\w*|repair\w*|glu\w*|screw\w*|nail\w*|cook\w*|shower\w*|bath\w*|swim\w*|party|park\w*|light\w*|plug\w*|turn\w*|switch\w*|run\w*|reset\w*|us(?:e|es|ing)|work\w*|play\w*|walk\w*|climb\w*|driv\w*|let\w*|leav\w*|test\w*|burn\w*|grind\w*|wash\w*|clean\w*|wip\w*|tak(?:e|es|ing)|took|knock\w*|sleep\w*|stay\w*|liv\w*|wait\w*|tell\w*|warn\w*|call\w*|ring\w*|phone\w*|tarp\w*|cover\w*|batter\w*|alarms?|enough|instead|how long|again|any ?more)\b/i;
/** 'Can I stop keeping them out', 'we don’t keep the kids away'. */
const UNDONE =
  /\b(?:not|don['’]?t|dont|can['’]?t|cant|won['’]?t|wont|never|stop\w*|quit|without|no longer|no (?:need|point))\b(?: \w+){0,3} (?:keep|kept|stay|clos|shut|lock|rop|tap|fenc|block|sleep|mov)/i;

/** Dangers that reach the whole house: another room of it is no safer. */
const OF_THE_HOUSE: ReadonlySet<AlertKind> = new Set(['gas', 'electrical', 'structural', 'fire', 'sewage']);

/** Whether all that a message would do about a danger of this kind keeps people away from it. */
export function keepsAway(message: string, kind: AlertKind): boolean {
  const ways = [
    KEEPS_OUT,
    ELSEWHERE,
    UNUSED,
    ...(OF_THE_HOUSE.has(kind) ? [] : [OTHER_ROOM]),
    // Gas is let out, and nobody is locked in with a fire.
    ...(kind === 'gas' || kind === 'fire' ? [] : [CLOSES, LOCKS]),
  ].join('|');
  const rest = message.replace(new RegExp(ways, 'gi'), ' ');
  // 'The screen stays' says of a thing that it is left there.
  const others = rest.replace(/\bthe (?:fly ?)?screen stays\b/gi, ' ');
  return rest !== message && !UNDONE.test(message) && !DOES_MORE.test(others);
}
