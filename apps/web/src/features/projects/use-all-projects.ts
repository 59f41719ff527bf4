import { useEffect } from 'react';
import { useProjects } from '../projects/queries.ts';

/** Every project, page after page: a report may be asked of any, and the filter names them all. */
export function useAllProjects() {
  const projects = useProjects();
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = projects;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  return projects;
}
