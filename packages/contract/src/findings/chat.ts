import { CONFIDENCES } from '@plumbline/knowledge';
import * as z from 'zod/mini';
import { alert } from '../basis/alerts.ts';
import { endpoint } from '../basis/endpoint.ts';
import { id, idParams, paging, success, text, timestamp } from '../basis/shapes.ts';

export const CHAT_LIMITS = {
  messageMax: 4000,
  /** Messages of the conversation that are sent along with a new one. */
  historySent: 15,
  /** Characters of these that are read again where no kept answer says how the conversation stands; the newest count. */
  historyRead: 6000,
  feedbackMax: 1000,
  messagesPerMinute: 30,
} as const;

export const CHAT_TOO_LONG = 'A message can have at most 4,000 characters. Please shorten yours.';

/** What an answer rests on: a row of the knowledge, of the help centre or of the user's own findings. */
export const chatCitation = z.object({
  rowId: z.string(),
  title: z.string(),
  source: z.string(),
  confidence: z.enum(CONFIDENCES),
  /** The rule that applies it, by the id of its page. */
  ruleId: z.optional(z.string()),
});
export type ChatCitation = z.output<typeof chatCitation>;

export const chatMetadata = z.object({
  /** How well the sources support the answer, 0–1. */
  confidence: z.number(),
  engineCount: z.int(),
  /**
   * What was asked for, such as 'severity', 'own.list' or 'pos.wait'; 'ask' where the answer is a question back,
   * 'hazard' where only its alert answers, 'declined' where nothing supported an answer, 'stopped' where its reader
   * stopped it.
   */
  analysisType: z.string(),
  /** Messages of the conversation, this answer included. */
  conversationLength: z.int(),
  /** Whether the user's own finding or project was read for the answer. */
  contextLoaded: z.boolean(),
  /** What may be tapped to go on, each a message of its own; answers of earlier versions have none. */
  choices: z.optional(z.array(z.string())),
});
export type ChatMetadata = z.output<typeof chatMetadata>;

const chatMessage = z.object({
  id: z.string(),
  /** Names the exchange, for feedback. */
  messageId: id,
  type: z.enum(['user', 'ai']),
  /** Plain text of a person, Markdown of the assistant. */
  content: z.string(),
  timestamp,
  createdAt: timestamp,
  metadata: z.nullable(chatMetadata),
  citations: z.array(chatCitation),
  /** 'built_in', or the hosted model that answered; null of a person. */
  answeredBy: z.nullable(z.string()),
  notice: z.nullable(z.string()),
  /** null: no feedback. */
  helpful: z.nullable(z.boolean()),
  /** Dangers to people that the answer leads with; none of a person. */
  alerts: z.array(alert),
});
export type ChatMessage = z.output<typeof chatMessage>;

const message = text(CHAT_LIMITS.messageMax, CHAT_TOO_LONG);

const historyItem = z.object({
  type: z.enum(['user', 'ai']),
  content: z.string(),
  /** Of an answer: lets the server take up the thread where that answer left it. */
  messageId: z.optional(z.nullable(id)),
});

/** `query` is what `/chat` and the trainer call the message; either is taken. */
const chatRequest = z.object({
  message: z.optional(message),
  query: z.optional(message),
  defectId: z.optional(z.nullable(id)),
  projectId: z.optional(z.nullable(id)),
  conversationHistory: z.optional(z.array(historyItem).check(z.maxLength(200))),
  /** Makes a retry safe: the same id with the same message gets the first answer. */
  clientMessageId: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/))),
  userId: z.optional(z.unknown()),
});

/** The answer, and the `answer` event of its stream. */
const chatAnswer = z.extend(chatMetadata, {
  response: z.string(),
  messageId: id,
  citations: z.array(chatCitation),
  /** Nothing that is known here supports an answer, and the response says so. */
  declined: z.boolean(),
  /** 'built_in', or the hosted model that answered. */
  answeredBy: z.string(),
  /** What the reader should know of how the answer came about; null for nothing. */
  notice: z.nullable(z.string()),
  /** Dangers to people, of the message and of the finding that it is about; the answer leads with them. */
  alerts: z.array(alert),
});
export type ChatAnswer = z.output<typeof chatAnswer>;

const chatFeedback = z.object({
  helpful: z.nullable(z.boolean()),
  note: z.optional(text(CHAT_LIMITS.feedbackMax)),
});

const tag = 'Chat';

export const chatEndpoints = {
  /**
   * With `Accept: text/event-stream` it answers in events: `delta` adds its `text` to the answer, `restart` begins it
   * anew and says why in its `notice`, `answer` is the checked whole and stands in place of what was streamed. `error`
   * carries the error body.
   */
  chat: endpoint({
    method: 'POST',
    path: '/api/ai/chat',
    summary: 'Ask the assistant about a defect, a project, tolerances or the code. Free of credits',
    tag,
    access: 'session',
    body: chatRequest,
    response: chatAnswer,
    errors: ['not_found', 'still_running', 'key_reused'],
    limitPerMinute: CHAT_LIMITS.messagesPerMinute,
    heavy: true,
  }),
  defectChat: endpoint({
    method: 'GET',
    path: '/api/chat/defect/:id',
    summary: 'The conversation about a defect, oldest message first; `after` leads to earlier ones',
    tag,
    access: 'session',
    params: idParams,
    query: z.object(paging),
    response: z.array(chatMessage),
    errors: ['not_found'],
  }),
  conversation: endpoint({
    method: 'GET',
    path: '/api/chat/conversation',
    summary: 'Your conversation outside any defect, oldest message first; `after` leads to earlier ones',
    tag,
    access: 'session',
    query: z.object(paging),
    response: z.array(chatMessage),
  }),
  clearConversation: endpoint({
    method: 'DELETE',
    path: '/api/chat/conversation',
    summary: 'Delete your conversation outside any defect',
    tag,
    access: 'session',
    response: success,
  }),
  rateAnswer: endpoint({
    method: 'POST',
    path: '/api/chat/messages/:id/feedback',
    summary: 'Say whether an answer helped; null takes it back',
    tag,
    access: 'session',
    params: idParams,
    body: chatFeedback,
    response: success,
    errors: ['not_found'],
  }),
};
