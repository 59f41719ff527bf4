import { readFile } from 'node:fs/promises';
import { openBench } from '../../bench/support/server.ts';
import { BUILDINGS, type Building, LETTERHEAD, type SamplePhoto } from './buildings.ts';

const photos = new URL('../../packages/documents/assets/samples/', import.meta.url);

interface MadeBuilding {
  building: Building;
  projectId: number;
  reportId: number;
  /** Findings in the order of the building's photos. */
  defectIds: number[];
}

export interface Demo {
  url: string;
  databaseUrl: string;
  cookie: string;
  made: MadeBuilding[];
  stop(): Promise<void>;
}

/** The built product with one account that has analysed these buildings' photos and asked for a report of each. */
export async function openDemo(buildings: readonly Building[] = BUILDINGS): Promise<Demo> {
  const bench = await openBench();
  try {
    const url = await bench.startServer();
    const person = await signUp(url);
    await person.send('PUT', '/api/letterhead', LETTERHEAD);
    await person.send('PATCH', '/api/account/preferences', {
      state: 'NSW',
      work: 'inspector',
      welcomed: true,
    });
    const made: MadeBuilding[] = [];
    for (const building of buildings) made.push(await make(person, building));
    await topUp(person);
    return { url, databaseUrl: bench.databaseUrl, cookie: person.cookie, made, stop: () => bench.stop() };
  } catch (error) {
    await bench.stop();
    throw error;
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Person = Awaited<ReturnType<typeof signUp>>;

async function signUp(url: string) {
  let cookie = '';
  async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const form = body instanceof FormData;
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...(body && !form ? { 'content-type': 'application/json' } : {}), cookie },
      ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
    });
    const set = response.headers.getSetCookie().find((line) => line.includes('session_token='));
    if (set) cookie = set.split(';')[0] ?? cookie;
    if (response.status === 503) {
      // The machine has other work; the server says when to come back.
      await pause(Number(response.headers.get('retry-after') ?? 5) * 1000);
      return send(method, path, body);
    }
    const answer = (await response.json()) as T & { message?: string };
    if (!response.ok) throw new Error(`${method} ${path}: ${answer.message}`);
    return answer;
  }
  await send('POST', '/api/register', {
    email: 'sam@example.com',
    password: 'correct horse',
    displayName: 'Sam Example',
  });
  return {
    send,
    get cookie() {
      return cookie;
    },
  };
}

async function make(person: Person, building: Building): Promise<MadeBuilding> {
  const { id: projectId } = await person.send<{ id: number }>('POST', '/api/projects', building.project);
  const defectIds: number[] = [];
  for (const photo of building.photos) defectIds.push(await analyse(person, projectId, photo));
  const { id: reportId } = await person.send<{ id: number }>('POST', '/api/reports', {
    projectId,
    ...building.report,
    selectedDefectIds: defectIds,
  });
  await completed(person, reportId);
  return { building, projectId, reportId, defectIds };
}

interface Analysed {
  id: number;
  defectType: string;
  severity: string;
  aiConfidence: number;
  compliance: string;
}

/** The sandbox fills an account that has no credits left. */
async function topUp(person: Person): Promise<void> {
  const { analysisCredits } = await person.send<{ analysisCredits: number }>('GET', '/api/me');
  if (analysisCredits === 0) await person.send('POST', '/api/payments/manual-credit-fix', { addCredits: 15 });
}

/** On a machine with other work an engine may be left out for being slow: such a finding shows less than the product can. */
const TRIES = 8;

async function analyse(
  person: Person,
  projectId: number,
  sample: SamplePhoto,
  tries = TRIES,
): Promise<number> {
  await topUp(person);
  const form = new FormData();
  form.set('projectId', String(projectId));
  form.set('stageOfWorks', sample.stage);
  form.set('defectDescription', sample.words);
  const bytes = await readFile(new URL(`${sample.photo}.jpg`, photos));
  form.set('image', new Blob([Uint8Array.from(bytes)]), `${sample.photo}.jpg`);
  const { defect } = await person.send<{ defect: Analysed }>('POST', '/api/analyze', form);
  if (JSON.stringify(defect).includes('Took too long')) {
    if (tries === 1)
      throw new Error(`An engine was too slow for ${sample.photo}. Try again when the machine is idle.`);
    await person.send('DELETE', `/api/defects/${defect.id}`);
    return analyse(person, projectId, sample, tries - 1);
  }
  console.log(
    `  ${sample.photo}: ${defect.defectType}, ${defect.severity}, ${Math.round(defect.aiConfidence * 100)} %, ${defect.compliance}`,
  );
  if (sample.decision) {
    await person.send('PUT', `/api/defects/${defect.id}/decision`, {
      location: sample.location,
      ...sample.decision,
    });
  }
  return defect.id;
}

/** Waits until the report is printed; it says itself when it can't be. */
async function completed(person: Person, reportId: number): Promise<void> {
  for (;;) {
    const { status, failure } = await person.send<{ status: string; failure: string | null }>(
      'GET',
      `/api/reports/${reportId}`,
    );
    if (status === 'completed') return;
    if (status === 'failed') throw new Error(failure ?? 'The report failed');
    await pause(300);
  }
}
