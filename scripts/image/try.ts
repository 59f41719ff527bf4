/**
 * Builds the image and starts it as compose.yaml does: as an ordinary user, on a root that nobody can write to. Waits
 * until it is ready, analyses a photo, and ends it as an update would. Says which of these didn't go well.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/postgres/embedded-postgres.ts';
import { findFreePort } from '../../apps/server/src/platform/postgres/postmaster.ts';
import { analyse, createProject, signUp } from '../../bench/support/server.ts';
import { buildContainer, findBuilder } from './container.ts';
import { buildFromDebian } from './debian-image.ts';
import { readConfinement, readDockerfile, type Stage } from './dockerfile.ts';
import type { BuiltImage, StartedImage } from './started-image.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const PHOTO = 'packages/documents/assets/samples/garage-wall.jpg';

class Unmet extends Error {}

const say = (what: string) => console.log(`  ${what}`);
const expectThat = (holds: boolean, what: string) => {
  if (!holds) throw new Unmet(`Not so: ${what}`);
  say(what);
};

const stages = readDockerfile(await readFile(join(repository, 'Dockerfile'), 'utf8'));
const confinement = readConfinement(await readFile(join(repository, 'compose.yaml'), 'utf8'));
const work = await mkdtemp(join(tmpdir(), 'plumbline-try-'));
const quiet = { info: () => {}, warn: console.warn, error: console.error };
let built: BuiltImage | undefined;
let started: StartedImage | undefined;
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>> | undefined;
try {
  const builder = await findBuilder();
  console.log(
    builder ? `Building with ${builder}` : 'No builder of containers answers: building from Debian packages',
  );
  built = builder
    ? await buildContainer(builder, repository, confinement)
    : await buildFromDebian(repository, stages, confinement);
  postgres = await startEmbeddedPostgres({ dataDir: work, log: quiet });
  const port = await findFreePort();
  started = await built.start({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: postgres.url,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    ALLOW_SANDBOX_PAYMENTS: 'true',
  });
  await tryOut(started, `http://127.0.0.1:${port}`, stages.at(-1));
  console.log(`The image holds, built with ${built.by}.`);
} catch (error) {
  if (started) console.error((await started.said()).slice(-4000));
  console.error(error instanceof Unmet ? error.message : error);
  process.exitCode = 1;
} finally {
  await started?.remove();
  await built?.remove();
  await postgres?.stop();
  await rm(work, { recursive: true, force: true });
}

async function tryOut(image: StartedImage, url: string, stage: Stage | undefined): Promise<void> {
  const begun = Date.now();
  let ready = false;
  while (!ready && Date.now() - begun < 60_000 && (await image.alive())) {
    ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!ready) await pause(100);
  }
  expectThat(ready, `ready ${((Date.now() - begun) / 1000).toFixed(1)} s after its start`);
  const status = await image.proc('status');
  expectThat(!/^Uid:\s+0\s/m.test(status), 'it runs as an ordinary user');
  expectThat(/^NoNewPrivs:\s+1$/m.test(status), 'it can gain no rights');
  expectThat(/^CapBnd:\s+0+$/m.test(status), 'it has no capabilities');
  expectThat(/ \/ \/ ro[, ]| \/ ro[, ]/.test(await image.proc('mountinfo')), 'its root is read-only');
  expectThat((await image.inside(stage?.healthcheck ?? ['false'])) === 0, 'its health check passes');
  const page = await fetch(`${url}/`);
  expectThat(page.ok && (await page.text()).includes('Plumbline'), 'it serves the app');
  const cookie = await signUp(url);
  const project = await createProject(url, cookie);
  const answer = await analyse(url, cookie, project, await readFile(join(repository, PHOTO)));
  const told = await answer.text();
  expectThat(answer.ok, `it analyses a photo (${answer.status}${answer.ok ? '' : `: ${told}`})`);
  const code = await image.stop();
  expectThat(code === 0, 'SIGTERM ends it with code 0');
}
