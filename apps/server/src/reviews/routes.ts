import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { personOf } from '../platform/actor.ts';
import { answerPage } from '../platform/http/paging.ts';
import { register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { listReviews, moderateReview, shownReviews } from './moderate.ts';
import { declineReview, mayAsk, withdrawReview, writeReview } from './own-review.ts';

export function reviewRoutes(app: FastifyInstance, { database }: Services): void {
  register(app, endpoints.shownReviews, async ({ reply }) => {
    // The landing page asks on every visit; a decision of an administrator may take five minutes to show.
    reply.header('cache-control', 'public, max-age=300');
    return shownReviews(database);
  });
  register(app, endpoints.ownReview, async ({ actor }) => ({ ask: await mayAsk(database, actor) }));
  register(app, endpoints.writeReview, async ({ actor, body }) => {
    await writeReview(database, actor, body);
    return { success: true as const };
  });
  register(app, endpoints.declineReview, async ({ actor }) => {
    await declineReview(database, actor);
    return { success: true as const };
  });
  register(app, endpoints.withdrawReview, async ({ actor }) => {
    await withdrawReview(database, actor);
    return { success: true as const };
  });
  register(app, endpoints.listReviews, async ({ query, request, reply }) =>
    answerPage(request, reply, await listReviews(database, query)),
  );
  register(app, endpoints.moderateReview, async ({ actor, params, body, request }) =>
    moderateReview(database, { actorId: personOf(actor), ip: request.ip }, params.id, body.state),
  );
}
