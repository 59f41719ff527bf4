/**
 * Random lives of photos in a real browser: taken with the camera or chosen, filed in a room, while the network goes, the
 * tab is closed or crashes and the server is killed. In the end every photo that the device had kept is on the server
 * exactly once, and credits are spent for runs alone. SEQUENCES (300), FROM (1), SEED (1); RESULTS names a file that keeps
 * what came of each, so that parts add up and a run that was ended goes on.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import pg from 'pg';
import sharp from 'sharp';
import { findWrong } from './support/books.ts';
import { launchBrowser } from './support/browser.ts';
import { launch } from './support/fleet.ts';
import { openResults, type SequenceResult, tellResults } from './support/sequence-results.ts';
import { openBench } from './support/server.ts';

const FROM = Number(process.env.FROM ?? 1);
const SEQUENCES = Number(process.env.SEQUENCES ?? 300);
const SEED = Number(process.env.SEED ?? 1);
const ACTS = 8;
/** Without a network or a server much can't be done, and waiting longer wouldn't help. */
const HINDERED_MS = 15_000;
const ACT_MS = 90_000;
/** What takes longer never comes, however busy the machine is. */
const NEVER_MS = 600_000;
const ROOMS = ['Hall', 'Bathroom'];
const NOTHING_PROMISED = {
  projects: new Set<number>(),
  findings: new Set<number>(),
  reports: new Set<number>(),
  payments: new Set<string>(),
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let state = 0;
/** Each sequence has its own numbers, whichever ran before it. */
function beginRandom(at: number): void {
  state = Math.imul(SEED, 1_000_003) + at;
  // Neighbours have nothing in common.
  for (let round = 0; round < 3; round += 1) {
    state = Math.imul(state ^ (state >>> 16), 0x45d9f3b) >>> 0;
  }
}
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}
const upTo = (most: number) => 1 + Math.floor(random() * most);
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const bench = await openBench();
const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-capture-'));
const books = new pg.Pool({ connectionString: bench.databaseUrl, max: 2 });
const [ship] = await launch(bench.databaseUrl, dataDir, ['all']);
if (!ship) throw new Error('No server started');
const { url } = ship;
let browser: Browser = await launchBrowser({ camera: true });

/** As a supervisor does: on a busy machine a start may give up before the database answers. */
async function startServer(): Promise<void> {
  for (const since = Date.now(); ; ) {
    try {
      return await ship?.start();
    } catch (error) {
      if (Date.now() - since > NEVER_MS) throw error;
    }
  }
}

/** What one person did, and what their device had said yes to. */
interface Life {
  context: BrowserContext;
  page: Page;
  projectId: number;
  email: string;
  /** Photos that the device said it has. */
  kept: number;
  /** Those and the ones that a fault may have cut off before the device said so. */
  tried: number;
  down: boolean;
  offline: boolean;
}

let drawn = 0;
/** A wall that no other photo shows. */
async function wall(): Promise<Buffer> {
  drawn += 1;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="100%" height="100%" fill="rgb(${200 + (drawn % 40)},205,190)"/><path d="M40 ${20 + (drawn % 400)} L300 ${60 + ((drawn * 7) % 380)} L600 ${30 + ((drawn * 13) % 420)}" stroke="#3a342c" stroke-width="4" fill="none"/><text x="10" y="470">${drawn}</text></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

const ofProject = ({ projectId }: Life) => `${url}/projects/${projectId}`;

const isHindered = ({ down, offline }: Life) => down || offline;

async function open(life: Life, patience = isHindered(life) ? HINDERED_MS : ACT_MS): Promise<void> {
  life.page = await life.context.newPage();
  life.page.setDefaultTimeout(patience);
  await life.page.goto(ofProject(life));
}

/** How many photos lie on the device. */
const leftOnDevice = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const asked = indexedDB.open('plumbline-batches');
        // Nothing was ever kept: looking must not make an empty database of it.
        asked.onupgradeneeded = () => asked.transaction?.abort();
        asked.onerror = () => (asked.error?.name === 'AbortError' ? resolve(0) : reject(asked.error));
        asked.onsuccess = () => {
          const counted = asked.result.transaction('photos').objectStore('photos').count();
          counted.onsuccess = () => resolve(counted.result);
          counted.onerror = () => reject(counted.error);
          asked.result.close();
        };
      }),
  );

/** How many photos this page's camera has put on the device. */
const keptHere = (page: Page) => page.evaluate(() => performance.getEntriesByName('photo kept').length);

async function openCamera({ page }: Life) {
  const shutter = page.getByRole('button', { name: 'Take photo' });
  if (!(await shutter.isVisible())) await page.getByRole('button', { name: 'Open camera' }).click();
  return shutter;
}

async function leaveCamera({ page }: Life): Promise<void> {
  const close = page.getByRole('button', { name: 'Close camera' });
  if (await close.isVisible()) await close.click();
}

const ACTS_BY_NAME: Record<string, (life: Life) => Promise<unknown>> = {
  async 'take photos'(life) {
    const shutter = await openCamera(life);
    await life.page.getByRole('button', { name: oneOf(ROOMS), exact: true }).click();
    for (let left = upTo(2); left > 0; left -= 1) {
      const before = await keptHere(life.page);
      life.tried += 1;
      await shutter.click();
      await life.page.waitForFunction(
        (count) => performance.getEntriesByName('photo kept').length > count,
        before,
      );
      life.kept += 1;
    }
  },
  async 'take a photo and lose the tab at once'(life) {
    const shutter = await openCamera(life);
    life.tried += 1;
    await shutter.click();
    await life.page.close();
    await open(life);
  },
  async 'say what may be spent'(life) {
    await openCamera(life);
    await life.page.getByRole('button', { name: /^Allow credits$|^\d+ of \d+ credits?$/ }).click();
    await life.page.getByLabel('This visit may spend up to').fill(String(upTo(3)));
    await life.page.getByRole('button', { name: /^Allow \d credits?$/ }).click();
  },
  async 'choose photos'(life) {
    await leaveCamera(life);
    await life.page.getByRole('button', { name: 'Add many photos' }).click();
    const dialog = life.page.getByRole('dialog', { name: 'Add many photos' });
    const buffers = await Promise.all(Array.from({ length: upTo(3) }, wall));
    const files = buffers.map((buffer, at) => ({
      name: `wall-${drawn}-${at}.jpg`,
      mimeType: 'image/jpeg',
      buffer,
    }));
    await dialog.getByLabel('Choose photos').setInputFiles(files);
    if (random() < 0.5) await dialog.getByText('Keep without analysis').click();
    life.tried += files.length;
    await dialog.getByRole('button', { name: /^(Analyse|Keep) \d/ }).click();
    await dialog.waitFor({ state: 'hidden' });
    life.kept += files.length;
  },
  async 'lose the network'(life) {
    life.offline = true;
    await life.context.setOffline(true);
  },
  async 'find the network'(life) {
    await life.context.setOffline(false);
    life.offline = false;
  },
  async 'close the tab'(life) {
    await life.page.close();
    await open(life);
  },
  async 'crash the tab'(life) {
    const crashed = life.page.waitForEvent('crash');
    void life.page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    await life.page.close();
    await open(life);
  },
  async 'kill the server'(life) {
    await ship.end('SIGKILL');
    life.down = true;
  },
  async 'start the server'(life) {
    if (life.down) await startServer();
    life.down = false;
  },
  wait: () => pause(random() * 1500),
};
const NAMES = Object.keys(ACTS_BY_NAME);

async function begin(at: number, attempt: number): Promise<Life> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    baseURL: url,
    // Each person comes from an address of their own: so many sign-ups from one are refused.
    extraHTTPHeaders: { 'x-forwarded-for': `10.${at >> 8}.${at & 255}.${attempt}` },
  });
  const email = `capture-${at}-${attempt}@example.com`;
  const post = async (path: string, data: object) => {
    const answer = await context.request.post(path, { data, timeout: NEVER_MS });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  await post('/api/register', { email, password: 'correct horse', displayName: 'Cam' });
  const { id } = await post('/api/projects', { name: 'House in Coburg' });
  await post(`/api/projects/${id}/visits`, { kind: 'handover', visitedOn: '2026-03-02' });
  for (const name of ROOMS) await post(`/api/projects/${id}/places`, { name });
  // The browser's own camera shows the same picture after each start: no two photos may be alike here.
  await context.addInitScript(() => {
    const { drawImage } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.drawImage = function (
      this: CanvasRenderingContext2D,
      ...of: unknown[]
    ) {
      Reflect.apply(drawImage, this, of);
      if (!(of[0] instanceof HTMLVideoElement)) return;
      this.font = '40px sans-serif';
      this.fillText(crypto.randomUUID(), 10, 60);
    };
  });
  const page = await context.newPage();
  page.setDefaultTimeout(NEVER_MS);
  await page.goto(`/projects/${id}`);
  await page.getByRole('button', { name: 'Open camera' }).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return { context, page, projectId: id, email, kept: 0, tried: 0, down: false, offline: false };
}

const photosOf = async ({ projectId }: Life) =>
  (
    await books.query<{ photos: number; different: number }>(
      'select count(*)::int as photos, count(distinct sha256)::int as different from photos where project_id = $1',
      [projectId],
    )
  ).rows[0] ?? { photos: 0, different: 0 };

/** With network and server nothing but the page is needed; photos of a camera wait for leave to be sent. */
async function settle(life: Life): Promise<void> {
  await life.context.setOffline(false);
  if (life.down) await startServer();
  life.down = false;
  life.offline = false;
  await life.page.close();
  await open(life, NEVER_MS);
  const waiting = life.page.getByText('until you say what the visit may spend');
  let [before, since] = ['', Date.now()];
  for (;;) {
    const { photos } = await photosOf(life);
    const left = await leftOnDevice(life.page);
    const { rows } = await books.query(
      "select 1 from batch_photos b join batches t on t.id = b.batch_id where t.project_id = $1 and b.state in ('waiting', 'running')",
      [life.projectId],
    );
    if (left === 0 && rows.length === 0) return;
    const now = JSON.stringify([photos, left, rows.length]);
    if (now !== before) [before, since] = [now, Date.now()];
    if (Date.now() - since > NEVER_MS) throw new Error(`${left} on the device, ${rows.length} unfinished`);
    if (await waiting.isVisible()) {
      await openCamera(life);
      await life.page.getByRole('button', { name: 'Allow credits' }).click();
      await life.page.getByRole('button', { name: 'Send without analysis' }).click();
      await leaveCamera(life);
    }
    await pause(300);
  }
}

async function wrongIn(life: Life): Promise<string[]> {
  const { photos, different } = await photosOf(life);
  const wrong = await findWrong(books, dataDir, NOTHING_PROMISED);
  if (photos < life.kept) wrong.push(`${life.kept} photos were kept on the device, ${photos} came`);
  if (photos > life.tried) wrong.push(`${life.tried} photos were taken or chosen, ${photos} came`);
  if (different !== photos) wrong.push(`${photos} photos came, of which ${different} are different`);
  const { rows } = await books.query<{ spent: number; runs: number }>(
    `select (select coalesce(-sum(amount), 0)::int from credit_entries e where e.user_id = u.id and e.kind in ('analysis', 'analysis_refund')) as spent,
      (select count(*)::int from analyses a where a.user_id = u.id and a.state = 'succeeded' and a.charged) as runs
      from users u where u.email = $1`,
    [life.email],
  );
  if (rows[0]?.spent !== rows[0]?.runs) wrong.push(`credits and runs differ: ${JSON.stringify(rows[0])}`);
  return wrong;
}

/** Without a network or a server some can't be done: what they had promised by then holds all the same. */
async function act(life: Life, name: string): Promise<boolean> {
  life.page.setDefaultTimeout(isHindered(life) ? HINDERED_MS : ACT_MS);
  try {
    await ACTS_BY_NAME[name]?.(life);
    return true;
  } catch {
    // As somebody would whose page doesn't answer.
    await life.page.close().catch(() => undefined);
    await open(life).catch(() => undefined);
    return false;
  }
}

async function live(at: number, attempt: number): Promise<SequenceResult> {
  beginRandom(at);
  const life = await begin(at, attempt);
  const acts: string[] = [];
  let unfinished = 0;
  for (let left = ACTS; left > 0; left -= 1) {
    const name = oneOf(NAMES);
    const free = !isHindered(life);
    const finished = await act(life, name);
    acts.push(finished ? name : `${name}…`);
    if (free && !finished) unfinished += 1;
  }
  const stuck = await settle(life).then(
    () => [],
    (error: unknown) => [`it didn’t settle: ${error}`],
  );
  const wrong = [...stuck, ...(await wrongIn(life))];
  const { photos: came } = await photosOf(life);
  await life.context.close().catch(() => undefined);
  return { ...{ seed: SEED, at, acts, unfinished, wrong }, kept: life.kept, tried: life.tried, came };
}

/** A browser that ended takes its device along, and what was on it: another begins the sequence anew. */
async function liveAnew(at: number): Promise<SequenceResult> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await live(at, attempt).catch((error: unknown) => {
      if (browser.isConnected()) throw error;
    });
    if (result && browser.isConnected()) return result;
    if (attempt === 3) throw new Error(`Sequence ${at}: the browser ended three times`);
    console.error(`sequence ${at}: the browser ended, begun anew`);
    browser = await launchBrowser({ camera: true });
    await startServer();
  }
}

const results = openResults(SEED, process.env.RESULTS);
try {
  for (let at = FROM; at < FROM + SEQUENCES; at += 1) {
    if (results.has(at)) continue;
    const result = await liveAnew(at);
    results.add(result);
    for (const line of result.wrong) {
      console.error(`sequence ${at} (${result.acts.join(', ')}): ${line}`);
    }
    if (at % 10 === 0) {
      console.log(`${tellResults(results.all())[0]}, load ${loadavg()[0]?.toFixed(1)}`);
    }
  }
} finally {
  for (const line of tellResults(results.all())) console.log(line);
  await browser.close();
  await ship.end('SIGKILL');
  await books.end();
  await bench.stop();
  await rm(dataDir, { recursive: true, force: true });
}
if (results.all().some(({ wrong }) => wrong.length > 0)) process.exitCode = 1;
