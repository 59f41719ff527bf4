/** Where the rows know nothing of a message, a finding of the user's own may be what it speaks of: 'basement?' */

import { type OwnContext, type OwnFindingSummary, plain } from '../account-data.ts';
import { itemsOf, MOST_LISTED, numbered } from '../compose/list-words.ts';
import { findingInShort } from '../compose/position-parts.ts';
import { everyFinding } from '../everything.ts';
import { readQuestion } from '../question/read-question.ts';
import type { Thread } from '../question/thread.ts';
import { findingLine, findingRow } from '../rows/own-rows.ts';
import { findingsNamed, numberSaid, projectsNamed, withNumberSaid } from './meant.ts';
import { notedAmong } from './noted.ts';
import { NEXT } from './positions.ts';
import type { Routed } from './routed.ts';

/** A longer message tells of a trouble of its own rather than of one that is recorded. */
const MOST_WORDS = 14;

/** The user's own findings that a message names, or that none has its number; undefined where it names none. */
export async function ownAfterRows(
  message: string,
  thread: Thread,
  own: OwnContext,
): Promise<Routed | undefined> {
  const projects = await own.projects();
  if (projects.length === 0 || message.trim().split(/\s+/).length > MOST_WORDS) return undefined;
  const question = readQuestion(message, thread, own.project?.state ?? own.homeState);
  if (question.foreign || question.gap !== undefined || question.measurements.length > 0) return undefined;
  const base = { asks: false, declined: false, choices: [], question, finding: null } as const;
  const [named] = projectsNamed(message, projects);
  const project = named ?? projects.find(({ id }) => id === thread.projectId) ?? own.project;
  const all = await everyFinding(own);
  const here = project ? await own.findingsOf(project.id) : all;
  const nameOf = (wanted: number) => plain(projects.find(({ id }) => id === wanted)?.name ?? '');
  const text = named ? withNumberSaid(message, named) : message;
  const number = numberSaid(text);
  const has = (findings: readonly OwnFindingSummary[]) =>
    findings.some((finding) => finding.number === number || finding.id === number);
  if (number !== undefined && all.length > 0 && !has(here))
    return {
      ...base,
      aim: 'own.detail',
      projectId: thread.projectId,
      choices: [
        ...all
          .filter((finding) => finding.number === number)
          .slice(0, 3)
          .map(({ projectId }) => `Tell me about finding ${number} in ${nameOf(projectId)}`),
        'List my findings',
      ],
      parts: [
        {
          text:
            project && has(all)
              ? `**${plain(project.name)} has no finding ${number}.**`
              : `**No finding of yours has the number ${number}.**`,
          rows: [],
          support: 0.9,
        },
      ],
    };
  const titled = findingsNamed(text, here);
  const found = (titled.length > 0 ? titled : notedAmong(text, here, all)).slice(0, MOST_LISTED);
  const [only] = found;
  const projectId = project?.id ?? only?.projectId ?? null;
  if (!only) return undefined;
  if (found.length === 1) {
    const finding = await own.findingWith(only.id);
    return finding
      ? {
          ...base,
          aim: 'own.detail',
          projectId,
          finding,
          parts: findingInShort(finding),
          choices: NEXT['pos.wait'] ?? [],
        }
      : undefined;
  }
  return {
    ...base,
    aim: 'own.list',
    projectId,
    parts: [
      {
        text: `**${found.length} findings**${project ? ` in ${plain(project.name)}` : ''} fit that:\n${numbered(found.map((each) => findingLine(each, project ? '' : nameOf(each.projectId))))}`,
        rows: found.map(findingRow),
        support: 0.7,
        listed: itemsOf(found),
      },
    ],
  };
}
