import * as z from 'zod/mini';
import { endpoint } from '../basis/endpoint.ts';
import { MIGRATION_STATES, migrationCounts, migrationProblems } from './migration.ts';

export const ACCOUNT_IMPORT_LIMITS = {
  /** Of the whole file. */
  bytes: 2 * 1024 ** 3,
  /** Of one photo or document in it. */
  fileBytes: 64 * 1024 * 1024,
} as const;

/** The operation while the file arrives: what is completed and in all is counted in kilobytes then, and in rows after it. */
export const RECEIVING_FILE = 'Receiving the file';

const accountImport = z.object({
  state: z.enum(MIGRATION_STATES),
  operation: z.string(),
  completed: z.int(),
  /** 0 while it isn't known. */
  total: z.int(),
  /** What came of it, in words; empty while it is under way. */
  message: z.string(),
  imported: migrationCounts,
  ...migrationProblems,
});
export type AccountImport = z.output<typeof accountImport>;

export const accountImportEndpoints = {
  importAccount: endpoint({
    method: 'POST',
    path: '/api/account/import',
    summary:
      'Bring the zip of an account’s export into this account. Sending it again changes nothing; credits and payments never come of it. GET tells how far it is',
    tag: 'Account',
    access: 'session',
    response: accountImport,
    errors: ['conflict', 'forbidden', 'too_large', 'busy', 'upload_failed'],
    limitPerMinute: 5,
    heavy: true,
  }),
  getAccountImport: endpoint({
    method: 'GET',
    path: '/api/account/import',
    summary: 'The last import into this account: how far it is, or how it ended',
    tag: 'Account',
    access: 'session',
    response: z.object({ last: z.nullable(accountImport) }),
  }),
};
