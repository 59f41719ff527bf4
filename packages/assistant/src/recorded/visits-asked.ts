/** What is asked of visits: when the last and the next one is, what was inspected, which areas weren't and why, who came. */
import { type OwnFindingSummary, type OwnVisit, plain } from '../account-data.ts';
import { daysSaid } from '../aims/days-said.ts';
import { saysNothing } from '../aims/meant.ts';
import { isCommon, isWritten, tellingStems } from '../aims/own-words.ts';
import { counted, day, MOST_LISTED, numbered } from '../compose/list-words.ts';
import { stemsIn } from '../question/words.ts';
import { projectRow } from '../rows/own-rows.ts';
import { large, listed } from '../rows/row.ts';
import { type Recorded, repairLine } from './recorded.ts';
import { areasSaid, isPart, missedLists, stillMissed } from './visit-areas.ts';

const VISIT = '(?:visits?|inspections?|re-?inspections?|handover|walk ?through|survey|trip)';
const NOT =
  "(?:n['’]t|\\bnot|\\bnever|\\b(?:could|did|do|does|were|was|is|are|have|has|had)nt|\\bcant|\\bunable to|\\bfailed to)";
const NEXT = new RegExp(
  `\\bnext (?:\\w+ )?(?:${VISIT}|due|time)|\\bwhen\\b.{0,14}\\b(?:am i|are we|is the|do i|do we|should i)\\b.{0,14}\\b(?:next|back|re-?inspection|due)\\b|\\b(?:go|going|get|head) back\\b`,
  'i',
);
const LEFT =
  /\b(?:left|outstanding|to do|todo|need\w*|still|do|check|look at|cover|plan|bring|remember|missing)\b/i;
const LAST = new RegExp(
  `\\b(?:when|how long|what day)\\b.{0,30}\\b(?:last|latest|most recently?)\\b.{0,30}\\b(?:at|to|in|out|there|here|on site|visit\\w*|inspect\\w*)\\b|\\b(?:last|latest|most recent) (?:site )?${VISIT}\\b|\\bhow long (?:is it )?since\\b.{0,20}\\b(?:been|was|visit\\w*|there)\\b`,
  'i',
);
const MISSED = [
  new RegExp(
    `${NOT}\\b.{0,25}\\b(?:inspect\\w*|get (?:to|into|in|at|up|under|near)|access\\w*|reach\\w*|been (?:in|into|under))\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:areas?|rooms?|parts?|spots?|bits?)\\b.{0,30}${NOT}\\b.{0,20}\\b(?:seen?|look\\w*|check\\w*|done?|do|cover\\w*)\\b`,
    'i',
  ),
  /\b(?:no access|inaccessible|uninspected|un-?accessed|couldn['’]?t be inspected)\b|\b(?:missed|skipped|left out) (?:\w+ ){0,2}(?:areas?|rooms?|parts?)\b|\b(?:areas?|rooms?|parts?)\b.{0,14}\b(?:missed|skipped|left out)\b/i,
];
const TIMES = new RegExp(
  `\\bhow many (?:times|${VISIT})\\b|\\bhow often (?:have|did|was|were) (?:i|we)\\b`,
  'i',
);
const CAME = new RegExp(
  `\\bwho\\b.{0,24}\\b(?:was|were|came|come|attended|went|there|at|present|along)\\b.{0,40}\\b(?:${VISIT}|on site)\\b`,
  'i',
);
const LOOKED = new RegExp(
  `\\b(?:what|which)\\b.{0,24}\\b(?:inspect\\w*|look\\w* at|cover\\w*|check\\w*|do|did|see)\\b.{0,40}\\b${VISIT}\\b|\\b(?:areas?|rooms?)\\b.{0,24}\\b(?:inspected|looked at|covered)\\b`,
  'i',
);
const LISTS = /\b(?:list|show|what|which|any|all|my|our|how many)\b.{0,16}\b(?:visits|inspections)\b/i;
const OF_AREA = new RegExp(
  `\\b(?:was|were|did|have|has|is|why|when|who)\\b.{0,60}\\b(?:inspect\\w*|check\\w*|seen?|looked|(?:get|got) (?:to|in|into|at|under|up)|cover\\w*|been (?:in|into|under|up))\\b|${NOT}\\b.{0,20}\\b(?:do|get|see|check|inspect)\\b`,
  'i',
);
/** Asked of inspections as such, and not of one's own. */
const OF_ANY =
  /\b(?:should|must|mandatory|required?|cost\w*|price|charge\w*|book|hire|licen[cs]ed|usual(?:ly)?|normally|typical(?:ly)?|in general|mean(?:s|t)?|as ?4349|standard|before (?:i|we) buy|how (?:do|does|can|would) )\b/i;

const MENTIONS = /\b(?:anything|something|mention\w*|notes?|noted|record\w*|written|wrote|say|said|about)\b/i;

/** Visits are read where a message says one of these. */
const OF_VISITS = [NEXT, OF_AREA, ...MISSED, LAST, TIMES, CAME, LOOKED, LISTS, MENTIONS];

const tellingIn = (text: string) => stemsIn(text).filter((stem) => !saysNothing(stem));

/** Whether a message names an area: each of its words. */
function names(message: ReadonlySet<string>, area: string): boolean {
  const stems = tellingIn(area);
  return stems.length > 0 && stems.every((stem) => message.has(stem));
}

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|earliest|initial)\b/i, 0],
  [/\b(?:second|2nd)\b/i, 1],
  [/\b(?:third|3rd)\b/i, 2],
  [/\b(?:last|latest|most recent)\b/i, -1],
];

/** The visits that a message means by their day, kind or order; all of them where it says none of these. */
function meant(text: string, visits: readonly OwnVisit[], today: string): readonly OwnVisit[] {
  const span = daysSaid(text, today);
  const then = span ? visits.filter(({ on }) => on >= span.from && on <= span.to) : [];
  const ofKind = visits.filter(({ kind }) => {
    const [first = ''] = kind.split(/[ -]/);
    return first.length > 2 && new RegExp(`\\b${first}\\b`, 'i').test(text);
  });
  const among = then.length > 0 ? then : ofKind.length > 0 ? ofKind : visits;
  const order = ORDINALS.find(([words]) => words.test(text));
  const one = order && [...among].reverse().at(order[1]);
  return one ? [one] : among;
}

/** 'Defect inspection on 14 November 2026, with Nan. Inspected: shed. Not inspected: roof space (no access).' */
function visitSaid(visit: OwnVisit, today: string) {
  const { kind, on, closed, attendedBy } = visit;
  const people = attendedBy.length > 0 ? `, with ${listed(attendedBy.map(plain))}` : '';
  const when = on > today ? ', still to come' : closed ? '' : ', not closed yet';
  return `**${large(kind)} ${day(on)}**${when}${people}.${areasSaid(visit)}`;
}

/** Answers what is asked of the visits to these projects; undefined where nothing is, or no visit is recorded. */
export async function visitsAsked(
  { text, own, projects, where }: Recorded,
  everything: () => Promise<readonly OwnFindingSummary[]>,
) {
  if (OF_ANY.test(text) || !OF_VISITS.some((words) => words.test(text))) return undefined;
  const all = (await own.visits()).filter(({ projectId }) => where.some(({ id }) => id === projectId));
  if (all.length === 0) return undefined;
  const { today } = own;
  const past = all.filter(({ on }) => on <= today);
  const coming = all.filter(({ on }) => on > today).reverse();
  const there = projects.filter(({ id }) => all.some(({ projectId }) => projectId === id));
  const nameOf = (projectId: number) => plain(projects.find(({ id }) => id === projectId)?.name ?? '');
  const only = there.length === 1 && there[0] ? plain(there[0].name) : '';
  const [of, at] = only === '' ? ['', ''] : [` to ${only}`, ` at ${only}`];
  const said = (visit: OwnVisit) =>
    there.length > 1 ? `${nameOf(visit.projectId)}: ${visitSaid(visit, today)}` : visitSaid(visit, today);
  const told = (parts: string[]) => ({
    text: parts.filter(Boolean).join('\n\n'),
    rows: there.slice(0, MOST_LISTED).map(projectRow),
  });
  const missed = stillMissed(past);
  const [next] = coming;
  if (NEXT.test(text)) {
    const when = next
      ? `**Next visit${of}: ${next.kind} ${day(next.on)}.**`
      : `**No visit${of} is planned** in what is recorded.`;
    if (!LEFT.test(text.replace(/\bdo (?:i|we)\b/i, '')))
      return told([when, past[0] ? `The last one: ${said(past[0])}` : '']);
    const waiting = (await own.repairs()).filter(
      ({ state, finding }) => state === 'fixed' && where.some(({ id }) => id === finding.projectId),
    );
    return told([
      when,
      ...(missed.length > 0
        ? missedLists(missed, {
            none: () => 'Not inspected so far:',
            part: () => 'Inspected in part so far:',
          })
        : ['No area is recorded as not inspected.']),
      waiting.length > 0
        ? `Said to be fixed, for you to verify:\n${numbered(waiting.slice(0, MOST_LISTED).map((each) => repairLine(each, today)))}`
        : '',
    ]);
  }
  const words = new Set(tellingIn(text));
  const ofArea = OF_AREA.test(text)
    ? past.flatMap((visit) => [
        ...visit.notInspected
          .filter(({ area }) => names(words, area))
          .map(({ area, reason }) => ({ on: visit.on, area, reason, part: isPart(visit, area) })),
        ...visit.inspectedAreas
          .filter((area) => names(words, area) && !visit.notInspected.some((one) => one.area === area))
          .map((area) => ({ on: visit.on, area, reason: '', part: false })),
      ])
    : [];
  const [latest] = ofArea;
  if (latest) {
    const seen = ofArea.find(({ reason }) => reason === '');
    const head =
      latest.reason !== ''
        ? `**${latest.part ? 'In part only' : 'No, not on the last visit'}: ${plain(latest.area)}** ${day(latest.on)}: ${plain(latest.reason)}.${seen ? ` It was inspected${latest.part ? ' as a whole' : ''} ${day(seen.on)}.` : ''}`
        : `**Yes: ${plain(latest.area)}** was inspected ${day(latest.on)}. That it was looked at doesn’t mean that nothing is wrong there.`;
    const before = ofArea.slice(1).filter(({ reason }) => reason !== '');
    return told([
      head,
      before.length > 0
        ? `Before that:\n${numbered(before.map(({ on, reason, part }) => `${day(on).slice(3)}${part ? ', in part' : ''}: ${plain(reason)}`))}`
        : '',
    ]);
  }
  if (MISSED.some((pattern) => pattern.test(text)))
    return told(
      missed.length > 0
        ? missedLists(missed, {
            none: (count) => `**${counted(count, 'area')} not inspected so far${at}:**`,
            part: (count) => `**${counted(count, 'area')} inspected in part so far${at}:**`,
          })
        : [`**No area is recorded as not inspected${at}.** Rooms that no visit names may still be unseen.`],
    );
  const [last] = past;
  if (LAST.test(text) && last)
    return told([
      `**The last visit${of} was ${day(last.on)}.** ${said(last)}`,
      next ? `Next: ${next.kind} ${day(next.on)}.` : '',
    ]);
  if (TIMES.test(text) && /\b(?:been|visit\w*|inspect\w*|out|went|go|gone|times)\b/i.test(text))
    return told([
      `**${counted(past.length, 'visit')}${of} so far.**\n${numbered(past.slice(0, MOST_LISTED).map(said))}`,
      next ? `Next: ${next.kind} ${day(next.on)}.` : '',
    ]);
  if (CAME.test(text) || LOOKED.test(text)) {
    const some = meant(text, past, today).slice(0, MOST_LISTED);
    const nobody = CAME.test(text) && some.every(({ attendedBy }) => attendedBy.length === 0);
    return told([nobody ? '**Nobody is recorded as attending.**' : '', numbered(some.map(said))]);
  }
  if (LISTS.test(text))
    return told([
      `**${counted(all.length, 'visit')}${of}, the newest first:**\n${numbered(all.slice(0, MOST_LISTED).map(said))}`,
    ]);
  const telling = MENTIONS.test(text) ? tellingStems(text).filter((stem) => !isCommon(stem)) : [];
  const noted = missed.filter(({ area, reason }) => {
    const written = tellingIn(`${area} ${reason}`);
    return telling.some((stem) => written.includes(stem));
  });
  if (noted.length > 0 && !(await everything()).some((each) => telling.some((stem) => isWritten(stem, each))))
    return told(
      missedLists(noted, {
        none: () => '**Of an area that wasn’t inspected:**',
        part: () => '**Of an area that was inspected in part:**',
      }),
    );
  return undefined;
}
