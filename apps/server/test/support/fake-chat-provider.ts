/** A local server that streams as a model behind OpenAI's chat protocol does, and keeps what it was asked. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What to answer with: words piece by piece, a call of a tool, a status, words that break off, or nothing at all. */
export type ChatReply =
  | { pieces: string[] }
  | { tool: string; input: unknown }
  | { status: number }
  | { brokenAfter: string }
  | 'silence';

export interface AskedChat {
  messages: { role: string; content: unknown }[];
  tools?: { function: { name: string } }[];
}

export interface FakeChatProvider {
  url: string;
  asked: AskedChat[];
  /** The next requests get these in turn; the last one stays. */
  replyWith(...replies: ChatReply[]): void;
  close(): Promise<void>;
}

const USAGE = { prompt_tokens: 700, completion_tokens: 50, total_tokens: 750 };

function stream(response: ServerResponse, deltas: object[], finish: string | null): void {
  const chunk = (delta: object, reason: string | null, more: object = {}) =>
    `data: ${JSON.stringify({
      id: 'chat_1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [{ index: 0, delta, finish_reason: reason }],
      ...more,
    })}\n\n`;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const delta of deltas) response.write(chunk(delta, null));
  if (finish === null) return void response.destroy();
  response.end(`${chunk({}, finish, { usage: USAGE })}data: [DONE]\n\n`);
}

function answer(response: ServerResponse, reply: ChatReply | undefined): void {
  if (!reply || reply === 'silence') return;
  if ('status' in reply) {
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'the provider says: sk-secret' } }));
  } else if ('tool' in reply) {
    const call = {
      index: 0,
      id: 'call_1',
      type: 'function',
      function: { name: reply.tool, arguments: JSON.stringify(reply.input) },
    };
    stream(response, [{ role: 'assistant', tool_calls: [call] }], 'tool_calls');
  } else if ('brokenAfter' in reply) {
    stream(response, [{ role: 'assistant', content: reply.brokenAfter }], null);
  } else {
    stream(
      response,
      reply.pieces.map((content) => ({ role: 'assistant', content })),
      'stop',
    );
  }
}

export async function fakeChatProvider(): Promise<FakeChatProvider> {
  const asked: AskedChat[] = [];
  let replies: ChatReply[] = [{ status: 500 }];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push(JSON.parse(Buffer.concat(parts).toString('utf8')));
      answer(response, replies.length > 1 ? replies.shift() : replies[0]);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
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
