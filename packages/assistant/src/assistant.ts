/** Answers a message: finds what each of its questions is answered by, in rows or by its aim, and signs it. */

import { NOTHING_OWN, type OwnContext } from './account-data.ts';
import {
  type Asked,
  answerTapped,
  knowledgeLikely,
  readingOf,
  readOtherwise,
  tappedOffer,
  withOffers,
} from './aims/ask-back.ts';
import { aimModel } from './aims/model.ts';
import { ownAfterRows } from './aims/own-after-rows.ts';
import { route } from './aims/route.ts';
import { wantedApart } from './aims/two-in-one.ts';
import { aboutWhat } from './compose/about-what.ts';
import { cite } from './compose/cite.ts';
import { whichDefect, whichDefectFirst } from './compose/clarify.ts';
import * as defects from './compose/defect-parts.ts';
import { tellsOtherMatter } from './compose/limit-matter.ts';
import * as limits from './compose/limit-parts.ts';
import { composeJudged } from './compose/limit-position.ts';
import type { Brief, Composer, Part } from './compose/part.ts';
import * as places from './compose/place-parts.ts';
import { decline, smalltalk } from './compose/plain-replies.ts';
import { compareFindings, composeSummary, composeWorst } from './compose/project-parts.ts';
import { type Corpus, theCorpus } from './corpus.ts';
import { unsupported, withoutUnsupported } from './provisions.ts';
import { asAsked } from './question/as-asked.ts';
import { type Intent, readSmalltalk } from './question/intents.ts';
import { type Question, readQuestion } from './question/read-question.ts';
import { sizesInFigures } from './question/size-words.ts';
import { questionsIn } from './question/split.ts';
import { statesApart } from './question/states-apart.ts';
import { LONGEST_ASKED, NEW_THREAD, type Thread } from './question/thread.ts';
import type { Reply } from './reply.ts';
import { rank } from './retrieve.ts';
import { routedReply } from './routed-reply.ts';
import { unknownProvisions } from './unknown-provisions.ts';

const COMPOSERS: Readonly<Record<Intent, Composer>> = {
  summary: composeSummary,
  worst: composeWorst,
  compare: defects.composeCompare,
  severity: defects.composeSeverity,
  waiting: defects.composeWaiting,
  tolerance: composeJudged,
  compliance: limits.composeCompliance,
  provision: limits.composeProvision,
  who: defects.composeWho,
  next: defects.composeNext,
  cause: defects.composeCause,
  warranty: places.composeWarranty,
  regulator: places.composeRegulator,
  insurance: places.composeInsurance,
  inspections: places.composeInspections,
  edition: places.composeEdition,
  photo: defects.composePhoto,
  payment: places.composePayment,
  product: places.composeProduct,
  sureness: places.composeSureness,
  about: async (brief) => {
    const [ofDefect, found] = [await defects.composeAbout(brief), await places.composeDefinition(brief)];
    // What the words only describe is weaker than a row that speaks of all of them.
    const better = brief.question.defectStrength < 1 && found.some(({ support }) => support >= 0.8);
    return ofDefect.length > 0 && !better ? ofDefect : found;
  },
};

const MOST_INTENTS = 3;

/** What is spoken of: the finding that is pointed at, else the open one where the words name no other defect. */
async function subjectOf(
  question: Question,
  own: OwnContext,
): Promise<{ question: Question; brief: Pick<Brief, 'finding'> }> {
  const pointed = question.findingId === null ? null : await own.findingWith(question.findingId);
  const open = own.finding;
  if (question.ofOpenFinding && open) {
    const defectIds = open.defectId ? [open.defectId] : [];
    return { question: { ...question, defectIds }, brief: { finding: open } };
  }
  const same = open?.defectId != null && question.defectIds.includes(open.defectId);
  const finding = pointed ?? (open && (question.defectIds.length === 0 || same) ? open : null);
  const defectIds =
    question.defectIds.length === 0 && finding?.defectId ? [finding.defectId] : question.defectIds;
  return { question: { ...question, defectIds }, brief: { finding } };
}

/** A provision that is asked for by its number and stands in no row is something that can't be answered. */
function withUnheld(question: Question): Question {
  if (question.gap !== undefined || unknownProvisions(question.text).length === 0) return question;
  return { ...question, gap: 'I hold nothing under that number, so I can’t say what stands there.' };
}

/** Rows so named by a message that asks for nothing in particular: 'going of a private stair?' */
const NAMED_ENOUGH = 0.8;

/** What to answer where the words ask for nothing in particular. */
function intentsOf(question: Question, corpus: Corpus): readonly Intent[] {
  if (question.intents.length > 0) return question.intents.slice(0, MOST_INTENTS);
  if (question.measurements.length > 0 && question.defectIds.length > 0) return ['tolerance', 'severity'];
  const [best] = rank(question, [], corpus).filter(
    ({ row }) => row.aspect === 'tolerance' && !tellsOtherMatter(row.id, question.text),
  );
  // A defect that is named and nothing more said of it isn't asked about for a limit that mentions it in passing.
  const inPassing = question.namesOnly && (best?.titled ?? 0) < 0.5;
  if (best && best.coverage >= NAMED_ENOUGH && !inPassing) return ['tolerance'];
  return question.defectIds.length > 0 && !question.asks ? ['severity', 'next'] : [];
}

async function partsFor(
  brief: Brief,
  intents: readonly Intent[],
): Promise<{ parts: Part[]; kind: Reply['kind'] }> {
  const { question, own } = brief;
  const pointed = intents.includes('compare')
    ? question.items.flatMap(({ findingId }) => findingId ?? [])
    : [];
  if (pointed.length > 1) {
    const findings = await Promise.all(pointed.slice(0, 3).map((id) => own.findingWith(id)));
    const compared = compareFindings(findings.filter((each) => each !== null));
    if (compared.length > 0) return { parts: compared, kind: 'compare' };
  }
  if (intents.includes('compare') && question.plural && own.project) {
    const findings = await own.findingsOf(own.project.id);
    const compared = question.defectIds.length < 2 ? compareFindings(findings.slice(0, 3)) : [];
    if (compared.length > 0) return { parts: compared, kind: 'compare' };
  }
  const parts: Part[] = [];
  for (const intent of intents) parts.push(...(await COMPOSERS[intent](brief)));
  const [first] = intents;
  if (parts.length > 0 && first) return { parts, kind: first };
  // Who asks for a kind of answer gets that kind or none.
  const open = intents.every((intent) => intent === 'about');
  return { parts: open ? places.composeAnything(brief) : [], kind: 'general' };
}

/** Without a row twice: a part that says nothing new is left out. */
function distinct(parts: readonly Part[]): Part[] {
  const said = new Set<string>();
  return parts.filter(({ text }) => {
    if (said.has(text)) return false;
    said.add(text);
    return true;
  });
}

function threadAfter(
  question: Question,
  parts: readonly Part[],
  before: Thread,
  finding: Brief['finding'],
): Thread {
  const listed = parts.flatMap((part) => part.listed ?? []);
  // What to fix first is what 'it' means from here on.
  const foremost = question.intents[0] === 'worst' ? listed[0] : undefined;
  return {
    intents: question.intents.length > 0 ? question.intents : before.intents,
    defectIds: foremost?.defectId
      ? [foremost.defectId]
      : question.defectIds.length > 0
        ? question.defectIds
        : question.followUp
          ? before.defectIds
          : [],
    state: question.state ?? before.state,
    findingId: foremost?.findingId ?? finding?.id ?? null,
    subject:
      question.subject.length > question.carried.length || !question.followUp
        ? question.subject
        : [...question.subject, ...question.carried].slice(0, 12),
    listed: listed.length > 0 ? listed : listedDefects(question, before),
    cited: parts.flatMap(({ rows }) => rows.map(({ id }) => id)).slice(0, 3),
    // 'Knowledge' is what rows answer: what was wanted before that is over, the project isn't.
    aim: null,
    pending: null,
    projectId: before.projectId,
    listedProjects: [],
    asked: question.intents[0] === 'tolerance' ? question.text.slice(0, LONGEST_ASKED) : '',
  };
}

function listedDefects(question: Question, before: Thread): Thread['listed'] {
  if (question.defectIds.length > 1)
    return question.defectIds.map((defectId) => ({ findingId: null, defectId }));
  return question.followUp ? before.listed : [];
}

/** What is known for one question. */
interface Found {
  parts: readonly Part[];
  kind: Reply['kind'];
  /** Says what isn't known, where there are no parts. */
  declined: string;
  /** Whether that is something that is known to be missing here. */
  known: boolean;
  thread: Thread;
  followUp: boolean;
}

async function find(text: string, thread: Thread, own: OwnContext): Promise<Found> {
  const corpus = theCorpus();
  const read = withUnheld(readQuestion(text, thread, own.project?.state ?? own.homeState));
  const { question, brief: subject } = await subjectOf(read, own);
  const brief: Brief = { question, corpus, own, finding: subject.finding, asked: read.intents.length > 0 };
  const choices = subject.finding ? [] : whichDefect(question);
  const intents = choices.length > 0 ? [] : intentsOf(question, corpus);
  const unanswerable = question.foreign || (question.gap !== undefined && !intents.includes('summary'));
  const answered =
    choices.length > 0
      ? { parts: choices, kind: 'general' as const }
      : unanswerable
        ? { parts: [], kind: 'declined' as const }
        : await partsFor(brief, intents);
  const asksBack = [...whichDefectFirst(question), ...aboutWhat(read, subject.finding)].slice(0, 1);
  const parts = answered.parts.length > 0 || unanswerable ? answered.parts : asksBack;
  const { kind } = answered;
  const after = threadAfter({ ...question, intents }, parts, thread, subject.finding);
  return parts.length > 0
    ? { parts, kind, declined: '', known: false, thread: after, followUp: question.followUp }
    : {
        parts,
        kind: 'declined',
        declined: decline(brief).text,
        known: question.gap !== undefined,
        thread: { ...after, intents: thread.intents },
        followUp: question.followUp,
      };
}

const declinedReply = (text: string, thread: Thread, followUp: boolean, fits: boolean): Reply => ({
  text,
  rows: [],
  kind: 'declined',
  declined: true,
  support: 0,
  thread,
  followUp,
  contextLoaded: false,
  fits,
  choices: [],
});

/** Answers a message; where it is one of the choices of the question before it, in the words written before. */
export async function answer(
  written: string,
  thread: Thread,
  own: OwnContext,
  warned = false,
): Promise<Reply> {
  const corpus = theCorpus();
  const asking = (text: string): Asked => {
    const message = sizesInFigures(asAsked(text));
    return {
      message,
      spelt: corpus.spelt(message),
      thread: { ...thread, pending: null },
      own,
      corpus,
      warned,
    };
  };
  const offer = tappedOffer(written, thread);
  const tapped = offer && (await answerTapped(asking(thread.pending?.text ?? ''), offer));
  if (tapped) return tapped;
  const asked = asking(written);
  const fresh = await answerFresh(asked);
  const read = await readingOf(asked, fresh);
  return withOffers(read ? { ...fresh, read } : fresh, asked);
}

/**
 * Answers a message from what is known, or says that it isn't. Only rows are said; a number of a clause that no cited
 * row holds is taken out. Takes a few milliseconds, the very first call about a second: see `warmUp`.
 */
async function answerFresh({ message, spelt, thread, own, corpus, warned }: Asked): Promise<Reply> {
  const talk = readSmalltalk(spelt);
  if (talk) return { ...smalltalk(talk), thread, followUp: false };
  const pieces = statesApart(spelt) ?? wantedApart(spelt) ?? questionsIn(spelt, thread);
  // Two questions in one are answered one after the other.
  if (pieces.length > 1) return answerFromRows(pieces, thread, own, warned);
  const routed = await route(message, spelt, thread, own, corpus, warned);
  if (routed && 'aim' in routed) {
    const other =
      routed.declined || routed.asks
        ? undefined
        : await readOtherwise({ message, spelt, thread, own, corpus, warned }, routed.aim);
    // A size is judged, and what else was asked of it comes after that.
    if (other && routed.aim === 'pos.ok')
      return routedReply({ ...routed, parts: [...routed.parts, ...other.parts] }, thread);
    return routedReply(other ?? routed, thread);
  }
  // 'The crack' of the user's own is what the rows are then asked of.
  const around = routed?.finding ? { ...own, finding: routed.finding } : own;
  const fromRows = await answerFromRows(pieces, thread, around, null);
  const unasked =
    OPEN_KINDS.has(fromRows.kind) &&
    !fromRows.contextLoaded &&
    (await knowledgeLikely({ message, spelt, own })) < HARDLY_ROWS;
  if ((!fromRows.declined || fromRows.fits) && !unasked) {
    const other = fromRows.declined
      ? undefined
      : await readOtherwise({ message, spelt, thread, own, corpus, warned }, fromRows.kind);
    return other ? lessSure(routedReply(other, thread)) : fromRows;
  }
  const afterRows = await route(message, spelt, thread, own, corpus, warned, true);
  if (afterRows && 'aim' in afterRows) return lessSure(routedReply(afterRows, thread));
  const ownOne = await ownAfterRows(message, thread, own);
  if (ownOne) return routedReply(ownOne, thread);
  // Rows that only share words with a message that wants something else are no answer to it.
  return unasked && !fromRows.followUp ? declinedReply(NOT_SURE, thread, false, false) : fromRows;
}

/** Answers that rows give to whatever isn't asked in words of its own. */
const OPEN_KINDS: ReadonlySet<Reply['kind']> = new Set(['about', 'general', 'photo']);
/** Below this a message hardly asks for rows. Chosen on sets that were left out of the learning. */
const HARDLY_ROWS = 0.02;
const NOT_SURE = 'I’m not sure what you’re asking, so I don’t guess. Say it in other words.';

/** What an aim that was only guessed supports at most. */
const GUESSED = 0.5;
const lessSure = (reply: Reply): Reply => ({ ...reply, support: Math.min(reply.support, GUESSED) });

/** What one of several questions is answered by, where it asks for more than rows. */
async function findRouted(
  text: string,
  thread: Thread,
  own: OwnContext,
  warned: boolean,
): Promise<Found | undefined> {
  const routed = await route(text, text, thread, own, theCorpus(), warned);
  if (!routed || !('aim' in routed) || routed.asks) return undefined;
  const { aim, parts, declined, question } = routed;
  return {
    parts: declined ? [] : parts,
    kind: aim,
    declined: declined ? parts.map((part) => part.text).join(' ') : '',
    known: declined,
    thread: routedReply(routed, thread).thread,
    followUp: question.followUp,
  };
}

/**
 * Answers from rows, or says that nothing is known. `warned` is whether hazards are open, or null where what asks for
 * more than rows has been looked for already.
 */
async function answerFromRows(
  pieces: readonly string[],
  thread: Thread,
  own: OwnContext,
  warned: boolean | null,
): Promise<Reply> {
  const found: Found[] = [];
  let going = thread;
  for (const text of pieces) {
    const routed = warned === null ? undefined : await findRouted(text, going, own, warned);
    const one = routed ?? (await find(text, going, own));
    found.push(one);
    going = one.thread;
  }
  const followUp = found.some((one) => one.followUp);
  const answered = found.find(({ parts }) => parts.length > 0);
  if (!answered)
    return declinedReply(
      [...new Set(found.map(({ declined }) => declined))].join('\n\n'),
      going,
      followUp,
      found.some(({ known }) => known),
    );
  // Of two questions the one that can't be answered is told so, beside the answer to the other.
  const parts = distinct(
    found.flatMap((one) =>
      one.parts.length > 0 ? one.parts : [{ text: `The rest: ${one.declined}`, rows: [], support: 1 }],
    ),
  );
  const cited = cite(parts);
  const sources = cited.rows.flatMap(({ title, text, source }) => [title, text, source]);
  const checked =
    unsupported(cited.text, sources).length > 0 ? withoutUnsupported(cited.text, sources) : cited;
  return {
    text: checked.text,
    rows: cited.rows,
    kind: parts.some(({ choices }) => choices) ? 'ask' : answered.kind,
    declined: false,
    support: Math.min(...parts.map(({ support }) => support)),
    thread: going,
    followUp,
    contextLoaded: cited.rows.some(({ id }) => id.startsWith('finding:') || id.startsWith('project:')),
    fits: false,
    choices: parts.flatMap(({ choices = [] }) => choices),
  };
}

/** Makes what the first answer would wait for. Takes about a second. */
export async function warmUp(): Promise<void> {
  aimModel();
  await answer('What causes rising damp?', NEW_THREAD, NOTHING_OWN);
}
