import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** How the way out may lead through a proxy; both spellings are in use. */
const PROXIES = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'];

/** What a worker may know of the surroundings: enough to reach a hosted model, none of the server's secrets. */
const PASSED_ON = [
  'NODE_ENV',
  'PATH',
  'TZ',
  'NODE_EXTRA_CA_CERTS',
  'OPENAI_BASE_URL',
  'ANTHROPIC_BASE_URL',
  ...PROXIES,
];

/** Node heeds a proxy only when it is told to (from 22.21 and 24 on). */
const throughProxy = () => (PROXIES.some((name) => process.env[name]) ? { NODE_USE_ENV_PROXY: '1' } : {});

/** The library that runs networks reports to its makers unless told not to. Nothing of ours goes to anybody unasked. */
const SILENT = { ORT_DISABLE_TELEMETRY: '1' };

/** A heap for each thread keeps what a photo left in it: with one, a process stays at half the memory, and no slower. */
const LEAN = { MALLOC_ARENA_MAX: '1' };

/**
 * Pictures lie outside the heap, and each photo brings enough of them for two collections of it. By small steps beside
 * the work, on threads that share the cores with other photos, these cost twice of what they do at once.
 */
const COLLECTS_AT_ONCE = ['--single-threaded-gc', '--no-incremental-marking'];

/**
 * Starts a process of its own, for a decoder that crashes takes its process along and no more. From source it needs a
 * loader for TypeScript; a bundle needs none.
 */
export function startProcess(url: URL): ChildProcess {
  const passedOn = Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]]));
  const env = { ...passedOn, ...throughProxy(), ...SILENT, ...LEAN };
  const loader = () => ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];
  return fork(fileURLToPath(url), {
    execArgv: [...COLLECTS_AT_ONCE, ...(url.pathname.endsWith('.ts') ? loader() : [])],
    env,
    // Structured clones: bytes stay bytes.
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}
