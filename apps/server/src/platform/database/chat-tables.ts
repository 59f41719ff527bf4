/** Tables of the assistant: what was asked and answered, and what hosted answers used up of a day. */
import type { ChatCitation, ChatMetadata } from '@plumbline/contract';
import type { Alert } from '@plumbline/knowledge/hazards';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { at, owner } from './columns.ts';
import { defects, projects } from './schema.ts';

/** One question with its answer. Goes with the defect or project that it is about. */
export const chatExchanges = pgTable(
  'chat_exchanges',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    /** Null: asked on the chat page, about no single defect. */
    defectId: integer('defect_id').references(() => defects.id, { onDelete: 'cascade' }),
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    /** Made by the client, one per message: a message that is sent again counts once. */
    clientId: text('client_id').notNull(),
    question: text('question').notNull(),
    /** Null while it is being answered. */
    answer: text('answer'),
    citations: jsonb('citations').$type<ChatCitation[]>().notNull().default([]),
    metadata: jsonb('metadata').$type<ChatMetadata>(),
    /** Dangers to people that the answer leads with. */
    alerts: jsonb('alerts').$type<Alert[]>().notNull().default([]),
    /** What the conversation is about from here on; read again with the next message. */
    thread: jsonb('thread').$type<unknown>(),
    /** 'built_in' or the hosted model's provider and name. */
    answeredBy: text('answered_by').notNull().default('built_in'),
    notice: text('notice'),
    /** Since when it is being answered; an older one was left behind by a process that died. */
    startedAt: at('started_at').notNull().defaultNow(),
    answeredAt: at('answered_at'),
    helpful: boolean('helpful'),
    feedbackNote: text('feedback_note').notNull().default(''),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('chat_exchanges_once').on(table.userId, table.clientId),
    index('chat_exchanges_by_defect').on(table.defectId, table.id),
    index('chat_exchanges_by_project').on(table.projectId),
    index('chat_exchanges_by_user').on(table.userId, table.id).where(sql`${table.defectId} is null`),
  ],
);

/** Tokens of hosted models that a user's chats have used or reserved on a day (UTC). */
export const chatUsage = pgTable(
  'chat_usage',
  {
    userId: owner(),
    day: date('day').notNull(),
    tokens: integer('tokens').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    check('chat_usage_not_negative', sql`${table.tokens} >= 0`),
  ],
);
