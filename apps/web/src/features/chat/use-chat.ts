import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { call } from '../../api/client.ts';
import { defectKey } from '../../api/query-keys.ts';
import { useRefreshFindings } from '../../api/refresh-findings.ts';
import { toast } from '../../ui/toast-store.ts';
import { type Conversation, chatReducer, EMPTY, type ShownMessage, userMessage } from './message.ts';
import { type ChatSubject, sendMessage } from './send-message.ts';

export interface Chat extends Conversation {
  send: (text: string) => void;
  /** Sends a message that got no answer again, under the same id. */
  again: (message: ShownMessage) => void;
  stop: () => void;
  rate: (messageId: number, helpful: boolean | null) => void;
  clear: () => void;
}

interface ChatOptions {
  subject: ChatSubject;
  /** What was kept of it, oldest first. */
  kept?: readonly ShownMessage[];
  /** Told when an answer fails; what it hands back stands in the answer's place, null for nothing. */
  onFailure: (error: unknown) => string | null;
}

/** One conversation: what is on screen, and the message that is being answered. */
export function useChat({ subject, kept = [], onFailure }: ChatOptions): Chat {
  const [state, dispatch] = useReducer(chatReducer, { ...EMPTY, messages: kept });
  const queries = useQueryClient();
  const refresh = useRefreshFindings();
  const running = useRef<AbortController | null>(null);
  // Whoever leaves stops listening.
  useEffect(() => () => running.current?.abort(), []);

  async function run(message: ShownMessage, before: readonly ShownMessage[]): Promise<void> {
    const control = new AbortController();
    running.current = control;
    try {
      const answer = await sendMessage(
        message,
        before,
        subject,
        {
          onDelta: (text) => dispatch({ type: 'delta', text }),
          onRestart: () => dispatch({ type: 'restart' }),
        },
        control.signal,
      );
      // A danger that was told may stand on the finding now, or be one of the project's.
      if (answer.alerts.length > 0 && subject.defectId !== null)
        void queries.invalidateQueries({ queryKey: defectKey(subject.defectId), exact: true });
      if (answer.alerts.length > 0) void refresh();
      if (!control.signal.aborted) dispatch({ type: 'answered', answer });
    } catch (error) {
      if (!control.signal.aborted) dispatch({ type: 'failed', words: onFailure(error) });
    }
  }

  return {
    ...state,
    send(text) {
      const content = text.trim();
      if (content === '' || state.pending !== null) return;
      const message = userMessage(content);
      dispatch({ type: 'sent', message });
      void run(message, state.messages);
    },
    again(message) {
      if (state.pending !== null) return;
      dispatch({ type: 'again', key: message.key });
      void run(
        message,
        state.messages.filter(({ key }) => key !== message.key),
      );
    },
    stop() {
      running.current?.abort();
      dispatch({ type: 'stopped' });
    },
    rate(messageId, helpful) {
      const rated = state.messages.find((one) => one.type === 'ai' && one.messageId === messageId);
      dispatch({ type: 'rated', messageId, helpful });
      call('rateAnswer', { params: { id: messageId }, body: { helpful } }).catch(() => {
        dispatch({ type: 'rated', messageId, helpful: rated?.helpful ?? null });
        toast({ title: 'Feedback wasn’t saved', description: 'Please try again.', tone: 'destructive' });
      });
    },
    clear() {
      running.current?.abort();
      dispatch({ type: 'cleared' });
    },
  };
}
