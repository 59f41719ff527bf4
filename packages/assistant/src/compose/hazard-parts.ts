/** What is dangerous in the user's own work, from the hazard alerts that nobody has closed. Never that it is safe. */
import { type OwnFindingSummary, type OwnHazards, type OwnProject, plain } from '../account-data.ts';
import type { Span } from '../aims/days-said.ts';
import { findingRow, projectRow } from '../rows/own-rows.ts';
import { listed } from '../rows/row.ts';
import { counted, day, itemsOf, MOST_LISTED, numbered, type Said, say } from './list-words.ts';
import { hazardLine, isPressingFinding, topAlert, urgencySaid, worstFirst } from './open-hazards.ts';

/** The findings with an open hazard of one project, or of all. */
export interface Where {
  /** What they are of; null for all of the user's projects. */
  project: OwnProject | null;
  projects: readonly OwnProject[];
  open: readonly OwnFindingSummary[];
  /** Of which nobody has said whether anything has fallen. */
  unsaid?: readonly OwnFindingSummary[];
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

const SEE_THE_REST = 'Open the project and filter by open hazards to see the rest.';

function linesOf({ project, projects, open }: Where): { text: string; shown: OwnFindingSummary[] } {
  const shown = [...open].sort(worstFirst).slice(0, MOST_LISTED);
  const of = (each: OwnFindingSummary) =>
    project ? undefined : projects.find(({ id }) => id === each.projectId);
  const more = open.length > shown.length ? `\n\n${SEE_THE_REST}` : '';
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

/** Nothing is open; what nobody has answered yet may be a danger all the same. */
function none(where: Where): Said {
  const { project, unsaid = [] } = where;
  if (unsaid.length > 0)
    return said(
      { ...where, open: unsaid },
      `**It can’t be said yet.** Nobody has said of ${counted(unsaid.length, 'finding')} in ${nameOf(where)} whether anything has fallen, is loose or stands open. Say so on the finding: a yes says what to do and whom to call.`,
      ON_SITE,
    );
  return {
    ...say(`**No hazard alert is open in ${nameOf(where)}.** ${ON_SITE}`, headOf(where)),
    ...(project ? { projectId: project.id } : {}),
  };
}

const have = (open: readonly OwnFindingSummary[]) =>
  `${counted(open.length, 'finding')} ${open.length === 1 ? 'has' : 'have'} an open hazard`;

/** 'How many hazards are open here?', 'list them with act now first'. */
export function hazardsListed(where: Where): Said {
  const { open } = where;
  if (open.length === 0) return none(where);
  return said(where, `**${have(open)}** in ${nameOf(where)}: ${counts(open)}. The most urgent first:`);
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
    lead,
    'Call 000 if anyone is in danger. An alert stays until you close it with a reason.',
  );
}

/** 'Can we move in on Friday?': undefined where no hazard decides it. */
export function stayedIn(where: Where): Said | undefined {
  const pressing = where.open.filter(isPressingFinding);
  if (pressing.length === 0) return undefined;
  return said(
    { ...where, open: pressing },
    `**No, not as it stands: ${have(pressing)}** in ${nameOf(where)} to act on now or today.`,
    'Keep out of these parts until whoever each alert names has checked them on site. Whether you can use the rest is for them to say.',
  );
}

/** 'Can mum still use the verandah?', of what is open there. */
export function usedThere(where: Where, keepsAway = false): Said {
  const pressing = where.open.filter(isPressingFinding);
  const open = pressing.length > 0 ? pressing : where.open;
  const position = keepsAway
    ? 'Yes, until it is checked'
    : pressing.length > 0
      ? 'No, not until it is checked'
      : 'Not before this is dealt with';
  const lead = `**${position}: ${have(open)} there** (${counts(open)}).`;
  return said(
    { ...where, open },
    lead,
    'Keep off it and out of it until whoever each alert names has checked it on site. Whether the rest can be used is for them to say.',
  );
}

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
