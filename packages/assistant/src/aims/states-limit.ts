/** Messages that state a part and its size, and want its limit whatever the story around them sounds like. */
import type { StateCode } from '@plumbline/knowledge';
import { judgedBeside } from '../compose/spoken-limits.ts';
import type { Aim } from './aims.ts';

/** What a message is read as that states a part and its size, and wants the limit: the reading goes by the story around it. */
const GIVES_WAY: ReadonlySet<Aim> = new Set([
  'knowledge',
  'pos.wait',
  'law.tenant',
  'no.approval',
  'no.sizing',
  'no.ratings',
  'no.topic',
  'no.builder',
]);
/** What is wanted besides a limit. */
const WANTS_MORE =
  /\b(?:who|whom|whose|how (?:long|soon|urgent|quick)|urgent\w*|pays?|paid|warrant\w*|claim\w*|tribunal|regulator|cost|price|quote|causes?|why|fix|repair|safe|danger\w*|wait|rush|worr\w*|do anything|this week|this month)\b/i;

/** Whether a message that is read so states a size that a limit of its part judges. */
export const statesLimit = (read: Aim, message: string, state: StateCode | null, today: string): boolean =>
  (read === 'pos.ok' || (GIVES_WAY.has(read) && !WANTS_MORE.test(message))) &&
  judgedBeside(message, state, today).length > 0;
