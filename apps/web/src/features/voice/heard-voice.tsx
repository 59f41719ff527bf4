import type { Recording } from '@plumbline/contract';
import { VoicePlayer, type VoicePlayerProps } from './voice-player.tsx';

interface HeardVoiceProps {
  recording: Recording;
  src: VoicePlayerProps['src'];
}

/** What was said with a photo, for whoever only listens: its player, and its text where a person stands by it. */
export function HeardVoice({ recording: { type, durationMs, text }, src }: HeardVoiceProps) {
  return (
    <div className="space-y-1">
      <VoicePlayer src={src} type={type} durationMs={durationMs} />
      {text ? (
        <p dir="auto" className="text-sm whitespace-pre-line wrap-anywhere">
          “{text}”
        </p>
      ) : null}
    </div>
  );
}
