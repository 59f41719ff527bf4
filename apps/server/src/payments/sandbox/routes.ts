import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../../platform/actor.ts';
import { register } from '../../platform/http/register.ts';
import type { Services } from '../../services.ts';
import type { Cashier } from '../cashier.ts';
import { receiveEvent } from '../receive-event.ts';
import { dispute, findBySecret, refund } from './books.ts';
import { answerChallenge, payByCard, tell } from './pay.ts';
import { SIGNATURE_HEADER, signatureHeader, signingKey } from './signature.ts';

/** The sandbox's side of a payment: what a provider's own pages and its dashboard would do. */
export function sandboxRoutes(app: FastifyInstance, services: Services, cashier: Cashier): void {
  const { database, environment, log } = services;
  const key = signingKey(environment.sessionSecret);

  /** Tells the shop, as a provider does: signed, in its own time, without a thought for who listens. */
  function announce(intentId: string): void {
    const body = Buffer.from(JSON.stringify({ intentId }));
    void receiveEvent(cashier, body, { [SIGNATURE_HEADER]: signatureHeader(body, key) }).catch(
      (error: unknown) =>
        log.warn({ err: error }, 'The sandbox’s message wasn’t taken; the sweep will find the payment'),
    );
  }

  register(app, endpoints.sandboxIntent, async ({ actor, params, query }) =>
    tell(
      database,
      await findBySecret(database, String(accountOf(actor)), params.intentId, query.clientSecret),
    ),
  );

  register(app, endpoints.sandboxConfirm, async ({ actor, params, body }) => {
    const intent = await findBySecret(database, String(accountOf(actor)), params.intentId, body.clientSecret);
    const result = await payByCard(database, intent, body.card);
    announce(intent.id);
    return result;
  });

  register(app, endpoints.sandboxChallenge, async ({ actor, params, body }) => {
    const intent = await findBySecret(database, String(accountOf(actor)), params.intentId, body.clientSecret);
    const result = await answerChallenge(database, intent, body.approve);
    announce(intent.id);
    return result;
  });

  register(app, endpoints.sandboxRefund, async ({ params, body }) => {
    await refund(database, params.intentId, body.amountCents);
    announce(params.intentId);
    return { success: true as const };
  });

  register(app, endpoints.sandboxDispute, async ({ params, body }) => {
    await dispute(database, params.intentId, body.state);
    announce(params.intentId);
    return { success: true as const };
  });
}
