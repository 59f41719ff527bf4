import { endpoints, REPAIR_LINK_LIMITS } from '@plumbline/contract';
import { count, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queries } from '../platform/database/connect.ts';
import { repairEntries, repairEntryPhotos } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { parseForm, register } from '../platform/http/register.ts';
import { FileMissingError } from '../platform/storage/file-store.ts';
import type { Services } from '../services.ts';
import { checkDeviceClaims, noFields, planPageKey, receiveUpload } from '../uploads/index.ts';
import { sendRecording } from '../voice/index.ts';
import { keepRepairPhoto } from './keep-repair-photo.ts';
import { findLinkedPhoto, findLinkedVoice, findPlanPage, readLinkedWork } from './linked-work.ts';
import { listLinks, makeLink, revokeLink } from './links.ts';
import { checkNamed, type OpenLink, openLink, secretOf, stillOpen } from './open-link.ts';
import { sendLinkedPhoto } from './send-linked-photo.ts';
import { type Stepping, takeStep } from './take-step.ts';
import { printWorkOrder } from './work-order.ts';

/** Links for tradespeople: made and ended by the owner, used by whoever has their secret. */
export function linkRoutes(app: FastifyInstance, services: Services): void {
  const { database, environment, files } = services;

  register(app, endpoints.makeRepairLink, async ({ actor, user, params, body, request }) => {
    const making = { actor, projectId: params.id, displayName: user.displayName };
    const userAgent = request.headers['user-agent'];
    const { link, secret } = await makeLink(database, { ...making, userAgent }, body);
    // Behind the '#': browsers keep that part to themselves, so that no log and no preview has it.
    return { link, address: `${environment.publicUrl}/repair#${secret}` };
  });
  register(app, endpoints.listRepairLinks, async ({ actor, params }) =>
    listLinks(database, actor, params.id),
  );
  register(app, endpoints.revokeRepairLink, async ({ actor, params }) => {
    await revokeLink(database, actor, params.id);
    return { success: true as const };
  });

  register(app, endpoints.readRepairLink, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    return readLinkedWork(database, await openLink(database, request));
  });

  register(app, endpoints.repairLinkPhoto, async ({ request, reply, params }) => {
    const photo = await findLinkedPhoto(database, await openLink(database, request), params.id);
    return sendLinkedPhoto(files, photo, request, reply);
  });

  register(app, endpoints.repairLinkVoice, async ({ request, reply, params }) => {
    const note = await findLinkedVoice(database, await openLink(database, request), params.id);
    return sendRecording(files, note, request, reply);
  });

  register(app, endpoints.repairLinkPlan, async ({ request, reply, params }) => {
    const link = await openLink(database, request);
    await checkNamed(database, link, params.id);
    const { folder, page } = await findPlanPage(database, params.id);
    const stream = await files.stream(planPageKey(folder, page)).catch((error: unknown) => {
      if (error instanceof FileMissingError) throw notFound('Image not available');
      throw error;
    });
    return reply.type('image/webp').header('cache-control', 'private, no-store').send(stream);
  });

  register(app, endpoints.repairLinkWorkOrder, async ({ request, reply }) => {
    const pdf = await printWorkOrder(services, await openLink(database, request), secretOf(request));
    return reply
      .type('application/pdf')
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="work-order.pdf"')
      .send(Buffer.from(pdf));
  });

  register(app, endpoints.repairLinkStep, async ({ request, params, body }) => {
    const link = await openLink(database, request);
    await checkNamed(database, link, params.id);
    await takeStep(database, steppingOf(link, request), { findingId: params.id, ...body });
    return { success: true as const };
  });

  register(app, endpoints.repairLinkUpload, async ({ request, params }) => {
    // Asked before a byte of the photo is read.
    const link = await openLink(database, request);
    await checkNamed(database, link, params.id);
    await leaveRoom(database, link);
    const { bytes, fileName, fields } = await receiveUpload(
      request,
      endpoints.repairLinkUpload.file,
      noFields(),
    );
    const { key, ...device } = parseForm(endpoints.repairLinkUpload.form, fields);
    const claims = checkDeviceClaims(bytes, device);
    const { projectId } = link.row;
    const sent = { findingId: params.id, projectId, key, bytes, fileName, claims };
    // The link's row is held by then: of two photos at once the later sees the earlier.
    await keepRepairPhoto(services, steppingOf(link, request), sent, (tx) => leaveRoom(tx, link));
    return { success: true as const };
  });
}

const steppingOf = (link: OpenLink, request: FastifyRequest): Stepping => ({
  by: link.holder,
  owner: link.owner,
  name: link.row.name,
  still: stillOpen(link),
  userAgent: request.headers['user-agent'],
});

/** @throws AppError conflict once a link has brought as many photos as it may */
async function leaveRoom(queries: Queries, { row }: OpenLink): Promise<void> {
  const [there] = await queries
    .select({ photos: count() })
    .from(repairEntryPhotos)
    .innerJoin(repairEntries, eq(repairEntries.id, repairEntryPhotos.entryId))
    .where(eq(repairEntries.linkId, row.id));
  if ((there?.photos ?? 0) < REPAIR_LINK_LIMITS.photosMax) return;
  throw new AppError('conflict', { message: `A link takes at most ${REPAIR_LINK_LIMITS.photosMax} photos.` });
}
