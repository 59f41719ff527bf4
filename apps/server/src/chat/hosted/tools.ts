/** What a hosted model may look up: the knowledge, and this user's own projects and findings. Nothing can be changed. */
import { type OwnContext, search } from '@plumbline/assistant';
import { findingRow, findingRows, projectRow } from '@plumbline/assistant/own-rows';
import type { tool as Tool } from 'ai';
import { z } from 'zod';
import type { Prompt, Sources } from './prompt.ts';

const MOST_ROWS = 6;
const MOST_FINDINGS = 20;

/**
 * Every tool is closed over the session's user: no argument says whose data is read. The library's `tool` is handed in,
 * since the library is read only where a hosted model is asked.
 */
export function toolsFor(own: OwnContext, sources: Sources, { fence }: Prompt, tool: typeof Tool) {
  return {
    searchKnowledge: tool({
      description: 'Search tolerances, the NCC, standards, state rules, defects and the help centre.',
      inputSchema: z.object({ query: z.string().max(300) }),
      execute: async ({ query }) => fence(sources.listed(search(query, MOST_ROWS))),
    }),
    listProjects: tool({
      description: 'The user’s own projects with their counts of defects.',
      inputSchema: z.object({}),
      execute: async () => {
        const projects = await own.projects();
        return fence(
          projects.map((project) => ({ id: project.id, ...sources.listed([projectRow(project)])[0] })),
        );
      },
    }),
    listFindings: tool({
      description:
        'The findings of one of the user’s own projects, worst first. People know them by number, not by id.',
      inputSchema: z.object({ projectId: z.number().int().positive() }),
      execute: async ({ projectId }) => {
        const findings = (await own.findingsOf(projectId)).slice(0, MOST_FINDINGS);
        return fence(
          findings.map((finding) => ({
            id: finding.id,
            number: finding.number,
            ...sources.listed([findingRow(finding)])[0],
          })),
        );
      },
    }),
    readFinding: tool({
      description: 'One of the user’s own findings in full, by the id that listFindings gives.',
      inputSchema: z.object({ id: z.number().int().positive() }),
      execute: async ({ id }) => {
        const finding = await own.findingWith(id);
        return finding ? fence(sources.listed(findingRows(finding))) : 'There is no such finding.';
      },
    }),
  };
}
