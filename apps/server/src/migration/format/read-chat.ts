import {
  alert,
  CHAT_LIMITS,
  type ChatCitation,
  type ChatMetadata,
  chatCitation,
  chatMetadata,
} from '@plumbline/contract';
import type { Alert } from '@plumbline/knowledge/hazards';
import * as z from 'zod/mini';
import { type Fields, RowError } from './fields.ts';
import type { Row } from './row.ts';

/** One question with its answer. */
export interface ChatBody {
  /** Source ids of what it is about. */
  defect: string | null;
  project: string | null;
  question: string;
  answer: string;
  citations: ChatCitation[];
  metadata: ChatMetadata | null;
  answeredBy: string;
  notice: string | null;
  alerts: Alert[];
  helpful: boolean | null;
  feedbackNote: string;
  createdAt: string | null;
}

/** @throws RowError without an id, a user, a question and an answer */
export function readChat(fields: Fields): Row<ChatBody> {
  const sourceId = fields.requiredId('id');
  const parent = fields.requiredId('userId', 'user_id');
  const question = fields.text('question', CHAT_LIMITS.messageMax);
  const answer = fields.text('answer', 50_000);
  if (!question || !answer) throw new RowError(question ? 'answer' : 'question', 'Is missing');
  const citations = z.safeParse(z.array(chatCitation), fields.get('citations') ?? []);
  const alerts = z.safeParse(z.array(alert).check(z.maxLength(20)), fields.get('alerts') ?? []);
  const metadata = z.safeParse(chatMetadata, fields.get('metadata'));
  const body: ChatBody = {
    defect: fields.id('defectId') ?? null,
    project: fields.id('projectId') ?? null,
    question,
    answer,
    citations: citations.success ? citations.data : [],
    metadata: metadata.success ? metadata.data : null,
    answeredBy: fields.text('answeredBy', 200) || 'built_in',
    notice: fields.text('notice', 1000) || null,
    alerts: alerts.success ? alerts.data : [],
    helpful: fields.boolean('helpful') ?? null,
    feedbackNote: fields.text('feedbackNote', CHAT_LIMITS.feedbackMax),
    createdAt: fields.createdAt(),
  };
  return { section: 'chats', sourceId, parent, label: question.slice(0, 80), body };
}
