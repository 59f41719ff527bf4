/** What is asked of repairs: which are verified, overdue or in dispute, who has them, what is still to be fixed. */
import { tokenise } from '@plumbline/knowledge/language';
import { type OwnFindingSummary, type OwnRepair, plain } from '../account-data.ts';
import { counted, MOST_LISTED, moreThan, numbered } from '../compose/list-words.ts';
import { hazardLine, isPressingFinding, worstFirst } from '../compose/open-hazards.ts';
import { findingLine, findingRow } from '../rows/own-rows.ts';
import { isEnded, isOverdue, type Recorded, repairLine, repairSaid, type ToldRecord } from './recorded.ts';

type Which =
  | 'toVerify'
  | 'overdue'
  | 'toFix'
  | 'disputed'
  | 'reopened'
  | 'accepted'
  | 'verified'
  | 'fixed'
  | 'due'
  | 'assigned'
  | 'all';

const REPAIRS = '(?:repairs?|fix(?:es)?|rectifications?|jobs?|items?|ones?|things?|findings?|defects?)';
/** The first that a message says. */
const ASKED: readonly (readonly [Which, RegExp])[] = [
  [
    'toVerify',
    /\b(?:still|left|need\w*|have|got|wait\w*|yet|which|what)\b.{0,30}\b(?:to|i|me)\b.{0,10}\b(?:verify|sign off|check off|tick off)\b|\bun-?verified\b|\b(?:not|n['’]t)(?: yet)?(?: been)? verified\b|\b(?:fixes|repairs?)\b.{0,24}\bto (?:verify|check|sign off|inspect|look at)\b|\bwaiting (?:on|for) (?:my |me to )?(?:verif\w+|sign ?off)/i,
  ],
  [
    'overdue',
    /\boverdue\b|\bpast (?:its|their|the) due\b|\b(?:running|gone|is|are) late\b|\bshould(?: have|['’]ve|ve) been (?:fixed|done|finished|repaired) by now\b/i,
  ],
  [
    'toFix',
    /\b(?:still|left|yet|remain\w*|outstanding)\b.{0,16}\bto (?:be |get )?(?:fix\w*|repair\w*|mend\w*|rectif\w*)\b|\bunfixed\b|\b(?:what|which|whats|what['’]s|anything|how many)\b.{0,24}(?:n['’]t|\bnot|\bnt|\b(?:has|have|had|is|are|was|were|did|does)nt)\b.{0,14}\b(?:fixed|repaired|mended|rectified)\b/i,
  ],
  ['disputed', /\b(?:in dispute|disputed|contested|argu\w+ (?:about|over|the toss))\b/i],
  ['reopened', /\b(?:re-?opened|came back|failed again|fixed badly)\b/i],
  [
    'accepted',
    new RegExp(
      `\\b(?:left as (?:it|they) (?:is|are)|accepted)\\b.{0,20}\\b${REPAIRS}\\b|\\b${REPAIRS}\\b.{0,20}\\b(?:left as|accepted)\\b`,
      'i',
    ),
  ],
  ['verified', /\bverified\b|\b(?:repairs?|fixes)\b.{0,16}\b(?:done|finished|complete\w*|signed off)\b/i],
  ['due', /\b(?:repairs?|fix\w*|what|whats|which|anything|any|jobs?)\b.{0,24}\bdue\b/i],
  [
    'assigned',
    new RegExp(
      `\\b${REPAIRS}\\b.{0,24}\\b(?:assigned|handed out|given out|with (?:a |the )?trad\\w+)\\b|\\b(?:what|which|who)\\b.{0,20}\\bassigned\\b`,
      'i',
    ),
  ],
  [
    'fixed',
    /\b(?:what|whats|which|how many|anything|list|show)\b.{0,24}\b(?:been|is|are|were|was|got|gotten|thats|that['’]s)?\b.{0,10}\b(?:fixed|repaired)\b/i,
  ],
  ['all', /\b(?:list|show|how are|hows|how['’]s|where are|status of|any|what)\b.{0,18}\brepairs\b/i],
];
/** Asked of repairs as such, of money, or of the law. */
const OF_ANY =
  /\bhow (?:do|does|can|could|would|should|to|much|long)\b|\bwhy\b|\bmean(?:s|ing|t)?\b|\b(?:cost\w*|price|pay\w*|law|legal\w*|tribunal|warrant\w*|claim\w*|tax|rent|settlement|invoice|notice|letter|insur\w*|should (?:i|we|it)|must|allowed|entitled|council|deadline|time limits?|refus\w*|rejected|oldest|newest)\b/i;
const ASKS =
  /\?|\b(?:what|whats|which|when|who|whos|has|have|is|are|did|does|any|anything|list|show|how|hows|tell|got)\b/i;

const KEPT: Readonly<Record<Which, (repair: OwnRepair, today: string) => boolean>> = {
  toVerify: ({ state }) => state === 'fixed',
  overdue: isOverdue,
  toFix: (repair) => !isEnded(repair),
  disputed: ({ state }) => state === 'disputed',
  reopened: ({ state }) => state === 'reopened',
  accepted: ({ state }) => state === 'accepted' || state === 'not_defect',
  verified: ({ state }) => state === 'verified',
  fixed: ({ state }) => state === 'fixed' || state === 'verified' || state === 'fixed_unverified',
  due: (repair) => repair.dueOn !== null && !isEnded(repair),
  assigned: ({ state, person, trade }) => state === 'assigned' && (person !== '' || trade !== ''),
  all: () => true,
};
const NAMED: Readonly<Record<Which, readonly [one: string, none: string]>> = {
  toVerify: ['said to be fixed and not verified yet', 'waits for you to verify it'],
  overdue: ['overdue', 'is overdue'],
  toFix: ['still to be fixed', 'is recorded as still to be fixed'],
  disputed: ['in dispute', 'is in dispute'],
  reopened: ['reopened', 'is reopened'],
  accepted: ['left as it is', 'is left as it is'],
  verified: ['verified', 'is verified'],
  fixed: ['said to be fixed', 'is said to be fixed'],
  due: ['due by a set date', 'has a due date'],
  assigned: ['assigned', 'is assigned'],
  all: ['recorded', 'is recorded'],
};

/** Parts of names of businesses that name none. */
const TRADE_WORDS = new Set(
  `pty ltd and the co group services service works brothers bros sons builders builder building plumbing plumber
  carpentry carpenter roofing roofer electrical electrician electric painting painter tiling tiler glass glazing
  waterproofing concrete rendering plastering home homes maintenance handyman constructions construction repairs
  seal site super foreman agent man strata local mate dad mum`.split(/\s+/),
);

/** The repairs of a person whom a message names. */
function personNamed(text: string, repairs: readonly OwnRepair[], places: string): OwnRepair[] {
  const words = new Set(tokenise(text.toLowerCase()).map(({ word }) => word.replace(/['’]s$/, '')));
  const elsewhere = new Set(tokenise(places.toLowerCase()).map(({ word }) => word));
  return repairs.filter(({ person }) => {
    const parts = tokenise(person.toLowerCase()).map(({ word }) => word);
    const whole = parts.length > 0 && parts.every((part) => words.has(part));
    return (
      whole ||
      parts.some(
        (part) => part.length > 2 && !TRADE_WORDS.has(part) && !elsewhere.has(part) && words.has(part),
      )
    );
  });
}

const dueFirst = (a: OwnRepair, b: OwnRepair) =>
  (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999') || worstFirst(a.finding, b.finding);

/** Answers what is asked of the repairs of these projects; undefined where nothing is, or no repair is recorded. */
export async function repairsAsked(
  recorded: Recorded,
  everything: () => Promise<readonly OwnFindingSummary[]>,
): Promise<ToldRecord | undefined> {
  const { text, own, projects, where } = recorded;
  if (!ASKS.test(text)) return undefined;
  const repairs = await own.repairs();
  if (repairs.length === 0) return undefined;
  const { today } = own;
  const here = repairs.filter(({ finding }) => where.some(({ id }) => id === finding.projectId));
  const nameOf = ({ projectId }: OwnFindingSummary) =>
    where.length === 1 ? '' : plain(projects.find(({ id }) => id === projectId)?.name ?? '');
  const list = (lead: string, some: readonly OwnRepair[]): ToldRecord => {
    const shown = some.slice(0, MOST_LISTED);
    return {
      text: `${lead}\n${numbered(shown.map((each) => repairLine(each, today, nameOf(each.finding))))}${moreThan(shown.length, some.length)}`,
      rows: shown.map(({ finding }) => findingRow(finding)),
      findings: shown.map(({ finding }) => finding),
    };
  };
  const places = projects.map(({ name, address }) => `${name} ${address}`).join(' ');
  const theirs = personNamed(text, repairs, places).sort(dueFirst);
  if (theirs[0] && !/\bhow (?:do|can|would)\b/i.test(text))
    return list(`**${plain(theirs[0].person)}: ${counted(theirs.length, 'repair')}.**`, theirs);
  const which = OF_ANY.test(text) ? undefined : ASKED.find(([, words]) => words.test(text))?.[0];
  if (!which) return undefined;
  const place = where.length === 1 && where[0] ? plain(where[0].name) : 'your projects';
  if (which === 'toFix') return toFix(here, await everything(), place, nameOf);
  const kept = here.filter((repair) => KEPT[which](repair, today)).sort(dueFirst);
  const [as, none] = NAMED[which];
  if (kept.length === 0)
    return {
      text: `**No repair in ${place} ${none}**, of ${counted(here.length, 'repair')} recorded. ${summed(here)}`,
      rows: here.slice(0, MOST_LISTED).map(({ finding }) => findingRow(finding)),
    };
  const told = list(
    `**${counted(kept.length, 'repair')} in ${place} ${kept.length === 1 ? 'is' : 'are'} ${as}:**`,
    kept,
  );
  return which === 'verified' || which === 'all' || which === 'fixed'
    ? {
        ...told,
        text: `${told.text}\n\n${summed(here)} Verified says that somebody else looked, not that the part is sound.`,
      }
    : told;
}

/** 'In all: 2 verified, 1 to verify, 4 still to be fixed, 1 left as it is.' Each is in one of them. */
function summed(repairs: readonly OwnRepair[]): string {
  const count = (which: Which) => repairs.filter((each) => KEPT[which](each, '')).length;
  const unverified = repairs.filter(({ state }) => state === 'fixed_unverified').length;
  const [toVerify, left] = [count('toVerify'), count('accepted')];
  const others = [
    ...(unverified > 0 ? [`${unverified} said to be fixed and never verified`] : []),
    ...(left > 0 ? [`${left} left as ${left === 1 ? 'it is' : 'they are'}`] : []),
  ];
  return `In all: ${[`${count('verified')} verified`, `${toVerify} to verify`, `${count('toFix')} still to be fixed`, ...others].join(', ')}.`;
}

/** Every finding that nobody says is fixed, dangers first, whether a repair was begun on it or not. */
function toFix(
  repairs: readonly OwnRepair[],
  findings: readonly OwnFindingSummary[],
  place: string,
  nameOf: (finding: OwnFindingSummary) => string,
): ToldRecord {
  // A danger that is open is still to be fixed, whatever was said of the repair.
  const ended = new Set(
    repairs.filter((each) => isEnded(each) && !each.finding.alerts?.length).map(({ finding }) => finding.id),
  );
  const left = findings
    .filter(({ id, rejected, unsettled }) => !ended.has(id) && !rejected && !unsettled)
    .sort(worstFirst);
  if (left.length === 0)
    return {
      text: `**No finding in ${place} is still to be fixed**, by what is recorded. ${summed(repairs)}`,
      rows: [],
    };
  const shown = left.slice(0, MOST_LISTED);
  const line = (finding: OwnFindingSummary) => {
    const repair = repairs.find((each) => each.finding.id === finding.id);
    return `${findingLine(finding, nameOf(finding))}${repair ? `. Repair: ${repairSaid(repair, '')}` : ''}`;
  };
  return {
    text: `**${counted(left.length, 'finding')} in ${place} still to be fixed**, by what is recorded, the worst first:\n${numbered(shown.map(line))}${moreThan(shown.length, left.length)}`,
    rows: shown.map(findingRow),
    findings: shown,
  };
}

const WHO_HAS =
  /\bwho(?:['’]?s|m)?\b(?: (?:is|has|have|got|the))*.{0,8}\b(?:has|have|got|doing|fixing|on|assigned|handling|looking after|responsible|repairing|mending)\b/i;
const WHEN_DUE = /\bwhen\b.{0,40}\b(?:due|fixed|done|finished|repaired|fixing)\b|\bdue (?:date|day)\b/i;
const HELD =
  /\b(?:did|has|have|is|was|were|are|will)\b.{0,60}\b(?:hold|held|last(?:ed)?|work(?:ed)?|fixed|repaired|mended|sorted|verified|done|re-?opened)\b/i;
const ONLY_RECORD =
  /\b(?:fix|repair)\b.{0,16}\b(?:status|going|progress|up to)\b|\bhow(?:['’]?s| is)\b.{0,20}\b(?:fix|repair)\b/i;

/** 'Did the balustrade get done?', 'is the nail pop thing sorted or what?', 'the nail pops, are they done?' */
const DONE =
  /(?:^\W*(?:(?:so|and|but|hey|hi|ok|okay|well|now)\b\W+)*|[,;:.] *)(?:is|are|was|were|has|have|did)(?:n['’]?t)?\b.{0,60}\b(?:done|fixed|repaired|mended|sorted|finished|complete[ds]?|resolved|rectified|attended to|taken care of)\b(?! (?:about|by law|to code|right|properly|under|with)\b)/i;
/** Asks of the time until it is done, of danger, or of use: what is recorded of the repair answers none of these. */
const OF_DANGER =
  /\b(?:before|until|till|unless|if|once|never|while|meanwhile|safe\w*|ok|okay|fine|alright|legal|danger\w*|risk\w*|worse|harm\w*|hurt\w*|enough|urgent\w*|us(?:e|ing)|mov(?:e|ing) in|stay\w*|liv(?:e|ing)|sleep\w*|walk\w*|stand)\b/i;
/** Asks who may do it, or whether it can be done. */
const OF_DOING =
  /\b(?:myself|ourselves|yourself|by (?:my|an?)|needs?|permits?|approvals?|engineers?|diy|eas(?:y|ily)|usually|normally|to (?:be|get|have))\b|\b(?:can|could|will|would|do) (?:i|we|it|the)\b|\b(?:i|we|it) (?:can|could)\b/i;
/** 'Did the plasterer fix the gas leak?' asks of the leak, whoever was there. */
const BY_SOMEBODY =
  /^\W*(?:(?:so|and|but|hey|hi|ok|okay|well|now)\b\W+)*(?:did|has|have)(?:n['’]?t)? (?:(?:the|my|our|that|a) )?(?:[\w'’-]+ ){1,3}?(?:fix|repair|mend|replace|sort|patch|seal|tighten|clear)(?:ed|d)? (?=(?:the|that|my|our|this)\b)/i;
/** Whether a message asks if what it names was mended. */
export const asksWhetherDone = (text: string): boolean =>
  ![OF_ANY, ASKS_ELSE, OF_DANGER, OF_DOING].some((words) => words.test(text)) &&
  (DONE.test(text) || BY_SOMEBODY.test(text));
const ASKS_ELSE = /\b(?:when|what|whats|which|who|whos|where)\b(?!\W*$)/i;
/** A message without the words that ask whether it was done: 'finished' is no paint finish. */
export const withoutDone = (text: string): string => text.replace(BY_SOMEBODY, ' ').replace(DONE_WORD, ' ');
const DONE_WORD =
  /\b(?:done|fixed|repaired|mended|sorted|finished|complete[ds]?|resolved|rectified|attended to|taken care of)\b/gi;

/** Whether a message asks where the repair of what it names stands. */
export const asksOfRepair = (text: string): boolean =>
  !OF_ANY.test(text) &&
  ([WHO_HAS, ONLY_RECORD].some((words) => words.test(text)) ||
    (!OF_DANGER.test(text) && (WHEN_DUE.test(text) || (HELD.test(text) && !OF_DOING.test(text)))));

/** Where the repairs of these findings stand; undefined where none is recorded on any of them. */
export async function repairsOf(
  { text, own, projects }: Recorded,
  findings: readonly OwnFindingSummary[],
): Promise<ToldRecord | undefined> {
  const repairs = (await own.repairs()).filter(({ finding }) => findings.some(({ id }) => id === finding.id));
  if (repairs.length === 0) return asksWhetherDone(text) ? nothingDone(findings) : undefined;
  const shown = repairs.slice(0, MOST_LISTED);
  const hazards = shown.flatMap(({ finding }) => (isPressingFinding(finding) ? [hazardLine(finding)] : []));
  const nameOf = (id: number) => plain(projects.find((each) => each.id === id)?.name ?? '');
  return {
    text: [
      ...hazards,
      ...shown.map((each) =>
        repairLine(
          { ...each, finding: { ...each.finding, alerts: [] } },
          own.today,
          nameOf(each.finding.projectId),
        ),
      ),
    ].join('\n\n'),
    rows: shown.map(({ finding }) => findingRow(finding)),
    findings: shown.map(({ finding }) => finding),
  };
}

/** What nobody recorded a repair of counts as open, and is never said to be done. */
function nothingDone(findings: readonly OwnFindingSummary[]): ToldRecord {
  const lines = findings.map(
    (finding) =>
      `**No repair is recorded** on ${plain(finding.title)} (finding ${finding.number}${finding.location ? `, ${plain(finding.location)}` : ''}), so this finding is still open${finding.decided ? '. That it is decided on says only that it was looked at' : ''}.`,
  );
  return {
    text: [
      ...findings.filter(isPressingFinding).map((finding) => hazardLine(finding)),
      ...lines,
      'Once it is done, mark it as fixed on the finding; somebody else then verifies it.',
    ].join('\n\n'),
    rows: findings.map(findingRow),
    findings,
  };
}
