import { connect, createServer, type Socket } from 'node:net';

/** A TCP line to a service that can be cut, or left open without a byte passing, as real networks do. */
export interface CuttableLine {
  port: number;
  /** 'open' passes bytes on, 'cut' ends and refuses every connection, 'silent' keeps them and passes nothing. */
  set(state: 'open' | 'cut' | 'silent'): void;
  close(): Promise<void>;
}

export async function startCuttableLine(target: { host: string; port: number }): Promise<CuttableLine> {
  let state: 'open' | 'cut' | 'silent' = 'open';
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (state === 'open') to.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    set(next) {
      state = next;
      if (next === 'cut') for (const socket of sockets) socket.destroy();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
