import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeVisionModel {
  url: string;
  /** What it says of every photo from now on: probabilities by family. */
  always(families: Record<string, number>): void;
  stop(): Promise<void>;
}

/** A server that speaks OpenAI's chat protocol and sees the same in every photo. */
export async function fakeVisionModel(): Promise<FakeVisionModel> {
  let families: { family: string; probability: number }[] = [];
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const content = JSON.stringify({ families, defects: [], summary: 'As always.' });
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          ...{ id: 'chat_1', object: 'chat.completion', created: 1, model: 'vision-1' },
          choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
          usage: { prompt_tokens: 900, completion_tokens: 40, total_tokens: 940 },
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    always(said) {
      families = Object.entries(said).map(([family, probability]) => ({ family, probability }));
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
