import { type OwnContext, type Reply, type Row, search } from '@plumbline/assistant';
import { findingRows, projectRow } from '@plumbline/assistant/own-rows';
import type { Alert } from '@plumbline/knowledge/hazards';
import { type HostedModel, modelFor } from '@plumbline/vision';
import type { ModelMessage } from 'ai';
import type { Logger } from 'pino';
import type { Member } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/connect.ts';
import { AppError } from '../../platform/errors.ts';
import type { ExchangeRow } from '../exchanges.ts';
import { reserveTokens, settleTokens } from './budget.ts';
import { checkedStream } from './checked-stream.ts';
import { makePrompt, Sources } from './prompt.ts';
import { toolsFor } from './tools.ts';

/** A hosted model that answers chats, within a budget of tokens per user and day. */
export interface HostedAssistant {
  model: HostedModel;
  tokensPerDay: number;
  timeLimitMs: number;
}

const TIME_LIMIT_MS = 30_000;

/** The hosted assistant, or null where no model is configured or its budget is 0. */
export function hostedAssistant(
  model: HostedModel | undefined,
  tokensPerDay: number,
): HostedAssistant | null {
  if (!model || tokensPerDay === 0) return null;
  return { model, tokensPerDay, timeLimitMs: model.timeLimitMs ?? TIME_LIMIT_MS };
}

interface HostedQuestion {
  database: Database;
  log: Logger;
  actor: Member;
  text: string;
  /** Earlier exchanges as they were kept; what a client claims was said is never shown to the model. */
  before: readonly ExchangeRow[];
  own: OwnContext;
  /** The built-in answer: its rows ground the model, and it stands in where the model fails. */
  built: Reply;
  /** What its reader is warned of before the answer begins. */
  alerts: readonly Alert[];
  listener: { delta(text: string): void; restart(notice: string): void; signal: AbortSignal };
}

/** An answer, from wherever it came. */
export interface Told {
  text: string;
  rows: readonly Row[];
  answeredBy: string;
  notice: string | null;
  /** Whether the listener has heard it already. */
  streamed: boolean;
  /** Whether the reader stopped it before its end. */
  stopped: boolean;
}

const NOTICE = {
  failed: 'The hosted model couldn’t answer just now, so the built-in assistant did.',
  budget: 'Today’s budget of the hosted model is used up, so the built-in assistant answered.',
  removed: 'We removed a sentence with a clause number that none of the sources mention.',
  unfounded: 'We removed a statement that none of the sources support.',
  reassured: 'We removed a sentence that played down the hazard.',
  cut: 'This answer was too long, so its end is missing.',
  stopped: 'This answer was stopped.',
} as const;

const MOST_STEPS = 4;
/** Models that think first spend some of it on that. */
const MOST_OUTPUT = 2000;
const THINKS = /^(?:o\d|gpt-[5-9])/;
/** A chat is neither kept by OpenAI nor thought over at length. */
const optionsFor = ({ model }: HostedModel) => ({
  openai: { store: false, ...(THINKS.test(model) ? { reasoningEffort: 'low' } : {}) },
});
const ROWS_SHOWN = 8;
const EXCHANGES_SHOWN = 6;
const CHARACTERS_PER_TOKEN = 3;
const LONGEST_EARLIER = 1500;

function messagesOf(
  { text, before, own, built, alerts }: HostedQuestion,
  sources: Sources,
  fence: (value: unknown) => string,
) {
  const earlier = before.slice(-EXCHANGES_SHOWN).flatMap((row): ModelMessage[] => [
    { role: 'user', content: row.question.slice(0, LONGEST_EARLIER) },
    // Numbers of its sources meant other rows then.
    { role: 'assistant', content: (row.answer ?? '').replace(/\s?\[\d+\]/g, '').slice(0, LONGEST_EARLIER) },
  ]);
  const ownRows = [
    ...(own.finding ? findingRows(own.finding) : []),
    ...(own.project ? [projectRow(own.project)] : []),
  ];
  const rows = [...built.rows, ...ownRows, ...search(text, ROWS_SHOWN)];
  const shown = [...new Map(rows.map((row) => [row.id, row])).values()];
  const warned = alerts.map(({ title, steps, call }) => ({ title, steps, call }));
  const grounding = fence({
    sources: sources.listed(shown),
    ...(warned.length > 0 ? { alreadyTold: warned } : {}),
  });
  return [...earlier, { role: 'user' as const, content: `${grounding}\n\nThe question:\n${text}` }];
}

/** Falls back to the built-in answer, and says why. */
const fallBack = (built: Reply, notice: string): Told => ({
  text: built.text,
  rows: built.rows,
  answeredBy: 'built_in',
  notice,
  streamed: false,
  stopped: false,
});

/** Whether the provider itself refused: it answered with a status, and nothing was made. */
const refused = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'statusCode' in error;

/**
 * Asks the hosted model and tells its answer as it comes, each sentence checked before it is told. Whatever goes
 * wrong, the built-in answer stands in with a notice. Never throws for a failing model.
 */
export async function askHosted(hosted: HostedAssistant, question: HostedQuestion): Promise<Told> {
  const { database, log, actor, text, own, built, listener } = question;
  const sources = new Sources([]);
  const prompt = makePrompt();
  const messages = messagesOf(question, sources, prompt.fence);
  const asked = Math.ceil((prompt.system.length + JSON.stringify(messages).length) / CHARACTERS_PER_TOKEN);
  const reserved = await reserveTokens(database, actor, asked + MOST_OUTPUT, hosted.tokensPerDay);
  if (!reserved) return fallBack(built, NOTICE.budget);
  let used = reserved.tokens;
  let spent = 0;
  const checked = checkedStream(sources, text, listener.delta, question.alerts.length > 0, built);
  try {
    const [{ stepCountIs, streamText, tool }, model] = await Promise.all([
      import('ai'),
      modelFor(hosted.model),
    ]);
    const limit = AbortSignal.timeout(hosted.timeLimitMs);
    const failures: unknown[] = [];
    const result = streamText({
      model,
      system: prompt.system,
      messages,
      tools: toolsFor(own, sources, prompt, tool),
      stopWhen: stepCountIs(MOST_STEPS),
      maxOutputTokens: MOST_OUTPUT,
      maxRetries: 0,
      providerOptions: optionsFor(hosted.model),
      abortSignal: AbortSignal.any([limit, listener.signal]),
      onStepFinish: ({ usage: { inputTokens = 0, outputTokens = 0 } }) => {
        spent += inputTokens + outputTokens;
      },
      onError: ({ error }) => void failures.push(error),
    });
    for await (const part of result.fullStream) {
      // What it says before it looks something up is a paragraph of its own.
      if (part.type === 'start-step' && checked.said !== '') checked.hear('\n\n');
      if (part.type === 'text-delta') checked.hear(part.text);
    }
    const answered = { answeredBy: nameOf(hosted), streamed: true, stopped: listener.signal.aborted };
    if (answered.stopped) {
      if (checked.silent) throw new AppError('conflict', { message: NOTICE.stopped });
      return { ...answered, ...checked.soFar(), notice: NOTICE.stopped };
    }
    if (failures.length > 0) throw failures[0];
    limit.throwIfAborted();
    const cut = (await result.finishReason) === 'length';
    if (!cut) checked.finish();
    if (checked.silent) throw new Error('The model said nothing');
    used = spent > 0 ? spent : asked + Math.ceil(checked.said.length / CHARACTERS_PER_TOKEN);
    const { text: whole, rows, removedAny, unfounded, reassured } = checked.whole();
    if (whole.trim() === '') throw new Error('Nothing that the model said is supported');
    // What concerns safety is said first.
    const what = (
      [reassured && 'reassured', unfounded && 'unfounded', removedAny && 'removed', cut && 'cut'] as const
    ).find((each) => each !== false);
    const notice = what ? NOTICE[what] : null;
    return { ...answered, text: whole, rows, notice };
  } catch (error) {
    if (listener.signal.aborted) throw error;
    used = refused(error) && checked.said === '' ? spent : Math.max(spent, used);
    // The message may hold the provider's words: it stays in the log.
    log.warn({ err: error }, 'The hosted model couldn’t answer a chat');
    if (checked.said !== '') listener.restart(NOTICE.failed);
    return fallBack(built, NOTICE.failed);
  } finally {
    await settleTokens(database, reserved, used);
  }
}

const nameOf = ({ model }: HostedAssistant) => `${model.provider}:${model.model}`;
