import { useRef, useState } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { HiddenFileInput } from '../../../ui/hidden-file-input.tsx';
import { FilePlus } from '../../../ui/icons/file-plus.tsx';
import { Select } from '../../../ui/select.tsx';
import { PlanPart } from './plan-part.tsx';
import { usePlanChanges, usePlans } from './queries.ts';

const TAKEN = 'application/pdf,image/jpeg,image/png,image/webp,image/heic,image/avif';

interface PlansViewProps {
  projectId: number;
  onOpen: (findingId: number) => void;
}

/** The plans of a building, one at a time. */
export default function PlansView({ projectId, onOpen }: PlansViewProps) {
  const plans = usePlans(projectId);
  const changes = usePlanChanges(projectId);
  const [chosen, setChosen] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const add = async (file: File) => {
    setBusy(true);
    const added = await changes.add(file);
    if (added) setChosen(added.id);
    setBusy(false);
  };
  const button = (variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      busy={busy}
      icon={<FilePlus aria-hidden="true" className="size-4" />}
      onClick={() => input.current?.click()}
    >
      {busy ? 'Reading the plan' : 'Add plan'}
    </Button>
  );
  return (
    <Loaded query={plans} what="the plans">
      {(list) => {
        const plan = list.find(({ id }) => id === chosen) ?? list[0];
        return (
          <>
            <HiddenFileInput
              ref={input}
              label="Plan to add"
              accept={TAKEN}
              onFiles={([file]) => void add(file)}
            />
            {plan ? (
              <>
                <div className="mb-3 flex flex-wrap gap-3">
                  <Select
                    aria-label="Plan"
                    className="min-w-40 flex-1 tablet:max-w-xs"
                    options={list.map(({ id, name }) => ({ value: String(id), label: name }))}
                    value={String(plan.id)}
                    onValueChange={(id) => setChosen(Number(id))}
                  />
                  {button('secondary')}
                </div>
                <PlanPart key={plan.id} projectId={projectId} plan={plan} changes={changes} onOpen={onOpen} />
              </>
            ) : (
              <EmptyState title="No plans yet" action={button('primary')}>
                Add a PDF or a picture of a plan, then put your findings on it.
              </EmptyState>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
