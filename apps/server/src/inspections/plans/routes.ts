import { endpoints } from '@plumbline/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { planPages } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/errors.ts';
import { parseForm, register } from '../../platform/http/register.ts';
import { FileMissingError } from '../../platform/storage/file-store.ts';
import type { Services } from '../../services.ts';
import { noFields, planPageKey, receiveUpload } from '../../uploads/index.ts';
import {
  addPin,
  addPlan,
  deletePin,
  deletePlan,
  findPlan,
  listPlans,
  movePin,
  renamePlan,
  replacePlan,
} from './plans.ts';
import { printPlan } from './print-plan.ts';

const NO_PAGE = 'The plan has no such page.';

export function planRoutes(app: FastifyInstance, services: Services): void {
  const { database, files } = services;
  const done = { success: true as const };

  register(app, endpoints.listPlans, async ({ actor, params }) =>
    listPlans(database, { actor, projectId: params.id }),
  );

  register(app, endpoints.addPlan, async ({ actor, params, request }) => {
    const fields = noFields();
    const { bytes, fileName } = await receiveUpload(request, endpoints.addPlan.file, fields);
    const { name = fileName.replace(/\.\w{1,5}$/, '').slice(0, 120) || 'Plan' } = parseForm(
      endpoints.addPlan.form,
      fields,
    );
    return addPlan(services, { actor, projectId: params.id }, { bytes, name });
  });

  register(app, endpoints.replacePlan, async ({ actor, params, request }) => {
    const { bytes } = await receiveUpload(request, endpoints.replacePlan.file);
    return replacePlan(services, { actor, id: params.id }, bytes);
  });

  register(app, endpoints.renamePlan, async ({ actor, params, body }) =>
    renamePlan(database, { actor, id: params.id }, body.name),
  );

  register(app, endpoints.deletePlan, async ({ actor, params }) => {
    await deletePlan(services, { actor, id: params.id });
    return done;
  });

  register(app, endpoints.planPage, async ({ actor, params, query, request, reply }) => {
    const { id, folder, version } = await findPlan(database, { actor, id: params.id });
    const [page] = await database
      .select()
      .from(planPages)
      .where(and(eq(planPages.planId, id), eq(planPages.number, query.number)));
    if (!page) throw notFound(NO_PAGE);
    const etag = `"${id}-${version}-${query.number}"`;
    reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'cookie');
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    const stream = await files.stream(planPageKey(folder, query.number)).catch((error: unknown) => {
      if (error instanceof FileMissingError) throw notFound(NO_PAGE);
      throw error;
    });
    return reply.type('image/webp').header('content-disposition', 'inline').send(stream);
  });

  register(app, endpoints.printPlan, async ({ actor, params, reply }) => {
    const pdf = await printPlan(services, { actor, id: params.id });
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="plan-${params.id}.pdf"`)
      .send(Buffer.from(pdf));
  });

  register(app, endpoints.addPin, async ({ actor, params, body }) =>
    addPin(database, { actor, id: params.id }, body),
  );

  register(app, endpoints.movePin, async ({ actor, params, body }) =>
    movePin(database, { actor, id: params.id }, body),
  );

  register(app, endpoints.deletePin, async ({ actor, params }) => {
    await deletePin(database, { actor, id: params.id });
    return done;
  });
}
