import { useState } from 'react';
import { useUser } from '../../auth/auth-context.ts';
import { useKeptVoices } from '../../voice/use-kept-voices.ts';
import { useRecorder } from '../../voice/use-recorder.ts';

/** Voice notes of the camera: each is said with the last photo, and goes on while the next ones are taken. */
export function useSpokenNotes(projectId: number, photoKey: string | null) {
  const { id: userId } = useUser();
  const { state, start, stop, cancel } = useRecorder();
  const here = useKeptVoices().filter((voice) => voice.projectId === projectId);
  /** The photo that has one. */
  const [said, setSaid] = useState<string | null>(null);
  const recording = state.phase === 'recording';
  return {
    /** Since it began; null while nothing is recorded. */
    seconds: recording ? state.seconds : null,
    asking: state.phase === 'asking',
    problem: state.phase === 'idle' ? state.problem : null,
    /** Not sent yet. */
    here: here.length,
    /** The last photo has its note. */
    has: photoKey !== null && said === photoKey,
    stop,
    async record() {
      if (photoKey === null) return;
      if (await start({ userId, projectId, photoKey, photoId: null })) setSaid(photoKey);
    },
    /** The last photo is taken back: what is being said with it goes, too. */
    forget() {
      if (recording && state.target.photoKey === photoKey) cancel();
    },
  };
}
