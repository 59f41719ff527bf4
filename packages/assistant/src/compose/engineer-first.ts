/** A crack of which enough was told that an engineer comes before filling, painting or waiting. */
import type { OwnFinding } from '../account-data.ts';
import { rowsNamed } from '../corpus.ts';
import { cite } from './cite.ts';
import { sizesIn } from './sizes-said.ts';

const CRACK = /\bcrack\w*\b/i;
const BOTH_SIDES =
  /\b(?:both (?:sides|faces)|either side|(?:right|all the way|straight|clean|goes|going|went) through|through (?:the|both) (?:wall|bricks?|whole)|inside and out(?:side)?|other side (?:too|as well|of the wall))\b/i;
const GROWS =
  /\b(?:grow(?:s|n|ing)|grew|widen\w*|(?:got|getting|gotten|gets|gone|going) (?:\w+ )?(?:wider|bigger|longer|worse)|opening up|keeps (?:opening|moving)|spreading)\b/i;
const STEPPED = /\bstep(?:s|ped|ping)?\b|\bzig ?zag\w*/i;
const OUT_OF_LINE =
  /\b(?:sits|sticks|stands|pokes|pushed|dropped|moved|slipped|stepped) (?:\w+ )?(?:out|proud|down|lower|higher|forward)\b|\b(?:displace\w*|out of (?:line|plane)|proud|one side (?:is |sits |has (?:dropped|sunk) )?(?:higher|lower|up|down))\b/i;
/** Beyond this an engineer looks first: category 3 of AS 2870 begins there, for a wall and for a concrete floor. */
const WIDE = 5;
const WIDE_IN_SLAB = 2;
const SLAB = /\b(?:slabs?|concrete floors?|garage floors?)\b/i;
const IN_WALL =
  /\b(?:wall|brick\w*|masonry|plaster\w*|gyprock|render)(?: \w+)? crack\w*|\bcrack\w*(?: \w+)? (?:in|on|of|through|up|down) (?:(?!slab|floor|concrete)\w+ ){0,3}?(?:walls?|brick\w*|masonry|plaster\w*|gyprock|render)\b/i;
/** A slab that only says where the wall's crack is. */
const PAST_SLAB =
  /\b(?:above|near|beside|next to|close to|from|at|down to|up from) (?:(?:the|our|my|that) )?(?:(?:garage|concrete|house) )?(?:slabs?|floors?)\b/gi;
const wideIn = (text: string) =>
  SLAB.test(IN_WALL.test(text) ? text.replace(PAST_SLAB, ' ') : text) ? WIDE_IN_SLAB : WIDE;
/** A crack of more than this is told by its length and not by its width. */
const LONG = 100;
const NOT_WIDTH = /#[^,.;]{0,12}\b(?:long|high|tall|away|apart|from|deep|thick)\b|\bover (?:a )?#/i;
/** What is measured under a door or a cupboard is no crack's width. */
const OF_FITTING =
  /\bgaps?\b (?:under|underneath|beneath|below|around|behind) (?:\w+ ){0,3}?(?:doors?|gate|cupboards?|drawers?|fridge|oven|dishwasher|toilet|vanity|bench\w*)\b[^#,.;]{0,12}#|# gap (?:under|underneath|beneath|below|around|behind) (?:\w+ ){0,3}?(?:doors?|gate|cupboards?|drawers?|fridge|oven|dishwasher|toilet|vanity|bench\w*)\b/i;
const NOT_SO =
  /\b(?:not|never|no longer|hasn['’]?t|isn['’]?t|doesn['’]?t|without)\b[^,.;]{0,25}\b(?:grow\w*|wid\w*|both|through|bigger|worse|step\w*)/i;

const isWide = (text: string) =>
  sizesIn(text).some(
    ({ value, unit, around }) =>
      unit !== '' &&
      value > wideIn(text) &&
      value < LONG &&
      !NOT_WIDTH.test(around) &&
      !OF_FITTING.test(around) &&
      !/\bless than #/i.test(around),
  );

/** Whether these words tell of a crack that an engineer looks at first; what of it tells so, or undefined. */
export function engineerFor(text: string): string | undefined {
  if (!CRACK.test(text) || NOT_SO.test(text)) return undefined;
  if (BOTH_SIDES.test(text)) return 'it shows on both sides';
  if (STEPPED.test(text) && OUT_OF_LINE.test(text)) return 'one side has moved';
  if (isWide(text)) return `it is over ${wideIn(text)} mm wide`;
  return GROWS.test(text) ? 'it is growing' : undefined;
}

const COVERS =
  /\b(?:fill(?:ing|er)?|patch(?:ing)?|paint(?:ing)?|plaster(?:ing)?|render(?:ing)?|skim|caulk\w*|gap ?fill\w*|seal(?:ing)?|silicone|spak\w*|cover(?:ing)?|point(?:ing)?|repoint|epoxy|glue|mortar|grind(?:ing)?|til(?:e|ing) over|level(?:ling)?|screed(?:ing)?)\b/i;
const MAY =
  /\b(?:can|could|may|should|shall|would|is it|be|if|what if|just|ok|okay|alright|all right|fine)\b/i;
const TRADE =
  /\b(?:can|could|should|would|get|is|have)\b.{0,25}\b(?:handy ?man|plasterer|painter|renderer|brick(?:y|ie|layer)|carpenter|chippy|builder|mate|husband|dad|brother)\b/i;
const WAITS =
  /\b(?:do nothing|leave it|ignore it|live with it|put it off|can (?:it|that|this|the (?:door|window|wall|crack)) wait|how long (?:can|could|have|do)|(?:wait|leave it) (?:till|until|a|another)|how urgent|is (?:it|that|this) urgent|(?:can|do|should|could|may) (?:i|we) wait|wait for (?:the|it|a|summer|winter|rain))\b/i;
const OF_LIMIT_OR_LAW =
  /\b(?:warrant\w*|claim\w*|insur\w*|pays?|cost\w*|builder (?:has|must|have) to|allowed|limit|tolerance|category|2870|scale|class)\b/i;

const WORRIES =
  /\b(?:should|do|must) (?:i|we) (?:be )?(?:worr\w*|concern\w*|care)\b|\b(?:is|are) (?:it|that|this|they) (?:(?:really|actually|very|that|too|a) )*(?:serious|bad|urgent|worr\w*|problem|concern|big deal|structural)\b|\bhow (?:bad|serious|worried)\b|\bdoes (?:it|that|this) matter\b/i;
/** What an alert of a crack waits for, told as having happened. */
const GETS_WORSE =
  /\b(?:jam(?:s|med|ming)?|won['’]?t (?:close|shut|open)|sticks?|sticking|drags?|dragging|binds?|binding|widen(?:s|ed|ing)|wider|bigger|longer|grew|grow(?:s|n|ing)|dropp\w*|opened up|opening up|getting worse|got worse)\b/i;
const ASKS = /\?|\b(?:who|what|which|how|when|why|can|could|should|may|will|would|is it|do i|does)\b/i;
const WORSE_NOW = 'What you tell means it is getting worse';
const dontWait = (why: string) =>
  `**No, don’t wait: keep clear and call a structural engineer today.** ${why}. Leave if you hear new noises or see it drop. Photograph it with the date, and don’t fill or prop it.`;

/** What is said to filling, painting or leaving such a crack; undefined where a message asks something else. */
function engineerBeforeIt(message: string, because: string, words: string): string | undefined {
  if (OF_LIMIT_OR_LAW.test(message)) return undefined;
  const why = `${because.charAt(0).toUpperCase()}${because.slice(1)}`;
  if (GETS_WORSE.test(message) && (WAITS.test(message) || !ASKS.test(message))) return dontWait(WORSE_NOW);
  if (WAITS.test(message) && GETS_WORSE.test(words)) return dontWait(why);
  if (WAITS.test(message))
    return `**No, don’t leave it: have a structural engineer look within days.** ${why}. Mark both ends, measure it and photograph it with the date until then. Keep clear and call at once if it widens, drops or doors start to jam.`;
  if (WORRIES.test(message))
    return `**Take it seriously: have a structural engineer look within days.** ${why}. Mark both ends, measure it and photograph it with the date until then. Keep clear and call at once if it widens, drops or doors start to jam.`;
  if ((COVERS.test(message) && MAY.test(message)) || TRADE.test(message))
    return `**No, a structural engineer first.** ${why}. Filling or covering it hides the cause. Photograph and measure it with the date, and leave it as it is until then.`;
  return undefined;
}

const POINTS_BACK = /\b(?:it|its|it's|this|that|them|these|those|crack\w*)\b|\bdo nothing\b/i;
const MOST_WORDS = 14;
const takesUp = (message: string) =>
  (POINTS_BACK.test(message) || WORRIES.test(message)) && message.trim().split(/\s+/).length <= MOST_WORDS;
const HAS_LOOKED =
  /\bengineer\b.{0,30}\b(?:said|says|reckons|looked|came|checked|been|signed|ok(?:ay)?ed|cleared|report(?:ed)?)\b/i;

/** The words of a conversation that tell of such a crack, as they stand after this message. */
export function crackTold(message: string, before: string, goesOn: boolean, said = ''): string {
  if (HAS_LOOKED.test(message)) return '';
  if (engineerFor(message) !== undefined) return message;
  // 'It’s grown to 5' of the crack that was told just before.
  const together = `${said}. ${message}`;
  if (
    CRACK.test(said) &&
    (goesOn || takesUp(message)) &&
    !ASKS.test(message) &&
    engineerFor(together) !== undefined
  )
    return together;
  return goesOn || takesUp(message) ? before : '';
}

/** Why an engineer looks at this finding first, where it is a crack. */
function ofFinding({ title, words, severity, assessment }: OwnFinding): string | undefined {
  if (!CRACK.test(title)) return undefined;
  const told = engineerFor(`crack ${words}`);
  if (told !== undefined) return told;
  if (severity === 'high' || severity === 'critical') return `this finding is rated ${severity}`;
  return /engineer/i.test(assessment.whoToCall[0] ?? '')
    ? 'a structural engineer is the first to call for this finding'
    : undefined;
}

/** What stands in place of an answer to filling or leaving a crack of which too much was told; undefined else. */
export function heldForEngineer(
  message: string,
  { told, finding }: { told: string; finding: OwnFinding | null },
) {
  if (HAS_LOOKED.test(message)) return undefined;
  const because =
    engineerFor(message) ??
    (takesUp(message) ? engineerFor(told) : undefined) ??
    (finding ? ofFinding(finding) : undefined);
  const words = `${told} ${finding?.words ?? ''}`;
  const text = because === undefined ? undefined : engineerBeforeIt(message, because, words);
  return text === undefined
    ? undefined
    : {
        ...cite([{ text, rows: rowsNamed('defect:brick_vertical_crack/who'), support: 0.85 }]),
        kind: WAITS.test(message) ? ('pos.wait' as const) : ('pos.diy' as const),
      };
}
