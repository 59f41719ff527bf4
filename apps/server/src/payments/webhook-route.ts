import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/errors.ts';
import { register } from '../platform/http/register.ts';
import type { Cashier } from './cashier.ts';
import { receiveEvent } from './receive-event.ts';

/** In a scope of its own: a signature is over the bytes as they came, so nothing parses them here. */
export async function webhookRoute(app: FastifyInstance, cashier: Cashier): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    register(scope, endpoints.paymentWebhook, async ({ request }) => {
      if (!Buffer.isBuffer(request.body)) throw new AppError('bad_signature');
      await receiveEvent(cashier, request.body, request.headers);
      return { received: true as const };
    });
  });
}
