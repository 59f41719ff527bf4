/** Tells of just the findings that a message names what it asks of them. */
import {
  type OwnContext,
  type OwnFinding,
  type OwnFindingSummary,
  type OwnProject,
  plain,
  plainUpTo,
} from '../account-data.ts';
import { cameBack, dealtWith } from '../aims/finding-attributes.ts';
import {
  decisionOn,
  NOT_SEEN_MENDED,
  noteOf,
  placeOf,
  rowsOfAspect,
  verdictOn,
  whereIs,
} from '../aims/own-work.ts';
import { takePosition } from '../aims/positions.ts';
import { counted, day, itemsOf, MOST_LISTED, moreThan, numbered } from '../compose/list-words.ts';
import { isPressingFinding, topAlert, urgencySaid } from '../compose/open-hazards.ts';
import type { Part } from '../compose/part.ts';
import { findingInShort } from '../compose/position-parts.ts';
import { findingLine, findingRow } from '../rows/own-rows.ts';
import type { Facet } from './facets.ts';
import { isMeasured, limitOf } from './limit-of.ts';

const LONGEST_NOTE = 160;
/** Of so many each is told what is asked; of more there is a list. */
const FEW = 3;
const part = (text: string, finding: OwnFindingSummary): Part => ({
  text,
  rows: [findingRow(finding)],
  support: 0.9,
  listed: itemsOf([finding]),
});

/** Its open hazard, which comes before whatever else is asked. */
function hazardOf(finding: OwnFinding): Part[] {
  const alert = isPressingFinding(finding) ? topAlert(finding) : undefined;
  return alert
    ? [
        part(
          `**${alert.title}: ${urgencySaid(alert.urgency)}** (${plain(finding.title)}, finding ${finding.number}). ${alert.steps[0] ?? ''} Who to call: ${alert.call}`,
          finding,
        ),
      ]
    : [];
}

async function facetOf(
  facet: Facet,
  finding: OwnFinding,
  text: string,
  own: OwnContext,
  projects: readonly OwnProject[],
): Promise<Part[]> {
  const subject = { finding, defectId: finding.defectId, warned: isPressingFinding(finding) };
  switch (facet) {
    case 'use':
      return takePosition('pos.stay', text, subject);
    case 'who': {
      const trade = takePosition('pos.who', text, subject);
      const alert = topAlert(finding);
      const called = alert ? [part(`**${plain(finding.title)}**: ${alert.call}`, finding)] : [];
      return trade.length > 0 ? trade : called;
    }
    case 'wait':
      return takePosition('pos.wait', text, subject);
    case 'state': {
      const dealt = (await dealtWith(finding, own)) ?? [];
      const decided = finding.decided || dealt.length === 0 ? decisionOn(finding) : [];
      return [...dealt, ...decided, ...(dealt.length === 0 ? NOT_SEEN_MENDED : [])];
    }
    case 'changed':
      return [
        part(
          `**I can’t tell whether it has changed:** ${plain(finding.title)} was recorded ${day(finding.foundOn)}, and one photo shows one day. Take a new photo from the same spot, with a scale, and compare.`,
          finding,
        ),
      ];
    case 'verdict': {
      const limit = await limitOf(finding, text, own);
      if (finding.compliance !== 'undetermined') return [...verdictOn(finding), ...limit];
      if (limit.length > 0) return limit;
      return isMeasured(text, finding)
        ? [part('**That isn’t decided:** I hold no limit that this size can be checked against.', finding)]
        : verdictOn(finding);
    }
    case 'noted':
      return noteOf(finding);
    case 'when':
      return [
        part(
          `**${plain(finding.title)}** (finding ${finding.number}) was recorded ${day(finding.foundOn)}.`,
          finding,
        ),
      ];
    case 'where':
      return placeOf(finding, projects);
    case 'severity':
      return rowsOfAspect(finding, 'severity');
    case 'sureness':
      return rowsOfAspect(finding, 'sureness');
    case 'next':
      return rowsOfAspect(finding, 'next');
    case 'count':
      return [part('**One.**', finding)];
  }
}

/** In which project it is, where that isn't the one that is open. */
const inOther = (finding: OwnFinding, projects: readonly OwnProject[], own: OwnContext): Part[] =>
  projects.length > 1 && finding.projectId !== own.project?.id ? whereIs(finding, projects) : [];

/** One finding: what is asked of it, else all of it in short. */
async function one(
  finding: OwnFinding,
  facets: readonly Facet[],
  text: string,
  own: OwnContext,
): Promise<Part[]> {
  const projects = await own.projects();
  if (finding.unsettled) return [...hazardOf(finding), ...cameBack(finding)];
  if (finding.rejected)
    return [
      part(
        `**You rejected finding ${finding.number}, ${plain(finding.title)}**, so lists and reports leave it out.`,
        finding,
      ),
      ...noteOf(finding),
    ];
  const parts = await Promise.all(facets.map((facet) => facetOf(facet, finding, text, own, projects)));
  const lead = facets.includes('state') ? [] : hazardOf(finding);
  const before = [...lead, ...inOther(finding, projects, own), ...parts.flat()];
  return [...before.map((each) => ({ ...each, listed: [] })), ...findingInShort(finding, own.finding)];
}

/** Several: a line for each, with what is asked of them all. */
async function several(
  findings: readonly OwnFindingSummary[],
  facets: readonly Facet[],
  text: string,
  own: OwnContext,
): Promise<Part[]> {
  const projects = await own.projects();
  const spread = new Set(findings.map(({ projectId }) => projectId)).size > 1;
  const nameOf = (id: number) => plain(projects.find((each) => each.id === id)?.name ?? '');
  const shown = findings.slice(0, MOST_LISTED);
  const whole = await Promise.all(shown.map(({ id }) => own.findingWith(id)));
  const lines = shown.map((finding, at) => {
    const note = plainUpTo(whole[at]?.words ?? '', LONGEST_NOTE);
    return [
      findingLine(finding, spread ? nameOf(finding.projectId) : ''),
      facets.includes('when') ? `, recorded ${day(finding.foundOn)}` : '',
      facets.includes('noted') && note !== '' ? `. Written: ‘${note}’` : '',
    ].join('');
  });
  const each =
    facets.length > 0 && findings.length <= FEW
      ? (
          await Promise.all(
            whole.flatMap((finding) =>
              finding ? facets.map((facet) => facetOf(facet, finding, text, own, projects)) : [],
            ),
          )
        ).flat()
      : [];
  const [first] = findings;
  const where = spread || !first ? 'your projects' : nameOf(first.projectId);
  return [
    {
      text: `**${counted(findings.length, 'finding')}** in ${where}:\n${numbered(lines)}${moreThan(shown.length, findings.length)}`,
      rows: shown.map(findingRow),
      support: 0.9,
      listed: itemsOf(shown),
    },
    ...each.map((one) => ({ ...one, listed: [] })),
  ];
}

export interface ToldOf {
  parts: Part[];
  finding: OwnFinding | null;
  projectId: number | null;
}

/** What is asked of these findings. */
export async function toldOf(
  findings: readonly OwnFindingSummary[],
  facets: readonly Facet[],
  text: string,
  own: OwnContext,
): Promise<ToldOf> {
  const [only] = findings;
  const finding = findings.length === 1 && only ? await own.findingWith(only.id) : null;
  const projectIds = new Set(findings.map(({ projectId }) => projectId));
  return {
    parts: finding ? await one(finding, facets, text, own) : await several(findings, facets, text, own),
    finding,
    projectId: projectIds.size === 1 && only ? only.projectId : null,
  };
}
