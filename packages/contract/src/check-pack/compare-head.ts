import type { TrailLine } from './check-trail.ts';

/** A head that somebody kept: printed on a report, in a mail, in a signed PDF. */
export interface KeptHead {
  project: number;
  entries: number;
  head: string;
}

/** Whether a trail contains a head that was kept. `rewritten`: another entry stands in its place. */
export function compareHead(
  trail: readonly TrailLine[],
  { project, entries, head }: KeptHead,
): 'contained' | 'rewritten' | 'older' | 'other_project' {
  if (trail.length > 0 && trail[0]?.projectId !== project) return 'other_project';
  if (trail.length < entries) return 'older';
  const stands = entries === 0 ? '' : trail[entries - 1]?.sha256;
  return stands === head ? 'contained' : 'rewritten';
}
