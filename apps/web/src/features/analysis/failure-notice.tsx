import { Button } from '../../ui/button.tsx';
import { CircleCheck } from '../../ui/icons/circle-check.tsx';
import { CircleAlert } from '../../ui/icons/circle-exclamation-point.tsx';
import { HardDriveUpload } from '../../ui/icons/hard-drive-upload.tsx';
import { useSentLater } from '../uploads/sent-later.ts';
import { AnalysedBeforeNotice } from './analysed-before-notice.tsx';
import type { AnalysisFailure } from './analysis-failure.ts';

const TITLES: Readonly<Record<Exclude<AnalysisFailure['kind'], 'before'>, string>> = {
  photo: 'This photo can’t be used',
  credits: 'No analysis credits left',
  project: 'Choose a project first',
  kept: 'Photo kept on this device',
  other: 'The analysis didn’t finish',
};

export interface FailureNoticeProps {
  failure: AnalysisFailure;
  /** Of the photo, by which it may be sent later. */
  photoKey?: string | undefined;
  onRetry: () => void;
  /** To the form, with the photo and the words. */
  onBack: () => void;
  onOtherPhoto: () => void;
  onBuy: () => void;
  /** Opens the finding that the photo has already. */
  onOpenDefect: (id: number) => void;
  /** Analyses the photo although it has one. */
  onAgain: () => void;
}

/** What went wrong and the next step. The photo stays where it is. */
export function FailureNotice(props: FailureNoticeProps) {
  const { failure, photoKey, onRetry, onBack, onOtherPhoto, onBuy, onOpenDefect, onAgain } = props;
  const sent = useSentLater(failure.kind === 'kept' ? photoKey : undefined);
  if (sent)
    return (
      <div role="status" className="flex h-full flex-col">
        <CircleCheck aria-hidden="true" className="size-6 text-ink-soft" strokeWidth={1.75} />
        <h2 className="mt-3 text-lg font-semibold">Photo sent and analysed</h2>
        <p className="mt-1.5 text-sm">
          Its finding is in your list. The photo no longer waits on this device.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="primary" onClick={onOtherPhoto}>
            Next Image
          </Button>
        </div>
      </div>
    );
  if (failure.kind === 'before')
    return (
      <AnalysedBeforeNotice before={failure.before} {...{ onOpenDefect, onAgain, onBack, onOtherPhoto }} />
    );
  return (
    <div role="alert" className="flex h-full flex-col">
      {failure.kind === 'kept' ? (
        <HardDriveUpload aria-hidden="true" className="size-6 text-ink-soft" strokeWidth={1.75} />
      ) : (
        <CircleAlert aria-hidden="true" className="size-6 text-critical" strokeWidth={1.75} />
      )}
      <h2 className="mt-3 text-lg font-semibold">{TITLES[failure.kind]}</h2>
      <p className="mt-1.5 text-sm">{failure.message}</p>
      <p className="mt-1.5 text-sm text-ink-soft">
        {failure.kind === 'kept'
          ? 'You’re charged once at most.'
          : 'No credit used. Your photo and your words are still here.'}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {failure.kind === 'kept' ? (
          <Button variant="primary" onClick={onOtherPhoto}>
            Next Image
          </Button>
        ) : failure.kind === 'photo' ? (
          <>
            <Button variant="primary" onClick={onOtherPhoto}>
              Choose another photo
            </Button>
            <Button onClick={onBack}>Back</Button>
          </>
        ) : failure.kind === 'credits' ? (
          <>
            <Button variant="primary" onClick={onBuy}>
              Buy credits
            </Button>
            <Button onClick={onBack}>Back</Button>
          </>
        ) : (
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        )}
      </div>
      {failure.requestId ? (
        <p className="mt-auto pt-5 text-xs break-all text-ink-soft">Reference {failure.requestId}</p>
      ) : null}
    </div>
  );
}
