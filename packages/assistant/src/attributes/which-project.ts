/** In which project the finding lies that was just told: 'which job is that at', 'whose house is that'. */
import { type OwnContext, type OwnProject, plain } from '../account-data.ts';
import { itemsOf } from '../compose/list-words.ts';
import { hazardLine, isPressingFinding } from '../compose/open-hazards.ts';
import type { Thread } from '../question/thread.ts';
import { findingRow, projectRow } from '../rows/own-rows.ts';
import { nameOf, type ToldAttribute } from './attribute.ts';

const PROJECT = '(?:projects?|jobs?|sites?|house|place|building|property|address|unit|client)';
const THAT = '(?:that|it|this|the (?:first|top|worst)|number one|no\\.? ?1)(?: one)?';
const ASKS = new RegExp(
  `^\\W*(?:(?:and|so|ok|but|wait|hang on)\\b\\W*)*(?:(?:which|what|whose) (?:of (?:my|our|the) )?${PROJECT}(?:['’]?s| is| was)? ${THAT}(?: (?:at|in|on|for|of|from))?|(?:at|in|on|for) (?:which|what|whose) ${PROJECT}(?: (?:is|was) ${THAT})?|where(?:['’]?s| is| was) ${THAT} (?:at|again)|(?:which|what|whose) (?:project|job|site|house|property) ?(?:then|again)?)\\W*$`,
  'i',
);

/** The answer; undefined where no finding was told, or something else is asked. */
export async function whichProjectIsIt(
  text: string,
  thread: Thread,
  own: OwnContext,
  projects: readonly OwnProject[],
): Promise<ToldAttribute | undefined> {
  if (!ASKS.test(text)) return undefined;
  const id = thread.findingId ?? thread.listed[0]?.findingId ?? null;
  const finding = id === null ? null : await own.findingWith(id);
  const project = projects.find((each) => each.id === finding?.projectId);
  if (!finding || !project) return undefined;
  const state = project.state ? ` (${project.state})` : '';
  const address = plain(project.address);
  return {
    aim: 'own.detail',
    parts: [
      {
        text: [
          `**${plain(project.name)}**${state}${address ? `, ${address}` : ''}: that is where ${nameOf(finding)} is.`,
          isPressingFinding(finding) ? hazardLine(finding) : '',
        ]
          .filter(Boolean)
          .join('\n\n'),
        rows: [projectRow(project), findingRow(finding)],
        support: 0.95,
        listed: itemsOf([finding]),
      },
    ],
    finding,
    projectId: project.id,
  };
}
