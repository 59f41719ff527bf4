/** Answers what is no kind of row: the user's own work, a position on a defect, law, and what can't be had. */
import type { OwnContext, OwnFinding } from '../account-data.ts';
import { comparesProjects } from '../compose/account-parts.ts';
import { beyond, isBeyond } from '../compose/beyond-parts.ts';
import { howMeasured, onlyPuzzled, ratioMeant, wordMeant, wordsApart } from '../compose/building-words.ts';
import { comesBack } from '../compose/comes-back.ts';
import { SEVERAL, sizeBesideCategory } from '../compose/crack-part.ts';
import { definitionsApart } from '../compose/definitions-apart.ts';
import { editionFor } from '../compose/edition-part.ts';
import { limitWords } from '../compose/limit-words.ts';
import { otherUnits } from '../compose/other-units.ts';
import { findingInShort, whoByPart } from '../compose/position-parts.ts';
import { singleFact } from '../compose/single-facts.ts';
import { smokeLaw } from '../compose/smoke-law.ts';
import { categoryNamed, NO_ENGINEER, statesSize } from '../compose/stated-limits.ts';
import { howSure } from '../compose/sure-part.ts';
import { whichProject } from '../compose/work-parts.ts';
import type { Corpus } from '../corpus.ts';
import { readQuestion } from '../question/read-question.ts';
import { NEW_THREAD, type Thread } from '../question/thread.ts';
import { defectSupport, ENOUGH } from '../support.ts';
import { aimOf, OF_LAW } from './aim-of.ts';
import type { Aim } from './aims.ts';
import { askedByTitle } from './asked-by-title.ts';
import { reasonWanted, wantedOfAnother } from './goes-on.ts';
import { lawAnswer } from './law-answer.ts';
import { diyAsked, lawAsked, tellsAge } from './law-asked.ts';
import { limitAnswer, limitText } from './limit-answer.ts';
import { NUMBER_POINTED, namesSaid, projectsNamed, withNumberSaid, withProjectOfState } from './meant.ts';
import { ownAsked } from './own-asked.ts';
import { ownSurely } from './own-surely.ts';
import { compared, ownWork, projectOfList, rowsOfAspect } from './own-work.ts';
import { NEXT, POSITIONS, takePosition } from './positions.ts';
import { priceAnswer } from './price-answer.ts';
import { productAsked } from './product-asked.ts';
import { refused } from './refused.ts';
import type { Routed, Situation } from './routed.ts';
import { heldDespite, statesLimit } from './states-limit.ts';
import { POINTS_AT_IT, subjectOf } from './subject-of.ts';
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
import { asked, findingMeant, OF_ONES_OWN, whichFinding } from './which-finding.ts';
import { wholeFact } from './whole-fact.ts';

/** What asks of the user's own work in so many words. */
const OWN_WORDS =
  /\b(?:my|our|this|these|the|which|what|all|any) (?:projects?|jobs?|sites?|findings?|defects|issues|list|account|house|place)\b|\bcredits?\b|\breports?\b|\bhave (?:i|we) got\b|\bdo (?:i|we) have\b/i;

const DEFINITE = /\b(?:the|my|our|that|this)\b/i;

/** What only the user's own finding has: 'where's the honeycomb?', 'what is the glass one rated?' */
const OF_ITS_OWN =
  /^\W*(?:and |so |ok )*where(?:'?s| is| was| are| were)\b(?!.*\b(?:come from|coming from|clause|code|standard|find)\b)|\brated\b|\b(?:severity|rating) (?:of|for)\b/i;

/** 'Tell me about the balustrade', where there is one of them. */
const TELLS_OF =
  /^\W*(?:and |ok |so |now |can you |please )*(?:tell me (?:more )?about|what about|how about|show me|details? (?:of|on)|more (?:about|on)|what(?:'?s| is) the (?:story|deal|go) with|open) (?:the|my|our|that) (?:\S+ ?){1,5}$/i;

/** 'The third one' of a list of projects says no more than that. */
const SHORT_ENOUGH = 60;

/** Asks of what is recorded, not of how it is recorded. */
const OF_MEANING = /\bmean(?:s|ing|t)?\b|\bdifference\b/i;
const OWN_AIM = /^own\.(?:list|when|first|trade)$/;

/** 'Can I do the waterproofing myself to save 3k'. */
const DIY = /\b(?:can|could|may|should|am) (?:i|we)\b.{0,60}\b(?:my|our)sel(?:f|ves)\b|\bdiy\b/i;

/** Sets one thing against another: 'is the damp more urgent than the leak?' */
const COMPARES =
  /\bfirst,? or\b.*\bfirst\b|\b(?:more|less) (?:urgent|serious|important|dangerous|severe|critical)\b|\b(?:worse|scarier|graver)\b.*\b(?:than|or)\b|\bwhich (?:one )?is (?:worse|more)\b/i;

/** Kinds of row that are told of a state. */
const OF_STATE: ReadonlySet<string> = new Set(['insurance', 'inspections', 'edition', 'regulator']);

/** Of a crack whose size is told something is known, whatever else is asked of it. */
const CRACKED = /\bcracks?\b|\bhairlines?\b/i;

const OF_ASBESTOS = /asbest|fibro/;

/** 'The engineer’s report says category 5' names who wrote it, and asks for nobody. */
const ASKS_WHO = /\b(?:who|whom|which trade|call|ring|get|need)\b/i;

const WHAT_TO_ASK =
  /\bwhat (?:do|should|would|can) (?:i|we) (?:ask|tell|say to|get|have|want|need) (?:them|him|her|it)?\b.{0,20}\b(?:for|to do|do|about|check|look at)\b|\bwhat (?:should|do|would) they (?:do|check|look at|test)\b/i;
const MONITORING = /\bhow often|still moving|is moving|growing|monitor/i;

/** Reads what a message wants and answers it here; undefined where the rows should. `tapped` is what its writer chose. */
export async function route(
  written: string,
  spelt: string,
  thread: Thread,
  own: OwnContext,
  corpus: Corpus,
  warned: boolean,
  afterRows = false,
  tapped?: Aim,
): Promise<Routed | { finding: OwnFinding | null } | undefined> {
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
  const spokenOf = first.followUp && project ? await own.findingsOf(project.id) : [];
  const goesOnTo =
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
              : withPartSwapped(message, thread) !== undefined || countsCracks(message, thread)
                ? 'pos.ok'
                : undefined) ??
    (projectOfList(message, thread, projects) !== undefined && message.length <= SHORT_ENOUGH
      ? /\b(?:urgent|serious|critical|high|worst|wrong|list|findings?|defects?|issues?|anything)\b/i.test(
          message,
        )
        ? 'own.list'
        : 'own.summary'
      : undefined);
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
    : (category.length > 0 && (read !== 'pos.who' || !ASKS_WHO.test(message)) && !tapped) || sized || beside
      ? 'pos.ok'
      : (ofJob ?? read);
  const text = aim === 'pos.ok' ? limitText(message, thread) : message;
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
  const surely =
    tapped || afterRows ? undefined : await ownSurely({ ...situation, text: message, question: first });
  if (surely) return { ...base, ...surely };
  if (turn && turn.meant.length > 1 && !tapped) return { ...base, ...asked(whichProject(turn.meant, aim)) };
  if (category.length > 0 && aim === 'pos.ok')
    return { ...base, parts: [...category, ...sizeBesideCategory(message, question)] };
  const product =
    tapped ||
    afterRows ||
    goesOnTo === 'law.class' ||
    (projects.length > 0 && OWN_AIM.test(read) && !OF_MEANING.test(message))
      ? []
      : productAsked(message, own.finding !== null);
  if (product.length > 0) return { ...base, aim: 'app.price', parts: product };
  // Who is only one of the things that are asked.
  if (
    !tapped &&
    aim === 'pos.who' &&
    first.intents.some((intent) => intent === 'severity' || intent === 'cause')
  )
    return undefined;
  const smoke = smokeLaw(message, first.state, thread, first.followUp, own.today);
  if (smoke.length > 0) return { ...base, aim: 'law.stage', parts: smoke };
  const ofAsbestos =
    thread.defectIds.includes('asbestos_suspect') ||
    thread.subject.some((stem) => OF_ASBESTOS.test(stem)) ||
    thread.cited.some((id) => OF_ASBESTOS.test(id));
  const whole = tapped ? undefined : wholeFact(message, first, thread, own.today);
  if (whole) return { ...base, ...whole };
  const again = tapped
    ? []
    : comesBack(message, first.defectIds[0], first.followUp || first.defectStrength >= 0.8);
  if (again.length > 0) return { ...base, aim: 'knowledge', parts: again };
  const byTitle = tapped ? undefined : askedByTitle(message);
  if (byTitle)
    return { ...base, aim: 'app.price', parts: [{ text: byTitle.text, rows: [byTitle], support: 0.9 }] };
  const ofTrade =
    tapped || afterRows
      ? []
      : [
          ...ratioMeant(message),
          ...howMeasured(message),
          ...definitionsApart(message),
          ...(first.gap === undefined || onlyPuzzled(message)
            ? [...(first.defectIds.length < 2 ? wordsApart(message) : []), ...wordMeant(message)]
            : []),
        ].slice(0, 1);
  if (ofTrade.length > 0) return { ...base, aim: 'knowledge', parts: ofTrade };
  const fact = tapped
    ? undefined
    : singleFact({ text: message, state: first.state, ofAsbestos, followUp: first.followUp });
  if (fact) return { ...base, ...fact };
  const other = first.followUp ? otherUnits(message, thread.cited[0]) : undefined;
  if (other) return { ...base, aim: 'pos.ok', parts: [other] };
  if (isBeyond(aim)) {
    const { text: sentence, choices } = beyond(aim, question.defectIds[0], projects.length > 0);
    return { ...base, declined: true, choices, parts: [{ text: sentence, rows: [], support: 0 }] };
  }
  if (aim === 'app.price')
    return { ...base, parts: priceAnswer(thread.aim === 'own.reports' ? `${message} report` : message) };
  if (aim === 'app.sure') return { ...base, parts: await howSure(own, thread) };
  if (aim === 'law.edition') {
    const parts = await editionFor({ question, corpus, own, finding: null, asked: true });
    return parts.length > 0 ? { ...base, parts } : undefined;
  }
  // With no project and no word of one, 'what about the bathroom?' goes on with what was spoken of.
  const goesOn =
    first.followUp && !thread.aim?.startsWith('own.') && !OWN_WORDS.test(message) && names.length === 0;
  if (!tapped && COMPARES.test(message) && projects.length > 0) {
    const pair = await compared(message, situation);
    if (pair) return { ...base, aim: 'own.compare', ...pair };
  }
  if (aim.startsWith('own.') && !OWN_WORDS.test(message) && projects.length === 0) return undefined;
  if (
    aim.startsWith('own.') &&
    !(goesOn && goesOnTo === undefined && thread.intents.length > 0 && thread.aim === null)
  ) {
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
      return { ...base, ...asked(whichFinding(several, aim, projects)) };
    if (
      finding &&
      finding !== own.finding &&
      (OF_ITS_OWN.test(message) || (TELLS_OF.test(message) && DEFINITE.test(message))) &&
      question.measurements.length === 0
    )
      return {
        ...base,
        aim: 'own.detail',
        parts: findingInShort(finding),
        choices: NEXT['pos.wait'] ?? [],
        finding,
        projectId: finding.projectId,
      };
    return finding && finding !== own.finding && DEFINITE.test(message) ? { finding } : undefined;
  }
  const subject = subjectOf(aim, situation, finding, first.followUp, pointsAtOne);
  const { finding: about } = subject;
  const stateOfFinding = about
    ? (projects.find(({ id }) => id === about.projectId)?.state ??
      (about === own.finding ? own.project?.state : null) ??
      null)
    : null;
  const state = question.state ?? stateOfFinding;
  if (OF_LAW.has(aim) || aim.startsWith('law.')) {
    const law = lawAnswer(aim, { text: message, state, subject, today: own.today }, stateOfFinding);
    return law && { ...base, ...law, finding: subject.finding };
  }
  // What is known to be missing here is said, whatever else the words sound like.
  const { gap } = question;
  const held = gap !== undefined && heldDespite(gap, { aim, message, beside }, first.state, own.today);
  if (gap !== undefined && !subject.finding && !tapped && !held) return undefined;
  if (aim === 'pos.ok') {
    const { parts, question: asksLimit } = await limitAnswer({
      message,
      text,
      question,
      thread,
      subject,
      state,
      own,
      corpus,
      followUp: first.followUp,
    });
    return parts.length > 0 ? { ...base, question: asksLimit, parts, finding: subject.finding } : undefined;
  }
  if (!POSITIONS.has(aim)) return undefined;
  if (several.length > 1 && own.finding === null && !subject.defectId)
    return { ...base, ...asked(whichFinding(several, aim, projects)) };
  // A defect that the words hardly point at isn't what a trade or a time is told for.
  const pointsBack = first.followUp && POINTS_AT_IT.test(message) && thread.defectIds.length === 1;
  const weak = (aim === 'pos.who' || aim === 'pos.wait') && !subject.finding && !warned && !pointsBack;
  if (
    weak &&
    defectSupport(question, corpus, question.defectStrength === 0) < ENOUGH.defect - 0.1 &&
    !MONITORING.test(message)
  ) {
    const byPart = aim === 'pos.who' && !question.gap ? whoByPart(message) : [];
    return byPart.length > 0 && afterRows ? { ...base, parts: byPart, choices: [] } : undefined;
  }
  const position = takePosition(aim, message, subject);
  // 'Who do I get and what do I ask them for?'
  const toAsk =
    aim === 'pos.who' && subject.finding && WHAT_TO_ASK.test(message)
      ? rowsOfAspect(subject.finding, 'next')
      : [];
  const parts = position.length > 0 ? [...position, ...toAsk] : position;
  if (parts.length > 0) return { ...base, parts, finding: subject.finding, choices: NEXT[aim] ?? [] };
  if (warned || own.finding || question.subject.length > 2) return undefined;
  const findings = project ? await own.findingsOf(project.id) : [];
  const [single] = findings;
  // With one finding there is nothing to choose from.
  if (findings.length === 1 && single) {
    const only = await own.findingWith(single.id);
    const said = only ? takePosition(aim, message, { finding: only, defectId: only.defectId, warned }) : [];
    if (said.length > 0) return { ...base, parts: said, finding: only, choices: NEXT[aim] ?? [] };
  }
  return findings.length > 0 ? { ...base, ...asked(whichFinding(findings, aim, projects)) } : undefined;
}
