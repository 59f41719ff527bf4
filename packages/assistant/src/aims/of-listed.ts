/** What points at the list that was just given: 'which of those is worst', 'the rest', 'and the one after it', 'when?' */
import type { OwnContext, OwnFindingSummary } from '../account-data.ts';
import { worstFirst } from '../compose/open-hazards.ts';
import { everyFinding } from '../everything.ts';
import type { Thread } from '../question/thread.ts';
import type { Aim } from './aims.ts';
import { projectsNamed } from './meant.ts';

const OF_THOSE =
  /\b(?:of|out of|among|between|from) (?:those|these|them|that lot|the (?:two|three|four|five|six|lot))\b|\bare (?:they|those|these)\b/i;
const RANKS =
  /^\W*(?:and |so |ok |but )*(?:which|what)(?: one)?(?: of (?:(?:those|these|them|the) (?:two|three|four|five|ones)|those|these|them))?(?:'?s|’s| is| was| do i| should i| needs?)? ?(?:the |to be |to )?(?:worse|worst|bigger|biggest|more (?:urgent|serious|important|dangerous)|most (?:urgent|serious|important|dangerous)|(?:fix|do|done|fixed|sort|look at) first|first|oldest|newest|older|newer|latest|most recent|least (?:urgent|serious))\b(?! (?:floor|stor|home|thing))/i;
const THE_WORST =
  /^\W*(?:(?:and|so|ok|but|just|only|show|give|tell)\b[\s,]*)*(?:me )?(?:the |which is the )?(?:worst|most (?:urgent|serious|important|dangerous)|oldest|newest|latest)(?: one)?(?: of (?:those|them|these|the lot))?\W*$/i;
const BY_DAY =
  /\b(?:oldest|newest|older|newer|latest|recent)\b|\b(?:was|came|went in|happened|appeared|showed up|turned up|found|logged|recorded)(?: in| up)? (?:the )?(?:first|last)\b/i;
const THE_REST =
  /^\W*(?:and |ok |so |now |then |what about |how about |show |list |what are )*(?:me )?(?:all )?(?:the )?(?:rest|others|other ones|remaining(?: ones)?)(?: of (?:them|those))?(?: then)?\W*$|^\W*(?:and |ok |so )*(?:how many|what(?:['’]?s| is)|which(?: ones)?)(?: are| is)? (?:left|there|remaining)?(?: then)? ?(?:without|apart from|besides|other than|except(?: for)?) (?:those|these|them)\W*$/i;
/** 'The last two', 'top 3', 'the two worst', 'the newest one of them', 'all but the first'. */
const TAKES =
  /^\W*(?:(?:and|ok(?:ay)?|so|now|just|only|then|please|show|list|give|tell|me|what about|how about|what are|about)\b[\s,]*)*(?:all (but|except) )?(?:the )?(?:(first|last|top|bottom|worst|newest|latest|oldest|least urgent) (one|two|three|four|five|six|couple|few|\d{1,2})|(two|three|four|five|six|\d{1,2}) (first|last|worst|newest|latest|oldest|least urgent)|(first|last|worst) one)(?: (?:ones?|of (?:those|these|them|the list|that list)|findings?|items?|things|please|then|on the list))*\W*$/i;
const COUNT = 'one two three four five six'.split(' ');
function countOf(said: string | undefined): number {
  const word = (said ?? 'one').toLowerCase();
  return word === 'couple' ? 2 : word === 'few' ? 3 : COUNT.indexOf(word) + 1 || Number(word);
}

/** The ids of the part of a list that a message takes; undefined where it takes none. */
function taken(message: string, ids: readonly number[], findings: readonly OwnFindingSummary[]) {
  const found = TAKES.exec(message);
  if (!found) return undefined;
  const [, butFor, first, many, manyBefore, end, single] = found;
  const which = (first ?? end ?? single ?? '').toLowerCase();
  const count = countOf(many ?? manyBefore);
  if (butFor === undefined && count === 1) return undefined;
  const shown = ids.flatMap((id) => findings.find((each) => each.id === id) ?? []);
  const ranked =
    which === 'worst' || which === 'least urgent'
      ? [...shown].sort(worstFirst)
      : /newest|latest|oldest/.test(which)
        ? [...shown].sort((a, b) => b.foundOn.localeCompare(a.foundOn) || b.id - a.id)
        : shown;
  const some = /last|bottom|oldest|least/.test(which) ? ranked.slice(-count) : ranked.slice(0, count);
  return new Set(
    (butFor === undefined ? some : shown.filter((each) => !some.includes(each))).map(({ id }) => id),
  );
}

const NEXT_ONE =
  /^\W*(?:(?:and|ok|so|what about|how about|what'?s|whats) )*(?:then|after that|what then|the next(?: one| finding)?|what comes (?:next|after)(?: that)?|next(?: one| please| finding)?|the one after(?: (?:it|that|this))?)\W*$/i;
const BY_NUMBER = /\bafter (?:it|that|this)\b|\bnext (?:one|finding)\b/i;

const idsOf = ({ listed }: Pick<Thread, 'listed'>): number[] =>
  listed.flatMap(({ findingId }) => findingId ?? []);

/** An account of which only these findings are seen. */
const seeing = (own: OwnContext, seen: (finding: OwnFindingSummary) => boolean): OwnContext => ({
  ...own,
  findingsOf: async (id) => (await own.findingsOf(id)).filter(seen),
  hazards: async () => {
    const { open, closed } = await own.hazards();
    return { open: open.filter(seen), closed: closed.filter(({ finding }) => seen(finding)) };
  },
});

export interface OfListed {
  aim: Aim;
  /** The words to answer in, where those of the message only point. */
  text?: string;
  own: OwnContext;
  /** Whether those lie in several projects. */
  spread: boolean;
  /** The one project that they lie in. */
  projectId: number | null;
}

const OF_TWO =
  /\b(?:those|these|the|of) (?:two|pair)\b|\bboth(?: of (?:them|those|these))?\b|^\W*(?:and |so |ok |but )*which(?: one)?(?: of (?:them|those|these))?(?:'?s|’s| is| was) (?:the )?(?:worse|older|newer|more \w+)\b/i;

/** The last two findings that were told one at a time, as a list, where a message points at two and none was listed. */
export function twoSpoken(message: string, thread: Thread): Thread {
  const two = thread.spoken.slice(-2);
  if (two.length < 2 || idsOf(thread).length > 1 || !OF_TWO.test(message)) return thread;
  return {
    ...thread,
    aim: thread.aim ?? 'own.detail',
    listed: two.map((findingId) => ({ findingId, defectId: null })),
  };
}

/** The findings that are pointed at as a group, and what is wanted of them; undefined where none are. */
export async function ofListed(
  message: string,
  thread: Thread,
  own: OwnContext,
): Promise<OfListed | undefined> {
  const ids = new Set(idsOf(thread));
  if (ids.size === 0 || (thread.aim === null && thread.intents[0] !== 'summary')) return undefined;
  const where = async (seen: OwnContext) => {
    const projects = (await own.projects()).slice(0, 20);
    const each = await Promise.all(projects.map(({ id }) => seen.findingsOf(id)));
    const there = projects.filter((_, at) => (each[at] ?? []).length > 0);
    return { spread: there.length > 1, projectId: there.length === 1 ? (there[0]?.id ?? null) : null };
  };
  if (THE_REST.test(message)) {
    const others = seeing(own, ({ id }) => !ids.has(id));
    return { aim: 'own.list', text: 'list them', own: others, spread: false, projectId: null };
  }
  if (ids.size < 2) return undefined;
  const all = await everyFinding(own);
  const some = taken(message, idsOf(thread), all);
  if (some) {
    const seen = seeing(own, ({ id }) => some.has(id));
    return { aim: 'own.list', text: 'list them', own: seen, ...(await where(seen)) };
  }
  const ranks = RANKS.test(message) || THE_WORST.test(message);
  if (!ranks && !OF_THOSE.test(message)) return undefined;
  // 'Back to Tarneit, which of those' means what lies there, and not what another list showed.
  const named = projectsNamed(message, await own.projects());
  const elsewhere = (id: number) =>
    all.some((each) => each.id === id && !named.some((project) => project.id === each.projectId));
  if (named.length > 0 && [...ids].every(elsewhere)) return undefined;
  const those = seeing(own, ({ id }) => ids.has(id));
  const aim: Aim = !ranks ? 'own.list' : BY_DAY.test(message) ? 'own.when' : 'own.first';
  return { aim, own: those, ...(await where(those)) };
}

/** The finding that comes after the one that was spoken of: in the list, else by its number. */
export async function nextOfListed(
  message: string,
  thread: Thread,
  own: OwnContext,
): Promise<number | undefined> {
  const { findingId, aim } = thread;
  if (findingId === null || !aim?.startsWith('own.') || !NEXT_ONE.test(message)) return undefined;
  const ids = idsOf(thread);
  const at = ids.indexOf(findingId);
  if (at >= 0 && ids.length > 1) return ids[at + 1];
  const spoken = BY_NUMBER.test(message) ? await own.findingWith(findingId) : null;
  if (!spoken) return undefined;
  const later = (await own.findingsOf(spoken.projectId)).filter(({ number }) => number > spoken.number);
  return later.sort((a, b) => a.number - b.number)[0]?.id;
}

const FIELD =
  /^\W*(?:and |but |so |ok )*(?:(when)(?: was (?:that|it|this))?(?: (?:found|recorded|logged))?|(where)(?: (?:is|was|'?s) (?:it|that|this))?(?: exactly)?|(how (?:bad|serious|severe)|what severity|what rating)(?: (?:is|was) (?:it|that|this))?)\W*$/i;

/** The one thing that a few words ask of the finding or the list before them: 'when?', 'where?', 'how bad?' */
export function fieldAsked(message: string, thread: Thread): Aim | undefined {
  const found = FIELD.exec(message);
  const several = idsOf(thread).length > 1 && thread.findingId === null;
  if (!found || !(thread.aim?.startsWith('own.') || thread.findingId !== null)) return undefined;
  if (thread.findingId === null && !several) return undefined;
  if (found[1]) return 'own.when';
  return several ? 'own.list' : 'own.detail';
}
