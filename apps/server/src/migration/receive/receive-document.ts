import { FORMAT, FORMAT_VERSION } from '../format/kinds.ts';
import { DocumentError, type LIMITS_OF_DOCUMENT, parseDocument } from '../format/parse-document.ts';
import type { Progress } from '../progress.ts';
import type { MoveServices, Run } from '../runs.ts';
import { type OwnAccount, RowStage } from './stage-rows.ts';

/** What a document says of itself. */
interface DocumentHead {
  /** The installation that made it; undefined where it doesn't say. */
  source: string | undefined;
  /** Address of the next part. */
  next: string | undefined;
}

/**
 * Reads a document into the run's stage. Nothing of it counts before all of it has been read.
 * @throws DocumentError
 */
export async function receiveDocument(
  services: MoveServices,
  run: Run,
  bytes: AsyncIterable<Uint8Array>,
  {
    base,
    progress,
    before,
    own,
    limits,
  }: {
    base: string | null;
    progress: Progress;
    before: number;
    own?: OwnAccount;
    limits?: typeof LIMITS_OF_DOCUMENT;
  },
): Promise<DocumentHead & { rows: number }> {
  const stage = new RowStage(services, run.id, base, own);
  const head: Record<string, unknown> = {};
  for await (const piece of parseDocument(bytes, limits)) {
    if ('head' in piece) head[piece.head] = piece.value;
    else await stage.add(piece.section, piece.index, piece.raw);
    await progress.tell({ completed: before + stage.count });
  }
  await stage.flush();
  const { version, format, source, next } = head;
  if (format === FORMAT && typeof version === 'number' && version > FORMAT_VERSION) {
    throw new DocumentError(
      'This data comes from a newer version of Plumbline. Update this installation first.',
    );
  }
  const installation =
    typeof source === 'object' && source !== null
      ? (source as { installation?: unknown }).installation
      : source;
  return {
    source:
      typeof installation === 'string' && /^[\x21-\x7e]{1,200}$/.test(installation)
        ? installation
        : undefined,
    next: typeof next === 'string' && next !== '' ? next : undefined,
    rows: before + stage.count,
  };
}
