/** Answers about what the user's account holds: its projects, its credits and its reports. */
import { SEVERITY_RANK } from '@plumbline/knowledge';
import { type OwnContext, type OwnProject, plain } from '../account-data.ts';
import { projectsNamed, severitiesSaid } from '../aims/meant.ts';
import { letterOf } from '../aims/turns-to.ts';
import { ANY_PROJECT_HAS, HAS_NOTHING, NOTHING_WORSE, WHICH_HAS } from '../aims/which-has.ts';
import { rowsNamed } from '../corpus.ts';
import { readState } from '../question/places.ts';
import { projectRow, STATUS_WORDS } from '../rows/own-rows.ts';
import { listed } from '../rows/row.ts';
import { beside } from './compare-projects.ts';
import { counted, MOST_LISTED, numbered, type Said, say, tally } from './list-words.ts';

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

/** Asks of several projects. */
const OF_ALL =
  /\b(?:projects|jobs|houses|sites|each|every|which|how many|most|more|worst|fewest|least|any)\b|\bwhat (?:project|job|site|house)\b/i;

/** Asks where a job is. */
const ADDRESS = /\baddress\b|\bstreet\b|\bsuburb\b|\bpostcode\b/i;
/** The letters of two that stand beside each other: 'A or B'. */
const LETTERS = /\b([a-h]) (?:or|and|vs|versus|than) ([a-h])\b/i;
/** The projects that are set beside each other: 'who has more, Toowoomba or Kalgoorlie?' */
function rivalsIn(text: string, projects: readonly OwnProject[]): OwnProject[] {
  const apart = text
    .split(/\b(?:or|and|than|vs|versus|with|against|to|compared?|comparison|next|alongside|beside)\b|,/i)
    .map((piece) => projectsNamed(piece, projects));
  const named = [...new Set(apart.flatMap((some) => (some.length === 1 ? some : [])))];
  const letters = LETTERS.exec(text)?.slice(1) ?? [];
  const lettered = letters.flatMap(
    (letter) => projects.find(({ name }) => letterOf({ name }) === letter.toLowerCase()) ?? [],
  );
  return named.length > 1 ? named : lettered;
}

const SETS_BESIDE =
  /\b(?:compar\w*|versus|vs|more|worse|better|fewer|less|most|worst|best|ahead|further along|bigger|smaller|older|newer|stack\w* up|measures? up|next to|alongside|beside|side by side|against|difference between|differ|both)\b/i;
/** What in a message asks which of those that were listed has more, or is the worse. */
export const setsBeside = (text: string): boolean => SETS_BESIDE.test(text);
/** Whether a message sets one project against another. */
export const comparesProjects = (text: string, projects: readonly OwnProject[]): boolean =>
  SETS_BESIDE.test(text) && rivalsIn(text, projects).length > 1;

export async function projectsList(
  text: string,
  own: OwnContext,
  projects: readonly OwnProject[],
): Promise<Said> {
  const counts = await Promise.all(
    projects.map(async (project) => ({ project, findings: await own.findingsOf(project.id) })),
  );
  const line = ({ project, findings }: (typeof counts)[number]) =>
    `**${plain(project.name)}**${project.address || project.state ? ` (${[plain(project.address), project.state].filter(Boolean).join(', ')})` : ''}: ${STATUS_WORDS[project.status] ?? plain(project.status)} at ${project.progress}%, ${counted(findings.length, 'finding')}${findings.length > 0 ? ` (${listed(tally(findings))})` : ''}`;
  const { state } = readState(text);
  const there = state && /\b(?:projects|jobs|sites|houses|which|how many|any)\b/i.test(text);
  const said = there ? projects.filter((project) => project.state === state) : projectsNamed(text, projects);
  if (there && said.length === 0)
    return say(`**None.** No project of yours is set to ${STATE_NAMES[state]}.`, []);
  // 'What state did I put on this job?' means the open one.
  const open = own.project && !OF_ALL.test(text) ? projects.filter(({ id }) => id === own.project?.id) : [];
  const named = said.length > 0 ? said : open;
  const shown =
    named.length > 0 && (there || said.length === 0 || named.length < projects.length)
      ? counts.filter(({ project }) => named.includes(project))
      : counts;
  if (
    (WHICH_HAS.test(text) || ANY_PROJECT_HAS.test(text)) &&
    HAS_NOTHING.test(text) &&
    !NOTHING_WORSE.test(text)
  ) {
    const empty = counts.filter(({ findings }) => findings.length === 0);
    return say(
      empty.length === 0
        ? '**None.** Every project of yours has findings.'
        : `**${counted(empty.length, 'project')}** without a finding:\n${numbered(empty.slice(0, MOST_LISTED).map(line))}`,
      empty.slice(0, MOST_LISTED).map(({ project }) => projectRow(project)),
    );
  }
  if (NOTHING_WORSE.test(text)) {
    const [most] = severitiesSaid(text.slice(text.search(NOTHING_WORSE))) ?? [];
    const mild = counts.filter(({ findings }) =>
      findings.every(({ severity }) => most !== undefined && SEVERITY_RANK[severity] <= SEVERITY_RANK[most]),
    );
    return say(
      mild.length === 0
        ? `**None.** Every project of yours has something worse than ${most ?? 'that'}.`
        : `**${counted(mild.length, 'project')}** with nothing worse than ${most}:\n${numbered(mild.slice(0, MOST_LISTED).map(line))}`,
      mild.slice(0, MOST_LISTED).map(({ project }) => projectRow(project)),
    );
  }
  const rivals = rivalsIn(text, projects);
  if (rivals.length > 1) return beside(text, own, rivals);
  const superlative = /\b(?:compare|versus|vs|most|more|worst|worse|fewest|fewer|least|less|urgent)\b/i.test(
    text,
  );
  if (superlative && counts.length > 1 && named.length === 0) {
    const weight = ({ findings }: (typeof counts)[number]) =>
      /\bwors[te]|urgent|critical/i.test(text)
        ? findings.reduce((sum, { severity }) => sum + 10 ** SEVERITY_RANK[severity], 0)
        : findings.length;
    const sorted = [...counts].sort((a, b) =>
      /\b(?:fewest|fewer|least|less)\b/i.test(text) ? weight(a) - weight(b) : weight(b) - weight(a),
    );
    const [top] = sorted;
    if (top)
      return {
        parts: [
          {
            text: `**${plain(top.project.name)}**, with ${counted(top.findings.length, 'finding')}${top.findings.length > 0 ? ` (${listed(tally(top.findings))})` : ''}.\n${numbered(sorted.map(line))}`,
            rows: sorted.map(({ project }) => projectRow(project)),
            support: 0.95,
            listedProjects: sorted.map(({ project }) => project.id),
          },
        ],
        projectId: top.project.id,
      };
  }
  const [alone] = shown;
  if (shown.length === 1 && alone && ADDRESS.test(text) && plain(alone.project.address) === '')
    return {
      ...say(
        `**No address is recorded for ${plain(alone.project.name)}.** Add it on the project’s page, under **Edit project**.`,
        [projectRow(alone.project)],
      ),
      projectId: alone.project.id,
    };
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

const NUMBERS = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** What would be left after one more photo. */
const AFTER_ONE =
  /\b(?:left|have|remain\w*)\b.*\bafter (?:\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|this|that|another)\b|\bif i (?:use|spend|do|run|scan|analyse)\b.*\b(?:left|remain\w*|have)\b|\bafter (?:this|that|the next|one more|another)\b.*\b(?:left|remain\w*|have)\b/i;

export async function creditsOf(text: string, own: OwnContext): Promise<Said> {
  const left = await own.credits();
  // Of several numbers the one beside the photos is how many are wanted.
  const beside = new RegExp(
    `\\b(\\d{1,5}|${NUMBERS.join('|')}) (?:more |new |other |extra )?(?:photos?|pics?|pictures?|images?|scans?|analys|shots?)`,
    'i',
  )
    .exec(text)?.[1]
    ?.toLowerCase();
  const word = NUMBERS.findIndex((number) => new RegExp(`\\b${number}\\b`, 'i').test(beside ?? text));
  const digits = beside === undefined ? /\b(\d{1,5})\b/.exec(text)?.[1] : /^\d+$/.exec(beside)?.[0];
  const wanted = Number(digits ?? (word > 0 ? word : Number.NaN));
  const used = Number.isNaN(wanted) ? 1 : wanted;
  if (AFTER_ONE.test(text))
    return say(
      left < used
        ? `**Not enough.** You have ${counted(left, 'credit')}. Buy a pack to analyse more photos.`
        : `**${counted(left - used, 'credit')}** would be left of ${left}: one credit pays for one photo.`,
      rowsNamed('help:faq/what-does-one-credit-pay-for'),
    );
  const buying = /\btop.?up|\bbuy|\bmore\b|\bget\b/i.test(text) && Number.isNaN(wanted);
  const enough = Number.isNaN(wanted)
    ? left === 0
      ? ' Buy a pack to analyse more photos.'
      : ` That is ${counted(left, 'analysis', 'analyses')}: one credit pays for one photo.`
    : left >= wanted
      ? ` Yes, enough for ${wanted}: one credit pays for one photo.`
      : ` Not enough for ${wanted}: you are ${wanted - left} short. One credit pays for one photo.`;
  const rows = rowsNamed(buying ? 'help:guide/billing/credits' : 'help:faq/what-does-one-credit-pay-for');
  return say(
    `**${counted(left, 'credit')}** left.${enough}${buying ? `\n\n${rows.map((row) => row.text).join('\n\n')}` : ''}`,
    rows,
  );
}
