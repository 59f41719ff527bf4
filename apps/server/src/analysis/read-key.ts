import type { FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

/** The name under which a request may be sent again and counts once. @throws AppError invalid_input */
export function readKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && KEY.test(key))) return key;
  throw new AppError('invalid_input', {
    message: 'The Idempotency-Key must be 1 to 200 letters and digits, without spaces.',
  });
}
