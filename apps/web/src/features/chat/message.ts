import type { ChatAnswer, ChatMessage } from '@plumbline/contract';
import { newKey } from '../../api/new-key.ts';

/** A message on screen. */
export interface ShownMessage {
  /** Of the list; an answer keeps it while it streams. */
  key: string;
  type: 'user' | 'ai';
  content: string;
  /** Names the kept exchange; undefined for the greeting and for what isn't kept (yet). */
  messageId?: number | undefined;
  answer?: Pick<ChatAnswer, 'alerts' | 'choices' | 'citations' | 'declined' | 'answeredBy' | 'notice'>;
  helpful?: boolean | null;
  /** Of a user's message that has no answer: it can be sent again under the same id. */
  unanswered?: 'failed' | 'stopped';
  /** An error told in an answer's place. */
  error?: boolean;
  /** As much of an answer as there was when it was stopped; it goes when the message is sent again. */
  partOf?: string;
}

export interface Conversation {
  messages: readonly ShownMessage[];
  /** The message that is being answered, by its key. */
  pending: string | null;
  /** What has been streamed of its answer. */
  streamed: string;
}

export const EMPTY: Conversation = { messages: [], pending: null, streamed: '' };

export const userMessage = (content: string): ShownMessage => ({ key: newKey(), type: 'user', content });

export function fromKept(kept: readonly ChatMessage[]): ShownMessage[] {
  return kept.map(
    ({ id, type, content, messageId, citations, metadata, answeredBy, notice, helpful, alerts }) => ({
      key: id,
      type,
      content,
      messageId,
      ...(type === 'ai'
        ? {
            answer: {
              citations,
              choices: metadata?.choices,
              declined: metadata?.analysisType === 'declined',
              answeredBy: answeredBy ?? 'built_in',
              notice,
              alerts,
            },
            helpful,
          }
        : {}),
    }),
  );
}

type ChatAction =
  | { type: 'sent'; message: ShownMessage }
  | { type: 'again'; key: string }
  | { type: 'delta'; text: string }
  | { type: 'restart' }
  | { type: 'answered'; answer: ChatAnswer }
  | { type: 'failed'; words: string | null }
  | { type: 'stopped' }
  | { type: 'rated'; messageId: number; helpful: boolean | null }
  | { type: 'cleared' };

const settle = (state: Conversation, changes: Partial<ShownMessage>): readonly ShownMessage[] =>
  state.messages.map((message) => (message.key === state.pending ? { ...message, ...changes } : message));

export function chatReducer(state: Conversation, action: ChatAction): Conversation {
  const { messages } = state;
  switch (action.type) {
    case 'sent':
      return { messages: [...messages, action.message], pending: action.message.key, streamed: '' };
    case 'again': {
      // What was told in the answer's place goes, and the message stands last again.
      const message = messages.find(({ key }) => key === action.key);
      if (!message) return state;
      const { unanswered: _unanswered, ...asked } = message;
      const kept = messages.filter(
        ({ key, error, partOf }) => key !== action.key && !error && partOf !== action.key,
      );
      return { messages: [...kept, asked], pending: action.key, streamed: '' };
    }
    case 'delta':
      return state.pending === null ? state : { ...state, streamed: state.streamed + action.text };
    case 'restart':
      return { ...state, streamed: '' };
    case 'answered': {
      const { messageId, response, citations, choices, declined, answeredBy, notice, alerts } = action.answer;
      const reply: ShownMessage = {
        key: `${state.pending}-answer`,
        type: 'ai',
        content: response,
        messageId,
        answer: { alerts, citations, choices, declined, answeredBy, notice },
        helpful: null,
      };
      return { messages: [...settle(state, { messageId }), reply], pending: null, streamed: '' };
    }
    case 'failed': {
      const failures: ShownMessage[] =
        action.words === null
          ? []
          : [{ key: `${state.pending}-error`, type: 'ai', content: action.words, error: true }];
      return {
        messages: [...settle(state, { unanswered: 'failed' }), ...failures],
        pending: null,
        streamed: '',
      };
    }
    case 'stopped': {
      const { pending, streamed } = state;
      const part: ShownMessage[] =
        pending !== null && streamed.trim() !== ''
          ? [{ key: `${pending}-part`, type: 'ai', content: streamed, partOf: pending }]
          : [];
      return {
        messages: [...settle(state, { unanswered: 'stopped' }), ...part],
        pending: null,
        streamed: '',
      };
    }
    case 'rated':
      return {
        ...state,
        messages: messages.map((message) =>
          message.type === 'ai' && message.messageId === action.messageId
            ? { ...message, helpful: action.helpful }
            : message,
        ),
      };
    case 'cleared':
      return EMPTY;
  }
}
