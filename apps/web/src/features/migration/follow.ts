import type { MigrationPreview, MigrationProgress, MigrationResult, MigrationRun } from '@plumbline/contract';
import { ApiError } from '../../api/api-error.ts';
import { call, request } from '../../api/client.ts';
import '../../api/administration-endpoints.ts';
import { errorOf, readEvents } from '../../api/event-stream.ts';

type OnProgress = (progress: MigrationProgress) => void;

/** Where a move comes from: an address with its key, or JSON as it was typed or chosen. */
export type MigrationSource = { sourceUrl: string; apiKey: string } | { json: Blob };

const LOST = 'The connection was lost. Please try again. Nothing is imported twice.';

/** The answer at the end of a streamed call, telling of its progress until then. Rejects with ApiError. */
async function follow<T>(response: Response, onProgress: OnProgress): Promise<T> {
  try {
    for await (const { name, data } of readEvents(response.body ?? new ReadableStream())) {
      if (name === 'progress') onProgress(JSON.parse(data));
      else if (name === 'result') return JSON.parse(data);
      else if (name === 'error') throw errorOf(data);
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
  }
  throw new ApiError(0, 'stream lost', { code: 'network', serverMessage: LOST });
}

const headers = { accept: 'text/event-stream' };

/** Fetches or sends the data and hears what an import would do; nothing is brought in. */
export async function previewMigration(
  source: MigrationSource,
  onProgress: OnProgress,
): Promise<MigrationPreview> {
  const response =
    'json' in source
      ? await request('previewMigration', { raw: source.json, headers })
      : await request('extractMigration', { body: source, headers });
  return follow(response, onProgress);
}

const PAUSE = 1500;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** Brings in what was previewed. The server goes on without us: if the stream breaks, it is asked how far it is. */
export async function runMigration(runId: number, onProgress: OnProgress): Promise<MigrationResult> {
  const response = await request('startMigration', { params: { id: runId }, headers });
  try {
    return await follow<MigrationResult>(response, onProgress);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'network') throw error;
    return watchRun(runId, onProgress);
  }
}

async function watchRun(runId: number, onProgress: OnProgress): Promise<MigrationResult> {
  for (;;) {
    const run = await call('getMigrationRun', { params: { id: runId } });
    const result = resultOf(run);
    if (result) return result;
    if (run.state !== 'importing') {
      throw new ApiError(0, 'stopped', { code: 'network', serverMessage: run.failure ?? LOST });
    }
    onProgress(run);
    await pause();
  }
}

function resultOf(run: MigrationRun): MigrationResult | undefined {
  const { state, imported, errors, errorCount, notes, noteCount } = run;
  if (state !== 'done' || !imported) return undefined;
  const problems = { errors, errorCount, notes, noteCount };
  return {
    success: true,
    message: 'The move is complete.',
    runId: run.id,
    imported,
    extractedData: imported,
    ...problems,
  };
}
