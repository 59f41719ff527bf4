/** Which of one's projects or findings has the most or the least of something that has an order. */
import { type OwnContext, type OwnFindingSummary, type OwnProject, plain } from '../account-data.ts';
import { projectsNamed } from '../aims/meant.ts';
import { counted, DAY, itemsOf, MOST_LISTED, moreThan, numbered } from '../compose/list-words.ts';
import { hazardSaid, isPressingFinding, urgencyOf, worstFirst } from '../compose/open-hazards.ts';
import { everyFinding } from '../everything.ts';
import { link } from '../linked/link.ts';
import type { Thread } from '../question/thread.ts';
import { findingRow, projectRow } from '../rows/own-rows.ts';
import { type ToldAttribute, withoutAsking } from './attribute.ts';
import { sizesOf } from './of-findings.ts';

const longDay = (iso: string) => DAY.format(new Date(iso));

/** Something that has an order, with the words that ask for one of its ends. */
interface Order<T> {
  asked: RegExp;
  /** Whether the greatest comes first. */
  falling: boolean;
  /** What orders it; undefined where nothing is recorded. */
  key: (of: T) => string | number | undefined;
  /** The key in words. */
  said: (of: T) => string;
  /** What stands first, as 'the oldest contract'. */
  is: string;
  /** What isn't recorded of those left out. */
  none: string;
}

const PLACE = '(?:projects?|jobs?|sites?|houses?|homes?|places?|propert(?:y|ies)|buildings?|builds?)';
const OF_PLACES = new RegExp(
  `\\b(?:which|what|whats|who)\\b.{0,24}\\b${PLACE}\\b|\\b(?:my|our|the)\\b.{0,20}\\b${PLACE}\\b|\\b${PLACE}\\b.{0,20}\\b(?:by|in order|ranked|sorted)\\b|\\bwhich (?:one )?of (?:them|these|those|the (?:two|three|four))\\b`,
  'i',
);
const ASKS_WHICH = /\b(?:which|what|whats|rank|sort|order|list|line up|put)\b/i;

const byDate = (
  asked: RegExp,
  falling: boolean,
  of: (project: OwnProject) => string | null,
  what: string,
  is: string,
): Order<OwnProject> => ({
  asked,
  falling,
  key: (project) => of(project) ?? undefined,
  said: (project) => `${what} ${longDay(of(project) ?? '')}`,
  is,
  none: `no ${what.replace(/ (?:of|on)$/, '')} is recorded`,
});
const contractOf = ({ dates }: OwnProject) => dates.contractDate;
const completedOn = ({ dates }: OwnProject) => dates.completionDate;

const PROJECT_ORDERS: readonly Order<OwnProject>[] = [
  byDate(
    /\b(?:finish\w*|complet\w*|done|handed over)\b.{0,20}\b(?:last|latest|newest|most recent\w*)\b|\b(?:last|latest|most recent\w*)\b.{0,20}\b(?:finish\w*|complet\w*|done|handed over)\b/i,
    true,
    completedOn,
    'completion on',
    'the last to be complete',
  ),
  byDate(
    /\b(?:finish\w*|complet\w*|done|handed over)\b.{0,20}\b(?:first|earliest|longest ago)\b|\b(?:first|earliest)\b.{0,20}\b(?:finish\w*|complet\w*|done|handed over)\b/i,
    false,
    completedOn,
    'completion on',
    'the first to be complete',
  ),
  byDate(
    /\b(?:oldest|earliest|longest ago)\b(?!.*\b(?:findings?|defects?|things?|items?|issues?)\b)|\b(?:contract|signed)\b.{0,20}\bfirst\b|\bfirst\b.{0,20}\b(?:contract|signed)\b/i,
    false,
    contractOf,
    'contract of',
    'the oldest contract',
  ),
  byDate(
    /\b(?:newest|youngest|latest|most recent)\b(?!.*\b(?:findings?|defects?|things?|items?|issues?|touch\w*|visit\w*|updat\w*|work\w*)\b)|\b(?:contract|signed)\b.{0,20}\blast\b/i,
    true,
    contractOf,
    'contract of',
    'the newest contract',
  ),
  {
    asked:
      /\b(?:fewest|least|lowest number of|smallest number of)\b.{0,16}\b(?:findings?|defects?|issues?|problems?|items?|things?|wrong|on it)\b/i,
    falling: false,
    key: ({ defectCount }) => defectCount,
    said: ({ defectCount }) => counted(defectCount, 'finding'),
    is: 'the fewest',
    none: '',
  },
  {
    asked: /\bmost\b.{0,16}\bcriticals?\b/i,
    falling: true,
    key: ({ criticalCount }) => criticalCount,
    said: ({ criticalCount }) => counted(criticalCount, 'critical finding'),
    is: 'the most',
    none: '',
  },
  {
    asked: /\bmost\b.{0,24}\b(?:to review|review|undecided|waiting)\b/i,
    falling: true,
    key: ({ toReview }) => toReview,
    said: ({ toReview }) => `${toReview} to review`,
    is: 'the most',
    none: '',
  },
  {
    asked: /\b(?:furthest|farthest|most) (?:along|through|progress\w*|complete|advanced)\b/i,
    falling: true,
    key: ({ progress }) => progress,
    said: ({ progress }) => `${progress}%`,
    is: 'the furthest along',
    none: '',
  },
];

/** Sets one's projects in the order of what is open and how bad. */
const BY_RISK = /\b(?:risk\w*|dangerous|hazard\w*|urgen\w+|worst)\b/i;
const RANKS = /\b(?:rank|sort|order|line up|list)\b/i;

async function byRisk(own: OwnContext, projects: readonly OwnProject[]): Promise<ToldAttribute> {
  const { open } = await own.hazards();
  const all = await Promise.all(
    projects.map(async (project) => ({
      project,
      open: open.filter((each) => each.projectId === project.id).sort(worstFirst),
      findings: [...(await own.findingsOf(project.id))].sort(worstFirst),
    })),
  );
  const worst = ({ open: here, findings }: (typeof all)[number]) => here[0] ?? findings[0];
  const sorted = [...all].sort((a, b) => {
    const [one, other] = [worst(a), worst(b)];
    if (!one || !other) return Number(one === undefined) - Number(other === undefined);
    return (
      urgencyOf(other) - urgencyOf(one) ||
      b.open.filter(isPressingFinding).length - a.open.filter(isPressingFinding).length ||
      worstFirst(one, other)
    );
  });
  const line = (each: (typeof all)[number]) => {
    const first = worst(each);
    const hazard = first ? hazardSaid(first) : '';
    return `**${plain(each.project.name)}**: ${each.open.length === 0 ? 'no open hazard' : counted(each.open.length, 'finding with an open hazard', 'findings with an open hazard')}, ${counted(each.project.defectCount, 'finding')}${first ? `. The worst: ${plain(first.title)} (finding ${first.number}), ${first.severity}${hazard ? `, ${hazard}` : ''}` : ''}`;
  };
  return toldProjects(
    `**${plain(sorted[0]?.project.name ?? '')} first**, by open hazards, then by how bad findings are:`,
    sorted.map(line),
    sorted.map(({ project }) => project),
  );
}

const toldProjects = (
  lead: string,
  lines: readonly string[],
  projects: readonly OwnProject[],
): ToldAttribute => ({
  aim: 'own.projects',
  parts: [
    {
      text: `${lead}\n${numbered(lines)}`,
      rows: projects.slice(0, MOST_LISTED).map(projectRow),
      support: 0.95,
      listedProjects: projects.map(({ id }) => id),
    },
  ],
  finding: null,
  projectId: null,
});

function inOrder<T>({ key, falling }: Order<T>, all: readonly T[]): T[] {
  const held = all.filter((each) => key(each) !== undefined);
  const compare = (a: T, b: T) => {
    const [one, other] = [key(a) ?? '', key(b) ?? ''];
    return typeof one === 'number' && typeof other === 'number'
      ? one - other
      : String(one).localeCompare(String(other));
  };
  return [...held].sort((a, b) => (falling ? compare(b, a) : compare(a, b)));
}

async function ofProjects(
  text: string,
  own: OwnContext,
  projects: readonly OwnProject[],
): Promise<ToldAttribute | undefined> {
  if (projects.length < 2 || !OF_PLACES.test(text) || !ASKS_WHICH.test(text)) return undefined;
  if (RANKS.test(text) && BY_RISK.test(text) && !OF_FINDINGS.test(text)) return byRisk(own, projects);
  const order = PROJECT_ORDERS.find(({ asked }) => asked.test(text));
  if (!order) return undefined;
  const sorted = inOrder(order, projects);
  const [first] = sorted;
  if (!first)
    return toldProjects(
      '**That isn’t recorded for any project of yours**, so none comes first. Add it with **Edit project** in a project’s menu.',
      projects.map((each) => `**${plain(each.name)}**: ${order.none}`),
      projects,
    );
  const rest = projects.filter((each) => !sorted.includes(each));
  const lines = [
    ...sorted.map((each) => `**${plain(each.name)}**: ${order.said(each)}`),
    ...rest.map((each) => `**${plain(each.name)}**: ${order.none}`),
  ];
  const alike = sorted.filter((each) => order.key(each) === order.key(first));
  const names = alike.map(({ name }) => plain(name));
  return {
    ...toldProjects(
      `**${names.join(' and ')}**: ${order.said(first)}, ${order.is} of ${counted(sorted.length, 'project')}.`,
      lines,
      [...sorted, ...rest],
    ),
    projectId: alike.length === 1 ? first.id : null,
  };
}

const OF_FINDINGS = /\b(?:findings?|defects?|issues?|items?|things?|cracks?|gaps?|ones?|photos? of what)\b/i;
const BIGGEST =
  /\b(?:widest|biggest|largest|longest|deepest|tallest|highest)\b(?! (?:job|project|place|house|site|risk|priority|danger|problem|concern))/i;
const SMALLEST = /\b(?:narrowest|smallest|thinnest|shortest)\b/i;
const LEAST_SURE =
  /\b(?:least|lowest|not very|less) (?:sure|confident|certain|confidence)\b|\b(?:sure|confident|certain)\b.{0,14}\bleast\b|\blowest (?:confidence|percent\w*|%)\b/i;
const SUREST = /\b(?:most|highest) (?:sure|confident|certain|confidence)\b|\bsurest\b/i;
const MOST_PHOTOS = /\bmost (?:photos|pics|pictures|images|shots)\b/i;
const DECIDED_LAST =
  /\b(?:last|latest|most recent\w*) (?:thing (?:i|we) )?(?:decid\w+|confirm\w+|reject\w+|correct\w+)\b/i;

interface Sized {
  finding: OwnFindingSummary;
  key: string | number | undefined;
  said: string;
}

async function ordered(
  text: string,
  findings: readonly OwnFindingSummary[],
  own: OwnContext,
): Promise<{ some: Sized[]; falling: boolean; is: string } | undefined> {
  const each = async (of: (finding: OwnFindingSummary) => Promise<Omit<Sized, 'finding'>>) =>
    Promise.all(findings.map(async (finding) => ({ finding, ...(await of(finding)) })));
  if (LEAST_SURE.test(text) || SUREST.test(text)) {
    const some = await each(async ({ confidence }) => ({
      key: confidence,
      said: `${Math.round((confidence ?? 0) * 100)}% sure`,
    }));
    return LEAST_SURE.test(text)
      ? { some, falling: false, is: 'the least sure' }
      : { some, falling: true, is: 'the surest' };
  }
  if (MOST_PHOTOS.test(text))
    return {
      some: await each(async ({ photos }) => ({ key: photos, said: counted(photos ?? 0, 'photo') })),
      falling: true,
      is: 'the most photos',
    };
  if (DECIDED_LAST.test(text))
    return {
      some: await each(async ({ decidedOn, decision = 'decided' }) => ({
        key: decidedOn,
        said: decidedOn ? `${decision} on ${longDay(decidedOn)}` : '',
      })),
      falling: true,
      is: 'decided last',
    };
  if (BIGGEST.test(text) || SMALLEST.test(text)) {
    const some = await each(async (finding) => {
      const [size] = (await sizesOf(finding, own)).filter(({ mm }) => mm !== undefined);
      return { key: size?.mm, said: size ? `${size.said}, ${size.by}` : '' };
    });
    return BIGGEST.test(text)
      ? { some, falling: true, is: 'the largest size that is held' }
      : { some, falling: false, is: 'the smallest size that is held' };
  }
  return undefined;
}

async function ofFindings(
  text: string,
  thread: Thread,
  own: OwnContext,
  projects: readonly OwnProject[],
): Promise<ToldAttribute | undefined> {
  if (!OWN.test(text) && !OF_FINDINGS.test(text)) return undefined;
  const named = projectsNamed(text, projects);
  const spokenOf = projects.find(({ id }) => id === thread.projectId) ?? own.project;
  const all = EVERYWHERE.test(text) || (named.length === 0 && !spokenOf);
  const where = named.length > 0 ? named : all || !spokenOf ? projects : [spokenOf];
  const linked = await link(withoutAsking(text.replace(WORDS, ' ')), thread, own);
  const ids = new Set((linked?.findings ?? []).map(({ id }) => id));
  const here = (await everyFinding(own)).filter(({ projectId }) => where.some(({ id }) => id === projectId));
  const kept = ids.size > 0 ? here.filter(({ id }) => ids.has(id)) : here;
  const asked = await ordered(text, kept, own);
  if (!asked) return undefined;
  const { some, falling, is } = asked;
  const order: Order<Sized> = {
    asked: WORDS,
    falling,
    key: ({ key }) => key,
    said: ({ said }) => said,
    is,
    none: '',
  };
  const sorted = inOrder(order, some);
  const [first] = sorted;
  if (!first) return undefined;
  const project = (id: number) =>
    where.length > 1 ? plain(projects.find((each) => each.id === id)?.name ?? '') : '';
  const nameIn = ({ title, number, location, projectId }: OwnFindingSummary) =>
    `**${plain(title)}** (${[`finding ${number}`, plain(location), project(projectId)].filter(Boolean).join(', ')})`;
  const shown = sorted.slice(0, MOST_LISTED).map(({ finding }) => finding);
  return {
    aim: 'own.list',
    parts: [
      {
        text: `${nameIn(first.finding)}: ${first.said}, ${is} of ${counted(sorted.length, 'finding')}${sorted.length < some.length ? `; of ${some.length - sorted.length} nothing of the kind is recorded` : ''}.\n${numbered(
          sorted
            .slice(0, MOST_LISTED)
            .map(
              ({ finding, said }) =>
                `${nameIn(finding)}: ${said}${isPressingFinding(finding) ? `. Open hazard: ${hazardSaid(finding)}` : ''}`,
            ),
        )}${moreThan(shown.length, sorted.length)}`,
        rows: shown.map(findingRow),
        support: 0.95,
        listed: itemsOf(shown),
      },
    ],
    finding: null,
    projectId: where.length === 1 ? (where[0]?.id ?? null) : null,
  };
}

const OWN = /\b(?:my|our|i|we|have got|have i|recorded|logged|mine)\b/i;
const EVERYWHERE =
  /\b(?:any|every)where\b|\b(?:all|any|every|across)\b.{0,12}\b(?:my|our|projects|jobs|places|of them)\b|\bever\b/i;
const WORDS =
  /\b(?:widest|biggest|largest|longest|deepest|tallest|highest|narrowest|smallest|thinnest|shortest|least|lowest|most|surest|last|latest|findings?|defects?|issues?|items?|things?|all)\b/gi;

/** The answer; undefined where no end of an order is asked for. */
export const mostOrLeast = async (
  text: string,
  thread: Thread,
  own: OwnContext,
  projects: readonly OwnProject[],
): Promise<ToldAttribute | undefined> =>
  (await ofProjects(text, own, projects)) ?? (await ofFindings(text, thread, own, projects));
