/** Which of one's projects or findings has the most or the least of something that has an order. */
import { type OwnContext, type OwnFindingSummary, type OwnProject, plain } from '../account-data.ts';
import { projectsNamed } from '../aims/meant.ts';
import { counted, itemsOf, longDay, MOST_LISTED, moreThan, numbered } from '../compose/list-words.ts';
import { hazardLine, hazardSaid, isPressingFinding, worstFirst } from '../compose/open-hazards.ts';
import { everyFinding } from '../everything.ts';
import { link } from '../linked/link.ts';
import type { Thread } from '../question/thread.ts';
import { findingRow } from '../rows/own-rows.ts';
import { listed } from '../rows/row.ts';
import { nameOf, type ToldAttribute, withoutAsking } from './attribute.ts';
import { sizesOf } from './of-findings.ts';
import { ANY_FINDING, inOrder, NEWEST, OF_FINDINGS, OLDEST } from './order.ts';
import { projectsInOrder } from './projects-in-order.ts';

const BIGGEST =
  /\b(?:widest|biggest|largest|longest|deepest|tallest|highest)\b(?! (?:job|project|place|house|site|risk|priority|danger|problem|concern))/i;
const SMALLEST = /\b(?:narrowest|smallest|thinnest|shortest)\b/i;
const LEAST_SURE =
  /\b(?:least|lowest|not very|less) (?:sure|confident|certain|confidence)\b|\b(?:sure|confident|certain)\b.{0,14}\bleast\b|\blowest (?:confidence|percent\w*|%)\b/i;
const SUREST = /\b(?:most|highest) (?:sure|confident|certain|confidence)\b|\bsurest\b/i;
const MOST_PHOTOS = /\bmost (?:photos|pics|pictures|images|shots)\b/i;
const DECIDED_LAST =
  /\b(?:last|latest|most recent\w*) (?:thing (?:i|we) )?(?:decid\w+|confirm\w+|reject\w+|correct\w+)\b/i;

/** Asks for one end: 'which crack is the widest', 'the widest crack I have got'. */
const ASKS_END =
  /\b(?:which|what|whats|who|whose|rank|sort|order|list|show|find|tell|give|line up|put)\b|^\W*(?:(?:and|ok|so|then|now|the|my|our)\b\W*)*(?:widest|biggest|largest|longest|deepest|tallest|highest|narrowest|smallest|thinnest|shortest|oldest|newest|latest|earliest|most|least|last)\b/i;
/** Asks what may be, or how long it may stay. */
const OF_ANY =
  /\b(?:can|could|would|will)\b(?! you)|\b(?:may|might|should|must|ok|okay|alright|all right|allow\w*|permi\w+|legal\w*|codes?|limits?|toleranc\w*|max\w*|wait\w*|acceptable|normal|compl(?:y|ies|iant)|pass|safe|supposed|meant)\b/i;
/** 'Which is the widest crack, and is it safe' asks for one's own first; 'which is the widest that is allowed' doesn't. */
const ASKS_WHICH_FIRST =
  /\b(?:whats|what['’]s|what is|which(?: (?:one|crack|gap|finding|defect|\w+ (?:crack|gap|finding|defect)|of (?:my|our|the|these|those|them)(?: \w+)?))? is) (?:the|our|my) (?:\w+ )?(?:widest|biggest|largest|longest|deepest|tallest|highest|narrowest|smallest|thinnest|shortest|oldest|newest|latest)\b(.*?)(?:[,.;?!]|\b(?:and|but)\b)/i;
const ofAny = (text: string): boolean => {
  const which = ASKS_WHICH_FIRST.exec(text);
  return OF_ANY.test(which ? which[0] : text);
};
/** Tells a size, and asks for none. */
const TELLS_SIZE =
  /\b(?:is|are|was|measures?|of|about|around)\s+(?:(?:about|around|roughly|only|just|over|nearly)\s+)?\d+(?:\.\d+)?(?=\W|$)(?! (?:\w+ )?(?:street|st|road|rd|ave\w*|lane|drive|court|place|crescent|way|findings?|cracks?)\b)|\d ?(?:mm|cm|m|mil|metres?|inch\w*)\b/i;
const bySize = (text: string) => BIGGEST.test(text) || SMALLEST.test(text);
const ENDS = [LEAST_SURE, SUREST, MOST_PHOTOS, DECIDED_LAST, OLDEST, NEWEST, BIGGEST, SMALLEST];

/** Whether a message asks for the end of an order of findings; a size is one of something that is named. */
const asksEnd = (text: string): boolean =>
  ENDS.some((asked) => asked.test(text)) &&
  (OWN.test(text) || OF_FINDINGS.test(text)) &&
  ASKS_END.test(text) &&
  !ofAny(text) &&
  !(bySize(text) && (TELLS_SIZE.test(text) || !OF_FINDINGS.test(text)));

/** So many that are alike are named. */
const FEW = 3;

interface Sized {
  finding: OwnFindingSummary;
  key: string | number | undefined;
  said: string;
}

async function ordered(
  text: string,
  findings: readonly OwnFindingSummary[],
  own: OwnContext,
): Promise<{ some: Sized[]; falling: boolean; is: string } | undefined> {
  const each = async (of: (finding: OwnFindingSummary) => Promise<Omit<Sized, 'finding'>>) =>
    Promise.all(findings.map(async (finding) => ({ finding, ...(await of(finding)) })));
  if (LEAST_SURE.test(text) || SUREST.test(text)) {
    const some = await each(async ({ confidence }) => ({
      key: confidence,
      said: `${Math.round((confidence ?? 0) * 100)}% sure`,
    }));
    return LEAST_SURE.test(text)
      ? { some, falling: false, is: 'the least sure' }
      : { some, falling: true, is: 'the surest' };
  }
  if (MOST_PHOTOS.test(text))
    return {
      some: await each(async ({ photos }) => ({ key: photos, said: counted(photos ?? 0, 'photo') })),
      falling: true,
      is: 'the most photos',
    };
  if (DECIDED_LAST.test(text))
    return {
      some: await each(async ({ decidedOn, decision = 'decided' }) => ({
        key: decidedOn,
        said: decidedOn ? `${decision} on ${longDay(decidedOn)}` : '',
      })),
      falling: true,
      is: 'decided last',
    };
  if (OLDEST.test(text) || NEWEST.test(text)) {
    const some = await each(async ({ foundOn }) => ({
      key: foundOn || undefined,
      said: `recorded on ${longDay(foundOn)}`,
    }));
    return OLDEST.test(text)
      ? { some, falling: false, is: 'the oldest' }
      : { some, falling: true, is: 'the newest' };
  }
  if (bySize(text)) {
    const some = await each(async (finding) => {
      const [size] = (await sizesOf(finding, own)).filter(({ mm }) => mm !== undefined);
      return { key: size?.mm, said: size ? `${size.said}, ${size.by}` : '' };
    });
    return BIGGEST.test(text)
      ? { some, falling: true, is: 'the largest' }
      : { some, falling: false, is: 'the smallest' };
  }
  return undefined;
}

/** '… and is it safe?' */
const SAFE_TOO = /\band\b.{0,30}\b(?:safe|ok|okay|dangerous|bad|serious|alright|fine|worr\w*|a problem)\b/i;
const safetyOf = (finding: OwnFindingSummary): string =>
  `**That it is safe I can’t say from here.** ${plain(finding.title)} (finding ${finding.number}) is ${finding.unsettled ? 'not rated' : `rated **${finding.severity}**`}. ${isPressingFinding(finding) ? hazardLine(finding) : 'No hazard alert is open on it, which doesn’t make it safe. Tell me if it grows, drops or lets water in.'}`;

/** None of them has a size on record. */
function noneSized(findings: readonly OwnFindingSummary[], text: string): ToldAttribute | undefined {
  const [worst] = [...findings].sort(worstFirst);
  if (!worst) return undefined;
  const shown = findings.slice(0, MOST_LISTED);
  const said = `**No size is recorded for ${counted(findings.length, 'such finding')}, so I can’t say which:** ${listed(shown.slice(0, FEW).map(nameOf))}. Measure it and photograph it with a scale.`;
  return {
    aim: 'own.list',
    parts: [
      {
        text: SAFE_TOO.test(text) ? `${said}\n\n${safetyOf(worst)}` : said,
        rows: shown.map(findingRow),
        support: 0.9,
        listed: itemsOf(shown),
      },
    ],
    finding: null,
    projectId: null,
  };
}

/** Of one that stands alone nothing is the most. */
const standsAs = (alike: number, all: number, is: string): string =>
  all === 1
    ? 'the only one with that on record'
    : alike === all
      ? `${all === 2 ? 'both' : `all ${all}`} alike`
      : `${alike > 1 ? `${alike} alike, ` : ''}${is} of ${counted(all, 'finding')}`;

async function ofFindings(
  text: string,
  thread: Thread,
  own: OwnContext,
  projects: readonly OwnProject[],
): Promise<ToldAttribute | undefined> {
  if (!asksEnd(text)) return undefined;
  const named = projectsNamed(text, projects);
  const spokenOf = projects.find(({ id }) => id === thread.projectId) ?? own.project;
  const all = EVERYWHERE.test(text) || (named.length === 0 && !spokenOf);
  const where = named.length > 0 ? named : all || !spokenOf ? projects : [spokenOf];
  const linked = await link(withoutAsking(text.replace(WORDS, ' ')), thread, own);
  const ids = new Set((linked?.findings ?? []).map(({ id }) => id));
  const here = (await everyFinding(own)).filter(({ projectId }) => where.some(({ id }) => id === projectId));
  // What nothing recorded is called isn't asked of everything.
  if (ids.size === 0 && !ANY_FINDING.test(text) && OF_FINDINGS.test(text)) return undefined;
  const kept = ids.size > 0 ? here.filter(({ id }) => ids.has(id)) : here;
  const asked = await ordered(text, kept, own);
  if (!asked) return undefined;
  const { some, falling, is } = asked;
  const sorted = inOrder({ key: ({ key }: Sized) => key, falling }, some);
  const [first] = sorted;
  if (!first) return ASKS_WHICH_FIRST.test(text) && bySize(text) ? noneSized(kept, text) : undefined;
  const project = (id: number) =>
    where.length > 1 ? plain(projects.find((each) => each.id === id)?.name ?? '') : '';
  const nameIn = ({ title, number, location, projectId }: OwnFindingSummary) =>
    `**${plain(title)}** (${[`finding ${number}`, plain(location), project(projectId)].filter(Boolean).join(', ')})`;
  const shown = sorted.slice(0, MOST_LISTED).map(({ finding }) => finding);
  const alike = sorted.filter(({ key }) => key === first.key);
  const names = alike.slice(0, FEW).map(({ finding }) => nameIn(finding));
  const without = some.length - sorted.length;
  return {
    aim: 'own.list',
    parts: [
      {
        text: `${listed(names)}: ${first.said}, ${standsAs(alike.length, sorted.length, is)}${without > 0 ? `. ${counted(without, 'other has', 'others have')} nothing recorded for it` : ''}.\n${numbered(
          sorted
            .slice(0, MOST_LISTED)
            .map(
              ({ finding, said }) =>
                `${nameIn(finding)}: ${said}${isPressingFinding(finding) ? `. Open hazard: ${hazardSaid(finding)}` : ''}`,
            ),
        )}${moreThan(shown.length, sorted.length)}${SAFE_TOO.test(text) ? `\n\n${safetyOf(first.finding)}` : ''}`,
        rows: shown.map(findingRow),
        support: 0.95,
        listed: itemsOf(shown),
      },
    ],
    finding: null,
    projectId: where.length === 1 ? (where[0]?.id ?? null) : null,
  };
}

const OWN = /\b(?:my|our|i|we|have got|have i|recorded|logged|mine)\b/i;
const EVERYWHERE =
  /\b(?:any|every)where\b|\b(?:all|any|every|across)\b.{0,12}\b(?:my|our|projects|jobs|places|of them)\b|\bever\b/i;
const WORDS =
  /\b(?:widest|biggest|largest|longest|deepest|tallest|highest|narrowest|smallest|thinnest|shortest|least|lowest|most|surest|last|latest|findings?|defects?|issues?|items?|things?|all)\b/gi;

/** The answer; undefined where no end of an order is asked for. */
export const mostOrLeast = async (
  text: string,
  thread: Thread,
  own: OwnContext,
  projects: readonly OwnProject[],
): Promise<ToldAttribute | undefined> =>
  (await projectsInOrder(text, own, projects)) ?? (await ofFindings(text, thread, own, projects));
