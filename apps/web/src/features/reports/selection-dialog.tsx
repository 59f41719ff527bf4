import { useState } from 'react';
import { LoadError } from '../../api/load-error.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useSelectableDefects } from './queries.ts';
import { tellNothingSelected } from './report-toasts.ts';
import { SelectionCard } from './selection-card.tsx';

interface SelectionDialogProps {
  projectId: number;
  title: string;
  /** 'Generate' for a new report, 'Update' for one that is there. */
  verb: 'Generate' | 'Update';
  busy: boolean;
  onClose: () => void;
  onSubmit: (selectedDefectIds: number[]) => void;
}

/** The second step to a report: which findings go in. Always opens with nothing chosen. */
export function SelectionDialog({ projectId, title, verb, busy, onClose, onSubmit }: SelectionDialogProps) {
  const defects = useSelectableDefects(projectId);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const all = defects.data ?? [];
  const chosen = all.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const everything = all.length > 0 && chosen.length === all.length;

  const select = (id: number, wanted: boolean) => {
    const next = new Set(selected);
    if (wanted) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  const submit = () => (chosen.length === 0 ? tellNothingSelected() : onSubmit(chosen));

  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      title="Select Defects"
      description={title}
      footer={
        <>
          <p role="status" className="tabular mr-auto self-center text-sm text-ink-soft">
            {chosen.length} of {all.length} defects selected
          </p>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={busy} disabled={defects.isPending} onClick={submit}>
            {verb} Report ({chosen.length} defects)
          </Button>
        </>
      }
    >
      {defects.isPending ? (
        <div className="flex justify-center py-16 text-ink-soft">
          <Spinner label="Loading defects" />
        </div>
      ) : defects.isLoadingError ? (
        <LoadError title="We couldn’t load this project’s defects." query={defects} />
      ) : all.length === 0 ? (
        <EmptyState title="No defects in this project yet">
          Analyze a photo on the dashboard first; its finding can then go into a report.
        </EmptyState>
      ) : (
        <>
          <Button
            variant="quiet"
            size="small"
            className="mb-3"
            onClick={() => setSelected(new Set(everything ? [] : all.map(({ id }) => id)))}
          >
            {everything ? 'Select none' : 'Select all'}
          </Button>
          <ul className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3">
            {all.map((defect) => (
              <SelectionCard
                key={defect.id}
                defect={defect}
                selected={selected.has(defect.id)}
                onSelect={(wanted) => select(defect.id, wanted)}
              />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
