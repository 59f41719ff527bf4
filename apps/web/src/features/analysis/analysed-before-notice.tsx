import type { AnalysedBefore } from '@plumbline/contract';
import { Button } from '../../ui/button.tsx';
import { longDate } from '../../ui/dates.ts';
import { History } from '../../ui/icons/rotate-ccw-clock.tsx';

interface AnalysedBeforeNoticeProps {
  before: AnalysedBefore;
  onOpenDefect: (id: number) => void;
  onAgain: () => void;
  onOtherPhoto: () => void;
}

/** The photo has an answer already: opened, it costs nothing; asked for again, it costs a credit. */
export function AnalysedBeforeNotice(props: AnalysedBeforeNoticeProps) {
  const { before, onOpenDefect, onAgain, onOtherPhoto } = props;
  return (
    <div role="alert" className="flex h-full flex-col">
      <History aria-hidden="true" className="size-6 text-ink-soft" strokeWidth={1.75} />
      <h2 className="mt-3 text-lg font-semibold">You analysed this photo on {longDate(before.at)}</h2>
      <p className="mt-1.5 text-sm">
        It’s finding {before.number} of this project: {before.title}.
      </p>
      <p className="mt-1.5 text-sm text-ink-soft">
        No credit used now. The panel says the same of the same photo, unless you tell it more.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => onOpenDefect(before.findingId)}>
          Open it
        </Button>
        <Button onClick={onAgain}>Analyse again for one credit</Button>
        <Button onClick={onOtherPhoto}>Next Image</Button>
      </div>
    </div>
  );
}
