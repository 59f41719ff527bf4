/** What to look at, whether it is too soon, and what comes next, asked of a stage of works that is told. */
import type { Asked } from '../aims/ask-back.ts';
import { cite } from '../compose/cite.ts';
import type { Part } from '../compose/part.ts';
import { afterStage, type LookId, stageLooks, tooSoon } from '../compose/stage-looks.ts';
import { turnsAway } from '../question/said-so-far.ts';
import { namesPartOf } from '../question/tells-what-is.ts';
import type { Reply } from '../reply.ts';
import { tellsFault } from './read-turn.ts';
import { stageTold } from './stage-told.ts';

const LOOKS =
  /\b(?:what|whats|what['’]s|wat|which|anything|something|things|where|how)\b[^.?!]{0,40}\b(?:look(?:ing)?(?: (?:at|for|out for))?|check(?:ing|ed)?|inspect(?:ing)?|watch(?:ing)?(?: (?:for|out for))?|keep an eye (?:on|out)|test(?:ing)?|see to|go(?:es)? wrong|make sure)\b|\b(?:do|should|must|need) (?:i|we)\b[^.?!]{0,20}\b(?:do|check|look at|inspect|worry about) (?:anything|something|it|stuff|much)\b|\bneed to (?:do|check|know|look at) (?:anything|something)\b|\b(?:anything|something) (?:i|we) (?:should|need to|must|gotta|have to|ought to)\b|\bhow (?:do|can|would) (?:i|we) (?:know|tell) (?:if |whether |that )?(?:it['’]?s|its|it is|they|theyve|they['’]ve|he|hes)\b[^.?!]{0,20}\b(?:right|ok|okay|good|done|properly|well)\b|\bwhat do (?:people|they|most|builders|trades) (?:\w+ )?(?:miss|forget|overlook|get wrong|stuff up)\b|\b(?:have|get|be) (?:it |things |everything )?ready\b|\b(?:got|have you got|is there|any) (?:a |an )?(?:check ?list|list|tips)\b/i;
const TOO_SOON =
  /\bwhen (?:can|could|should|do|may|will) (?:i|we|they|he|she|the \w+) (?:\w+ )?(?:paint|tile|cover|go|walk|park|drive|start|come|lay|load|use|plaster|line|be)\b|\b(?:too (?:soon|early|quick|fast|green|wet)|(?:dry|cured|set|hard|long|ready) enough|ready (?:yet|for (?:the |a )?\w+|to (?:be )?\w+)|(?:long|time) to (?:dry|cure|set|wait)|rush(?:ing|ed) it|jump(?:ing)? the gun|can (?:they|he|she|we|i|the \w+) (?:just |already |go ahead and )?(?:start|go ahead|go on|tile|paint|cover|walk|frame|load)|how (?:long|soon) (?:before|until|till|do (?:they|we|i) wait|should (?:they|we|i|it) (?:wait|dry|be left|cure)|(?:must|does) it (?:dry|cure)|can they))\b/i;
const NEXT =
  /\b(?:what(?:['’]?s| is| are| comes?| happens| do they do)?(?: \w+)? (?:next|after (?:this|that|it|them)|then)|what stage|next (?:stage|step|up))\b/i;
/** A finding, a report or the app is asked of. */
const ELSEWHERE =
  /\b(?:findings?|projects?|reports?|photos?|pdf|buy\w*|purchas\w*|auction|credits?|plumbline|app|account|contract|quotes?|licen[cs]e\w*|insur\w*|warrant\w*|permits?|certif\w*|how (?:much|far|high|wide|deep|big|thick|flat|often|many)|cost\w*|pay|price|who|when|mandatory|council|surveyor|law|legal\w*|clause|ncc|standard)\b/i;

const OF_THE_LAW = /\b(?:next|mandatory|which|what) inspections?\b|\$|\b(?:pay|paid|price|cost)\b/i;
const ONLY_LOOKS = /^(?:about|general|photo|severity|cause)$/;

/** What is told of the stage. */
const partOf = (message: string, look: LookId): Part | undefined =>
  TOO_SOON.test(message)
    ? tooSoon(look)
    : LOOKS.test(message)
      ? stageLooks(look)
      : NEXT.test(message)
        ? afterStage(look)
        : undefined;

/** What is answered of the stage that was told; undefined where none was, or something else is asked. */
export function stageAsked({ message, thread }: Asked, reply: Reply): Reply | undefined {
  if (reply.contextLoaded || thread.findingId !== null || thread.danger !== '') return undefined;
  if (!LOOKS.test(message) && !TOO_SOON.test(message) && !NEXT.test(message)) return undefined;
  const elsewhere = ELSEWHERE.test(message) && !TOO_SOON.test(message);
  if (turnsAway(message) || elsewhere || OF_THE_LAW.test(message) || tellsFault(message)) return undefined;
  const lines = thread.topic.split('\n').filter(Boolean);
  if (lines.some(tellsFault)) return undefined;
  const here = stageTold([message]);
  // What asks by itself and is answered by more than looks is whole.
  const before = stageTold(lines);
  if (here && !before && !reply.declined && !ONLY_LOOKS.test(reply.kind)) return undefined;
  // A part that is named is asked of, whatever stage was told before.
  const told = here ?? (namesPartOf(message) ? undefined : before);
  // How long anything takes to dry, asked of nothing that was told, is refused like every such time.
  if (!before && TOO_SOON.test(message)) return undefined;
  const part = told && partOf(message, told);
  if (!part) return undefined;
  return {
    ...reply,
    ...cite([part]),
    kind: 'knowledge',
    declined: false,
    support: part.support,
    thread: {
      ...thread,
      aim: 'knowledge',
      defectIds: [],
      cited: part.rows.slice(0, 3).map(({ id }) => id),
      asked: '',
    },
    followUp: here === undefined,
    fits: false,
    choices: [],
  };
}
