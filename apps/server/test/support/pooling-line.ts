import { connect, createServer, type Socket } from 'node:net';

/**
 * A pooler between clients and PostgreSQL that does as PgBouncer does with pool_mode=transaction: each client signs in through
 * a session of its own, and from then on each of its transactions runs in whichever session was let go of last.
 */
export async function startPoolingLine(target: { host: string; port: number }) {
  const idle: Session[] = [];
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((client) => {
    keep(client);
    let session: Session | undefined = new Session(keep(connect(target)), client);
    let signedIn = false;
    const letGo = (free: Session) => {
      signedIn = true;
      session = undefined;
      idle.push(free);
    };
    session.onIdle = letGo;
    client.on('data', (bytes) => {
      // 'X': the client leaves; its session stays.
      if (signedIn && bytes[0] === 0x58) return void client.end();
      session ??= idle.pop();
      if (!session) return void client.destroy();
      session.serve(client, letGo);
      session.socket.write(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** One session of PostgreSQL, and whom it serves at the moment. */
class Session {
  onIdle: (session: Session) => void = () => undefined;
  readonly socket: Socket;
  #client: Socket;
  #held = Buffer.alloc(0);

  constructor(socket: Socket, client: Socket) {
    this.socket = socket;
    this.#client = client;
    socket.on('data', (bytes) => this.#receive(bytes));
  }

  serve(client: Socket, onIdle: (session: Session) => void): void {
    this.#client = client;
    this.onIdle = onIdle;
  }

  /** Passes whole messages on; 'Z' with 'I' says that no transaction is open. */
  #receive(bytes: Buffer): void {
    this.#held = Buffer.concat([this.#held, bytes]);
    let idle = false;
    let at = 0;
    while (at + 5 <= this.#held.length) {
      const end = at + 1 + this.#held.readUInt32BE(at + 1);
      if (end > this.#held.length) break;
      idle = this.#held[at] === 0x5a && this.#held[at + 5] === 0x49;
      at = end;
    }
    this.#client.write(this.#held.subarray(0, at));
    this.#held = this.#held.subarray(at);
    if (idle) this.onIdle(this);
  }
}
