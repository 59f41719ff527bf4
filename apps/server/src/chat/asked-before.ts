import { CHAT_LIMITS } from '@plumbline/contract';

/** A message of the conversation, as the client tells it. */
export interface Said {
  type: 'user' | 'ai';
  content: string;
  messageId?: number | null | undefined;
}

/** What the client says was asked, oldest first: as much of it, from the last back, as is read in one request. */
export function askedBefore(history: readonly Said[]): string[] {
  let room: number = CHAT_LIMITS.historyRead;
  const read: string[] = [];
  for (const { type, content } of history.slice(-CHAT_LIMITS.historySent).reverse()) {
    if (type !== 'user' || room <= 0) continue;
    read.push(content.slice(-room));
    room -= content.length;
  }
  return read.reverse();
}
