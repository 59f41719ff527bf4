/** Exchanges in the database: claimed once per message, kept with their answer, listed, cleared, rated. */

import type { ChatCitation, ChatMessage, ChatMetadata } from '@plumbline/contract';
import type { Alert } from '@plumbline/knowledge/hazards';
import { and, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { type Member, ownedBy, ownerOf } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { countListed } from '../platform/database/count-listed.ts';
import { chatExchanges } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { decodeCursor, encodeCursor, type Page } from '../platform/http/paging.ts';

export type ExchangeRow = typeof chatExchanges.$inferSelect;

interface NewExchange {
  actor: Member;
  defectId: number | null;
  projectId: number | null;
  clientId: string;
  question: string;
}

/** The type of an answer that its reader stopped: what came before is kept, and sending it again answers it anew. */
export const STOPPED = 'stopped';

/** Longer than any answer takes: whoever claimed it before is gone. */
const LEFT_BEHIND_SECONDS = 90;

/**
 * Claims a message for answering. The same message again gets the answer that was kept; while it is being answered,
 * 409; with another text or about something else, 409.
 */
export async function claimExchange(
  database: Database,
  { actor, ...wanted }: NewExchange,
): Promise<{ id: number } | { answered: ExchangeRow }> {
  const [claimed] = await database
    .insert(chatExchanges)
    .values({ ...wanted, ...ownerOf(actor) })
    .onConflictDoUpdate({
      target: [chatExchanges.userId, chatExchanges.clientId],
      set: { startedAt: sql`now()`, answer: null, metadata: null, notice: null },
      setWhere: sql`${chatExchanges.question} = excluded.question
        and ${chatExchanges.defectId} is not distinct from excluded.defect_id
        and ${chatExchanges.projectId} is not distinct from excluded.project_id
        and (${chatExchanges.metadata} ->> 'analysisType' = ${STOPPED} or (${chatExchanges.answer} is null
          and ${chatExchanges.startedAt} < now() - make_interval(secs => ${LEFT_BEHIND_SECONDS})))`,
    })
    .returning({ id: chatExchanges.id });
  if (claimed) return claimed;
  const [known] = await database
    .select()
    .from(chatExchanges)
    .where(and(ownedBy(actor, chatExchanges), eq(chatExchanges.clientId, wanted.clientId)));
  // It went away between the two statements: the conversation was cleared.
  if (!known) throw notFound('This conversation was cleared.');
  const { question, defectId, projectId } = wanted;
  if (known.question !== question || known.defectId !== defectId || known.projectId !== projectId)
    throw new AppError('key_reused', {
      message: 'This message id was used for another message. Use a new one.',
    });
  if (known.answer === null)
    throw new AppError('still_running', {
      message: 'This message is still being answered. Its answer will appear in a moment.',
      retryAfterSeconds: 2,
    });
  return { answered: known };
}

interface KeptAnswer {
  answer: string;
  citations: ChatCitation[];
  metadata: ChatMetadata;
  thread: unknown;
  answeredBy: string;
  notice: string | null;
  alerts: Alert[];
}

/** Keeps an answer with its message; the first one stays. @throws not_found where the message went meanwhile. */
export async function keepAnswer(queries: Queries, id: number, kept: KeptAnswer): Promise<void> {
  const { rowCount } = await queries
    .update(chatExchanges)
    .set({ ...kept, answeredAt: sql`now()` })
    .where(and(eq(chatExchanges.id, id), isNull(chatExchanges.answer)));
  if (rowCount === 0) throw notFound('This conversation was cleared.');
}

/** Gives a message back that couldn't be answered, so that it can be sent again. */
export async function releaseExchange(database: Database, id: number): Promise<void> {
  await database.delete(chatExchanges).where(and(eq(chatExchanges.id, id), isNull(chatExchanges.answer)));
}

/** Answered exchanges of this user with these ids, in the order in which they were had. */
export async function exchangesWith(
  database: Database,
  actor: Member,
  ids: readonly number[],
): Promise<ExchangeRow[]> {
  if (ids.length === 0) return [];
  return database
    .select()
    .from(chatExchanges)
    .where(
      and(
        ownedBy(actor, chatExchanges),
        inArray(chatExchanges.id, [...ids]),
        sql`${chatExchanges.answer} is not null`,
      ),
    )
    .orderBy(chatExchanges.id);
}

/** Of a defect, or with null those that are about none. */
const scope = (actor: Member, defectId: number | null): SQL | undefined =>
  and(
    ownedBy(actor, chatExchanges),
    defectId === null ? isNull(chatExchanges.defectId) : eq(chatExchanges.defectId, defectId),
    sql`${chatExchanges.answer} is not null`,
  );

function toMessages(row: ExchangeRow): ChatMessage[] {
  const shared = { messageId: row.id, createdAt: row.createdAt.toISOString() };
  const answeredAt = (row.answeredAt ?? row.createdAt).toISOString();
  return [
    {
      ...shared,
      id: `${row.id}-user`,
      type: 'user',
      content: row.question,
      timestamp: shared.createdAt,
      metadata: null,
      citations: [],
      answeredBy: null,
      notice: null,
      helpful: null,
      alerts: [],
    },
    {
      ...shared,
      id: `${row.id}-ai`,
      type: 'ai',
      content: row.answer ?? '',
      timestamp: answeredAt,
      createdAt: answeredAt,
      metadata: row.metadata,
      citations: row.citations,
      answeredBy: row.answeredBy,
      notice: row.notice,
      helpful: row.helpful,
      alerts: row.alerts,
    },
  ];
}

/** The newest exchanges as messages, oldest first; the cursor leads to earlier ones. `limit` counts exchanges. */
export async function listMessages(
  database: Database,
  actor: Member,
  defectId: number | null,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<Page<ChatMessage>> {
  const [before] = after === undefined ? [] : decodeCursor(after, 1);
  const [rows, counted] = await Promise.all([
    database
      .select()
      .from(chatExchanges)
      .where(and(scope(actor, defectId), before === undefined ? undefined : lt(chatExchanges.id, before)))
      .orderBy(desc(chatExchanges.id))
      .limit(limit + 1),
    countListed(database, chatExchanges, scope(actor, defectId)),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.reverse().flatMap(toMessages),
    next: rows.length > limit && last ? encodeCursor([last.id]) : undefined,
    ...counted,
    total: counted.total * 2,
  };
}

/** Deletes the conversation outside any defect. */
export async function clearConversation(database: Database, actor: Member): Promise<void> {
  await database
    .delete(chatExchanges)
    .where(and(ownedBy(actor, chatExchanges), isNull(chatExchanges.defectId)));
}

export async function rateAnswer(
  database: Database,
  actor: Member,
  id: number,
  { helpful, note }: { helpful: boolean | null; note?: string | undefined },
): Promise<void> {
  const { rowCount } = await database
    .update(chatExchanges)
    .set({ helpful, ...(note === undefined ? {} : { feedbackNote: note }) })
    .where(
      and(eq(chatExchanges.id, id), ownedBy(actor, chatExchanges), sql`${chatExchanges.answer} is not null`),
    );
  if (rowCount === 0) throw notFound('Answer not found. It may have been deleted.');
}
