/** What goes on with an answer of the account: 'show me them' after a count, 'which has more' after two projects, 'when was that' of a report. */
import { type OwnProject, plain } from '../account-data.ts';
import { countWithList } from '../compose/account-counts.ts';
import { setsBeside } from '../compose/account-parts.ts';
import { beside } from '../compose/compare-projects.ts';
import { counted, type Said, say } from '../compose/list-words.ts';
import { warrantyOf } from '../compose/project-warranty.ts';
import { reportsOf } from '../compose/reports-parts.ts';
import { projectRow } from '../rows/own-rows.ts';
import { accountAsked, asksWarranty } from './account-asked.ts';
import type { Aim } from './aims.ts';
import { hazardAsked } from './hazard-asked.ts';
import { projectsNamed } from './meant.ts';
import { ownWork } from './own-work.ts';
import type { Routed, Situation } from './routed.ts';

type GoneOn = Pick<Routed, 'aim' | 'parts' | 'choices' | 'asks' | 'projectId' | 'listAsked'>;

const MOST_WORDS = 10;
/** Asks for the list that a count was of. */
const SHOWS_THEM =
  /^\W*(?:(?:ok|okay|so|and|then|yes|yep|yeah|please|cool|good|great|thanks|can you|could you|can i|just)\b[\s,]*)*(?:show|list|give|name|see|tell|display|pull up|bring up|let me see|let'?s see|which(?: ones)?|what)(?: me)?(?: (?:all|to me|for me|them|those|these|the list|which|ones|ones are they|are they|are those|the ones|they are|of them|about them))*\W*(?:please|then|thanks)?\W*$/i;
const POINTS_AT_THEM = /\b(?:them|those|these|they|list|which|what)\b/i;

/** Asks which of two, or what one of them has more of. */
const WHICH_OF =
  /^\W*(?:(?:and|ok|so|but|then|now)\b[\s,]*)*(?:which|who|what|whos|who's|is|are|does|do|has)\b/i;
const OF_A_FINDING = /\b(?:finding|defect|issue|crack|leak|wall|it)\b/i;

const OF_REPORT =
  /\bwhen\b|\b(?:what|which) (?:day|date)\b|\bhow long ago\b|\b(?:bought|paid|purchased?|pay)\b/i;

const OTHER_THING =
  /\b(?:findings?|defects?|hazards?|list|worst|criticals?|who|fix|first|photos?|reports?|credits?|how many|compar\w*|urgent)\b/i;
const asksOtherThing = (text: string) => OTHER_THING.test(text);

/** Answers such a message; undefined where it isn't one. */
export async function accountGoesOn(situation: Situation): Promise<GoneOn | undefined> {
  const { text, thread, own, projects } = situation;
  if (projects.length === 0 || thread.aim === null || text.trim().split(/\s+/).length > MOST_WORDS)
    return undefined;
  const told = (said: Said, aim: Aim): GoneOn => ({
    aim,
    parts: said.parts,
    choices: said.choices ?? [],
    asks: false,
    projectId: said.projectId ?? thread.projectId,
  });
  if (thread.listAsked !== '' && SHOWS_THEM.test(text) && POINTS_AT_THEM.test(text))
    return listAgain(situation);
  const named = projectsNamed(text, projects);
  const [only] = named;
  // 'And on the terrace?' after the warranty of another one.
  if (named.length === 1 && only && asksWarranty(thread.listAsked) && !asksOtherThing(text))
    return { ...told(warrantyOf(only, text, own.today), 'own.when'), listAsked: thread.listAsked };
  if (named.length > 0) return undefined;
  const here = projects.find(({ id }) => id === thread.projectId);
  // 'And for plumbing?' after the warranty of a project.
  if (here && asksWarranty(thread.listAsked) && OF_CLASS.test(text))
    return {
      ...told(warrantyOf(here, `${thread.listAsked} ${text}`, own.today), 'own.when'),
      listAsked: thread.listAsked,
    };
  if (here && WHATS_THERE.test(text)) {
    const worked = await ownWork('own.list', { ...situation, text: 'list the findings' });
    return worked && { aim: 'own.list', ...worked };
  }
  if (here && WHAT_ELSE.test(text) && thread.listed.length > 0) return whatElse(situation, here, told);
  const listed = projects.filter(({ id }) => thread.listedProjects.includes(id));
  const alone = thread.listed.length === 0 && thread.findingId === null;
  if (alone && listed.length > 1 && WHICH_OF.test(text) && setsBeside(text) && !OF_A_FINDING.test(text))
    return told(await beside(text, own, listed), 'own.projects');
  if (thread.aim === 'own.reports' && OF_REPORT.test(text))
    return told(await reportsOf(`${thread.told} ${text}`, own), 'own.reports');
  return undefined;
}

const OF_CLASS =
  /^\W*(?:and|what about|how about|or)\b.{0,20}\b(?:plumbing|structural|non[- ]?structural|major|minor|waterproofing)\b.{0,12}$/i;
const WHATS_THERE =
  /^\W*(?:and |so |ok )*(?:what(?:['’]?s| is)|show me what(?:['’]?s| is)|anything)(?: wrong)? (?:in|at|on|with) (?:it|there|that one|this one|that project|that job)\W*$/i;
const WHAT_ELSE =
  /^\W*(?:and |so |ok |is there )*(?:anything|something|what|any(?:thing)? more|nothing) ?else\b(?: (?:there|in it|at it|on it|wrong|here|in there|to know))*\W*$/i;

/** What lies in the project beside what was told. */
async function whatElse(
  { thread, own, projects }: Situation,
  project: OwnProject,
  told: (said: Said, aim: Aim) => GoneOn,
): Promise<GoneOn> {
  const known = new Set(thread.listed.flatMap(({ findingId }) => findingId ?? []));
  const rest = (await own.findingsOf(project.id)).filter(({ id }) => !known.has(id));
  const name = plain(project.name);
  return told(
    rest.length === 0
      ? { ...say(`**Nothing else** is recorded in ${name}.`, [projectRow(project)]), projectId: project.id }
      : countWithList(
          { project, projects, own },
          `**${counted(rest.length, 'more finding')}** in ${name}:`,
          rest,
        ),
    'own.list',
  );
}

/** The list that the question before was answered by. */
async function listAgain(situation: Situation): Promise<GoneOn | undefined> {
  const { thread } = situation;
  const again = { ...situation, text: thread.listAsked };
  const counted = (await hazardAsked(again.text, again)) ?? (await accountAsked(again.text, again));
  if (counted) return { ...counted, listAsked: thread.listAsked };
  const aim: Aim = thread.aim === 'own.when' ? 'own.when' : 'own.list';
  const worked = await ownWork(aim, again);
  return worked && { aim, ...worked, listAsked: thread.listAsked };
}
