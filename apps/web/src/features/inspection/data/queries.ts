import type { FindingLine } from '@plumbline/contract';
import { useQuery } from '@tanstack/react-query';
import { call, callPage, type ListPage } from '../../../api/client.ts';
import { defectListsKey, projectsKey } from '../../../api/query-keys.ts';
import { whyNot } from '../../../api/why-not.ts';

export function useProject(id: number) {
  return useQuery({
    queryKey: [...projectsKey, 'one', id],
    queryFn: ({ signal }) => call('getProject', { params: { id }, signal }),
  });
}

/** Why nothing in this project can be deleted; undefined where it can. */
export function useDeletionRefused(projectId: number): string | undefined {
  const { data } = useProject(projectId);
  return data && whyNot(data, 'deleteWithin');
}

export const findingLinesKey = (projectId: number) => [...defectListsKey, 'lines', projectId] as const;

/** Every finding of a project in short: they are grouped, searched and chosen from as a whole. */
export function useFindingLines(projectId: number) {
  return useQuery({
    queryKey: findingLinesKey(projectId),
    queryFn: async ({ signal }) => {
      const all: FindingLine[] = [];
      let after: string | null = '';
      while (after !== null) {
        const page: ListPage<FindingLine> = await callPage('listFindingLines', {
          params: { id: projectId },
          query: after ? { after } : {},
          signal,
        });
        all.push(...page.items);
        after = page.next;
      }
      return all;
    },
    // Comparing thousands of lines with those before costs more than drawing the few on screen.
    structuralSharing: false,
  });
}
