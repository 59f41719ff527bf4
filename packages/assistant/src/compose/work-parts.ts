/** Answers about the user's own projects and findings: lists, what comes first, what stands in the way of a handover. */
import { SEVERITY_RANK } from '@plumbline/knowledge';
import type { Aim } from '../aims/aims.ts';
import { findingsAbout, findingsNamed, projectsNamed, severitiesSaid } from '../aims/meant.ts';
import { rowsNamed } from '../corpus.ts';
import { type OwnContext, type OwnFindingSummary, type OwnProject, plain } from '../own.ts';
import { findingLine, findingRow, projectRow } from '../rows/own-rows.ts';
import { listed } from '../rows/row.ts';
import type { Part } from './part.ts';

const MOST_LISTED = 12;
const numbered = (lines: readonly string[]) => lines.map((line, at) => `${at + 1}. ${line}`).join('\n');
const itemsOf = (findings: readonly OwnFindingSummary[]) =>
  findings.map(({ id, defectId }) => ({ findingId: id, defectId }));
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** What there is to say, with what may be tapped next. */
export interface Said {
  parts: Part[];
  /** One short question back instead of an answer. */
  asks?: boolean;
  choices?: readonly string[];
  /** The project that is spoken of from here on. */
  projectId?: number;
}

const say = (text: string, rows: Part['rows'], more: Partial<Part> = {}): Said => ({
  parts: [{ text, rows, support: 0.95, ...more }],
});

const NO_PROJECT = say(
  'You have no project yet. Add one under **Projects**, then analyse a photo: I can list and rank what it shows.',
  [],
);

const askWhich = (projects: readonly OwnProject[], choice: (name: string) => string): Said => ({
  parts: [
    {
      text: 'Which project do you mean?',
      rows: [],
      support: 0.9,
      listedProjects: projects.slice(0, 6).map(({ id }) => id),
    },
  ],
  asks: true,
  choices: projects.slice(0, 6).map(({ name }) => choice(plain(name))),
});

const SAY_AGAIN: Partial<Record<Aim, (name: string) => string>> = {
  'own.summary': (name) => `Summarise ${name}`,
  'own.list': (name) => `List the findings of ${name}`,
  'own.first': (name) => `What should I fix first in ${name}?`,
  'own.compliance': (name) => `Is ${name} compliant?`,
  'own.review': (name) => `What is left to review in ${name}?`,
  'own.when': (name) => `What is the newest finding of ${name}?`,
};

const tally = (findings: readonly OwnFindingSummary[]) =>
  (['critical', 'high', 'medium', 'low'] as const)
    .map((severity) => [findings.filter((each) => each.severity === severity).length, severity] as const)
    .filter(([count]) => count > 0)
    .map(([count, severity]) => `${count} ${severity}`);

function listOf(project: OwnProject, findings: readonly OwnFindingSummary[], text: string): Said {
  const name = plain(project.name);
  if (findings.length === 0)
    return say(`**${name}** has no findings yet. Analyse a photo in it and I can list them.`, [
      projectRow(project),
    ]);
  const severities = severitiesSaid(text);
  const about = findingsAbout(text, findings);
  const compliance = /\b(?:non.?compliant|(?:don't|doesn't|do not|does not) comply|fail|breach)/i.test(text)
    ? 'non_compliant'
    : undefined;
  const here = about.length > 0 && about.length < findings.length;
  const place =
    /\b(?:in|on|at|near|above|below|around) (?:the|my|our)\b|\bwet areas?\b|outside|upstairs|downstairs/i.test(
      text,
    );
  const shown = findings
    .filter(({ severity }) => !severities || severities.includes(severity))
    .filter((each) => !here || about.includes(each))
    .filter((each) => !compliance || each.compliance === compliance)
    .slice(0, MOST_LISTED);
  const which = severities ? `${listed(severities, 'or')} ` : '';
  if (shown.length === 0)
    return say(
      `**None.** ${name} has no ${which}finding ${compliance ? 'that a rule finds non-compliant' : 'like that'}. It has ${counted(findings.length, 'finding')}: ${listed(tally(findings))}.`,
      [projectRow(project)],
    );
  if (
    place &&
    !here &&
    !severities &&
    !compliance &&
    about.length === 0 &&
    /\b(?:any|anything|whats|what's|what is)\b/i.test(text) &&
    !/project|job|list/i.test(text)
  )
    return say(
      `**Nothing is recorded there.** ${name} has ${counted(findings.length, 'finding')} elsewhere. No finding doesn’t mean no defect.`,
      [projectRow(project)],
    );
  return {
    parts: [
      {
        text: `**${counted(shown.length, `${which}finding`)}** in ${name}${shown.length === findings.length ? ` (${listed(tally(findings))})` : ''}, the worst first:\n${numbered(shown.map(findingLine))}`,
        rows: [projectRow(project), ...shown.map(findingRow)],
        support: 0.95,
        listed: itemsOf(shown),
      },
    ],
    projectId: project.id,
    choices:
      shown.length > 1
        ? ['What should I fix first?', 'Who fixes the first one?']
        : ['Who fixes it?', 'Can it wait?'],
  };
}

const HOW_SOON = {
  critical: 'act at once',
  high: 'have it looked at within days',
  medium: 'plan it within weeks',
  low: 'it can usually wait',
} as const;

function firstOf(project: OwnProject, findings: readonly OwnFindingSummary[]): Said {
  const name = plain(project.name);
  const [worst, ...rest] = findings.slice(0, 3);
  if (!worst)
    return say(`**${name}** has no findings yet, so there is nothing to fix first.`, [projectRow(project)]);
  const more =
    rest.length > 0
      ? `\n\nThen:\n${rest.map((each, at) => `${at + 2}. ${findingLine(each)}`).join('\n')}`
      : '';
  return {
    parts: [
      {
        text: `**${plain(worst.title)}**${worst.location ? ` (${plain(worst.location)})` : ''} comes first in ${name}: it is rated **${worst.severity}**, so ${HOW_SOON[worst.severity]}.${more}\n\nI rank by severity: people’s safety first, then damage that spreads.`,
        rows: [findingRow(worst), ...rest.map(findingRow)],
        support: 0.95,
        listed: itemsOf([worst, ...rest]),
      },
    ],
    projectId: project.id,
    choices: ['Who fixes it?', 'How long have I got?', 'Who pays, me or the builder?'],
  };
}

function complianceOf(project: OwnProject, findings: readonly OwnFindingSummary[], text: string): Said {
  const name = plain(project.name);
  const handover = /\bhand|settle|ready|sign|completion|final/i.test(text);
  if (findings.length === 0)
    return say(
      `**I can’t say:** ${name} has no findings yet, and no finding doesn’t mean that it complies. A building surveyor or certifier decides that on site.`,
      [projectRow(project)],
    );
  const failing = findings.filter(({ compliance }) => compliance === 'non_compliant');
  const open = findings.filter(({ compliance }) => compliance === 'undetermined');
  const grave = findings.filter(({ severity }) => SEVERITY_RANK[severity] >= SEVERITY_RANK.high);
  const stands = [...new Set([...failing, ...grave])].slice(0, 6);
  const lead =
    failing.length > 0
      ? `**No, not as it stands.** ${counted(failing.length, 'finding')} in ${name} ${failing.length === 1 ? 'breaks' : 'break'} a rule.`
      : handover && grave.length > 0
        ? `**Not yet.** ${name} has ${counted(grave.length, 'finding')} rated high or critical.`
        : `**It can’t be said yet.** No finding in ${name} breaks a rule that I could check.`;
  const undecided =
    open.length > 0
      ? `For ${open.length} of ${counted(findings.length, 'finding')} compliance is **not determined**: a photo doesn’t settle it, so state a measurement or have it inspected.`
      : '';
  return {
    parts: [
      {
        text: [
          lead,
          stands.length > 0
            ? `Deal with these before ${handover ? 'handover' : 'you rely on it'}:\n${numbered(stands.map(findingLine))}`
            : '',
          undecided,
          'Only a building surveyor or certifier can say that a whole building complies.',
        ]
          .filter(Boolean)
          .join('\n\n'),
        rows: [projectRow(project), ...stands.map(findingRow)],
        support: 0.9,
        listed: itemsOf(stands),
      },
    ],
    projectId: project.id,
    choices: ['What should I fix first?', 'Show the criticals'],
  };
}

function summaryOf(project: OwnProject, findings: readonly OwnFindingSummary[]): Said {
  const row = projectRow(project);
  const shown = findings.slice(0, MOST_LISTED);
  if (shown.length === 0) return say(`${row.text} No finding is listed.`, [row]);
  const undecided = findings.filter(({ decided }) => !decided).length;
  return {
    parts: [
      {
        text: `${row.text} The worst first:\n${numbered(shown.map(findingLine))}\n\n${undecided === 0 ? 'Each of these has been decided by an inspector.' : `${undecided} of these wait for your decision.`}`,
        rows: [row, ...shown.map(findingRow)],
        support: 0.95,
        listed: itemsOf(shown),
      },
    ],
    projectId: project.id,
    choices: ['What should I fix first?', 'Is it compliant?', 'How do I get a report?'],
  };
}

function reviewOf(project: OwnProject, findings: readonly OwnFindingSummary[]): Said {
  const waiting = findings.filter(({ decided }) => !decided);
  const name = plain(project.name);
  if (waiting.length === 0)
    return say(`**Nothing.** Every finding in ${name} has your decision.`, [projectRow(project)]);
  return {
    parts: [
      {
        text: `**${counted(waiting.length, 'finding')}** in ${name} ${waiting.length === 1 ? 'waits' : 'wait'} for your review:\n${numbered(waiting.slice(0, MOST_LISTED).map(findingLine))}\n\nOpen each one to confirm or correct it.`,
        rows: [projectRow(project), ...waiting.slice(0, MOST_LISTED).map(findingRow)],
        support: 0.95,
        listed: itemsOf(waiting.slice(0, MOST_LISTED)),
      },
    ],
    projectId: project.id,
  };
}

const DAY = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const day = (iso: string) => (iso === '' ? 'on a day I don’t hold' : `on ${DAY.format(new Date(iso))}`);

function whenOf(
  project: OwnProject,
  findings: readonly OwnFindingSummary[],
  text: string,
  today: string,
): Said {
  const name = plain(project.name);
  const named = findingsNamed(text, findings);
  if (/\b(?:start|create|open|set up)/i.test(text) && named.length === 0)
    return say(`**${name}** was set up ${day(project.startedOn)}.`, [projectRow(project)]);
  const sorted = [...findings].sort((a, b) => b.foundOn.localeCompare(a.foundOn) || b.id - a.id);
  const [one] = named.length === 1 ? named : /\boldest|first\b/i.test(text) ? sorted.slice(-1) : [];
  if (one)
    return say(
      `**${plain(one.title)}** was recorded ${day(one.foundOn)}.\n\n${findingLine(one)}`,
      [findingRow(one)],
      { listed: itemsOf([one]) },
    );
  const days = /\btoday\b/i.test(text)
    ? 0
    : /\byesterday\b/i.test(text)
      ? 1
      : /\bweek\b/i.test(text)
        ? 7
        : /\bmonth\b/i.test(text)
          ? 31
          : undefined;
  const since =
    days === undefined || today === ''
      ? ''
      : new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
  const shown = (since === '' ? sorted.slice(0, 5) : sorted.filter(({ foundOn }) => foundOn >= since)).slice(
    0,
    MOST_LISTED,
  );
  if (shown.length === 0)
    return say(`**Nothing new.** No finding was recorded in ${name} since ${DAY.format(new Date(since))}.`, [
      projectRow(project),
    ]);
  return {
    parts: [
      {
        text: `**${since === '' ? 'The newest first' : counted(shown.length, 'finding')}** in ${name}:\n${numbered(shown.map((each) => `${findingLine(each)}, recorded ${day(each.foundOn)}`))}`,
        rows: shown.map(findingRow),
        support: 0.95,
        listed: itemsOf(shown),
      },
    ],
    projectId: project.id,
  };
}

const STATUS: Readonly<Record<string, string>> = {
  active: 'in progress',
  on_hold: 'on hold',
  completed: 'complete',
};

async function projectsList(text: string, own: OwnContext, projects: readonly OwnProject[]): Promise<Said> {
  const counts = await Promise.all(
    projects.map(async (project) => ({ project, findings: await own.findingsOf(project.id) })),
  );
  const line = ({ project, findings }: (typeof counts)[number]) =>
    `**${plain(project.name)}**${project.address || project.state ? ` (${[plain(project.address), project.state].filter(Boolean).join(', ')})` : ''}: ${STATUS[project.status] ?? plain(project.status)} at ${project.progress}%, ${counted(findings.length, 'finding')}${findings.length > 0 ? ` (${listed(tally(findings))})` : ''}`;
  const named = projectsNamed(text, projects);
  const shown =
    named.length > 0 && named.length < projects.length
      ? counts.filter(({ project }) => named.includes(project))
      : counts;
  const superlative = /\b(?:most|more|worst|fewest|least|urgent)\b/i.test(text);
  if (superlative && named.length === 0 && counts.length > 1) {
    const weight = ({ findings }: (typeof counts)[number]) =>
      /\bworst|urgent|critical/i.test(text)
        ? findings.reduce((sum, { severity }) => sum + 10 ** SEVERITY_RANK[severity], 0)
        : findings.length;
    const sorted = [...counts].sort((a, b) =>
      /\b(?:fewest|least)\b/i.test(text) ? weight(a) - weight(b) : weight(b) - weight(a),
    );
    const [top] = sorted;
    if (top)
      return {
        parts: [
          {
            text: `**${plain(top.project.name)}**, with ${counted(top.findings.length, 'finding')}${top.findings.length > 0 ? ` (${listed(tally(top.findings))})` : ''}.\n${numbered(sorted.map(line))}`,
            rows: sorted.map(({ project }) => projectRow(project)),
            support: 0.95,
          },
        ],
        projectId: top.project.id,
      };
  }
  const lead = shown.length === 1 && named.length > 0 ? '' : `**${counted(shown.length, 'project')}**:\n`;
  const lines = shown.slice(0, MOST_LISTED).map(line);
  const [only] = shown;
  const where = lead === '' && only?.project.state ? ` It is in ${STATE_NAMES[only.project.state]}.` : '';
  return {
    parts: [
      {
        text: lead === '' ? `${lines[0] ?? ''}.${where}` : `${lead}${numbered(lines)}`,
        rows: shown.slice(0, MOST_LISTED).map(({ project }) => projectRow(project)),
        support: 0.95,
        listedProjects: shown.map(({ project }) => project.id),
      },
    ],
    ...(only && shown.length === 1 ? { projectId: only.project.id } : {}),
  };
}

const STATE_NAMES = {
  NSW: 'New South Wales',
  VIC: 'Victoria',
  QLD: 'Queensland',
  WA: 'Western Australia',
  SA: 'South Australia',
  TAS: 'Tasmania',
  NT: 'the Northern Territory',
  ACT: 'the ACT',
} as const;

async function creditsOf(text: string, own: OwnContext): Promise<Said> {
  const left = await own.credits();
  const wanted = Number(/\b(\d{1,5})\b/.exec(text)?.[1] ?? Number.NaN);
  const enough = Number.isNaN(wanted)
    ? left === 0
      ? ' Buy a pack to analyse more photos.'
      : ` That is ${counted(left, 'analysis', 'analyses')}: one credit pays for one photo.`
    : left >= wanted
      ? ` Yes, enough for ${wanted}: one credit pays for one photo.`
      : ` Not enough for ${wanted}: you are ${wanted - left} short. One credit pays for one photo.`;
  return say(
    `**${counted(left, 'credit')}** left.${enough}`,
    rowsNamed('help:faq/what-does-one-credit-pay-for'),
  );
}

async function reportsOf(text: string, own: OwnContext): Promise<Said> {
  const reports = await own.reports();
  const how = rowsNamed('help:guide/reports/make-a-report', 'help:guide/reports/report-price');
  if (/\bhow (?:do|can)|where do|can i\b|send\b/i.test(text) || reports.length === 0) {
    const none =
      reports.length === 0 && !/\bhow (?:do|can)|where do|can i\b|send\b/i.test(text)
        ? '**You have no report yet.** '
        : '';
    return {
      parts: how.map((row, at) => ({
        text: at === 0 ? `${none}${row.text}` : row.text,
        rows: [row],
        support: 0.9,
      })),
    };
  }
  const lines = reports
    .slice(0, MOST_LISTED)
    .map(
      ({ title, bought, madeOn }) =>
        `**${plain(title)}**, made ${day(madeOn)}, ${bought ? 'bought' : 'not bought'}`,
    );
  return say(
    `**${counted(reports.length, 'report')}**, the newest first:\n${numbered(lines)}\n\nOpen **Reports** to download them.`,
    how.slice(0, 1),
  );
}

/** Answers an aim about the user's own work; undefined where the message means something else after all. */
export async function composeWork(
  aim: Aim,
  text: string,
  own: OwnContext,
  spokenOf: number | null,
): Promise<Said | undefined> {
  if (aim === 'own.credits') return creditsOf(text, own);
  if (aim === 'own.reports') return reportsOf(text, own);
  const projects = await own.projects();
  if (aim === 'own.projects') return projects.length === 0 ? NO_PROJECT : projectsList(text, own, projects);
  if (projects.length === 0 && !own.project) return NO_PROJECT;
  const named = projectsNamed(text, projects);
  const project =
    (named.length === 1 ? named[0] : undefined) ??
    (named.length > 1
      ? undefined
      : (projects.find(({ id }) => id === spokenOf) ??
        own.project ??
        (projects.length === 1 ? projects[0] : undefined)));
  if (!project && named.length < 2 && ACROSS.has(aim) && !ONE_PROJECT.test(text))
    return acrossAll(aim, text, own, projects);
  if (!project) return askWhich(named.length > 1 ? named : projects, SAY_AGAIN[aim] ?? ((name) => name));
  const findings = await own.findingsOf(project.id);
  const said = await ofProject(aim, text, own, project, findings);
  return said && { ...said, projectId: project.id };
}

const ACROSS: ReadonlySet<Aim> = new Set(['own.list', 'own.first', 'own.review', 'own.when']);
const ONE_PROJECT = /\b(?:project|job|site|house|build|place)\b/i;
/** Stands for all of them together; it has no page of its own. */
const ALL_ID = 0;

/** The same of everything that the user has. */
async function acrossAll(
  aim: Aim,
  text: string,
  own: OwnContext,
  projects: readonly OwnProject[],
): Promise<Said | undefined> {
  const each = await Promise.all(
    projects.slice(0, 20).map(async ({ id, name }) =>
      (await own.findingsOf(id)).map((finding) => ({
        ...finding,
        location: [finding.location, name].filter(Boolean).join(', '),
      })),
    ),
  );
  const findings = each
    .flat()
    .sort((a, b) => SEVERITY_RANK[b.severity] - SEVERITY_RANK[a.severity] || b.id - a.id);
  const [first] = projects;
  if (!first) return undefined;
  const all: OwnProject = { ...first, id: ALL_ID, name: 'your projects', state: null, address: '' };
  const said = await ofProject(aim, text, own, all, findings);
  if (!said) return undefined;
  const { projectId: _none, ...rest } = said;
  return {
    ...rest,
    parts: said.parts.map((part) => ({
      ...part,
      rows: part.rows.filter(({ id }) => id !== `project:${ALL_ID}`),
    })),
  };
}

async function ofProject(
  aim: Aim,
  text: string,
  own: OwnContext,
  project: OwnProject,
  findings: readonly OwnFindingSummary[],
): Promise<Said | undefined> {
  switch (aim) {
    case 'own.list':
      return listOf(project, findings, text);
    case 'own.first':
      return firstOf(project, findings);
    case 'own.compliance':
      return complianceOf(project, findings, text);
    case 'own.summary':
      return summaryOf(project, findings);
    case 'own.review':
      return reviewOf(project, findings);
    case 'own.when':
      return whenOf(project, findings, text, own.today);
    default:
      return undefined;
  }
}
