/** A local server that answers as each provider of hosted models does, and keeps what it was asked. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HostedProvider } from '../src/hosted/settings.ts';

export interface Asked {
  path: string;
  body: string;
}

/** What to answer with: an object as the model's structured answer, a text as it is, or an HTTP status. */
export type Reply = { answer: unknown } | { text: string } | { status: number } | 'silence';

export interface ProviderDouble {
  baseUrl: string;
  asked: Asked[];
  /** The next requests get these in turn; the last one stays. */
  replyWith(...replies: Reply[]): void;
  close(): Promise<void>;
}

const TOKENS = { input: 900, output: 40 };

function wrap(provider: HostedProvider, text: string, asked: string): unknown {
  switch (provider) {
    case 'openai':
      return {
        id: 'resp_1',
        object: 'response',
        created_at: 1,
        model: 'm',
        status: 'completed',
        output: [
          {
            type: 'message',
            id: 'msg_1',
            role: 'assistant',
            status: 'completed',
            content: [{ type: 'output_text', text, annotations: [] }],
          },
        ],
        usage: { input_tokens: TOKENS.input, output_tokens: TOKENS.output },
      };
    case 'anthropic': {
      const byTool = asked.includes('"tools"');
      let input: unknown = text;
      try {
        input = JSON.parse(text);
      } catch {
        input = { nonsense: text };
      }
      return {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'm',
        content: byTool
          ? [{ type: 'tool_use', id: 'tool_1', name: 'json', input }]
          : [{ type: 'text', text }],
        stop_reason: byTool ? 'tool_use' : 'end_turn',
        usage: { input_tokens: TOKENS.input, output_tokens: TOKENS.output },
      };
    }
    case 'google':
      return {
        candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' }],
        usageMetadata: {
          promptTokenCount: TOKENS.input,
          candidatesTokenCount: TOKENS.output,
          totalTokenCount: 940,
        },
      };
    case 'compatible':
      return {
        id: 'chat_1',
        object: 'chat.completion',
        created: 1,
        model: 'm',
        choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
        usage: { prompt_tokens: TOKENS.input, completion_tokens: TOKENS.output, total_tokens: 940 },
      };
  }
}

export async function providerDouble(provider: HostedProvider): Promise<ProviderDouble> {
  const asked: Asked[] = [];
  let replies: Reply[] = [{ status: 500 }];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      asked.push({ path: request.url ?? '', body });
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      if (!reply || reply === 'silence') return;
      const status = 'status' in reply ? reply.status : 200;
      response.writeHead(status, { 'content-type': 'application/json' });
      if ('status' in reply) {
        response.end(JSON.stringify({ error: { message: 'the provider says: sk-secret', type: 'error' } }));
        return;
      }
      const text = 'answer' in reply ? JSON.stringify(reply.answer) : reply.text;
      response.end(JSON.stringify(wrap(provider, text, body)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
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
