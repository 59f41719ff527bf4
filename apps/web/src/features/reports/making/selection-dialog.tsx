import type { DefectSummary, Report } from '@plumbline/contract';
import { useState } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { KeptDraft } from '../../../ui/kept-draft.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useSelectableDefects } from '../data/queries.ts';
import { tellNothingSelected } from '../data/report-toasts.ts';
import type { factsBody } from '../details/report-facts.ts';
import { keepSelection, readSelection, type SelectionOf } from './kept-selection.ts';
import { OpenPoints } from './open-points.tsx';
import { SelectionCard } from './selection-card.tsx';

interface SelectionDialogProps {
  projectId: number;
  title: string;
  /** 'Generate' for a new report, 'Update' for one that is there. */
  verb: 'Generate' | 'Update';
  /** The report that is changed; a new one begins with every counted defect and open hazard. */
  report?: Pick<Report, 'id' | 'selectedDefectIds'>;
  /** What the report says besides; so that it can be told what it would leave open. */
  facts: ReturnType<typeof factsBody>;
  /** To what it says, and back. */
  onDetails: () => void;
  busy: boolean;
  onClose: () => void;
  onSubmit: (selectedDefectIds: number[]) => void;
}

/** What a report counts: a defect that nobody has set aside. */
const isCounted = ({ outcome, decision }: DefectSummary) => outcome === 'defect' && decision !== 'rejected';

/** A danger that is warned of goes in by itself, whatever came of its photo. */
const isWarned = ({ alerts }: DefectSummary) => alerts.length > 0;

/** The second step to a report: which findings go in. */
export function SelectionDialog({
  projectId,
  title,
  verb,
  report,
  facts,
  onDetails,
  busy,
  onClose,
  onSubmit,
}: SelectionDialogProps) {
  const findings = useSelectableDefects(projectId);
  const of: SelectionOf = report ? { reportId: report.id } : { projectId };
  // What was there as it opened says that the selection isn't a fresh one; what is picked from then on doesn't.
  const [kept, setKept] = useState(() => readSelection(of));
  const [selection, setSelection] = useState(kept);
  const all = findings.data ?? [];
  const counted = all.filter(isCounted);
  const others = all.filter((finding) => !isCounted(finding));
  const known = new Set(selection?.known);
  const picked = new Set(selection?.picked);
  const isSelected = (finding: DefectSummary) => {
    if (known.has(finding.id)) return picked.has(finding.id);
    return report ? report.selectedDefectIds.includes(finding.id) : isCounted(finding) || isWarned(finding);
  };
  const printed = all.filter(isSelected);
  const defects = counted.filter(isSelected).length;
  const everything = defects === counted.length;
  const photos = printed.length - defects;

  const select = (ids: readonly number[], wanted: boolean) => {
    const next = new Set(printed.map(({ id }) => id));
    for (const id of ids) wanted ? next.add(id) : next.delete(id);
    const changed = { picked: [...next], known: all.map(({ id }) => id) };
    setSelection(changed);
    keepSelection(of, changed);
  };
  const forget = () => {
    keepSelection(of, null);
    setKept(null);
    setSelection(null);
  };
  const submit = () => (printed.length === 0 ? tellNothingSelected() : onSubmit(printed.map(({ id }) => id)));
  const cards = (of: readonly DefectSummary[]) => (
    <ul className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3">
      {of.map((finding) => (
        <SelectionCard
          key={finding.id}
          defect={finding}
          counted={isCounted(finding)}
          selected={isSelected(finding)}
          onSelect={(wanted) => select([finding.id], wanted)}
        />
      ))}
    </ul>
  );

  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      title="Select Defects"
      onBack={report || busy ? undefined : onDetails}
      description={title}
      footer={
        <>
          <p
            role="status"
            className="tabular w-full text-sm text-ink-soft tablet:mr-auto tablet:w-auto tablet:self-center"
          >
            {defects} of {counted.length} defects selected
            {photos > 0 ? `, and ${photos} ${photos === 1 ? 'photo' : 'photos'} without one` : ''}
          </p>
          <Button
            disabled={busy}
            onClick={() => {
              forget();
              onClose();
            }}
          >
            Cancel
          </Button>
          <Button variant="primary" busy={busy} disabled={findings.isPending} onClick={submit}>
            {verb} Report ({defects} defects)
          </Button>
        </>
      }
    >
      <Loaded
        query={findings}
        what="this project’s defects"
        skeleton={
          <div className="flex justify-center py-16 text-ink-soft">
            <Spinner label="Loading defects" />
          </div>
        }
      >
        {() =>
          all.length === 0 ? (
            <EmptyState title="No defects in this project yet">
              Analyse a photo first. Then you can put its finding into a report.
            </EmptyState>
          ) : (
            <>
              {kept ? (
                <div className="mb-4">
                  <KeptDraft what="the defects that you selected" onStartAgain={forget} />
                </div>
              ) : null}
              <OpenPoints
                asked={{ ...facts, projectId, selectedDefectIds: printed.map(({ id }) => id) }}
                findings={all}
                onDetails={onDetails}
                onAdd={(ids) => select(ids, true)}
              />
              {counted.length > 0 ? (
                <>
                  <Button
                    variant="quiet"
                    size="small"
                    className="mb-3"
                    onClick={() =>
                      select(
                        counted.map(({ id }) => id),
                        !everything,
                      )
                    }
                  >
                    {everything ? 'Select none' : 'Select all'}
                  </Button>
                  {cards(counted)}
                </>
              ) : (
                <p className="mb-4 text-sm text-ink-soft">Nothing in this project counts as a defect yet.</p>
              )}
              {others.length > 0 ? (
                <section className="mt-8">
                  <h3 className="font-semibold">Photos without a counted defect ({others.length})</h3>
                  <p className="mt-1 mb-3 text-sm text-ink-soft">
                    Set aside, nothing visible, or not sure. If you choose them, they print separately and
                    aren’t counted as defects. One with an open hazard alert is chosen for you.
                  </p>
                  {cards(others)}
                </section>
              ) : null}
            </>
          )
        }
      </Loaded>
    </Dialog>
  );
}
