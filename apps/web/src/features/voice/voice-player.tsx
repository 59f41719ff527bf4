import { useEffect, useRef, useState } from 'react';
import { ApiError, messageFor } from '../../api/api-error.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Pause } from '../../ui/icons/pause.tsx';
import { Play } from '../../ui/icons/play.tsx';
import { clock } from './use-recorder.ts';

export interface VoicePlayerProps {
  /** Its address; where no address opens it alone, what reads it once somebody wants to hear it. */
  src: string | (() => Promise<Blob>);
  /** Of the recording; an older iPhone plays none in WebM. */
  type: string;
  /** A browser doesn't know how long its own recordings are. */
  durationMs: number;
}

function reasonOf(error: unknown, isPlayable: boolean): string {
  if (!isPlayable) {
    return 'This browser can’t play the voice note. Open Plumbline in another one, such as Chrome or Firefox.';
  }
  // A phone plays only soon after a press: reading it took longer than that.
  if (error instanceof DOMException && error.name === 'NotAllowedError') {
    return 'The voice note is ready. Press play again.';
  }
  const otherwise = 'The voice note couldn’t be played. Check your connection and try again.';
  return error instanceof ApiError ? messageFor(error, otherwise) : otherwise;
}

/** Plays a voice note: a button, where it is, and how long it is. */
export function VoicePlayer({ src, type, durationMs }: VoicePlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const read = useRef('');
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const seconds = durationMs / 1000;
  useEffect(() => {
    const playingNow = audio.current;
    return () => {
      playingNow?.pause();
      if (read.current) URL.revokeObjectURL(read.current);
    };
  }, []);

  const toggle = async () => {
    const player = audio.current;
    if (!player) return;
    if (playing) return player.pause();
    try {
      if (typeof src !== 'string' && !read.current) {
        read.current = URL.createObjectURL(await src());
        player.src = read.current;
        player.currentTime = at;
      }
      await player.play();
      setFailure(undefined);
    } catch (error) {
      setFailure(reasonOf(error, player.canPlayType(type) !== ''));
    }
  };
  return (
    <div>
      <div className="flex items-center gap-2">
        <audio
          ref={audio}
          src={typeof src === 'string' ? src : undefined}
          preload="none"
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onEnded={() => {
            setPlaying(false);
            setAt(0);
          }}
          onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
          // What was said stands beside it as text, where somebody wrote it down.
          aria-label="Voice note"
        >
          <track kind="captions" />
        </audio>
        <IconButton
          label={playing ? 'Pause voice note' : 'Play voice note'}
          outlined
          onClick={() => void toggle()}
        >
          {playing ? (
            <Pause aria-hidden="true" className="size-5" />
          ) : (
            <Play aria-hidden="true" className="size-5" />
          )}
        </IconButton>
        <input
          type="range"
          aria-label="Position in voice note"
          aria-valuetext={`${clock(at)} of ${clock(seconds)}`}
          className="h-(--target) min-w-0 flex-1 accent-(--link)"
          min={0}
          max={Math.max(1, Math.ceil(seconds))}
          step={1}
          value={Math.min(at, seconds)}
          onChange={({ target }) => {
            const next = Number(target.value);
            if (audio.current) audio.current.currentTime = next;
            setAt(next);
          }}
        />
        <span className="tabular shrink-0 text-sm text-ink-soft">
          {clock(at)} / {clock(seconds)}
        </span>
      </div>
      {failure ? (
        <p role="alert" className="mt-1 text-sm text-critical">
          {failure}
        </p>
      ) : null}
    </div>
  );
}
