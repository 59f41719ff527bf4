import { createHash } from 'node:crypto';
import { migrationRows } from '../../platform/database/schema.ts';
import type { Section } from '../format/kinds.ts';
import type { ImageWithData } from '../format/read-image.ts';
import type { PlanBody } from '../format/read-plan.ts';
import { type ReadRow, readRow } from '../format/read-row.ts';
import { type ImageReference, PICTURES, type Row } from '../format/row.ts';
import { type Problem, ProblemBook } from '../problems.ts';
import { type MoveServices, stagingFolder } from '../runs.ts';
import { stageImage } from './stage-image.ts';

/** How the rows of somebody's own account are taken: into that account alone, with the files that lie beside them. */
export interface OwnAccount {
  /** The row as it may come in; undefined where it stays out. */
  rowOf(row: Row): Row | undefined;
  /** What is to be known of the file as a whole. */
  notes: readonly Problem[];
  /** Puts a file where the run keeps files. In words, where it can't be had, why. */
  stage(reference: ImageReference, folder: string): Promise<{ key: string; sha256: string } | string>;
}

type Staged = typeof migrationRows.$inferInsert;

const ROWS_AT_A_TIME = 200;
const BYTES_AT_A_TIME = 4 * 1024 * 1024;

/** Keeps the rows of a document as they arrive, in our own words, with what was found wrong with them. */
export class RowStage {
  readonly problems: ProblemBook;
  /** Rows read so far. */
  count = 0;
  readonly #services: MoveServices;
  readonly #runId: number;
  readonly #base: string | null;
  readonly #own: OwnAccount | undefined;
  #rows: Staged[] = [];
  #bytes = 0;
  #writing: Promise<void> = Promise.resolve();

  /** `base`: the address that relative ones in the document start from; null for a document without one. */
  constructor(services: MoveServices, runId: number, base: string | null, own?: OwnAccount) {
    this.#own = own;
    this.#services = services;
    this.#runId = runId;
    this.#base = base;
    this.problems = new ProblemBook(runId);
    for (const note of own?.notes ?? []) this.problems.add(note);
  }

  async add(section: Section, index: number, raw: unknown): Promise<void> {
    this.count += 1;
    const read = readRow(section, raw);
    const path = this.#own ? namedRow(section, index, read) : `${section}[${index}]`;
    // Who the file says that it belongs to is nothing to it.
    if (!this.#own || section !== 'users') this.#noteAll(section, path, read);
    const row = this.#own && read.row ? this.#own.rowOf(read.row) : read.row;
    if (row) await this.#keep(row, path);
    if (this.#rows.length >= ROWS_AT_A_TIME || this.#bytes > BYTES_AT_A_TIME || this.problems.isFull) {
      await this.#beginWriting();
    }
  }

  /** Writes what is still held, and waits until all of it is written. */
  async flush(): Promise<void> {
    await this.#beginWriting();
    await this.#writing;
  }

  /** While one batch is written the next is read; never more than these two are held. */
  async #beginWriting(): Promise<void> {
    await this.#writing;
    const rows = this.#rows;
    this.#rows = [];
    this.#bytes = 0;
    this.#writing = this.#write(rows);
    // Whoever waits for it next hears of a failure.
    this.#writing.catch(() => undefined);
  }

  async #write(rows: Staged[]): Promise<void> {
    const { database } = this.#services;
    if (rows.length > 0) {
      const kept = await database
        .insert(migrationRows)
        .values(rows)
        .onConflictDoNothing({ target: [migrationRows.runId, migrationRows.kind, migrationRows.sourceId] })
        .returning({ path: migrationRows.path });
      const paths = new Set(kept.map(({ path }) => path));
      for (const { path } of rows) {
        if (!paths.has(path)) {
          this.problems.add({ path, message: 'Its id appears twice; the first row counts', level: 'error' });
        }
      }
    }
    await this.problems.write(database);
  }

  #noteAll(section: Section, path: string, { error, notes, unknown }: ReadRow): void {
    const at = (field: string) => (field ? `${path}.${field}` : path);
    if (error) this.problems.add({ path: at(error.field), message: error.message, level: 'error' });
    for (const { field, message } of notes) this.problems.add({ path: at(field), message, level: 'note' });
    for (const field of unknown.slice(0, 50)) {
      this.problems.add({
        path: `${section}[*].${field.slice(0, 100)}`,
        message: 'Isn’t known and was left out',
        level: 'note',
      });
    }
  }

  async #keep({ section, sourceId, parent, label, body }: Row, path: string): Promise<void> {
    const kept = await this.#movePictures(body, path);
    const text = JSON.stringify(withoutKeys(kept));
    this.#bytes += text.length;
    this.#rows.push({
      runId: this.#runId,
      kind: section,
      sourceId,
      parent,
      path,
      body: { ...kept, label },
      hash: createHash('sha256').update(text).digest('hex'),
    });
  }

  /** Pictures within the row go to the file store, so that rows stay small; relative addresses are made whole. */
  async #movePictures(body: unknown, path: string): Promise<object> {
    const moved: Record<string, unknown> = { ...(body as object) };
    for (const [name, field] of Object.entries(PICTURES)) {
      const picture = moved[name] as ImageWithData | null | undefined;
      if (picture) moved[name] = await this.#movePicture(picture, `${path}.${field}`);
    }
    const { pages } = moved as Partial<PlanBody>;
    if (pages) {
      const at = (page: number) => `${path}.pages[${page}].imageUrl`;
      moved.pages = await Promise.all(
        pages.map(async ({ image }, page) => ({
          image: image && (await this.#movePicture(image, at(page))),
        })),
      );
    }
    return moved;
  }

  async #movePicture({ data, ...reference }: ImageWithData, path: string): Promise<ImageReference | null> {
    const without = (why: string) => {
      this.problems.add({ path, message: `${why}; the row comes in without its photo`, level: 'note' });
      return null;
    };
    if (data !== undefined) {
      const staged = await stageImage(this.#services.files, stagingFolder(this.#runId), data);
      return staged ? { ...reference, ...staged } : without('Isn’t a picture of at most 10 MB');
    }
    if (this.#own) {
      const staged = await this.#own.stage(reference, stagingFolder(this.#runId));
      return typeof staged === 'string' ? without(staged) : { ...reference, url: null, ...staged };
    }
    const url = this.#resolve(reference.url ?? '');
    if (url) return { ...reference, url };
    return without(
      this.#base
        ? 'Isn’t an address'
        : 'This address is inside the source, and the data didn’t come from there',
    );
  }

  #resolve(url: string): string | undefined {
    const base = this.#base ?? undefined;
    if (!URL.canParse(url, base)) return undefined;
    const whole = new URL(url, base);
    return whole.protocol === 'https:' || whole.protocol === 'http:' ? whole.href : undefined;
  }
}

const NAMED: Partial<Record<Section, string>> = {
  projects: 'Project',
  photos: 'Photo',
  defects: 'Defect',
  plans: 'Plan',
  documents: 'Document',
  reports: 'Report',
  chats: 'Question',
};

/** A row as its owner knows it; its number keeps apart those of one name. */
const namedRow = (section: Section, index: number, { row }: ReadRow) =>
  `${NAMED[section] ?? section} ${index + 1}${row?.label ? ` ‘${row.label.slice(0, 80)}’` : ''}`;

/** Where a picture waits differs from run to run; what it is doesn't. */
function withoutKeys(body: object): object {
  const pictures = Object.entries(body).flatMap(([name, value]) =>
    name in PICTURES && value ? [[name, { ...(value as ImageReference), key: null }]] : [],
  );
  const { pages } = body as Partial<PlanBody>;
  const withoutKey = ({ image }: PlanBody['pages'][number]) => ({ image: image && { ...image, key: null } });
  return {
    ...body,
    ...Object.fromEntries(pictures),
    ...(pages ? { pages: pages.map(withoutKey) } : {}),
  };
}
