/** All of one project at once: in a nutshell for somebody else, or in the order of what to do first. Hazards lead. */
import { type OwnContext, type OwnFindingSummary, type OwnProject, plain } from '../account-data.ts';
import { projectsNamed } from '../aims/meant.ts';
import { counted, itemsOf, MOST_LISTED, moreThan, numbered, tally } from '../compose/list-words.ts';
import { isPressingFinding, topAlert, urgencySaid, withOpen } from '../compose/open-hazards.ts';
import type { Thread } from '../question/thread.ts';
import { findingLine, findingRow, projectRow } from '../rows/own-rows.ts';
import { listed } from '../rows/row.ts';
import type { ToldAttribute } from './attribute.ts';
import { isOfWhole } from './of-whole.ts';

const NUTSHELL =
  /\bnutshell\b|\bsum(?:med)? (?:it |this |that |(?:\w+ ){1,3})?up\b|\bsummar(?:y|ise|ize)\b|\b(?:the )?(?:short|quick) (?:version|story)\b|\brun ?down\b|\bbrief (?:me|them|him|her)\b|\bwhat (?:do|should|can|would|will) (?:i|we) (?:tell|say to|report to)\b/i;
/** What is summed up, up to whom or what it is for. */
const SUMMED =
  /\b(?:nutshell|summar(?:y|ise|ize)|sum(?:med)?(?: up)?|(?:short|quick) (?:version|story)|run ?down|brief (?:me|them|him|her))\b(?: (?:of|on|about))?((?: (?!(?:for|so|to|up|pls|please|in a nutshell|as|before)\b)[\w'’-]+)*)/gi;
/** What somebody is told about. */
const TOLD_ABOUT = /\b(?:tell|say to|report to)\b.*?\babout((?: (?!in a nutshell\b)[\w'’-]+)*)/gi;
const HOUSE = /\b(?:the|this|that|my|our) (?:project|job|house|place|build|site|unit|home)\b/i;
const IN_ORDER =
  /\b(?:in|by) (?:the |an? )?(?:right |best )?order\b.{0,40}\b(?:do|fix\w*|tackle|urgen\w+|priorit\w+|first|importan\w+|deal|happen)\b|\b(?:in|by) order of (?:urgency|priority|importance|what)\b|\bwhat to (?:do|fix|tackle) first\b.{0,20}\b(?:then|all|everything|list|order)\b|\b(?:list|all|everything|lot)\b.{0,40}\b(?:by (?:urgency|priority)|most urgent (?:first|down)|(?:do|fix|tackle) first)\b|\bprioriti[sz]ed? (?:list|everything|the lot|it all|all)\b|\bto-?do list\b/i;
const OF_LAW =
  /\b(?:law|legal\w*|contract|tribunal|hearing|dates?|days?|newest|oldest|rooms?|trades?|credits?|reports?)\b/i;

/** '**The ceiling may be coming down: act now** (finding 4, Ceiling sag, Hall). Keep everyone out.' */
function hazardFirst(finding: OwnFindingSummary): string {
  const alert = topAlert(finding);
  if (!alert) return '';
  const where = [`finding ${finding.number}`, plain(finding.title), plain(finding.location)];
  return `**${alert.title}: ${urgencySaid(alert.urgency)}** (${where.filter(Boolean).join(', ')}). ${alert.steps[0] ?? ''}`.trim();
}

/** The answer; undefined where no one project is asked for as a whole. */
export async function wholeProject(
  text: string,
  thread: Thread,
  own: OwnContext,
  projects: readonly OwnProject[],
): Promise<ToldAttribute | undefined> {
  const inOrder = IN_ORDER.test(text);
  if ((!inOrder && !NUTSHELL.test(text)) || OF_LAW.test(text)) return undefined;
  const named = projectsNamed(text, projects);
  const spokenOf = projects.find(({ id }) => id === thread.projectId) ?? own.project;
  const alone = projects.length === 1 ? projects[0] : undefined;
  const points = inOrder || /\b(?:it|this|that|there|here|the (?:project|job|house|place))\b/i.test(text);
  const project =
    named.length === 1 ? named[0] : named.length === 0 && points ? (spokenOf ?? alone) : undefined;
  if (!project || thread.findingId !== null || own.finding) return undefined;
  const about = [...text.matchAll(TOLD_ABOUT)].map(([, said = '']) => said);
  const summed = [...[...text.matchAll(SUMMED)].map(([, said = '']) => said), ...about];
  if (!inOrder && !summed.every((said) => isOfWhole(said, [project]))) return undefined;
  if (!inOrder && about.some((said) => named.length === 0 && !HOUSE.test(said))) return undefined;
  const { open, unsaid = [] } = await own.hazards();
  const here = [...open, ...unsaid].filter(({ projectId }) => projectId === project.id);
  const findings = withOpen(await own.findingsOf(project.id), here);
  if (findings.length === 0) return undefined;
  const pressing = findings.filter(isPressingFinding);
  const shown = findings.slice(0, MOST_LISTED);
  const name = plain(project.name);
  const lead = pressing
    .slice(0, MOST_LISTED)
    .map((each) => `${hazardFirst(each)}\n\n`)
    .join('');
  const counts = `**${counted(findings.length, 'finding')}** in ${name} (${listed(tally(findings))})`;
  return {
    aim: inOrder ? 'own.list' : 'own.summary',
    parts: [
      {
        text: `${lead}${counts}, ${inOrder ? 'in the order of what to do first' : 'the worst first'}:\n${numbered(shown.map((each) => findingLine(each)))}${moreThan(shown.length, findings.length)}`,
        rows: [projectRow(project), ...shown.map(findingRow)],
        support: 0.95,
        listed: itemsOf(shown),
      },
    ],
    finding: null,
    projectId: project.id,
  };
}
