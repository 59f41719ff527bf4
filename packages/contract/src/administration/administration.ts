import * as z from 'zod/mini';
import { ROLES } from '../accounts/accounts.ts';
import { endpoint } from '../basis/endpoint.ts';
import { id, idParams, paging, text, timestamp } from '../basis/shapes.ts';

/** An account as administrators see it. */
const accountSummary = z.object({
  id,
  email: z.string(),
  displayName: z.string(),
  role: z.enum(ROLES),
  analysisCredits: z.int(),
  analysisCount: z.int(),
  projects: z.int(),
  /** Sessions that haven't ended. */
  sessions: z.int(),
  suspended: z.nullable(z.object({ reason: z.string(), since: timestamp })),
  createdAt: timestamp,
});
export type AccountSummary = z.output<typeof accountSummary>;

const REASON = 'Say why in a few words';
const reason = z.pipe(text(500), z.string().check(z.minLength(3, REASON)));
const MOST_CREDITS = 10_000;

const tag = 'Administration';
const access = 'admin';

export const administrationEndpoints = {
  listAccounts: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    summary: 'Accounts, newest first',
    tag,
    access,
    query: z.object({
      ...paging,
      /** Part of a name or an address. */
      search: z.optional(text(200)),
      role: z.optional(z.enum(ROLES, 'Must be user or admin')),
      suspended: z.optional(z.enum(['true', 'false'], 'Must be true or false')),
    }),
    response: z.array(accountSummary),
  }),
  setRole: endpoint({
    method: 'PUT',
    path: '/api/admin/users/:id/role',
    summary: 'Make an account an administrator’s, or no longer',
    tag,
    access,
    params: idParams,
    body: z.object({ role: z.enum(ROLES, 'Must be user or admin') }),
    response: accountSummary,
    errors: ['not_found', 'conflict'],
  }),
  suspendAccount: endpoint({
    method: 'PUT',
    path: '/api/admin/users/:id/suspension',
    summary: 'Suspend an account: its sessions end and it can’t sign in',
    tag,
    access,
    params: idParams,
    body: z.object({ reason }),
    response: accountSummary,
    errors: ['not_found', 'conflict'],
  }),
  liftSuspension: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id/suspension',
    summary: 'Let an account sign in again',
    tag,
    access,
    params: idParams,
    response: accountSummary,
    errors: ['not_found'],
  }),
  adjustCredits: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/credits',
    summary: 'Give or take credits, with a reason. The same reference counts once',
    tag,
    access,
    params: idParams,
    body: z.object({
      amount: z.int('Must be a whole number').check(
        z.minimum(-MOST_CREDITS, `At most ${MOST_CREDITS} at a time`),
        z.maximum(MOST_CREDITS, `At most ${MOST_CREDITS} at a time`),
        z.refine((amount) => amount !== 0, 'Must not be 0'),
      ),
      reason,
      reference: z
        .string()
        .check(z.regex(/^[\x21-\x7e]{8,100}$/, 'Must be 8 to 100 letters and digits, without spaces')),
    }),
    response: accountSummary,
    errors: ['not_found', 'insufficient_credits', 'conflict'],
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id/sessions',
    summary: 'End every session of an account',
    tag,
    access,
    params: idParams,
    response: accountSummary,
    errors: ['not_found'],
  }),
};
