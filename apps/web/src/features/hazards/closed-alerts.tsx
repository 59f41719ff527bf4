import type { Defect } from '@plumbline/contract';
import { messageFor } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { longDate } from '../../ui/dates.ts';
import { toast } from '../../ui/toast-store.ts';
import { type NamedAlert, useReopenAlert } from './queries.ts';

/** Alerts of a finding that somebody closed, with their reason; nothing where none was. */
export function ClosedAlerts({ defect }: { defect: Pick<Defect, 'id' | 'closedAlerts'> }) {
  return <ClosedList closed={defect.closedAlerts} reopening={useReopenAlert(defect.id)} />;
}

interface ClosedListProps {
  closed: Defect['closedAlerts'];
  /** What opens one again. */
  reopening: Pick<ReturnType<typeof useReopenAlert>, 'isPending'> & {
    mutate: (alert: NamedAlert, after: { onSuccess: () => void; onError: (error: Error) => void }) => void;
  };
  className?: string;
}

export function ClosedList({ closed, reopening, className = '' }: ClosedListProps) {
  if (closed.length === 0) return null;
  return (
    <ul aria-label="Closed hazard alerts" className={`space-y-3 ${className}`}>
      {closed.map(({ alert, reason, closedAt, closedBy }) => (
        <li
          key={`${alert.kind} ${alert.title}`}
          className="rounded-md border border-line bg-sunken px-4 py-3 text-sm"
        >
          <div className="flex items-start justify-between gap-4">
            <p className="font-medium">{alert.title}: closed</p>
            <Button
              size="small"
              busy={reopening.isPending}
              aria-label={`Open again: ${alert.title}`}
              onClick={() =>
                reopening.mutate(alert, {
                  onSuccess: () => toast({ title: 'Hazard alert opened again' }),
                  onError: (error) =>
                    toast({
                      title: 'Alert not opened',
                      description: messageFor(error, 'Please try again.'),
                      tone: 'destructive',
                    }),
                })
              }
            >
              Open again
            </Button>
          </div>
          <p className="mt-1 break-words">{reason}</p>
          <p className="mt-1 text-xs text-ink-soft">
            {[closedBy, longDate(closedAt)].filter(Boolean).join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
