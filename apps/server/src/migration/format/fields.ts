import { readBoolean, readDate, readNumber } from './values.ts';

/** The row can't be brought in; says which field and why. */
export class RowError extends Error {
  override readonly name = 'RowError';
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** Something to be known of a row that comes in all the same. */
export interface Note {
  field: string;
  message: string;
}

/** PostgreSQL takes neither in text or JSON; line break and tab are the only control characters that anything shows. */
const UNSTORABLE = /(?![\n\t])\p{Cc}|\p{Cs}/gu;

/** A text that can be stored. */
export const storable = (text: string): string => text.replace(UNSTORABLE, '');

/** The same of every text within. */
export function storableThroughout<T>(value: T): T {
  const clean = (part: unknown): unknown => {
    if (typeof part === 'string') return storable(part);
    if (Array.isArray(part)) return part.map(clean);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, clean(each)]));
  };
  return clean(value) as T;
}

/**
 * Reads one row of a document. What is missing or unknown is replaced by a stated value and noted, or ends the row
 * with a RowError; nothing is guessed without a word.
 */
export class Fields {
  readonly notes: Note[] = [];
  readonly #raw: Readonly<Record<string, unknown>>;
  readonly #known = new Set<string>();

  /** @throws RowError for anything that isn't an object */
  constructor(raw: unknown) {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
      throw new RowError('', 'Must be an object');
    }
    this.#raw = raw as Record<string, unknown>;
  }

  note(field: string, message: string): void {
    this.notes.push({ field, message });
  }

  /** As it stands; undefined where it is missing, null or inherited. */
  get(field: string): unknown {
    this.#known.add(field);
    return Object.hasOwn(this.#raw, field) ? (this.#raw[field] ?? undefined) : undefined;
  }

  /** The first of these names that the row has a value under. */
  #first(names: readonly string[]): [string, unknown] {
    for (const name of names) this.#known.add(name);
    const name = names.find((one) => this.get(one) !== undefined) ?? names[0] ?? '';
    return [name, this.get(name)];
  }

  /** An id as text: numbers and texts are ids, nothing else. */
  id(...names: string[]): string | undefined {
    const [field, value] = this.#first(names);
    if (value === undefined || value === '') return undefined;
    const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
    if (typeof text === 'string' && /^[\x21-\x7e]{1,100}$/.test(text)) return text;
    throw new RowError(field, 'Must be an id: a whole number or a text without spaces');
  }

  /** @throws RowError where there is none */
  requiredId(...names: string[]): string {
    const id = this.id(...names);
    if (id === undefined) throw new RowError(names[0] ?? '', 'Is missing');
    return id;
  }

  /** Trimmed and storable; longer texts are cut and noted. */
  text(names: string | readonly string[], max: number): string {
    const [field, value] = this.#first(typeof names === 'string' ? [names] : names);
    if (value === undefined) return '';
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
      this.note(field, 'Isn’t text and was left out');
      return '';
    }
    const text = storable(String(value)).trim();
    if (text.length <= max) return text;
    this.note(field, `Is longer than ${max} characters and was cut`);
    return storable(text.slice(0, max));
  }

  /** One of these words, in whatever case and with spaces or hyphens for underscores. */
  oneOf<const T extends string>(names: string | readonly string[], words: readonly T[]): T | undefined {
    const [field, value] = this.#first(typeof names === 'string' ? [names] : names);
    if (value === undefined || value === '') return undefined;
    const fold = (text: string) =>
      text
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_');
    const found = typeof value === 'string' && words.find((word) => fold(word) === fold(value));
    if (found) return found;
    this.note(field, `${quote(value)} isn’t one of ${words.join(', ')}`);
    return undefined;
  }

  number(field: string, { min, max }: { min: number; max: number }): number | undefined {
    const value = this.get(field);
    if (value === undefined) return undefined;
    const number = readNumber(value);
    if (number !== undefined && number >= min && number <= max) return number;
    this.note(field, `${quote(value)} isn’t a number from ${min} to ${max}`);
    return undefined;
  }

  boolean(field: string): boolean | undefined {
    const value = this.get(field);
    if (value === undefined) return undefined;
    const read = readBoolean(value);
    if (read === undefined) this.note(field, `${quote(value)} is neither yes nor no`);
    return read;
  }

  /** A moment, as ISO 8601 in UTC. */
  time(...names: string[]): string | undefined {
    const [field, value] = this.#first(names);
    if (value === undefined || value === '') return undefined;
    const read = readDate(value);
    if (!read) {
      this.note(field, `${quote(value)} isn’t a date that can be read`);
      return undefined;
    }
    if (read.remark) this.note(field, read.remark);
    return read.iso;
  }

  /** A calendar date, YYYY-MM-DD. */
  date(field: string): string | null {
    return this.time(field)?.slice(0, 10) ?? null;
  }

  /** When the row was made; null where the source doesn't say, with a note. */
  createdAt(): string | null {
    const read = this.time('createdAt', 'created_at');
    if (read === undefined) this.note('createdAt', 'Missing. We used the import time');
    return read ?? null;
  }

  /** The row within a field; undefined where there is none. */
  part(field: string): Fields | undefined {
    const value = this.get(field);
    if (value === undefined) return undefined;
    try {
      return new Fields(value);
    } catch {
      this.note(field, 'Isn’t an object and was left out');
      return undefined;
    }
  }

  /** Texts of a list; anything else in it is left out and noted. */
  texts(field: string, max: number): string[] {
    const value = this.get(field);
    if (value === undefined) return [];
    if (!Array.isArray(value)) {
      this.note(field, 'Isn’t a list and was left out');
      return [];
    }
    const texts = value.filter((one) => typeof one === 'string').map((one) => storable(one).slice(0, max));
    if (texts.length < value.length) this.note(field, 'Something other than text was left out');
    return texts.slice(0, 100);
  }

  /** Names of fields that nobody has asked for. */
  unknown(): string[] {
    return Object.keys(this.#raw).filter((name) => !this.#known.has(name));
  }
}

/** Short enough for a message, and never a long text of somebody's. */
export function quote(value: unknown): string {
  if (typeof value === 'string') return `'${storable(value).slice(0, 40)}'`;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : 'This value';
}
