import type { AnalysedBefore } from '@plumbline/contract';
import { Button } from '../../ui/button.tsx';
import { History } from '../../ui/icons/rotate-ccw-clock.tsx';
import { againWords, analysedOn, answerOf, NOT_CHARGED } from './analysed-before.ts';

interface AnalysedBeforeNoticeProps {
  before: AnalysedBefore;
  onOpenDefect: (id: number) => void;
  onAgain: () => void;
  /** To the words that go with the photo. */
  onBack: () => void;
  onOtherPhoto: () => void;
}

/** The photo has an answer already: opened, it costs nothing; asked for again, it costs a credit. */
export function AnalysedBeforeNotice(props: AnalysedBeforeNoticeProps) {
  const { before, onOpenDefect, onAgain, onBack, onOtherPhoto } = props;
  return (
    <div role="alert" className="flex h-full flex-col">
      <History aria-hidden="true" className="size-6 text-ink-soft" strokeWidth={1.75} />
      <h2 className="mt-3 text-lg font-semibold">{analysedOn(before)}</h2>
      <p className="mt-1.5 text-sm">{answerOf(before)}</p>
      <p className="mt-1.5 text-sm text-ink-soft">
        {NOT_CHARGED} You’ll get the same answer unless you change the description.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => onOpenDefect(before.findingId)}>
          Open it
        </Button>
        <Button onClick={onAgain}>{againWords(before)}</Button>
        <Button onClick={onBack}>Back</Button>
        <Button onClick={onOtherPhoto}>Next Image</Button>
      </div>
    </div>
  );
}
