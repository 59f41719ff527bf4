import { connect, createServer } from 'node:net';

export interface AskedQuery {
  text: string;
  values: (string | null)[];
}

export interface Recorder {
  /** The database's address through here. */
  databaseUrl: string;
  /** What was asked of the database while `work` ran, in order. */
  during(work: () => Promise<unknown>): Promise<AskedQuery[]>;
  close(): void;
}

/** Stands between a server and PostgreSQL and reads along what is asked, so that a bare route can ask the same. */
export async function recordQueries(databaseUrl: string): Promise<Recorder> {
  const there = new URL(databaseUrl);
  let asked: AskedQuery[] = [];
  const listener = createServer((here) => {
    const onward = connect(Number(there.port), there.hostname);
    const read = queryReader((query) => asked.push(query));
    here.on('data', (bytes) => {
      read(bytes);
      onward.write(bytes);
    });
    onward.on('data', (bytes) => here.write(bytes));
    for (const [one, other] of [
      [here, onward],
      [onward, here],
    ] as const) {
      one.on('close', () => other.destroy());
      one.on('error', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  const through = new URL(databaseUrl);
  through.hostname = '127.0.0.1';
  through.port = String(address && typeof address === 'object' ? address.port : 0);
  return {
    databaseUrl: through.href,
    async during(work) {
      asked = [];
      await work();
      return asked;
    },
    close: () => listener.close(),
  };
}

/** Reads PostgreSQL's protocol as a client sends it. The first message of a connection has no letter before its length. */
function queryReader(found: (query: AskedQuery) => void): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let opened = false;
  const texts = new Map<string, string>();
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      const letter = opened ? 1 : 0;
      if (rest.length < letter + 4) return;
      const end = letter + rest.readInt32BE(letter);
      if (rest.length < end) return;
      const kind = opened ? String.fromCharCode(rest[0] ?? 0) : '';
      const body = rest.subarray(letter + 4, end);
      rest = rest.subarray(end);
      opened = true;
      if (kind === 'Q') found({ text: textAt(body, 0).text, values: [] });
      if (kind === 'P') {
        const { text: name, next } = textAt(body, 0);
        texts.set(name, textAt(body, next).text);
      }
      if (kind === 'B') found(bound(body, texts));
    }
  };
}

function bound(body: Buffer, texts: ReadonlyMap<string, string>): AskedQuery {
  const { text: name, next } = textAt(body, textAt(body, 0).next);
  const formats = body.readInt16BE(next);
  let at = next + 2 + 2 * formats;
  const values: (string | null)[] = [];
  const count = body.readInt16BE(at);
  at += 2;
  for (let each = 0; each < count; each++) {
    const length = body.readInt32BE(at);
    at += 4;
    values.push(length < 0 ? null : body.toString('utf8', at, at + length));
    at += Math.max(0, length);
  }
  return { text: texts.get(name) ?? '', values };
}

function textAt(body: Buffer, at: number): { text: string; next: number } {
  const end = body.indexOf(0, at);
  return { text: body.toString('utf8', at, end), next: end + 1 };
}
