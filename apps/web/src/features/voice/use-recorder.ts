import { VOICE_LIMITS } from '@plumbline/contract';
import { useEffect, useRef, useState } from 'react';
import { recordVoice, VoiceProblem, type VoiceRecording, type VoiceTarget } from './record-voice.ts';

type RecorderState =
  | { phase: 'idle'; problem: string | null }
  | { phase: 'asking' }
  | { phase: 'recording'; seconds: number; target: VoiceTarget };

const IDLE: RecorderState = { phase: 'idle', problem: null };

/** Records one voice note at a time. It ends, and is kept, when the component leaves the screen. */
export function useRecorder() {
  const [state, setState] = useState<RecorderState>(IDLE);
  const recording = useRef<VoiceRecording | null>(null);
  const unmounted = useRef(false);
  useEffect(() => {
    unmounted.current = false;
    return () => {
      unmounted.current = true;
      recording.current?.stop();
    };
  }, []);

  /** True once it is over and kept. */
  const start = async (target: VoiceTarget): Promise<boolean> => {
    setState({ phase: 'asking' });
    try {
      const begun = await recordVoice(target);
      recording.current = begun;
      if (unmounted.current) begun.stop();
      const since = performance.now();
      setState({ phase: 'recording', seconds: 0, target });
      const tick = setInterval(() => {
        const seconds = Math.min(VOICE_LIMITS.seconds, Math.floor((performance.now() - since) / 1000));
        setState({ phase: 'recording', seconds, target });
      }, 1_000);
      await begun.done.finally(() => clearInterval(tick));
      setState(IDLE);
      return true;
    } catch (error) {
      const problem = error instanceof VoiceProblem ? error.message : 'We couldn’t record. Please try again.';
      setState({ phase: 'idle', problem });
      return false;
    } finally {
      recording.current = null;
    }
  };
  return {
    state,
    start,
    stop: () => recording.current?.stop(),
    cancel: () => recording.current?.cancel(),
  };
}

/** 0:07, 1:30. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
