/** Fills a demo account of a running Plumbline with projects, findings, a bought report and a chat, through its own front door. */
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { SEED_PROJECTS, SEED_REPORT, type SeedPhoto } from './seed-photos.ts';

const url = (process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 3000}`).replace(/\/$/, '');
const account = { email: 'demo@example.com', password: 'plumbline', displayName: 'Dana Demo' };
const PHOTOS = new URL('../../../packages/documents/assets/samples/', import.meta.url);

/** A test card of the sandbox, which moves no money. */
const CARD = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2040, securityCode: '123' };
const ADDRESS = {
  country: 'AU',
  street: '1 Example Street',
  city: 'Sydney',
  state: 'NSW',
  postcode: '2000',
};

let cookie = '';

async function call(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('cookie', cookie);
  const response = await fetch(`${url}${path}`, { ...init, method, headers });
  const set = response.headers.getSetCookie().find((line) => line.includes('session_token='));
  if (set) cookie = set.split(';')[0] ?? cookie;
  return response;
}

const json = (body: unknown): RequestInit => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/** The answer of a call that has to succeed. */
async function ask<T>(method: string, path: string, init: RequestInit = {}): Promise<T> {
  const response = await call(method, path, init);
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

async function signIn(): Promise<void> {
  const registered = await call('POST', '/api/register', json(account));
  if (registered.status === 409) {
    const signedIn = await call('POST', '/api/login', json(account));
    if (!signedIn.ok) throw new Error(`${account.email} exists with another password. Nothing was changed.`);
  } else if (!registered.ok) {
    throw new Error(`Signing up failed: ${await registered.text()}`);
  }
}

/** Pays in the sandbox. Returns the payment's id; undefined where a real provider takes the cards. */
async function pay(path: string, order: unknown): Promise<string | undefined> {
  const { clientSecret } = await ask<{ clientSecret: string }>('POST', path, json(order));
  const id = clientSecret.split('_secret_')[0] ?? '';
  const paid = await call(
    'POST',
    `/api/sandbox-payments/${id}/confirm`,
    json({ clientSecret, card: CARD, billingAddress: ADDRESS }),
  );
  return paid.ok ? id : undefined;
}

async function buyCredits(): Promise<void> {
  const intent = await pay('/api/create-payment-intent', { amount: 15, analyses: 15 });
  if (intent)
    await ask('POST', '/api/payments/add-test-credits', json({ paymentIntentId: intent, credits: 15 }));
}

interface Finding {
  id: number;
  defectType: string;
  decision: string | null;
}

async function analyse(
  projectId: number,
  { photo, stage, words, decision, questions = [] }: SeedPhoto,
): Promise<Finding> {
  const fileName = `${photo}.jpg`;
  const form = new FormData();
  form.set('projectId', String(projectId));
  form.set('stageOfWorks', stage);
  form.set('defectDescription', words);
  form.set('image', new Blob([Uint8Array.from(await readFile(new URL(fileName, PHOTOS)))]), fileName);
  // The same key at every run: seeding twice adds nothing and costs nothing.
  const send = () =>
    call('POST', '/api/analyze', { body: form, headers: { 'idempotency-key': `seed-${photo}` } });
  let response = await send();
  if (response.status === 402) {
    await buyCredits();
    response = await send();
  }
  const answer = (await response.json()) as { message: string; defect: Finding };
  console.log(`  ${fileName}: ${answer.message}`);
  if (!response.ok) throw new Error(`${fileName} wasn’t analysed.`);
  if (decision && answer.defect.decision === null) {
    await ask('PUT', `/api/defects/${answer.defect.id}/decision`, json(decision));
  }
  await converse(answer.defect.id, questions);
  return answer.defect;
}

/** About a finding, as the assistant's own page keeps nothing once it is left. */
async function converse(defectId: number, questions: readonly string[]): Promise<void> {
  for (const [at, message] of questions.entries()) {
    await ask('POST', '/api/ai/chat', json({ message, defectId, clientMessageId: `seed-${defectId}-${at}` }));
  }
}

async function makeReport(projectId: number, findings: readonly Finding[]): Promise<void> {
  const existing = await ask<{ title: string }[]>('GET', '/api/reports?limit=200');
  if (existing.some(({ title }) => title === SEED_REPORT)) return;
  const selectedDefectIds = findings.map(({ id }) => id);
  const { id } = await ask<{ id: number }>(
    'POST',
    '/api/reports',
    json({ projectId, title: SEED_REPORT, type: 'defect_analysis', selectedDefectIds }),
  );
  for (let waited = 0; waited < 60; waited += 1) {
    const { status } = await ask<{ status: string }>('GET', `/api/reports/${id}`);
    if (status !== 'generating') break;
    await pause(500);
  }
  const intent = await pay('/api/payments/create-pdf-intent', {
    reportId: id,
    selectedDefectIds,
    projectId,
  });
  if (intent) await ask('POST', '/api/payments/confirm-pdf-purchase', json({ paymentIntentId: intent }));
  console.log(`  ${SEED_REPORT}: ${intent ? 'bought' : 'not bought, the sandbox is off'}`);
}

async function seed(): Promise<void> {
  await signIn();
  await ask('PATCH', '/api/account/preferences', json({ state: 'NSW', work: 'inspector', welcomed: true }));
  const existing = await ask<{ id: number; name: string }[]>('GET', '/api/projects?limit=200');
  for (const { project, photos } of SEED_PROJECTS) {
    const known = existing.find(({ name }) => name === project.name);
    const { id } = known ?? (await ask<{ id: number }>('POST', '/api/projects', json(project)));
    const findings: Finding[] = [];
    for (const photo of photos) findings.push(await analyse(id, photo));
    if (project === SEED_PROJECTS.at(-1)?.project) await makeReport(id, findings);
  }
  console.log(`\nSign in at ${url} as ${account.email} with the password ${account.password}`);
}

await seed().catch((error: unknown) => {
  const unreachable = error instanceof TypeError;
  console.error(unreachable ? `Nothing answers at ${url}. Start it first: npm start` : error);
  process.exitCode = 1;
});
