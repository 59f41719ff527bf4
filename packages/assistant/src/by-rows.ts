/** Answers one question from rows: which kinds of row it asks for, and what they say of it. */
import type { OwnContext } from './account-data.ts';
import { aboutWhat } from './compose/about-what.ts';
import { whichDefect, whichDefectFirst } from './compose/clarify.ts';
import * as defects from './compose/defect-parts.ts';
import { datedAfter } from './compose/last-day.ts';
import { tellsOtherMatter } from './compose/limit-matter.ts';
import * as limits from './compose/limit-parts.ts';
import { composeJudged } from './compose/limit-position.ts';
import type { Brief, Composer, Part } from './compose/part.ts';
import * as places from './compose/place-parts.ts';
import { decline } from './compose/plain-replies.ts';
import { compareFindings, composeSummary, composeWorst } from './compose/project-parts.ts';
import { type Corpus, theCorpus } from './corpus.ts';
import type { Intent } from './question/intents.ts';
import { type Question, readQuestion } from './question/read-question.ts';
import { LONGEST_ASKED, type Thread } from './question/thread.ts';
import type { Reply } from './reply.ts';
import { rank } from './retrieve.ts';
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
    // Who tells what there is to see knows what it looks like.
    if (describes(brief.question)) return ofSymptom(brief);
    const [ofDefect, found] = [await defects.composeAbout(brief), await places.composeDefinition(brief)];
    // What the words only describe is weaker than a row that speaks of all of them.
    const better = brief.question.defectStrength < 1 && found.some(({ support }) => support >= 0.8);
    return ofDefect.length > 0 && !better ? ofDefect : found;
  },
};

const MOST_INTENTS = 3;

const DEFINES =
  /\b(?:what(?:['’]?s| is| are) (?:an? |the |this |these )?(?:word |term )?["'‘“]?[\w-]+(?: [\w-]+){0,2}["'’”]?(?: mean\w*)?\W*$|looks? like(?!.{0,20}\b(?:banana|wave|map|finger|hand|coin|cent|snake|smile)\b)|mean(?:s|ing)?\b|defin\w+|explain|tell me|describe|info\w*|difference|recogni[sz]e|spot|signs?|symptoms?|how (?:do|can|would) (?:i|you|we) (?:know|tell)|called|standard|clause|ncc|code|photo)/i;
const LONG_ENOUGH = 6;
/** 'Zig zag cracks through the mortar every summer, what does that': a symptom in one's own words. */
const describes = ({ text, defectIds, followUp, namesOnly }: Question): boolean =>
  defectIds.length > 0 &&
  !followUp &&
  !namesOnly &&
  text.trim().split(/\s+/).length >= LONG_ENOUGH &&
  !DEFINES.test(text);

/** What a symptom is, why, and what to do with it. */
async function ofSymptom(brief: Brief): Promise<Part[]> {
  const first = brief.question.defectIds.slice(0, 1);
  const one = { ...brief, question: { ...brief.question, defectIds: first } };
  const parts = await Promise.all(
    [defects.composeSeverity, defects.composeCause, defects.composeNext, defects.composeWho].map((compose) =>
      compose(one),
    ),
  );
  return parts.flat();
}

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

const OF_STATE: ReadonlySet<Intent> = new Set([
  'warranty',
  'regulator',
  'insurance',
  'inspections',
  'edition',
]);
const OF_WORK = /\b(?:projects?|findings?|defects|jobs?|sites?|house|reports?|my|our)\b/i;
/** 'Summarise the warranty rules' asks for no summary of a project. */
const ofLawAlone = ({ intents, text }: Question): readonly Intent[] =>
  intents.some((intent) => OF_STATE.has(intent)) && !OF_WORK.test(text)
    ? intents.filter((intent) => intent !== 'summary')
    : intents;

/** What to answer where the words ask for nothing in particular. */
function intentsOf(question: Question, corpus: Corpus): readonly Intent[] {
  if (question.intents.length > 0) return ofLawAlone(question).slice(0, MOST_INTENTS);
  if (question.measurements.length > 0 && question.defectIds.length > 0) return ['tolerance', 'severity'];
  const [best] = rank(question, [], corpus).filter(
    ({ row }) => row.aspect === 'tolerance' && !tellsOtherMatter(row.id, question.text),
  );
  // A defect that is named and nothing more said of it isn't asked about for a limit that mentions it in passing.
  const inPassing = question.namesOnly && (best?.titled ?? 0) < 0.5;
  if (best && best.coverage >= NAMED_ENOUGH && !inPassing) return ['tolerance'];
  return question.defectIds.length > 0 && !question.asks ? ['severity', 'cause', 'next'] : [];
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
    spoken: before.spoken,
    // 'Knowledge' is what rows answer: what was wanted before that is over, the project isn't.
    aim: null,
    pending: null,
    projectId: before.projectId,
    listedProjects: [],
    asked: question.intents[0] === 'tolerance' ? question.text.slice(0, LONGEST_ASKED) : '',
    question: before.question,
    listAsked: '',
    dated: datedAfter(question.text, before.dated),
    contract: before.contract,
    danger: before.danger,
    settled: before.settled,
    crack: before.crack,
    told: before.told,
    said: before.said,
    topic: before.topic,
    planned: before.planned,
  };
}

function listedDefects(question: Question, before: Thread): Thread['listed'] {
  if (question.defectIds.length > 1)
    return question.defectIds.map((defectId) => ({ findingId: null, defectId }));
  return question.followUp ? before.listed : [];
}

/** What is known for one question. */
export interface Found {
  parts: readonly Part[];
  kind: Reply['kind'];
  /** Says what isn't known, where there are no parts. */
  declined: string;
  /** Whether that is something that is known to be missing here. */
  known: boolean;
  thread: Thread;
  followUp: boolean;
}

export async function find(text: string, thread: Thread, own: OwnContext): Promise<Found> {
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
