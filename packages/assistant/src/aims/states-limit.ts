/** Messages that state a part and its size, and want its limit whatever the story around them sounds like. */
import type { StateCode } from '@plumbline/knowledge';
import { askedBeside, judgedBeside } from '../compose/spoken-limits.ts';
import type { Aim } from './aims.ts';

/** What a message is read as that states a part and its size, and wants the limit: the reading goes by the story around it. */
const GIVES_WAY: ReadonlySet<Aim> = new Set([
  'knowledge',
  'pos.who',
  'pos.trade',
  'pos.wait',
  'law.tenant',
  'no.approval',
  'no.sizing',
  'no.ratings',
  'no.topic',
  'no.builder',
]);
/** What is wanted besides a limit. */
export const WANTS_MORE =
  /\b(?:who|whom|whose|how (?:long|soon|urgent|quick)|urgent\w*|pays?|paid|warrant\w*|claim\w*|tribunal|regulator|cost|price|quote|causes?|why|fix|repair|safe|danger\w*|wait|rush|worr\w*|do anything|this week|this month)\b/i;

/** What asks for what is recorded, whatever size stands in it. */
const OF_RECORD =
  /\b(?:findings?|list|projects?|show|which|defects|issues|record\w*|measured|rated|rating|critical|reports?|credits?|did (?:i|we)|have (?:i|we)|i (?:put|wrote|noted|said)|when|first|worst|one|ones|my)\b/i;
/** Whether a message that is read so states a size that a limit of its part judges. */
export const statesLimit = (read: Aim, message: string, state: StateCode | null, today: string): boolean =>
  (read === 'pos.ok' ||
    ((GIVES_WAY.has(read) || (read.startsWith('own.') && !OF_RECORD.test(message))) &&
      !WANTS_MORE.test(message))) &&
  judgedBeside(message, state, today).length > 0;

/** 'Granny flat' asks for no permit where a ceiling's height is asked for. */
const OF_STORY = /^(?:planning|sizing)/;
/** What other countries want isn't judged by what Australia does. */
const OF_ELSEWHERE = /Australian provisions only/;

/** Whether a limit is held although the words sound like something that is known to be missing here. */
export const heldDespite = (
  gap: string,
  { aim, message, beside }: { aim: Aim; message: string; beside: boolean },
  state: StateCode | null,
  today: string,
): boolean =>
  (beside && !OF_ELSEWHERE.test(gap)) ||
  (OF_STORY.test(gap) && aim === 'pos.ok' && askedBeside(message, state, today).length > 0);
