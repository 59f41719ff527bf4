import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeTranscriber {
  url: string;
  /** Bytes of each recording's form, newest last. */
  readonly asked: Buffer[];
  /** What it answers from now on: words, or a status. */
  says(what: string | number): void;
  stop(): Promise<void>;
}

/** A server that speaks OpenAI's protocol of transcriptions. */
export async function fakeTranscriber(): Promise<FakeTranscriber> {
  let answer: string | number = '';
  const asked: Buffer[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      response.setHeader('content-type', 'application/json');
      // The panel asks it of photos, too, and it knows nothing of those.
      if (request.url !== '/v1/audio/transcriptions') response.statusCode = 404;
      else {
        asked.push(Buffer.concat(parts));
        if (typeof answer === 'number') response.statusCode = answer;
      }
      response.end(
        JSON.stringify(
          response.statusCode === 200
            ? { text: answer }
            : { error: { message: 'Away', type: 'server_error' } },
        ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    says(what) {
      answer = what;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
