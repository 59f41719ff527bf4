/** Answers what is no kind of row: the user's own work, a position on a defect, law, and what can't be had. */
import type { DefectId } from '@plumbline/knowledge';
import { beyond, isBeyond } from '../compose/beyond-parts.ts';
import { composeLaw } from '../compose/law-parts.ts';
import { composeLimit } from '../compose/limit-position.ts';
import type { Part } from '../compose/part.ts';
import {
  canDoItMyself,
  canTrade,
  findingInShort,
  howLong,
  type Subject,
  stayOrGo,
  tradeSaid,
  whoFixes,
} from '../compose/position-parts.ts';
import { compareFindings } from '../compose/project-parts.ts';
import { composeWork, type Said } from '../compose/work-parts.ts';
import { type Corpus, rowsNamed } from '../corpus.ts';
import { notHeld } from '../held.ts';
import { type OwnContext, type OwnFinding, type OwnFindingSummary, type OwnProject, plain } from '../own.ts';
import { type Question, readQuestion } from '../question/read-question.ts';
import type { Thread } from '../question/thread.ts';
import { defectSupport, ENOUGH } from '../support.ts';
import type { Aim } from './aims.ts';
import { classed } from './features.ts';
import { findingsNamed, namesSaid, projectsNamed } from './meant.ts';
import { aimModel } from './model.ts';

/** Below this the aim isn't taken: the rows answer, or decline. */
const SURE_ENOUGH = 0.42;
/** An aim that declines needs more. */
const SURE_TO_DECLINE = 0.5;

export interface Routed {
  aim: Aim;
  parts: readonly Part[];
  asks: boolean;
  declined: boolean;
  choices: readonly string[];
  question: Question;
  finding: OwnFinding | null;
  projectId: number | null;
}

/** What a message is about, beside its words. */
interface Situation {
  text: string;
  question: Question;
  thread: Thread;
  own: OwnContext;
  projects: readonly OwnProject[];
  warned: boolean;
}

const OF_LAW: ReadonlySet<Aim> = new Set([
  'pos.pays',
  'law.period',
  'law.late',
  'law.complain',
  'law.dispute',
  'law.broke',
  'law.buyer',
  'law.write',
]);

const ABROAD =
  /\b(?:new zealand|nz|auckland|wellington|united kingdom|uk|britain|british|england|scotland|wales(?<!south wales)|ireland|united states|usa|us|the states|america|american|texas|california|florida|canada|canadian|singapore|malaysia|indonesia|bali|fiji|china|india|japan|germany|france|italy|spain|dubai|uae|europe|european|eurocodes?|overseas|irc|ibc|nzbc)\b/i;

/** Words without which an aim isn't meant, however likely the rest sounds. */
const NEEDS: Readonly<Partial<Record<Aim, RegExp>>> = {
  'pos.pays':
    /pay|builder|warrant|cover|claim|responsib|liab|fault|cost|bill|free|hook|\byears?\b|\bmonths?\b/i,
  'law.period':
    /warrant|liab|builder|claim|hook|responsib|limit|deadline|contract|cover|statutory|period|defects?\b|\blaw\b/i,
  'law.write': /writ|tell|notif|notice|email|text|letter/i,
  'law.guide': /\blaw|legal|binding|force|mandatory|weight|follow|enforce/i,
  'law.late': /late|time|claim|still|cover|warrant|\byears?\b|\bmonths?\b|complain/i,
  'law.broke':
    /broke|bust|bankrupt|insolv|liquid|administrat|under\b|died|dead|disappear|vanish|licen[cs]e|walked|insur|indemnity|warranty|hbcf|shut|closed/i,
  'law.strata': /body corp|strata|owners'? corp|common property|unit|apartment|townhouse|upstairs|neighbour/i,
  'law.tenant': /landlord|\brent|tenant|lease|agent|real estate|property manager/i,
  'law.insure': /insur|policy|wear and tear/i,
  'law.buyer': /bought|buy|transfer|pass|owner|second|original|purchas/i,
  'law.text': /quote|text|word|recite|copy|\bsay|print|paste|pdf|read|exact/i,
  'app.price': /credit|report|plumbline|analys|\bapp\b|pdf|subscription|\bfees?\b|\bfree\b|photo/i,
  'own.credits': /credit|balance|analys|photo/i,
  'own.reports': /report|pdf/i,
};

/** What asks of the user's own work in so many words. */
const OWN_WORDS =
  /\b(?:my|our|this|these|the|which|what|all|any) (?:projects?|jobs?|sites?|findings?|defects|issues|list|account|house|place)\b|\bcredits?\b|\breports?\b|\bhave (?:i|we) got\b|\bdo (?:i|we) have\b/i;

/** The aim of a message in its conversation; 'knowledge' where the rows should answer. */
export function aimOf(text: string, thread: Thread, projectNames: readonly string[]): Aim {
  const model = aimModel();
  const seen = classed(text, projectNames);
  const abroad = ABROAD.test(text);
  // No other country is meant where none is named.
  const [best, second] = model
    .guess(seen)
    .filter(({ aim }) => (aim !== 'no.abroad' || abroad) && (NEEDS[aim]?.test(text) ?? true));
  if (!best) return 'knowledge';
  const before = thread.aim;
  // 'And in Queensland?' goes on with what was asked of New South Wales.
  const onlyPlace =
    /^(?:and |what about |how about |or |its |it is |im |i am )*(?:in |for )?(?:the )?STATE\b.{0,12}$/.test(
      seen,
    );
  if (before && onlyPlace && (OF_LAW.has(before) || before === 'pos.ok')) return before;
  if (onlyPlace) return 'knowledge';
  if (
    (before === 'pos.ok' || thread.defectIds.length > 0) &&
    /^(?:and |what about |how about |what if |or )*(?:if )?(?:its |it is )?(?:only |about |around )?SIZE\b.{0,30}$/.test(
      seen,
    )
  )
    return 'pos.ok';
  if (/^(?:and |what about |how about |or )*PROJ\W*$/.test(seen))
    return before?.startsWith('own.') ? before : 'own.summary';
  const least = isBeyond(best.aim) ? SURE_TO_DECLINE : SURE_ENOUGH;
  if (best.probability >= least && model.familiar(seen) >= 0.5) return best.aim;
  // Two aims of one kind may share what neither has alone.
  const together = best.probability + (second?.probability ?? 0);
  const ofOneKind = second && best.aim.split('.')[0] === second.aim.split('.')[0];
  return ofOneKind && best.aim !== 'knowledge' && together >= 0.6 && model.familiar(seen) >= 0.5
    ? best.aim
    : 'knowledge';
}

/** The finding of the user's own that a message is about, or several that it may be. */
async function findingMeant({ text, question, thread, own, projects }: Situation): Promise<{
  finding: OwnFinding | null;
  several: readonly OwnFindingSummary[];
}> {
  const none = { finding: null, several: [] };
  const pointed = question.items.length === 1 || question.findingId !== null ? question.findingId : null;
  if (pointed !== null) return { finding: await own.findingWith(pointed), several: [] };
  const [named] = projectsNamed(text, projects);
  const project = named ?? projects.find(({ id }) => id === thread.projectId) ?? own.project;
  const searched = project
    ? await own.findingsOf(project.id)
    : (await Promise.all(projects.slice(0, 20).map(({ id }) => own.findingsOf(id)))).flat();
  const found = findingsNamed(text, searched);
  const openOne = own.finding && found.find(({ id }) => id === own.finding?.id);
  if (openOne) return { finding: own.finding, several: [] };
  const [only] = found;
  if (found.length === 1 && only) return { finding: await own.findingWith(only.id), several: [] };
  if (found.length > 1 && !own.finding) return { finding: null, several: found };
  if (question.defectStrength >= 0.8 && own.finding?.defectId !== question.defectIds[0]) return none;
  const gone =
    question.followUp && thread.findingId !== null ? await own.findingWith(thread.findingId) : null;
  return { finding: gone ?? own.finding, several: [] };
}

const DEFINITE = /\b(?:the|my|our|that|this)\b/i;

const ASK_OF: Partial<Record<Aim, (title: string) => string>> = {
  'pos.who': (title) => `Who fixes the ${title}?`,
  'pos.wait': (title) => `How long can the ${title} wait?`,
  'pos.stay': (title) => `Is it safe to use: the ${title}?`,
  'pos.pays': (title) => `Who pays for the ${title}?`,
  'pos.diy': (title) => `Can I fix the ${title} myself?`,
};

/** Asks which finding is meant, each told by its title and place. */
function whichFinding(several: readonly OwnFindingSummary[], aim: Aim): Said {
  const labelled = several.slice(0, 5).map(({ id, title, location }) => {
    const name = plain(title).toLowerCase();
    const alike = several.filter((other) => other.title === title && other.location === location).length > 1;
    return `${name}${location ? ` (${plain(location)})` : ''}${alike ? ` (finding ${id})` : ''}`;
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

const POSITIONS: ReadonlySet<Aim> = new Set(['pos.who', 'pos.trade', 'pos.diy', 'pos.wait', 'pos.stay']);

function takePosition(aim: Aim, text: string, subject: Subject): Part[] {
  switch (aim) {
    case 'pos.who':
      return whoFixes(subject);
    case 'pos.trade':
      return tradeSaid(text) ? canTrade(text, subject) : whoFixes(subject);
    case 'pos.diy':
      return canDoItMyself(text, subject);
    case 'pos.wait':
      return howLong(text, subject);
    default:
      return stayOrGo(text, subject);
  }
}

const NEXT: Partial<Record<Aim, readonly string[]>> = {
  'pos.who': ['How long can it wait?', 'Who pays, me or the builder?'],
  'pos.trade': ['Who should fix it?', 'How long can it wait?'],
  'pos.wait': ['Who fixes it?', 'Who pays, me or the builder?'],
  'pos.stay': ['Who fixes it?', 'How long can it wait?'],
};

/** Cases that only others can decide: what is said of them is no answer to them. */
const CASE_OF_ONES_OWN: ReadonlySet<Aim> = new Set(['law.insure', 'law.strata', 'law.tenant']);

/** What only a lawyer can answer of one's own case. */
const ADVICE =
  /\b(?:withhold|hold back|stop paying|refuse to pay|(?:last|final) (?:payment|invoice)|win|chances?|compensation|damages|settle)/i;

const MONITORING = /\bhow often|still moving|is moving|growing|monitor/i;

const PLACES = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'];

/** Reads what a message wants and answers it here; undefined where the rows should. */
export async function route(
  message: string,
  spelt: string,
  thread: Thread,
  own: OwnContext,
  corpus: Corpus,
  warned: boolean,
): Promise<Routed | { finding: OwnFinding | null } | undefined> {
  const projects = await own.projects();
  const project = projects.find(({ id }) => id === thread.projectId) ?? own.project;
  const first = readQuestion(spelt, thread, project?.state ?? own.homeState);
  const names = namesSaid(message, projects);
  const aim = aimOf(names.length > 0 ? message : spelt, thread, names);
  const text =
    aim === 'pos.ok' && first.measurements.length === 0 && thread.asked !== '' && thread.aim === 'pos.ok'
      ? `${thread.asked} ${message}`
      : message;
  const question =
    text === message
      ? first
      : { ...readQuestion(text, thread, project?.state ?? own.homeState), state: first.state };
  const situation: Situation = { text, question, thread, own, projects, warned };
  const base = {
    aim,
    asks: false,
    declined: false,
    choices: [] as readonly string[],
    question,
    finding: null,
    projectId: thread.projectId,
  };
  if (first.foreign) return undefined;
  if (isBeyond(aim)) {
    const { text: sentence, choices } = beyond(aim, question.defectIds[0], projects.length > 0);
    return { ...base, declined: true, choices, parts: [{ text: sentence, rows: [], support: 0 }] };
  }
  if (aim === 'app.price') {
    const rows = rowsNamed(
      ...(/\breports?\b|\bpdf\b/i.test(message)
        ? ['help:guide/reports/report-price']
        : ['help:guide/billing/credits']),
      'help:faq/what-does-it-cost',
    );
    return { ...base, parts: rows.map((row) => ({ text: row.text, rows: [row], support: 0.9 })) };
  }
  // With no project and no word of one, 'what about the bathroom?' goes on with what was spoken of.
  const goesOn =
    first.followUp && !thread.aim?.startsWith('own.') && !OWN_WORDS.test(message) && names.length === 0;
  if (aim.startsWith('own.') && !OWN_WORDS.test(message) && projects.length === 0) return undefined;
  if (aim.startsWith('own.') && !(goesOn && thread.intents.length > 0 && thread.aim === null)) {
    const worked = await ownWork(aim, situation);
    if (worked) return { ...base, ...worked };
    if (aim !== 'own.detail' && aim !== 'own.compare') return undefined;
  }
  const { finding, several } = await findingMeant(situation);
  if (aim === 'knowledge' || aim.startsWith('own.')) {
    // What a question says of 'the crack' is asked of the user's own, where there is one.
    if (question.intents[0] === 'compare') {
      const pair = await compared(message, situation);
      if (pair) return { ...base, aim: 'own.compare', ...pair };
    }
    if (
      several.length > 1 &&
      DEFINITE.test(message) &&
      own.project &&
      question.measurements.length === 0 &&
      question.defectIds.length > 0
    )
      return { ...base, ...asked(whichFinding(several, aim)) };
    return finding && finding !== own.finding && DEFINITE.test(message) ? { finding } : undefined;
  }
  const meant: DefectId | undefined = question.defectIds[0];
  const subject: Subject = {
    finding:
      finding && (!meant || question.defectStrength < 0.8 || finding.defectId === meant) ? finding : null,
    defectId:
      finding && (!meant || question.defectStrength < 0.8)
        ? finding.defectId
        : (meant ?? finding?.defectId ?? null),
    warned,
  };
  const state =
    question.state ??
    (subject.finding ? (projects.find(({ id }) => id === subject.finding?.projectId)?.state ?? null) : null);
  if (OF_LAW.has(aim) || aim.startsWith('law.')) {
    const parts = composeLaw(aim, { text: message, state, subject, today: own.today });
    const choices =
      state === null && parts.length > 0 && OF_LAW.has(aim) ? PLACES.map((place) => `In ${place}`) : [];
    const declined =
      aim === 'law.text' ||
      CASE_OF_ONES_OWN.has(aim) ||
      (aim === 'law.dispute' && (state === null || ADVICE.test(message)));
    return parts.length > 0 ? { ...base, parts, choices, declined, finding: subject.finding } : undefined;
  }
  // What is known to be missing here is said, whatever else the words sound like.
  if (question.gap !== undefined && !subject.finding) return undefined;
  if (aim === 'pos.ok') {
    const defectIds =
      subject.defectId && question.defectStrength < 0.8 ? [subject.defectId] : question.defectIds;
    const asksLimit = { ...question, text, defectIds, gap: undefined };
    const parts = await composeLimit({
      question: asksLimit,
      corpus,
      own,
      finding: subject.finding,
      asked: true,
    });
    const [unheld] = notHeld(message);
    const known: readonly Part[] = unheld
      ? parts.map((part, at) =>
          at === 0
            ? { ...part, text: `I hold nothing under that clause number; what I hold is this. ${part.text}` }
            : part,
        )
      : parts;
    return known.length > 0
      ? { ...base, question: asksLimit, parts: known, finding: subject.finding }
      : undefined;
  }
  if (!POSITIONS.has(aim)) return undefined;
  if (several.length > 1 && own.finding === null && !subject.defectId)
    return { ...base, ...asked(whichFinding(several, aim)) };
  // A defect that the words hardly point at isn't what a trade or a time is told for.
  const weak = (aim === 'pos.who' || aim === 'pos.wait') && !subject.finding && !warned;
  if (
    weak &&
    defectSupport(question, corpus, question.defectStrength === 0) < ENOUGH.defect - 0.1 &&
    !MONITORING.test(message)
  )
    return undefined;
  const parts = takePosition(aim, message, subject);
  if (parts.length > 0) return { ...base, parts, finding: subject.finding, choices: NEXT[aim] ?? [] };
  if (warned || own.finding || question.subject.length > 2) return undefined;
  const findings = project ? await own.findingsOf(project.id) : [];
  return findings.length > 0 ? { ...base, ...asked(whichFinding(findings, aim)) } : undefined;
}

const asked = ({ parts, choices = [] }: Said) => ({ parts, choices, asks: true });

type Worked = Pick<Routed, 'parts' | 'asks' | 'choices' | 'finding' | 'projectId'>;

async function ownWork(aim: Aim, situation: Situation): Promise<Worked | undefined> {
  const { text, question, thread, own, projects } = situation;
  // Of projects that were listed, 'the first one' is the first of them.
  const listedProject = thread.listedProjects.length > 0 ? ordinalIn(text, thread.listedProjects) : undefined;
  const spokenOf = listedProject ?? thread.projectId;
  if (aim === 'own.detail' || aim === 'own.compare') {
    const { finding, several } = await findingMeant(situation);
    if (aim === 'own.compare') return compared(text, situation);
    if (finding)
      return {
        parts: findingInShort(finding),
        asks: false,
        choices: NEXT['pos.wait'] ?? [],
        finding,
        projectId: finding.projectId,
      };
    if (several.length > 1)
      return { ...asked(whichFinding(several, aim)), finding: null, projectId: thread.projectId };
    return undefined;
  }
  // 'Why that one?' asks of what was just named.
  if (aim === 'own.first' && /\bwhy\b/i.test(text) && thread.findingId !== null) {
    const finding = await own.findingWith(thread.findingId);
    if (finding)
      return {
        parts: findingInShort(finding),
        asks: false,
        choices: [],
        finding,
        projectId: finding.projectId,
      };
  }
  if (projects.length === 0 && question.defectIds.length > 0) return undefined;
  const said = await composeWork(aim, text, own, spokenOf);
  if (!said) return undefined;
  const foremost = aim === 'own.first' ? said.parts[0]?.listed?.[0]?.findingId : undefined;
  return {
    parts: said.parts,
    asks: said.asks ?? false,
    choices: said.choices ?? [],
    finding: foremost ? await own.findingWith(foremost) : null,
    projectId: said.projectId ?? thread.projectId,
  };
}

async function compared(
  text: string,
  { own, thread, projects, question }: Situation,
): Promise<Worked | undefined> {
  const [named] = projectsNamed(text, projects);
  const project = named ?? projects.find(({ id }) => id === thread.projectId) ?? own.project;
  if (!project) return undefined;
  const findings = await own.findingsOf(project.id);
  const pieces = text.split(/\b(?:and|or|than|vs|versus|with|to)\b/i);
  const found = [...new Set(pieces.flatMap((piece) => findingsNamed(piece, findings).slice(0, 1)))];
  const byPointing = question.items.flatMap(({ findingId }) => findings.filter(({ id }) => id === findingId));
  const pair = byPointing.length > 1 ? byPointing : found;
  if (pair.length < 2) return undefined;
  return {
    parts: compareFindings(pair.slice(0, 3)),
    asks: false,
    choices: [],
    finding: null,
    projectId: project.id,
  };
}

const ORDINAL_WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|top)\b/i, 0],
  [/\b(?:second|2nd)\b/i, 1],
  [/\b(?:third|3rd)\b/i, 2],
  [/\b(?:fourth|4th)\b/i, 3],
  [/\blast\b/i, -1],
];
const ordinalIn = (text: string, listed: readonly number[]) => {
  const found = ORDINAL_WORDS.find(([pattern]) => pattern.test(text));
  return found && listed.at(found[1]);
};
