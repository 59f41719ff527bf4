/** Finds which finding of the user's own a message is about, or asks. */

import {
  type OwnContext,
  type OwnFinding,
  type OwnFindingSummary,
  type OwnProject,
  plain,
} from '../account-data.ts';
import type { Said } from '../compose/list-words.ts';
import { everyFinding } from '../everything.ts';
import type { Thread } from '../question/thread.ts';
import type { Aim } from './aims.ts';
import { theOther } from './goes-on.ts';
import { fitting, NUMBER_POINTED, numberSaid, projectsNamed, sharesWords, stemsOf } from './meant.ts';
import { notedAmong } from './noted.ts';
import type { Situation } from './routed.ts';

interface Meant {
  finding: OwnFinding | null;
  several: readonly OwnFindingSummary[];
}

/** The finding of the user's own that a message is about, or several that it may be. */
export async function findingMeant(situation: Situation): Promise<Meant> {
  const meant = await described(situation);
  return tellsItsOwnSize(situation, meant) ? { finding: null, several: [] } : meant;
}

const SIZED = /\d ?(?:mm|cm|m|mil|mils|millimet\w+|inch(?:es)?)\b|\b1 ?: ?\d/i;

/** Who tells a size of something asks of that, and not of a finding that shares a word with it. */
function tellsItsOwnSize({ text, question, thread, own, projects }: Situation, { finding }: Meant): boolean {
  if (!finding || finding.id === own.finding?.id || finding.id === thread.findingId) return false;
  if (question.findingId !== null || OF_ONES_OWN.test(text) || NUMBER_POINTED.test(text)) return false;
  if (ONES_OWN_WORDS.test(text) || projectsNamed(text, projects).length > 0) return false;
  return (
    SIZED.test(text) ||
    (question.followUp && thread.findingId === null && thread.listed.length < 2 && SIZED.test(thread.told))
  );
}

async function described({ text, question, thread, own, projects }: Situation): Promise<Meant> {
  const none = { finding: null, several: [] };
  // 'The second one' is of the list; what the conversation only carries gives way to another that is named.
  if (question.findingId !== null && (question.findingId !== thread.findingId || question.items.length === 1))
    return { finding: await own.findingWith(question.findingId), several: [] };
  const [named] = projectsNamed(text, projects);
  const project = named ?? projects.find(({ id }) => id === thread.projectId) ?? own.project;
  const elsewhere = async () =>
    fitting(
      text,
      (
        await Promise.all(
          projects
            .filter(({ id }) => id !== project?.id)
            .slice(0, 20)
            .map(({ id }) => own.findingsOf(id)),
        )
      ).flat(),
    );
  // 'The deck rail, which job?' is looked for in all of them.
  const anywhere = !named && WHICH_JOB.test(text);
  const here_ = project ? await own.findingsOf(project.id) : [];
  const other = theOther(text, thread, here_);
  if (other !== undefined) return { finding: await own.findingWith(other), several: [] };
  const searched = project && !anywhere ? await own.findingsOf(project.id) : await everyFinding(own);
  const { found: here, score } = fitting(text, searched);
  // 'The peeling paint one' may be in another of the user's projects, and so is what fits there alone.
  const owned = OF_ONES_OWN.test(text) || ONES_OWN_WORDS.test(text);
  const far = !named && owned ? await elsewhere() : undefined;
  const titled = far && (here.length === 0 || far.score > score + 1) ? far.found : here;
  const named_ =
    titled.length > 0 || !(OF_ONES_OWN.test(text) || NOTE_SAID.test(text)) || question.measurements.length > 0
      ? titled
      : await noted(text, project, named ? [] : projects, own);
  // 'What about the other one in the ensuite?' isn't the one that was spoken of.
  const others = /\bother\b/i.test(text) ? named_.filter(({ id }) => id !== thread.findingId) : named_;
  const kept = others.length > 0 ? others : named_;
  // 'In flat 4 there isn't one' after smoke alarms means the one of them.
  const ofSubject = kept.length > 1 && thread.told !== '' ? fitting(thread.told, kept).found : [];
  const found = ofSubject.length === 1 ? ofSubject : kept;
  if (question.findingId !== null && found.length === 0)
    return { finding: await own.findingWith(question.findingId), several: [] };
  const openOne = own.finding && found.find(({ id }) => id === own.finding?.id);
  if (openOne) return { finding: own.finding, several: [] };
  // On a crack 'the door jams more each week' tells of the crack, and not of the finding on the door.
  if (
    own.finding &&
    found.length > 0 &&
    !pointsElsewhere(text, named !== undefined) &&
    found.every(toldOn(own.finding, text))
  )
    return { finding: own.finding, several: [] };
  const led = found.length === 0 && named === undefined ? await ledBy(text, thread, own) : null;
  if (led) return { finding: led, several: [] };
  const [only] = found;
  if (found.length === 1 && only) return { finding: await own.findingWith(only.id), several: [] };
  if (found.length > 1 && !own.finding) return { finding: null, several: found };
  if (question.defectStrength >= 0.8 && own.finding?.defectId !== question.defectIds[0]) return none;
  const gone =
    question.followUp && thread.findingId !== null ? await own.findingWith(thread.findingId) : null;
  return { finding: gone ?? own.finding, several: [] };
}

/** 'Who do I call about that' and no more than that. */
const ABOUT_THAT =
  /^\W*(?:and |so |ok |then )*(?:who|whom|how|what|can|could|should|do|does|is|will)\b.{0,40}\b(?:that|it|this)(?: one)?(?: (?:wait|first|now|today|then))?\W*$/i;

/** The finding that the list before led with, where it has an open hazard or stands alone. */
async function ledBy(text: string, thread: Thread, own: OwnContext): Promise<OwnFinding | null> {
  const first = thread.listed[0]?.findingId ?? null;
  if (own.finding || thread.findingId !== null || first === null || !ABOUT_THAT.test(text)) return null;
  const finding = await own.findingWith(first);
  return finding && (thread.listed.length === 1 || (finding.alerts ?? []).length > 0) ? finding : null;
}

const pointsElsewhere = (text: string, project: boolean) =>
  project || numberSaid(text) !== undefined || NUMBER_POINTED.test(text) || OF_ONES_OWN.test(text);

/** Whether what a message shares with another finding is told of the open one as well, so that it names no other. */
function toldOn({ title, location, words, alerts = [] }: OwnFinding, text: string) {
  const told = stemsOf(
    [title, location, words, ...alerts.flatMap((alert) => [alert.title, ...alert.steps])].join(' '),
  );
  return (other: OwnFindingSummary) => {
    const shared = sharesWords(text, other);
    // Beside an open hazard a word that only goes with another finding, as 'wet' with grout, names none.
    return (shared.length > 0 || alerts.length > 0) && shared.every((stem) => told.has(stem));
  };
}

const WHICH_JOB =
  /\b(?:which|what) (?:job|project|site|house|place|building|property|unit)\b(?! (?:has|have|is|are|needs))/i;

/** The findings of this project, else of the others, whose notes hold what a message says of 'the one'. */
async function noted(
  text: string,
  project: OwnProject | null | undefined,
  projects: readonly OwnProject[],
  own: OwnContext,
): Promise<OwnFindingSummary[]> {
  const one = NOTE_SAID.exec(text) ?? ONE_SAID.exec(text);
  const words = (one?.[1] ?? one?.[2] ?? '').replace(/\b(?:going|doing|looking|like|now|again|on)\b/gi, ' ');
  const others = projects.filter(({ id }) => id !== project?.id).slice(0, 20);
  const here = project ? await own.findingsOf(project.id) : [];
  const there = (await Promise.all(others.map(({ id }) => own.findingsOf(id)))).flat();
  return notedAmong(words, here, there);
}

/** What a message says of 'the one': the words before it, or where it is. */
const ONE_SAID =
  /\bthe ((?:[\w-]+ ){1,4})one\b|\bone (?:on|in|at|by|under|near|up|out|with|above|below|behind|beside|next to) ([^,.?!]+)/i;

/** What a note is said to say: 'which one did I make the note about soft skirting on'. */
const NOTE_SAID =
  /\b(?:notes?|noted|wrote|written|comment(?:ed)?|mention(?:ed|s)?|typed|dictated|jotted|readings?|measured)\b(?:.*?\b(?:about|saying|says|said|that|of|with|mentioning))? ([^,.?!]+)/i;

/** What oneself wrote or found: 'what did I write about the render crack?' */
const ONES_OWN_WORDS =
  /\bhow (?:sure|confident|certain) (?:was|is|were|are) (?:the panel|the ai|the app|it|you)\b|\b(?:did|have|had) (?:i|we)\b.*\b(?:writ(?:e|ten)|record(?:ed)?|not(?:e|ed)|find|found|log(?:ged)?|photo\w*|say|said|put)\b/i;

/** Points at one of the user's own: 'the peeling paint one'. */
export const OF_ONES_OWN =
  /\bthe (?:[\w-]+ ){1,4}one\b|\b(?:the )?one (?:on|in|at|by|under|near|up|out|with|above|below|behind|beside|next to) /i;

const ASK_OF: Partial<Record<Aim, (title: string) => string>> = {
  'pos.who': (title) => `Who fixes the ${title}?`,
  'pos.wait': (title) => `How long can the ${title} wait?`,
  'pos.stay': (title) => `Is it safe to use: the ${title}?`,
  'pos.pays': (title) => `Who pays for the ${title}?`,
  'pos.diy': (title) => `Can I fix the ${title} myself?`,
};

/** Asks which finding is meant, each told by its title and place. */
export function whichFinding(
  several: readonly OwnFindingSummary[],
  aim: Aim,
  projects: readonly OwnProject[] = [],
): Said {
  const labelled = several.slice(0, 5).map(({ number, projectId, title, location }) => {
    const project = plain(projects.find(({ id }) => id === projectId)?.name ?? '');
    const spread = project !== '' && several.some((other) => other.projectId !== projectId);
    const name = plain(title).toLowerCase();
    const alike = several.filter((other) => other.title === title && other.location === location).length > 1;
    return `${name}${location ? ` (${plain(location)})` : ''}${spread || alike ? ` (finding ${number}${spread ? ` in ${project}` : ''})` : ''}`;
  });
  return {
    parts: [
      {
        text: 'Which one do you mean?',
        rows: [],
        support: 0.9,
        listed: several.slice(0, 5).map(({ id, defectId }) => ({ findingId: id, defectId })),
      },
    ],
    asks: true,
    choices: labelled.map(ASK_OF[aim] ?? ((title) => `Tell me about the ${title}`)),
  };
}

export const asked = ({ parts, choices = [] }: Said) => ({ parts, choices, asks: true });
