import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** A page of a list: its rows, the cursor of the next page if there is one, and the count of all. */
export interface Page<T> {
  items: T[];
  next: string | undefined;
  total: number;
  /** There are more than `total`, and nobody counted how many. */
  more?: boolean;
}

/** Writes `Link`, `X-Total-Count` and, where there are more than that, `X-Total-More`, and hands back the rows. */
export function answerPage<T>(request: FastifyRequest, reply: FastifyReply, page: Page<T>): T[] {
  reply.header('x-total-count', String(page.total));
  if (page.more) reply.header('x-total-more', 'true');
  if (page.next) {
    const url = new URL(request.url, 'http://any');
    url.searchParams.set('after', page.next);
    reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
  }
  return page.items;
}

/** A cursor is the sort key and id of the last row shown, opaque to clients. */
export function encodeCursor(parts: readonly (number | string)[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** PostgreSQL would refuse a larger one as out of range. */
const isNumber = (part: unknown): part is number =>
  typeof part === 'number' && Math.abs(part) <= 2_147_483_647;
/** A whole one, as ids and ranks are: of a fraction PostgreSQL would say that it's no integer. */
const isKey = (part: unknown): part is number => isNumber(part) && Number.isInteger(part);

/**
 * Reads a cursor of `length` whole numbers back; with `measured` the first may have a fraction.
 * @throws AppError 400 for one that wasn't made here.
 */
export function decodeCursor(cursor: string, length: number, measured = false): number[] {
  const parts = partsOf(cursor);
  if (parts.length === length && parts.every(isNumber) && parts.slice(measured ? 1 : 0).every(isKey))
    return parts;
  throw wrongCursor();
}

/** Reads a cursor of a text and a number back. @throws AppError 400 for one that wasn't made here. */
export function decodeTextCursor(cursor: string): [string, number] {
  const [key, id, ...rest] = partsOf(cursor);
  if (typeof key === 'string' && !key.includes('\0') && isKey(id) && rest.length === 0) return [key, id];
  throw wrongCursor();
}

function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    // Whatever it was, it's no cursor of ours.
    return [];
  }
}

/** What a cursor is answered with that wasn't made here. */
export const wrongCursor = () =>
  new AppError('invalid_input', { fields: { after: 'Must be a cursor from an earlier page' } });
