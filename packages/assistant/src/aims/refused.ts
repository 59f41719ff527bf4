/** What is refused whatever else it sounds like: forged photos, other people's accounts, what lies beside buildings. */
import type { Aim } from './aims.ts';

const PICTURE = /\b(?:photos?|pics?|pictures?|images?|dates?|metadata|exif|timestamps?)\b/i;
const FORGES =
  /\b(?:photo ?shop\w*|doctor(?:ed|ing)?|airbrush\w*|fak(?:e|ing)|filter\w*|re ?touch\w*|touch(?:ing)? up|clean(?:ing)? up|edit(?:ed|ing)? (?:out|the)|alter(?:ed|ing)?|crop(?:ped|ping)? out|knocks? out|make .{0,25}\blook (?:worse|wider|bigger|better|older|like)|change the dates?)\b/i;
/** An order, or a wish of whoever asks: what others did is asked of and complained about. */
const ORDER =
  "(?:^|[.;!?]) *\\W*(?:(?:please|pls|just|now|ok|okay|hey|hi|so|and|then|also|can you|could you|would you|can u|help me|let[’']?s|(?:i|we) (?:want|need|wanna|would like|have|plan)(?: you)? to|(?:i|we)[’']?d like(?: you)? to)[ ,]+)*";
/** A day that something recorded is to have had, and hadn't. */
const BACKDATES = new RegExp(
  `${ORDER}back ?-?dat(?:e|ing)\\b|\\b(?:(?:can|could|may|should|would|shall|will|do|did|if|to let) (?:i|we)|(?:can|could|would|will) (?:you|u)|want you|let me|how to|(?:i|we)(?:[’']?ll|[’']?m| am|[’']?re| are)?(?: (?:will|want|need|wanna|plan|going|gonna|trying|have))?(?: to)?) (?:please |just |also )?back ?-?dat(?:e|ing)\\b|${ORDER}(?:make|get|have|put|set|enter|give (?:me|it)|show)\\b[^?.]{0,40}\\bback ?-?dated\\b|\\b(?:i|we) (?:want|need|wanna|would like) (?:it|them|this|that|(?:the|my|our) \\w+(?: \\w+)?) back ?-?dated\\b|\\b(?:ok|okay|fine|alright|allowed|possible|a way) (?:for me |for us )?to back ?-?date\\b`,
  'i',
);
const OF_SCREEN = /\b(?:list|findings?|show|only|sort|search|dust|lens|filter by|report)\b/i;

const OTHERS =
  /\b(?:partner|mate|neighbour|builder|boss|client|colleague|ex|brother|sister|someone else|another user|other (?:user|customer|people|account)s?|competitor)(?:['’]?s)?\b.{0,30}\b(?:log ?in|accounts?|credits?|password|projects? (?:list|page))\b/i;

/** Words on a note or in a document that give orders. */
const ORDER_IN_PHOTO =
  /\b(?:note|sticker|sign|text|writing|label|words?|paper|document|pdf|caption)\b.{0,40}\b(?:ai|assistant|bot|system)\b|\b(?:follow|obey)\b.{0,25}\b(?:text|words?|notes?|writing|instructions?)\b/i;

const WORTH =
  /\b(?:house|home|place|property|unit|apartment)\b.{0,40}\b(?:sell|fetch|go) for\b|\b(?:sell|fetch) for\b|\b(?:knock|take|come) .{0,12}\boff\b.{0,20}\b(?:offer|asking|price)|\b(?:offer|asking price)\b.{0,30}\b(?:lower|less|knock|reduce|drop)|\b(?:seller|vendor|agent)s?\b.{0,20}\b(?:drop|lower|reduce)\w*\b.{0,12}\bprice/i;

const VESSEL =
  /\b(?:tinn(?:y|ie)(?:['’]?s)?|gelcoat|jet ?ski|yacht|speedboat|boat(?:['’]?s)?(?! ?(?:shed|house|ramp|harbour))|caravan(?:['’]?s)?(?! park)|motorhome|camper ?van|\bute(?:['’]?s)?|motorbike|trailer)\b.{0,40}\b(?:crack\w*|rust\w*|leak\w*|rot\w*|hull|deck|axle|roof|floor|fix\w*|repair\w*|structural|worth)\b|\b(?:crack\w*|rust\w*|leak\w*|rot\w*)\b.{0,25}\b(?:my|the|our) (?:tinn(?:y|ie)|boat|yacht|caravan|ute|trailer|motorhome)\b(?! ?(?:shed|house|ramp|park|port))/i;

/** Parts that only a vehicle has. */
const OF_VEHICLE = /\b(?:wind ?(?:screen|shield)|hub ?cap)s?\b/i;

/** Which phone or car to buy, and not how Plumbline works on one. */
const WHAT_TO_BUY =
  /\b(?:what|which|best)\b (?:\w+ )?(?:phone|laptop|car|tv|telly|computer|tablet|console|bike|watch|headphones)\b.{0,24}\b(?:get|buy|choose|pick|go for)\b/i;

/** What Plumbline runs on, or photographs well with, is asked of Plumbline. */
const TO_USE_IT = /\b(?:photos?|pics?|pictures?|plumbline|the app|this app|inspections?)\b/i;

const SHARED_FENCE =
  /\bfenc(?:e|es|ing)\b.{0,60}\b(?:next ?door|neighbours?|neighbor|halves|half|split|share|50\W?50)\b|\b(?:next ?door|neighbours?|neighbor|dividing|boundary)\b.{0,40}\bfenc(?:e|es|ing)\b/i;
const WHO_PAYS = /\bpa(?:y|ys|id|ying)\b|\bhal(?:f|ves)\b|\bsplit\b|\bshare\b|\bcost\b/i;
const POOL = /\bpool\b/i;

/** An order to change what is recorded. */
const CHANGES =
  /^\W*(?:please |pls |can you |could you |just )*(?:change|rename|delete|remove|close|edit|lower|raise|bump|downgrade|upgrade|reassign|assign|mark|tick|set)\b(?! (?:out|up|about|in|of)\b).*\b(?:to|as|from|findings?|severity|project|photo)\b/i;

/** 'Drop it to low': the severity of what is pointed at. */
const CHANGES_SEVERITY =
  /\b(?:drop|make|put|set|bump|knock|change|lower|raise|move|downgrade|upgrade|mark)\b (?:it|this|that|this one|that one|the (?:severity|rating|finding)|(?:finding|number|no\.?|#) ?\d+)(?: (?:down|up|back))?(?: (?:to|as|at|a))* (?:low|medium|high|critical)\b/i;

/** Words of a report that are to say another size than was measured. */
const FALSIFIES =
  /\b(?:change|make|write|say|put|alter|fudge|bump|edit|tweak|adjust)\b.{0,40}\b(?:reports?|findings?|record|notes?|measurements?|readings?|severity|numbers?|figure)\b.{0,60}\b(?:instead of|rather than|not \d|even though|never (?:measure|know|notice|check)|no ?(?:body|[ -]?one)(?: will|['’]?ll)? (?:know|notice|check|see)|won['’]?t (?:know|notice|check|measure))/i;

/** 'Change my reading from 2.3 to 1.5': only as an order, for whoever asks what a change from one to the other means. */
const CHANGES_SIZE = new RegExp(
  `${ORDER}(?:change(?! (?:in|of)\\b)|make|write|say|put|alter|fudge|bump|edit|tweak|adjust)\\b.{0,40}\\b(?:reports?|findings?|record|notes?|measurements?|readings?|severity|numbers?|figure)\\b.{0,60}\\bfrom \\d[\\d.]* ?(?:mm )?to \\d`,
  'i',
);

/** 'Make the reading say 2.1.' */
const MAKES_SAY = new RegExp(
  `${ORDER}(?:(?:make|have|fudge)\\b.{0,30}\\b(?:readings?|measurements?|figures?|numbers?)\\b.{0,20}\\b(?:say|read)|(?:make|fudge)\\b.{0,30}\\b(?:readings?|measurements?|figures?|numbers?) (?:\\w+ )?(?:show|be))\\b.{0,12}\\d`,
  'i',
);

/** 'Reword the crack so the buyer reads it as hairline.' */
const REWORDS =
  /\b(?:re ?word|re ?phrase|re ?write|word it|describe it|call it|list it|put it down|write it up|report it|record it|play (?:it )?down|tone (?:it )?down|soften|water (?:it )?down)\b.{0,80}\b(?:so (?:that )?(?:the |a |my |he|she|they)|reads? (?:it )?as|as (?:a |an )?(?:minor|hairline|cosmetic|category [0-2]|cat [0-2]|low|normal)|sounds? (?:less|better|minor|fine)|(?:instead of|rather than|not) )/i;

/** The aim that refuses a message; undefined where none of these is asked. */
export function refused(message: string): Aim | undefined {
  if (PICTURE.test(message) && FORGES.test(message) && !OF_SCREEN.test(message)) return 'no.hide';
  if ([FALSIFIES, CHANGES_SIZE, REWORDS, MAKES_SAY, BACKDATES].some((words) => words.test(message)))
    return 'no.hide';
  if (OTHERS.test(message)) return 'no.secret';
  if (ORDER_IN_PHOTO.test(message)) return 'no.secret';
  if (CHANGES_SEVERITY.test(message)) return 'no.act';
  if (CHANGES.test(message) && !/\?|\b(?:ok|safe|myself|who|how|should|need)\b/i.test(message))
    return 'no.act';
  if (WORTH.test(message)) return 'no.finance';
  if (
    VESSEL.test(message) ||
    OF_VEHICLE.test(message) ||
    (WHAT_TO_BUY.test(message) && !TO_USE_IT.test(message))
  )
    return 'no.topic';
  if (SHARED_FENCE.test(message) && WHO_PAYS.test(message) && !POOL.test(message)) return 'no.approval';
  return undefined;
}
