/** Who only says what is done or who comes at a place of their own gets what stands open there in a line, and no card of it. */
import { type OwnContext, type OwnFindingSummary, plain } from '../account-data.ts';
import { projectsNamed } from '../aims/meant.ts';
import { liesThere } from '../aims/place-used.ts';
import { hazardLine, isGrave, isPressingFinding, worstFirst } from '../compose/open-hazards.ts';
import { link } from '../linked/link.ts';
import type { Thread } from '../question/thread.ts';
import type { Reply } from '../reply.ts';
import { findingRow } from '../rows/own-rows.ts';
import { asksAnything, tellsFault } from './read-turn.ts';

const TRADE =
  '(?:builder|tiler|plumber|roofer|painter|plasterer|electrician|spark(?:y|ie)|sparkies|chipp(?:y|ie)|chippies|carpenter|brick(?:ie|y|layer)|renderer|glazier|waterproofer|concreter|landscaper|tradie|handyman|contractor|inspector|engineer|cleaner)s?';
const WORK =
  '(?:re-?doing|renovating|re-?painting|painting|re-?tiling|tiling|cleaning|clearing|gutting|stripping|re-?modell?ing|doing up|fitting out|working on|starting on|plastering|rendering|polishing|re-?carpeting|carpeting|wallpapering|decorating|measuring)';
const SAYS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:i|we|he|she|they|${TRADE})(?:['’]?m|['’]?re|['’]?s| am| are| is| was| were)?(?: (?:just|now|still|all|also|finally|busy))* ${WORK}\\b`,
    'i',
  ),
  new RegExp(`^\\W*${WORK}\\b`, 'i'),
  new RegExp(
    `\\b${TRADE}(?:['’]?s| is| are| was| were)?(?: \\w+){0,2} (?:back|here|in|at|on|coming|comes?|came|due|booked|starts?|starting|started|working|turns? up|there|measuring)\\b`,
    'i',
  ),
];
const ASKS_WITHIN =
  /\?|\b(?:who|how|why|whether|what|when (?:do|can|should)|should|can|could|may|must|ok(?:ay)?\W*$|is (?:it|that)|do i|safe|allowed|before|need\w*|list|show|tell me)\b/i;
const MOST_WORDS = 14;
const MOST_TOLD = 3;

/** The answer; undefined where a message asks, tells a fault or a size, or nothing of one's own lies there. */
export async function workTold(message: string, thread: Thread, own: OwnContext): Promise<Reply | undefined> {
  if (message.trim().split(/\s+/).length > MOST_WORDS || thread.pending !== null || own.finding)
    return undefined;
  if (!SAYS.some((words) => words.test(message)) || asksAnything(message) || ASKS_WITHIN.test(message))
    return undefined;
  if (/\d ?(?:mm|cm|mil|m)\b/i.test(message) || tellsFault(message)) return undefined;
  const projects = await own.projects();
  if (projects.length === 0) return undefined;
  const linked = await link(message, thread, own);
  const named = projectsNamed(message, projects);
  const nameOf = (id: number) => plain(projects.find((each) => each.id === id)?.name ?? '');
  const inNamed = ({ projectId }: OwnFindingSummary) =>
    named.length === 0 || named.some(({ id }) => id === projectId);
  const recorded = (linked?.findings ?? []).filter(
    (each) =>
      !each.rejected &&
      inNamed(each) &&
      (linked?.terms.some(
        ({ kind, fits, common }) => fits.has(each.id) && (kind === 'code' || (kind === 'word' && !common)),
      ) ||
        liesThere(message, each, nameOf(each.projectId))),
  );
  // A danger that only its note places there is told as well.
  const open = (await own.hazards()).open.filter(
    (each) =>
      inNamed(each) &&
      liesThere(message, each, nameOf(each.projectId)) &&
      !recorded.some(({ id }) => id === each.id),
  );
  const there = [...recorded, ...open];
  if (there.length === 0) return undefined;
  const shown = [...there].sort(worstFirst).slice(0, MOST_TOLD);
  const line = (each: OwnFindingSummary) =>
    `**${plain(each.title)}** (${[`finding ${each.number}`, plain(each.location), projects.length > 1 ? nameOf(each.projectId) : ''].filter(Boolean).join(', ')}): ${each.unsettled ? 'not rated' : each.severity}${each.precaution ? `. ${each.precaution}` : ''}`;
  const pressing = shown.filter(isPressingFinding);
  const others = shown.filter((each) => !isPressingFinding(each));
  const text = [
    pressing.length > 0
      ? `**Before anybody works there:** ${pressing.map((each) => hazardLine(each)).join(' ')}`
      : others.some(isGrave)
        ? '**Whoever works there should know what is on record.** Ask me what to do about it first.'
        : '**Noted.**',
    others.length > 0 ? `On record there: ${others.map(line).join('; ')}.` : '',
    'Ask me about it, or say what you see if something looks wrong.',
  ];
  const [project] = [...new Set(shown.map(({ projectId }) => projectId))];
  return {
    text: text.filter(Boolean).join(' '),
    rows: shown.map(findingRow),
    kind: 'own.list',
    declined: false,
    support: 0.8,
    thread: {
      ...thread,
      aim: 'own.list',
      listed: shown.map(({ id, defectId }) => ({ findingId: id, defectId })),
      findingId: shown.length === 1 ? (shown[0]?.id ?? null) : null,
      projectId: project ?? thread.projectId,
      pending: null,
    },
    followUp: false,
    contextLoaded: true,
    fits: true,
    choices: [],
    ...(pressing.length > 0 ? { open: pressing.flatMap(({ alerts = [] }) => alerts) } : {}),
  };
}
