import { eq } from 'drizzle-orm';
import { migrationRows, migrationRuns } from '../../platform/database/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { FetchRefused } from '../../platform/fetch-guard/refused.ts';
import { toAppError as asAnywhere } from '../../platform/http/error-handler.ts';
import { sealWith } from '../../platform/seal.ts';
import { listForRemoval, removeListed } from '../../platform/storage/removals.ts';
import { SEAL_PURPOSE } from '../apply/apply-run.ts';
import { DocumentError } from '../format/parse-document.ts';
import { installationName } from '../installation.ts';
import { planRun } from '../plan/plan-run.ts';
import { type Listener, Progress } from '../progress.ts';
import { beginRun, type MoveServices, type Run, stagingFolder } from '../runs.ts';
import { withSource } from './fetch-source.ts';
import { receiveDocument } from './receive-document.ts';

export interface Receiving {
  /** Who asked; null for nobody who has an account. */
  userId: number | null;
  listener?: Listener;
  signal?: AbortSignal;
}

/** Documents of systems that don't say who they are, and that weren't fetched from anywhere. */
const UNNAMED = 'unnamed';

/** A source that is large comes in parts; one that never ends isn't waited for. */
const MOST_PARTS = 1000;

/** Takes in JSON that was handed over and plans its import. @throws AppError */
export function receiveJson(
  services: MoveServices,
  bytes: AsyncIterable<Uint8Array>,
  receiving: Receiving,
): Promise<Run> {
  return receive(services, receiving, { sourceUrl: null, apiKey: undefined }, async (run, progress) => {
    const { source } = await receiveDocument(services, run, bytes, { base: null, progress, before: 0 });
    return source ?? UNNAMED;
  });
}

/** Fetches a source, all its parts, and plans its import. @throws AppError */
export function receiveUrl(
  services: MoveServices,
  { sourceUrl, apiKey }: { sourceUrl: string; apiKey: string | undefined },
  receiving: Receiving,
): Promise<Run> {
  const { migrationAllowedHosts: allowedHosts } = services.environment;
  const { signal } = receiving;
  return receive(services, receiving, { sourceUrl, apiKey }, async (run, progress) => {
    let next: string | undefined = sourceUrl;
    let source: string | undefined;
    let rows = 0;
    for (let part = 1; next !== undefined && part <= MOST_PARTS; part++) {
      await progress.tell(
        { currentOperation: part === 1 ? 'Fetching the data' : `Fetching part ${part}` },
        true,
      );
      const from: string = next;
      const head = await withSource(
        from,
        { allowedHosts, apiKey, ...(signal ? { signal } : {}) },
        (bytes, address) => receiveDocument(services, run, bytes, { base: address, progress, before: rows }),
      );
      if (source !== undefined && head.source !== source) {
        throw new DocumentError('The parts of this data come from different installations.');
      }
      source = head.source;
      rows = head.rows;
      next = head.next && nextPart(head.next, from);
    }
    return source ?? new URL(sourceUrl).host;
  });
}

/** Only the source itself says where it goes on: its key is sent there. */
function nextPart(next: string, from: string): string {
  const target = URL.canParse(next, from) ? new URL(next, from) : undefined;
  if (!target || target.origin !== new URL(from).origin) {
    throw new DocumentError('The data continues at another address. We didn’t follow it.');
  }
  return target.href;
}

async function receive(
  services: MoveServices,
  { userId, listener = () => undefined }: Receiving,
  from: { sourceUrl: string | null; apiKey: string | undefined },
  take: (run: Run, progress: Progress) => Promise<string>,
): Promise<Run> {
  const { database, environment } = services;
  const seal = sealWith(environment.sessionSecret, SEAL_PURPOSE);
  const run = await beginRun(services, {
    startedBy: userId,
    source: UNNAMED,
    sourceUrl: from.sourceUrl === null ? null : withoutSecrets(from.sourceUrl),
    sealedKey: from.apiKey ? seal.close(from.apiKey) : null,
  });
  return receiveRun(services, run, listener, async (progress) => {
    const source = await take(run, progress);
    if (source === (await installationName(database))) {
      throw new DocumentError('This data was exported here. There is nothing to move.');
    }
    return source;
  });
}

/** Fills a run that has begun, and plans its import; of one that can't be filled, nothing but the word of it stays. */
export async function receiveRun(
  services: MoveServices,
  run: Run,
  listener: Listener,
  take: (progress: Progress) => Promise<string>,
): Promise<Run> {
  const { database } = services;
  try {
    const progress = new Progress(database, run.id, listener);
    await progress.tell({ currentOperation: 'Receiving the data' }, true);
    const source = await take(progress);
    await progress.tell({ currentOperation: 'Comparing with what is here' }, true);
    const named = { ...run, source };
    await planRun(database, named);
    const [ready] = await database
      .update(migrationRuns)
      .set({ source, state: 'ready', runner: null, operation: '' })
      .where(eq(migrationRuns.id, run.id))
      .returning();
    return ready ?? named;
  } catch (error) {
    throw await giveUp(services, run, error);
  }
}

/** An address may carry a key of its own in its query; what is kept of it is where it leads. */
function withoutSecrets(url: string): string {
  if (!URL.canParse(url)) return '';
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`.slice(0, 500);
}

/** Nothing of a document that couldn't be read stays behind but the word that it couldn't. */
async function giveUp(services: MoveServices, run: Run, error: unknown): Promise<AppError> {
  const told = toAppError(error);
  await services.database.transaction(async (tx) => {
    await tx.delete(migrationRows).where(eq(migrationRows.runId, run.id));
    await tx
      .update(migrationRuns)
      .set({ state: 'failed', failure: told.message, sealedKey: null, runner: null, finishedAt: new Date() })
      .where(eq(migrationRuns.id, run.id));
    await listForRemoval(tx, [stagingFolder(run.id)]);
  });
  await removeListed(services, [stagingFolder(run.id)]);
  return told;
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof DocumentError)
    return new AppError('invalid_input', { message: error.message, cause: error });
  if (!(error instanceof FetchRefused)) return asAnywhere(error);
  const { kind, message } = error;
  if (kind === 'address') return new AppError('invalid_input', { message, fields: { sourceUrl: message } });
  return new AppError('source_unusable', { message, cause: error });
}
