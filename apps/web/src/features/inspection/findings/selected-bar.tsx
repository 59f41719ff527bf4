import { Button } from '../../../ui/button.tsx';
import type { FindingActions } from './use-finding-actions.ts';

interface SelectedBarProps {
  ids: readonly number[];
  actions: FindingActions;
  onMove: () => void;
  onDelete: () => void;
  onSend: () => void;
  onRepair: () => void;
  onClear: () => void;
}

/** What can be done with the selected findings at once. */
export function SelectedBar({ ids, actions, onMove, onDelete, onSend, onRepair, onClear }: SelectedBarProps) {
  const { progress, decide } = actions;
  const busy = progress !== null;
  const clearAfter = (work: Promise<void>) => void work.then(onClear);
  return (
    <section
      aria-label="Selected findings"
      className="action-bar flex flex-wrap items-center gap-2 tablet:gap-3"
    >
      <p className="tabular mr-auto text-sm" role="status">
        {progress ?? `${ids.length} ${ids.length === 1 ? 'finding' : 'findings'} selected`}
      </p>
      <Button size="small" variant="quiet" disabled={busy} onClick={onClear}>
        Clear
      </Button>
      {/* On a phone two rows of equal buttons; what can’t be undone comes last. */}
      <div className="grid w-full grid-cols-3 gap-1.5 *:px-0 tablet:flex tablet:w-auto tablet:gap-3 tablet:*:px-3">
        <Button size="small" busy={busy} onClick={() => clearAfter(decide(ids, 'confirmed'))}>
          Confirm
        </Button>
        <Button size="small" disabled={busy} onClick={() => clearAfter(decide(ids, 'rejected'))}>
          Reject
        </Button>
        <Button size="small" disabled={busy} onClick={onMove}>
          Move
        </Button>
        <Button size="small" disabled={busy} onClick={onRepair}>
          Repair
        </Button>
        <Button size="small" disabled={busy} onClick={onSend}>
          Send
        </Button>
        <Button size="small" variant="danger" disabled={busy} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </section>
  );
}
