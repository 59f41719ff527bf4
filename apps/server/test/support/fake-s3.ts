import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface FakeS3 {
  /** What it was asked while it kept silent, a line for each time. */
  unanswered: readonly string[];
  endpoint: string;
  /** Settings of a server that keeps its files here. */
  env: Record<string, string>;
  /** Key, with the bucket in front, to what was stored under it. */
  objects: Map<string, { bytes: Buffer; contentType: string | undefined }>;
  /** Whether every call is answered with 503, as a store does that is down or full. */
  refuse(all: boolean): void;
  /** Whether every call is taken and never answered. */
  keepSilent(all: boolean): void;
  close(): Promise<void>;
}

/** A store that speaks as much of S3 as our driver does: put, get, head, list by prefix and delete. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  let refuses = false;
  let silent = false;
  const unanswered: string[] = [];
  const server = createServer((request, response) => {
    if (silent) {
      unanswered.push(`${request.method} ${request.url}`);
      request.resume();
    } else if (refuses) {
      request.resume();
      response.writeHead(503).end();
    } else void serve(request, response, objects);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    endpoint,
    env: {
      S3_BUCKET: 'plumbline',
      S3_REGION: 'ap-southeast-2',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    objects,
    unanswered,
    refuse: (all) => {
      refuses = all;
    },
    keepSilent: (all) => {
      silent = all;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function serve(request: IncomingMessage, response: ServerResponse, objects: FakeS3['objects']) {
  const url = new URL(request.url ?? '/', 'http://fake');
  const key = decodeURIComponent(url.pathname.slice(1));
  const body = await buffer(request);
  const found = objects.get(key);
  if (request.method === 'PUT') {
    objects.set(key, { bytes: body, contentType: request.headers['content-type'] });
    response.end();
  } else if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
  } else if (request.method === 'POST' && url.searchParams.has('delete')) {
    const bucket = key.replace(/\/$/, '');
    for (const [, name] of body.toString('utf8').matchAll(/<Key>([^<]*)<\/Key>/g)) {
      objects.delete(`${bucket}/${name}`);
    }
    response.end('<DeleteResult/>');
  } else if (url.searchParams.has('list-type')) {
    response.end(listing(key.replace(/\/$/, ''), url.searchParams.get('prefix') ?? '', objects));
  } else if (!found) {
    response
      .writeHead(404, { 'content-type': 'application/xml' })
      .end(request.method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code></Error>');
  } else {
    response.writeHead(200, {
      'content-type': found.contentType ?? 'application/octet-stream',
      'content-length': found.bytes.length,
    });
    response.end(request.method === 'HEAD' ? undefined : found.bytes);
  }
}

function listing(bucket: string, prefix: string, objects: FakeS3['objects']): string {
  const entries = [...objects.keys()]
    .filter((key) => key.startsWith(`${bucket}/${prefix}`))
    .map((key) => `<Contents><Key>${key.slice(bucket.length + 1)}</Key><Size>1</Size></Contents>`);
  return `<ListBucketResult><KeyCount>${entries.length}</KeyCount><IsTruncated>false</IsTruncated>${entries.join('')}</ListBucketResult>`;
}
