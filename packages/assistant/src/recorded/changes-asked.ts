/**
 * A repair that is told, and an order to tick it off. The chat changes no record: what still stands there is said, and
 * where it is changed; the list that is asked for next says so again.
 */
import { type OwnContext, type OwnFinding, type OwnFindingSummary, plain } from '../account-data.ts';
import { fitting, saysNothing } from '../aims/meant.ts';
import { itemsOf, numbered } from '../compose/list-words.ts';
import { hazardLine, isPressingFinding } from '../compose/open-hazards.ts';
import { everyFinding } from '../everything.ts';
import { isSure, mayMean } from '../linked/how-surely.ts';
import { link } from '../linked/link.ts';
import { readQuestion } from '../question/read-question.ts';
import type { Thread } from '../question/thread.ts';
import { stemsIn } from '../question/words.ts';
import type { Reply } from '../reply.ts';
import { routedReply } from '../routed-reply.ts';
import { findingLine, findingRow } from '../rows/own-rows.ts';
import { asksAnything } from '../turn/read-turn.ts';
import { isEnded, repairSaid } from './recorded.ts';

const MENDED =
  '(?:fixed|repaired|mended|patched|replaced|rectified|sorted|re-?done|redid|re-?sealed|re-?grouted|re-?hung|re-?painted|re-?filled|filled|re-?tiled|re-?laid|re-?plastered|tightened|plugged|taken care of|dealt with|finished|done)';
const SINCE = '(?:just|already|finally|now|all|since|both|gone and|been|actually|also|properly)';
const TRADE =
  '(?:builder|tiler|plumber|roofer|painter|plasterer|electrician|sparky|chippy|carpenter|brick(?:ie|layer)|renderer|glazier|waterproofer|concreter|landscaper|tradie|handyman|contractor|bloke|guy|husband|wife|dad|mum|brother|son|mate|neighbour)';
const OPENS =
  '^\\W*(?:(?:ok(?:ay)?|so|and|well|right|hey|hi|yep|yeah|just|fyi|update|good news|btw)\\b\\W*)*';
const TELLS: readonly RegExp[] = [
  new RegExp(
    `${OPENS}(?:(?:i|we|he|she|they)(?:['’]?ve|['’]s)?|(?:(?:the|my|our|a) )?(?:\\w+ )?${TRADE}(?:['’]?s)?)(?: (?:have|has|had|got|came and))?(?: ${SINCE})* ${MENDED}\\b`,
    'i',
  ),
  new RegExp(
    `${OPENS}[^?!.]{2,60}?(?:\\b(?:is|are|was|were|has been|have been|got|been)|['’]s|(?<=\\w)s been)(?: ${SINCE})* ${MENDED}\\b`,
    'i',
  ),
];
const NOT_SO =
  /\?|n['’]t\b|\b(?:not|never|nothing|half|isnt|hasnt|wasnt|needs?|to be|going to|gonna|will|should|must|wants?|gotta|before|once|when|if|until|after|but|again|still|wrong|badly|ago|how|why|what|who|is (?:that|it) (?:ok|fine|right|enough)|enough|warranty|invoice|paid|pay|photos?|pics?|pictures?|report|quotes?|paperwork)\b/i;

const ORDERS =
  /(?:^|[,.;!] ?|\band |\bplease |\bjust |\b(?:can|could|will|would) (?:you|u|ya) (?:please |just )?)\W*(?:(?:ok(?:ay)?|so|then|now|please)\W+)*(?:tick|mark|check|cross|strike|take|close|clear|sign|remove|delete|set|scratch|knock|update|wipe)\b(?! (?:out|my|the (?:code|limit|law|rule))\b).{0,50}?\b(?:off|out|done|fixed|closed|completed?|resolved|repaired|finished|from (?:the|my|our) (?:list|record|project))\b|(?:^|[,.;!] ?|\band |\bplease |\b(?:can|could|will|would) (?:you|u|ya) (?:please |just )?)\W*(?:tick|close|clear) (?:it|that|them|this|(?:the |that |this )?(?:\w+ )?(?:hazard|alert|finding)s?)\b/i;
const ASKS_HOW =
  /\b(?:how (?:do|can|to|would)|where (?:do|can)|(?:can|do|should|could|may|must) (?:i|we)|when|who|why|did|have i|has)\b/i;

/** Whether a message tells that something was mended. */
export const tellsMended = (text: string): boolean =>
  !NOT_SO.test(text) &&
  !asksAnything(text) &&
  !TURNED_ROUND.test(text) &&
  TELLS.some((words) => words.test(text));
/** 'Have the nail pops been sorted' asks, with or without its mark. */
const TURNED_ROUND = /^\W*(?:and |so |but )*(?:is|are|was|were|has|have|did|does) (?!been\b)/i;
/** Whether a message asks the chat to note it as done. */
const ordersDone = (text: string): boolean => ORDERS.test(text) && !ASKS_HOW.test(text);
/** What tells or orders, without its other half. */
const piecesOf = (text: string) =>
  text.split(/[,.;!]\s*|\s+-\s+|\band (?=(?:can|could|please|tick|mark|close|take))/i);

const OF_THE_ORDER =
  /\b(?:tick\w*|mark\w*|check\w*|cross\w*|strike|clos\w*|clear\w*|sign\w*|delete|remove|list|record|off|out|done|fixed|finished|sorted|repaired|mended|completed)\b/gi;
/** The findings that words name as mended, or as to be ticked off. */
async function namedIn(text: string, thread: Thread, own: OwnContext): Promise<readonly OwnFindingSummary[]> {
  const tells = piecesOf(text).filter(tellsMended);
  const named = (tells.length > 0 ? tells.join(', ') : text).replace(OF_THE_ORDER, ' ');
  const linked = await link(named, thread, own);
  const said = stemsIn(named).filter((stem) => !saysNothing(stem));
  // What is only like it, as damp is to water, isn't what was mended.
  const found = (linked?.findings ?? []).filter(
    ({ rejected, title, location }) =>
      !rejected && stemsIn(`${title} ${location}`).some((stem) => said.includes(stem)),
  );
  const fits = linked && (isSure(text, linked, thread) || mayMean(named, linked) || DEFINITE.test(named));
  if (fits && found.length > 0) {
    // 'The laundry wires' are the wires, and not whatever else lies in the laundry.
    const byWords = fitting(named, await everyFinding(own)).found;
    return found.length === 1 && byWords.length === 1 ? byWords : found;
  }
  return [];
}

/** Those that are meant now: named, or the one that is spoken of. */
async function meant(text: string, thread: Thread, own: OwnContext): Promise<readonly OwnFindingSummary[]> {
  const named = await namedIn(text, thread, own);
  if (named.length > 0) return named;
  const pointed = /\b(?:it|that|this|both|one)\b/i.test(text)
    ? await own.findingWith(thread.findingId ?? own.finding?.id ?? -1)
    : null;
  return pointed && !pointed.rejected ? [pointed] : [];
}
const DEFINITE = /\b(?:the|my|our|that|those)\b/i;
const MOST_MEANT = 5;

/** The answer; undefined where a message tells of no repair of one's own and orders none to be noted. */
export async function changeAsked(text: string, thread: Thread, own: OwnContext): Promise<Reply | undefined> {
  const pieces = piecesOf(text);
  const tells =
    pieces.some(tellsMended) &&
    pieces.every((piece) => tellsMended(piece) || !asksAnything(piece) || ordersDone(piece));
  if (!tells && !ordersDone(text)) return undefined;
  const projects = await own.projects();
  const found = projects.length === 0 ? [] : await meant(text, thread, own);
  const [only, ...others] = found;
  if (!only || found.length > MOST_MEANT) return undefined;
  const told = (said: readonly string[], finding: OwnFinding | null): Reply =>
    routedReply(
      {
        aim: finding ? 'own.detail' : 'own.list',
        parts: [
          {
            text: said.filter(Boolean).join('\n\n'),
            rows: found.map(findingRow),
            support: 0.95,
            listed: itemsOf(found),
          },
        ],
        asks: false,
        declined: false,
        choices: ['What is left?'],
        question: readQuestion(text, thread, own.project?.state ?? own.homeState),
        finding,
        projectId: only.projectId,
      },
      thread,
    );
  if (others.length > 0)
    return told(
      [
        '**I can’t change the record from here, and several findings fit that.** Open the one that is mended; its repair is recorded there.',
        numbered(
          found.map((each) =>
            findingLine(
              each,
              projects.length > 1 ? plain(projects.find(({ id }) => id === each.projectId)?.name ?? '') : '',
            ),
          ),
        ),
      ],
      null,
    );
  const finding = await own.findingWith(only.id);
  if (!finding) return undefined;
  const project = projects.find(({ id }) => id === finding.projectId);
  const where = [`finding ${finding.number}`, finding.location, project?.name ?? '']
    .map(plain)
    .filter(Boolean)
    .join(', ');
  const repair = (await own.repairs()).find((each) => each.finding.id === finding.id && isEnded(each));
  const pressing = isPressingFinding(finding);
  const stands = repair
    ? `**I change nothing in the record from here.** Its repair stands there as ${repairSaid(repair, own.today)}`
    : `**I can’t change the record from here: it still stands there as open.**`;
  const said = [
    pressing
      ? `${hazardLine(finding)} That alert stays until somebody closes it on the finding with a reason.`
      : '',
    `${stands} That is **${plain(finding.title)}** (${where}), ${finding.unsettled ? 'not rated' : `rated **${finding.severity}**`}.`,
    repair
      ? ''
      : `Open the finding: under its repair, **I fixed it** records that, or **Report as fixed** where a trade has it. A photo of the repair goes with it.${pressing ? ' While the alert is open nobody can verify it.' : ''}`,
  ];
  return told(said, finding);
}

/** So many of the last messages are looked at for a repair that was told. */
const LOOKED_BACK = 4;
const LISTS = /^own\.(?:list|first|review|summary)$/;

/** A list of the record, with what was told as mended in this conversation and still stands in it. */
export async function withToldMended(thread: Thread, own: OwnContext, reply: Reply): Promise<Reply> {
  if (!LISTS.test(reply.kind) || reply.declined) return reply;
  const told = [...new Set([...thread.said.split('\n').slice(-LOOKED_BACK), thread.told])].filter((line) =>
    piecesOf(line).some(tellsMended),
  );
  const listed = new Set(
    reply.rows
      .filter(({ id }) => id.startsWith('finding:'))
      .map(({ id }) => Number(id.slice(8).split('/')[0])),
  );
  if (told.length === 0) return reply;
  const ended = new Set((await own.repairs()).filter(isEnded).map(({ finding }) => finding.id));
  const names: string[] = [];
  for (const line of told) {
    // What 'it' was in an earlier message isn't kept: only a finding that is named is said to have been mended.
    const [finding, ...others] = await namedIn(line, thread, own);
    const isSo = finding && others.length === 0 && listed.has(finding.id) && !ended.has(finding.id);
    const name = isSo ? `${plain(finding.title)} (finding ${finding.number})` : '';
    if (name !== '' && !names.includes(name)) names.push(name);
  }
  if (names.length === 0) return reply;
  const is =
    names.length === 1
      ? 'it stays open in the record until you mark it as fixed on the finding'
      : 'they stay open in the record until you mark them as fixed on each finding';
  return { ...reply, text: `${reply.text}\n\nYou told me of a repair to ${names.join(' and ')}: ${is}.` };
}
