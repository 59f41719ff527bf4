/** 'The tiler is on site at 7, what do I show him?': the findings that a trade is called for. */
import { SEVERITY_RANK } from '@plumbline/knowledge';
import { type OwnContext, type OwnFindingSummary, type OwnProject, plain } from '../account-data.ts';
import { findingLine, findingRow, projectRow } from '../rows/own-rows.ts';
import { large } from '../rows/row.ts';
import { toSort } from './chosen-findings.ts';
import { counted, itemsOf, MOST_LISTED, moreThan, numbered, type Said, say } from './list-words.ts';
import { isTrade, tradeSaid } from './trade-said.ts';

const MOST_READ = 40;

export async function tradeListOf(
  project: OwnProject,
  findings: readonly OwnFindingSummary[],
  text: string,
  own: OwnContext,
  elsewhere: readonly OwnProject[] = [],
): Promise<Said | undefined> {
  const trade = tradeSaid(text);
  if (!trade) return findings.length > 0 ? byTrade(project, findings, own) : undefined;
  const read = await Promise.all(findings.slice(0, MOST_READ).map(({ id }) => own.findingWith(id)));
  const asked = toSort(text.toLowerCase().replace(trade, ' '), findings);
  const theirs = asked.filter(({ id }) =>
    read.some((each) => each?.id === id && isTrade(trade, each.assessment.whoToCall)),
  );
  const name = plain(project.name);
  const others = await firstElsewhere(trade, elsewhere, own);
  const beside =
    others.length === 0
      ? []
      : [
          {
            text: `In your other projects ${others.length === 1 ? 'this one calls' : 'these call'} for the ${trade} first:\n${numbered(others.map(({ finding, project: there }) => findingLine(finding, there.name)))}`,
            rows: others.map(({ finding }) => findingRow(finding)),
            support: 0.9,
          },
        ];
  if (theirs.length === 0) {
    const none = say(
      `**None.** No finding in ${name} calls for ${/^[aeiou]/.test(trade) ? 'an' : 'a'} ${trade}.`,
      [projectRow(project)],
    );
    return { ...none, parts: [...none.parts, ...beside] };
  }
  const shown = theirs.slice(0, MOST_LISTED);
  return {
    parts: [
      {
        text: `**${counted(theirs.length, 'finding')}** in ${name} for the ${trade}, the worst first:\n${numbered(shown.map((each) => findingLine(each)))}${moreThan(shown.length, theirs.length)}`,
        rows: [projectRow(project), ...shown.map(findingRow)],
        support: 0.9,
        listed: itemsOf(shown),
      },
      ...beside,
    ],
    projectId: project.id,
    choices: ['What should I fix first?'],
  };
}

const MOST_ELSEWHERE = 5;

/** What this trade is the first to call for in the other projects: who books an electrician wants to know of it. */
async function firstElsewhere(trade: string, projects: readonly OwnProject[], own: OwnContext) {
  const found: { finding: OwnFindingSummary; project: OwnProject }[] = [];
  for (const project of projects.slice(0, MOST_ELSEWHERE)) {
    const findings = (await own.findingsOf(project.id)).slice(0, MOST_READ);
    const read = await Promise.all(findings.map(({ id }) => own.findingWith(id)));
    for (const finding of findings) {
      const [first] = read.find((each) => each?.id === finding.id)?.assessment.whoToCall ?? [];
      if (first !== undefined && isTrade(trade, [first])) found.push({ finding, project });
    }
  }
  return found
    .sort((a, b) => SEVERITY_RANK[b.finding.severity] - SEVERITY_RANK[a.finding.severity])
    .slice(0, MOST_ELSEWHERE);
}

/** 'Split the list by trade': each finding under the trade that is called first for it. */
async function byTrade(
  project: OwnProject,
  findings: readonly OwnFindingSummary[],
  own: OwnContext,
): Promise<Said> {
  const shown = findings.slice(0, MOST_READ);
  const read = await Promise.all(shown.map(({ id }) => own.findingWith(id)));
  const groups = new Map<string, OwnFindingSummary[]>();
  for (const finding of shown) {
    const trade = read.find((each) => each?.id === finding.id)?.assessment.whoToCall[0] ?? 'no trade named';
    groups.set(trade, [...(groups.get(trade) ?? []), finding]);
  }
  const lines = [...groups].map(
    ([trade, theirs]) =>
      `**${large(plain(trade))}**: ${theirs.map(({ title, location, severity }) => `${plain(title)}${location ? ` (${plain(location)})` : ''}, ${severity}`).join('; ')}`,
  );
  return {
    parts: [
      {
        text: `**${counted(groups.size, 'trade')}** for ${counted(shown.length, 'finding')} in ${plain(project.name)}, the most urgent first:\n${numbered(lines)}`,
        rows: [projectRow(project), ...shown.slice(0, MOST_LISTED).map(findingRow)],
        support: 0.9,
        listed: itemsOf([...groups.values()].flatMap((theirs) => theirs.slice(0, 1))),
      },
    ],
    projectId: project.id,
    choices: ['What should I fix first?'],
  };
}
