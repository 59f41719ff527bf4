/** What is dangerous in the user's own work, from the hazard alerts that nobody has closed. Never that it is safe. */
import type { Alert } from '@plumbline/knowledge/hazards';
import { type OwnFindingSummary, type OwnHazards, type OwnProject, plain } from '../account-data.ts';
import type { Span } from '../aims/days-said.ts';
import { findingLine, findingRow, projectRow } from '../rows/own-rows.ts';
import { listed } from '../rows/row.ts';
import { counted, day, itemsOf, MOST_LISTED, numbered, type Said, say } from './list-words.ts';
import { hazardLine, isPressingFinding, topAlert, urgencySaid, worstFirst } from './open-hazards.ts';
import type { Part } from './part.ts';

/** The findings with an open hazard of one project, or of all. */
export interface Where {
  /** What they are of; null for all of the user's projects. */
  project: OwnProject | null;
  projects: readonly OwnProject[];
  open: readonly OwnFindingSummary[];
  /** Of which nobody has said whether anything has fallen. */
  unsaid?: readonly OwnFindingSummary[];
  /** Rated critical or high, without an open alert. */
  grave?: readonly OwnFindingSummary[];
  /** The one that it was asked on: it comes before the others. */
  on?: OwnFindingSummary | null;
}

const nameOf = ({ project }: Where) => (project ? plain(project.name) : 'your projects');
const headOf = ({ project }: Where) => (project ? [projectRow(project)] : []);

/** '3 findings have an open hazard: 2 act now and 1 make safe today'. */
function counts(open: readonly OwnFindingSummary[]): string {
  const many = (['now', 'today', 'soon'] as const)
    .map((urgency) => [open.filter((each) => topAlert(each)?.urgency === urgency).length, urgency] as const)
    .filter(([count]) => count > 0)
    .map(([count, urgency]) => `${count} ${urgencySaid(urgency)}`);
  return listed(many);
}

/** Those that stand after the longest list, each by its number: none is left out. */
function alsoOpen(rest: readonly OwnFindingSummary[], of: (each: OwnFindingSummary) => string): string {
  if (rest.length === 0) return '';
  const named = rest.map((each) => {
    const alert = topAlert(each);
    const what = alert
      ? `${alert.title}, ${urgencySaid(alert.urgency)}`
      : 'not said whether anything has fallen';
    return `finding ${each.number}${of(each)} (${what})`;
  });
  return `\n\nAlso: ${named.join('; ')}.`;
}

function linesOf({ project, projects, open, on }: Where): { text: string; shown: OwnFindingSummary[] } {
  const isOn = ({ id }: OwnFindingSummary) => Number(id === on?.id);
  const sorted = [...open].sort((a, b) => isOn(b) - isOn(a) || worstFirst(a, b));
  const shown = sorted.slice(0, MOST_LISTED);
  const of = (each: OwnFindingSummary) =>
    project ? undefined : projects.find(({ id }) => id === each.projectId);
  const more = alsoOpen(sorted.slice(MOST_LISTED), (each) => {
    const name = of(each)?.name;
    return name ? `, ${plain(name)}` : '';
  });
  return { text: `${numbered(shown.map((each) => hazardLine(each, of(each))))}${more}`, shown };
}

const CHOICES = ['Who do I call first?', 'What should I fix first?'];

function said(where: Where, lead: string, after = ''): Said {
  const { text, shown } = linesOf(where);
  return {
    parts: [
      {
        text: [lead, text, after].filter(Boolean).join('\n\n'),
        rows: [...headOf(where), ...shown.map(findingRow)],
        support: 0.95,
        listed: itemsOf(shown),
      },
    ],
    choices: CHOICES,
    ...(where.project ? { projectId: where.project.id } : {}),
  };
}

const ON_SITE =
  'That doesn’t make it safe: I know only what was photographed and written. Call 000 if anyone is in danger.';

/** What is rated critical or high beside the alerts; empty where nothing is. */
const alsoGrave = ({ grave = [], project, projects }: Where): string =>
  grave.length === 0
    ? ''
    : `**${counted(grave.length, 'finding')} without an alert ${grave.length === 1 ? 'is' : 'are'} rated critical or high.** Act at once on a critical one; have a high one looked at within days:\n${grave
        .slice(0, MOST_GRAVE)
        .map(
          (each) =>
            `- ${findingLine(each, project ? '' : plain(projects.find(({ id }) => id === each.projectId)?.name ?? ''))}`,
        )
        .join('\n')}${grave.length > MOST_GRAVE ? `\n- and ${grave.length - MOST_GRAVE} more` : ''}`;
const MOST_GRAVE = 6;

/** Nothing is open; what nobody has answered yet may be a danger all the same. */
function none(where: Where): Said {
  const { project, unsaid = [] } = where;
  if (unsaid.length > 0)
    return said(
      { ...where, open: unsaid },
      `**I can’t say yet.** Of ${counted(unsaid.length, 'finding')} in ${nameOf(where)} nobody has answered whether anything has fallen, is loose or has a hole in it. Answer it on the finding: a yes says what to do and whom to call.`,
      [alsoGrave(where), ON_SITE].filter(Boolean).join('\n\n'),
    );
  return {
    ...say(
      [`**No hazard alert is open in ${nameOf(where)}.** ${ON_SITE}`, alsoGrave(where)]
        .filter(Boolean)
        .join('\n\n'),
      [...headOf(where), ...(where.grave ?? []).slice(0, MOST_GRAVE).map(findingRow)],
    ),
    ...(project ? { projectId: project.id } : {}),
  };
}

/** Beside open hazards: what may be one, as long as nobody has said what has fallen. */
function notSaidYet(where: Where): string {
  const { unsaid = [] } = where;
  return unsaid.length === 0
    ? ''
    : `**Of ${counted(unsaid.length, 'finding')} nobody has answered** whether anything has fallen, is loose or has a hole in it. Until somebody does:\n\n${linesOf({ ...where, open: unsaid }).text}`;
}

/** Of the finding that it was asked on, where nothing is open on it: the others follow. */
const onThisOne = ({ on, open, unsaid = [] }: Where): string =>
  on && ![...open, ...unsaid].some(({ id }) => id === on.id)
    ? `No hazard alert is open on finding ${on.number}, ${plain(on.title)}. ${ON_SITE}`
    : '';

const have = (open: readonly OwnFindingSummary[]) =>
  `${counted(open.length, 'finding')} ${open.length === 1 ? 'has' : 'have'} an open hazard`;

/** 'How many hazards are open here?', 'list them with act now first'. */
export function hazardsListed(where: Where): Said {
  const { open } = where;
  if (open.length === 0) return none(where);
  return said(
    where,
    `**${have(open)}** in ${nameOf(where)}: ${counts(open)}. The most urgent first:`,
    notSaidYet(where),
  );
}

/** 'Is anyone in danger there?' */
export function inDanger(where: Where): Said {
  const { open } = where;
  if (open.length === 0) return none(where);
  const lead = open.some(isPressingFinding)
    ? `**Yes, treat it so: ${have(open)}** in ${nameOf(where)} (${counts(open)}).`
    : `**Not at once, by what is recorded, but ${have(open)}** in ${nameOf(where)} (${counts(open)}).`;
  return said(
    where,
    [onThisOne(where), lead].filter(Boolean).join('\n\n'),
    [
      notSaidYet(where),
      alsoGrave(where),
      'Call 000 if anyone is in danger. An alert stays until you close it with a reason.',
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
}

/** 'Is my project safe?': nothing is called so. */
export function asToSafety(where: Where): Said {
  const { open } = where;
  if (open.length === 0) return none(where);
  const lead = open.some(isPressingFinding) ? 'No, not as it stands' : 'Nobody can call it safe from here';
  return said(
    where,
    `**${lead}: ${have(open)}** in ${nameOf(where)} (${counts(open)}).`,
    [notSaidYet(where), alsoGrave(where), whomFirst(open)].filter(Boolean).join('\n\n'),
  );
}

/** Whom the most urgent of them calls. */
function whomFirst(open: readonly OwnFindingSummary[]): string {
  const [worst] = [...open].sort(worstFirst);
  const alert = worst && topAlert(worst);
  return alert ? `Who to call first: ${alert.call}` : '';
}

/** 'Is this house safe to buy?': what is open stands first, and nothing is called safe. */
export function beforeBuying(where: Where): Said {
  const cant = '**I can’t say whether to buy it, and nobody can call it safe from here.**';
  if (where.open.length === 0) {
    const { parts, ...rest } = none(where);
    return { ...rest, parts: parts.map((part) => ({ ...part, text: `${cant}\n\n${part.text}` })) };
  }
  return said(
    where,
    `${cant} **${have(where.open)}** in ${nameOf(where)} (${counts(where.open)}). The most urgent first:`,
    [notSaidYet(where), alsoGrave(where), ON_SITE].filter(Boolean).join('\n\n'),
  );
}

/** 'Is there a gas leak?', of those that tell of such a danger. */
export const ofThatKind = (where: Where): Said =>
  said(
    where,
    `**Yes, treat it so: ${counted(where.open.length, 'finding')}** in ${nameOf(where)} ${where.open.length === 1 ? 'tells' : 'tell'} of it.`,
    'Call 000 if anyone is in danger.',
  );

/** The same where nothing recorded tells of it: what to do if it is there, where no alert of the message says that. */
export function noneOfThatKind(where: Where, alert: Alert | undefined): Said {
  const what = alert
    ? ` If it is there all the same (${alert.title.toLowerCase()}): ${alert.steps.slice(0, 4).join(' ')} Who to call: ${alert.call}`
    : '';
  return say(
    `**Nothing recorded in ${nameOf(where)} tells of that.** That doesn’t make it safe: I know only what was photographed and written.${what}`,
    headOf(where),
  );
}

/** What a list of findings leaves out because the panel settled on nothing, and what is dangerous all the same. */
export function besideList({ project, projects, open }: Where, shown: readonly OwnFindingSummary[]): Part[] {
  const left = open.filter(({ id }) => !shown.some((each) => each.id === id));
  if (left.length === 0) return [];
  const lines = [...left]
    .sort(worstFirst)
    .map((each) => hazardLine(each, project ? undefined : projects.find(({ id }) => id === each.projectId)));
  return [
    {
      text: `**To act on, though the panel settled on nothing there:**\n${lines.map((line) => `- ${line}`).join('\n')}`,
      rows: left.slice(0, MOST_LISTED).map(findingRow),
      support: 0.95,
    },
  ];
}

/** 'Can we move in on Friday?': undefined where no hazard decides it. */
export function stayedIn(where: Where): Said | undefined {
  const pressing = where.open.filter(isPressingFinding);
  if (pressing.length === 0) return undefined;
  return said(
    { ...where, open: pressing },
    `**No, not as it stands: ${have(pressing)}** in ${nameOf(where)} to act on now or today.`,
    `Keep out of these parts until whoever each alert names has checked them on site. I can’t say that the rest is safe: that is for them to say.\n\n${whomFirst(pressing)}`,
  );
}

/** 'Can mum still use the verandah?', of what is open there. */
export function usedThere(where: Where, asked: AskedThere): Said {
  const pressing = where.open.filter(isPressingFinding);
  const open = pressing.length > 0 ? pressing : where.open;
  const unknown =
    asked === 'still used' ? ' Whether anybody still does isn’t in what I read here: find out today.' : '';
  const [position, now] = POSITIONS[asked];
  const lead = `**${pressing.length > 0 ? now : position}: ${have(open)} there** (${counts(open)}).${unknown}`;
  return said(
    { ...where, open },
    lead,
    'Keep off it and out of it until whoever each alert names has checked it on site. Whether the rest can be used is for them to say.',
  );
}

/** What is asked of a place: whether to use it, to stay away, to leave it unmended, whether it still is used, or is a danger. */
export type AskedThere = 'use' | 'keep away' | 'leave' | 'still used' | 'dangerous';
/** The position on each, by itself and where an alert asks to act now or today. */
const POSITIONS: Readonly<Record<AskedThere, readonly [string, string]>> = {
  use: ['Not before this is dealt with', 'No, not until it is checked'],
  'keep away': ['Yes, until it is checked', 'Yes, until it is checked'],
  leave: ['No, don’t put it off', 'No, it can’t wait'],
  dangerous: ['Treat it as dangerous', 'Treat it as dangerous'],
  'still used': ['It mustn’t be, not until it is checked', 'It mustn’t be, not until it is checked'],
};

/** 'Did I close any hazard today?' */
export function closedOnes(where: Where, closed: OwnHazards['closed'], span: Span | undefined): Said {
  const kept = closed.filter(({ closedOn }) => !span || (closedOn >= span.from && closedOn <= span.to));
  const still =
    where.open.length === 0
      ? `No hazard is open in ${nameOf(where)} now.`
      : `${have(where.open)} in ${nameOf(where)}.`;
  if (kept.length === 0)
    return say(`**No.** No hazard alert was closed ${span ? 'then' : 'yet'}. ${still}`, headOf(where), {
      listed: [],
    });
  const shown = kept.slice(0, MOST_LISTED);
  const line = ({ finding, title, closedOn }: OwnHazards['closed'][number]) =>
    `${title} (finding ${finding.number}${finding.location ? `, ${plain(finding.location)}` : ''}), closed ${day(closedOn)}`;
  return {
    parts: [
      {
        text: `**Yes: ${counted(kept.length, 'hazard alert')}.**\n${numbered(shown.map(line))}\n\n${still}`,
        rows: [...headOf(where), ...shown.map(({ finding }) => findingRow(finding))],
        support: 0.95,
        listed: itemsOf(shown.map(({ finding }) => finding)),
      },
    ],
  };
}
