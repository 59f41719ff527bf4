import { useEffect } from 'react';
import { useProjects } from './queries.ts';

/** Every project, page after page: a photo or a report may belong to any, and lists to choose from name them all. */
export function useAllProjects() {
  const projects = useProjects();
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = projects;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  return projects;
}
