import { VOICE_LIMITS } from '@plumbline/contract';
import { clock } from './use-recorder.ts';

/** That something is being recorded, how long by now, and whose voice it should be. */
export function RecordingLine({ seconds }: { seconds: number }) {
  return (
    <div className="min-w-0 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 font-medium">
        <span aria-hidden="true" className="size-3 shrink-0 animate-pulse rounded-full bg-critical" />
        <span role="status">Recording</span>
        {/* Every second would be too much for who listens to the screen. */}
        <span role="timer" className="tabular whitespace-nowrap">
          {clock(seconds)} of {clock(VOICE_LIMITS.seconds)}
        </span>
      </p>
      <p className="text-ink-soft">Your own voice only, unless everyone who can be heard agrees.</p>
    </div>
  );
}
