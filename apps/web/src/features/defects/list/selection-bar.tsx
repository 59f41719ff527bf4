import type { Defect } from '@plumbline/contract';
import { useState } from 'react';
import { messageFor } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { useRefreshFindings } from '../../../api/refresh-findings.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';

interface SelectionBarProps {
  ids: readonly number[];
  /** Called with those that couldn't be decided; none when all went well. */
  onDone: (left: readonly number[]) => void;
}

/** One decision for all selected findings, made one after the other so that the count is real progress. */
export function SelectionBar({ ids, onDone }: SelectionBarProps) {
  const refresh = useRefreshFindings();
  const [decided, setDecided] = useState<number | null>(null);
  const many = (count: number) => `${count} ${count === 1 ? 'finding' : 'findings'}`;

  async function decide(verdict: 'confirmed' | 'rejected'): Promise<void> {
    const done: Defect[] = [];
    try {
      for (const id of ids) {
        setDecided(done.length);
        done.push(await call('decideDefect', { params: { id }, body: { verdict } }));
      }
      toast({ title: `${many(ids.length)} ${verdict}`, tone: 'good' });
    } catch (error) {
      toast({
        title: `${many(ids.length - done.length)} couldn’t be decided`,
        description: messageFor(error, 'Please try again.'),
        tone: 'destructive',
      });
    }
    await refresh(...done);
    setDecided(null);
    onDone(ids.slice(done.length));
  }

  const busy = decided !== null;
  return (
    <section
      aria-label="Decide the selected findings"
      className="sticky top-18 z-20 mb-3 flex flex-wrap items-center gap-3 rounded-md border border-line-strong bg-surface px-4 py-2"
    >
      <p className="tabular mr-auto text-sm" role="status">
        {busy ? `${decided} of ${ids.length} decided` : `${many(ids.length)} selected`}
      </p>
      <Button disabled={busy} onClick={() => onDone([])}>
        Clear
      </Button>
      <Button disabled={busy} onClick={() => void decide('rejected')}>
        Reject
      </Button>
      <Button variant="primary" busy={busy} onClick={() => void decide('confirmed')}>
        Confirm
      </Button>
    </section>
  );
}
