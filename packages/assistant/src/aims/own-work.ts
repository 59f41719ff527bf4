/** Answers what is asked of the user's own work: a finding in short, two compared, or the work as a whole. */
import { type OwnFinding, type OwnProject, plain, plainUpTo } from '../account-data.ts';
import { itemsOf, MOST_LISTED, numbered } from '../compose/list-words.ts';
import type { Part } from '../compose/part.ts';
import { findingInShort } from '../compose/position-parts.ts';
import { compareFindings } from '../compose/project-parts.ts';
import { whenOf } from '../compose/when-parts.ts';
import { asksEverywhere, composeWork } from '../compose/work-parts.ts';
import { everyFinding } from '../everything.ts';
import { link } from '../linked/link.ts';
import { readState } from '../question/places.ts';
import type { Thread } from '../question/thread.ts';
import { findingLine, findingRow, findingRows, projectRow } from '../rows/own-rows.ts';
import type { Aim } from './aims.ts';
import { findingsNamed, projectsNamed } from './meant.ts';
import { NEXT } from './positions.ts';
import type { Routed, Situation } from './routed.ts';
import { asked, findingMeant, whichFinding } from './which-finding.ts';

type Worked = Pick<Routed, 'parts' | 'asks' | 'choices' | 'finding' | 'projectId'>;

export async function ownWork(read: Aim, situation: Situation): Promise<Worked | undefined> {
  let aim = read;
  const { text, question, thread, own, projects } = situation;
  // Of projects that were listed, 'the first one' is the first of them.
  const listedProject = projectOfList(text, thread, projects);
  const spokenOf = listedProject ?? thread.projectId;
  // 'All rising damp across the portfolio, how bad each?' asks for a list, however it is read.
  if (aim === 'own.detail' && asksEverywhere(text)) aim = 'own.list';
  if (aim === 'own.compliance' && !OF_WHOLE.test(text)) {
    const { finding } = await findingMeant(situation);
    const named =
      finding &&
      (findingsNamed(text, [finding]).length > 0 || (question.followUp && finding.id === thread.findingId));
    if (named && projectsNamed(text, projects).length === 0) aim = 'own.detail';
  }
  if (aim === 'own.detail' || aim === 'own.compare') {
    const { finding, several } = await findingMeant(situation);
    if (aim === 'own.compare') return compared(text, situation);
    if (finding)
      return {
        parts: [
          ...(finding.projectId === (thread.projectId ?? own.project?.id) ? [] : whereIs(finding, projects)),
          ...(WHERE.test(text) ? placeOf(finding, projects) : []),
          ...(COMPLIES.test(text) ? verdictOn(finding) : []),
          ...(DECIDED.test(text) ? decisionOn(finding) : []),
          ...(WRITTEN.test(text) || MEASURED.test(text) ? noteOf(finding) : []),
          ...(WHY_RATED.test(text) ? rowsOfAspect(finding, 'severity') : []),
          ...(HOW_SURE.test(text) ? rowsOfAspect(finding, 'sureness') : []),
          ...(MENDED.test(text) ? NOT_SEEN_MENDED : []),
          ...findingInShort(finding, own.finding),
        ],
        asks: false,
        choices: NEXT['pos.wait'] ?? [],
        finding,
        projectId: finding.projectId,
      };
    // 'The south wall, what was on it?' is answered with all of it.
    if (several.length > 1 && WHAT_ON.test(text))
      return {
        parts: [
          {
            text: `**${several.length} findings:**\n${numbered(several.slice(0, MOST_LISTED).map((each) => findingLine(each)))}`,
            rows: several.slice(0, MOST_LISTED).map(findingRow),
            support: 0.9,
            listed: itemsOf(several.slice(0, MOST_LISTED)),
          },
        ],
        asks: false,
        choices: [],
        finding: null,
        projectId: several[0]?.projectId ?? thread.projectId,
      };
    if (several.length > 1)
      return { ...asked(whichFinding(several, aim, projects)), finding: null, projectId: thread.projectId };
    // 'The Coolum one, what's wrong with it?' asks for what is in that project.
    if (projectsNamed(text, projects).length === 0) return undefined;
    aim = 'own.list';
  }
  // 'Why that one?' asks of what was just named.
  if (aim === 'own.first' && /\bwhy\b/i.test(text) && thread.findingId !== null) {
    const finding = await own.findingWith(thread.findingId);
    if (finding)
      return {
        parts: findingInShort(finding),
        asks: false,
        choices: [],
        finding,
        projectId: finding.projectId,
      };
  }
  if (projects.length === 0 && question.defectIds.length > 0) return undefined;
  const spoken = aim === 'own.when' && SPOKEN_OF.test(text) ? await findingSpoken(situation) : undefined;
  if (spoken) return spoken;
  const said = await composeWork(aim, text, own, spokenOf);
  if (!said) return undefined;
  // Of one that stands alone, as of the first to fix, 'it' is asked next.
  const items = said.parts.flatMap(({ listed = [] }) => listed);
  const foremost = aim === 'own.first' || items.length === 1 ? items[0]?.findingId : undefined;
  return {
    parts: said.parts,
    asks: said.asks ?? false,
    choices: said.choices ?? [],
    finding: foremost ? await own.findingWith(foremost) : null,
    projectId: said.projectId ?? thread.projectId,
  };
}

/** 'When did that go in', 'how long has it been there'. */
const SPOKEN_OF = /\b(?:it|that|this)\b/i;
async function findingSpoken({ thread, own, projects, text }: Situation): Promise<Worked | undefined> {
  if (thread.findingId === null || projectsNamed(text, projects).length > 0) return undefined;
  const finding = await own.findingWith(thread.findingId);
  const project = projects.find(({ id }) => id === finding?.projectId);
  const summary = project && (await own.findingsOf(project.id)).find(({ id }) => id === thread.findingId);
  if (!finding || !project || !summary || findingsNamed(text, [summary]).length > 0) return undefined;
  const { parts } = whenOf(project, [summary], 'the newest', own.today);
  return { parts, asks: false, choices: [], finding, projectId: project.id };
}

/** What was measured of it: 'how far out was it'. */
const MEASURED =
  /\b(?:number|figure|size|reading|measurements?|mm|gap|width|height|length|depth) (?:that )?(?:i|we) (?:put|wrote|measured|got|recorded|noted|took|gave|typed)\b|\bhow (?:many (?:mm|mil|cm)|wide|far|high|tall|big|deep|thick|long|much)\b.*\b(?:was|were|did)\b/i;
export const WHY_RATED = /\bwhy\b.*\b(?:critical|high|medium|low|rated|marked|serious|severity)\b/i;
export const HOW_SURE =
  /\bhow (?:sure|confident|certain)\b.*\b(?:panel|ai|engines?|app|was|were|is|are)\b|\bconfidence\b/i;
export const MENDED =
  /^\W*(?:and |so )?(?:is|are|was|were|has|have|did)\b.*\b(?:fixed|repaired|mended|sorted|rectified|closed out)\b/i;
export const NOT_SEEN_MENDED: Part[] = [
  {
    text: '**Whether it has been fixed isn’t in what I read here.** Open the finding: its repairs stand there. What is recorded:',
    rows: [],
    support: 0.9,
  },
];
export const rowsOfAspect = (finding: OwnFinding, aspect: 'severity' | 'sureness' | 'next'): Part[] =>
  findingRows(finding)
    .filter((row) => row.aspect === aspect)
    .map((row) => ({ text: row.text, rows: [row], support: 0.95 }));

/** Asks whether an inspector has decided. */
const DECIDED = /\bdecid\w*|\bdecision\b|\bup in the air\b|\bsigned off\b|\breviewed\b/i;
export const decisionOn = (finding: OwnFinding): Part[] => [
  {
    text: finding.decided
      ? '**Decided:** an inspector’s decision is recorded on it.'
      : '**Still open:** no decision of yours is recorded on it.',
    rows: [findingRow(finding)],
    support: 0.95,
  },
];

/** Asks where it is. */
const WHERE =
  /\bwhere(?:'?s|’s| is| was| are| were| did)?\b|\b(?:which|what) (?:room|level|area|wall|unit|part)\b/i;
export function placeOf(finding: OwnFinding, projects: readonly OwnProject[]): Part[] {
  const project = plain(projects.find(({ id }) => id === finding.projectId)?.name ?? '');
  const place = plain(finding.location);
  return [
    {
      text: place
        ? `**${place}**${project ? `, in ${project}` : ''}.`
        : `No place was recorded with it${project ? `; it is in **${project}**` : ''}.`,
      rows: [findingRow(finding)],
      support: 0.95,
    },
  ];
}

/** Asks whether it complies. */
const COMPLIES = /\bcompl(?:y|ies|iant|iance|ying)\b|\b(?:pass|fail)(?:es|ed)?\b|\bto code\b|\blegal\b/i;
const VERDICT = {
  compliant: '**It appears to comply**, as recorded.',
  non_compliant: '**No, it appears not to comply.**',
  undetermined:
    '**That isn’t decided yet:** no rule could be checked. State a measurement, or have it inspected.',
} as const;
export const verdictOn = (finding: OwnFinding): Part[] => [
  { text: VERDICT[finding.compliance], rows: [findingRow(finding)], support: 0.95 },
];
/** 'Does the balustrade comply?' names one of them; 'does it comply?' after one was told means that one. */
const OF_WHOLE =
  /\b(?:project|job|site|house|place|build(?:ing)?|home|unit|property|everything|all|any(?:thing)?|we|it all)\b|\bready\b|\bhand ?over\b/i;

/** Of a finding of another project than the one that is open, which. */
export function whereIs({ projectId }: OwnFinding, projects: readonly OwnProject[]): Part[] {
  const project = projects.find(({ id }) => id === projectId);
  return project
    ? [{ text: `In **${plain(project.name)}**:`, rows: [projectRow(project)], support: 0.95 }]
    : [];
}

const WHAT_ON =
  /\bwhat(?:'?s|’s)? (?:was|is|were|have|did|do)?\b.*\b(?:on|in|at|there|under|wrong)\b(?!.*\bone\b)/i;

/** Asks for the words that were written to a finding. */
const WRITTEN =
  /\b(?:wr(?:ite|ote|itten)|notes?|noted|comments?|typed|dictated|readings?|measure(?:d|ments?)|(?:did|have) (?:i|we|you) (?:say|said|put))\b/i;
const LONGEST_NOTE = 400;
export function noteOf(finding: OwnFinding): Part[] {
  const words = plainUpTo(finding.words, LONGEST_NOTE).trim();
  const text =
    words === '' ? 'No words were written to it.' : `Written to **${plain(finding.title)}**: ‘${words}’`;
  const decided = plainUpTo(finding.decisionNote ?? '', LONGEST_NOTE).trim();
  const note = decided === '' ? '' : `\n\nWritten with the inspector’s decision: ‘${decided}’`;
  return [{ text: `${text}${note}`, rows: [findingRow(finding)], support: 0.95 }];
}

export async function compared(
  text: string,
  { own, thread, projects, question }: Situation,
): Promise<Worked | undefined> {
  const [named] = projectsNamed(text, projects);
  const project = named ?? projects.find(({ id }) => id === thread.projectId) ?? own.project;
  const findings = project ? await own.findingsOf(project.id) : await everyFinding(own);
  const pieces = text.split(/\b(?:and|or|than|vs|versus|with|to)\b|,/i);
  const linked = await Promise.all(pieces.map((piece) => link(piece, thread, own)));
  const found = [
    ...new Set(
      pieces.flatMap((piece, at) => {
        const byTitle = findingsNamed(piece, findings);
        const byWords = linked[at]?.findings ?? [];
        return byTitle.length !== 1 && byWords.length === 1 ? byWords : byTitle.slice(0, 1);
      }),
    ),
  ];
  const byPointing = question.items.flatMap(({ findingId }) => findings.filter(({ id }) => id === findingId));
  const pair = byPointing.length > 1 ? byPointing : found;
  if (pair.length < 2) return undefined;
  return {
    parts: compareFindings(pair.slice(0, 3), text),
    asks: false,
    choices: [],
    finding: null,
    projectId: pair[0]?.projectId ?? null,
  };
}

/** Of projects that were listed, the one that is meant: 'the third one', 'the SA one'. */
export function projectOfList(
  text: string,
  { listedProjects }: Thread,
  projects: readonly OwnProject[],
): number | undefined {
  if (listedProjects.length === 0) return undefined;
  const { state } = readState(text);
  const there = projects.filter((project) => project.state === state && listedProjects.includes(project.id));
  return (
    ordinalIn(text, listedProjects) ??
    (state && /\bone\b/i.test(text) && there.length === 1 ? there[0]?.id : undefined)
  );
}

const ORDINAL_WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|top)\b/i, 0],
  [/\b(?:second|2nd)\b/i, 1],
  [/\b(?:third|3rd)\b/i, 2],
  [/\b(?:fourth|4th)\b/i, 3],
  [/\blast\b/i, -1],
];
const ordinalIn = (text: string, listed: readonly number[]) => {
  const found = ORDINAL_WORDS.find(([pattern]) => pattern.test(text));
  return found && listed.at(found[1]);
};
