/** Fills a demo account of a running Plumbline with projects, photos and findings, through its own front door. */
import { SEED_PHOTOS, type SeedPhoto } from './seed-photos.ts';

const url = (process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 3000}`).replace(/\/$/, '');
const account = { email: 'demo@example.com', password: 'plumbline', displayName: 'Dana Demo' };

const PROJECTS = [
  {
    name: 'Terrace in Marrickville',
    description: 'Pre-handover inspection of a renovated terrace',
    state: 'NSW',
    buildingType: 'residential-house',
    address: '12 Example Street, Marrickville NSW 2204',
    contractDate: '2025-09-01',
  },
  {
    name: 'Townhouses in Brunswick',
    description: 'Four townhouses at fixing stage',
    state: 'VIC',
    buildingType: 'townhouse',
    address: '4 Sample Lane, Brunswick VIC 3056',
    contractDate: '2026-08-15',
  },
];

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

async function analyse(projectId: number, photo: SeedPhoto, index: number): Promise<boolean> {
  const form = new FormData();
  form.set('projectId', String(projectId));
  form.set('stageOfWorks', photo.stage);
  form.set('defectDescription', photo.description);
  form.set('image', new Blob([Uint8Array.from(await photo.draw())]), photo.fileName);
  // The same key at every run: seeding twice adds nothing and costs nothing.
  const response = await call('POST', '/api/analyze', {
    body: form,
    headers: { 'idempotency-key': `seed-${index}` },
  });
  const answer = (await response.json()) as { message: string };
  console.log(`  ${photo.fileName}: ${answer.message}`);
  return response.ok;
}

async function seed(): Promise<void> {
  const registered = await call('POST', '/api/register', json(account));
  if (registered.status === 409) {
    const signedIn = await call('POST', '/api/login', json(account));
    if (!signedIn.ok) throw new Error(`${account.email} exists with another password. Nothing was changed.`);
  } else if (!registered.ok) {
    throw new Error(`Signing up failed: ${await registered.text()}`);
  }
  const existing = (await (await call('GET', '/api/projects?limit=200')).json()) as {
    id: number;
    name: string;
  }[];
  const ids: number[] = [];
  for (const project of PROJECTS) {
    const known = existing.find(({ name }) => name === project.name);
    const made =
      known ?? ((await (await call('POST', '/api/projects', json(project))).json()) as { id: number });
    ids.push(made.id);
  }
  for (const [index, photo] of SEED_PHOTOS.entries()) {
    const projectId = ids[index % ids.length];
    if (projectId === undefined || !(await analyse(projectId, photo, index))) break;
  }
  console.log(`\nSign in at ${url} as ${account.email} with the password ${account.password}`);
}

await seed().catch((error: unknown) => {
  const unreachable = error instanceof TypeError;
  console.error(unreachable ? `Nothing answers at ${url}. Start it first: npm start` : error);
  process.exitCode = 1;
});
