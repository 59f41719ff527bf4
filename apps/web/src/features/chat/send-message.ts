import { CHAT_LIMITS, type ChatAnswer } from '@plumbline/contract';
import { request } from '../../api/client.ts';
import { errorOf, readEvents } from '../../api/event-stream.ts';
import type { ShownMessage } from './message.ts';

/** What a conversation is about; both null on the chat page. */
export interface ChatSubject {
  defectId: number | null;
  projectId: number | null;
}

interface Listener {
  onDelta: (text: string) => void;
  /** The answer begins anew: what was streamed doesn't count. */
  onRestart: () => void;
}

/**
 * Sends a message with the last messages of its conversation and hands back the whole, checked answer. The message's
 * key makes it safe to send again. Rejects with ApiError, or as the signal says.
 */
export async function sendMessage(
  message: ShownMessage,
  before: readonly ShownMessage[],
  subject: ChatSubject,
  listener: Listener,
  signal: AbortSignal,
): Promise<ChatAnswer> {
  const history = before
    .filter(({ error, partOf }) => !error && partOf === undefined)
    .slice(-CHAT_LIMITS.historySent)
    .map(({ type, content, messageId }) => ({ type, content, messageId: messageId ?? null }));
  const response = await request('chat', {
    body: {
      message: message.content,
      ...subject,
      conversationHistory: history,
      clientMessageId: message.key,
    },
    headers: { accept: 'text/event-stream' },
    signal,
  });
  // An answer that was kept before, or a proxy that strips streams, comes as JSON.
  if (!response.headers.get('content-type')?.includes('text/event-stream')) return response.json();
  if (!response.body) throw new Error('The answer has no body');
  for await (const { name, data } of readEvents(response.body)) {
    if (name === 'delta') listener.onDelta(JSON.parse(data).text);
    else if (name === 'restart') listener.onRestart();
    else if (name === 'answer') return JSON.parse(data);
    else if (name === 'error') throw errorOf(data);
  }
  throw new Error('The connection was lost before the answer was complete.');
}
