import type { VoiceType } from '@plumbline/contract';
import { readMp4 } from './read-mp4.ts';
import { readWebm } from './read-webm.ts';

export interface Recording {
  type: VoiceType;
  durationMs: number;
}

/**
 * What a recording is by its bytes, whatever it calls itself: sound alone, in a form that browsers record and play. Null
 * for anything else. It goes once through the headers and decodes nothing, so that no file keeps it busy.
 */
export function readRecording(bytes: Uint8Array): Recording | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const webm = readWebm(view);
  if (webm !== null) return { type: 'audio/webm', durationMs: webm };
  const mp4 = readMp4(view);
  return mp4 === null ? null : { type: 'audio/mp4', durationMs: mp4 };
}
