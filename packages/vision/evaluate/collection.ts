/** What the commands that measure on a collection of photos are called with. */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';

export interface CollectionAsked {
  /** Holds `manifest.csv` and `photos/`. */
  folder: string;
  /** Where what was worked out is kept between calls; made if need be. */
  work: string;
  /** Photos of a source and family at most. */
  most: number;
  /** Keep the result in the product; always false where the command can't. */
  write: boolean;
}

/** Reads the command line; says how it's used and ends where no collection is named. */
export function collectionAsked(
  command: string,
  { most = 200, writes = false }: { most?: number; writes?: boolean } = {},
): CollectionAsked {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      work: { type: 'string', default: 'training/scratch' },
      most: { type: 'string', default: String(most) },
      write: { type: 'boolean', default: false },
    },
  });
  const [folder] = positionals;
  if (!folder) {
    console.error(
      `Usage: ${command} <collection with manifest.csv> [--work DIR] [--most N]${writes ? ' [--write]' : ''}`,
    );
    process.exit(2);
  }
  mkdirSync(values.work, { recursive: true });
  return { folder, work: values.work, most: Number(values.most), write: writes && values.write };
}
