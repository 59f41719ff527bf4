import { endpoints } from '@plumbline/contract';
import { createEngines } from '@plumbline/vision';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { panelSettings } from '../analysis/index.ts';
import { findDefect } from '../defects/index.ts';
import { AppError } from '../platform/errors.ts';
import { type EventStream, openEventStream } from '../platform/http/event-stream.ts';
import { answerPage } from '../platform/http/paging.ts';
import { register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { ask, type Desk, type Message } from './ask.ts';
import { clearConversation, listMessages, rateAnswer } from './exchanges.ts';
import { hostedAssistant } from './hosted/ask-hosted.ts';

export function chatRoutes(app: FastifyInstance, services: Services): void {
  const { database, environment } = services;
  const settings = panelSettings(environment);
  const desk: Desk = {
    services,
    engineCount: createEngines(settings).length,
    hosted: hostedAssistant(settings.hosted?.[0], environment.chatDailyTokens),
  };

  register(app, endpoints.chat, async ({ actor, body, request, reply }) => {
    const text = body.message || body.query || '';
    if (text === '') throw new AppError('invalid_input', { fields: { message: 'Write a message first' } });
    const message: Message = {
      actor,
      text,
      defectId: body.defectId ?? null,
      projectId: body.projectId ?? null,
      history: body.conversationHistory,
      clientId: body.clientMessageId,
    };
    if (!request.headers.accept?.includes('text/event-stream')) return ask(desk, message);
    return streamAnswer(message, request, reply);
  });

  /**
   * The same answer, told as it is made. A reader who goes away stops a hosted model. Until the first word a failure
   * is answered by its status, as everywhere.
   */
  async function streamAnswer(
    message: Message,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    let opened: EventStream | undefined;
    const stream = () => {
      opened ??= openEventStream(request, reply);
      return opened;
    };
    try {
      const answer = await ask(desk, message, {
        delta: (text) => stream().send('delta', { text }),
        restart: (notice) => stream().send('restart', { notice }),
        signal: gone.signal,
      });
      stream().send('answer', answer);
    } catch (error) {
      if (!opened) throw error;
      opened.fail(error);
    }
    stream().end();
    return reply;
  }

  register(app, endpoints.defectChat, async ({ actor, params, query, request, reply }) => {
    const page = await listMessages(database, actor, params.id, query);
    if (page.items.length === 0) await findDefect(database, actor, params.id);
    return answerPage(request, reply, page);
  });

  register(app, endpoints.conversation, async ({ actor, query, request, reply }) =>
    answerPage(request, reply, await listMessages(database, actor, null, query)),
  );

  register(app, endpoints.clearConversation, async ({ actor }) => {
    await clearConversation(database, actor);
    return { success: true as const };
  });

  register(app, endpoints.rateAnswer, async ({ actor, params, body }) => {
    await rateAnswer(database, actor, params.id, body);
    return { success: true as const };
  });
}
