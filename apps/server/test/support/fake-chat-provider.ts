/** A local server that streams as a provider of hosted models does, and keeps what it was asked. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AskedChat, type Provider, WIRES, type Wire } from './chat-wire.ts';

/** What to answer with. */
type ChatReply =
  /** Words piece by piece; `cut` where the limit of its length ends them. */
  | { pieces: string[]; cut?: boolean }
  /** Words, and then nothing more until the client goes. */
  | { heldAfter: string }
  | { tool: string; input: unknown }
  | { status: number }
  /** 'We're overloaded', with the provider's own status. */
  | 'overload'
  /** Words, and then the connection is gone. */
  | { brokenAfter: string }
  /** Words, and then an error in the stream. */
  | { overloadedAfter: string }
  /** Words, and then what isn't the provider's protocol. */
  | { nonsenseAfter: string }
  | 'silence';

export interface FakeChatProvider {
  url: string;
  asked: AskedChat[];
  /** Connections that the client closed before the answer was complete. */
  readonly abandoned: number;
  /** The next requests get these in turn; the last one stays. */
  replyWith(...replies: ChatReply[]): void;
  close(): Promise<void>;
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({ type: 'error', error: { type: 'error', message: 'the provider says: sk-secret' } }),
  );
}

function answer(response: ServerResponse, wire: Wire, reply: ChatReply | undefined): void {
  if (!reply || reply === 'silence') return;
  if (reply === 'overload' || 'status' in reply) {
    refuse(response, reply === 'overload' ? wire.overload : reply.status);
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(wire.begin);
  if ('tool' in reply) {
    response.end(wire.tool(reply.tool, reply.input) + wire.finish('tool'));
  } else if ('pieces' in reply) {
    for (const piece of reply.pieces) response.write(wire.piece(piece));
    response.end(wire.finish(reply.cut ? 'cut' : 'stop'));
  } else if ('heldAfter' in reply) {
    response.write(wire.piece(reply.heldAfter));
  } else if ('overloadedAfter' in reply) {
    response.end(wire.piece(reply.overloadedAfter) + wire.overloaded);
  } else if ('nonsenseAfter' in reply) {
    response.end(`${wire.piece(reply.nonsenseAfter)}data: {"cho\n\ndata: <html>502 Bad Gateway</html>\n\n`);
  } else {
    response.write(wire.piece(reply.brokenAfter), () => response.destroy());
  }
}

export async function fakeChatProvider(provider: Provider = 'compatible'): Promise<FakeChatProvider> {
  const wire = WIRES[provider];
  const asked: AskedChat[] = [];
  let abandoned = 0;
  let replies: ChatReply[] = [{ status: 500 }];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push(wire.read(request.url ?? '', Buffer.concat(parts).toString('utf8')));
      response.on('close', () => {
        if (!response.writableEnded) abandoned += 1;
      });
      answer(response, wire, replies.length > 1 ? replies.shift() : replies[0]);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    get abandoned() {
      return abandoned;
    },
    replyWith: (...next) => {
      replies = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
