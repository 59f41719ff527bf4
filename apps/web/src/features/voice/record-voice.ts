import { VOICE_LIMITS } from '@plumbline/contract';
import { newKey } from '../../api/new-key.ts';
import { alone } from '../batch/alone.ts';
import { beginVoice, dropVoice, growVoice, type KeptVoice, voicesChanged } from '../batch/voice-store.ts';

/** What every browser records one of, the first that it can. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4'] as const;
/** Speech: two minutes are half a megabyte. */
const BITS_PER_SECOND = 32_000;
/** So much is lost at most when a tab is killed. */
const KEPT_EVERY_MS = 2_000;

export type VoiceTarget = Pick<KeptVoice, 'userId' | 'projectId' | 'photoKey' | 'photoId'>;

/** What can go wrong, in words for the person. */
export class VoiceProblem extends Error {}

const MESSAGES: Readonly<Record<string, string>> = {
  NotAllowedError:
    'The microphone is blocked. Allow it for this site in your browser’s settings, then try again.',
  NotFoundError: 'This device has no microphone.',
  NotReadableError: 'Another app is using the microphone. Close it, then try again.',
};

const NO_ROOM = 'This device has no room for the recording. Free some space, then try again.';

const problemOf = (error: unknown) =>
  new VoiceProblem(
    (error instanceof DOMException && MESSAGES[error.name]) ||
      'We couldn’t start recording. Please try again.',
  );

export interface VoiceRecording {
  /** Ends it and keeps it. */
  stop(): void;
  /** Ends it and forgets it. */
  cancel(): void;
  /** Resolves once it is over and kept; rejects with a VoiceProblem where it couldn't be kept. */
  done: Promise<void>;
}

/**
 * Records what somebody says with a photo. It is kept on this device as it goes, and ends by itself after two minutes.
 * @throws VoiceProblem where there is no microphone, or nobody may use it
 */
export async function recordVoice(target: VoiceTarget): Promise<VoiceRecording> {
  const type = TYPES.find((one) => globalThis.MediaRecorder?.isTypeSupported(one));
  if (!type || !navigator.mediaDevices) throw new VoiceProblem('This browser can’t record sound.');
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch((error: unknown) => {
    throw problemOf(error);
  });
  const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: BITS_PER_SECOND });
  const key = newKey();
  const began = Date.now();
  const parts: Blob[] = [];
  let wanted = true;
  let keeping = beginVoice({ ...target, key, file: new Blob(), durationMs: 0, problem: null, keptAt: began });
  const end = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const ended = new Promise<void>((resolve, reject) => {
    recorder.ondataavailable = ({ data }) => {
      if (data.size === 0 || !wanted) return;
      parts.push(data);
      const file = new Blob(parts, { type });
      const durationMs = Date.now() - began;
      keeping = keeping.then(() => growVoice(key, { file, durationMs }));
      keeping.catch(() => {
        reject(new VoiceProblem(NO_ROOM));
        end();
      });
    };
    recorder.onstop = () => void keeping.then(resolve, () => undefined);
    recorder.onerror = () => reject(problemOf(undefined));
  });
  const limit = setTimeout(end, VOICE_LIMITS.seconds * 1000);
  // Nobody sends it while it grows.
  const whileRecording = alone(key, () => ended).finally(async () => {
    clearTimeout(limit);
    for (const track of stream.getTracks()) track.stop();
    if (!wanted) await dropVoice(key);
    voicesChanged();
  });
  recorder.start(KEPT_EVERY_MS);
  return {
    stop: end,
    cancel() {
      wanted = false;
      end();
    },
    done: whileRecording.then(() => undefined),
  };
}
