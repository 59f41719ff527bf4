/**
 * How long the warranty of one's own project runs, counted from its own days in its own state: of the project, or of a
 * finding by the class that the law puts it in, of both readings where that is open, the earliest first.
 */
import {
  type LawClasses,
  lawClasses,
  type WarrantyDeadline,
  warrantyOfClass,
} from '@plumbline/knowledge/rules';
import { type OwnContext, type OwnFindingSummary, type OwnProject, plain } from '../account-data.ts';
import { daysBetween } from '../aims/days-said.ts';
import { counted, itemsOf, longDay } from '../compose/list-words.ts';
import { hazardLine, isPressingFinding } from '../compose/open-hazards.ts';
import { warrantyOf } from '../compose/project-warranty.ts';
import { isSure, mayMean } from '../linked/how-surely.ts';
import { type Linked, link } from '../linked/link.ts';
import { numberOf } from '../question/number-words.ts';
import { statesIn } from '../question/places.ts';
import type { Thread } from '../question/thread.ts';
import { findingRow, projectRow } from '../rows/own-rows.ts';
import { nameOf, type ToldAttribute } from './attribute.ts';
import { projectsMeantBy } from './of-its-sort.ts';

const COVER =
  /\bwarrant(?:y|ies)\b|\bcover(?:ed)? by (?:the|my|our|that) builder\b|\bbuilder['’]?s? (?:cover|liab\w+)\b|\b(?:still|am i|are we|is it|is that|was it) covered\b|\bcover(?:age)?\b.{0,20}\b(?:end|ends|run|runs|expire\w*|last|lasts|left|stop|stops|finish\w*|over)\b|\b(?:end|ends|date|run out|expire\w*|left|long|when|till|until)\b.{0,24}\bcover(?:age)?\b|\b(?:too late|in time|time left|still (?:time|make|get|have|chase|ask|call)|can i (?:still )?(?:make|get|chase|call|have)|can we (?:still )?(?:make|get|chase|call|have))\b.{0,24}\b(?:builder|them|him|her)\b(?:.{0,16}\b(?:back|fix|come|about|responsible|on the hook)\b)?|\b(?:too late|last day|in time)\b.{0,40}\b(?:complain\w*|claim\w*|chase|raise|report it)\b/i;
const ENDS =
  /\b(?:when|until|till|til|how long|how many|what date|which date|what day|last day|deadline|still|left|(?:under|in|within|out of) warranty|end|ends|ended|expire\w*|run|runs|ran|up|over|passed|summar\w+|nutshell|run ?down|too late|in time|covered|can i|can we|are we|am i|is it|is that)\b/i;
const OTHERWISE =
  /\b(?:insur\w*|strata policy|home and contents|landlord|tenant|bond|deposit|manufactur\w*|product|appliance|mean|means|difference|who pays|tribunal|court|lawyer|letter|notice|what (?:if|happens)|went (?:broke|bust)|paint (?:brand|can)|move out|keep (?:him|her|them)|pay\b.{0,20}\binvoice)\b|\b(?:19|20)\d\d\b/i;
const POINTS = /\b(?:it|that|this|there|here)\b|\bthe (?:project|job|house|place|build|unit|home)\b/i;

/** '3 August 2031, in 1,715 days', or that it has passed. */
const lastDaySaid = ({ lastDay, className }: WarrantyDeadline, today: string): string => {
  if (!lastDay) return '';
  const days = daysBetween(today, lastDay);
  return days < 0
    ? `${longDay(lastDay)} for ${className}: that day has passed, ${counted(-days, 'day')} ago`
    : `${longDay(lastDay)} for ${className}: ${counted(days, 'day')} left`;
};

const OF_LESS =
  /\b(?:other|minor|small(?:er)?|little|non[- ]?(?:structural|major)|not (?:structural|major)|cosmetic)\b/i;

/** Whether a message asks for the period that a deadline ends: by its years, or by the lesser or the graver class. */
function isAskedFor({ className, period }: WarrantyDeadline, text: string): boolean {
  // 'A year', 'a few years' and 'a couple of years' are how long is left, and name no period.
  const [, told = ''] = /\b(?!(?:an?|few|of|couple)\b)(\d{1,2}|[a-z]+)[- ]years?\b/i.exec(text) ?? [];
  const years = numberOf(told) ?? 0;
  if (years > 0) return Number(/^(\d+) years?\b/.exec(period)?.[1]) === years;
  return OF_LESS.test(text)
    ? /other/.test(className)
    : /\b(?:major|structural)\b/i.test(text) && !/other/.test(className);
}

/** The last days of the statutory warranty in a line: what is asked for first, else the earliest; empty where none can be told. */
function lead(project: OwnProject, classes: LawClasses, text: string, today: string): string {
  const {
    state,
    dates: { completionDate, contractDate },
  } = project;
  if (!state || !completionDate) return '';
  const { deadlines = [] } = warrantyOfClass(
    {
      state,
      completionDate,
      ...(contractDate ? { contractDate } : {}),
    },
    classes,
    false,
    null,
    {},
  );
  const dated = deadlines
    .filter(({ statutory, lastDay }) => statutory && lastDay !== null)
    .sort(
      (a, b) =>
        Number(isAskedFor(b, text)) - Number(isAskedFor(a, text)) ||
        (a.lastDay ?? '').localeCompare(b.lastDay ?? ''),
    );
  const lines = [...new Set(dated.map((each) => lastDaySaid(each, today)))];
  return lines.length === 0 ? '' : `**${lines.join('. ')}.**`;
}

const UNSETTLED: LawClasses = { nswMajor: null, structural: null };

/** How long the warranty of a project, or of one finding of it, runs: its last days, then what they are counted from. */
function coverOf(
  project: OwnProject,
  text: string,
  today: string,
  finding: OwnFindingSummary | null = null,
): ToldAttribute {
  const { state, id } = project;
  const classes = finding && state ? lawClasses(state, finding.defectId, finding.severity) : UNSETTLED;
  const open = classes.nswMajor === 'unsettled' || classes.structural === 'unsettled';
  const name = plain(project.name);
  const of = finding
    ? `That is of ${nameOf(finding)} in ${name}${open ? ': which of the two it is in isn’t settled, so take the earliest' : ''}.`
    : `(${name})`;
  const hazard = finding && isPressingFinding(finding) ? hazardLine(finding) : '';
  const days = lead(project, classes, text, today);
  const [main, ...others] = warrantyOf(project, text, today).parts;
  if (!main) return { aim: 'own.when', parts: [], finding, projectId: id };
  const said = days === '' ? [main.text, hazard] : [`${days} ${of}`, hazard, main.text];
  return {
    aim: finding ? 'own.detail' : 'own.when',
    parts: [
      {
        ...main,
        text: said.filter(Boolean).join('\n\n'),
        ...(finding
          ? { rows: [findingRow(finding), projectRow(project), ...main.rows], listed: itemsOf([finding]) }
          : {}),
      },
      ...others,
    ],
    finding,
    projectId: id,
  };
}

/** The answer; undefined where a message doesn't ask how long the warranty of something of its own runs. */
export async function coverAsked(
  text: string,
  thread: Thread,
  own: OwnContext,
  projects: readonly OwnProject[],
): Promise<ToldAttribute | undefined> {
  const carried = carriedOver(text, thread);
  if (carried) return ofNamed(text, thread, own, projects, thread.listAsked);
  if (ofPeriod(text) && !/\bwarrant/i.test(text)) {
    const named = await ofNamed(text.replace(SPANS, ' '), thread, own, projects, text);
    if (named) return named;
  }
  if (!COVER.test(text) || !ENDS.test(text) || OTHERWISE.test(text)) return undefined;
  const named = projectsMeantBy(text, projects);
  const [only] = named.length === 1 ? named : [];
  const linked = await link(text.replace(WORDS, ' '), thread, own);
  const rest = text.replace(WORDS, ' ');
  const [finding, ...more] =
    linked &&
    (isSure(rest, linked, thread) ||
      (DEFINITE.test(rest) && (mayMean(rest, linked) || isOnlyOne(text, linked))))
      ? linked.findings
      : [];
  const projectOf = (id: number) => projects.find((each) => each.id === id);
  if (finding && more.length === 0) {
    const project = projectOf(finding.projectId);
    const elsewhere = statesIn(text).some(({ code }) => code !== project?.state);
    return project && !elsewhere
      ? { ...coverOf(project, text, own.today, finding), listAsked: text }
      : undefined;
  }
  if (only)
    return statesIn(text).some(({ code }) => code !== only.state)
      ? undefined
      : coverOf(only, text, own.today);
  if (named.length > 1 || statesIn(text).length > 0) return undefined;
  const spoken = thread.findingId === null ? null : await own.findingWith(thread.findingId);
  const spokenOf = projectOf(spoken?.projectId ?? thread.projectId ?? own.project?.id ?? -1);
  if (spoken && spokenOf && POINTS.test(text))
    return { ...coverOf(spokenOf, text, own.today, spoken), listAsked: text };
  const alone = spokenOf ?? (projects.length === 1 ? projects[0] : undefined);
  const ofIt = spokenOf !== undefined && thread.aim?.startsWith('own.') === true;
  return alone?.dates.completionDate && (POINTS.test(text) || ofIt)
    ? coverOf(alone, text, own.today)
    : undefined;
}
/** 'Is the tile under warranty', where one tile is recorded. */
const isOnlyOne = (text: string, { findings, terms }: Linked): boolean =>
  /\b(?:under|in|within|out of) warranty\b/i.test(text) &&
  findings.length === 1 &&
  terms.some(({ kind }) => kind === 'word');

/** A few words that turn the question to another finding: 'and the door'. */
const TURNS =
  /^\W*(?:(?:and|ok|so|what about|how about|or|then|same for|same with)\b[\s,]*)+(?:the|my|our|that|those)? ?(?:[\w'’-]+\s*){1,6}\W*$/i;
const ASKS_ELSE =
  /\b(?:who|how|why|when|where|safe|bad|serious|fix\w*|use|rated|open|worst|first|cost|list|all|rest|other|another|left|is|are|can|do|does)\b/i;
const carriedOver = (text: string, { listAsked, aim, findingId }: Thread): boolean =>
  aim === 'own.detail' &&
  findingId !== null &&
  COVER.test(listAsked) &&
  TURNS.test(text) &&
  !ASKS_ELSE.test(text);

/** 'One year on that, wasn’t it: when did that end', of a finding: a period and its end, without the word. */
const SPANS =
  /\b(?:\d{1,2}|an?|one|two|three|five|six|seven|ten|twelve)[ -]?(?:years?|yrs?|months?|mths?)\b/gi;
const PERIOD_ENDS =
  /\bwhen (?:did|does|do|will|is|was)\b.{0,40}\b(?:end\w*|run\w* out|ran out|expir\w*|up|over|finish\w*|lapse\w*)\b|\b(?:has|is|did|isn['’]?t|hasn['’]?t) (?:it|that|the time)\b.{0,16}\b(?:run out|ran out|expired?|over|up|lapsed?|ended)\b/i;
const NO_PERIOD =
  /\b(?:lease|rent\w*|tenan\w*|inspect\w*|report|quote|licen[cs]e|credits?|repair|assigned|due|works?|job)\b/i;
const ofPeriod = (text: string): boolean =>
  new RegExp(SPANS.source, 'i').test(text) && PERIOD_ENDS.test(text) && !NO_PERIOD.test(text);

/** How long the warranty of the findings runs that a message names: of one in full, of a few the last day of each. */
async function ofNamed(
  text: string,
  thread: Thread,
  own: OwnContext,
  projects: readonly OwnProject[],
  question: string,
): Promise<ToldAttribute | undefined> {
  const rest = text.replace(WORDS, ' ');
  const linked = await link(rest, thread, own);
  // What goes on names it in a word: 'and the door'.
  const goesOn = question !== text && thread.listAsked === question;
  if (!linked || !(goesOn || isSure(rest, linked, thread) || (mayMean(rest, linked) && DEFINITE.test(rest))))
    return undefined;
  const [finding, ...more] = linked.findings;
  const project = projects.find(({ id }) => id === finding?.projectId);
  if (!finding || !project || more.length > 0) return undefined;
  return { ...coverOf(project, question, own.today, finding), listAsked: question };
}

const DEFINITE = /\b(?:the|my|our|that|this)\b/i;
const WORDS =
  /\b(?:warrant(?:y|ies)|cover(?:ed|age)?|builders?|days?|months?|years?|left|late|time|still|run|runs|out|end|ends|date|go|back|come|fix|make|get)\b/gi;
