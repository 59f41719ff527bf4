import { MIGRATION_WORDS } from '@plumbline/contract';
import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';
import { isSection, SECTIONS, type Section } from './kinds.ts';

/** The document can't be read as a whole; the message is for people. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
}

/** A piece of a document: a row of a section, or a value at its head such as `format`. */
type Piece = { section: Section; index: number; raw: unknown } | { head: string; value: unknown };

const HEAD = ['format', 'version', 'source', 'next'] as const;

interface DocumentLimits {
  /** Of the whole, in bytes. */
  document: number;
  /** Of a single row with its photo, in bytes. */
  row: number;
}

export const LIMITS_OF_DOCUMENT: DocumentLimits = { document: 200 * 1024 * 1024, row: 16 * 1024 * 1024 };

/** Nothing that is exported is nested half as deep. */
const DEEPEST = 64;

/**
 * Reads a document piece by piece, as its bytes arrive: what it holds at a time is a chunk and a row, however long the
 * document is.
 * @throws DocumentError for what isn't JSON, isn't this format, or is too large
 */
export async function* parseDocument(
  bytes: AsyncIterable<Uint8Array>,
  limits: DocumentLimits = LIMITS_OF_DOCUMENT,
): AsyncGenerator<Piece> {
  const reader = new PieceReader();
  let total = 0;
  let sinceRow = 0;
  for await (const chunk of bytes) {
    total += chunk.length;
    if (total > limits.document) {
      throw new DocumentError(`The data is larger than ${megabytes(limits.document)} MB.`);
    }
    // In slices, so that a single chunk can't hold more rows than memory should.
    for (let at = 0; at < chunk.length; at += SLICE) {
      const slice = chunk.subarray(at, at + SLICE);
      sinceRow += slice.length;
      const pieces = reader.write(slice);
      if (pieces.length > 0) sinceRow = 0;
      yield* pieces;
      if (sinceRow > limits.row) {
        throw new DocumentError(`A row is larger than ${megabytes(limits.row)} MB (${reader.place}).`);
      }
    }
  }
  yield* reader.end();
}

const SLICE = 64 * 1024;
const megabytes = (bytes: number) => Math.round((bytes / 1024 / 1024) * 10) / 10;

/** Feeds the parser and gathers what it hands out. */
class PieceReader {
  /** Where the reading has come to, for messages. */
  place = 'at the beginning';
  readonly #tokenizer = new Tokenizer({ stringBufferSize: 64 * 1024 });
  readonly #parser = new TokenParser({
    paths: [...SECTIONS.map((section) => `$.${section}.*`), ...HEAD.map((name) => `$.${name}`)],
    keepStack: false,
  });
  #pieces: Piece[] = [];
  #depth = 0;
  #key = '';
  #hasUsers = false;
  #users = 0;
  #begun = false;

  constructor() {
    this.#tokenizer.onToken = (token) => {
      this.#follow(token.token, token.value);
      this.#parser.write(token);
    };
    this.#parser.onValue = (info) => this.#take(info);
    // A document that goes on after its end isn't one.
    this.#parser.onEnd = () => undefined;
  }

  write(slice: Uint8Array): Piece[] {
    const bytes = this.#begun ? slice : withoutMark(slice);
    this.#begun ||= bytes.some((byte) => !WHITE.has(byte));
    if (!this.#begun) return [];
    return this.#guarded(() => {
      if (!this.#parser.isEnded) this.#tokenizer.write(bytes);
      else if (bytes.some((byte) => !WHITE.has(byte))) throw new DocumentError(MIGRATION_WORDS.badJson);
    });
  }

  /** @throws DocumentError where something is missing */
  end(): Piece[] {
    if (!this.#begun) throw new DocumentError(MIGRATION_WORDS.noJson);
    const pieces = this.#guarded(() => {
      if (!this.#tokenizer.isEnded) this.#tokenizer.end();
      if (!this.#parser.isEnded) throw new DocumentError(MIGRATION_WORDS.badJson);
    });
    if (!this.#hasUsers) throw new DocumentError(MIGRATION_WORDS.noUsersArray);
    if (this.#users === 0) throw new DocumentError(MIGRATION_WORDS.noUsers);
    return pieces;
  }

  #guarded(work: () => void): Piece[] {
    try {
      work();
    } catch (error) {
      if (error instanceof DocumentError) throw error;
      throw new DocumentError(MIGRATION_WORDS.badJson, { cause: error });
    }
    const pieces = this.#pieces;
    this.#pieces = [];
    return pieces;
  }

  #follow(token: TokenType, value: unknown): void {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) {
      this.#depth += 1;
      if (this.#depth > DEEPEST) throw new DocumentError(`The data is nested too deep (${this.place}).`);
      if (this.#depth === 2 && this.#key === 'users') this.#hasUsers ||= token === TokenType.LEFT_BRACKET;
    } else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) this.#depth -= 1;
    else if (token === TokenType.STRING && this.#depth === 1) this.#key = String(value);
  }

  #take({ value, key, stack }: Parameters<TokenParser['onValue']>[0]): void {
    const [, within] = stack;
    if (within === undefined) {
      this.#pieces.push({ head: String(key), value });
      return;
    }
    // Of a section that is an object in place of a list nothing is taken.
    if (!isSection(within.key) || typeof key !== 'number') return;
    this.place = `after ${within.key}[${key}]`;
    if (within.key === 'users') this.#users += 1;
    this.#pieces.push({ section: within.key, index: key, raw: value });
  }
}

const WHITE = new Set([0x20, 0x09, 0x0a, 0x0d]);

/** Some editors begin a file with a mark of its encoding. */
function withoutMark(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}
