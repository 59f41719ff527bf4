import type { TrailEntry } from '@plumbline/contract';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messageFor } from '../../../api/api-error.ts';
import { call, callPage } from '../../../api/client.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { projectsKey } from '../../../api/query-keys.ts';
import { usePaged } from '../../../api/use-paged.ts';
import { Button } from '../../../ui/button.tsx';
import { dateAndTime } from '../../../ui/dates.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ShieldCheck } from '../../../ui/icons/shield-check.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { useFindingLines } from '../data/queries.ts';
import { EvidencePack } from './evidence-pack.tsx';
import { byWhom, whatHappened } from './trail-words.ts';

/** Enough of a hash to tell it from another by eye; the whole stands in the tip. */
const SHOWN = 12;

/** What happened in a project, newest first: who, when, what. */
export default function TrailView({ projectId }: { projectId: number }) {
  const trail = usePaged([...projectsKey, 'trail', projectId], (after) =>
    callPage('listTrail', {
      params: { id: projectId },
      query: { limit: 50, ...(after ? { after } : {}) },
    }),
  );
  const lines = useFindingLines(projectId).data;
  const numbers = useMemo(() => new Map(lines?.map(({ id, number }) => [id, number])), [lines]);
  return (
    <Loaded query={trail} what="the trail">
      {({ items, total }) =>
        items.length === 0 ? (
          <EmptyState title="Nothing recorded yet">
            Photos, findings, decisions, documents and visits are recorded here as they happen.
          </EmptyState>
        ) : (
          <div className="max-w-4xl">
            <EvidencePack projectId={projectId} />
            <Check projectId={projectId} total={total} />
            <ol aria-label="Trail" className="rounded-md border border-line bg-surface">
              {items.map((entry) => (
                <Entry key={entry.sequence} entry={entry} numbers={numbers} />
              ))}
            </ol>
            <ShowMore list={trail} of="entries" />
          </div>
        )
      }
    </Loaded>
  );
}

function Entry({ entry, numbers }: { entry: TrailEntry; numbers: ReadonlyMap<number, number> }) {
  const { sequence, at, sha256 } = entry;
  return (
    <li className="flex gap-3 border-b border-line px-4 py-3 text-sm last:border-b-0">
      <span className="tabular w-8 shrink-0 text-right text-ink-soft">{sequence}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{whatHappened(entry, numbers)}</span>
        <span className="tabular mt-0.5 block text-xs text-ink-soft">
          <time dateTime={at}>{dateAndTime(at)}</time> · {byWhom(entry)}
        </span>
      </span>
      <code className="tabular hidden shrink-0 text-xs text-ink-soft tablet:block" title={sha256}>
        {sha256.slice(0, SHOWN)}
      </code>
    </li>
  );
}

/** Has every hash computed anew: an entry that was changed later no longer fits. */
function Check({ projectId, total }: { projectId: number; total: number }) {
  const check = useMutation({ mutationFn: () => call('checkTrail', { params: { id: projectId } }) });
  const { data } = check;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <p className="tabular mr-auto text-sm text-ink-soft" role="status">
        {check.isError
          ? messageFor(check.error, 'We couldn’t check the trail. Please try again.')
          : data === undefined
            ? `${total} ${total === 1 ? 'entry' : 'entries'}. Each contains the hash of the one before.`
            : data.brokenAt === null
              ? `All ${data.entries} in order. Newest hash ${data.newestSha256.slice(0, SHOWN)}.`
              : `Entry ${data.brokenAt} was changed, or doesn’t match the one before.`}
      </p>
      <Button
        busy={check.isPending}
        icon={<ShieldCheck aria-hidden="true" className="size-4" />}
        onClick={() => check.mutate()}
      >
        Check trail
      </Button>
    </div>
  );
}
