import { endpoints } from '@plumbline/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { findDefect } from '../defects/index.ts';
import { ownedBy } from '../platform/actor.ts';
import { repairs } from '../platform/database/schema.ts';
import { parseForm, register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { checkDeviceClaims, noFields, receiveUpload } from '../uploads/index.ts';
import { listDueDates } from './due-dates.ts';
import { feedRoutes } from './feed-routes.ts';
import { keepRepairPhoto } from './keep-repair-photo.ts';
import { linkRoutes } from './link-routes.ts';
import { listDue, readRepair } from './read-repair.ts';
import { takeStep } from './take-step.ts';
import { takeSteps } from './take-steps.ts';

/** From found to fixed: who is to do it by when, and every step on the way. */
export function repairRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  linkRoutes(app, services);
  feedRoutes(app, services);

  register(app, endpoints.getRepair, async ({ actor, params }) => readRepair(database, actor, params.id));

  register(app, endpoints.changeRepair, async ({ actor, user, params, body, request }) => {
    const who = { by: actor, owner: actor, name: user.displayName, userAgent: request.headers['user-agent'] };
    await takeStep(database, who, { findingId: params.id, ...body });
    return readRepair(database, actor, params.id);
  });

  register(app, endpoints.changeRepairs, async ({ actor, user, params, body, request }) => {
    const who = { by: actor, owner: actor, name: user.displayName, userAgent: request.headers['user-agent'] };
    return takeSteps(database, who, { projectId: params.id, ...body });
  });

  register(app, endpoints.addRepairPhoto, async ({ actor, user, params, request }) => {
    // Asked before a byte of the photo is read.
    const { projectId } = (await findDefect(database, actor, params.id)).defect;
    const upload = await receiveUpload(request, endpoints.addRepairPhoto.file, noFields());
    const { bytes, fileName, fields } = upload;
    const { key, ...device } = parseForm(endpoints.addRepairPhoto.form, fields);
    const claims = checkDeviceClaims(bytes, device);
    const who = { by: actor, owner: actor, name: user.displayName, userAgent: request.headers['user-agent'] };
    const sent = { findingId: params.id, projectId, key, bytes, fileName, claims };
    await keepRepairPhoto(services, who, sent);
    return readRepair(database, actor, params.id);
  });

  register(app, endpoints.seeRepair, async ({ actor, params, body }) => {
    await findDefect(database, actor, params.id);
    await database
      .update(repairs)
      .set({ seenEntry: sql`greatest(${repairs.seenEntry}, ${body.entry}::int)` })
      .where(and(eq(repairs.findingId, params.id), ownedBy(actor, repairs)));
    return { success: true as const };
  });

  register(app, endpoints.listDue, async ({ actor }) => listDue(database, actor));

  register(app, endpoints.listDueDates, async ({ actor }) => listDueDates(database, actor));
}
