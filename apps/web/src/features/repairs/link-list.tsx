import type { RepairLink } from '@plumbline/contract';
import { Button } from '../../ui/button.tsx';
import { longDate } from '../../ui/dates.ts';
import { useEndLink, useLinks } from './queries.ts';

/** The open links of a project, or those to one finding, each to be ended. */
export default function LinkList({ projectId, findingId }: { projectId: number; findingId?: number }) {
  const { data = [] } = useLinks(projectId);
  const end = useEndLink(projectId);
  const now = new Date().toISOString();
  const open = data.filter(
    ({ revokedAt, expiresAt, findingIds }) =>
      revokedAt === null && expiresAt > now && (findingId === undefined || findingIds.includes(findingId)),
  );
  if (open.length === 0) return null;
  return (
    <ul aria-label="Open links" className="mb-4 divide-y divide-line text-sm">
      {open.map((link) => (
        <li key={link.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <span className="min-w-0 wrap-anywhere">{inWords(link)}</span>
          <Button
            variant="quiet"
            busy={end.isPending && end.variables === link.id}
            aria-label={`End the link of ${link.name}`}
            onClick={() => end.mutate(link.id)}
          >
            End link
          </Button>
        </li>
      ))}
    </ul>
  );
}

function inWords({ name, findingIds, voices, expiresAt, openedAt }: RepairLink): string {
  const many = findingIds.length === 1 ? '1 finding' : `${findingIds.length} findings`;
  const opened = openedAt ? `opened ${longDate(openedAt)}` : 'not opened yet';
  const heard = voices ? ' with voice notes' : '';
  return `${name}: link to ${many}${heard}, ${opened}, works until ${longDate(expiresAt)}`;
}
