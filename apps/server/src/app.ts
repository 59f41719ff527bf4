/** The table of contents: every plugin and feature of the server, in order. */
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { endpoints, LIMITS } from '@plumbline/contract';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { deletionRoutes as accountDeletionRoutes } from './account-deletion/index.ts';
import { exportRoutes } from './account-export/index.ts';
import { accountRoutes, sessionReader, tellSignedIn } from './accounts/index.ts';
import { administrationRoutes } from './administration/index.ts';
import { alikeRoutes } from './alike/index.ts';
import { analysisRoutes } from './analysis/index.ts';
import { auditRoutes } from './audit/index.ts';
import { batchRoutes } from './batches/index.ts';
import { chatRoutes } from './chat/index.ts';
import { contactRoutes } from './contact/index.ts';
import { creditRoutes } from './credits/index.ts';
import { dashboardRoutes } from './dashboard/index.ts';
import { defectRoutes } from './defects/index.ts';
import { deletionRoutes } from './deletion/index.ts';
import { draftRoutes } from './drafts/index.ts';
import { evidenceRoutes } from './evidence/index.ts';
import { exchangeRoutes } from './exchange/index.ts';
import { insightRoutes } from './insights/index.ts';
import { inspectionRoutes } from './inspections/index.ts';
import { apiKeyOwner, migrationRoutes } from './migration/index.ts';
import { monitoringRoutes } from './monitoring/index.ts';
import { notificationRoutes } from './notifications/index.ts';
import { operationRoutes } from './operations/index.ts';
import { originalRoutes } from './originals/index.ts';
import { paymentRoutes } from './payments/index.ts';
import { collectRoutes, serveApiDocs } from './platform/http/api-docs.ts';
import { isApiRequest } from './platform/http/api-path.ts';
import { readClientAddress, trustedProxies } from './platform/http/client-address.ts';
import { handleErrors } from './platform/http/error-handler.ts';
import { keepSlots, type SlotOptions } from './platform/http/fair-slots.ts';
import { answerHeadAsGet } from './platform/http/head-requests.ts';
import { healthRoutes } from './platform/http/health.ts';
import { logRequests } from './platform/http/log-requests.ts';
import { checkOrigin } from './platform/http/origin-check.ts';
import { type Pressure, shedLoad } from './platform/http/overload.ts';
import { validateByContract } from './platform/http/register.ts';
import { limitRequests } from './platform/http/request-limits.ts';
import { secureAnswers } from './platform/http/security-headers.ts';
import { serialiseByContract } from './platform/http/serialise.ts';
import { serveWebApp } from './platform/http/web-app.ts';
import { profileRoutes } from './profile/index.ts';
import { projectRoutes } from './projects/index.ts';
import { publicDocumentRoutes } from './public-documents/index.ts';
import { repairRoutes } from './repairs/index.ts';
import { reportRoutes } from './reports/index.ts';
import { reviewRoutes } from './reviews/index.ts';
import type { Services } from './services.ts';
import { trainerRoutes } from './trainer/index.ts';
import { bringTrialAlong, trialRoutes } from './trials/index.ts';
import { voiceRoutes } from './voice/index.ts';

export interface AppOptions {
  /** Requests are limited by user, by address and under overload; off where a test isn't about limits. */
  limits?: boolean;
  /** How long a client may take over its headers, and over a whole request. */
  patience?: { headersMs: number; requestMs: number };
  /** When load is shed. */
  pressure?: Pressure;
  /** How many transfers there may be at once, and how slow they may be. */
  slots?: SlotOptions;
}

/** Enough for 10 MB over a poor mobile connection; a client that dawdles on purpose is let go. */
const PATIENCE = { headersMs: 20_000, requestMs: 300_000 };

/** Builds the HTTP server from its services; the same function for production, the demo and every test. */
export async function buildApp(
  services: Services,
  { limits = true, patience = PATIENCE, pressure, slots }: AppOptions = {},
): Promise<FastifyInstance> {
  const { environment, log } = services;
  const app = fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // One line a request, written when it's answered.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(environment.trustProxy),
    bodyLimit: 1024 * 1024,
    requestTimeout: patience.requestMs,
    http: {
      headersTimeout: patience.headersMs,
      connectionsCheckingInterval: Math.min(patience.headersMs, 5_000),
    },
    // Requests in flight are finished; connections without one are let go.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    exposeHeadRoutes: false,
    rewriteUrl: answerHeadAsGet,
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validateByContract);
  app.setSerializerCompiler(serialiseByContract);
  app.decorateRequest('user', undefined);
  readClientAddress(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  logRequests(app, log);

  // A connection that was busy when the end began is let go as soon as its request is answered.
  app.addHook('preClose', async () => {
    const letGo = setInterval(() => app.server.closeIdleConnections(), 100);
    app.server.once('close', () => clearInterval(letGo));
  });

  // Some clients name JSON whether they send any or not; where none is needed that is no fault.
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void readJson(request, String(body), done);
  });
  handleErrors(app);
  keepSlots(app, slots);
  secureAnswers(app, environment);
  if (limits) shedLoad(app, pressure);
  await app.register(cookie);
  tellSignedIn(app, environment);
  await app.register(multipart, {
    // A photo that is too large is refused by what reads the form, once it knows the form's words.
    throwFileSizeLimit: false,
    limits: { files: 1, fileSize: LIMITS.uploadBytes, fields: 10, fieldSize: 64 * 1024, parts: 12 },
  });
  const described = collectRoutes(app);

  const readSession = sessionReader(services.database, environment);
  checkOrigin(app, environment.publicUrl, new Set([endpoints.paymentWebhook.path]));
  app.addHook('onRequest', async (request, reply) => {
    // Only what the contract opens is open; files of the web app have no access of their own to give.
    const { access, apiKey } = request.routeOptions.config;
    if (isApiRequest(request) && !(access === 'public' && request.routeOptions.url !== '/api/logout')) {
      request.user = await readSession(request, reply);
      const { authorization } = request.headers;
      if (apiKey && !request.user && authorization) {
        request.user = await apiKeyOwner(services.database, authorization);
      }
    }
  });
  if (limits) await limitRequests(app, rateLimit, services.database);

  healthRoutes(app, services);
  // A worker answers the operator's probes and nobody else.
  if (environment.role === 'worker') return app;
  accountRoutes(app, services, { afterSignUp: bringTrialAlong(services) });
  profileRoutes(app, services);
  await exportRoutes(app, services);
  accountDeletionRoutes(app, services);
  projectRoutes(app, services);
  defectRoutes(app, services);
  analysisRoutes(app, services);
  trialRoutes(app, services);
  dashboardRoutes(app, services);
  inspectionRoutes(app, services);
  voiceRoutes(app, services);
  await originalRoutes(app, services);
  evidenceRoutes(app, services);
  draftRoutes(app, services);
  exchangeRoutes(app, services);
  batchRoutes(app, services);
  alikeRoutes(app, services);
  repairRoutes(app, services);
  monitoringRoutes(app, services);
  insightRoutes(app, services);
  creditRoutes(app, services);
  await paymentRoutes(app, services);
  reportRoutes(app, services);
  reviewRoutes(app, services);
  deletionRoutes(app, services);
  contactRoutes(app, services);
  chatRoutes(app, services);
  operationRoutes(app, services);
  publicDocumentRoutes(app);
  auditRoutes(app, services);
  await notificationRoutes(app, services);
  await migrationRoutes(app, services);
  administrationRoutes(app, services);
  trainerRoutes(app, services);

  serveApiDocs(app, described);
  await serveWebApp(app, environment.publicUrl);
  return app;
}
