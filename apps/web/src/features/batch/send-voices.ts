import { messageFor } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { alone } from './alone.ts';
import { patiently, statusOf } from './patiently.ts';
import { dropVoice, listVoices, readVoice, setVoiceProblem } from './voice-store.ts';
import './add-endpoints.ts';

/** Sends recordings whose photos the server has. One that is still being made is left alone. */
export async function sendVoices(userId: number, signal: AbortSignal): Promise<void> {
  for (const { key } of await listVoices(userId)) {
    if (signal.aborted) return;
    // Whoever records holds it: a tab that was killed holds nothing, and what it had recorded goes as far as it goes.
    await alone(key, () => sendVoice(key, signal));
  }
}

async function sendVoice(key: string, signal: AbortSignal): Promise<void> {
  const voice = await readVoice(key);
  if (!voice || voice.photoId === null || voice.problem !== null) return;
  const { photoId: id, file } = voice;
  // The tab was killed before anything was heard.
  if (file.size === 0) return dropVoice(key);
  try {
    const sent = await patiently(signal, () => {
      const form = new FormData();
      form.append('key', key);
      form.append('audio', file, 'voice-note');
      return call('addVoiceNote', { params: { id }, form, signal });
    });
    if (sent) await dropVoice(key);
  } catch (error) {
    if (signal.aborted || statusOf(error) === 401) return;
    // Somebody deleted its photo meanwhile: it goes with it.
    if (statusOf(error) === 404) await dropVoice(key);
    else await setVoiceProblem(key, messageFor(error, 'This voice note couldn’t be sent.'));
  }
}
