import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
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
  register(app, endpoints.ownReview, async ({ user }) => ({ ask: await mayAsk(database, user.id) }));
  register(app, endpoints.writeReview, async ({ user, body }) => {
    await writeReview(database, user.id, body);
    return { success: true as const };
  });
  register(app, endpoints.declineReview, async ({ user }) => {
    await declineReview(database, user.id);
    return { success: true as const };
  });
  register(app, endpoints.withdrawReview, async ({ user }) => {
    await withdrawReview(database, user.id);
    return { success: true as const };
  });
  register(app, endpoints.listReviews, async ({ query, request, reply }) =>
    answerPage(request, reply, await listReviews(database, query)),
  );
  register(app, endpoints.moderateReview, async ({ user, params, body, request }) =>
    moderateReview(database, { actorId: user.id, ip: request.ip }, params.id, body.state),
  );
}
