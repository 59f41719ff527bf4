/**
 * Every operation of the OpenAPI document asked with values made from its own schemas, right ones and hostile ones, as
 * nobody and as a person who wants what is another's: no answer of 500, nothing of the other person in any answer, and
 * what is theirs stays as it was. The last fifth is an administrator's, who may read and change it all: no answer of 500.
 * FUZZ_REQUESTS (50,000), FUZZ_SEED.
 */

import { type Chance, fromSchema, type Schema } from './support/from-schema.ts';
import { twelveMegapixels } from './support/photos.ts';
import { analyse, createProject, openBench } from './support/server.ts';
import { sessionCookie } from './support/session-cookie.ts';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 50_000);
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const ADMIN = { ADMIN_EMAIL: 'root@example.com', ADMIN_PASSWORD: 'the root of all of it' };
/** Stands in everything that the other person owns. */
const MARK = 'Only-Olive-may-read-this';

interface Operation {
  method: string;
  path: string;
  parameters: { name: string; in: string; schema?: Schema }[];
  body: Schema | undefined;
  multipart: boolean;
}

/** A lone surrogate can't be put into an address at all. */
const safe = (text: string) => text.replace(/\p{Surrogate}/gu, '');

const bench = await openBench();
try {
  const url = await bench.startServer(ADMIN);
  const olive = await signUp(`olive-${SEED}`);
  const oliveProject = await createProject(url, olive);
  await call('PATCH', `/api/projects/${oliveProject}`, olive, {
    name: MARK,
    description: MARK,
    address: MARK,
  });
  const photo = await twelveMegapixels();
  const analysed = await analyse(url, olive, oliveProject, photo);
  const finding = (await analysed.json()) as { defect?: { id: number } };
  const defectId = finding.defect?.id;
  if (!defectId) throw new Error(`Olive’s analysis came to nothing: ${JSON.stringify(finding)}`);
  await call('PATCH', `/api/defects/${defectId}`, olive, { note: MARK });
  await call('POST', '/api/reports', olive, {
    projectId: oliveProject,
    title: MARK,
    selectedDefectIds: [defectId],
  });
  const before = await everythingOf(olive);

  const chance = seeded(SEED);
  const operations = await readOperations();
  const ids = [1, 2, oliveProject, defectId, 999_999];
  const wrong: string[] = [];
  const note = (line: string) => {
    wrong.push(line);
    if (wrong.length <= 20) console.error(line);
  };
  const statuses = new Map<number, number>();
  let mallory = await signUp('mallory-0');
  let count = 0;
  const askAnything = async (cookie: string) => {
    count += 1;
    const operation = operations[Math.floor(chance.next() * operations.length)];
    if (!operation) throw new Error('No operation is described');
    const told = await ask(operation, cookie, ids, chance);
    const { status, text, asked } = told;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500 && status !== 503) note(`${status} from ${asked}: ${text.slice(0, 200)}`);
    if (count % 5000 === 0) console.log(`${count} requests, ${wrong.length} wrong`);
    return told;
  };
  const lanes = (lane: () => Promise<void>) => Promise.all(Array.from({ length: 4 }, lane));
  await lanes(async () => {
    while (count < REQUESTS * 0.8) {
      const cookie = chance.next() < 0.8 ? mallory : '';
      const { status, text, asked } = await askAnything(cookie);
      // What one asks for may come back in the answer; what one didn't send may not.
      if (text.includes(MARK)) note(`Another person’s data from ${asked}`);
      // Signed out, deleted or changed its password: someone new goes on.
      if (status === 401 && cookie === mallory) mallory = await signUp(`mallory-${count}`);
    }
  });

  const after = await everythingOf(olive);
  if (after !== before) note(`What is Olive’s has changed:\n${before}\n${after}`);

  let root = await signInAsAdmin();
  await lanes(async () => {
    while (count < REQUESTS) {
      const cookie = root;
      const { status } = await askAnything(cookie);
      if (status === 401 && cookie === root) root = await signInAsAdmin();
    }
  });
  console.log(`${count} requests to ${operations.length} operations, seed ${SEED}`);
  console.log('answers by status:', Object.fromEntries([...statuses].sort(([one], [other]) => one - other)));
  console.log(wrong.length === 0 ? 'No 500, no leak, nothing of others changed.' : `${wrong.length} wrong`);
  if (wrong.length > 0) process.exitCode = 1;

  async function signInAsAdmin(): Promise<string> {
    const answer = await call('POST', '/api/login', '', {
      email: ADMIN.ADMIN_EMAIL,
      password: ADMIN.ADMIN_PASSWORD,
    });
    if (!answer.ok) throw new Error(`The administrator can’t sign in: ${await answer.text()}`);
    return sessionCookie(answer.headers);
  }

  async function signUp(name: string): Promise<string> {
    const answer = await call('POST', '/api/register', '', {
      email: `${name}-${Date.now()}@example.com`,
      password: 'correct horse battery',
      displayName: 'Fuzz',
    });
    return sessionCookie(answer.headers);
  }

  function call(method: string, path: string, cookie: string, json?: unknown): Promise<Response> {
    return fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie ? { cookie } : {}),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
  }

  async function everythingOf(cookie: string): Promise<string> {
    const paths = [
      '/api/me',
      '/api/projects',
      `/api/projects/${oliveProject}/defects`,
      '/api/credits/ledger',
    ];
    const texts = await Promise.all(paths.map(async (path) => (await call('GET', path, cookie)).text()));
    return texts.join('\n');
  }

  async function readOperations(): Promise<Operation[]> {
    const described = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, Described>>;
    };
    return Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        parameters,
        body: requestBody?.content['application/json']?.schema,
        multipart: requestBody?.content['multipart/form-data'] !== undefined || path.endsWith('/analyze'),
      })),
    );
  }

  async function ask(operation: Operation, cookie: string, known: number[], from: Chance) {
    const value = (schema: Schema | undefined) => {
      const made = fromSchema(schema, from, known);
      return typeof made === 'object' ? JSON.stringify(made) : String(made);
    };
    let path = operation.path;
    const search = new URLSearchParams();
    for (const { name, in: place, schema } of operation.parameters) {
      if (place === 'path')
        path = path.replace(`{${name}}`, encodeURIComponent(safe(value(schema)).slice(0, 150)) || '1');
      else if (place === 'query' && from.next() < 0.4) search.set(name, safe(value(schema)).slice(0, 2000));
    }
    const asked = `${operation.method} ${path}?${search}`;
    const form = operation.multipart ? multipart(value) : undefined;
    const json = operation.body && !form ? fromSchema(operation.body, from, known) : undefined;
    const answer = await fetch(`${url}${path}?${search}`, {
      method: operation.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie ? { cookie } : {}),
        ...(from.next() < 0.1 ? { accept: 'text/event-stream' } : {}),
      },
      ...(form ? { body: form } : json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    const text = await answer.text();
    return { status: answer.status, text, asked: `${asked} ${JSON.stringify(json)?.slice(0, 300) ?? ''}` };
  }

  function multipart(value: (schema: Schema | undefined) => string): FormData {
    const form = new FormData();
    form.set('projectId', value({ type: 'integer' }));
    form.set('defectDescription', value({ type: 'string' }).slice(0, 5000));
    form.set('image', new Blob([Uint8Array.from(photo.subarray(0, 4000))]), 'fuzz.jpg');
    return form;
  }
} finally {
  await bench.stop();
}

interface Described {
  parameters?: Operation['parameters'];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}

/** The same requests for the same seed, as far as four lanes keep their order. */
function seeded(seed: number): Chance {
  let state = seed >>> 0;
  return {
    next() {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    },
  };
}
