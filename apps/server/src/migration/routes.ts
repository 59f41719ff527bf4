import { Readable } from 'node:stream';
import { endpoints, type MigrationResult } from '@plumbline/contract';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '../audit/index.ts';
import { migrationRuns } from '../platform/database/schema.ts';
import { openEventStream } from '../platform/http/event-stream.ts';
import { register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { listApiKeys, makeApiKey, revokeApiKey } from './api-keys.ts';
import { applyRun } from './apply/apply-run.ts';
import { discardRun } from './discard-run.ts';
import {
  sendAvatar,
  sendDocument,
  sendExample,
  sendExport,
  sendLogo,
  sendOriginal,
  sendPhoto,
  sendPicture,
  sendPlanPage,
  sendRecording,
  sendTrail,
} from './export/send-export.ts';
import { LIMITS_OF_DOCUMENT } from './format/parse-document.ts';
import { describeCounts, showPreview } from './plan/preview.ts';
import type { Listener } from './progress.ts';
import { type Receiving, receiveJson, receiveUrl } from './receive/receive.ts';
import { countNothing, findRun, type Run, readProblems, showRun } from './runs.ts';

export async function migrationRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { database } = services;
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort(new Error('The server is closing')));

  const receiving = (userId: number, listener: Listener): Receiving => ({
    userId,
    listener,
    signal: closing.signal,
  });

  /** Brings a run in and tells what became of it. */
  async function bringIn(runId: number, userId: number, listener: Listener): Promise<MigrationResult> {
    const ended = await applyRun(services, runId, { listener, signal: closing.signal });
    await recordAudit(database, { action: 'data_imported', actorId: userId, detail: { runId } });
    return showResult(services, ended);
  }

  register(app, endpoints.extractRealUsers, ({ body, user, request, reply }) =>
    told(request, reply, async (listener) => {
      const run = await receiveUrl(services, sourceOf(body), receiving(user.id, listener));
      return bringIn(run.id, user.id, listener);
    }),
  );

  register(app, endpoints.extractMigration, ({ body, user, request, reply }) =>
    told(request, reply, async (listener) =>
      showPreview(database, await receiveUrl(services, sourceOf(body), receiving(user.id, listener))),
    ),
  );

  register(app, endpoints.startMigration, async ({ params, user, request, reply }) => {
    await findRun(database, params.id);
    return told(request, reply, (listener) => bringIn(params.id, user.id, listener));
  });

  await app.register(async (scope) => {
    // The document is read as it arrives and never held as a whole, so no parser may take it first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { bodyLimit: LIMITS_OF_DOCUMENT.document }, (_request, payload, done) =>
      done(null, payload),
    );

    register(scope, endpoints.previewMigration, ({ user, request, reply }) =>
      told(request, reply, async (listener) =>
        showPreview(database, await receiveJson(services, bodyOf(request), receiving(user.id, listener))),
      ),
    );

    register(scope, endpoints.importMigration, ({ user, request, reply }) =>
      told(request, reply, async (listener) => {
        const run = await receiveJson(services, bodyOf(request), receiving(user.id, listener));
        return bringIn(run.id, user.id, listener);
      }),
    );
  });

  register(app, endpoints.listMigrationRuns, async () => {
    const runs = await database
      .select()
      .from(migrationRuns)
      .where(eq(migrationRuns.personal, false))
      .orderBy(desc(migrationRuns.id))
      .limit(20);
    return Promise.all(runs.map((run) => showRun(database, run)));
  });
  register(app, endpoints.getMigrationRun, async ({ params }) =>
    showRun(database, await findRun(database, params.id)),
  );
  register(app, endpoints.discardMigrationRun, async ({ params }) => {
    await discardRun(services, params.id);
    return { success: true as const };
  });

  register(app, endpoints.exportMigration, async ({ query, user, reply }) => {
    await recordAudit(database, {
      action: 'data_exported',
      actorId: user.id,
      detail: { after: query.after ?? null },
    });
    return sendExport(services, query.after === undefined ? undefined : Number(query.after), reply);
  });
  register(app, endpoints.exportedPhoto, ({ params, reply }) => sendPhoto(services, params.id, reply));
  register(app, endpoints.exportedPicture, ({ params, reply }) => sendPicture(services, params.id, reply));
  register(app, endpoints.exportedPlanPage, ({ params, reply }) => sendPlanPage(services, params, reply));
  register(app, endpoints.exportedDocument, ({ params, reply }) => sendDocument(services, params.id, reply));
  register(app, endpoints.exportedTrail, ({ params, query, reply }) =>
    sendTrail(services, { ...params, ...query }, reply),
  );
  register(app, endpoints.exportedExample, ({ params, reply }) => sendExample(services, params.id, reply));
  register(app, endpoints.exportedOriginal, ({ params, reply }) => sendOriginal(services, params.id, reply));
  register(app, endpoints.exportedRecording, ({ params, reply }) =>
    sendRecording(services, params.id, reply),
  );
  register(app, endpoints.exportedAvatar, ({ params, reply }) => sendAvatar(services, params.id, reply));
  register(app, endpoints.exportedLogo, ({ params, reply }) => sendLogo(services, params.id, reply));

  register(app, endpoints.listApiKeys, () => listApiKeys(database));
  register(app, endpoints.makeApiKey, ({ body, user }) => makeApiKey(services, user, body));
  register(app, endpoints.revokeApiKey, async ({ params, user }) => {
    await revokeApiKey(database, user.id, params.id);
    return { success: true as const };
  });
}

const sourceOf = (body: { sourceUrl: string; apiKey?: string | null | undefined }) => ({
  sourceUrl: body.sourceUrl,
  apiKey: body.apiKey || undefined,
});

/** The body as it arrives. Reading stops early where it is no good; the rest is let through so that the answer arrives. */
async function* bodyOf({ body }: FastifyRequest): AsyncGenerator<Uint8Array> {
  if (!(body instanceof Readable)) return;
  try {
    yield* body.iterator({ destroyOnReturn: false });
  } finally {
    body.resume();
  }
}

/** Answers once, or as events where the client asked for them. A client that goes away ends nothing. */
async function told<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (listener: Listener) => Promise<T>,
): Promise<T | FastifyReply> {
  if (!request.headers.accept?.includes('text/event-stream')) return work(() => undefined);
  const stream = openEventStream(request, reply);
  try {
    stream.send('result', await work((progress) => stream.send('progress', progress)));
  } catch (error) {
    stream.fail(error);
  }
  stream.end();
  return reply;
}

async function showResult({ database }: Services, run: Run): Promise<MigrationResult> {
  const imported = (run.imported as MigrationResult['imported'] | null) ?? countNothing();
  return {
    success: true,
    message: `Imported ${describeCounts(imported)}.`,
    runId: run.id,
    imported,
    extractedData: imported,
    ...(await readProblems(database, run.id)),
  };
}
