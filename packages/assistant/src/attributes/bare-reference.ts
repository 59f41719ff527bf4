/** A message that only points at one finding: 'the ensuite tiles', 'that study window', 'linen cupboard', 'Lou Petrov'. */
import { type OwnContext, type OwnFindingSummary, type OwnProject, plain } from '../account-data.ts';
import { saysNothing } from '../aims/meant.ts';
import { isNamedAlike, isWritten } from '../aims/own-words.ts';
import { itemsOf } from '../compose/list-words.ts';
import { hazardLine, isPressingFinding } from '../compose/open-hazards.ts';
import { findingInShort } from '../compose/position-parts.ts';
import { everyFinding } from '../everything.ts';
import { facetsAsked } from '../linked/facets.ts';
import type { Thread } from '../question/thread.ts';
import { stemsIn, wordsOf } from '../question/words.ts';
import { repairLine } from '../recorded/recorded.ts';
import { findingRow } from '../rows/own-rows.ts';
import type { ToldAttribute } from './attribute.ts';

const MOST_WORDS = 9;
const OPENS =
  /^\W*(?:(?:ok|okay|so|and|now|hey|right|then|um|hi)\b[\s,]*)*(?:(?:tell me (?:more )?about|what about|how about|show me|open|pull up|find|what(?:['’]?s| is) (?:up|going on|wrong|happening|the (?:story|go|deal)) with|how(?:['’]?s| is| are)|details (?:of|on|for)|info on|update on)\b)?/i;
const ASKS =
  /\b(?:who|when|how|why|what|which|where|can|could|should|would|may|must|is|are|was|were|do|does|did|has|have|will|if|because|not|any|list|all|sort\w*|order|group\w*|rank|by (?:room|day|date|severity|trade|place)|and|or|than|vs|code|standard|limit|rule)\b/i;
const POINTS = /\b(?:the|my|our|that|this)\b|\bone\b/i;

/** Where the conversation goes on with a question about something, a few words change what that is asked of. */
const standsAlone = ({ aim, told, findingId }: Thread): boolean =>
  findingId === null &&
  facetsAsked(told).length === 0 &&
  (aim === null || /^own\.(?:list|summary|projects)$/.test(aim));

/** The answer; undefined where a message says more, or points at more than one. */
export async function bareReference(
  text: string,
  thread: Thread,
  own: OwnContext,
  projects: readonly OwnProject[],
): Promise<ToldAttribute | undefined> {
  const rest = text.replace(OPENS, ' ').trim();
  if (rest === '' || rest.split(/\s+/).length > MOST_WORDS || ASKS.test(rest) || !standsAlone(thread))
    return undefined;
  const said = wordsOf(rest).subject;
  const repaired = (await own.repairs()).filter(
    ({ person }) => said.length > 0 && said.every((stem) => stemsIn(person).includes(stem)),
  );
  const [repair, ...others] = repaired;
  if (repair && others.length === 0)
    return {
      ...about(repair.finding),
      parts: [
        {
          text: repairLine(repair, own.today),
          rows: [findingRow(repair.finding)],
          support: 0.9,
          listed: itemsOf([repair.finding]),
        },
      ],
    };
  if (said.every(saysNothing)) return undefined;
  const projectOf = ({ projectId }: OwnFindingSummary) => projects.find(({ id }) => id === projectId);
  const size = /\b\d+(?:\.\d+)? ?mm\b/i.exec(rest)?.[0].replace(' ', '');
  // Every word is of it, whether it stands in its title, its place, its project or what was written.
  const isAllOf = (each: OwnFindingSummary) => {
    const { name = '', address = '' } = projectOf(each) ?? {};
    const named = new Set(stemsIn(`${each.title} ${each.location} ${name} ${address}`));
    return (
      said.every((stem) => named.has(stem) || isNamedAlike(stem, each) || isWritten(stem, each)) &&
      (size === undefined || each.words.replaceAll(' ', '').includes(size))
    );
  };
  const [only, ...more] = (await everyFinding(own)).filter(isAllOf);
  if (!only || more.length > 0) return undefined;
  const project = projectOf(only);
  const ofPlace = stemsIn(rest).some((stem) => stemsIn(only.location).includes(stem));
  if (!POINTS.test(rest) && !ofPlace && said.length < 2) return undefined;
  const finding = await own.findingWith(only.id);
  if (!finding || finding.rejected || finding.unsettled) return undefined;
  const hazard = isPressingFinding(finding)
    ? [{ text: hazardLine(finding), rows: [findingRow(finding)], support: 0.95 }]
    : [];
  const where = projects.length > 1 && project ? ` In ${plain(project.name)}.` : '';
  const [short, ...after] = findingInShort(finding, own.finding);
  return {
    ...about(only),
    parts: short ? [...hazard, { ...short, text: `${short.text}${where}` }, ...after] : hazard,
  };
}

const about = (finding: OwnFindingSummary): Omit<ToldAttribute, 'parts'> => ({
  aim: 'own.detail',
  finding,
  projectId: finding.projectId,
});
