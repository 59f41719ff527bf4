import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  alertsAlone,
  type Led,
  NEW_THREAD,
  type OwnContext,
  type Row,
  readThread,
  respond,
  ruleOfRow,
  sureness,
  type Thread,
  type Warnings,
} from '@plumbline/assistant';
import { CHAT_LIMITS, type ChatAnswer, type ChatCitation } from '@plumbline/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import { chatExchanges } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../services.ts';
import { askedBefore, type Said } from './asked-before.ts';
import {
  claimExchange,
  type ExchangeRow,
  exchangesWith,
  keepAnswer,
  releaseExchange,
  STOPPED,
} from './exchanges.ts';
import { askHosted, type HostedAssistant, type Told } from './hosted/ask-hosted.ts';
import { keepTold } from './keep-told.ts';
import { type Opened, openOwnContext } from './own-context.ts';

/** A message as it came in. */
export interface Message {
  actor: Member;
  text: string;
  defectId: number | null;
  projectId: number | null;
  /** Undefined: take up the conversation where the server has it. */
  history: readonly Said[] | undefined;
  clientId: string | undefined;
}

/** Told while an answer is made. `signal` ends when the reader has gone. */
export interface Listener {
  delta(text: string): void;
  restart(notice: string): void;
  signal: AbortSignal;
}

/** What every answer is made with. */
export interface Desk {
  services: Services;
  engineCount: number;
  /** The hosted model that answers, where one is configured. */
  hosted: HostedAssistant | null;
}

const SILENT: Listener = { delta: () => {}, restart: () => {}, signal: new AbortController().signal };

function toCitation({ id, title, source, confidence }: Row): ChatCitation {
  const ruleId = ruleOfRow(id);
  return { rowId: id, title, source, confidence, ...(ruleId === undefined ? {} : { ruleId }) };
}

const toAnswer = (row: ExchangeRow): ChatAnswer => ({
  ...(row.metadata ?? {
    confidence: 0,
    engineCount: 0,
    analysisType: 'general',
    conversationLength: 2,
    contextLoaded: false,
  }),
  response: row.answer ?? '',
  messageId: row.id,
  citations: row.citations,
  declined: row.metadata?.analysisType === 'declined',
  answeredBy: row.answeredBy,
  notice: row.notice,
  alerts: row.alerts,
});

/** Earlier exchanges of this conversation, oldest first: those whose answers the client shows, else the last one kept. */
async function exchangesBefore(database: Database, message: Message): Promise<ExchangeRow[]> {
  const { actor, defectId, history } = message;
  if (history) {
    const shown = history.slice(-CHAT_LIMITS.historySent);
    const ids = shown.flatMap(({ messageId }) => messageId ?? []);
    const rows = await exchangesWith(database, actor, [...new Set(ids)]);
    return rows.filter((row) => row.defectId === defectId);
  }
  if (defectId === null) return [];
  return database
    .select()
    .from(chatExchanges)
    .where(
      and(
        ownedBy(actor, chatExchanges),
        eq(chatExchanges.defectId, defectId),
        sql`${chatExchanges.answer} is not null`,
      ),
    )
    .orderBy(desc(chatExchanges.id))
    .limit(1);
}

/** Where the conversation stands: as it was kept, else read again from what the client says was asked. */
async function threadOf(
  message: Message,
  before: readonly ExchangeRow[],
  { own, warnOf }: Pick<Opened, 'own' | 'warnOf'>,
  log: Services['log'],
): Promise<Thread> {
  const last = before.at(-1);
  if (last) return readThread(last.thread);
  let thread = NEW_THREAD;
  // A danger that was told stays the conversation's.
  for (const content of askedBefore(message.history ?? [])) {
    // Others are answered between two of them.
    await setImmediate();
    const warn = (_followUp: boolean, words = content) => warnOf(words, undefined);
    thread = (await respondOrWarn(content, thread, own, warn, log)).thread;
  }
  return thread;
}

/** A danger is told whatever fails on the way to an answer: then it is told alone. */
async function respondOrWarn(
  text: string,
  thread: Thread,
  own: OwnContext,
  warn: (followUp: boolean, words?: string) => Warnings,
  log: Services['log'],
): Promise<Led> {
  try {
    return await respond(text, thread, own, warn);
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.error({ err: error }, 'An answer failed: its alerts were told alone');
    return alertsAlone(text, thread, warn(false));
  }
}

/**
 * Answers a message once: a retry under the same id gets the same answer. The hosted model answers where one is
 * configured and the day's budget allows; whatever goes wrong there, the built-in assistant answers with a notice.
 */
export async function ask(desk: Desk, message: Message, listener: Listener = SILENT): Promise<ChatAnswer> {
  const { services, engineCount, hosted } = desk;
  const { database, log } = services;
  const { actor, defectId, projectId, text } = message;
  // Whose it is comes first: nothing is kept for a message about what isn't theirs.
  const { own, warnOf } = await openOwnContext(database, actor, { defectId, projectId });
  const clientId = message.clientId ?? randomUUID();
  const claim = await claimExchange(database, { actor, defectId, projectId, clientId, question: text });
  if ('answered' in claim) return toAnswer(claim.answered);
  try {
    const before = await exchangesBefore(database, message);
    // Someone who smells gas and asks 'who do I call?' still stands in the gas.
    const warn = (followUp: boolean, words = text) => warnOf(words, followUp ? before.at(-1) : undefined);
    const thread = await threadOf(message, before, { own, warnOf }, log);
    const built = await respondOrWarn(text, thread, own, warn, log);
    const { lead } = built;
    const alerts = [...built.alerts];
    const led = ledBy(lead, listener);
    const told: Told =
      hosted && !built.settled
        ? await askHosted(hosted, { database, log, actor, text, before, own, built, alerts, listener: led })
        : {
            text: built.text,
            rows: built.rows,
            answeredBy: 'built_in',
            notice: null,
            streamed: false,
            stopped: false,
          };
    const byModel = told.answeredBy !== 'built_in';
    const declined = !told.stopped && (byModel ? told.rows.length === 0 && lead === '' : built.declined);
    if (!told.streamed) for (const piece of piecesOf(told.text)) led.delta(piece);
    const kept = {
      answer: [lead, told.text].filter(Boolean).join('\n\n'),
      citations: told.rows.map(toCitation),
      metadata: {
        confidence: declined ? 0 : sureness(built, told.rows),
        engineCount,
        analysisType: typeOf(told, declined, built.kind),
        conversationLength:
          Math.min(message.history?.length ?? before.length * 2, CHAT_LIMITS.historySent) + 2,
        contextLoaded: told.rows.some(({ id }) => /^(?:finding|project):/.test(id)),
        choices: byModel ? [] : [...built.choices],
      },
      thread: built.thread,
      answeredBy: told.answeredBy,
      notice: told.notice,
      alerts,
    };
    await database.transaction(async (tx) => {
      const told = await keepTold(tx, actor, { defectId, projectId, text, alerts });
      if (told !== null) kept.notice = [kept.notice, told].filter(Boolean).join(' ');
      await keepAnswer(tx, claim.id, kept);
    });
    return {
      ...kept.metadata,
      response: kept.answer,
      messageId: claim.id,
      citations: kept.citations,
      declined,
      answeredBy: kept.answeredBy,
      notice: kept.notice,
      alerts,
    };
  } catch (error) {
    await releaseExchange(database, claim.id);
    if (error instanceof AppError) throw error;
    throw new AppError('internal', { message: 'Failed to get AI response. Please try again.', cause: error });
  }
}

/** The same listener, who hears of the danger before anything else, and again when the answer begins anew. */
function ledBy(lead: string, listener: Listener): Listener {
  if (lead === '') return listener;
  const tell = () => listener.delta(`${lead}\n\n`);
  tell();
  return {
    ...listener,
    restart(notice) {
      listener.restart(notice);
      tell();
    },
  };
}

/** What was asked for, as the metadata names it. A model may know what the built-in assistant doesn't. */
function typeOf({ stopped }: Told, declined: boolean, kind: string): string {
  if (stopped) return STOPPED;
  if (declined) return 'declined';
  return kind === 'declined' ? 'general' : kind;
}

/** Paragraphs, so that the first is on screen while the rest is still on its way. */
const piecesOf = (text: string) => text.split(/(?<=\n\n)/);
