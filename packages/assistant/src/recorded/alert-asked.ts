/** Whether an alert of the user's own is open or closed, since when, and whether what it stands on is only cosmetic. */
import { ALERT_KINDS, type AlertKind } from '@plumbline/knowledge/hazards';
import { type ClosedHazard, type OwnContext, type OwnFindingSummary, plain } from '../account-data.ts';
import { projectsNamed } from '../aims/meant.ts';
import { counted, day, itemsOf, MOST_LISTED, numbered } from '../compose/list-words.ts';
import { hazardLine, worstFirst } from '../compose/open-hazards.ts';
import { withoutNames } from '../compose/work-parts.ts';
import { isSure, mayMean } from '../linked/how-surely.ts';
import { link } from '../linked/link.ts';
import { readQuestion } from '../question/read-question.ts';
import type { Thread } from '../question/thread.ts';
import { stemsIn } from '../question/words.ts';
import type { Reply } from '../reply.ts';
import { routedReply } from '../routed-reply.ts';
import { findingRow, projectRow } from '../rows/own-rows.ts';

const ALERT = '(?:alerts?|hazards?|hazard alerts?|warnings?)';
const OPENS =
  "^\\W*(?:(?:and|so|but|ok|hey|hi|please|also)\\b\\W*)*(?:is|are|was|were|has|have|did|does|isn[’']?t|hasn[’']?t|aren[’']?t)";
const OPEN = '(?:open|active|current|live|there|standing|outstanding|on)';
const SHUT =
  '(?:clos(?:ed|e)|cleared|resolved|shut|dismissed|gone|over|finished|done|dealt with|sorted|off|lifted)';
/** 'Is the gas alert at Ipswich still open?', 'has anybody closed the hazard at the terrace?' */
const ASKS_STATE = new RegExp(
  `${OPENS}\\b(?!.*\\b(?:how many|any|all my|which)\\b)(?=.*\\b(?:the|that|this|my|our|its?)\\b)(?=.*\\b${ALERT}\\b).*\\b(?:${OPEN}|${SHUT})\\b.{0,25}$`,
  'i',
);
const ASKS_SHUT = new RegExp(`\\b${SHUT}\\b`, 'i');
/** 'Who closed the stairs alert, and why?', 'did anybody clear any of the alerts?' */
const ASKS_OF_CLOSING =
  /^\W*(?:(?:and|so|but|ok)\b\W*)*(?:who|when|why|what reason|for what reason|on what day|how come|(?:did|has|have) (?:any|some)(?:one|body)(?=.*\bany\b))\b.*\b(?:clos\w+|clear(?:ed)?|resolved?|dismiss(?:ed)?|shut)\b/i;
/** 'Just close all my alerts for me.' */
const ORDERS_SHUT =
  /(?:^\W*|\b(?:just|please|you|then|now|so|and) )(?:clos(?:e|ing)|clear|dismiss|resolve|shut|get rid of|remove|delete|cancel|turn off|tick off) (?:off |out |down )?(?:all|every(?: one)?|each|both|the|my|any|those|these)\b(?: of)?(?: (?:the|my|our|open|hazard|safety|these|those))* (?:alerts?|warnings?)\b/i;
const ASKS_HOW = /\b(?:how|where|(?:can|may|should|could|do) (?:i|we))\b/i;
const POINTS = /\b(?:it|that|this)\b/i;
const OF_ALERT = new RegExp(`\\b${ALERT}\\b`, 'i');
/** 'Isn't the stepped crack just cosmetic?' */
const ASKS_LIGHT =
  /^\W*(?:(?:and|so|but|ok|surely|well)\b\W*)*(?:is|are|isn['’]?t|aren['’]?t|was|wasn['’]?t|it['’]?s|surely|could)\b.*\b(?:cosmetic|harmless|superficial|nothing(?: (?:serious|much|to worry about))?|minor|no big deal|not (?:a )?(?:serious|big|dangerous)(?: deal)?|only (?:small|little|surface))\b/i;

/** 'Is it dangerous?', 'how dangerous is the leaning wall': the danger comes before how it is rated. */
const ASKS_GRAVE =
  /^\W*(?:(?:and|so|but|ok|well)\b\W*)*(?:is|are|isn['’]?t|aren['’]?t|could|can|how)\b.*\b(?:dangerous|unsafe|hazardous|risky|life.?threatening|a (?:real |serious )?(?:danger|hazard|safety risk)|(?:hurt|kill|injure) (?:some|any)(?:one|body))\b/i;

/** What people call a kind of danger by. */
const CALLED: Readonly<Record<AlertKind, RegExp>> = {
  gas: /\b(?:gas|carbon monoxide)\b/i,
  electrical: /\b(?:electric\w*|wir(?:es?|ing)|power|shock|switch ?board|socket|live)\b/i,
  ceiling: /\bceiling\b/i,
  balcony: /\b(?:balcon\w+|decks?|verandah?)\b/i,
  structural: /\b(?:structur\w+|cracks?|lintels?|beams?|footings?|walls?)\b/i,
  retaining_wall: /\b(?:retain\w+|sleeper)\b/i,
  asbestos: /\b(?:asbestos|fibro)\b/i,
  lead_paint: /\blead\b/i,
  glass: /\b(?:glass|glazing|pane)\b/i,
  sewage: /\b(?:sewage|sewer|drain)\b/i,
  fire: /\b(?:fire|smoke)\b/i,
  pool: /\b(?:pool|spa)\b/i,
  fall: /\b(?:falls?|stairs?|steps|rails?|railing|handrail|balustrade|barrier)\b/i,
  mould_health: /\bmou?ld\b/i,
};

/** How many words of the message a finding or its alert is told by. */
const shared = (asked: readonly string[], { title, location }: OwnFindingSummary, warned: string) =>
  new Set(stemsIn(`${title} ${location} ${warned}`).filter((stem) => asked.includes(stem))).size;

/** Those that fit best; none where nothing fits. */
function best<T>(from: readonly T[], fits: (one: T) => number): T[] {
  const most = Math.max(0, ...from.map(fits));
  return most === 0 ? [] : from.filter((one) => fits(one) === most);
}

const SAYS_NOTHING =
  /\b(?:alerts?|hazards?|warnings?|still|open|active|clos\w+|clear(?:ed)?|resolved?|dismiss(?:ed)?|shut|the|that|this|is|are|has|have|been|at|in|on|for|of|yet|now|who|when|why|what|reason|and|did|they|give|was|were|it|by|my|our|any|all|how|come|someone|anyone|somebody|anybody|finding|possible|act)\b/gi;

/** The answer; undefined where a message asks for no alert of the record. */
export async function alertAsked(text: string, thread: Thread, own: OwnContext): Promise<Reply | undefined> {
  const ofClosing = ASKS_OF_CLOSING.test(text) && OF_ALERT.test(text);
  const ofState = ASKS_STATE.test(text);
  const light = !ofState && !ofClosing && ASKS_LIGHT.test(text);
  const grave = !ofState && !ofClosing && !light && ASKS_GRAVE.test(text);
  const shuts = ORDERS_SHUT.test(text) && !ASKS_HOW.test(text);
  if (!ofState && !ofClosing && !light && !grave && !shuts) return undefined;
  const projects = await own.projects();
  if (projects.length === 0) return undefined;
  const { open, closed } = await own.hazards();
  const told = (said: string, findings: readonly OwnFindingSummary[]): Reply => {
    const [only, ...others] = findings;
    return routedReply(
      {
        aim: 'own.list',
        parts: [
          {
            text: said,
            rows: [...findings.slice(0, MOST_LISTED).map(findingRow), ...where.slice(0, 1).map(projectRow)],
            support: 0.95,
            listed: itemsOf(findings.slice(0, MOST_LISTED)),
          },
        ],
        asks: false,
        declined: false,
        choices: open.length > 0 ? ['Who do I call first?'] : [],
        question: readQuestion(text, thread, own.project?.state ?? own.homeState),
        finding: null,
        projectId: where[0]?.id ?? (only && others.length === 0 ? only.projectId : thread.projectId),
      },
      thread,
    );
  };
  const where = projectsNamed(text, projects);
  if (shuts) {
    const ofPlace = open.filter(
      ({ projectId }) => where.length === 0 || where.some(({ id }) => id === projectId),
    );
    const sorted = [...ofPlace].sort(worstFirst);
    return told(
      `**I can’t: I only read, and an alert isn’t closed from a chat.** Somebody checks each on site first; then it is closed on its finding, one by one, with who checked it and what they found.${
        sorted.length === 0
          ? ''
          : `\n\n${counted(sorted.length, 'finding')} with one open:\n${listedOf(sorted)}`
      }`,
      sorted,
    );
  }
  if (light || grave) {
    const linked = await link(text, thread, own);
    const spoken = POINTS.test(text) ? (thread.findingId ?? own.finding?.id ?? null) : null;
    const surely = linked && (isSure(text, linked, thread) || mayMean(text, linked));
    const ids = new Set(surely ? linked.findings.map(({ id }) => id) : spoken === null ? [] : [spoken]);
    const alerted = open.filter(({ id }) => ids.has(id)).sort(worstFirst);
    return alerted.length === 0
      ? undefined
      : told(
          `**${light ? 'No: treat it as serious' : 'Treat it as dangerous'}. ${alerted.length === 1 ? 'An alert is' : `Alerts of ${alerted.length} findings are`} open on it.**\n\n${listedOf(alerted)}\n\n${grave ? ratingOf(alerted) : ''}${UNTIL}`,
          alerted,
        );
  }
  const kinds = ALERT_KINDS.filter((kind) => CALLED[kind].test(withoutNames(text, where)));
  const asked = stemsIn(withoutNames(text, where).replace(SAYS_NOTHING, ' '));
  // 'Why was the alert closed' is asked of the finding that is open or spoken of.
  const spokenOf = ofClosing && asked.length === 0 ? (own.finding?.id ?? thread.findingId) : null;
  const at = ({ id, projectId }: OwnFindingSummary) =>
    where.length > 0 ? where.some((each) => each.id === projectId) : spokenOf === null || spokenOf === id;
  const named = <T extends { finding: OwnFindingSummary; title: string; kind?: AlertKind }>(
    from: readonly T[],
  ): readonly T[] =>
    asked.length === 0
      ? from
      : best(
          from,
          ({ finding, title, kind }) =>
            shared(asked, finding, title) + (kind !== undefined && kinds.includes(kind) ? 1 : 0),
        );
  const standing = named(
    open
      .filter(at)
      .flatMap((finding) => (finding.alerts ?? []).map(({ title, kind }) => ({ finding, title, kind }))),
  );
  const ended = named(closed.filter(({ finding }) => at(finding)));
  // 'Is it closed' without any name of what is asked of what is spoken of, elsewhere.
  const unnamed = where.length === 0 && asked.length === 0 && spokenOf === null;
  if (unnamed && projects.length > 1 && standing.length !== 1 && !(ofClosing && ended.length > 0))
    return undefined;
  const findings = [...new Set(standing.map(({ finding }) => finding))].sort(worstFirst);
  if (ofClosing && ended.length > 0)
    return told(
      closingOf(ended, findings),
      ended.map(({ finding }) => finding),
    );
  if (findings.length > 0) {
    const many = findings.length === 1 ? 'it is' : `${counted(findings.length, 'finding')} with one are`;
    const lead = ofClosing
      ? '**Nobody has: it is open.**'
      : ASKS_SHUT.test(text)
        ? `**No, ${many} still open.**`
        : `**Yes, ${many} open.**`;
    return told([lead, listedOf(findings), closedToo(ended), UNTIL].filter(Boolean).join('\n\n'), findings);
  }
  if (ended.length > 0)
    return told(
      `**${ASKS_SHUT.test(text) ? 'Yes, it was closed' : 'No, it was closed'}:**\n${numbered(ended.slice(0, MOST_LISTED).map(closedLine))}\n\n${NOT_SAFE}`,
      ended.map(({ finding }) => finding),
    );
  const place = where.map(({ name }) => plain(name)).join(' and ') || 'your projects';
  const others = open.filter(at).sort(worstFirst);
  return told(
    [
      `**No such alert is recorded in ${place}, open or closed.** ${NOT_SAFE}`,
      others.length > 0 ? `Open there:\n${listedOf(others)}` : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    others,
  );
}

const UNTIL = 'It stays open until somebody has checked on site and closes it on the finding, with a reason.';
const NOT_SAFE = 'That doesn’t make it safe: I know only what was photographed and written.';

/** How what is asked of is rated, where it is one and rated. */
const ratingOf = ([only, ...others]: readonly OwnFindingSummary[]): string =>
  only && others.length === 0 && !only.unsettled ? `It is rated **${only.severity}**. ` : '';

const listedOf = (findings: readonly OwnFindingSummary[]) =>
  numbered(findings.slice(0, MOST_LISTED).map((each) => hazardLine(each)));

const closedLine = ({ finding, title, closedOn, by, reason }: ClosedHazard) =>
  `${title} (finding ${finding.number}, ${plain(finding.title)}), closed ${day(closedOn)}${by ? ` by ${plain(by)}` : ''}${reason ? `: ‘${plain(reason)}’` : ''}`;

const closedToo = (ended: readonly ClosedHazard[]) =>
  ended.length === 0 ? '' : `Closed before:\n${numbered(ended.slice(0, MOST_LISTED).map(closedLine))}`;

function closingOf(ended: readonly ClosedHazard[], open: readonly OwnFindingSummary[]): string {
  return [
    `**Closed:**\n${numbered(ended.slice(0, MOST_LISTED).map(closedLine))}`,
    ended.every(({ by }) => by) ? '' : 'Who closed it isn’t in what I read here: the finding shows it.',
    open.length > 0 ? `Still open:\n${listedOf(open)}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}
