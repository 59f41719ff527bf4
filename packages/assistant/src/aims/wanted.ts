/** What a message wants of whom: the aim that its words alone give, else the one that was learnt, with what it is asked of. */
import type { OwnContext, OwnFinding, OwnProject } from '../account-data.ts';
import { comparesProjects } from '../compose/account-parts.ts';
import { isBeyond } from '../compose/beyond-parts.ts';
import { SEVERAL } from '../compose/crack-part.ts';
import { limitWords } from '../compose/limit-words.ts';
import type { Part } from '../compose/part.ts';
import { categoryNamed, NO_ENGINEER, statesSize } from '../compose/stated-limits.ts';
import type { Corpus } from '../corpus.ts';
import { type Question, readQuestion } from '../question/read-question.ts';
import { NEW_THREAD, type Thread } from '../question/thread.ts';
import { aimOf, OF_LAW } from './aim-of.ts';
import type { Aim } from './aims.ts';
import { reasonWanted, wantedOfAnother } from './goes-on.ts';
import { diyAsked, lawAsked, tellsAge } from './law-asked.ts';
import { asksOfSameSizes, limitText } from './limit-answer.ts';
import { NUMBER_POINTED, namesSaid, projectsNamed, withNumberSaid, withProjectOfState } from './meant.ts';
import { ownAsked } from './own-asked.ts';
import { projectOfList } from './own-work.ts';
import { refused } from './refused.ts';
import type { Routed, Situation } from './routed.ts';
import { statesLimit } from './states-limit.ts';
import {
  ageGoesOn,
  asksForStages,
  asksOfBond,
  asksOfEdition,
  asksOfForum,
  asksOfPeriod,
  asksOfStage,
  asksWhichSpan,
  countsCracks,
  lawGoesOn,
  priceGoesOn,
  withPartSwapped,
} from './swaps.ts';
import { turnsTo, wantedOfJob, withTurn } from './turns-to.ts';
import { OF_ONES_OWN } from './which-finding.ts';

/** What routes a message beside its words. */
export interface Around {
  own: OwnContext;
  corpus: Corpus;
  warned: boolean;
  /** Whether the rows were asked before, and knew nothing. */
  afterRows: boolean;
  /** What its writer chose of what was offered. */
  tapped: Aim | undefined;
}

/** A message as it is read before anything answers it. */
export interface Wanted extends Situation, Around {
  /** With names and numbers in the words that they are read by. */
  message: string;
  /** The message by itself; `question` may carry the one before it. */
  first: Question;
  aim: Aim;
  /** The aim before a size, a category or a job changed it. */
  read: Aim;
  /** The aim that the words alone give. */
  goesOnTo: Aim | undefined;
  names: readonly string[];
  project: OwnProject | null;
  /** Projects that a turn may mean. */
  turnedTo: readonly OwnProject[];
  /** The limit of the category that is named. */
  category: readonly Part[];
  /** Whether a size is told beside what is asked. */
  beside: boolean;
  pointsAtOne: boolean;
  /** An answer without its parts. */
  base: Routed;
}

/** Kinds of row that are told of a state. */
const OF_STATE: ReadonlySet<string> = new Set(['insurance', 'inspections', 'edition', 'regulator']);

/** No route may answer: the rows should. */
export const LEAVE_TO_ROWS = 'rows';

/** What comes of a message on one route: an answer, a finding of the user's own that the rows are asked of, or nothing. */
export type Outcome = Routed | { finding: OwnFinding | null } | typeof LEAVE_TO_ROWS | undefined;

/** One way to answer a message; undefined where it is for the next. */
export type Route = (wanted: Wanted) => Outcome | Promise<Outcome>;

/** 'The third one' of a list of projects says no more than that. */
const SHORT_ENOUGH = 60;

/** 'Can I do the waterproofing myself to save 3k'. */
const DIY = /\b(?:can|could|may|should|am) (?:i|we)\b.{0,60}\b(?:my|our)sel(?:f|ves)\b|\bdiy\b/i;

/** Of a crack whose size is told something is known, whatever else is asked of it. */
const CRACKED = /\bcracks?\b|\bhairlines?\b/i;

/** 'The engineer’s report says category 5' names who wrote it, and asks for nobody. */
const ASKS_WHO = /\b(?:who|whom|which trade|call|ring|get|need)\b/i;

/** Reads what a message wants of whom. `written` is as it was sent, `spelt` with its slips mended. */
export async function readWanted(
  written: string,
  spelt: string,
  thread: Thread,
  around: Around,
): Promise<Wanted> {
  const { own, afterRows, tapped } = around;
  const projects = await own.projects();
  // In talk of law 'the Victorian one' is a warranty.
  const called_ = OF_LAW.has(thread.aim ?? 'knowledge') ? written : withProjectOfState(written, projects);
  const spokenOfBefore = projects.find(({ id }) => id === thread.projectId) ?? own.project;
  const turn =
    projectsNamed(called_, projects).length === 0 ? turnsTo(called_, spokenOfBefore, projects) : undefined;
  const [turnedTo] = turn?.meant ?? [];
  const called =
    turn && turnedTo && turn.meant.length === 1 ? withTurn(called_, turn.words, turnedTo.name) : called_;
  const [spoken] = projectsNamed(called, projects);
  const message = spoken ? withNumberSaid(called, spoken) : called;
  const project = spokenOfBefore;
  const first = readQuestion(spelt, thread, project?.state ?? own.homeState);
  const names = namesSaid(message, projects);
  const goesOnTo = await byWords(message, { first, thread, own, projects, project });
  const pointsAtOne = OF_ONES_OWN.test(message) || NUMBER_POINTED.test(message);
  const read =
    tapped ??
    goesOnTo ??
    aimOf(names.length > 0 ? message : spelt, thread, names, {
      followUp: first.followUp,
      afterRows,
      // 'Who do I ring about the one in the roof space?' asks of the user's own and not of rows.
      rowsAsked: first.intents.length > 0 && !(projects.length > 0 && pointsAtOne),
      rowsDecline: first.gap !== undefined,
      otherRows: first.intents.some((intent) => OF_STATE.has(intent) && !thread.intents.includes(intent)),
      otherThanLimit: !first.intents.some((intent) => intent === 'tolerance' || intent === 'compliance'),
    });
  const ofJob = spoken && !tapped ? wantedOfJob(message, readQuestion(spelt, NEW_THREAD, null)) : undefined;
  // Where a limit is named and a size is stated, that size is what is asked about.
  const words = tapped ? '' : limitWords(message);
  const sized =
    (!tapped && (NO_ENGINEER.test(message) || (afterRows && CRACKED.test(message))) && statesSize(message)) ||
    (words !== '' &&
      ((read === 'knowledge' && statesSize(message)) ||
        (words.startsWith('slip') && (read === 'knowledge' || isBeyond(read)))));
  // Of a group of cracks the category isn't the one that each of them has.
  const ofGroup = SEVERAL.test(message) && statesSize(message);
  const category = ofGroup ? [] : categoryNamed(limitText(message, thread));
  const beside = !tapped && statesLimit(read, message, first.state, own.today);
  // What it would cost is why, and whether oneself may is what is asked.
  const diy = !tapped && /^no\.(?:cost|howto|sizing|time)$/.test(read) && DIY.test(message);
  const aim = diy
    ? 'pos.diy'
    : (category.length > 0 &&
          read !== 'no.hide' &&
          (read !== 'pos.who' || !ASKS_WHO.test(message)) &&
          !tapped) ||
        sized ||
        beside
      ? 'pos.ok'
      : (ofJob ?? read);
  const text = aim === 'pos.ok' ? limitText(message, thread) : message;
  const question =
    text === message
      ? first
      : { ...readQuestion(text, thread, project?.state ?? own.homeState), state: first.state };
  const base = {
    aim,
    parts: [],
    asks: false,
    declined: false,
    choices: [] as readonly string[],
    question,
    finding: null,
    projectId: thread.projectId,
  };
  return {
    ...around,
    ...{ message, first, text, question, thread, projects, project, names },
    ...{ aim, read, goesOnTo, category, beside, pointsAtOne, base },
    turnedTo: turn?.meant ?? [],
  };
}

/** What the words of a message alone give, the surest first; undefined where they give nothing. */
async function byWords(
  message: string,
  {
    first,
    thread,
    own,
    projects,
    project,
  }: Pick<Wanted, 'first' | 'thread' | 'own' | 'projects' | 'project'>,
): Promise<Aim | undefined> {
  const spokenOf =
    (first.followUp || thread.findingId !== null) && project ? await own.findingsOf(project.id) : [];
  return (
    refused(message) ??
    (thread.cited.some((id) => id.startsWith('as4349')) ? undefined : lawAsked(message)) ??
    (first.defectIds.length > 0 && tellsAge(message, own.today) ? 'law.late' : undefined) ??
    diyAsked(message) ??
    reasonWanted(message, thread) ??
    wantedOfAnother(message, thread, spokenOf) ??
    lawGoesOn(message, thread) ??
    ageGoesOn(message, thread) ??
    (asksOfEdition(message)
      ? 'law.edition'
      : asksOfStage(message) || (first.state !== null && asksForStages(message))
        ? 'law.stage'
        : undefined) ??
    (comparesProjects(message, projects) ? 'own.projects' : undefined) ??
    ownAsked(message, thread, { followUp: first.followUp, projects: projects.length }) ??
    (asksOfForum(message)
      ? 'law.forum'
      : asksOfBond(message)
        ? 'law.bond'
        : asksWhichSpan(message)
          ? 'law.class'
          : asksOfPeriod(message, first.state)
            ? 'law.period'
            : priceGoesOn(message, thread)
              ? 'app.price'
              : withPartSwapped(message, thread) !== undefined ||
                  countsCracks(message, thread) ||
                  asksOfSameSizes(message, thread)
                ? 'pos.ok'
                : undefined) ??
    (projectOfList(message, thread, projects) !== undefined && message.length <= SHORT_ENOUGH
      ? /\b(?:urgent|serious|critical|high|worst|wrong|list|findings?|defects?|issues?|anything)\b/i.test(
          message,
        )
        ? 'own.list'
        : 'own.summary'
      : undefined)
  );
}
