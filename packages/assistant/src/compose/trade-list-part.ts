/** 'The tiler is on site at 7, what do I show him?': the findings that a trade is called for. */
import { type OwnContext, type OwnFindingSummary, type OwnProject, plain } from '../own.ts';
import { findingLine, findingRow, projectRow } from '../rows/own-rows.ts';
import { isTrade, tradeSaid } from './position-parts.ts';
import { counted, itemsOf, MOST_LISTED, numbered, type Said, say } from './said.ts';

const MOST_READ = 40;

export async function tradeListOf(
  project: OwnProject,
  findings: readonly OwnFindingSummary[],
  text: string,
  own: OwnContext,
): Promise<Said | undefined> {
  const trade = tradeSaid(text);
  if (!trade) return undefined;
  const read = await Promise.all(findings.slice(0, MOST_READ).map(({ id }) => own.findingWith(id)));
  const theirs = findings.filter(({ id }) =>
    read.some((each) => each?.id === id && isTrade(trade, each.assessment.whoToCall)),
  );
  const name = plain(project.name);
  if (theirs.length === 0)
    return say(`**None.** No finding in ${name} calls for ${/^[aeiou]/.test(trade) ? 'an' : 'a'} ${trade}.`, [
      projectRow(project),
    ]);
  const shown = theirs.slice(0, MOST_LISTED);
  return {
    parts: [
      {
        text: `**${counted(theirs.length, 'finding')}** in ${name} for the ${trade}, the worst first:\n${numbered(shown.map(findingLine))}`,
        rows: [projectRow(project), ...shown.map(findingRow)],
        support: 0.9,
        listed: itemsOf(shown),
      },
    ],
    projectId: project.id,
    choices: ['What should I fix first?'],
  };
}
