import {
  type AccountImport,
  type MigrationCounts,
  type MigrationProblem,
  RECEIVING_FILE,
} from '@plumbline/contract';
import { and, desc, eq } from 'drizzle-orm';
import { readUnproven } from '../../accounts/index.ts';
import type { Database } from '../../platform/database/connect.ts';
import { migrationRuns } from '../../platform/database/schema.ts';
import { AppError, databaseCode, UNIQUE_VIOLATION } from '../../platform/errors.ts';
import { toAppError } from '../../platform/http/error-handler.ts';
import { applyRun } from '../apply/apply-run.ts';
import { endRun } from '../discard-run.ts';
import { DocumentError, LIMITS_OF_DOCUMENT } from '../format/parse-document.ts';
import type { ReportBody } from '../format/read-report.ts';
import type { UserBody } from '../format/read-user.ts';
import type { Row } from '../format/row.ts';
import { installationName } from '../installation.ts';
import { describeCounts } from '../plan/preview.ts';
import type { Progress } from '../progress.ts';
import { receiveRun } from '../receive/receive.ts';
import { receiveDocument } from '../receive/receive-document.ts';
import { beginRun, countNothing, type MoveServices, type Run, readProblems } from '../runs.ts';
import { AccountArchive } from './account-archive.ts';
import { findWhatIsHere } from './find-what-is-here.ts';
import { noteOf } from './stays-behind.ts';

interface Receiving {
  account: { id: number; email: string; displayName: string };
  /** Of the file, as the browser states it; 0 where it doesn't. */
  bytes: number;
}

/** What an account's file may bring. Training data and figures of the panel belong to installations. */
const SECTIONS = new Set<string>([
  ...['users', 'projects', 'photos', 'defects'],
  ...['plans', 'documents', 'reports', 'chats'],
]);

/** So large may the account's own part be: rows, without photos. */
const LIMITS_OF_ACCOUNT = { ...LIMITS_OF_DOCUMENT, document: 2 * 1024 ** 3 };

/**
 * Takes in the export of an account for the account that is signed in, and for no other, and plans its import. A process
 * that ends meanwhile leaves nothing. @throws AppError
 */
export async function receiveAccount(
  services: MoveServices,
  arriving: AsyncIterable<Uint8Array>,
  { account, bytes }: Receiving,
): Promise<number> {
  const { database } = services;
  if (await readUnproven(database, account.id)) {
    throw new AppError('forbidden', { message: 'Confirm your email address first. Then import your data.' });
  }
  const run = await beginPersonal(services, account.id);
  const told = (progress: Progress) => (come: number) =>
    progress.tell({ completed: kilobytes(come), total: kilobytes(bytes), currentOperation: RECEIVING_FILE });
  const ready = await receiveRun(
    services,
    run,
    () => undefined,
    (progress) =>
      AccountArchive.within(arriving, told(progress), async (archive) => {
        await progress.tell({ completed: 0, total: 0, currentOperation: 'Reading the file' }, true);
        const rows = new OwnRows(account);
        const { source } = await receiveDocument(services, run, archive.document(), {
          ...{ base: null, progress, before: 0 },
          limits: LIMITS_OF_ACCOUNT,
          own: {
            notes: archive.staysBehind.map(noteOf),
            rowOf: (row) => rows.take(row),
            stage: (reference, folder) => archive.stage(services.files, reference, folder),
          },
        });
        if (source === undefined) throw new DocumentError('This file doesn’t say where it comes from.');
        // Ids of one account's file mean something within it alone, whatever others have brought in of it.
        const known = `account-${account.id}:${source}`.slice(0, 300);
        const own = source === (await installationName(database)) && rows.sourceId === String(account.id);
        await findWhatIsHere(database, { runId: run.id, accountId: account.id, source: known, own });
        return known;
      }).catch((error: unknown) => {
        throw unlessStored(error);
      }),
  );
  return ready.id;
}

const kilobytes = (bytes: number) => Math.ceil(bytes / 1024);

/**
 * Brings in what was received. Done twice it changes nothing, and no credit and no payment is ever made of it; one that a
 * process left in the middle is taken up by the next. @throws AppError
 */
export async function applyAccount(
  services: MoveServices,
  runId: number,
  signal: AbortSignal,
): Promise<void> {
  try {
    await applyRun(services, runId, { signal });
  } catch (error) {
    // All of it is one transaction, so that nothing came of it.
    if (!/^2[23]/.test(databaseCode(error) ?? '')) throw unlessStored(error);
    const message = 'This file contradicts itself. Nothing was imported. Export your data again.';
    await endRun(services, runId, ['ready'], message);
    throw new AppError('invalid_input', { message, cause: error });
  }
}

/** Where the disk is full, or the database or the store of files doesn't answer, that is what its owner is told. */
function unlessStored(error: unknown): unknown {
  if (error instanceof DocumentError || toAppError(error).code !== 'unavailable') return error;
  return new AppError('unavailable', {
    message:
      'Plumbline has no room for this file, or can’t store it just now. Nothing was imported. Try again later.',
    cause: error,
    retryAfterSeconds: 60,
  });
}

async function beginPersonal(services: MoveServices, accountId: number): Promise<Run> {
  const { database } = services;
  const waiting = await database
    .select({ id: migrationRuns.id })
    .from(migrationRuns)
    .where(and(ofAccount(accountId), eq(migrationRuns.state, 'ready')));
  // One that couldn't be brought in; this file takes its place.
  for (const { id } of waiting) await endRun(services, id, ['ready'], 'It was sent again.');
  try {
    return await beginRun(services, {
      ...{ startedBy: accountId, personal: true, source: 'account' },
      ...{ sourceUrl: null, sealedKey: null },
    });
  } catch (error) {
    if (databaseCode(error) !== UNIQUE_VIOLATION) throw error;
    throw new AppError('conflict', {
      message: 'An import into this account is running. Wait until it has finished.',
    });
  }
}

const ofAccount = (accountId: number) =>
  and(eq(migrationRuns.personal, true), eq(migrationRuns.startedBy, accountId));

/** More than anybody has. Each report is made again here, which takes a core for seconds. */
const MOST_ROWS = 200_000;
const MOST_REPORTS = 2000;

/** Rows as they may come into one account. */
class OwnRows {
  /** The account's id where it was exported. */
  sourceId: string | undefined;
  #rows = 0;
  #reports = 0;
  readonly #account: Receiving['account'];

  constructor(account: Receiving['account']) {
    this.#account = account;
  }

  take(row: Row): Row | undefined {
    this.#rows += 1;
    if (row.section === 'reports') this.#reports += 1;
    if (this.#rows > MOST_ROWS || this.#reports > MOST_REPORTS) {
      throw new DocumentError('This file holds more than an account can have. Nothing was imported.');
    }
    if (!SECTIONS.has(row.section)) return undefined;
    if (row.section === 'users') return this.#takeUser(row as Row<UserBody>);
    // Who has paid elsewhere has the PDF among the documents of the project; here nothing was paid.
    if (row.section === 'reports') {
      return { ...row, body: { ...(row.body as ReportBody), purchasedAt: null } };
    }
    return row;
  }

  #takeUser(row: Row<UserBody>): Row | undefined {
    if (this.sourceId !== undefined) return undefined;
    this.sourceId = row.sourceId;
    const { email, displayName } = this.#account;
    return {
      ...row,
      body: {
        ...row.body,
        ...{ email, displayName, role: 'user', credits: null, preferences: null },
      },
    };
  }
}

/** The newest import into an account: how far it is, or how it ended. */
export async function showAccountImport(
  database: Database,
  accountId: number,
): Promise<AccountImport | null> {
  const [run] = await database
    .select()
    .from(migrationRuns)
    .where(ofAccount(accountId))
    .orderBy(desc(migrationRuns.id))
    .limit(1);
  if (!run) return null;
  const { errors, notes, ...counted } = await readProblems(database, run.id);
  const imported = (run.imported as MigrationCounts | null) ?? countNothing();
  return {
    state: run.state,
    ...{ operation: run.operation, completed: run.completed, total: run.total },
    message:
      run.state !== 'done'
        ? (run.failure ?? '')
        : isEmpty(imported) && errors.length === 0
          ? 'Everything in this file was here already.'
          : `Imported ${describeCounts({ ...imported, users: 0 })}.`,
    imported,
    ...counted,
    errors: errors.map(withoutField),
    notes: notes.map(withoutField),
  };
}

/** Nothing but the account itself, which was here. */
const isEmpty = ({ users: _own, ...counts }: MigrationCounts) =>
  Object.values(counts).every((count) => count === 0);

/** Fields of the file's data mean nothing to its owner; which row it is does. */
const withoutField = ({ path, message }: MigrationProblem) => ({
  path: path.replace(/^(.*’|\D+ \d+)\.[\w.[\]*]+$/, '$1'),
  message,
});
