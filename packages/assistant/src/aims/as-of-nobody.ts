/**
 * A question that anybody may ask, of somebody who has projects: 'lowest ceiling for a laundry' isn't about the finding
 * in the user's own laundry.
 */
import { type OwnContext, ofNobody } from '../account-data.ts';
import type { Thread } from '../question/thread.ts';
import type { Reply } from '../reply.ts';
import { asksForAllDanger } from './hazard-asked.ts';
import { NUMBER_POINTED, projectsNamed } from './meant.ts';

/** Speaks of what is recorded, or of one of several. */
export const OF_OWN_WORK =
  /\b(?:findings?|defects|projects?|(?<!(?:er|ian|ie|y)(?:['’]?s)? )jobs?|sites?|credits?|reports?|lists?|logged|recorded|mine|ours)\b|\b(?:i|we|you)(?:['’]ve| have| had| did)? ?(?:ever )?(?:record\w*|log\w*|found|wrote|note\w*|rate\w*|mark\w*|upload\w*|photograph\w*)\b|\b(?:did|have|do) (?:i|we)\b(?! (?:give|get|need|have to|ring|call|run))|\b(?:my|our) (?:\w+ )?(?:ones?|stuff|things|items|criticals?|account|places?|houses?)\b|\bwhich (?:ones?|of|lots?|units?|flats?|rooms?|levels?|jobs?|places?|houses?|buildings?|walls?|areas?|corners?|bits?|leaks?|cracks?)\b|\bwhen (?:was|were)\b/i;
/** What is said of any building, where it is well supported. */
const GENERAL =
  /^(?:pos\.|law\.|tolerance$|warranty$|inspections$|regulator$|insurance$|provision$|edition$|payment$)/;
const LIMIT = /^(?:pos\.ok|tolerance)$/;
const WELL = 0.6;
/** A limit is told for less: the nearest that is held has less than this. */
const WELL_FOR_LIMIT = 0.5;

/** Asks what holds of any such part, even where one of the user's own lies there. */
const OF_ANY =
  /\bhow (?:much|big|wide|high|far|deep|low|thick|flat|tall) (?:should|can|must|may|do|does|are|is (?:too|it allowed))\b|\b(?:allowed|limits?|toleranc\w*|minimum|maximum|lowest|highest|at most|at least)\b|\bhow (?:much|big|wide|high|far|deep|low|thick|flat|tall) .{0,40}\b(?:may|must|can|should|supposed|meant)\b|\b(?:width|height|spacing|clearance)\b|\b(?:as|ncc|natspec) ?\d/i;
export const asksOfAny = (message: string): boolean => OF_ANY.test(message);

/** Whether a reply is made of the user's own work where it may not have been asked of it. */
const ofOwn = ({ kind, contextLoaded }: Reply) =>
  kind.startsWith('own.') || kind === 'ask' || kind === 'worst' || kind === 'summary' || contextLoaded;

/** The words alone may mean the user's own work. */
export async function mayMeanOwn(message: string, { findingId, aim, projectId }: Thread, own: OwnContext) {
  if (own.finding || own.project || findingId !== null || projectId !== null) return true;
  if (asksForAllDanger(message)) return true;
  if (aim?.startsWith('own.') || OF_OWN_WORK.test(message) || NUMBER_POINTED.test(message)) return true;
  return projectsNamed(message, await own.projects()).length > 0;
}

/**
 * What somebody without a project would be answered, where that is a limit, the law, a position or a refusal by name;
 * undefined where the reply stands. `everyday`: whether the message only shares a word with the account.
 */
export async function asOfNobody(
  message: string,
  thread: Thread,
  own: OwnContext,
  reply: Reply,
  everyday: boolean,
  again: (own: OwnContext) => Promise<Reply>,
): Promise<Reply | undefined> {
  if (!ofOwn(reply)) return undefined;
  const nothing = ofNobody(own);
  if (everyday && reply.open === undefined) {
    const said = await again(nothing);
    // That there is no project would be untrue of somebody who has some.
    return ofOwn(said) ? undefined : said;
  }
  if (await mayMeanOwn(message, thread, own)) return undefined;
  const other = await again(nothing);
  if (other.declined) return other.fits && reply.kind.startsWith('own.') ? other : undefined;
  const general =
    GENERAL.test(other.kind) && other.support >= (LIMIT.test(other.kind) ? WELL_FOR_LIMIT : WELL);
  return general && (!reply.contextLoaded || reply.kind.startsWith('own.') || LIMIT.test(other.kind))
    ? other
    : undefined;
}
